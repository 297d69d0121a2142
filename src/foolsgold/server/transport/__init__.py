"""Connection limits, time-outs and raw frames below ASGI."""
