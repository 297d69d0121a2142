"""A phrase on its way to a reader: the message id and what it is about."""

import msgspec

from foolsgold.base.messages import Phrase


class Said(msgspec.Struct, frozen=True):
    """A message not yet in any language; the reader's side turns it into a sentence."""

    id: str
    args: dict[str, "int | str | Said"] = {}

    def phrase(self) -> Phrase:
        """The same as `locales` reads it."""
        return Phrase(
            self.id,
            {
                name: arg.phrase() if isinstance(arg, Said) else arg
                for name, arg in self.args.items()
            },
        )


def said(phrase: Phrase) -> Said:
    """A phrase as it goes over the wire."""
    return Said(phrase.id, {name: _plain(arg) for name, arg in phrase.args.items()})


def _plain(arg: object) -> "int | str | Said":
    if isinstance(arg, Phrase):
        return said(arg)
    return arg if isinstance(arg, int) else str(arg)
