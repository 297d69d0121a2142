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

from foolsgold.base.ids import IndexBase
from foolsgold.base.messages import UserError
from foolsgold.tunnel.ascii import GLYPH_OF_TILE
from foolsgold.tunnel.tiles import Cell, Tile

NONE_TEXT = "-"
YES_NO = {"yes": True, "no": False}
MAX_COUNT = 10_000
"""Nothing at a table is counted further."""

_TOKENS = re.compile(r"[():]|[^\s():]+")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]{0,77})")


class Pair(NamedTuple):
    """`key:value`: an entry of a mapping, or a value of two fields."""

    key: Any
    value: Any


Node = str | list[Any] | Pair
"""A word, what stands in brackets, or a pair."""
CountLimits = Mapping[str, int]
"""How many there are of what is counted, as far as known: `{"seat": 5, "goal": 3}`."""


class Mismatch(Exception):
    """A node that is not what its type asks for."""

    def __init__(self, node: Node, expected: str) -> None:
        super().__init__(expected)
        self.node = node
        self.expected = expected


class Codec(NamedTuple):
    """How the values of one type are written and read."""

    encode: Callable[[Any], str]
    decode: Callable[[Node, CountLimits], Any]


class Scalar(NamedTuple):
    """A type with its own text; `decode` raises `ValueError` or `UserError` for other texts."""

    encode: Callable[[Any], str]
    decode: Callable[[str], Any]
    example: str


def _read_tile(text: str) -> Tile:
    tile = Tile.read(text)
    if tile not in GLYPH_OF_TILE:  # a passage from one side to nowhere
        raise ValueError(text)
    return tile


COMMON_SCALARS: dict[Any, Scalar] = {
    Tile: Scalar(str, _read_tile, "NES | nes"),
    Cell: Scalar(str, Cell.read, "3,-1"),
}


# --- brackets ------------------------------------------------------------------------------------


def parse_node(text: str) -> Node:
    """The words, brackets and pairs of a text; it holds one value.

    >>> parse_node("(0 (NES map) 1:no)")
    ['0', ['NES', 'map'], Pair(key='1', value='no')]
    """
    open_brackets: list[list[Any]] = [[]]
    for token in _TOKENS.findall(text):
        if token == "(":
            open_brackets.append([])
        elif token != ")":
            open_brackets[-1].append(token)
        elif len(open_brackets) > 1:
            inside = _join_pairs(open_brackets.pop())
            open_brackets[-1].append(inside)
        else:
            raise Mismatch(text, "(…)")
    if len(open_brackets) > 1 or len(open_brackets[0]) != 1 or open_brackets[0] == [":"]:
        raise Mismatch(text, "(…)")
    node: Node = open_brackets[0][0]
    return node


def _join_pairs(items: list[Any]) -> list[Any]:
    """The items of a bracket, with those that a colon joins as pairs."""
    found: list[Any] = []
    rest = iter(items)
    for item in rest:
        if item != ":":
            found.append(item)
            continue
        value = next(rest, ":")
        if not found or value == ":" or isinstance(found[-1], Pair):
            raise Mismatch(":", "key:value")
        found.append(Pair(found.pop(), value))
    return found


def node_text(node: Node, depth: int = 3) -> str:
    """A node as a text again, for complaints: not deeper than anybody would read."""
    match node:
        case str():
            return node
        case Pair():
            return f"{node_text(node.key, depth - 1)}:{node_text(node.value, depth - 1)}"
        case _:
            return in_brackets(node_text(item, depth - 1) for item in node) if depth > 0 else "(…)"


def in_brackets(texts: Iterable[str]) -> str:
    """Several texts in brackets."""
    return f"({' '.join(texts)})"


# --- types ---------------------------------------------------------------------------------------


class Codecs:
    """The forms of a game's types: `leaves` are the texts it has for its own values."""

    def __init__(self, leaves: Mapping[Any, Scalar]) -> None:
        self._scalars = {
            _union_members(kind): leaf for kind, leaf in (COMMON_SCALARS | dict(leaves)).items()
        }

    def codec_for(self, kind: Any) -> Codec:
        """The form of a type, such as `tuple[Seat | None, ...]`."""
        leaf = self._scalars.get(_union_members(kind))
        if leaf is not None:
            return _scalar_codec(leaf)
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            counting = next((extra for extra in args[1:] if isinstance(extra, IndexBase)), None)
            return self.codec_for(args[0]) if counting is None else _number_codec(counting)
        if origin in (Union, UnionType):
            return _optional_codec(
                self.codec_for(reduce(or_, (arg for arg in args if arg is not NoneType)))
            )
        if kind is bool:
            return _choice_codec(YES_NO)
        if kind is int:
            return _number_codec(None)
        if isinstance(kind, EnumType):
            members: list[Any] = list(kind)
            return _choice_codec({str(member.value): member for member in members})
        if origin is tuple and args[1:] == (...,):
            return _collection_codec(self.codec_for(args[0]), tuple, in_order=list)
        if origin is frozenset:
            return _collection_codec(self.codec_for(args[0]), frozenset, in_order=sorted)
        if isinstance(origin, type) and issubclass(origin, dict):
            return _mapping_codec(self.codec_for(args[0]), self.codec_for(args[1]), origin)
        return self._struct_codec(origin or kind, args)

    def _struct_codec(self, kind: Any, args: tuple[Any, ...]) -> Codec:
        """A value of several fields: these in brackets, in order; two needed ones as a pair."""
        settled = dict(zip(getattr(kind, "__parameters__", ()), args, strict=True))
        forms = [
            self.codec_for(_with_type_arguments(hint, settled))
            for hint in field_types(kind).values()
        ]
        fields = msgspec.structs.fields(kind)
        if len(fields) == 2 and all(field.required for field in fields):
            return _pair_codec(kind, fields, forms)
        return _fields_codec(kind, fields, forms)


def field_types(kind: Any) -> dict[str, Any]:
    """The types of a struct's fields, in order, with all that is said about them."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__}


def _union_members(kind: Any) -> frozenset[Any]:
    """A union is the set of its members, whatever their order."""
    union = get_origin(kind) in (Union, UnionType)
    return frozenset(get_args(kind) if union else (kind,))


def _with_type_arguments(hint: Any, settled: Mapping[Any, Any]) -> Any:
    """A hint of a generic struct, with its type variables settled."""
    if isinstance(hint, TypeVar):
        return settled[hint]
    free = getattr(hint, "__parameters__", ())
    return hint[tuple(settled[variable] for variable in free)] if free else hint


def _scalar_codec(leaf: Scalar) -> Codec:
    """A text of several words stands in brackets."""

    def write(value: Any) -> str:
        text = leaf.encode(value)
        return f"({text})" if " " in text else text

    def read(node: Node, _limits: CountLimits) -> Any:
        words: list[Any] = node if isinstance(node, list) and len(node) > 1 else [node]
        if not all(isinstance(word, str) for word in words):
            raise Mismatch(node, leaf.example)
        try:
            return leaf.decode(" ".join(words))
        except (ValueError, UserError):
            raise Mismatch(node, leaf.example) from None

    return Codec(write, read)


def _number_codec(counting: IndexBase | None) -> Codec:
    """A number; what is counted from 1 by people is so written."""
    first = counting.first if counting else 0

    def read(node: Node, limits: CountLimits) -> int:
        many = limits.get(counting.noun, MAX_COUNT) if counting else MAX_COUNT
        low = first if counting else 1 - many
        high = first + many - 1
        if isinstance(node, str) and _NUMBER.fullmatch(node) and low <= int(node) <= high:
            return int(node) - first
        raise Mismatch(node, f"{low}…{high}")

    return Codec(lambda number: str(number + first), read)


def _choice_codec(choices: Mapping[str, Any]) -> Codec:
    names = {value: name for name, value in choices.items()}

    def read(node: Node, _limits: CountLimits) -> Any:
        if not isinstance(node, str) or node not in choices:
            raise Mismatch(node, " | ".join(choices))
        return choices[node]

    return Codec(names.__getitem__, read)


def _optional_codec(some: Codec) -> Codec:
    return Codec(
        lambda value: NONE_TEXT if value is None else some.encode(value),
        lambda node, limits: None if node == NONE_TEXT else some.decode(node, limits),
    )


def _bracket_items(node: Node) -> list[Any]:
    # A pair is a tuple, never a list.
    if not isinstance(node, list):
        raise Mismatch(node, "(…)")
    return node


def _collection_codec(
    one: Codec, made: Callable[[Any], Any], in_order: Callable[[Any], list[Any]]
) -> Codec:
    def read(node: Node, limits: CountLimits) -> Any:
        found = made(one.decode(item, limits) for item in _bracket_items(node))
        if len(found) != len(node):  # the same twice in a set
            raise Mismatch(node, node_text([one.encode(item) for item in found]))
        return found

    return Codec(lambda values: in_brackets(one.encode(value) for value in in_order(values)), read)


def _mapping_codec(key: Codec, value: Codec, made: Callable[[Any], Any]) -> Codec:
    def read(node: Node, limits: CountLimits) -> Any:
        pairs = [_as_pair(item) for item in _bracket_items(node)]
        found = {key.decode(pair.key, limits): value.decode(pair.value, limits) for pair in pairs}
        if len(found) != len(pairs):
            raise Mismatch(node, "key:value")
        return made(found)

    def write(mapping: Any) -> str:
        return in_brackets(
            f"{key.encode(at)}:{value.encode(mapping[at])}" for at in sorted(mapping)
        )

    return Codec(write, read)


def _as_pair(node: Node) -> Pair:
    if not isinstance(node, Pair):
        raise Mismatch(node, "key:value")
    return node


def _pair_codec(kind: Any, fields: tuple[Any, ...], forms: list[Codec]) -> Codec:
    first, second = fields

    def read(node: Node, limits: CountLimits) -> Any:
        pair = _as_pair(node)
        return kind(forms[0].decode(pair.key, limits), forms[1].decode(pair.value, limits))

    def write(value: Any) -> str:
        key, other = getattr(value, first.name), getattr(value, second.name)
        return f"{forms[0].encode(key)}:{forms[1].encode(other)}"

    return Codec(write, read)


def _fields_codec(kind: Any, fields: tuple[Any, ...], forms: list[Codec]) -> Codec:
    """Fields in order; those at the end that are as usual are left out."""
    needed = sum(field.required for field in fields)

    def read(node: Node, limits: CountLimits) -> Any:
        items = _bracket_items(node)
        if not needed <= len(items) <= len(fields):
            raise Mismatch(node, in_brackets(field.name for field in fields))
        return kind(*(form.decode(item, limits) for form, item in zip(forms, items, strict=False)))

    def write(value: Any) -> str:
        values = [getattr(value, field.name) for field in fields]
        while len(values) > needed and values[-1] == _default_of(fields[len(values) - 1]):
            values.pop()
        return in_brackets(form.encode(item) for form, item in zip(forms, values, strict=False))

    return Codec(write, read)


def _default_of(field: Any) -> Any:
    made = field.default_factory
    return field.default if made is msgspec.NODEFAULT else made()
