### What cards do, and what may be a slip.

## What a card does, in one sentence

help-passage = Makes the tunnel longer.
help-dead-end = Can be laid like a passage, but no way leads through it.
help-map = You alone look under one goal.
help-rockfall = Takes one path card out of the tunnel.
help-break = Whoever gets it cannot dig until the tool is repaired.
help-mend = Repairs a broken tool, your own or another player’s.
help-mend-either = Repairs one of these tools, your own or another player’s.
help-bomb = A passage that blows up when the Dynamite is opened.
help-lantern = A passage that nothing can blow up.
help-ale = A passage, and you name a player who misses the next turn.
help-key = A passage that opens the doors of its colour.
help-door = Blocks the way until a key of its colour lies before it.
help-rubble = Blocks the way until somebody blows it up.
help-explosion = Takes one tile out of the maze, but none with a lantern.
help-potion = You exchange roles with a player, and only you two know.
help-about = What does this card do?
# before the numbers of the rules
help-rules = Rules:
help-rule-open = Read rule { $rule }
help-rule-missing = Rule { $rule } is not on this sheet: it does not apply here, or only the rules page tells it.

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
