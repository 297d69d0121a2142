### The page around the game: home, new tables, sitting down, the lobby, rules, and bad days.

## Everywhere

page-title = Fool’s Gold
# $screen is what is shown, such as the rules of an edition
page-title-of = { $screen } · Fool’s Gold
page-skip = Skip to content
page-home = Home
page-menu = Menu
page-close = Close
page-language = Language
page-theme-now =
    { $theme ->
        [light] Colours: light
        [dark] Colours: dark
       *[system] Colours: same as this device
    }
page-sound-now =
    { $on ->
        [yes] Sounds are on
       *[no] Sounds are off
    }
page-rules = Rules
page-learn = Learn in two minutes
page-loading = One moment…
page-connecting = Looking for the table…
page-offline = The server does not answer. Check your connection and try again.
page-lost = The connection is lost. Trying to reconnect…
page-paused =
    { $who ->
        [you] The game is paused. You can resume it.
       *[other] The host has paused the game.
    }
page-go-on = Continue
page-no-storage = This browser does not store anything. Allow cookies to keep your seat; you can still watch.
page-forgets = This browser forgets your name and your tables when you close the page. Your seat itself is kept.
page-broken = Something went wrong on this page. Your game is safe on the server.
page-reload = Reload the page
page-again = Try again
page-back-home = Back to the home page
page-watch = Watch
page-sit-again = Sit down again
page-leave = Leave the table
page-leave-sure = Really? A bot will take your place, and you cannot come back before the game is over.
page-table = Table
page-pause = Pause: nobody moves, the clock stops

## At the table

page-players = Players
page-yours = Your cards
page-side = Log and talk
page-log = What has happened
page-talk = Talk
page-talk-unread =
    { $count ->
        [one] Talk, one new line
       *[other] Talk, { $count } new lines
    }

## Home

home-tagline = Dig for gold together. But somebody at the table does not want you to find it.
home-name = Your name
home-name-default = Guest
home-play = Play now
home-play-hint = You and four bots. Starts straight away.
home-opening = The cards are being dealt…
home-continue = Your tables
# $name is the reader’s own name at that table
home-continue-row =
    { $stage ->
        [lobby] Table { $code }: waiting for the start. You are { $name }.
        [over] Table { $code }: the game is over. You are { $name }.
       *[playing] Table { $code }: the game is running. You are { $name }.
    }
home-yours = Your games
home-continue-go = Go to the table
home-create = Play with friends
home-create-hint = Choose the game and its rules, then send the link. Nobody needs an account.
home-create-go = Open a table
home-join = Join a table
home-join-hint = Type the code, or paste the link you were sent.
home-code = Code or link
home-join-go = Join
home-code-wrong = This is neither a code nor a link to a table. A code looks like this: BCD234
home-learn-go = Show me
home-learn-hint = A short round that explains itself while you play.
home-rules = Rules of every edition

## A new table

home-new = A new table
home-game = Game
home-game-saboteur = Saboteur
home-game-saboteur-hint = The classic: dig to the treasure. Saboteurs break tools and lead you astray.
home-game-gobblings = Gobblings! vs Gnomes
home-game-gobblings-hint = Quick and wild: doors, keys, ale and a dragon.
home-edition = Edition
home-edition-usual = The usual rules.
home-edition-count =
    { $count ->
        [one] One rule is different
       *[other] { $count } rules are different
    }
home-own-edition = Your own edition, based on { $title }
home-seats = Seats
home-seats-value =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
home-bots = Bots
home-bots-value =
    { $bots ->
        [0] No bots
        [one] One bot
       *[other] { $bots } bots
    }
home-friends =
    { $count ->
        [0] There is no seat left for friends. You can free one later.
        [one] One seat is left for a friend.
       *[other] { $count } seats are left for friends.
    }
home-limit = Time per turn
home-limit-none = No limit
home-limit-seconds =
    { $seconds ->
        [one] One second
       *[other] { $seconds } seconds
    }
home-limit-hint = When the time is up, a bot plays that one turn for you.
home-chat = Everybody may write what they like
home-chat-hint = If not, there are still ready-made claims, such as “I trust Anna”.
home-new-go = Open the table

## Sitting down

home-sit = Sit down at table { $code }
home-sit-go = Sit down
home-seat-any = Any free seat
home-seat-number = Seat { $seat }
home-seat-choose = Seat
home-sitting = At the table: { $names }
home-sitting-nobody = Nobody is sitting here yet.

## The lobby

lobby-title = Table { $code }
lobby-seats = Seats
lobby-seat-open = Open
lobby-seat-you = you
lobby-seat-host = host
lobby-seat-bot = bot
lobby-seat-ready = ready
lobby-seat-waiting = not ready yet
lobby-seat-away = away
lobby-ready = I’m ready
lobby-not-ready = Wait, I’m not ready
lobby-start = Start the game
lobby-start-filled =
    { $bots ->
        [one] Start and add one bot
       *[other] Start and add { $bots } bots
    }
lobby-starting = The cards are being dealt…
lobby-all-ready = Everybody is ready.
lobby-alone = Send the link to friends, or start with bots.
lobby-open =
    { $count ->
        [one] One seat is open. If nobody comes, a bot will take it.
       *[other] { $count } seats are open. If nobody comes, bots will take them.
    }
lobby-waiting-for = Not ready yet: { $names }
lobby-you-wait = Tell the others when you are ready.
lobby-put-bot = Bot
lobby-put-bot-long = Put a bot in seat { $seat }
lobby-free-long = Send the bot { $name } away
lobby-kick-long = Remove { $name } from the table
lobby-kick-sure = Really?
lobby-kick-sure-long = Really remove { $name } from the table?
lobby-lock = Nobody else may sit down
lobby-invite = Friends can join with this link
lobby-link = Link to the table
lobby-copy = Copy the link
lobby-copied = The link is copied.
lobby-copy-by-hand = The link is selected: copy it yourself.
lobby-share = Send the link
lobby-share-text = Come and dig with us!
lobby-code = or with the code { $code }
lobby-qr = QR code of the link
lobby-tv = Show the table on a big screen
lobby-limit =
    { $seconds ->
        [one] One second per turn
       *[other] { $seconds } seconds per turn
    }
lobby-played = What we are playing
lobby-own-rules = This table has its own rules: see “Rules” at the top.

## Rules

home-rules-contents = In these rules
home-rules-print = Print
home-rules-other = Other editions
