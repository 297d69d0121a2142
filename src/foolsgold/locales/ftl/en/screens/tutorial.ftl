# The first game: a short round played together. $second and $third are the two other players.
lesson-progress = Step { $step } of { $count }
# The card to play and what to do with it: “Passage: right, left → at 1,0”. The arrow points the way the language is read.
lesson-task = { $card } → { $place }
lesson-leave = Leave the lesson
lesson-play = Play your first real game
lesson-again = Once more

lesson-welcome = Welcome to the mine! We’ll play one short round with { $second } and { $third }. I’ll tell you what to do.
lesson-role = Your dwarf card says that you are a digger: you want to reach the treasure. A saboteur wants to stop you. Everybody’s card is secret.
lesson-goals = On the left is the start; on the right are three goals, face down. One of them hides the treasure, the others are only stones. We dig a tunnel to find out.
lesson-dig = On your turn you play one card. Choose the marked path card, then the marked place next to the start.
lesson-dug = Well dug! You draw a new card, and it’s the next player’s turn. { $second } extends the tunnel. { $third } plays a map and looks at a goal in secret.
lesson-map = Which goal is the right one? You have a map too: play it on the marked goal.
lesson-looked = The treasure! Now you know. { $third } looked there too and told nobody. At a real table you can talk about it – and anybody may lie.
lesson-dead-end = { $second } digs on. And { $third }? That is a dead end: the tunnel stops there. Bad luck, or a saboteur?
lesson-rockfall = A rockfall takes a path card out of the tunnel. Clear away the dead end.
lesson-broken = { $second } fills the gap. But look: { $third } breaks your cart! As long as one of your tools is broken, you cannot lay path cards.
lesson-put-away = None of your cards repairs a cart. When nothing else helps, you discard a card face down and draw a new one. Get rid of that dead end!
lesson-face-down = What luck: you’ve drawn the right card! { $third } discards a card too. Face down, so nobody knows why.
lesson-mend = Your new card shows a lamp and a cart: it repairs one of them, for anybody you like. Repair your own cart.
lesson-wrong-way = Good as new! { $second } digs towards the goals. { $third } digs the wrong way: that looks more and more like a saboteur.
lesson-break = Enough! You can break tools too. Play the marked card on { $third }.
lesson-stopped = That helps. { $second } digs on, but { $third } cannot dig with a broken cart and discards a card.
lesson-turn = This card fits only upside down, so it turns by itself. Where both ways fit, you turn it with a button. Lay it at the marked place.
lesson-in-vain = Just one more card! { $second } looks at another goal, and { $third } breaks { $second }’s lamp. But it’s too late!
lesson-reach = You have the missing card. Lay it next to the goal!
lesson-found = The treasure! The round is over, and all the dwarf cards are turned up. { $third } was the saboteur.
lesson-gold = The diggers share the gold, and the one who reached the treasure chooses first. Take a card with two nuggets.
lesson-passed-on = The other cards go to the next digger, and { $second } takes one. { $third } gets nothing: saboteurs are paid only if nobody finds the treasure.
lesson-last-gold = One card is left, and it comes back to you. Take it.
lesson-over = You’ve won! A whole game has three rounds, with new secret cards each time. Perhaps you’ll be the saboteur next time.

lesson-not-yet = Good idea, but not just now. { $move ->
        [discard] Choose the marked card and discard it.
        [take] Take the card with more nuggets.
        [break] Choose the marked card, then the marked player.
        [swap] Choose the marked card, then the marked player.
        [serve] Choose the player you were asked to choose.
        [mend] Choose the marked card, then yourself.
        [peek] Choose the marked card, then the marked goal.
       *[other] Choose the marked card, then the marked place.
    }
