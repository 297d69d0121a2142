### The board and the hand on the page.

## The board

board-name = The maze
# a place that lights up; $card is the card as it would lie there
board-lay = { $cell }: lay here. { $card }
# $what is a card or a goal with its cell
board-look = { $what }. Look at it.
board-open = { $what }. Turn it up.
board-remove = { $what }. Remove it.
board-empty = { $cell }: empty
# $what is a goal, $known what the reader knows of it
board-known = { $what }. { $known }
board-larger = Larger
board-smaller = Smaller
board-fit = Show everything
board-numbers = Number columns and rows
board-more-left = More places to the left
board-more-right = More places to the right
board-more-up = More places above
board-more-down = More places below

## The hand and what to do next

hand-name = Your cards
hand-card-idle = { $card } (cannot be played now)
hand-turn-of = It is { $name }’s turn.
hand-decides = { $name } has something to decide.
hand-decide = You have something to decide.
hand-choose-card = Choose a card.
hand-choose-place = Choose a place in the maze.
hand-choose-goal = Choose a goal to look at.
hand-choose-removed = Choose what to remove.
hand-choose-break = Whose tool do you want to break?
hand-choose-mend = Whose tool do you want to repair?
hand-choose-swap = Who do you want to swap roles with?
hand-sending = One moment…
hand-which = Which one?
hand-sure-lay = Lay it here, at { $cell }?
hand-sure-look = Look at goal { $goal }?
hand-sure-remove = Remove the card at { $cell }?
# $whom is a player’s name, “yourself”, or a name with a tool
hand-sure-player = Play it on: { $whom }?
hand-can-pass = Your turn, but there is no card you can play.
hand-turn = Turn
hand-play-here = Play it
hand-discard = Discard
hand-replace = Replace
hand-discard-sure = Discard this card face down? That ends your turn.
hand-replace-sure = Put this card under the deck and take another? That ends your turn.
hand-sure = Yes, get rid of it
hand-pass = Pass
hand-cancel = Cancel
