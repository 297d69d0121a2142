### Gobblings! vs Gnomes at the table: tiles, events, refusals, editions.
### $who and $target are "you" or "other"; $name and $target-name are the names.

## Roles and tiles

race-gnome = Gnome
race-goblin = Goblin
role-master = Master of Disguise
role-bomber = Bomber
role-greedy = Greedyguts
role-driver = Driver
role-pedant = Pedant
role-king = King
role-keymaster = Keymaster
role-jeweller = Jeweller
found-gold = the Gold
found-dragon = the Dragon
found-dynamite = Dynamite

# $sides is a list of sides
tile-passage = Passage: { $sides }
tile-bomb = Passage with a bomb: { $sides }
tile-lantern = Passage with a lantern: { $sides }
tile-ale = Passage with ale: { $sides }
tile-rubble = Rubble: { $sides }
tile-key =
    { $colour ->
        [red] Passage with a red key: { $sides }
        [blue] Passage with a blue key: { $sides }
       *[yellow] Passage with a yellow key: { $sides }
    }
tile-door =
    { $colour ->
        [red] Red door: { $sides }
        [blue] Blue door: { $sides }
       *[yellow] Yellow door: { $sides }
    }
tile-door-open =
    { $colour ->
        [red] Red door, open: { $sides }
        [blue] Blue door, open: { $sides }
       *[yellow] Yellow door, open: { $sides }
    }
card-explosion = Explosion
card-potion = Potion

## Events, as a log that reads like sentences

gob-round-started =
    Round { $round }. { $who ->
        [you] You begin.
       *[other] { $name } begins.
    }
# $tile is the name of the tile
gob-placed =
    { $who ->
        [you] You lay a tile at { $cell }: { $tile }.
       *[other] { $name } lays a tile at { $cell }: { $tile }.
    }
# $found is the name of what lies there
gob-peeked-own = You look at goal { $goal }: { $found }.
gob-exploded =
    { $who ->
        [you] You blow up the tile at { $cell }: { $tile }.
       *[other] { $name } blows up the tile at { $cell }: { $tile }.
    }
gob-swapped =
    { $who ->
        [you] You swap roles with { $target-name }.
       *[other] { $target ->
            [you] { $name } swaps roles with you.
           *[other] { $name } and { $target-name } swap roles.
        }
    }
# told to both who exchanged; $role is what the reader holds now, $gone what they gave away
gob-swapped-roles = Your role was { $gone }; now it is { $role } ({ $race }).
gob-replaced = { $name } puts a card under the deck and takes another.
gob-replaced-own = You put a card under the deck: { $card }.
gob-passed =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
# $cards lists the hand
gob-shown =
    { $who ->
        [you] You cannot play and show your hand: { $cards }.
       *[other] { $name } cannot play and shows their hand: { $cards }.
    }
gob-skipped =
    { $who ->
        [you] You sleep off the ale and miss this turn.
       *[other] { $name } sleeps off the ale and misses this turn.
    }
gob-named =
    { $who ->
        [you] You hand the ale to { $target-name }, who will miss their next turn.
       *[other] { $target ->
            [you] { $name } hands you the ale: you will miss your next turn.
           *[other] { $name } hands the ale to { $target-name }, who will miss their next turn.
        }
    }
# $found is the name of what lies there
gob-goal-opened =
    { $who ->
        [you] You turn up goal { $goal }: { $found }!
       *[other] { $name } turns up goal { $goal }: { $found }!
    }
gob-goal-left =
    { $who ->
        [you] You leave the other goal face down.
       *[other] { $name } leaves the other goal shut.
    }
gob-blown-up =
    { $count ->
        [0] The dynamite goes off, but there is no bomb on the field.
        [one] The dynamite goes off: one tile with a bomb is gone.
       *[other] The dynamite goes off: { $count } tiles with bombs are gone.
    }
gob-round-ended =
    { $outcome ->
        [gold] The Gold is found: the Gnomes win the round.
        [dragon] The Dragon wakes: the Goblins win the round.
       *[nothing] Neither Gold nor Dragon was reached: the Goblins win the round.
    }
# one line for each player
gob-goals = The goals were: { $faces }.
gob-ending-all-passed = Everybody has passed since the last card was played.
gob-ending-no-cards = All the cards have been used.
gob-ending-stalled = Nobody has played a card for a long time.
gob-role-was = { $name }: { $role } ({ $race })
# $total is the marker after it
gob-scored =
    { $change ->
        [one] { $name }: { $change } point gained, now { $total }. { $why }
       *[other] { $name }: { $change } points gained, now { $total }. { $why }
    }
gob-scored-loss =
    { $change ->
        [one] { $name }: { $change } point lost, now { $total }. { $why }
       *[other] { $name }: { $change } points lost, now { $total }. { $why }
    }
why-gold = The Gnomes found the Gold.
why-opener = For turning it up.
why-loss = A Goblin turned up the Gold.
why-dragon = The Dragon is awake.
why-nothing = Neither Gold nor Dragon was reached.
why-theft = Stolen by Greedyguts.
why-robbed = Robbed by Greedyguts.
# $role is the name of the role
why-role = Role bonus: { $role }.
gob-game-ended = The game is over. Winner: { $name }.
gob-standing =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }

## Choices offered

option-place-degrees = at { $cell }, turned by { $degrees }°: { $sides }
option-leave = leave it face down
option-pass = pass
gob-option-tile = { $cell }: { $tile }
gob-unplayable-path = This tile fits nowhere at the moment.
gob-unplayable-explosion = There is no tile on the field that could be blown up.
gob-ask-open = Which goal do you turn up?
gob-ask-name = Who drinks the ale and misses their next turn?
gob-ask-steal = You are Greedyguts and the Dragon is awake: who do you steal a point from?
gob-role =
    { $race ->
        [gnome] You are a GNOME. Your role: { $role }. Help the path reach the Gold.
       *[goblin] You are a GOBLIN. Your role: { $role }. Keep the Gnomes from the Gold, or wake the Dragon.
    }
gob-known-role = You know { $name }’s role: { $role } ({ $race }).
gob-drinker = misses a turn
gob-passed-mark = passed
gob-peeked = You know that goal { $goal } hides { $found }.
gob-plain-goal-open = { $cell }: goal { $goal }, { $found }

## Why a move is refused; $rule is the number on the rules page

refused-not-an-explosion = Only an explosion removes a tile. ({ $rule })
refused-not-a-potion = Only a potion swaps roles. ({ $rule })
refused-no-turn = Tiles may not be turned that way here. ({ $rule })
refused-same-position = Turned that way, the tile looks just the same: use the smaller turn. ({ $rule })
refused-nothing-to-blow-up = There is no tile there to blow up. ({ $rule })
refused-blast-proof = The start, the goals and tiles with a lantern cannot be blown up. ({ $rule })
refused-not-with-yourself = You cannot swap roles with yourself. ({ $rule })
refused-rubble-only = You cannot dig on from rubble alone: the tile must join a passage or a door. ({ $rule })
refused-deck-empty = The deck is empty: no more cards can be replaced. ({ $rule })
refused-can-play = You can play a card, so you may not pass. ({ $rule })
refused-must-open = One goal must be turned up. ({ $rule })
refused-not-the-drinker = You cannot give the ale to yourself. ({ $rule })
refused-already-named = This player is already going to miss a turn. ({ $rule })
refused-nothing-to-steal = There is nothing to steal there. ({ $rule })

## Editions

title-gobblings = Gobblings! vs Gnomes, basic game
title-gobblings-advanced = Gobblings! vs Gnomes, advanced game
