### A table that bends: faces, other rules, late comers, reactions, the look back at a round.

## Refused

face-taken = Somebody here already looks like that. Choose another face.
summary-open = The others are still looking at how the round ended. Wait a moment.
summary-over = The summary of this round has already been closed.
seat-kicked = The host has removed you from this table. You can still watch.
react-early = There is nothing in this game to react to yet.
seats-few =
    { $people ->
        [one] One person is sitting here, so there cannot be fewer seats than that.
       *[other] { $people } people sit here, so there cannot be fewer seats than that.
    }
seats-many =
    { $high ->
        [one] This edition has a seat for one person only: there are too many of you.
       *[other] This edition is for at most { $high } people: there are too many of you.
    }
seats-awaited = Somebody is already waiting for each of the bots’ seats. You can watch.

## What happens at the table

join-configured = The host has changed the table’s settings.
join-game-shown =
    { $showing ->
        [gone] The players have deleted the last game.
       *[hidden] The players have hidden the last game.
    }
join-ready-again = The rules have changed: everybody has to say again that they are ready.
join-awaited = { $name } will take over from { $bot } when the next round begins.
join-unawaited = { $name } is no longer waiting for a seat.
join-took-over =
    { $who ->
        [you] You take over from { $bot }.
       *[other] { $name } takes over from { $bot }.
    }
join-awaits = You will play from the next round. Until then you can watch.
join-seat-moved = { $name } is now playing on another device.
