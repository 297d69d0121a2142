### Tables over the network: what is refused and why, what people say to each other.

## Refused at a table

table-unknown = There is no table { $code }. Check the code, or ask for a new link.
table-locked = The table is locked. Ask its host to let you in.
table-full = All seats are taken. You can watch, or ask the host for a seat.
table-paused = The host has paused the game.
table-unreadable = This table cannot be read any more. Open a new one.
game-outdated = This game was dealt under version { $found } of its rules and this server plays version { $plays }, so it cannot go on. You can look back at it, or open a new table.
seat-taken = Seat { $seat } is taken. Choose another.
seat-open = Seat { $seat } is still empty. Wait for somebody, or put a bot there.
seat-not-ready = { $name } is not ready yet.
seat-no-person = There is no person in seat { $seat }.
seat-no-bot = There is no bot in seat { $seat }.
seat-muted = The host has muted you.
seat-lost = This seat is not yours any more. Sit down again with the link.
name-taken = Somebody here is already called { $name }. Choose another name.
game-running = Not while a game is running.
seats-closed = A game is running, so nobody can sit down now. You can watch until it is over.
game-not-running = No game is running.
turn-passed = Too late: the game has moved on.
deal-passed = Too late: the cards have been dealt without your device.
turn-not-yours = It is not your turn.
move-unreadable = This is not a move of this game.
only-host = Only the host can do that.
watchers-watch = You are watching: sit down to take part.
chat-off = The host has switched the chat off.
chat-wrong = A message must have 1 to { $high } visible characters.
claim-early = Wait until the game has begun.
claim-found = No goal here can hide “{ $found }”. Possible finds: { $known }.
claim-mend = There are no tools to repair in this game.
goal-wrong = There is no goal { $found }: goals are numbered { $low } to { $high }.
slow-down = Too fast. Wait a moment and try again.
too-many-devices = Too many devices are connected here. Close one of them.
record-early = You can get the record once the game is over.
store-down = The server cannot store anything just now. Try again in a moment.
server-error = Something went wrong on the server. Try again.
frame-wrong = The server does not understand this message.
frame-long = A message may be at most { $high } bytes long.
hello-missing = A connection must begin with a hello.
origin-wrong = This page does not belong to this server.
metrics-closed = This can be read only with the token the server was started with.
host-wrong = This server does not answer to the name { $name }. If it is your server, start it with --allowed-host { $name }.
request-other = This request was made before with another name. Start again.
table-worn = Too much has been changed at this table. Play a game, or open a new table.
shows-many = Too many tables with only bots are being watched from here. Close one of them.
page-unknown = There is nothing here. Check the address.
request-wrong = The server does not understand this request.
bye-left = You have left the table.
bye-kicked = The host has removed you from the table.
bye-slow = The connection was too slow. Trying again.
bye-stopping = The server is restarting. Your game is saved and will go on.

## Configuration

link-wrong = “{ $found }” is not a link to a table. A link looks like this: http://localhost:8765/t/BCD234
server-unreachable = The server { $server } does not answer. Check the link and your connection.

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
said-suspect = { $name }: I don’t trust { $other }.
said-trust = { $name }: I trust { $other }.
said-honest = { $name }: I’m on your side, honestly!
said-mend-me = { $name }: Please repair my tools!
said-no-way = { $name }: I have no card that gets us any further.
said-thanks = { $name }: Thank you, { $other }!
said-sorry = { $name }: Sorry, I had no choice.
said-well-played = { $name }: Well played, everybody!

## At the table

join-watching = You are watching.
# $who is "you" or "other"
join-host =
    { $who ->
        [you] You are the host.
       *[other] { $name } is the host and starts the game.
    }
join-sat =
    { $kind ->
        [bot] The bot { $name } takes seat { $seat }.
       *[person] { $name } sits down in seat { $seat }.
    }
# $why is how somebody goes
join-vacated =
    { $why ->
        [left] { $name } leaves the table.
        [kicked] The host removes { $name } from the table.
       *[freed] The bot { $name } makes room.
    }
join-plays-on = A bot takes over for { $name }.
join-ready =
    { $ready ->
        [yes] { $name } is ready.
       *[no] { $name } is not ready any more.
    }
join-devices =
    { $count ->
        [one] { $name } is here on one device.
       *[other] { $name } is here on { $count } devices.
    }
join-clock =
    { $who ->
        [you] { $seconds ->
            [one] In one second a bot will play for you.
           *[other] In { $seconds } seconds a bot will play for you.
        }
       *[other] { $seconds ->
            [one] In one second a bot plays for { $name }.
           *[other] In { $seconds } seconds a bot plays for { $name }.
        }
    }
join-stand-in =
    { $who ->
        [you] A bot is playing this turn for you.
       *[other] A bot is now playing for { $name }.
    }
join-returned = { $name } is playing again.
join-host-passed =
    { $who ->
        [you] You are the host now.
       *[other] { $name } is the host now.
    }
join-paused =
    { $on ->
        [yes] The game is paused.
       *[no] The game goes on.
    }
join-locked =
    { $on ->
        [yes] The table is locked: nobody else can sit down.
       *[no] The table is unlocked: everybody with the link can sit down.
    }
join-chat =
    { $on ->
        [yes] The chat is on.
       *[no] The chat is off; claims are still allowed.
    }
join-muted =
    { $who ->
        [you] { $on ->
            [yes] The host has muted you.
           *[no] You may talk again.
        }
       *[other] { $on ->
            [yes] { $name } is muted.
           *[no] { $name } may talk again.
        }
    }
join-found = The connection is back.
claim-wrong = “{ $text }” is not a claim. A claim looks like “suspect 2” or “no-way”.

bot-title-digger = The old hand
bot-told-digger = Plays soundly by simple rules and never says a word.
bot-title-thinker = The thinker
bot-told-thinker = Weighs what everybody does and says, acts on it, and talks, though not always truthfully.
bot-title-master = The master
bot-told-master = Tries every move in hundreds of possible worlds before it plays, and talks, though not always truthfully.
bot-title-novice = The beginner
bot-told-novice = Still learning: trusts everybody and often misjudges the path.
bot-title-goblin = The old goblin
bot-told-goblin = Knows the way and both races, and never says a word.
bot-title-random = The gambler
bot-told-random = Plays any card that fits.
