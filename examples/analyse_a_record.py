"""Read the record of a finished game: who was suspected, who did it, and who lied.

Run it: python examples/analyse_a_record.py [RECORD]
"""

import sys
from pathlib import Path

from foolsgold import Game
from foolsgold.beliefs.saboteur.posterior import beliefs_of
from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.events import Peeked, RoundEnded
from foolsgold.play.record import ClaimLine
from foolsgold.play.record_parser import read_record
from foolsgold.play.table_talk import Looked


def is_lie(game: Game, said: ClaimLine) -> bool:
    """Whether a player claims to have found what they did not find under that goal."""
    claim = said.claim
    if not isinstance(claim, Looked):
        return False
    for event in game.round_history_for(said.seat):
        if isinstance(event, Peeked) and (event.seat, event.goal) == (said.seat, claim.goal):
            return not str(event.found).startswith(claim.found)
    return True  # they never looked


def suspicion(game: Game) -> str:
    """What a spectator may think of each player, and which of them are saboteurs."""
    beliefs = beliefs_of(game.view(), game.round_history_for())
    shares = []
    for seat, share in enumerate(beliefs.saboteur):
        mark = "*" if game.view(seat).roles[seat] is Role.SABOTEUR else ""
        shares.append(f"{game.names[seat]}{mark} {share:.0%}")
    return ", ".join(shares)


def main() -> None:
    """Replays the record; a spectator's view holds nothing that a player had to keep secret."""
    path = Path(sys.argv[1]) if sys.argv[1:] else Path(__file__).with_name("game.txt")
    record = read_record(path.read_text("utf-8")).record
    game = Game.at_start_of(record)
    print("How likely each is a saboteur (*: is one) before a round's last move")
    for line in record.lines:
        if isinstance(line, ClaimLine):
            if is_lie(game, line):
                print(f"  move {len(game.moves)}: {game.names[line.seat]} lies about a goal")
            game.say(line.seat, line.claim)
            continue
        before = suspicion(game) if game.view().phase == "play" else ""
        if any(isinstance(event, RoundEnded) for event in game.play(line.move)):
            print(f"  move {len(game.moves)}: the round ends; {before}")
    for name, gold in zip(game.names, game.scores, strict=True):
        print(f"{name}: {gold} gold")


if __name__ == "__main__":
    main()
