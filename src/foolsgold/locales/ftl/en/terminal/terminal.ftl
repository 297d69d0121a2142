### What only the terminal says: the page does not fetch it.

cell-wrong = “{ $found }” is not a pair of numbers. Write saboteurs/diggers, such as 2/3.
usage-no-command = There is no command “{ $name }”. See: foolsgold --help
usage-no-option = There is no option { $name } here. See: { $help }
usage-missing = { $name } is missing. See: { $help }
usage-whole-range = { $name } takes a whole number from { $low } to { $high }, not “{ $found }”.
usage-whole-least = { $name } takes a whole number, { $low } or more, not “{ $found }”.
usage-range = { $name } takes a number from { $low } to { $high }, not “{ $found }”.
usage-wrong = That command was not understood. See: { $help }
did-you-mean = Did you mean { $name }?
cli-usage = Usage: { $usage }
cli-commands = Commands:
cli-options = Options:
cli-arguments = Arguments:
cli-main = Fool’s Gold: hidden-role tunnel games, played exactly as the booklets say.
cli-play = Play in the terminal against bots.
cli-simulate = Let bots play each other and count who wins.
cli-bots = List the bots and how they play.
cli-editions = List the editions and show where they differ.
cli-rules = Print the rules of an edition for players.
cli-replay = Step through the record of a game.
cli-analyse = Analyse the record of a game: chances, suspicion, turning points, lies.
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
cli-option-cell = One round with exactly this many saboteurs and diggers, or Goblins and Gnomes, such as 2/3; bots are then chosen by side.
cli-option-saboteurs = With --cell: bots that play the saboteurs or Goblins; every pairing plays the same deals.
cli-option-diggers = With --cell: bots that play the diggers or Gnomes.
cli-option-calibration = With --cell: how good the diggers’ suspicions are, instead of who wins.
cli-option-json = Print JSON for programs.
cli-option-seat = Look at the game from this seat.
cli-option-rounds = Rounds to play for each edition.
cli-option-bot = Let this bot think for all seats, and measure how fast it is.
cli-option-kernel = Measure the compiled rules instead of the plain ones.
cli-option-envs = Measure the environments for learning agents.
cli-option-policy = With --kernel: who plays, uniform or rules.
cli-argument-edition = Edition by id, or the path of a .toml file.
cli-argument-file = A record written by Fool’s Gold.
play-welcome = { $edition } · { $seats ->
        [one] one player
       *[other] { $seats } players
    }. Type ? for help.
play-role-hint = You have a new secret role. Type r to look at it.
play-deck =
    { $count ->
        [0] The draw pile is empty.
        [one] One card is left in the draw pile.
       *[other] { $count } cards are left in the draw pile.
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
play-discards = Face up on the discard pile: { $cards }
play-first = Who begins is left to chance.
play-hand = Your cards:
play-ask-card = Card 1–{ $count }, d and a number to pass, r role, ? help:
play-ask-option = Which one, 1–{ $count }? Enter goes back:
play-ask-choice = Number 1–{ $count }:
play-ask-tell = Tell the others? 1–{ $count }, true or not; Enter says nothing:
play-not-understood = “{ $text }”: please type one of the numbers offered, or ? for help.
play-goodbye = Goodbye. The game was not finished.
said-suspect-you = { $name }: I don’t trust you.
said-trust-you = { $name }: I trust you.
said-thanks-you = { $name }: Thank you!
play-saved = The record is in { $file }.
play-help-claims = claim: say something to everybody, true or not, such as: claim looked 2 treasure; claim alone lists what you can say
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
replay-ask = Enter shows the next move, q leaves:
replay-end = That was the whole record.
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
simulate-line-up-gobblings = Goblins: { $goblins }. Gnomes: { $gnomes }
simulate-paired = Difference from the first line-up, deal by deal
simulate-calibration = Calibration error
simulate-brier = Brier score by quarter of a round
bench-title = Random rounds, five players, all legal moves listed each turn
bench-bot-title = The bot { $bot } in all five seats, its thinking and the rules together
bench-kernel-title = Compiled rules, five players, one core, all legal moves listed each turn; policy { $policy }
bench-stepping = { $games } games at once, { $seats } players: { $moves } moves per CPU second
bench-two-cores = two threads: { $times } times as fast by the clock, on { $used } cores
bench-envs-title = Steps per CPU second with random legal moves: { $edition }, { $seats } players, one core
bench-rounds = rounds per CPU second
bench-moves = moves per CPU second
bench-views = views per CPU second
bench-pace = to choose a move: half within { $median } ms, 99% within { $nearly_all } ms by the clock, within { $work } ms of CPU time
bench-memory = Peak memory: { $megabytes } MB
cli-option-quiet-bots = The bots say nothing.
cli-option-hints = On your turn, type t to ask what a bot would do.
cli-option-level = How well the bots play: a name from { "foolsgold bots" }.
database-url = “{ $found }” is not a database: give the path of a file, or postgresql://user@host/name.
database-unwritable = The database { $name } cannot be opened. Choose a folder you may write to, with --database.
database-foreign = The file { $name } is not a database. Choose another one with --database.
database-no-space = There is no room left on the disk for the database { $name }. Make room, or choose another place with --database.
database-locked = Another program has locked the database { $name }. End it, or choose another database with --database.
database-unreachable = The database { $name } does not answer. Is it running, and is the address right?
database-version = The database { $name } was written by a newer version of Fool’s Gold. Update this one, or choose another database with --database.
database-missing = There is no database { $name }. Check the path.
load-restart-own = Only a server that is started here can be killed: leave out --url or --restart.
load-limited = The server slows us down. Start it with --no-limits to measure it.
bus-url = “{ $found }” is not a message bus: give an address such as redis://localhost.
bus-unreachable = The message bus does not answer. Is Redis running, and is the address right?
cli-serve = Serve tables over the network.
cli-backup = Write all tables into one file.
cli-restore = Put a backup into an empty database.
cli-option-host = Address to listen on; without it, all addresses of this machine.
cli-option-port = Port to listen on; 0 takes any free one.
cli-option-database = A file, or postgresql://…; without it, a file in your data folder.
cli-option-bus = The address of a Redis that several servers share.
cli-option-origin = Another address the page may come from, such as https://play.example.
cli-option-bot-pace = Seconds from a bot’s turn to its move.
cli-option-absent-after = Seconds until a bot plays for somebody who is away.
cli-option-no-limits = No limits on how much one address may ask for: for measuring only.
cli-load = Measure a server under load.
cli-option-tables = Number of tables.
cli-option-seconds = How long to measure.
cli-option-rate = Moves per second at each table; 0 leaves the tables idle.
cli-option-url = A server that is running; without it, one is started.
cli-option-restart = Kill the server at the end and measure how long it takes to come back.
load-title = { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $seats ->
        [one] one player
       *[other] { $seats } players
    } each
load-moves = { $moves ->
        [one] One move
       *[other] { $moves } moves
    }, { $speed } per second; errors: { $errors }
load-times = From a move to all its players: half within { $median } ms, 95% within { $most } ms, 99% within { $nearly_all } ms
load-stored = Storing on the disk: 95% within { $most } ms
load-memory = Memory of the server: { $megabytes } MB
load-restart = After a kill the server answers within { $ready } s, and every table within { $everyone } s
backup-done = { $file } holds { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $changes ->
        [one] one change
       *[other] { $changes } changes
    }.
restore-done = Restored: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $changes ->
        [one] one change
       *[other] { $changes } changes
    }.
database-full = The database already holds tables. Restore into an empty one.
backup-wrong = { $file } is not a complete Fool’s Gold backup.
cli-join = Join a table over the network, or open one.
cli-argument-link = The link to a table; the address of a server alone opens a new table there.
cli-option-watch = Watch without sitting down.
cli-option-carry = Take over your seat from another device, by the code it shows.
cli-option-new = Take a new seat, even if you already have one at this table.
cli-option-bot-seats = Seats that bots take from the beginning; the others are for friends.
join-no-settings = This table is already set up: { $names } only work for a new one.
join-ask-name = Your name:
join-opened =
    The table is open. Friends can join with:
    foolsgold join { $link }
join-loopback = This link works only on this machine. Give others the address that foolsgold serve shows.
join-seated = You have seat { $seat }.
# one line for each seat
join-row =
    { $state ->
        [open] { $seat }. open
        [bot] { $seat }. { $name }, a bot
        [ready] { $seat }. { $name }, ready
        [playing] { $seat }. { $name }
       *[waiting] { $seat }. { $name }, not ready yet
    }
join-ask-start = Enter starts the game, and bots take the open seats; q leaves:
join-ask-again = Enter plays again with the same seats; q leaves:
join-wait-again = { $name } can start another game. Type q to leave.
join-running = The game is running. Type l to read what has happened in this round.
join-here = { $name } is back.
join-away = { $name } is away.
join-watchers =
    { $count ->
        [0] Nobody is watching any more.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
join-lost = The connection is lost. Trying to reconnect; press Ctrl-C to leave.
join-goodbye =
    Goodbye. You keep your seat, and a bot plays for you in the meantime. Come back with:
    foolsgold join { $link }
join-goodbye-lost = Goodbye. A bot will play for you to the end.
join-goodbye-watcher = Goodbye.
join-help =
    At a table with others, at any time:
      say hello everyone    talk to everybody; !hello everyone is the same
      claim                 what you can claim, such as: claim looked 2 treasure · claim trust 3
      carry                 a code, to play on with another device
    The host can also type:
      pause · resume · lock · unlock · list · unlist
      mute 3 · unmute 3 · kick 3 · block 3 · host 3 · bot 3 · free 3
    Numbers are seats. Who is in which seat: seats
join-carry =
    { $minutes ->
        [one] On the other device, join with { $code } within one minute. Then you carry on playing there. Don’t show the code to anybody.
       *[other] On the other device, join with { $code } within { $minutes } minutes. Then you carry on playing there. Don’t show the code to anybody.
    }
join-seat-vote = If it really is them, type: grant { $sign }. If not: deny { $sign }.
join-claims = You can claim, true or not:
join-claim-row = claim { $text } · { $sentence }
join-not-understood = “{ $text }”: type ? for help.
plain-board = The maze:
believer-suspicion = Suspicions of the bot digger
believer-beliefs = Exact beliefs
believer-onlooker = Exact beliefs of an onlooker
port-taken = The server cannot listen on { $host }, port { $port }. Is another one running? Choose another with --port.
server-strange = The server { $server } does not seem to be a Fool’s Gold server. Check the link.
link-page = A Fool’s Gold table. Join it in the terminal: foolsgold join { $link }
serve-ready = Fool’s Gold is ready: { $link }

# $example is the file with a colon and a number
record-several = This file holds { $count } games. Say which one: { $example }.

## A game of Gobblings in the terminal

gob-ask-card = Card 1–{ $count }, d and a number to replace it, r role, ? help:
gob-ask-last-card = Card 1–{ $count } (the deck is empty, nothing can be replaced), r role, ? help:
gob-can-pass = There is no card you can play: type “pass”.
gob-seat =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
gob-legend = S start · 1 2 3 goals · ✕ rubble · R B Y doors (r b y open) · ♦ key · ✹ bomb · ☼ lantern · u ale · $ gold · D dragon · T dynamite
gob-help =
    On your turn you do one thing:
      3      choose card 3, then where or on whom to use it
      d3     put card 3 under the deck and take another
      pass   only if there is no card you can play
      r      look at your role
      b      show the board again
      l      what has happened in this round
      ?      this help
      q      leave the game
    You can also type a whole move: place 2 1,0 90 · replace 3
    Columns count towards the goals, rows count downwards; the start is 0,0.
    Tiles may be turned any way round; 90 means a quarter turn clockwise.
file-long = The file { $file } is larger than { $high } MB, and nothing that large is read here. Is it the right file?
file-special = { $file } is a folder or a device, not a file. Give the path of a file.
output-unwritable = Standard output cannot be written to. Is the disk full?
per-seat-wrong = { $name }: one for each seat is needed. Seats: { $seats }, found: { $found }.
value-wrong = { $name }: found { $found }, expected { $expected }.
undo-nothing = There is no move to take back.
file-unreadable = The file { $file } cannot be read. Is the path right, and is it a text file?
file-unwritable = The file { $file } cannot be written. Choose another place.
file-exists = The file { $file } already exists. Choose another name.
