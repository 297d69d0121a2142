"""Writes the page's TypeScript types from the types the server speaks; a test compares them."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec

from foolsgold.games.catalogue import GAMES, PLUGINS, shipped_editions
from foolsgold.play import presentation, table_talk
from foolsgold.wire import (
    analysis,
    commands,
    finished_games,
    frames,
    http_bodies,
    public_lobby,
    referee,
)
from foolsgold.wire.views import wire_type

WIRE_FOLDER = Path(__file__).parents[1] / "web" / "src" / "wire"
HEAD = "// Written by tools/wire_types.py from the server's own types. Do not edit.\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
WIRE_TYPES = {
    kind.__name__
    for kind in (
        *get_args(commands.ClientFrame),
        http_bodies.NewTable,
        http_bodies.SitDown,
        http_bodies.BotSeat,
        http_bodies.SeatTransferRequest,
        http_bodies.SeatRequestBody,
        finished_games.ReplayUpload,
        referee.RefereeRequest,
    )
}
"""What the page writes itself: it may leave out what has a default. What it reads is whole."""


def files() -> dict[str, str]:
    """The text of each file, by name."""
    found = {
        "table.ts": _module(
            {
                "ClientFrame": commands.ClientFrame,
                "ServerFrame": frames.ServerFrame,
                "NewTable": http_bodies.NewTable,
                "SitDown": http_bodies.SitDown,
                "SeatResponse": http_bodies.SeatResponse,
                "SeatTransferRequest": http_bodies.SeatTransferRequest,
                "SeatTransferCode": http_bodies.SeatTransferCode,
                "SeatRequestBody": http_bodies.SeatRequestBody,
                "Problem": http_bodies.Problem,
                "EditionInfo": presentation.EditionInfo,
                "RulesSheet": presentation.RulesSheet,
                "EditionComparison": presentation.EditionComparison,
                "Invite": http_bodies.Invite,
                "Tutorial": http_bodies.Tutorial,
                "GameSummary": http_bodies.GameSummary,
                "Hint": http_bodies.Hint,
                "Replay": finished_games.Replay,
                "ReplayLink": finished_games.ReplayLink,
                "ReplayUpload": finished_games.ReplayUpload,
                "VisibilityRequest": finished_games.VisibilityRequest,
                "DeviceTransfer": finished_games.DeviceTransfer,
                "DeviceTransferCode": finished_games.DeviceTransferCode,
                "DeviceTransferFetch": finished_games.DeviceTransferFetch,
                "AnalysisStatus": analysis.AnalysisStatus,
                "OpenTables": public_lobby.OpenTables,
                "ServerStatus": public_lobby.ServerStatus,
                "PersonReport": public_lobby.PersonReport,
                "BlockCount": public_lobby.BlockCount,
                "PublicChange": frames.PublicChange,
                "Claim": table_talk.Claim,
            }
        )
    }
    found["referee.ts"] = _module(
        {
            "RefereeSetup": referee.RefereeSetup,
            "RefereeRequest": referee.RefereeRequest,
            "RefereeResponse": referee.RefereeResponse,
            "ReplayPosition": referee.ReplayPosition,
        }
    )
    for rules in GAMES:
        kinds = {
            "Move": rules.move_type,
            "Event": rules.event_type,
            "View": wire_type(rules.view_type),
        }
        found[f"{rules.name}.ts"] = _module(kinds)
    found["games.ts"] = _games()
    return found


def _games() -> str:
    """All games by name: a game that is missing in a part of the page does not compile there."""
    names = [rules.name for rules in GAMES]
    lines = [HEAD.rstrip("\n")]
    lines += [f'import type * as {name.title()} from "./{name}";' for name in sorted(names)]
    lines += ["", "/** What is said of each game, by its name. */", "export interface Games {"]
    for name in names:
        said = "; ".join(f"{kind}: {name.title()}.{kind}" for kind in ("View", "Move", "Event"))
        lines.append(f"  {name}: {{ {said} }};")
    lines += ["}", "", "export type GameName = keyof Games;", ""]
    lines.append(f"export const GAMES = {_list(names)} as const satisfies readonly GameName[];")
    lines += ["", "/** Those that come with the project. */"]
    lines.append(f"export const EDITIONS = {_list(shipped_editions())} as const;")
    lines += ["", "/** The edition that is suggested to readers of a language. */"]
    lines.append("export const EDITION_BY_LANGUAGE: Readonly<Record<string, string>> = {")
    lines += [
        f"  {lang}: {_quoted(edition)}," for lang, edition in PLUGINS[0].edition_by_language.items()
    ]
    lines += ["};", "", "/** The edition that is suggested to all others. */"]
    lines.append(f"export const REFERENCE_EDITION = {_quoted(GAMES[0].reference_edition)};")
    return "\n".join(lines) + "\n"


def _list(values: Iterable[str]) -> str:
    return f"[{', '.join(map(_quoted, values))}]"


def _module(kinds: dict[str, Any]) -> str:
    schemas, parts = msgspec.json.schema_components(kinds.values(), ref_template="{name}")
    lines = [HEAD]
    for name, schema in parts.items():
        lines.append(_definition(name, schema))
    for name, schema in zip(kinds, schemas, strict=True):
        told = _comment(schema)
        if told != name:
            lines.append(f"export type {name} = {told};\n")
    return "\n".join(lines)


def _definition(name: str, schema: dict[str, Any]) -> str:
    why = schema.get("description", "").split("\n")[0]
    head = f"/** {why} */\n" if why else ""
    if schema.get("type") != "object":
        return f"{head}export type {name} = {_comment(schema)};\n"
    required = set(schema.get("required", ()))
    rows = []
    for field, kind in schema["properties"].items():
        optional = "?" if name in WIRE_TYPES and field not in required else ""
        rows.append(f"  {field}{optional}: {_comment(kind)};\n")
    return f"{head}export interface {name} {{\n{''.join(rows)}}}\n"


def _comment(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(_quoted(value) for value in schema["enum"])
    if "const" in schema:
        return _quoted(schema["const"])
    if "anyOf" in schema:
        return " | ".join(_comment(part) for part in schema["anyOf"])
    match schema.get("type"):
        case "null":
            return "null"
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(_comment(item) for item in schema['prefixItems'])}]"
        case "array":
            item = _comment(schema.get("items", {}))
            return f"({item})[]" if "|" in item else f"{item}[]"
        case "object":
            keys = _comment(schema["propertyNames"]) if "propertyNames" in schema else "string"
            values = _comment(schema.get("additionalProperties", {}))
            return f"Record<{keys}, {values}>"
        case str(plain):
            return PLAIN[plain]
    return "unknown"


def _quoted(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    WIRE_FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (WIRE_FOLDER / name).write_text(text, encoding="utf-8")
