from support import *


def test_it():
    s = table(
        """
        S─┐
        ..│
    """,
        hand=["path NS", "dead NESW", "map", "break lamp", "mend lamp"],
        broken={1: ["lamp"]},
        edition="lv",
        saboteurs=[1, 2],
    )
    assert why(s, "place 0 2,2") is None
    print(legal_texts(s))
    assert why(s, "place 0 2,-1") is Refusal.NO_FIT
    s2 = do(s, "place 0 2,2")
    assert s2.to_act == 1
    t = table(
        """
        S───────
    """,
        hand=["path NS"],
        saboteurs=[1, 2],
    )
    print(told(t, "discard 0"))
