"""An MCP client for tests of the arena: plays as its argument says."""

import os
import sys

import anyio
from mcp import Client


async def play(manner: str) -> None:
    async with Client(
        os.environ["FOOLSGOLD_MCP_URL"] if len(sys.argv) < 3 else sys.argv[2]
    ) as client:
        moves = 0
        while True:
            listed = await client.call_tool("legal_moves", {})
            if listed.is_error or (manner == "leave" and moves == 2):
                return
            assert listed.structured_content is not None
            if manner == "sleep" and moves == 2:
                await anyio.sleep(1000)
            move = listed.structured_content["moves"][-1]
            await client.call_tool("play", {"move": "hm" if manner == "wrong" else move})
            moves += 1


if __name__ == "__main__":
    anyio.run(play, sys.argv[1])
