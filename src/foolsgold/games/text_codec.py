"""Text codecs derived from types: values as words, brackets and pairs in one line, and back.

The codec follows from the type alone, so a new field of a state needs no change here.
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
"""Upper bound of all other numbers."""

_TOKENS = re.compile(r"[():]|[^\s():]+")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]{0,77})")


class Pair(NamedTuple):
    """`key:value`: an entry of a mapping, or a value of two fields."""

    key: Any
    value: Any


Node = str | list[Any] | Pair
"""A word, a bracketed list, or a pair."""
CountLimits = Mapping[str, int]
"""The known number of things that indices count: `{"seat": 5, "goal": 3}`."""


class Mismatch(Exception):
    """A node that does not match its type."""

    def __init__(self, node: Node, expected: str) -> None:
        super().__init__(expected)
        self.node = node
        self.expected = expected


class Codec(NamedTuple):
    """How the values of one type are written and read."""

    encode: Callable[[Any], str]
    decode: Callable[[Node, CountLimits], Any]


class Scalar(NamedTuple):
    """A type with its own text form; `decode` raises `ValueError` or `UserError` for other text."""

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
    """Parses one value into words, brackets and pairs.

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
    """The items of a bracket, with those joined by a colon as pairs."""
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
    """A node as text, for error messages; deep nesting is cut."""
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
    """The codecs of a game's types; `scalars` are its own types with a text form."""

    def __init__(self, scalars: Mapping[Any, Scalar]) -> None:
        self._scalars = {
            _union_members(kind): scalar
            for kind, scalar in (COMMON_SCALARS | dict(scalars)).items()
        }

    def codec_for(self, kind: Any) -> Codec:
        """The codec of a type, such as `tuple[Seat | None, ...]`."""
        scalar = self._scalars.get(_union_members(kind))
        if scalar is not None:
            return _scalar_codec(scalar)
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
        """A struct: its fields in brackets, in order; two required ones as a pair."""
        settled = dict(zip(getattr(kind, "__parameters__", ()), args, strict=True))
        codecs = [
            self.codec_for(_with_type_arguments(hint, settled))
            for hint in field_types(kind).values()
        ]
        fields = msgspec.structs.fields(kind)
        if len(fields) == 2 and all(field.required for field in fields):
            return _pair_codec(kind, fields, codecs)
        return _fields_codec(kind, fields, codecs)


def field_types(kind: Any) -> dict[str, Any]:
    """The types of a struct's fields, in order, with annotations."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__}


def _union_members(kind: Any) -> frozenset[Any]:
    """The members of a union, as a set, because their order does not matter."""
    union = get_origin(kind) in (Union, UnionType)
    return frozenset(get_args(kind) if union else (kind,))


def _with_type_arguments(hint: Any, settled: Mapping[Any, Any]) -> Any:
    """A hint of a generic struct, with its type variables settled."""
    if isinstance(hint, TypeVar):
        return settled[hint]
    free = getattr(hint, "__parameters__", ())
    return hint[tuple(settled[variable] for variable in free)] if free else hint


def _scalar_codec(scalar: Scalar) -> Codec:
    """Codec of a scalar; text of several words is put in brackets."""

    def write(value: Any) -> str:
        text = scalar.encode(value)
        return f"({text})" if " " in text else text

    def read(node: Node, _limits: CountLimits) -> Any:
        words: list[Any] = node if isinstance(node, list) and len(node) > 1 else [node]
        if not all(isinstance(word, str) for word in words):
            raise Mismatch(node, scalar.example)
        try:
            return scalar.decode(" ".join(words))
        except (ValueError, UserError):
            raise Mismatch(node, scalar.example) from None

    return Codec(write, read)


def _number_codec(counting: IndexBase | None) -> Codec:
    """Codec of a number; indices that people count from 1 are written so."""
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
        if len(found) != len(node):  # a duplicate in a set
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


def _pair_codec(kind: Any, fields: tuple[Any, ...], codecs: list[Codec]) -> Codec:
    first, second = fields

    def read(node: Node, limits: CountLimits) -> Any:
        pair = _as_pair(node)
        return kind(codecs[0].decode(pair.key, limits), codecs[1].decode(pair.value, limits))

    def write(value: Any) -> str:
        key, other = getattr(value, first.name), getattr(value, second.name)
        return f"{codecs[0].encode(key)}:{codecs[1].encode(other)}"

    return Codec(write, read)


def _fields_codec(kind: Any, fields: tuple[Any, ...], codecs: list[Codec]) -> Codec:
    """Fields in order; trailing ones with their default are left out."""
    needed = sum(field.required for field in fields)

    def read(node: Node, limits: CountLimits) -> Any:
        items = _bracket_items(node)
        if not needed <= len(items) <= len(fields):
            raise Mismatch(node, in_brackets(field.name for field in fields))
        return kind(
            *(codec.decode(item, limits) for codec, item in zip(codecs, items, strict=False))
        )

    def write(value: Any) -> str:
        values = [getattr(value, field.name) for field in fields]
        while len(values) > needed and values[-1] == _default_of(fields[len(values) - 1]):
            values.pop()
        return in_brackets(codec.encode(item) for codec, item in zip(codecs, values, strict=False))

    return Codec(write, read)


def _default_of(field: Any) -> Any:
    made = field.default_factory
    return field.default if made is msgspec.NODEFAULT else made()
