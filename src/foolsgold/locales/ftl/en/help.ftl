### What cards do, and what may be a slip.

## What a card does, in one sentence

help-passage = Makes the tunnel longer.
help-dead-end = Can be laid like a passage, but nothing leads through it.
help-map = Lets you look under one goal in secret.
help-rockfall = Takes one path card out of the tunnel.
help-break = The player who gets it cannot dig until the tool is repaired.
help-mend = Repairs a broken tool, your own or another player’s.
help-mend-either = Repairs one of these tools, your own or another player’s.
help-bomb = A passage that blows up when Dynamite is turned up.
help-lantern = A passage that nothing can blow up.
help-ale = A passage; you also name a player, who misses their next turn.
help-key = A passage that opens the doors of its colour.
help-door = Blocks the way until a key of its colour lies on the path to it.
help-rubble = Blocks the way until somebody blows it up.
help-explosion = Takes one tile out of the maze, but not one with a lantern.
help-potion = You swap roles with another player, and only you two know which.
help-about = What does this card do?
# before the numbers of the rules
help-rules = Rules:
help-rule-open = Read rule { $rule }
help-rule-missing = Rule { $rule } is not on this sheet: it does not apply here, or it is only on the rules page.

## Before a card is played by mistake

doubt-break-self = This would break your own tool. Is that what you want?
# $known says what the reader knows of that goal
doubt-known = { $known } Look there again?
doubt-yes = Yes, play it

## Titles, which are doors to them as well

book-title = All the cards
compare-title = Editions side by side
keys-title = Keys

## Learning

learn-which = Which game?
learn-other = Learn the other game: { $game }
