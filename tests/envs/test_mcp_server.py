"""A scripted model plays through an MCP client, in memory and over a real process's pipes."""

import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters
from mcp.types import CallToolResult, TextContent, TextResourceContents

from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import rule_bot
from foolsgold.envs.local_table import LocalTable
from foolsgold.envs.mcp_server import RULES_URI, make_mcp_server
from foolsgold.games.catalogue import find
from foolsgold.locales.rules_sheets import rules_sheet
from foolsgold.locales.translator import WITHOUT_MARKS, translator_for
from foolsgold.play.game import Game

Model = Callable[[Client], Awaitable[None]]


def seat_model(game: Game, model: Model, lang: str = "en", **options: bool) -> None:
    """Lets a model play the first seat of a local table."""
    bot = rule_bot(game.ruleset.rules.name)
    table = LocalTable(game, 0, lambda _game, _seat: bot, Rng(1))

    async def play() -> None:
        async with Client(make_mcp_server(table, translator_for(lang), **options)) as client:
            await model(client)

    anyio.run(play)


def text_of(answer: CallToolResult) -> str:
    (content,) = answer.content
    assert isinstance(content, TextContent)
    return content.text


async def call(client: Client, tool: str, **arguments: Any) -> CallToolResult:
    answer = await client.call_tool(tool, arguments)
    if not answer.is_error:
        assert answer.structured_content is not None
        assert answer.structured_content["text"] == text_of(answer)
    return answer


async def facts(client: Client, tool: str, **arguments: Any) -> dict[str, Any]:
    answer = await call(client, tool, **arguments)
    assert not answer.is_error, text_of(answer)
    state: dict[str, Any] | None = answer.structured_content
    assert state is not None
    return state


async def play_out(client: Client) -> int:
    """Plays the last legal move each time; how many."""
    turns = 0
    state = await facts(client, "look")
    while not state["over"]:
        assert state["your_turn"]
        moves = (await facts(client, "legal_moves"))["moves"]
        state = await facts(client, "play", move=moves[-1])
        turns += 1
    return turns


@pytest.mark.parametrize(
    ("edition", "lang"),
    [("saboteur-en", "en"), ("saboteur-fa", "fa"), ("saboteur-uk", "uk"), ("gobblings", "he")],
)
def test_a_model_plays_a_whole_game(edition: str, lang: str) -> None:
    game = Game(edition, 5, 7)

    async def model(client: Client) -> None:
        said = await facts(client, "claim", claim="suspect 3")
        assert said["your_turn"]
        assert await play_out(client) > 10

    seat_model(game, model, lang)
    assert game.is_over
    assert "say 1 suspect 3" in str(game.record())


def test_the_rules_are_a_resource() -> None:
    async def model(client: Client) -> None:
        (rules,) = (await client.read_resource(RULES_URI)).contents
        assert isinstance(rules, TextResourceContents)
        assert rules.mime_type == "text/markdown"
        sheet = rules_sheet(find("saboteur-lv"), translator_for("lv"))
        assert rules.text == sheet.translate(WITHOUT_MARKS)

    seat_model(Game("saboteur-lv", 5, 7), model, "lv")


def test_the_tools_are_explained_in_the_models_language() -> None:
    async def model(client: Client) -> None:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert set(tools) == {"look", "legal_moves", "play", "claim"}
        assert str(tools["play"].description).startswith("Plays a move, such as place 12 1,0.")
        assert tools["look"].annotations is not None
        assert tools["look"].annotations.read_only_hint
        assert "legal_moves lists what you may do" in str(client.instructions)
        assert "mend 12 3 lamp" in str(client.instructions)
        assert "looked 2 treasure" in str(client.instructions)

    seat_model(Game("saboteur-en", 5, 7), model)


def test_legal_moves_can_be_kept_from_a_model() -> None:
    async def model(client: Client) -> None:
        assert {tool.name for tool in (await client.list_tools()).tools} == {
            "look",
            "play",
            "claim",
        }
        assert "legal_moves" not in str(client.instructions)
        refused = await call(client, "play", move="place 99 1,0")
        assert refused.is_error
        assert "legal_moves" not in text_of(refused)
        assert "Call look" in text_of(refused)

    seat_model(Game("saboteur-en", 5, 7), model, lists_moves=False)


@pytest.mark.parametrize(
    ("tool", "argument", "why"),
    [
        ("play", "jump", "“jump” is not a move. A move looks like “place 2 1,0 turned”."),
        ("play", "place 2 5,5", "The card must continue a tunnel that is already on the table."),
        ("play", "place 30 1,0", "You do not hold this card."),
        ("play", "", "is not a move"),
        ("claim", "suspect 9", "There is no seat 9: seats are numbered 1 to 5."),
        ("claim", "looked 2 dragon", "No goal here can hide “dragon”."),
        ("claim", "I am honest", "is not a claim"),
    ],
)
def test_what_cannot_be_is_an_error_with_a_reason_and_changes_nothing(
    tool: str, argument: str, why: str
) -> None:
    game = Game("saboteur-en", 5, 7)

    async def model(client: Client) -> None:
        before = await facts(client, "look")
        record = game.record()
        name = {"play": "move", "claim": "claim"}[tool]
        refused = await call(client, tool, **{name: argument})
        assert refused.is_error
        assert why in text_of(refused)
        way_on = "Call legal_moves" if tool == "play" else "Write a claim like"
        assert way_on in text_of(refused)
        assert game.record() == record
        # The news was read, so the table alone is left.
        assert before["text"].endswith((await facts(client, "look"))["text"])

    seat_model(game, model)


def test_an_argument_of_the_wrong_kind_is_an_error_too() -> None:
    async def model(client: Client) -> None:
        assert (await client.call_tool("play", {"move": 7})).is_error
        assert (await client.call_tool("play", {})).is_error
        assert (await client.call_tool("peek", {})).is_error

    seat_model(Game("saboteur-en", 5, 7), model)


def test_after_the_end_every_tool_says_so() -> None:
    async def model(client: Client) -> None:
        await play_out(client)
        for tool, arguments in (
            ("legal_moves", {}),
            ("play", {"move": "discard 0"}),
            ("claim", {"claim": "honest"}),
        ):
            answer = await call(client, tool, **arguments)
            assert answer.is_error
            assert "It is over" in text_of(answer)
        assert (await facts(client, "look", wait_seconds=30))["over"]

    seat_model(Game("saboteur-en", 3, 7), model)


def test_calls_at_once_take_turns() -> None:
    game = Game("saboteur-en", 5, 7)

    async def model(client: Client) -> None:
        moves = (await facts(client, "legal_moves"))["moves"]
        answers: list[CallToolResult] = []

        async def play() -> None:
            answers.append(await call(client, "play", move=moves[-1]))

        async with anyio.create_task_group() as group:
            for _ in range(5):
                group.start_soon(play)
        # The card is gone after the first.
        assert sorted(answer.is_error or False for answer in answers) == [False] + 4 * [True]

    seat_model(game, model)


def test_a_process_serves_over_its_pipes(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    command = [
        "-m", "foolsgold", "mcp", "--lang", "uk", "--edition", "saboteur-uk", "--seats", "3",
        "--seed", "7", "--bots", "digger", "--name", "Модель", "--record", str(record),
    ]  # fmt: skip
    process = StdioServerParameters(
        command=sys.executable, args=command, env={**os.environ, "PYTHONIOENCODING": "ascii"}
    )

    async def model() -> None:
        async with Client(process) as client:
            assert "Твоє місце — 1." in (await facts(client, "look"))["text"]
            moves = (await facts(client, "legal_moves"))["moves"]
            await facts(client, "play", move=moves[0])
            await facts(client, "claim", claim="honest")

    anyio.run(model)
    game = Game.from_record(record.read_text("utf-8"))
    assert game.names[0] == "Модель"
    assert "say 1 honest" in str(game.record())
