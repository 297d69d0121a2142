"""A deal nobody chose: what it follows from, and how a record shows it."""

import hashlib
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from foolsgold.games.catalogue import find
from foolsgold.play.fair_deal import (
    Committer,
    ContributionFailure,
    DealTranscript,
    commitment_of,
    verify_deal,
)
from foolsgold.play.game import Game
from foolsgold.play.record_parser import RecordError, read_record

SECRET = st.integers(0, 2**256 - 1).map(lambda number: f"{number:064x}")
SECRETS = st.dictionaries(st.integers(0, 9), SECRET, min_size=1)
MINE, YOURS, SERVERS = "1" * 64, "2" * 64, "3" * 64


def sealed(secrets: dict[int, str], server: str = SERVERS, game: int = 1) -> DealTranscript:
    return DealTranscript.from_commitments(
        game,
        server,
        {s: commitment_of(Committer.PLAYER, game, secret) for s, secret in secrets.items()},
    )


def opened(secrets: dict[int, str], server: str = SERVERS, game: int = 1) -> DealTranscript:
    seal = sealed(secrets, server, game)
    for seat, secret in secrets.items():
        seal = seal.with_secret(seat, secret)
    return seal


SEAL = opened({0: MINE, 2: YOURS})


def game_of(seal: DealTranscript | None, seed: int | None = None) -> Game:
    if seed is None:
        seed = 7 if seal is None else seal.seed
    return Game(find("saboteur-en"), 3, seed, seal=seal)


# --- what a deal follows from --------------------------------------------------------------------


def test_it_is_what_the_page_on_records_says() -> None:
    """Worked out by hand, as another program would."""

    def sha(*lines: str) -> str:
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()

    server = sha("foolsgold deal 1 commitment server", "1", SERVERS)
    first = sha("foolsgold deal 1 commitment player", "1", MINE)
    third = sha("foolsgold deal 1 commitment player", "1", YOURS)
    assert SEAL.commitment == server
    assert [part.commitment for part in SEAL.parts] == [first, third]
    seed = sha("foolsgold deal 1 seed", "1", SERVERS, f"1 {first} {MINE}", f"3 {third} {YOURS}")
    assert SEAL.seed == int(seed, 16)
    name = sha("foolsgold deal 1 seal", "1", server, f"1 {first}", f"3 {third}")
    assert SEAL.short_id.replace(" ", "") == name[:20]
    kept = sealed({0: MINE, 2: YOURS}).with_secret(0, MINE).finalised()
    seed = sha("foolsgold deal 1 seed", "1", SERVERS, f"1 {first} {MINE}", f"3 {third} -")
    assert kept.seed == int(seed, 16)


@given(SECRETS, SECRET, st.data())
def test_every_secret_changes_the_deal(
    secrets: dict[int, str], server: str, data: st.DataObject
) -> None:
    ours = opened(secrets, server)
    seat = data.draw(st.sampled_from(sorted(secrets)))
    other = data.draw(SECRET.filter(lambda secret: secret != secrets[seat]))
    assert opened({**secrets, seat: other}, server).seed != ours.seed
    assert (
        opened(secrets, data.draw(SECRET.filter(lambda secret: secret != server))).seed != ours.seed
    )
    assert opened(secrets, server, game=2).seed != ours.seed


@given(SECRETS, SECRET, st.randoms(use_true_random=False))
def test_the_order_in_which_they_come_does_not(secrets: dict[int, str], server: str, rng) -> None:  # type: ignore[no-untyped-def] # hypothesis's own kind of chance
    order = list(secrets.items())
    rng.shuffle(order)
    assert opened(dict(order), server) == opened(secrets, server)


@given(SECRETS, SECRET, st.data())
def test_whoever_comes_last_can_only_open_their_own_secret_or_none(
    secrets: dict[int, str], server: str, data: st.DataObject
) -> None:
    """Two deals are left to them, and the second is told: they have no other choice."""
    last = data.draw(st.sampled_from(sorted(secrets)))
    seal = sealed(secrets, server)
    for seat, secret in secrets.items():
        if seat != last:
            seal = seal.with_secret(seat, secret)
    without = {seal.finalised().seed}
    for tried in data.draw(st.lists(SECRET, min_size=3)):
        if tried != secrets[last]:
            wrong = seal.with_secret(last, tried)
            assert wrong.has_failed(last)
            without.add(wrong.seed)
    assert len(without) == 1
    assert seal.with_secret(last, secrets[last]).seed not in without


@given(SECRET, SECRET, SECRET)
def test_whoever_copies_a_commitment_has_no_more_choice_than_that(
    mine: str, server: str, other: str
) -> None:
    """Who shows another device's hash can only open what that one has opened, or nothing."""
    seal = sealed({0: mine, 1: mine}, server).with_secret(0, mine)
    copied = {seal.with_secret(1, tried).seed for tried in (mine, other, server)}
    assert copied <= {seal.with_secret(1, mine).seed, seal.finalised().seed}
    # And the deal is still the first one's as much as anybody's.
    if other != mine:
        assert opened({0: other, 1: other}, server).seed not in copied


def test_before_they_are_opened_nothing_shows_what_the_secrets_are() -> None:
    """The list everybody is shown has hashes only, and the server's stays so until the end."""
    seal = sealed({0: MINE})
    assert all(part.secret is None for part in seal.parts)
    assert SERVERS not in (seal.commitment, seal.short_id)
    assert commitment_of(Committer.SERVER, 1, MINE) != commitment_of(Committer.PLAYER, 1, MINE)


def test_who_keeps_a_secret_is_named() -> None:
    seal = (
        sealed({0: MINE, 1: YOURS, 2: MINE}).with_secret(0, MINE).with_secret(1, MINE).finalised()
    )
    assert [part.fault for part in seal.parts] == [
        None,
        ContributionFailure.WRONG,
        ContributionFailure.MISSING,
    ]
    assert not sealed({0: MINE}).is_settled
    assert seal.is_settled


# --- what a record shows -------------------------------------------------------------------------


def test_a_fair_deal_is_verified_by_its_record() -> None:
    record = read_record(str(game_of(SEAL).record())).record
    assert record.seal == SEAL
    found = verify_deal(record.seal, record.seed)
    assert found.is_fair
    assert found.message.args == {"devices": 2, "seal": SEAL.short_id, "game": 1}


def test_faults_are_written_down() -> None:
    seal = (
        sealed({0: MINE, 1: YOURS, 2: MINE}).with_secret(0, MINE).with_secret(1, MINE).finalised()
    )
    text = str(game_of(seal).record())
    assert " wrong\n" in text
    assert " missing\n" in text
    assert read_record(text).record.seal == seal
    assert verify_deal(seal, seal.seed).is_fair


def test_a_record_without_a_seal_is_no_proof() -> None:
    record = read_record(str(game_of(None).record())).record
    assert verify_deal(record.seal, record.seed).message.id == "verify-none"
    alone = sealed({0: MINE}).finalised()
    assert verify_deal(alone, alone.seed).message.id == "verify-alone"
    old = str(game_of(None).record()).replace("record 2", "record 1")
    assert read_record(old).record.seal is None


TAMPERED: dict[str, tuple[Callable[[str], str], str]] = {
    "the seed": (lambda text: text.replace(f"seed {SEAL.seed}", f"seed {SEAL.seed ^ 1}"), "seed"),
    "the server's secret": (lambda text: text.replace(SERVERS, "4" * 64), "server"),
    "the server's commitment": (lambda text: text.replace(SEAL.commitment, "4" * 64), "server"),
    "a device's secret": (lambda text: text.replace(YOURS, "4" * 64), "seat"),
    "a device's commitment": (
        lambda text: text.replace(SEAL.parts[1].commitment, "4" * 64),
        "seat",
    ),
    "a secret kept": (lambda text: text.replace(YOURS, "missing"), "seed"),
    "another seat": (lambda text: text.replace("deal seat 3", "deal seat 2"), "seed"),
    "the number of the game": (lambda text: text.replace("deal game 1", "deal game 2"), "server"),
    "a device left out": (
        lambda text: "\n".join(line for line in text.split("\n") if "deal seat 3" not in line),
        "seed",
    ),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_what_was_tampered_with_is_named(what: str) -> None:
    change, told = TAMPERED[what]
    text = str(game_of(SEAL).record())
    changed = change(text)
    assert changed != text
    record = read_record(changed).record
    found = verify_deal(record.seal, record.seed)
    assert (found.is_fair, found.message.id) == (False, f"verify-{told}")


def test_a_server_cannot_swap_its_secret() -> None:
    """Not even with a seed that fits: it had to show its commitment before."""
    swapped = replace(SEAL, secret="4" * 64)
    assert verify_deal(swapped, swapped.seed).message.id == "verify-server"
    anew = opened({0: MINE, 2: YOURS}, "4" * 64)
    assert verify_deal(anew, anew.seed).is_fair
    assert anew.short_id != SEAL.short_id, "the table was shown another seal"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("deal server 12 34", "record-word"),
        (f"deal server {MINE}", "record-word"),
        (f"deal server {MINE} missing", "record-word"),
        (f"deal server {MINE.upper().replace('1', 'A')} {MINE}", "record-word"),
        (f"deal seat 9 {MINE} {MINE}", "record-number"),
        (f"deal seat 1 {MINE} {MINE}", "record-twice"),
        ("deal game 0", "record-number"),
        ("deal game 1", "record-twice"),
        ("deal cards", "record-word"),
        ("deal", "record-word"),
    ],
)
def test_a_seal_that_cannot_be_read_is_told_with_its_line(line: str, told: str) -> None:
    lines = str(game_of(SEAL).record()).split("\n")
    at = next(n for n, each in enumerate(lines) if each.startswith("deal server"))
    if line.startswith("deal server"):
        lines[at] = line
    elif line == "deal game 0":
        lines[at - 1] = line
    else:
        lines.insert(at + 2, line)
    with pytest.raises(RecordError) as refused:
        read_record("\n".join(lines))
    assert refused.value.message.args["why"].id == told  # type: ignore[attr-defined] # a phrase in a phrase


@pytest.mark.parametrize("word", ["game", "server"])
def test_a_seal_without_its_server_or_game_is_torn(word: str) -> None:
    lines = str(game_of(SEAL).record()).split("\n")
    with pytest.raises(RecordError):
        read_record("\n".join(line for line in lines if not line.startswith(f"deal {word}")))
