### The program itself: complaints, and play.

## Complaints: one clear sentence, and a way on

edition-unknown = There is no edition “{ $name }”. Choose one of: { $known }; or give the path of your own .toml file.
edition-wrong = { $file }: { $key }: found { $found }, expected { $expected }.
found-nothing = nothing
file-position = line { $line }, column { $column }
expected-number = a whole number from { $low } to { $high }
expected-yes-no = true or false
expected-text = text in quotes
expected-one-of = one of: { $choices }
expected-table = a table
expected-known-key = a known name: { $known }
expected-something = a value
expected-tile = open sides such as "NS" or "NESW"
expected-toml = valid TOML
expected-seats = player numbers without a gap
expected-enough-roles =
    { $seats ->
        [one] at least one dwarf card
       *[other] at least { $seats } dwarf cards
    }
expected-enough-cards =
    { $needed ->
        [one] at least one card to deal
       *[other] at least { $needed } cards to deal
    }
expected-id = one word of letters, digits and hyphens
expected-free-id = an id that no built-in edition uses
option-unknown = This edition has no option “{ $name }”. It has: { $known }.
option-none = This edition has no optional rules.
seats-wrong = This edition is for { $low } to { $high } players, not { $found }.
seed-wrong = A seed is a whole number from 0 to { $high }, not { $found }.
first-wrong = The first player is a seat from { $low } to { $high }, not { $found }.
seat-wrong = There is no seat { $found }: seats are numbered { $low } to { $high }.
name-wrong = A name must have 1 to 40 visible characters; “{ $found }” will not do.
bot-unknown = There is no bot “{ $name }”. Choose from: { $known }.
bots-many = There are { $found } bots named for { $high } seats. Name fewer.
lang-unknown = There is no language “{ $name }”. Choose one of: { $known }.
interrupted = Stopped.

position-wrong = Position, { $field }: found “{ $word }”, expected { $expected }.

## Play

you = You
player = Player { $number }
bot-names = Brokk, Durin, Eitri, Frida, Gundil, Hilde, Ivaldi, Kettil, Liv, Nori, Solveig
list-separator = { ", " }
play-your-turn = Your turn.
play-passes =
    { $count ->
        [one] One pass so far.
       *[other] { $count } passes in a row.
    }
play-broken = broken: { $tools }
play-peeked =
    { $found ->
        [treasure] You know that goal { $goal } is the treasure.
       *[stone] You know that goal { $goal } is a stone.
    }
play-ask-open = Your tunnel reaches several goals. Which one do you turn up?
play-ask-turn = The stone fits neither way. Which way round should it go?
play-ask-take = Which gold card do you take?
play-role =
    { $role ->
        [digger] You are a DIGGER: help the tunnel reach the treasure.
       *[saboteur] You are a SABOTEUR: keep the tunnel from the treasure, and do not get caught.
    }
play-gold =
    { $count ->
        [0] You have no gold yet.
        [one] You have one nugget.
       *[other] You have { $count } nuggets.
    }
plain-start = { $cell }: start
plain-goal = { $cell }: goal { $goal }, face down
plain-goal-open = { $cell }: goal { $goal }, { $found ->
        [treasure] the treasure
       *[stone] a stone
    }
plain-tile = { $cell }: { $card }
