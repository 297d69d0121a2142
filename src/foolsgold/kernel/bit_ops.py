"""Bit operations on 64-bit words, as LLVM intrinsics: popcount, ctz, pdep, prefetch and others."""

from typing import Any

import numpy as np

from foolsgold.kernel.compilation import has_compiler, inline

if has_compiler():
    from llvmlite import binding, ir
    from numba import config, types
    from numba.extending import intrinsic
else:
    # Never called, since the Python rules play; but the rest of the module can be imported.
    intrinsic = inline

ALL_BITS = np.uint64(0xFFFF_FFFF_FFFF_FFFF)
ONE = np.uint64(1)
NO_BITS = np.uint64(0)


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types of its own
def popcount(typing: Any, _word: Any) -> Any:  # noqa: ARG001 - the form Numba asks for
    """How many bits are set."""

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.uint64), code


@intrinsic  # type: ignore[untyped-decorator]  # as above
def ctz(typing: Any, _word: Any) -> Any:  # noqa: ARG001 - as above
    """The place of the lowest bit set; 64 if none is."""

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.uint64), code


@intrinsic  # type: ignore[untyped-decorator]  # as above
def bswap(typing: Any, _word: Any) -> Any:  # noqa: ARG001 - as above
    """The same bytes in the opposite order."""

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.bswap(args[0])

    return types.uint64(types.uint64), code


@intrinsic  # type: ignore[untyped-decorator]  # as above
def mulhi(typing: Any, _one: Any, _other: Any) -> Any:  # noqa: ARG001 - as above
    """The upper 64 bits of a product: with a random word, a number below the other factor."""

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        wide = ir.IntType(128)
        product = builder.mul(builder.zext(args[0], wide), builder.zext(args[1], wide))
        high = builder.lshr(product, ir.Constant(wide, 64))
        return builder.trunc(high, ir.IntType(64))

    return types.uint64(types.uint64, types.uint64), code


@intrinsic  # type: ignore[untyped-decorator]  # as above
def prefetch(typing: Any, record: Any, _place: Any) -> Any:  # noqa: ARG001 - as above
    """Asks the processor for a byte of a record that will be wanted soon, with those around it.

    Memory is slower than a move; but it hands out few lines at a time, so only what is sure to be
    wanted is worth asking for.
    """

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        byte, number = ir.IntType(8), ir.IntType(32)
        start = builder.bitcast(args[0], byte.as_pointer())
        kind = ir.FunctionType(ir.VoidType(), [byte.as_pointer(), number, number, number])
        ask = builder.module.declare_intrinsic("llvm.prefetch", [byte.as_pointer()], kind)
        # To be written, kept as near as can be, data and not code.
        how = [ir.Constant(number, value) for value in (1, 3, 1)]
        builder.call(ask, [builder.gep(start, [args[1]]), *how])

    return types.void(record, types.int64), code


@intrinsic  # type: ignore[untyped-decorator]  # as above
def pdep(typing: Any, _bits: Any, _word: Any) -> Any:  # noqa: ARG001 - as above
    """The lowest bits of the first word, laid one by one onto the bits set in the second."""

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        word = ir.IntType(64)
        kind = ir.FunctionType(word, [word, word])
        name = "llvm.x86.bmi.pdep.64"
        known = builder.module.globals.get(name) or ir.Function(builder.module, kind, name)
        return builder.call(known, args)

    return types.uint64(types.uint64, types.uint64), code


def _has_fast_pdep() -> bool:
    """Whether the processor has an instruction for that, and a quick one."""
    if not has_compiler() or config.CPU_NAME or config.CPU_FEATURES:
        return False
    host = binding.get_host_cpu_name()
    return bool(binding.get_host_cpu_features().get("bmi2")) and host not in ("znver1", "znver2")


@inline
def bit(place: Any) -> Any:
    """The word with one bit set."""
    return ONE << np.uint64(place)


HAS_FAST_PDEP = _has_fast_pdep()


@inline
def select(word: Any, number: Any) -> Any:
    """The place of the bit before which `number` others are set."""
    if HAS_FAST_PDEP:
        return ctz(pdep(ONE << np.uint64(number), word))
    for _ in range(number):
        word &= word - ONE
    return ctz(word)
