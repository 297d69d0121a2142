### Tables over the network: what is refused and why, what people say to each other.

## Refused at a table

table-unknown = There is no table { $code }. Check the code, or ask for a new link.
table-locked = The table is locked. Ask its host to let you in.
table-full = All seats are taken. You can watch, or ask the host for a seat.
table-paused = The host has paused the game.
table-unreadable = This table cannot be read any more. Open a new one.
seat-taken = Seat { $seat } is taken. Choose another.
seat-open = Seat { $seat } is still empty. Wait for somebody, or put a bot there.
seat-not-ready = { $name } is not ready yet.
seat-no-person = Nobody sits in seat { $seat } whom this could concern.
seat-no-bot = There is no bot in seat { $seat }.
seat-muted = The host has muted you.
seat-lost = This seat is not yours any more. Sit down again with the link.
name-taken = Somebody here is already called { $name }. Choose another name.
game-running = Not while a game is running.
game-not-running = No game is running.
turn-passed = Too late: the game has moved on.
turn-not-yours = It is not your turn.
move-unreadable = This is not a move of this game.
only-host = Only the host can do that.
watchers-watch = You are watching: sit down to take part.
chat-off = The host has switched the chat off.
chat-wrong = A line has 1 to { $high } visible letters.
claim-early = Wait until the game has begun.
claim-found = Nobody finds “{ $found }” under a goal here. It can be: { $known }.
claim-mend = There are no tools to mend in this game.
goal-wrong = A goal is a number from 1 to { $high }, not { $found }.
slow-down = Too fast. Wait a moment and try again.
too-many-devices = Too many devices are connected here. Close one of them.
record-early = The record can be had once the game is over.
store-down = The server cannot store anything just now. Try again in a moment.
server-error = Something went wrong on the server. Try again.
frame-wrong = The server does not understand this message.
frame-long = A message may be { $high } bytes long, no longer.
hello-missing = A connection begins with a hello.
origin-wrong = This page does not belong to this server.
metrics-local = This can be read only on the server itself.
page-unknown = There is nothing here. Check the address.
request-wrong = The server does not understand this request.
bye-left = You have left the table.
bye-kicked = The host has shown you out.
bye-slow = The connection was too slow. It will be tried again.
bye-stopping = The server is restarting. Your game is stored and will go on.

## Configuration

port-taken = The server cannot listen on { $host }, port { $port }. Is another one running? Choose another with --port.
database-url = “{ $found }” is no database: give the path of a file, or postgresql://user@host/name.
database-unwritable = The database { $name } cannot be opened. Choose a folder you may write to, with --database.
database-unreachable = The database { $name } does not answer. Is it running, and is the address right?
database-version = The database { $name } was written by another version of Fool’s Gold.
bus-url = “{ $found }” is no message bus: give an address such as redis://localhost.
bus-unreachable = The message bus does not answer. Is Redis running, and is the address right?
link-wrong = “{ $found }” is no link to a table. A link looks like this: http://localhost:8765/t/BCD234
server-unreachable = The server { $server } does not answer. Check the link and your connection.
server-strange = The server { $server } does not seem to be one of Fool’s Gold. Check the link.
link-page = A table of Fool’s Gold. Join it in the terminal: foolsgold join { $link }

## What people say

talk-line = { $name }: { $text }
said-looked-saboteur =
    { $found ->
        [treasure] { $name }: I looked at goal { $goal }: it is the treasure!
       *[stone] { $name }: I looked at goal { $goal }: it is a stone.
    }
said-looked-gobblings =
    { $found ->
        [gold] { $name }: I looked at goal { $goal }: it is the Gold!
        [dragon] { $name }: I looked at goal { $goal }: it is the Dragon.
       *[dynamite] { $name }: I looked at goal { $goal }: it is the Dynamite.
    }
said-look-at = { $name }: Somebody should look at goal { $goal }.
said-suspect = { $name }: I do not trust { $other }.
said-trust = { $name }: I trust { $other }.
said-honest = { $name }: I am honest, believe me.
said-mend-me = { $name }: Please mend my tools!
said-no-way = { $name }: I have no card that would get us on.
said-thanks = { $name }: Thank you, { $other }!
said-sorry = { $name }: Sorry, I had no choice.
said-well-played = { $name }: Well played, everybody!

## Serving

cli-serve = Serve tables over the network.
cli-backup = Write all tables into one file.
cli-restore = Put a backup into an empty database.
cli-option-host = Address to listen on; without it, all of this machine.
cli-option-port = Port to listen on; 0 takes any free one.
cli-option-database = A file, or postgresql://…; without it, a file in your data folder.
cli-option-bus = The address of a Redis that several servers share.
cli-option-origin = Another address the page may come from, such as https://play.example.
cli-option-bot-pace = Seconds from a bot’s turn to its move.
cli-option-absent-after = Seconds until a bot plays for somebody who is away.
serve-ready = Fool’s Gold is ready: { $link }
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
backup-wrong = { $file } is not a whole backup of Fool’s Gold.
