"""What an error is about: its id, for `pytest.raises(Complaint, check=about("seat-taken"))`."""

from collections.abc import Callable, Mapping
from functools import partial


def about(message: str, **values: object) -> Callable[[BaseException], bool]:
    """Asks of an error whether it has this id, and at least these values."""
    return partial(_is_about, message, values)


def _is_about(message: str, values: Mapping[str, object], error: BaseException) -> bool:
    found: Mapping[str, object] = getattr(error, "values", {})
    same = all(found.get(name) == value for name, value in values.items())
    return getattr(error, "id", None) == message and same
