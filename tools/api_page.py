"""Writes docs/reference/api.md from the docstrings of what programs may use; a test compares it.

It reads the source and imports nothing: a docstring below a field is known only there.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
PAGE = ROOT / "docs" / "reference" / "api.md"
OF_A_GAME = (
    "view", "moves", "actions", "events", "cards", "edition", "refusals", "position", "worlds",
)  # fmt: skip
"""The files of a game that programs use, as far as the game has them."""
HEAD = """\
# What programs may use

Written by `just wire` from the docstrings in the source. It tells what there is;
[architecture.md](architecture.md) tells how it hangs together, [bots.md](bots.md) how to write a
player. Seats, goals and cells count from 0; `Seat`, `Goal`, `CardNo` and `Small` are whole numbers.
Numbers in brackets are those of the rules: of [Saboteur](rules/saboteur.md) and of
[Gobblings! vs Gnomes](rules/gobblings.md). What an edition's file may set is in
[editions.md](editions.md), what goes over the wire in [protocol.md](protocol.md).
`foolsgold.__version__` is the version that is installed. What a program asks for and cannot have is
a `Complaint`, which is a `ValueError`; a value of the wrong type is a `TypeError` that names the
parameter.
"""

Function = ast.FunctionDef | ast.AsyncFunctionDef
Body = list[ast.stmt]


class ModulePart(NamedTuple):
    """A module of the page; without names, all of it that has a docstring."""

    module: str
    names: tuple[str, ...] = ()


class Member(NamedTuple):
    """A field, an attribute or a method, as it is written, and what it is for."""

    code: str
    told: str


def parts() -> Iterator[ModulePart]:
    """What is on the page, in the order people need it."""
    yield ModulePart("foolsgold")
    yield ModulePart("foolsgold.base.messages", ("Phrase", "Complaint"))
    yield ModulePart("foolsgold.play.game")
    yield ModulePart("foolsgold.play.history")
    yield ModulePart("foolsgold.play.record", ("Record", "Position", "Played", "Said"))
    yield ModulePart("foolsgold.play.record_parser", ("read_record", "ParsedRecord", "RecordError"))
    yield ModulePart("foolsgold.play.table_talk")
    yield ModulePart(
        "foolsgold.games.catalogue", ("Box", "find", "from_text", "from_file", "shipped")
    )
    yield ModulePart("foolsgold.games.api")
    yield ModulePart("foolsgold.games.action_space")
    for game in ("saboteur", "gobblings"):
        for name in OF_A_GAME:
            if file_of(f"foolsgold.games.{game}.{name}").exists():
                yield ModulePart(f"foolsgold.games.{game}.{name}")
    yield ModulePart("foolsgold.tunnel.tiles", ("Cell", "Tile"))
    yield ModulePart("foolsgold.base.rng", ("Rng",))
    yield ModulePart("foolsgold.bots.api")
    yield ModulePart("foolsgold.beliefs.saboteur.posterior")
    yield ModulePart("foolsgold.tunnel.distances", ("Survey", "survey_of"))
    yield ModulePart("foolsgold.base.confidence_intervals", ("Share",))
    yield ModulePart("foolsgold.study.simulation", ("simulate", "Report", "Mean"))
    yield ModulePart("foolsgold.analysis.analysis", ("analyse", "Budget"))
    yield ModulePart("foolsgold.wire.analysis")
    yield ModulePart("foolsgold.client")
    tickets = ("Ticket", "open_table", "open_tables", "sit_down", "carry_seat", "watching")
    yield ModulePart("foolsgold.client.join", tickets)
    yield ModulePart("foolsgold.client.remote_table", ("RemoteTable", "Ended", "new_id"))
    yield ModulePart("foolsgold.client.table_state")


def file_of(module: str) -> Path:
    """Where a module is written."""
    path = SOURCE.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def page() -> str:
    """The whole page."""
    return "\n".join((HEAD, *(line for part in parts() for line in section(part))))


def section(part: ModulePart) -> Iterator[str]:
    """A module: what it is for, its larger things one by one, its small values in a table."""
    tree = ast.parse(file_of(part.module).read_text(encoding="utf-8"))
    things = [node for node in tree.body if is_documented(node, part.names)]
    yield from (f"## `{part.module}`", "", first_paragraph(tree), "")
    yield from unions(tree.body, part.names)
    yield from exports(tree)
    classes = [node for node in things if isinstance(node, ast.ClassDef)]
    for node in classes:
        if not is_small(node):
            yield from class_section(node)
    yield from table("value", (class_row(node) for node in classes if is_small(node)))
    yield from table(
        "function", (function_row(node) for node in things if isinstance(node, Function))
    )


def is_documented(node: ast.stmt, names: tuple[str, ...]) -> bool:
    """Whether something of a module is on the page."""
    if not isinstance(node, ast.ClassDef | Function) or node.name.startswith("_"):
        return False
    if names and node.name not in names:
        return False
    return ast.get_docstring(node) is not None


@cache
def documented_classes() -> frozenset[str]:
    """The classes that are on the page."""
    trees = [(ast.parse(file_of(part.module).read_text("utf-8")), part) for part in parts()]
    return frozenset(
        node.name
        for tree, part in trees
        for node in tree.body
        if isinstance(node, ast.ClassDef) and is_documented(node, part.names)
    )


def unions(body: Body, names: tuple[str, ...]) -> Iterator[str]:
    """Names for "one of these", such as all moves of a game."""
    for node in body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        is_alias = ast.unparse(node.annotation) == "TypeAlias" and not names
        if is_alias and isinstance(node.value, ast.BinOp):
            yield from (f"`{node.target.id}` is one of `{ast.unparse(node.value)}`.", "")


def exports(tree: ast.Module) -> Iterator[str]:
    """What a module offers that is written elsewhere, and where it is told."""
    wanted = names_in_all(tree.body)
    lines = [
        f"- `{alias.asname or alias.name}`: [`{node.module}`](#{anchor(node.module)})"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
        if (alias.asname or alias.name) in wanted
    ]
    if lines:
        yield from (*lines, "")


def names_in_all(body: Body) -> tuple[str, ...]:
    """The names in `__all__`."""
    for node in body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return tuple(ast.literal_eval(node.value))
    return ()


def anchor(module: str) -> str:
    """How a heading is linked to on the usual sites."""
    return module.replace(".", "")


def is_small(node: ast.ClassDef) -> bool:
    """Whether a line of a table has space for it: nothing in it has a docstring of its own."""
    return not any(member.told for member in members(node))


def class_section(node: ast.ClassDef) -> Iterator[str]:
    """A class with a heading."""
    yield from (f"### `{node.name}`", "", *signature_of(node), first_paragraph(node), "")
    for base in node.bases:
        name = ast.unparse(base).partition("[")[0]
        if name in documented_classes():
            yield from (f"It has all that `{name}` has.", "")
    yield from table("", members(node))


def class_row(node: ast.ClassDef) -> Member:
    """A class as one line: its fields, or the values of an enum."""
    if any(ast.unparse(base) in ("StrEnum", "Enum", "Reason") for base in node.bases):
        said = ", ".join(f"`{member.code}`" for member in members(node))
        return Member(node.name, f"{first_paragraph(node)} {said}".strip())
    fields = ", ".join(member.code for member in members(node))
    return Member(f"{node.name}({fields})" if fields else node.name, first_paragraph(node))


def function_row(node: Function) -> Member:
    """A function, with what it takes and gives."""
    gives = "" if node.returns is None else f" -> {plain(node.returns)}"
    return Member(f"{node.name}({arguments(node)}){gives}", first_paragraph(node))


def signature_of(node: ast.ClassDef) -> Iterator[str]:
    """What a class is made from, if it says so itself."""
    for made in node.body:
        if isinstance(made, ast.FunctionDef) and made.name == "__init__" and not is_overload(made):
            yield from (f"`{node.name}({arguments(made)})`", "")


def is_overload(node: Function) -> bool:
    """Whether it only tells type checkers one more way to call it."""
    return any(ast.unparse(decorator) == "overload" for decorator in node.decorator_list)


def members(node: ast.ClassDef) -> Iterator[Member]:
    """Fields, attributes, properties and methods in the order they are written."""
    yield from fields(node.body)
    for inner in node.body:
        if not isinstance(inner, Function):
            continue
        if inner.name == "__init__":
            yield from attributes(inner.body)
        elif not inner.name.startswith("_") and ast.get_docstring(inner):
            yield method(inner)


def fields(body: Body) -> Iterator[Member]:
    """The fields of a value: all of them, for they are its shape. Values of an enum too."""
    for node, told in with_docs(body):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if not node.target.id.startswith("_"):
                rules = rules_in(node.annotation)
                yield Member(
                    f"{node.target.id}: {plain(node.annotation)}", f"{rules} {told}".strip()
                )
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]).isupper():
            yield from (Member(value, told) for value in values_in(node.value))


def values_in(value: ast.expr) -> Iterator[str]:
    """A value of an enum: a word, or a word and the number of its rule."""
    match value:
        case ast.Constant(value=str(word)):
            yield word
        case ast.Tuple(elts=[ast.Constant(value=str(word)), ast.Constant(value=str(rule))]):
            yield f"{word} [{rule}]"


def attributes(body: Body) -> Iterator[Member]:
    """What `__init__` sets: where a type or a docstring says what it is."""
    for node, told in with_docs(body):
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if not isinstance(target, ast.Attribute) or target.attr.startswith("_"):
            continue
        if isinstance(node, ast.AnnAssign):
            yield Member(f"{target.attr}: {plain(node.annotation)}", told)
        elif told:
            yield Member(target.attr, told)


def with_docs(body: Body) -> Iterator[tuple[ast.stmt, str]]:
    """Each statement with the text below it, if there is one."""
    for node, after in zip(body, [*body[1:], ast.Pass()], strict=True):
        match after:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node, collapse_first_paragraph(text)
            case _:
                yield node, ""


def method(node: Function) -> Member:
    """A method, or a property, which reads like a field."""
    kinds = [ast.unparse(decorator) for decorator in node.decorator_list]
    if "property" in kinds or "cached_property" in kinds:
        gives = "" if node.returns is None else f": {plain(node.returns)}"
        return Member(node.name + gives, first_paragraph(node))
    return function_row(node)


def arguments(node: Function) -> str:
    """The arguments without the object itself."""
    text = re.sub(r"^(self|cls)(, |$)", "", ast.unparse(node.args))
    return text.replace("'", '"')


def plain(annotation: ast.expr) -> str:
    """A type as a reader wants it: without what only the machinery reads."""
    match annotation:
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[kind, *_])):
            return ast.unparse(kind)
        case ast.Constant(value=str(text)):
            return text
    return ast.unparse(annotation)


def rules_in(annotation: ast.expr) -> str:
    """[R1] The numbers of the rules that stand in a field's annotation."""
    for node in ast.walk(annotation):
        match node:
            case ast.Call(
                func=ast.Name(id="Value" | "Switch"), args=[ast.Constant(value=str(rules)), *_]
            ):
                return f"[{rules}]"
    return ""


def first_paragraph(node: ast.Module | ast.ClassDef | Function) -> str:
    """What something is for."""
    return collapse_first_paragraph(ast.get_docstring(node) or "")


def collapse_first_paragraph(text: str) -> str:
    """The first paragraph in one line."""
    return " ".join(text.strip().split("\n\n")[0].split())


def table(head: str, rows: Iterable[Member]) -> Iterator[str]:
    """Rows side by side; nothing if there are none."""
    cells = [f"| `{escaped(row.code)}` | {escaped(row.told)} |" for row in rows]
    if cells:
        yield from (f"| {head} | |", "|---|---|", *cells, "")


def escaped(text: str) -> str:
    """A text in a cell of a table."""
    return text.replace("|", r"\|")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
