### Bots as company: what they are like, what they say first, and hints for learners.

## Greetings

said-greet-trusting = { $name }: Hello, everybody! I’m sure we’ll get along.
said-greet-wary = { $name }: Evening. I’ll be keeping an eye on all of you.
said-greet-hot-headed = { $name }: Come on, let’s dig! And don’t anybody get in my way!
said-greet-quiet = { $name }: Hello.

## Hints

# $move is what to type
hint-line = I would play { $move }. { $why }
hint-dig = This brings the tunnel nearer to where the treasure probably lies.
hint-reach = This takes the tunnel to a goal that may well hide the treasure.
hint-keep = No card gets you any nearer now; this one does no harm.
hint-fall = The card that lies there only stands in the tunnel’s way.
hint-harm = This leads the tunnel astray.
hint-blend = This hardly helps the tunnel, yet it looks like honest digging.
hint-cave-in = This tears a hole in the tunnel.
hint-look = It pays to know what lies under that goal.
hint-mend-self = You cannot lay any path cards while your tool is broken.
hint-mend = { $name } is probably on your side and cannot dig like this.
hint-break = { $name } is probably not on your side.
hint-pass = Nothing in your hand helps your side now; this is the card you will miss least.
hint-take = That is the most gold there is to choose.
hint-open = Opening that goal suits your side best.
hint-turn = Turned like this, it suits your side best.
hint-alone = Hints are only for those who play alone with bots.
hint-none = There are no hints for this game.
play-help-hints = t: what a bot would do in your place, and why

## Options, and what the host switches

join-bot-talk =
    { $on ->
        [yes] The bots may talk.
       *[no] The bots keep silent.
    }
