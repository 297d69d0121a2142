"""Words of 64 bits: what the compiler knows to do with them and Python does not."""

from typing import Any

import numpy as np

from foolsgold.kernel.compiling import has_compiler, inlined

if has_compiler():
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic
else:
    # Nobody will call these: the readable rules play. But what is beside them can be imported.
    intrinsic = inlined

ALL = np.uint64(0xFFFF_FFFF_FFFF_FFFF)
ONE = np.uint64(1)
NONE = np.uint64(0)


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types of its own
def popcount(typing: Any, _word: Any) -> Any:  # noqa: ARG001 - the form Numba asks for
    """How many bits are set."""

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.uint64), code


@intrinsic  # type: ignore[untyped-decorator]  # as above
def lowest(typing: Any, _word: Any) -> Any:  # noqa: ARG001 - as above
    """The place of the lowest bit set; 64 if none is."""

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.uint64), code


@intrinsic  # type: ignore[untyped-decorator]  # as above
def high_product(typing: Any, _one: Any, _other: Any) -> Any:  # noqa: ARG001 - as above
    """The upper 64 bits of a product: with a random word, a number below the other factor."""

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        wide = ir.IntType(128)
        product = builder.mul(builder.zext(args[0], wide), builder.zext(args[1], wide))
        high = builder.lshr(product, ir.Constant(wide, 64))
        return builder.trunc(high, ir.IntType(64))

    return types.uint64(types.uint64, types.uint64), code


@intrinsic  # type: ignore[untyped-decorator]  # as above
def fetch(typing: Any, record: Any) -> Any:  # noqa: ARG001 - as above
    """Asks the processor for a record that will be wanted soon: memory is slower than a move."""

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        byte, number = ir.IntType(8), ir.IntType(32)
        start = builder.bitcast(args[0], byte.as_pointer())
        kind = ir.FunctionType(ir.VoidType(), [byte.as_pointer(), number, number, number])
        ask = builder.module.declare_intrinsic("llvm.prefetch", [byte.as_pointer()], kind)
        # To be written, kept as near as can be, data and not code.
        how = [ir.Constant(number, value) for value in (1, 3, 1)]
        for line in range(0, record.size, 64):
            builder.call(ask, [builder.gep(start, [ir.Constant(number, line)]), *how])

    return types.void(record), code


@inlined
def bit(place: Any) -> Any:
    """The word with one bit set."""
    return ONE << np.uint64(place)


@inlined
def nth(word: Any, number: Any) -> Any:
    """The place of the bit before which `number` others are set."""
    for _ in range(number):
        word &= word - ONE
    return lowest(word)
