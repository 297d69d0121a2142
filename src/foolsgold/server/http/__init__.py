"""The Litestar application: routes, request context, responses, WebSocket endpoint, static site."""
