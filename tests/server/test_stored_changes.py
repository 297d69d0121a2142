"""Changes as they stand in the databases of today, and as everybody is told them."""

from typing import get_args

import msgspec
import pytest

from foolsgold.server.projection.public_table import public_change
from foolsgold.server.table.stored_changes import Change, decode_change, encode_change

SAME = "the same"
"""Everybody is told what is stored."""
STORED = {
    '{"change":"opened","edition":"saboteur-en","seats":5,"lang":"en","own_edition":null,'
    '"options":[],"turn_seconds":null,"chat":true,"locked":false,"times":false,"pace":"normal",'
    '"bot_talk":true,"level":null,"sealed":false,"listed":false}': '{"change":"opened"}',
    '{"change":"sat","seat":0,"name":"Anna","key_hash":"ab12","face":"helm","device":"dev"}':
        '{"change":"sat","seat":0}',
    '{"change":"bot-sat","seat":2,"name":"Rex","bot":"digger","face":"scarf","temper":"trusting"}':
        '{"change":"sat","seat":2}',
    '{"change":"vacated","seat":1,"why":"kicked","blocked":true}':
        '{"change":"vacated","seat":1,"why":"kicked"}',
    '{"change":"readied","seat":0,"ready":true}': SAME,
    '{"change":"committed","seat":0,"commitment":"c0"}': '{"change":"committed","seat":0}',
    '{"change":"sealed","secret":"s1","parts":[[0,"c0"]],"filled":'
    '[{"change":"bot-sat","seat":2,"name":"Rex","bot":"digger"}]}': '{"change":"sealed"}',
    '{"change":"revealed","seat":0,"secret":"r0"}': '{"change":"revealed","seat":0,"fault":null}',
    '{"change":"revealed","seat":0,"secret":null}':
        '{"change":"revealed","seat":0,"fault":"wrong"}',
    '{"change":"started","seed":7,"filled":[]}': '{"change":"started","without":[]}',
    '{"change":"started","seed":7,"filled":[],"without":[1],"rules":2}':
        '{"change":"started","without":[1]}',
    '{"change":"stopped"}': None,
    '{"change":"erased"}': '{"change":"switched"}',
    '{"change":"table-kept","first":3,"held":[{"name":null,"key_hash":null,"bot":null,'
    '"ready":false,"muted":false,"face":null,"temper":null,"commitment":null,"device":null}],'
    '"host":null,"games":1,"turn":9,"loose":0,"chat":true,"bot_talk":true,"locked":false,'
    '"listed":false,"paused":false,"kicked":["ab12"],"former":{"ab12":["Anna"]},"asked":null}':
        '{"change":"switched"}',
    '{"change":"game-shown","game":1,"showing":"gone","first":3,"last":9}':
        '{"change":"game-shown","game":1,"showing":"gone"}',
    '{"change":"moved","seat":0,"move":"pass 3","by":"stand-in"}':
        '{"change":"moved","seat":0,"by":"stand-in"}',
    '{"change":"chatted","seat":0,"text":"hi \\"there\\" שלום"}': SAME,
    '{"change":"claimed","seat":0,"claim":{"claim":"honest"}}': SAME,
    '{"change":"host-passed","seat":1}': SAME,
    '{"change":"locked","locked":true}': '{"change":"switched"}',
    '{"change":"chat-switched","on":false}': '{"change":"switched"}',
    '{"change":"bot-talk-switched","on":false}': '{"change":"switched"}',
    '{"change":"paused","paused":true}': '{"change":"switched"}',
    '{"change":"muted","seat":1,"muted":true}': SAME,
    '{"change":"faced","seat":0,"face":"peak"}': SAME,
    '{"change":"configured","edition":"saboteur-lv","own_edition":null,"options":["x"],'
    '"seats":[0,null],"bots":["digger",null],"turn_seconds":30,"pace":"normal","level":"digger"}':
        '{"change":"configured"}',
    '{"change":"went-on","seat":0}': SAME,
    '{"change":"went-on","seat":null}': SAME,
    '{"change":"reacted","seat":0,"to":12,"face":"laugh"}': SAME,
    '{"change":"awaited","seat":2,"name":"Cy","key_hash":"ef56","face":"braids","kicked":false,'
    '"device":null,"blocked":false}': '{"change":"awaited","seat":2}',
    '{"change":"seat-asked","seat":1,"key_hash":"aa","sign":"1234","device":"dev"}':
        '{"change":"seat-asked","seat":1}',
    '{"change":"seat-voted","seat":0,"yes":true}': SAME,
    '{"change":"seat-unasked","why":"late"}': SAME,
    '{"change":"seat-moved","seat":1,"key_hash":"bb","how":"carried"}':
        '{"change":"seat-moved","seat":1,"how":"carried"}',
    '{"change":"listed","listed":true}': '{"change":"switched"}',
}  # fmt: skip
"""Stored by version 0.1.0, with the public change that version 3 of the protocol sends."""


@pytest.mark.parametrize("stored", STORED)
def test_a_change_of_today_is_read_stored_and_told_as_ever(stored: str) -> None:
    change = decode_change(stored, str)
    assert encode_change(change) == stored
    if (told := STORED[stored]) is not None:
        assert msgspec.json.encode(public_change(change)).decode() == (
            stored if told == SAME else told
        )


def test_every_kind_of_change_is_among_them() -> None:
    assert {type(decode_change(stored, str)) for stored in STORED} == set(get_args(Change))
