"""What an error is about: its id, for `pytest.raises(Complaint, check=about("seat-taken"))`."""

from collections.abc import Callable


def about(message: str, **values: object) -> Callable[[BaseException], bool]:
    """Asks of an error whether it has this id, and at least these values."""

    def asked(error: BaseException) -> bool:
        found = getattr(error, "values", {})
        same = all(found.get(name) == value for name, value in values.items())
        return getattr(error, "id", None) == message and same

    return asked
