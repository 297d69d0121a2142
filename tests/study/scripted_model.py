"""A text player for tests: a program that answers as its argument says."""

import sys
import time
from pathlib import Path

MOVE_WORDS = {"place", "peek", "collapse", "break", "mend", "discard", "open", "turn", "take"}


def answer(manner: str, question: str, moves: list[str], asked: int) -> str:
    if question == "ask beliefs":
        return "probably Anna" if manner == "vague" else "0.5 0,5 0.5 0.5"
    match manner:
        case "garbage":
            return "\x00\ufffd I would rather not " * 20
        case "illegal":
            return "place 99 1,0"
        case "second" if asked % 2:  # its first answer to each question is wrong
            return "hm"
        case "talk":
            return f"{moves[-1]}; suspect 1"
        case "babble":
            return f"{moves[-1]}; suspect 99"
    return moves[-1]


def main() -> None:
    manner = sys.argv[1]
    moves: list[str] = []
    asked, late = 0, ""
    for line in sys.stdin:
        text = line.rstrip("\n")
        if len(sys.argv) > 2:
            with Path(sys.argv[2]).open("a", encoding="utf-8") as log:
                log.write(line)
        if text.endswith("legal moves:"):
            moves = []
        elif " · " in text and text.split()[0] in MOVE_WORDS:
            moves.append(text.partition(" · ")[0])
        elif text.startswith("ask "):
            asked += 1
            if manner == "crash" and asked == 5:
                raise RuntimeError("out of tokens")
            if manner == "leave" and asked == 5:
                return
            if manner == "late" and asked == 3:
                late = "place 99 1,0\n"
                continue
            sys.stdout.write(late)
            late = ""
            if manner == "flood" and asked == 3:
                while True:
                    sys.stdout.write("bla " * 1000)
            if manner == "deaf" and asked == 3:
                time.sleep(1000)
            sys.stdout.buffer.write(answer(manner, text, moves, asked).encode("utf-8") + b"\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
