"""Ask whether a move is allowed, and get the answer of every edition, with the rule it cites.

Run it: python examples/ask_the_referee.py
"""

import foolsgold
from foolsgold.play.referee import answer_all, deciding_switches, parse_question

POSITION = "saboteur-en seats=3 deck=(0:EW) board=(1,0:EW 3,0:NESW)"
"""The card at 3,0 lies there without a tunnel back to the start."""
MOVE = "place 0 4,0"


def main() -> None:
    """The same table, answer_all by the rules of six booklets."""
    asked = parse_question(POSITION, MOVE)
    boxes = [foolsgold.find(name) for name in foolsgold.editions() if name.startswith("saboteur-")]
    answers = answer_all(asked, boxes)
    print(f"{MOVE}, on the table {POSITION}:")
    for answer in answers:
        if answer.is_allowed:
            print(f"  {answer.ruleset.id}: allowed by {', '.join(answer.cited_rules)}")
        elif answer.reason is not None:
            print(f"  {answer.ruleset.id}: refused by {answer.reason.rule}")
    print("They differ because of:")
    for split in deciding_switches(asked, answers):
        values = zip(boxes, split.values, strict=True)
        print(f"  {split.switch}:", ", ".join(f"{box.id} {value}" for box, value in values))


if __name__ == "__main__":
    main()
