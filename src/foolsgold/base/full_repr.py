"""The full `repr` of structs whose own `repr` is shortened."""

import msgspec


def full_repr(struct: msgspec.Struct) -> str:
    """All fields of a struct with their values, as `repr` has them where it is not shortened."""
    fields = (f"{name}={getattr(struct, name)!r}" for name in struct.__struct_fields__)
    return f"{type(struct).__name__}({', '.join(fields)})"
