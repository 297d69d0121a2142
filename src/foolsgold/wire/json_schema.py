"""JSON Schema of the WebSocket protocol, for clients in other languages."""

from functools import cache
from typing import Any

import msgspec

from foolsgold.games.catalogue import GAMES
from foolsgold.wire import commands, frames
from foolsgold.wire.views import wire_type


@cache
def message_schema() -> dict[str, Any]:
    """One document: what a client may send, what it gets, and each game's moves and views."""
    kinds: dict[str, Any] = {"client": commands.ClientFrame, "server": frames.ServerFrame}
    for rules in GAMES:
        kinds[f"{rules.name}-move"] = rules.move_type
        kinds[f"{rules.name}-event"] = rules.event_type
        kinds[f"{rules.name}-view"] = wire_type(rules.view_type)
    schemas: dict[str, Any] = {}
    definitions: dict[str, Any] = {}
    for name, kind in kinds.items():
        # Both games have a `Place`, a `View` and so on: each part keeps its own names.
        template = f"#/$defs/{name}.{{name}}"
        (schema,), parts = msgspec.json.schema_components([kind], ref_template=template)
        schemas[name] = schema
        definitions.update({f"{name}.{part}": shape for part, shape in parts.items()})
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Fool's Gold, protocol {frames.PROTOCOL_VERSION}",
        "description": "`client` is what a client sends, `server` what it receives.",
        "$defs": {**schemas, **definitions},
    }
