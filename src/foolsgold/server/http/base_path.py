"""A server below a path of its own, such as /gold: what stands before its paths is taken away.

A proxy may have done so already, or not: both are understood.
"""

from typing import Any


class BasePathMiddleware:
    """An application that may be asked with a path before its own."""

    def __init__(self, app: Any, base: str) -> None:
        self._app = app
        self._base_path = base

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One request or socket."""
        path: str = scope.get("path", "")
        if path == self._base_path or path.startswith(f"{self._base_path}/"):
            rest = path[len(self._base_path) :] or "/"
            raw = scope.get("raw_path", path.encode())[len(self._base_path) :] or b"/"
            scope = {**scope, "path": rest, "raw_path": raw}
        await self._app(scope, receive, send)
