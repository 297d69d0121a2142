"""`WireMessage`: a message id and its arguments, translated by the client."""

import msgspec

from foolsgold.base.messages import Message


class WireMessage(msgspec.Struct, frozen=True):
    """A message not yet in any language; the reader's side turns it into a sentence."""

    id: str
    args: dict[str, "int | str | WireMessage"] = {}

    def to_message(self) -> Message:
        """The `Message` that `locales` translates."""
        return Message(
            self.id,
            {
                name: arg.to_message() if isinstance(arg, WireMessage) else arg
                for name, arg in self.args.items()
            },
        )


def to_wire(message: Message) -> WireMessage:
    """A message as it is sent."""
    return WireMessage(
        message.id, {name: _to_wire_argument(arg) for name, arg in message.args.items()}
    )


def _to_wire_argument(arg: object) -> "int | str | WireMessage":
    if isinstance(arg, Message):
        return to_wire(arg)
    return arg if isinstance(arg, int) else str(arg)
