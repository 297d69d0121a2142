"""User-facing messages before translation: an id and arguments."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple, TypeAlias


class Message(NamedTuple):
    """A message id and its arguments; an argument may be a message itself."""

    id: str
    args: Mapping[str, object] = {}

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.id} ({shown})" if shown else self.id


TranslateFunction: TypeAlias = Callable[[Message, str], str]
"""Translates a message into a language, given by its code; `UserError` for an unknown code."""


class UserError(ValueError):
    """An error caused by the user's input; `str()` says what is wrong, in English.

    Programs read `id`, the message's id, and `values`, what the message is about. `text` gives the
    sentence in another language. `args` is what Python makes of it: the id and the values.

    >>> error = UserError("seats-wrong", found="2", low=3, high=10)
    >>> str(error)
    'This edition is for 3 to 10 players, not 2.'
    >>> error.id, error.values["high"]
    ('seats-wrong', 10)
    >>> error.text("lv")
    'Spēlētāju skaitam šajā izdevumā jābūt no 3 līdz 10, nevis 2.'
    """

    _translator: ClassVar[TranslateFunction | None] = None

    def __init__(self, message: str, /, **values: object) -> None:
        self.message = Message(message, values)
        super().__init__(*self.message)

    @property
    def id(self) -> str:
        """The id of the message: the same in every language and version."""
        return self.message.id

    @property
    def values(self) -> Mapping[str, object]:
        """What the message is about, by name."""
        return self.message.args

    def text(self, language: str = "en") -> str:
        """The sentence in a language; `UserError` if there is no such language.

        If translating fails, it is the id with its values.
        """
        translate = UserError._translator
        if translate is None:
            return str(self.message)
        try:
            return translate(self.message, language)
        except UserError:
            raise
        except Exception:  # a failing translation must not hide the error itself
            return str(self.message)

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[Any, ...]:
        # Subclasses take other arguments than `args`: pickle and copy must not call them.
        return _unpickle, (type(self), *self.args), self.__dict__


def set_translator(translator: TranslateFunction) -> None:
    """Registers the translator of errors; `locales` is a layer above this one."""
    UserError._translator = translator


def _unpickle(kind: type[UserError], *args: object) -> UserError:
    """Rebuilds a pickled error; pickle then restores its attributes."""
    return kind.__new__(kind, *args)
