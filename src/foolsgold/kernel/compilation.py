"""Compiles the kernel with Numba, caches the machine code on disk, and reports progress.

The cache folder is named by a hash of all kernel sources, so stale code is never loaded: Numba's
own check covers one file only, and not the functions it calls.
"""

import os
import platform
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from pkgutil import resolve_name
from tempfile import TemporaryFile
from typing import Any, NamedTuple, TypeVar

from foolsgold.base.extras import MissingExtraError
from foolsgold.base.messages import Message

F = TypeVar("F", bound=Callable[..., Any])

_NO_REFCOUNTS = {"_nrt": False}
"""Arrays are the caller's, and nothing is allocated: nobody counts who holds what. Numba would do
so at every call, and such counting (safe among threads) took a third of a move's time."""
_INTERNAL_OPTIONS = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, **_NO_REFCOUNTS}
"""What only compiled code calls needs no door from Python or C."""
KERNEL_SOURCE_DIR = Path(__file__).parent


@cache
def has_compiler() -> bool:
    """Whether this Python can compile; otherwise the Python rules are used."""
    return find_spec("numba") is not None


def user_cache_folder() -> Path:
    """Where the system keeps what can be made again, for this user."""
    if given := os.environ.get("FOOLSGOLD_CACHE"):
        return Path(given)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "foolsgold"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "foolsgold"
    return Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache") / "foolsgold"


@cache
def compiled_cache_folder() -> Path | None:
    """Where compiled code of these very sources lies; None where nothing can be written."""
    from importlib.metadata import version  # noqa: PLC0415 - only who compiles needs it

    made_of = blake2b(digest_size=10)
    for part in (version("numba"), version("numpy"), sys.version, platform.machine()):
        made_of.update(part.encode())
    for source in sorted(KERNEL_SOURCE_DIR.rglob("*.py")):
        made_of.update(source.read_bytes())
    folder = user_cache_folder() / f"kernel-{made_of.hexdigest()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            return folder
    except OSError:
        return None


def entry_point(function: F) -> F:
    """A function that is called from Python: compiled when first needed, kept on disk.

    Each takes seconds to compile, with all it inlines: there are few of them. Python's other
    threads go on while it runs.
    """
    if not has_compiler():
        return function
    import numba  # noqa: PLC0415 - importing the kernel must not import Numba

    from foolsgold.kernel.numba_pipeline import CacheLocator, EntryPointCompiler  # noqa: PLC0415

    folder = compiled_cache_folder()
    wanted = {
        "CACHE_DIR": str(folder or ""),
        "CACHE_LOCATOR_CLASSES": f"{CacheLocator.__module__}.{CacheLocator.__name__}",
    }
    kept = {name: getattr(numba.config, name) for name in wanted}
    vars(numba.config).update(wanted)
    try:
        compiled: F = numba.njit(
            nogil=True,
            no_cfunc_wrapper=True,
            cache=folder is not None,
            pipeline_class=EntryPointCompiler,
            **_NO_REFCOUNTS,
        )(function)
    finally:
        vars(numba.config).update(kept)
    return compiled


def inline(function: F) -> F:
    """A function that only compiled code calls, written out where it is called.

    Calls are the largest cost of small functions: inlining makes the whole twice as fast.
    """
    if not has_compiler():
        return function
    import numba  # noqa: PLC0415 - as above

    from foolsgold.kernel.numba_pipeline import InlinedCompiler  # noqa: PLC0415 - as above

    compiled: F = numba.njit(forceinline=True, pipeline_class=InlinedCompiler, **_INTERNAL_OPTIONS)(
        function
    )
    return compiled


def out_of_line(function: F) -> F:
    """A function that only compiled code calls, and seldom: compiled once, not written out.

    It has to be said twice: a function called by an inlined one would be inlined as well, and so
    would one that is called in one place only.
    """
    if not has_compiler():
        return function
    import numba  # noqa: PLC0415 - as above

    from foolsgold.kernel.numba_pipeline import OutOfLineCompiler  # noqa: PLC0415 - as above

    compiled: F = numba.njit(
        forceinline=False, pipeline_class=OutOfLineCompiler, **_INTERNAL_OPTIONS
    )(function)
    return compiled


class EntryPoint(NamedTuple):
    """An entry point, and arguments of the kinds it is called with."""

    function: Any
    example_args: tuple[Any, ...]


Notify = Callable[[Message], None]


def notify_on_stderr(phrase: Message) -> None:
    """Prints one line of progress, in the language of the system."""
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    # Translations live in a layer above: resolved by name, as a game names its bots.
    translator = resolve_name("foolsgold.locales.translator")
    language = translator.language_from_setting(next(filter(None, settings), None))
    text = translator.translator_for(language).translate(phrase)
    print(text, file=sys.stderr, flush=True)  # noqa: T201 - a person waits for seconds


@cache
def warn_no_compiler() -> None:
    """Says once that there is no compiler, however many batches want one."""
    notify_on_stderr(MissingExtraError("kernel").message)


def warm_up(name: str, entries: Sequence[EntryPoint], tell: Notify | None = None) -> None:
    """Compiles all entry points of a game, or loads them, once; says so if it takes time.

    Of several processes one compiles, and the others wait for it.
    """
    if all(function.signatures for function, _ in entries):
        return
    tell = tell or notify_on_stderr
    folder = compiled_cache_folder()
    if folder is None:
        tell(Message("kernel-cache-unwritable", {"folder": str(user_cache_folder())}))
        _compile_entry_points(entries, tell, "kernel-compiling-again")
        return
    ready = folder / f"{name}-ready"
    if ready.exists():
        _compile_entry_points(entries, None)
        return
    with _exclusive_lock(folder / f"{name}-lock"):
        _compile_entry_points(entries, None if ready.exists() else tell)
        ready.touch()


def _compile_entry_points(
    entries: Sequence[EntryPoint], tell: Notify | None, message: str = "kernel-compiling"
) -> None:
    import numba  # noqa: PLC0415 - as above

    for done, (function, example) in enumerate(entries):
        if tell is not None:
            tell(Message(message, {"number": done + 1, "total": len(entries)}))
        function.compile(tuple(numba.typeof(argument) for argument in example))


@contextmanager
def _exclusive_lock(lock: Path) -> Iterator[None]:
    """Only one process at a time; a lock ends with the process that holds it."""
    try:
        import fcntl  # noqa: PLC0415 - there is none on Windows: there all compile at once
    except ImportError:
        yield
        return
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield
