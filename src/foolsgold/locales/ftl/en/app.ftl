### The program itself: command line, play in the terminal, simulation, complaints.

## Complaints: one clear sentence, and a way on

edition-unknown = There is no edition “{ $name }”. Choose one of: { $known }; or give the path of your own .toml file.
edition-wrong = { $file }: { $key }: found { $found }, expected { $expected }.
found-nothing = nothing
file-position = line { $line }, column { $column }
expected-number = a whole number from { $low } to { $high }
expected-yes-no = true or false
expected-text = a text in quotes
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
expected-free-id = an id that no shipped edition has
option-unknown = This edition has no option “{ $name }”. It has: { $known }.
option-none = This edition has no optional rules.
file-unreadable = The file { $file } cannot be read. Is the path right, and is it a text?
file-unwritable = The file { $file } cannot be written. Choose another place.
file-exists = The file { $file } already exists. Choose another name.
seats-wrong = This edition is for { $low } to { $high } players, not { $found }.
seed-wrong = A seed is a whole number from 0 to { $high }, not { $found }.
first-wrong = The first player is a seat from 1 to { $high }, not { $found }.
seat-wrong = A seat is a number from 1 to { $high }, not { $found }.
name-wrong = A name has 1 to 40 visible characters; “{ $found }” will not do.
bot-unknown = There is no bot “{ $name }”. Choose from: { $known }.
cell-wrong = “{ $found }” is no pair of numbers. Write saboteurs/diggers, such as 2/3.
cell-game = { $edition } has no saboteurs and diggers. Choose an edition of the classic game.
bots-many = There are { $found } bots named for { $high } seats. Name fewer.
lang-unknown = There is no language “{ $name }”. Choose one of: { $known }.
interrupted = Stopped.

position-wrong = Position, { $field }: found “{ $word }”, expected { $expected }.
record-wrong = Line { $line }: { $why }
record-title = this is not a record of Fool’s Gold; a record begins with “foolsgold record 2”.
record-torn = the record breaks off here; its last line should begin with “end”.
record-order = “{ $word }” is in the wrong place.
record-missing = “{ $word }” is missing from the record.
record-twice = “{ $word }” appears twice.
record-number = “{ $word }” needs a whole number from { $low } to { $high }, not “{ $found }”.
record-word = “{ $found }” cannot stand after “{ $word }”.
record-change = “{ $found }” is not a change of an edition, such as: contact = "touch"
record-move = the move “{ $move }” is not possible. { $why }
record-result = “{ $found }” is not a result: one number for each seat, or “unfinished”.
record-result-differs = the result is not what these moves lead to.

usage-no-command = There is no command “{ $name }”. See: foolsgold --help
usage-no-option = There is no option { $name } here. See: { $help }
usage-missing = { $name } is missing. See: { $help }
usage-value = { $name }: “{ $found }” will not do. See: { $help }
usage-wrong = This cannot be understood. See: { $help }

## Command line help

cli-usage = Usage: { $usage }
cli-commands = Commands:
cli-options = Options:
cli-arguments = Arguments:
cli-main = Fool’s Gold: hidden-role tunnel games, played exactly by the booklets.
cli-play = Play in the terminal against bots.
cli-simulate = Let bots play each other and count who wins.
cli-bots = List the bots and how they play.
cli-editions = List the editions and show where they differ.
cli-rules = Print the rules of an edition for players.
cli-replay = Step through the record of a game.
cli-bench = Measure the speed of the rules with random play.
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-lang = Language: en, uk, ru, fa, lv, he.
cli-option-edition = Edition by id, or the path of your own .toml file.
cli-option-seats = Number of players.
cli-option-seed = The same seed gives the same cards.
cli-option-first = Seat that begins; without it chance decides.
cli-option-bots = Bots, separated by commas; they take the seats in turn.
cli-option-option = Set an optional rule of the edition, such as broken_unpaid.
cli-option-name = Your name.
cli-option-plain = Words instead of drawings: for screen readers and pipes.
cli-option-record = Write the record of the game to this file.
cli-option-games = Number of games.
cli-option-talk = Let the bots speak, too.
cli-option-cell = One round with exactly so many saboteurs and diggers, such as 2/3; bots are then chosen by side.
cli-option-saboteurs = With --cell: bots that play the saboteurs; every pairing plays the same deals.
cli-option-diggers = With --cell: bots that play the diggers.
cli-option-calibration = With --cell: how good the diggers’ suspicions are, instead of who wins.
cli-option-json = Print JSON for programs.
cli-option-seat = Look at the game from this seat.
cli-option-rounds = Rounds to play for each edition.
cli-option-bot = Let this bot think for all seats, and measure how fast it is.
cli-option-kernel = Measure the compiled rules instead of the readable ones.
cli-option-policy = With --kernel: who plays, uniform or rules.
cli-argument-edition = Edition by id, or the path of a .toml file.
cli-argument-file = A record written by Fool’s Gold.

## Play in the terminal

you = You
player = Player { $number }
bot-names = Brokk, Durin, Eitri, Frida, Gundil, Hilde, Ivaldi, Kettil, Liv, Nori, Solveig
list-separator = { ", " }
play-welcome = { $edition } · { $seats ->
        [one] one player
       *[other] { $seats } players
    }. Type ? for help.
play-role-hint = You have a new secret role. Type r to look at it.
play-your-turn = Your turn.
play-deck =
    { $count ->
        [0] The draw pile is empty.
        [one] One card is left in the draw pile.
       *[other] { $count } cards are left in the draw pile.
    }
play-passes =
    { $count ->
        [one] One pass in a row.
       *[other] { $count } passes in a row.
    }
# one line for each player; $tools lists broken tools or is empty
play-seat =
    { $name }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $gold ->
        [0] no gold
        [one] one gold card
       *[other] { $gold } gold cards
    }
play-broken = broken: { $tools }
play-peeked =
    { $found ->
        [treasure] You know: goal { $goal } is the treasure.
       *[stone] You know: goal { $goal } is a stone.
    }
play-discards = Face up on the discard pile: { $cards }
play-first = Who begins is left to chance.
play-hand = Your cards:
play-ask-card = Card 1–{ $count }, d and a number to pass, r role, ? help:
play-ask-option = Which one, 1–{ $count }? Enter goes back:
play-ask-open = Your tunnel reaches several goals. Which one do you open?
play-ask-turn = The stone fits neither way. How shall it lie?
play-ask-take = Which gold card do you take?
play-ask-choice = Number 1–{ $count }:
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
play-not-understood = “{ $text }”: please type one of the numbers offered, or ? for help.
play-goodbye = Goodbye. The game was not finished.
play-saved = The record is in { $file }.
play-help =
    On your turn you use one card:
      3      choose card 3, then where or on whom to use it
      d3     pass: discard card 3 face down
      r      look at your role and your gold
      b      show the board again
      l      what has happened in this round
      ?      this help
      q      leave the game
    You can also type a whole move: place 2 1,0 turned · discard 3
    Columns count towards the goals, rows count downwards; the start is 0,0.
    Cards may be turned upside down, never sideways.
play-legend = S start · 1 2 3 goals · ✕ dead end · ★ treasure · ● stone
plain-board = The maze:
plain-start = { $cell }: start
plain-goal = { $cell }: goal { $goal }, face down
plain-goal-open = { $cell }: goal { $goal }, { $found ->
        [treasure] the treasure
       *[stone] a stone
    }
plain-tile = { $cell }: { $card }

replay-ask = Enter shows the next move, q leaves:
replay-end = That was the whole record.

## Simulation and benchmark

simulate-progress = Games
simulate-title = { $edition }, { $seats ->
        [one] one player
       *[other] { $seats } players
    }: { $games ->
        [one] one game
       *[other] { $games } games
    }, seed { $seed }
simulate-digger = Rounds won by the diggers
simulate-saboteur = Rounds won by the saboteurs
simulate-nobody = Rounds won by nobody (no treasure, no saboteur)
simulate-gold-side =
    { $side ->
        [digger] Nuggets per round for a digger
       *[saboteur] Nuggets per round for a saboteur
    }
simulate-gnome = Rounds won by the Gnomes
simulate-goblin = Rounds won by the Goblins
simulate-points-side =
    { $side ->
        [gnome] Points per round for a Gnome
       *[goblin] Points per round for a Goblin
    }
simulate-points-bot = Points per game for the bot { $bot }
simulate-gold-bot = Nuggets per game for the bot { $bot }
simulate-length = Moves per round
simulate-interval = 95% interval
simulate-mean = mean
simulate-cell-title = { $edition }, saboteurs/diggers { $cell }, rounds: { $rounds }, seed { $seed }
simulate-line-up = Saboteurs: { $saboteurs }. Diggers: { $diggers }
simulate-paired = Difference from the first line-up, deal by deal
simulate-calibration = Calibration error
simulate-brier = Brier score by quarter of a round
believer-suspicion = Suspicions of the bot digger
believer-beliefs = Exact beliefs
bench-title = Random rounds, five players, all legal moves listed each turn
bench-bot-title = The bot { $bot } in all five seats, its thinking and the rules together
bench-kernel-title = Compiled rules, five players, one core, all legal moves listed each turn; policy { $policy }
bench-stepping = { $games } games at once, { $seats } players: { $moves } moves per CPU second
bench-rounds = rounds per CPU second
bench-moves = moves per CPU second
bench-views = views per CPU second
bench-memory = Peak memory: { $megabytes } MB
