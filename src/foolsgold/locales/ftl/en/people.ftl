### The people at the table, on the page: seats, piles, roles, talk, decisions, the end of rounds and games.

people-close = Close
people-back = Back
people-look = Look at the board

## Seats: short signs beside a name

seats-title = Players
# a small mark at the reader’s own name: as short as can be
seats-you = you
seats-bot = bot
seats-host = host
seats-away = away
seats-muted = muted
seats-open = open seat
# beside the seat whose turn it is; $who is "you" or "other"
seats-turn =
    { $who ->
        [you] your turn
       *[other] playing now
    }
# time is running
seats-clock = a bot plays in { $seconds } s
# the same beside “your turn”: as short as can be
seats-clock-short = { $seconds } s
seats-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
seats-gold =
    { $count ->
        [0] no gold
        [one] one gold card
       *[other] { $count } gold cards
    }
# at the end of the game, once the gold is counted
seats-nuggets =
    { $count ->
        [0] no nuggets
        [one] one nugget
       *[other] { $count } nuggets
    }
seats-points = { $points } of { $most } points
seats-lit = can be chosen
seats-aimed = chosen
seats-kick = Remove
seats-kick-sure = Really remove them?
seats-mute = Mute
seats-unmute = Unmute
seats-pass-host = Make host
seats-free = Send the bot away
seats-put-bot = Put a bot here

## Piles

seats-piles = Piles
seats-deck = Draw pile
seats-discards = Discards
seats-gold-pile = Gold
seats-passes = Passes
seats-round = Round { $round } of { $rounds }
seats-round-only = Round { $round }
seats-discards-shown = Face up on the discard pile
seats-pile-count = { $pile }: { $count }

## Your role

role-digger = Digger
role-saboteur = Saboteur
found-treasure = the treasure
found-stone = a stone
role-mine = My role
role-title = Your role in this round
role-title-new = You have a new role now
role-hold = Hold to look
role-hold-hint = Press and hold the card. Make sure nobody next to you can see it.
role-show = Show the card
role-hide = Hide the card
role-dismiss = Got it
role-bonus-master = You get a point if you swap roles with somebody.
role-bonus-bomber = You get a point if Dynamite is turned up.
role-bonus-greedy = You steal a point if the Dragon is turned up.
role-bonus-driver = You get a point if the path to the Gold or the Dragon does not lead through a door.
role-bonus-pedant = You get a point if the deck is empty at the end of the round.
role-bonus-king = You get a point if at least three ales lie on the path to the Gold.
role-bonus-keymaster = You get a point if the path to the Gold or the Dragon leads through an open door.
role-bonus-jeweller = You get a point if the Gold is turned up.

## Log and talk

talk-log = What happened
talk-log-empty = Nothing has happened yet.
talk-newest = Jump to the latest
talk-title = Talk
talk-empty = Nobody has said anything yet.
talk-write = Talk to everyone
talk-send = Send
talk-claims = Say with one tap
talk-claim-honest = I’m on your side
talk-claim-mend-me = Repair my tools!
talk-claim-no-way = I have no good card
talk-claim-sorry = Sorry!
talk-claim-well-played = Well played!
talk-claim-looked = I looked at …
talk-claim-look-at = Look at …
talk-claim-suspect = I don’t trust …
talk-claim-trust = I trust …
talk-claim-thanks = Thank you, …
talk-goal = goal { $goal }

## Decisions

decide-pile =
    { $count ->
        [one] One card is left to take.
       *[other] You choose one of { $count } cards and pass the rest on.
    }
decide-same =
    { $count ->
        [one] one such card
       *[other] { $count } such cards
    }

## The end of a round and of a game

end-round = Round { $round } is over
end-goals = What the goals were hiding
end-goal = Goal { $goal }: { $found }
end-roles = Who was who
end-gold = The gold is shared out
end-points = Points
end-go-on = Continue
end-round-more =
    { $change ->
        [one] { $change } point gained
       *[other] { $change } points gained
    }
end-round-less =
    { $change ->
        [one] { $change } point lost
       *[other] { $change } points lost
    }
end-game = Standings
end-winner = winner
end-again = Play again
end-wait = { $name } can start another game.
end-record = Save the record of the game
end-home = Home
