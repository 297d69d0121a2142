### The page around a game: opening a table, changing what is played, sitting down, the big screen, the end of a game.

## Opening a table, and changing what is played

form-fold = More
form-fold-hint = Edition, house rules, bots, time. All of it can still be changed in the lobby.
form-change = Change game or rules
form-change-hint = Everybody sees it at once.
form-fewer = { $label }: fewer
form-more = { $label }: more
form-number = a number
form-pace = Pace of the bots
form-pace-calm = Calm
form-pace-normal = Normal
form-pace-fast = Fast
form-pace-told =
    { $pace ->
        [calm] The bots take their time.
        [fast] The bots play fast.
       *[normal] The bots play at the usual pace.
    }
form-level = How well the bots play
temper-trusting = trusting
temper-wary = wary
temper-hot-headed = hot-headed
temper-quiet = quiet
form-bot-talk = The bots talk
form-bot-talk-hint = They claim, accuse, thank and lie, as people do.
hints-switch = Hints while I play alone
hints-switch-hint = A button tells you what a bot would do in your place, and why.
hints-ask = What would you do?
form-house = House rules
form-as-booklet = as in the booklet
form-decided =
    { $count ->
        [one] one changed
       *[other] { $count } changed
    }
form-house-hint = Every rule this table can set for itself, with its number in the rules.
form-house-own = The edition you wrote below decides them.
form-booklet = The booklet says: { $value }.
form-back = As in the booklet
form-back-long = { $rule }: as in the booklet
form-own-fold = An edition of your own
form-own = Its text
form-own-hint = Paste it or write it here: what it starts from, and what is different.
form-own-use = Use this edition
form-line = Line { $line }

## Sitting down

face-title = Your face
face-change = Face
face-number = Face { $number }
face-taken-by = Face { $number }, taken by { $name }
sit-as = You sit down as { $name }.
sit-change = Change
sit-late = The game is running. You can take over from a bot when the next round begins; until then you can watch.
sit-late-choose = In place of
sit-late-go = Take over from { $name }
sit-awaits = From the next round you will play in place of { $name }. Until then you can watch.
sit-awaits-not = No, only watch
kicked-for-good = You cannot sit down at this table any more. You can watch, or open a table of your own.
home-continue-more =
    { $count ->
        [one] One more table
       *[other] { $count } more tables
    }

## Your turn, for people who are looking elsewhere

turn-called = Your turn!
turn-notice = They are waiting for you at table { $code }.
turn-notices =
    { $on ->
        [yes] You will be told when it is your turn
       *[no] Tell me when it is my turn
    }

## The big screen before the game

tv-join = Join with your phone
tv-type = or open { $site } and type
tv-here = { $count } of { $seats } are here
tv-starts = { $name } starts the game when everybody is here.
tv-joined = { $name } has sat down.
tv-hint = Pick a face and a name on your phone; some of you will lie.

## The end of a game

end-headline =
    { $count ->
        [one] { $names } strikes gold!
       *[other] { $names } strike gold!
    }
end-sub =
    { $rounds ->
        [one] One round, { $moves } moves.
       *[other] { $rounds } rounds, { $moves } moves.
    }
end-rounds = Round by round
end-won-digger = The diggers won
end-won-saboteur = The saboteurs won
end-won-nobody = Nobody won
end-won-gnome = The Gnomes won
end-won-goblin = The Goblins won
end-side-saboteur = = saboteur
end-side-goblin = = goblin
end-round-opened = Round { $round }: { $name } turned up goal { $goal }
end-round-shut = Round { $round }: the gold stayed hidden
end-gold-in-all = Total gold
end-points-in-all = Total points
end-eager =
    { $count ->
        [one] { $names } is ready for another game.
       *[other] { $names } are ready for another game.
    }
end-rules = Other rules
end-share = Share
end-copied = Copied
end-share-text = { $names } won at Fool’s Gold. Who’s digging with us next time?
carry-open = Continue on another device
carry-mine = My seat is on another device
