"""An MCP server for one seat: a language model looks, plays and speaks through its tools.

Every answer is text, with the news since the last call first. What a rule forbids comes back as a
tool error with the reason and a way on, and nothing has changed.
"""

from collections.abc import Callable
from threading import Lock
from typing import Any

from foolsgold.base.extras import requires
from foolsgold.base.messages import Message, UserError
from foolsgold.envs.seat_table import SeatTable, TableLostError, TurnError
from foolsgold.envs.text_seat import TextSeat, plain_text
from foolsgold.locales.translator import Translator

with requires("mcp"):
    from mcp.server.mcpserver import MCPServer
    from mcp.types import CallToolResult, TextContent, ToolAnnotations

RULES_URI = "foolsgold://rules"
TURN_SECONDS = 20.0
"""How long `play` waits for the next turn; clients give a tool a minute or so."""
MAX_WAIT_SECONDS = 45
READ_ONLY = ToolAnnotations(read_only_hint=True, open_world_hint=False)
ACTS = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)


def make_mcp_server(
    table: SeatTable, words: Translator, *, lists_moves: bool = True
) -> "MCPServer[Any]":
    """The server of a seat; without `lists_moves` the model has to know the rules."""
    return serve_tools(SeatTools(table, words, lists_moves=lists_moves))


def serve_tools(tools: "SeatTools") -> "MCPServer[Any]":
    """The server of a seat's tools."""
    server: MCPServer[Any] = MCPServer(
        "foolsgold", instructions=tools.instructions(), log_level="WARNING"
    )
    listed = {"legal_moves": (tools.legal_moves, READ_ONLY)} if tools.lists_moves else {}
    offered: dict[str, tuple[Callable[..., CallToolResult], ToolAnnotations]] = {
        "look": (tools.look, READ_ONLY),
        **listed,
        "play": (tools.play, ACTS),
        "claim": (tools.claim, ACTS),
    }
    for name, (tool, kind) in offered.items():
        server.add_tool(tool, name=name, description=tools.description(name), annotations=kind)
    about = tools.text("mcp-rules")
    server.resource(RULES_URI, name="rules", description=about, mime_type="text/markdown")(
        tools.rules
    )
    return server


class SeatTools:
    """The tools of a seat; a model may call several at once, and they take turns."""

    def __init__(self, table: SeatTable, words: Translator, *, lists_moves: bool) -> None:
        self._seat = TextSeat(table, words)
        self._words = words
        self.lists_moves = lists_moves
        self.lock = Lock()
        """The SDK runs each call in a thread."""
        self.moves = 0
        """Moves that were played."""
        self.refusals = 0
        """Moves and claims that were refused, if it was the seat's turn."""

    def instructions(self) -> str:
        """How to play, how moves are written, what can be claimed."""
        head = self.text("mcp-instructions", listed=self.lists_moves, rules=RULES_URI)
        return "\n\n".join((head, self._seat.notation(), self._seat.claims()))

    def description(self, tool: str) -> str:
        """What a tool does."""
        return self.text(f"mcp-tool-{tool}", seconds=MAX_WAIT_SECONDS)

    def text(self, message: str, **args: object) -> str:
        """A message in the model's language."""
        return plain_text(self._words.translate(Message(message, args)))

    def rules(self) -> str:
        """The rules sheet, as a resource."""
        with self.lock:
            return self._seat.rules()

    def look(self, wait_seconds: int = 0) -> CallToolResult:
        """The view; `wait_seconds` waits for the seat's turn first."""

        def look() -> CallToolResult:
            self._seat.table.wait(min(max(wait_seconds, 0), MAX_WAIT_SECONDS))
            return self._answer(self._seat.news(), self._seat.look())

        return self._run(look)

    def legal_moves(self) -> CallToolResult:
        """All that the seat may do now."""

        def legal_moves() -> CallToolResult:
            self._seat.check_turn()
            moves = self._seat.legal_moves()
            listed = "\n".join((self.text("seat-moves"), *map(str, moves)))
            return self._answer(self._seat.news(), listed, moves=[each.move for each in moves])

        return self._run(legal_moves)

    def play(self, move: str) -> CallToolResult:
        """Plays a move, and waits for the seat's next turn."""

        def play() -> CallToolResult:
            self._seat.play(move)
            self.moves += 1
            self._seat.table.wait(TURN_SECONDS)
            return self._answer(self._seat.news(), self._seat.turn_line())

        return self._run(play)

    def claim(self, claim: str) -> CallToolResult:
        """Says something to everybody."""

        def say() -> CallToolResult:
            self._seat.say(claim)
            return self._answer(self._seat.news(), self._seat.turn_line())

        return self._run(say, "mcp-way-claim")

    def _answer(self, *parts: str, **more: Any) -> CallToolResult:
        text = "\n\n".join(part for part in parts if part)
        table = self._seat.table
        # Some clients show a model only one of the two.
        state = {"text": text, "your_turn": table.is_my_turn, "over": table.is_over, **more}
        return CallToolResult(
            content=[TextContent(type="text", text=text)], structured_content=state
        )

    def _run(self, tool: Callable[[], CallToolResult], way_on: str = "") -> CallToolResult:
        """One call at a time; a model learns why something cannot be done, and what it can do."""
        with self.lock:
            try:
                return tool()
            except TableLostError as error:
                return self._tool_error(error, "")
            except TurnError as error:
                over = self._seat.table.is_over
                return self._tool_error(error, "mcp-way-over" if over else "mcp-way-wait")
            except UserError as error:
                self.refusals += 1
                listed = "mcp-way-moves" if self.lists_moves else "mcp-way-look"
                return self._tool_error(error, way_on or listed)

    def _tool_error(self, error: UserError, way_on: str) -> CallToolResult:
        # A `ToolError` would put English words of the SDK in front.
        text = self._seat.explain(error) + (f" {self.text(way_on)}" if way_on else "")
        return CallToolResult(content=[TextContent(type="text", text=text)], is_error=True)
