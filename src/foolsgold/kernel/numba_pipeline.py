"""Numba compiler pipelines: inline in LLVM, and emit machine code for entry points only.

By default Numba optimises every function when it is compiled, and again inside each caller, level
upon level; and it emits machine code and a Python wrapper for each. Here

- the code of an inlined function stays unoptimised until it is linked into a caller;
- an out-of-line function is optimised once, with its inlined callees, and linked as it is into
  every entry point;
- an entry point is optimised with its inlined callees, and only it becomes machine code.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from numba import _dynfunc
from numba.core.caching import UserProvidedCacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.lowering import Lower
from numba.core.typed_passes import NativeLowering


class _InlinedLibrary(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types of its own
    def finalize(self) -> None:
        """Nothing is done before it is known where it goes."""
        self._finalized = True

    def inlined_libraries(self) -> Iterator[Any]:
        """All code that is to be optimised together with this, each once."""
        seen = {self}
        waiting = [self]
        while waiting:
            for library in waiting.pop()._linking_libraries:
                if library not in seen:
                    seen.add(library)
                    yield library
                    if type(library) is _InlinedLibrary:
                        waiting.append(library)

    def link_inlined(self) -> list[Any]:
        """Takes in the code of all drafts; says what is left, the functions apart."""
        apart = []
        for library in self.inlined_libraries():
            if isinstance(library, _OutOfLineLibrary):
                apart.append(library)
            else:
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        return apart


class _OutOfLineLibrary(_InlinedLibrary):
    def finalize(self) -> None:
        """Optimised with its drafts; what it calls apart stays a name."""
        self.out_of_line_calls = self.link_inlined()
        self._optimize_final_module()
        self._finalized = True


class _EntryPointLibrary(_InlinedLibrary):
    def finalize(self) -> None:
        """Optimised with its drafts; then joined by all functions apart, which are ready."""
        waiting = self.link_inlined()
        self._optimize_final_module()
        seen: set[Any] = set()
        while waiting:
            library = waiting.pop()
            if library not in seen:
                seen.add(library)
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
                waiting += library.out_of_line_calls
        self._final_module.verify()
        self._finalize_final_module()


class _NoInlineLower(Lower):  # type: ignore[misc]  # as above
    def pre_lower(self) -> None:
        """Numba can say "inline this", but not "do not"."""
        super().pre_lower()
        self.builder.function.attributes.add("noinline")


class _Lowering(NativeLowering):  # type: ignore[misc]  # as above
    library: type[_InlinedLibrary]

    def run_pass(self, state: Any) -> bool:
        """Lowers into a library of our own."""
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


class _InternalLowering(_Lowering):
    def run_pass(self, state: Any) -> bool:
        """Makes the function known to others that are compiled, but not to Python."""
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        described = lowered.fndesc
        name = described.qualname.split(".")[-1]
        module = described.lookup_module()
        known = _dynfunc.make_function(module, name, "", 0, lowered.env, (state.library,))
        state.targetctx.insert_user_function(known, described, [state.library])
        state["cr"] = lowered._replace(cfunc=known)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class _InlinedLowering(_InternalLowering):
    _name = "foolsgold_draft_lowering"
    library = _InlinedLibrary


@register_pass(mutates_CFG=True, analysis_only=False)
class _OutOfLineLowering(_InternalLowering):
    _name = "foolsgold_apart_lowering"
    library = _OutOfLineLibrary

    @property
    def lowering_class(self) -> Any:
        return _NoInlineLower


@register_pass(mutates_CFG=True, analysis_only=False)
class _EntryPointLowering(_Lowering):
    _name = "foolsgold_entry_lowering"
    library = _EntryPointLibrary


class _Compiler(CompilerBase):  # type: ignore[misc]  # as above
    lowering: type[_Lowering]

    def define_pipelines(self) -> list[Any]:
        """The usual steps, the last but one replaced."""
        steps = DefaultPassBuilder.define_nopython_pipeline(self.state)
        steps.passes = [
            (self.lowering if step is NativeLowering else step, told) for step, told in steps.passes
        ]
        return [steps]


class InlinedCompiler(_Compiler):
    """For functions that are written out where they are called."""

    lowering = _InlinedLowering


class OutOfLineCompiler(_Compiler):
    """For functions that stay functions."""

    lowering = _OutOfLineLowering


class EntryPointCompiler(_Compiler):
    """For functions that Python calls."""

    lowering = _EntryPointLowering


class CacheLocator(UserProvidedCacheLocator):  # type: ignore[misc]  # as above
    """Where compiled code lies in its folder: wherever its sources lie.

    The folder is named by what is in all sources. By their place, as Numba does it, every copy of
    the project would compile the same again.
    """

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """Below the folder, by the last part of where the source is."""
        return Path(py_file).parent.name
