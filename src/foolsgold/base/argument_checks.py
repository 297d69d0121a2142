"""Checks of arguments: a wrong type is a `TypeError` that names the parameter."""

from typing import Any


def check_int(name: str, value: Any, expected: str = "an int") -> int:
    """The value as an `int`: NumPy's integers are taken too, truth values are not.

    >>> check_int("seats", 5)
    5
    >>> check_int("seats", "5")
    Traceback (most recent call last):
    TypeError: seats must be an int, not str
    """
    if type(value) is int:
        return value
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise type_error(name, value, expected)
    return int(value.__index__())


def check_type(name: str, value: Any, kinds: type | tuple[type, ...], expected: str) -> None:
    """`TypeError` unless the value is of one of these kinds.

    >>> check_type("text", None, str, "a str")
    Traceback (most recent call last):
    TypeError: text must be a str, not NoneType
    """
    if not isinstance(value, kinds):
        raise type_error(name, value, expected)


def check_text(name: str, value: Any) -> None:
    """`TypeError` unless the value is a text."""
    check_type(name, value, str, "a str")


def type_error(name: str, value: Any, expected: str) -> TypeError:
    """The error for a value of the wrong type."""
    return TypeError(f"{name} must be {expected}, not {type(value).__name__}")
