### Why a bot would play what it says, for learners; the page fetches it with the first hint.

hint-dig = This brings the tunnel nearer to where the treasure probably lies.
hint-reach = This takes the tunnel to a goal that may well hide the treasure.
hint-keep = No card gets you any nearer now; this one does no harm.
hint-fall = The card there is only in the tunnel’s way.
hint-harm = This leads the tunnel astray.
hint-blend = This hardly helps the tunnel, yet it looks like honest digging.
hint-cave-in = This tears a hole in the tunnel.
hint-look = It pays to know what lies under that goal.
hint-mend-self = You cannot lay any path cards while your tool is broken.
hint-mend = { $name } is probably on your side and cannot dig like this.
hint-break = { $name } is probably not on your side.
hint-pass = Nothing in your hand helps your side now; this is the card you will miss least.
hint-take = That is the most gold you can take.
hint-open = Turning up that goal suits your side best.
hint-turn = Turned like this, it suits your side best.

## Gobblings

hint-gold = This brings the tunnel nearer to where the Gold probably lies.
hint-mislead = This leads the tunnel away from the Gold, or towards the Dragon.
hint-swap = { $name } is probably on the side that is about to win.
hint-leave = Your side is better off if this goal stays face down.
hint-no-choice = There is nothing else you can do.
