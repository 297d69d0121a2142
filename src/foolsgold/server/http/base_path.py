"""ASGI middleware that strips a base path such as /gold before routing.

A proxy may have stripped it already, or not: both work.
"""

from typing import Any


class BasePathMiddleware:
    """Wraps an application so that it can be asked with the base path or without."""

    def __init__(self, app: Any, base: str) -> None:
        self._app = app
        self._base_path = base

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Handles one request or WebSocket."""
        path: str = scope.get("path", "")
        if path == self._base_path or path.startswith(f"{self._base_path}/"):
            rest = path[len(self._base_path) :] or "/"
            raw = scope.get("raw_path", path.encode())[len(self._base_path) :] or b"/"
            scope = {**scope, "path": rest, "raw_path": raw}
        await self._app(scope, receive, send)
