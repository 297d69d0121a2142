### Bots as company: what they are like, what they say first, and hints for learners.

## Greetings

said-greet-trusting = { $name }: Hello, everybody! I’m sure we’ll get along.
said-greet-wary = { $name }: Evening. I’ll be keeping an eye on all of you.
said-greet-hot-headed = { $name }: Come on, let’s dig! And stay out of my way!
said-greet-quiet = { $name }: Hello.

## Hints

# $move is what to type
hint-line = I’d play { $move }. { $why }
hint-alone = Hints are only for people who play alone with bots.
hint-none = There are no hints for this game.
play-help-hints = t: what a bot would do in your place, and why

## Options, and what the host switches

join-bot-talk =
    { $on ->
        [yes] The bots may talk.
       *[no] The bots keep silent.
    }
join-listed =
    { $on ->
        [yes] Strangers can find this table in the list of open tables.
       *[no] This table is no longer in the list of open tables.
    }
