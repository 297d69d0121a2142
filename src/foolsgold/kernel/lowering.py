"""Functions that stay functions: Numba can say "inline this", but not "do not".

Left to itself the compiler writes a function out wherever it is called once, and each entry point
takes three times as long to compile.
"""

from typing import Any

from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.lowering import Lower
from numba.core.typed_passes import NativeLowering


class _Apart(Lower):  # type: ignore[misc]  # Numba has no types of its own
    def pre_lower(self) -> None:
        """Says it to the compiler beneath Numba."""
        super().pre_lower()
        self.builder.function.attributes.add("noinline")


@register_pass(mutates_CFG=True, analysis_only=False)
class _ApartLowering(NativeLowering):  # type: ignore[misc]  # as above
    _name = "foolsgold_apart_lowering"

    @property
    def lowering_class(self) -> Any:
        return _Apart


class ApartCompiler(CompilerBase):  # type: ignore[misc]  # as above
    """Compiles as usual, and marks the function."""

    def define_pipelines(self) -> list[Any]:
        """The usual steps, the last but one replaced."""
        steps = DefaultPassBuilder.define_nopython_pipeline(self.state)
        steps.passes = [
            (_ApartLowering if step is NativeLowering else step, told)
            for step, told in steps.passes
        ]
        return [steps]
