### A table that bends: faces, other rules, late comers, reactions, the look back at a round.

## Refused

face-taken = Somebody here already looks like that. Choose another face.
summary-open = The others are still looking at how the round ended. Wait a moment.
summary-over = This round is not being looked at any more.
seat-kicked = The host has shown you out of this table. You can still watch.
react-early = There is nothing of this game to react to yet.
seats-few =
    { $people ->
        [one] One person sits here, so there cannot be fewer seats than that.
       *[other] { $people } people sit here, so there cannot be fewer seats than that.
    }
seats-many =
    { $high ->
        [one] This edition has a seat for one person only: too many sit here.
       *[other] This edition is for { $high } people at most: too many sit here.
    }
seats-awaited = Every bot’s seat already has somebody waiting for it. You can watch.

## What happens at the table

join-configured = The host has changed the table’s settings.
join-game-shown =
    { $showing ->
        [gone] Those who played have deleted the last game.
       *[hidden] Those who played have hidden the last game.
    }
join-ready-again = The rules are different now: everybody has to be ready again.
join-awaited = { $name } will take over from { $bot } when the next round begins.
join-unawaited = { $name } no longer waits for a seat.
join-took-over =
    { $who ->
        [you] You take over from { $bot }.
       *[other] { $name } takes over from { $bot }.
    }
join-awaits = You play from the next round on. Until then you watch.
join-seat-moved = { $name } is now playing on another device.
