### The classic game at the table: cards, events, refusals.
### $who and $target are "you", "self" or "other"; $name and $target-name are the names.
### Sentences are in the present tense, so that no name needs a gender.

## Cards

tool-pick = pick
tool-lamp = lamp
tool-cart = cart
side-n = up
side-e = right
side-s = down
side-w = left

# $sides is a list of sides
card-passage = Passage: { $sides }
card-dead-end = Dead end: { $sides }
card-map = Map
card-rockfall = Rockfall
card-break =
    { $tool ->
        [pick] Broken pick
        [lamp] Broken lamp
       *[cart] Broken cart
    }
card-mend =
    { $tools ->
        [pick] Repair: pick
        [lamp] Repair: lamp
        [cart] Repair: cart
        [pick-lamp] Repair: pick or lamp
        [pick-cart] Repair: pick or cart
        [lamp-cart] Repair: lamp or cart
       *[other] Repair: any tool
    }

## Events, as a log that reads like sentences

event-round-started =
    Round { $round } of { $rounds }. { $who ->
        [you] You begin.
       *[other] { $name } begins.
    }
event-dealt =
    You get a secret role and { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-placed =
    { $who ->
        [you] { $kind ->
            [dead-end] You lay a dead end at { $cell }.
           *[passage] You lay a passage at { $cell }.
        }
       *[other] { $kind ->
            [dead-end] { $name } lays a dead end at { $cell }.
           *[passage] { $name } lays a passage at { $cell }.
        }
    }
event-peeked = { $name } looks at goal { $goal }.
event-peeked-own =
    { $found ->
        [treasure] You look at goal { $goal }: it’s the treasure!
       *[stone] You look at goal { $goal }: only a stone.
    }
event-collapsed =
    { $who ->
        [you] Your rockfall buries the card at { $cell }.
       *[other] { $name } triggers a rockfall: the card at { $cell } is gone.
    }
event-broken =
    { $who ->
        [you] { $target ->
            [self] You break your own { $tool ->
                [pick] pick
                [lamp] lamp
               *[cart] cart
            }.
           *[other] You break { $target-name }’s { $tool ->
                [pick] pick
                [lamp] lamp
               *[cart] cart
            }.
        }
       *[other] { $target ->
            [you] { $name } breaks your { $tool ->
                [pick] pick
                [lamp] lamp
               *[cart] cart
            }.
            [self] { $name } breaks their own { $tool ->
                [pick] pick
                [lamp] lamp
               *[cart] cart
            }.
           *[other] { $name } breaks { $target-name }’s { $tool ->
                [pick] pick
                [lamp] lamp
               *[cart] cart
            }.
        }
    }
event-mended =
    { $who ->
        [you] { $target ->
            [self] You repair your { $tool ->
                [pick] pick
                [lamp] lamp
               *[cart] cart
            }.
           *[other] You repair { $target-name }’s { $tool ->
                [pick] pick
                [lamp] lamp
               *[cart] cart
            }.
        }
       *[other] { $target ->
            [you] { $name } repairs your { $tool ->
                [pick] pick
                [lamp] lamp
               *[cart] cart
            }.
            [self] { $name } repairs their own { $tool ->
                [pick] pick
                [lamp] lamp
               *[cart] cart
            }.
           *[other] { $name } repairs { $target-name }’s { $tool ->
                [pick] pick
                [lamp] lamp
               *[cart] cart
            }.
        }
    }
event-discarded = { $name } passes and discards a card face down.
event-discarded-own = You pass and discard face down: { $card }.
event-drew-own = You draw: { $card }.
event-goal-opened =
    { $found ->
        [treasure] { $who ->
            [you] You turn up goal { $goal }: the treasure!
           *[other] { $name } turns up goal { $goal }: the treasure!
        }
       *[stone] { $who ->
            [you] You turn up goal { $goal }: only a stone.
           *[other] { $name } turns up goal { $goal }: only a stone.
        }
    }
event-round-ended =
    { $found ->
        [yes] The treasure is found: the diggers win the round.
        [nobody] The treasure is not found, but there was no saboteur: nobody wins the round.
       *[no] The treasure is not found: the saboteurs win the round.
    }
# $names lists the saboteurs
event-saboteurs =
    { $count ->
        [0] There was no saboteur.
        [one] Saboteur: { $names }.
       *[other] Saboteurs: { $names }.
    }
event-treasure-was = The treasure lay under goal { $goal }.
event-gold-offered =
    { $count ->
        [one] { $name } gets the last gold card.
       *[other] { $name } chooses from { $count } gold cards.
    }
# $cards lists nuggets, such as 1, 1, 3
event-gold-offered-own = You choose from these gold cards: { $cards }.
event-gold-taken = { $name } takes a gold card.
event-gold-taken-own =
    You take { $nuggets ->
        [one] one nugget
       *[other] { $nuggets } nuggets
    }.
event-paid =
    { $who ->
        [you] You are paid { $due ->
            [one] one nugget
           *[other] { $due } nuggets
        }.
       *[other] { $name } is paid { $due ->
            [one] one nugget
           *[other] { $due } nuggets
        }.
    }
event-game-ended =
    { $count ->
        [one] The game is over. Winner: { $names }.
       *[other] The game is over. Shared victory: { $names }.
    }
standing =
    { $name }: { $nuggets ->
        [one] one nugget
       *[other] { $nuggets } nuggets
    }

## Choices offered

option-place = at { $cell }
option-place-turned = at { $cell }, turned
option-goal = goal { $goal }
option-collapse = { $cell }: { $card }
option-seat =
    { $who ->
        [you] yourself
       *[other] { $name }
    }
option-mend =
    { $who ->
        [you] your { $tool ->
            [pick] pick
            [lamp] lamp
           *[cart] cart
        }
       *[other] { $name }: { $tool ->
            [pick] pick
            [lamp] lamp
           *[cart] cart
        }
    }
option-discard = discard: { $card }
option-turn =
    { $turned ->
        [yes] turned: { $card }
       *[no] upright: { $card }
    }
option-take =
    { $nuggets ->
        [one] one nugget
       *[other] { $nuggets } nuggets
    }

## Why a card cannot be played at all

unplayable-path = This card fits nowhere at the moment.
unplayable-map = All the goals are face up: there is nothing left to look at.
unplayable-rockfall = There is no card in the maze yet for a rockfall to remove.
unplayable-break = Everybody already has a broken tool of this kind.
unplayable-mend = Nobody has a broken tool that this card repairs.

## Why a move is refused; $rule is the number on the rules page

refused-game-over = The game is over. ({ $rule })
refused-not-now = Something else has to be decided first. ({ $rule })
refused-not-your-card = You do not hold this card. ({ $rule })
refused-not-a-path = Only a path card can be laid in the maze. ({ $rule })
refused-not-a-map = Only a map lets you look at a goal. ({ $rule })
refused-not-a-rockfall = Only a rockfall removes a card from the maze. ({ $rule })
refused-not-a-break = This card does not break tools. ({ $rule })
refused-not-a-mend = This card does not repair tools. ({ $rule })
refused-tool-broken = You cannot dig while one of your tools is broken. ({ $rule })
refused-cell-taken = There is already a card there. ({ $rule })
refused-no-fit = The tunnels do not fit the cards next to it. ({ $rule })
refused-no-contact = The card must continue a tunnel that is already on the table. ({ $rule })
refused-cut-off = No unbroken tunnel leads from there back to the start. ({ $rule })
refused-same-turned = This card looks the same when turned: lay it without turning. ({ $rule })
refused-no-such-goal = There is no such goal. ({ $rule })
refused-goal-open = This goal is already face up. ({ $rule })
refused-no-such-seat = Nobody is sitting there. ({ $rule })
refused-not-yourself = You may not break your own tool at this table. ({ $rule })
refused-already-broken = That tool of theirs is already broken. ({ $rule })
refused-wrong-tool = This card does not repair that tool. ({ $rule })
refused-nothing-to-mend = That tool is not broken. ({ $rule })
refused-nothing-there = There is no card there for a rockfall to remove. ({ $rule })
refused-protected = The start and the goals are safe from rockfalls. ({ $rule })
refused-not-reached = No unbroken tunnel leads to this goal. ({ $rule })
refused-not-this-stone = This stone is not waiting to be laid. ({ $rule })
refused-no-such-gold = No such gold card was passed to you. ({ $rule })
bad-notation = “{ $text }” is not a move. A move looks like “{ $example }”.

## Editions

title-saboteur-uk = Saboteur, Ukrainian booklet
title-saboteur-ru = Saboteur, Russian booklet
title-saboteur-fa = Saboteur, Persian booklet
title-saboteur-lv = Saboteur, Latvian booklet
title-saboteur-he = Saboteur, Hebrew booklet
title-saboteur-en = Saboteur, English booklet

