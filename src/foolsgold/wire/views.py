"""Views as sent: the edition is an id only, because `Welcome` has sent its values."""

from functools import cache
from typing import Any

import msgspec

from foolsgold.games.catalogue import Ruleset


@cache
def wire_type(view_type: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """The type of a game's view as sent to clients."""
    config = view_type.__struct_config__
    return msgspec.defstruct(
        view_type.__name__,
        [
            (field.name, str if field.name == "edition" else field.type)
            for field in msgspec.structs.fields(view_type)
        ],
        namespace={"__doc__": view_type.__doc__},
        frozen=True,
        kw_only=True,
        tag_field=config.tag_field,
        tag=config.tag,
    )


def to_wire_view(view: Any) -> msgspec.Struct:
    """A view as it is sent."""
    kind: type[msgspec.Struct] = type(view)
    values = msgspec.structs.asdict(view)
    return wire_type(kind)(**{**values, "edition": view.edition.id})


def from_wire_view(sent: Any, ruleset: Ruleset) -> Any:
    """A view as it was sent, with the edition its table plays."""
    return msgspec.convert({**sent, "edition": ruleset.edition}, ruleset.rules.view_type)
