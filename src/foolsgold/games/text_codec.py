"""How values of each type are written in one line and read back: words, brackets, pairs.

The form follows from the type alone, so a new field of a state needs nothing here.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from enum import EnumType
from functools import reduce
from operator import or_
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from foolsgold.base.ids import Counting
from foolsgold.base.messages import Complaint
from foolsgold.tunnel.ascii import GLYPHS
from foolsgold.tunnel.tiles import Cell, Tile

NONE = "-"
YES_NO = {"yes": True, "no": False}
MOST_COUNTED = 10_000
"""Nothing at a table is counted further."""

_TOKENS = re.compile(r"[():]|[^\s():]+")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]{0,77})")


class Pair(NamedTuple):
    """`key:value`: an entry of a mapping, or a value of two fields."""

    key: Any
    value: Any


Node = str | list[Any] | Pair
"""A word, what stands in brackets, or a pair."""
Limits = Mapping[str, int]
"""How many there are of what is counted, as far as known: `{"seat": 5, "goal": 3}`."""


class Unlike(Exception):  # noqa: N818 - who reads a field turns it into a complaint that names it
    """A node that is not what its type asks for."""

    def __init__(self, node: Node, expected: str) -> None:
        super().__init__(expected)
        self.node = node
        self.expected = expected


class Form(NamedTuple):
    """How the values of one type are written and read."""

    write: Callable[[Any], str]
    read: Callable[[Node, Limits], Any]


class Leaf(NamedTuple):
    """A type with a text of its own; `read` raises `ValueError` or `Complaint` for other texts."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]
    example: str


def _read_tile(text: str) -> Tile:
    tile = Tile.read(text)
    if tile not in GLYPHS:  # a passage from one side to nowhere
        raise ValueError(text)
    return tile


COMMON: dict[Any, Leaf] = {
    Tile: Leaf(str, _read_tile, "NES | nes"),
    Cell: Leaf(str, Cell.read, "3,-1"),
}


# --- brackets ------------------------------------------------------------------------------------


def parsed(text: str) -> Node:
    """The words, brackets and pairs of a text; it holds one value.

    >>> parsed("(0 (NES map) 1:no)")
    ['0', ['NES', 'map'], Pair(key='1', value='no')]
    """
    open_brackets: list[list[Any]] = [[]]
    for token in _TOKENS.findall(text):
        if token == "(":
            open_brackets.append([])
        elif token != ")":
            open_brackets[-1].append(token)
        elif len(open_brackets) > 1:
            inside = _paired(open_brackets.pop())
            open_brackets[-1].append(inside)
        else:
            raise Unlike(text, "(…)")
    if len(open_brackets) > 1 or len(open_brackets[0]) != 1 or open_brackets[0] == [":"]:
        raise Unlike(text, "(…)")
    node: Node = open_brackets[0][0]
    return node


def _paired(items: list[Any]) -> list[Any]:
    """The items of a bracket, with those that a colon joins as pairs."""
    found: list[Any] = []
    rest = iter(items)
    for item in rest:
        if item != ":":
            found.append(item)
            continue
        value = next(rest, ":")
        if not found or value == ":" or isinstance(found[-1], Pair):
            raise Unlike(":", "key:value")
        found.append(Pair(found.pop(), value))
    return found


def shown(node: Node, depth: int = 3) -> str:
    """A node as a text again, for complaints: not deeper than anybody would read."""
    match node:
        case str():
            return node
        case Pair():
            return f"{shown(node.key, depth - 1)}:{shown(node.value, depth - 1)}"
        case _:
            return bracketed(shown(item, depth - 1) for item in node) if depth > 0 else "(…)"


def bracketed(texts: Iterable[str]) -> str:
    """Several texts in brackets."""
    return f"({' '.join(texts)})"


# --- types ---------------------------------------------------------------------------------------


class Forms:
    """The forms of a game's types: `leaves` are the texts it has for its own values."""

    def __init__(self, leaves: Mapping[Any, Leaf]) -> None:
        self._leaves = {_members(kind): leaf for kind, leaf in (COMMON | dict(leaves)).items()}

    def of(self, kind: Any) -> Form:
        """The form of a type, such as `tuple[Seat | None, ...]`."""
        leaf = self._leaves.get(_members(kind))
        if leaf is not None:
            return _leaf(leaf)
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            counting = next((extra for extra in args[1:] if isinstance(extra, Counting)), None)
            return self.of(args[0]) if counting is None else _number(counting)
        if origin in (Union, UnionType):
            return _optional(self.of(reduce(or_, (arg for arg in args if arg is not NoneType))))
        if kind is bool:
            return _choice(YES_NO)
        if kind is int:
            return _number(None)
        if isinstance(kind, EnumType):
            members: list[Any] = list(kind)
            return _choice({str(member.value): member for member in members})
        if origin is tuple and args[1:] == (...,):
            return _many(self.of(args[0]), tuple, in_order=list)
        if origin is frozenset:
            return _many(self.of(args[0]), frozenset, in_order=sorted)
        if isinstance(origin, type) and issubclass(origin, dict):
            return _mapping(self.of(args[0]), self.of(args[1]), origin)
        return self._struct(origin or kind, args)

    def _struct(self, kind: Any, args: tuple[Any, ...]) -> Form:
        """A value of several fields: these in brackets, in order; two needed ones as a pair."""
        settled = dict(zip(getattr(kind, "__parameters__", ()), args, strict=True))
        forms = [self.of(_filled(hint, settled)) for hint in hints_of(kind).values()]
        fields = msgspec.structs.fields(kind)
        if len(fields) == 2 and all(field.required for field in fields):
            return _pair(kind, fields, forms)
        return _fields(kind, fields, forms)


def hints_of(kind: Any) -> dict[str, Any]:
    """The types of a struct's fields, in order, with all that is said about them."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__}


def _members(kind: Any) -> frozenset[Any]:
    """A union is the set of its members, whatever their order."""
    union = get_origin(kind) in (Union, UnionType)
    return frozenset(get_args(kind) if union else (kind,))


def _filled(hint: Any, settled: Mapping[Any, Any]) -> Any:
    """A hint of a generic struct, with its type variables settled."""
    if isinstance(hint, TypeVar):
        return settled[hint]
    free = getattr(hint, "__parameters__", ())
    return hint[tuple(settled[variable] for variable in free)] if free else hint


def _leaf(leaf: Leaf) -> Form:
    """A text of several words stands in brackets."""

    def write(value: Any) -> str:
        text = leaf.write(value)
        return f"({text})" if " " in text else text

    def read(node: Node, _limits: Limits) -> Any:
        words: list[Any] = node if isinstance(node, list) and len(node) > 1 else [node]
        if not all(isinstance(word, str) for word in words):
            raise Unlike(node, leaf.example)
        try:
            return leaf.read(" ".join(words))
        except (ValueError, Complaint):
            raise Unlike(node, leaf.example) from None

    return Form(write, read)


def _number(counting: Counting | None) -> Form:
    """A number; what is counted from 1 by people is so written."""
    first = counting.first if counting else 0

    def read(node: Node, limits: Limits) -> int:
        many = limits.get(counting.what, MOST_COUNTED) if counting else MOST_COUNTED
        low = first if counting else 1 - many
        high = first + many - 1
        if isinstance(node, str) and _NUMBER.fullmatch(node) and low <= int(node) <= high:
            return int(node) - first
        raise Unlike(node, f"{low}…{high}")

    return Form(lambda number: str(number + first), read)


def _choice(choices: Mapping[str, Any]) -> Form:
    names = {value: name for name, value in choices.items()}

    def read(node: Node, _limits: Limits) -> Any:
        if not isinstance(node, str) or node not in choices:
            raise Unlike(node, " | ".join(choices))
        return choices[node]

    return Form(names.__getitem__, read)


def _optional(some: Form) -> Form:
    return Form(
        lambda value: NONE if value is None else some.write(value),
        lambda node, limits: None if node == NONE else some.read(node, limits),
    )


def _in_brackets(node: Node) -> list[Any]:
    # A pair is a tuple, never a list.
    if not isinstance(node, list):
        raise Unlike(node, "(…)")
    return node


def _many(one: Form, made: Callable[[Any], Any], in_order: Callable[[Any], list[Any]]) -> Form:
    def read(node: Node, limits: Limits) -> Any:
        found = made(one.read(item, limits) for item in _in_brackets(node))
        if len(found) != len(node):  # the same twice in a set
            raise Unlike(node, shown([one.write(item) for item in found]))
        return found

    return Form(lambda values: bracketed(one.write(value) for value in in_order(values)), read)


def _mapping(key: Form, value: Form, made: Callable[[Any], Any]) -> Form:
    def read(node: Node, limits: Limits) -> Any:
        pairs = [_as_pair(item) for item in _in_brackets(node)]
        found = {key.read(pair.key, limits): value.read(pair.value, limits) for pair in pairs}
        if len(found) != len(pairs):
            raise Unlike(node, "key:value")
        return made(found)

    def write(mapping: Any) -> str:
        return bracketed(f"{key.write(at)}:{value.write(mapping[at])}" for at in sorted(mapping))

    return Form(write, read)


def _as_pair(node: Node) -> Pair:
    if not isinstance(node, Pair):
        raise Unlike(node, "key:value")
    return node


def _pair(kind: Any, fields: tuple[Any, ...], forms: list[Form]) -> Form:
    first, second = fields

    def read(node: Node, limits: Limits) -> Any:
        pair = _as_pair(node)
        return kind(forms[0].read(pair.key, limits), forms[1].read(pair.value, limits))

    def write(value: Any) -> str:
        key, other = getattr(value, first.name), getattr(value, second.name)
        return f"{forms[0].write(key)}:{forms[1].write(other)}"

    return Form(write, read)


def _fields(kind: Any, fields: tuple[Any, ...], forms: list[Form]) -> Form:
    """Fields in order; those at the end that are as usual are left out."""
    needed = sum(field.required for field in fields)

    def read(node: Node, limits: Limits) -> Any:
        items = _in_brackets(node)
        if not needed <= len(items) <= len(fields):
            raise Unlike(node, bracketed(field.name for field in fields))
        return kind(*(form.read(item, limits) for form, item in zip(forms, items, strict=False)))

    def write(value: Any) -> str:
        values = [getattr(value, field.name) for field in fields]
        while len(values) > needed and values[-1] == _usual(fields[len(values) - 1]):
            values.pop()
        return bracketed(form.write(item) for form, item in zip(forms, values, strict=False))

    return Form(write, read)


def _usual(field: Any) -> Any:
    made = field.default_factory
    return field.default if made is msgspec.NODEFAULT else made()
