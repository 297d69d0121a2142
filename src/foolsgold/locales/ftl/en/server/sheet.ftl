### The rules sheet of the classic game, put together from an edition's data.
### A message is one sentence or paragraph; numbers in brackets point to the rules page.

sheet-title = Rules: { $edition }
sheet-own = Your own edition, based on { $base }.

sheet-head-aim = What it is about
# $from and $to are the smallest and the largest number of players
sheet-players = { $from } to { $to } players, age { $age } and up, about { $minutes } min. [R1, R2]
sheet-aim = Dwarfs dig from the start card towards three hidden goals: under one of them lies the treasure, under the other two only stones. Diggers want to reach the treasure, saboteurs want to stop them, and nobody knows who is who. A round is won by one side, but every dwarf collects gold for themselves. [R79, R88]
sheet-legend = Numbers in brackets: [R…] and [S…] are rows of the rules page, where all the booklets are set side by side; [0.…] means that the booklet is silent and the decision is ours.
sheet-talk = Say what you like about your role, your cards and what you saw, but show nothing. [R102]

sheet-head-box = The cards
sheet-box = { $passages ->
        [one] One passage
       *[other] { $passages } passages
    }, { $dead-ends ->
        [one] one dead end
       *[other] { $dead-ends } dead ends
    }, { $maps ->
        [one] one map
       *[other] { $maps } maps
    }, { $rockfalls ->
        [one] one rockfall
       *[other] { $rockfalls } rockfalls
    }, { $breaks ->
        [one] one broken tool
       *[other] { $breaks } broken tools
    } and { $mends ->
        [one] one repair
       *[other] { $mends } repairs
    } make up the draw pile; a start card and three goals are laid out on the table. [R3, R4, R24]
sheet-gold-cards = The gold cards: [R3]
sheet-gold-row = { $count ->
        [one] one card
       *[other] { $count } cards
    } with { $nuggets ->
        [one] one nugget
       *[other] { $nuggets } nuggets
    }
sheet-deck = No booklet prints how many cards there are of each kind and shape; the numbers here are those of the published game. [R5]

sheet-head-roles = Roles
# one line for each number of players
sheet-roles-row = { $seats ->
        [one] One player
       *[other] { $seats } players
    }: { $saboteurs ->
        [one] one saboteur card
       *[other] { $saboteurs } saboteur cards
    }, { $diggers ->
        [one] one digger card
       *[other] { $diggers } digger cards
    }
sheet-roles-deal = The dwarf cards for your number of players are shuffled. Everybody gets one, looks at it and keeps it secret. [R6–R17]
sheet-roles-leftover = One card is left over and stays face down, so nobody can be sure how many saboteurs there are. [R18]
sheet-roles-exact = With fewer than { $seats } players one card is left over and stays face down. From { $seats } players on none is left over: everybody knows how many saboteurs there are, only not who. [R14, R18]
sheet-roles-rest = The other dwarf cards stay in the box. [R16]

sheet-head-setup = Setting up
sheet-layout = The start card, the one with the ladder, lies face up. The three goals are shuffled and laid face down across from it, with { $columns ->
        [one] one empty column
       *[other] { $columns } empty columns
    } in between and { $rows ->
        [0] no empty row
        [one] one empty row
       *[other] { $rows } empty rows
    } between one goal and the next. The maze may grow beyond this frame. In the drawing, S is the start and ? is a goal. [R19–R23]
sheet-hands = How many cards everybody is dealt depends on the number of players: [R25]
sheet-hands-row = { $from } to { $to } players: { $cards ->
        [one] one card each
       *[other] { $cards } cards each
    }
sheet-hands-row-one = { $seats ->
        [one] one player
       *[other] { $seats } players
    }: { $cards ->
        [one] one card each
       *[other] { $cards } cards each
    }
sheet-piles = The rest is the draw pile. The gold cards are shuffled and lie face down. [R24, R26, R27]
sheet-first-youngest = The youngest player begins. [R28]
sheet-first-agreed = The players agree who begins. [R28]
sheet-first-most-dwarf-like = Whoever looks most like a dwarf begins. [R28]
sheet-host = On a screen, the host of the table says who begins, or leaves it to chance. [0.15]

sheet-head-turn = Your turn
sheet-turn = Play goes clockwise. On your turn you use one card: lay a path card, play an action card, or pass by discarding a card face down. Then draw a card while there are any. When the draw pile is empty, play goes on with the cards in hand. [R29–R35]

sheet-head-digging = Digging
sheet-fit = A path card is laid next to another one and must match every face-up card it touches: tunnel to tunnel, wall to wall. It may never lie sideways. [R36, R39, R40]
sheet-turning = A path card may be turned upside down. [R41]
sheet-contact-tunnel = At least one tunnel of a new path card must continue a tunnel of a face-up card. Touching walls, or only a face-down goal, is not enough. [R38]
sheet-contact-touch = A new path card just has to touch a face-up card; wall to wall is enough. [S7]
sheet-connected-yes = A new path card must be joined to the start by an unbroken tunnel: nothing can be added to a part that is cut off, or beyond a dead end. [R37, R58]
sheet-connected-no = A new path card need not be joined to the start: you may dig on from a part that a rockfall has cut off, and from the far side of a dead end. [R37, R58]
sheet-dead-ends = In a dead end the tunnels do not join in the middle. It can be laid like any other card, but it leads nowhere and does not open a goal. [R43]
sheet-facedown = Cards need not match a face-down goal: tunnels and walls may both point at it. [R42]

sheet-head-actions = Action cards
sheet-break = Broken tool (pick, lamp or cart): lay it in front of a player. If a broken tool lies in front of you at the start of your turn, you cannot lay path cards. Nobody can have two broken tools of the same kind. [R45, R46, R48, R49]
sheet-break-else = With a broken tool you may still do everything but lay path cards. [R47]
sheet-break-self-yes = You may also break your own tool. [S11]
sheet-break-self-no = You may not break your own tool. [S11]
sheet-mend = Repair: takes away a broken tool of the kind shown, yours or another player’s. A card with two tools repairs one of them, not both. It can be played only on a broken tool, and both cards are discarded. [R50–R54]
sheet-rockfall = Rockfall: takes one path card out of the maze, and both cards are discarded. The gap may be filled again. [R55, R57, R58]
sheet-rockfall-spared = A rockfall never hits the start or a goal. [R56]
sheet-map = Map: look at one of the goals and put it back; then the map is discarded. What you say about it is up to you. [R60, R62]
sheet-map-secret = Only you see what your map shows. [R61]
sheet-map-closed = A map can be played only on a goal that is still face down. [R63]
sheet-advice = A tip: saboteurs who show themselves too early will soon have no tools left.
sheet-advice-rockfall = Saboteurs use a rockfall to cut a tunnel, diggers to clear away a dead end. [R59]

sheet-head-pass = Passing
sheet-pass = If you cannot or do not want to play, put one card face down on the discard pile without showing it. [R64–R66]
sheet-pass-empty = If you have no cards left, you pass without discarding one. [R67]
sheet-discard-face-down = The whole discard pile lies face down. [R68]
sheet-discard-mixed = Cards that were played lie face up on the discard pile, cards discarded by passing lie face down. [R68]

sheet-head-goals = Reaching a goal
sheet-reach = A goal is turned up as soon as an unbroken tunnel leads from the start to it. The treasure ends the round. A stone becomes part of the maze and may lead on to the next goal. [R69–R73]
sheet-reach-any = It does not matter which card completed the tunnel: that card need not touch the goal. [R69, S16]
sheet-min-path = The tunnel must be at least { $cards ->
        [one] one card
       *[other] { $cards } cards
    } long. [R70]
sheet-together-one = If several goals are reached at once, the player turns up exactly one of them. [R76]
sheet-together-all = If several goals are reached at once, all are turned up, in the order the player chooses. [R76]
sheet-waits = Goals that were reached but not turned up wait: whoever lays the next path card turns up one of the goals that are connected then. The treasure counts as reached by the player whose card led there, no matter who turns it up; and if the round ends while a tunnel still leads to it, the diggers have won. [0.7]
sheet-misfit-layer = A stone is turned so that it fits its neighbours. If it fits neither way, the player who laid the last card chooses how it lies. [R74]
sheet-misfit-engine = A stone is turned so that it fits its neighbours. If it fits neither way, it is laid so that it joins the tunnel that reached it. [R74]

sheet-head-end = The end of a round
sheet-end-found = When the treasure is turned up, the diggers have won the round. [R72, R79]
sheet-end-pass-circle = When the draw pile is empty and all players have passed one after the other, the saboteurs have won the round, if there were any. Only passes made since the pile ran out count. [R77, 0.9]
sheet-end-forced-pass-circle = When the draw pile is empty and all players have passed one after the other because they could do nothing else, the saboteurs have won the round, if there were any. [S22]
sheet-end-hands-empty = When the draw pile and all hands are empty, the saboteurs have won the round, if there were any; passing does not end it earlier. [R77]
sheet-end-nobody-can-play = When the draw pile is empty and nobody holds a card they could do anything with but discard it, the saboteurs have won the round, if there were any. [R77]
sheet-end-nobody-can-dig = When the draw pile is empty and nobody holds a path card that could be laid, the saboteurs have won the round, if there were any. [R77]
sheet-passes = The booklet counts only passes of players with nothing to play. Nobody can check that without seeing secret hands, so here every pass counts. [R77, S22]
sheet-empty = Hands run out together, and then the round is over: nobody ever has to pass with an empty hand. [0.9]
sheet-end-roles = When a round is over, all roles are shown. [R78]
sheet-end-goals = When a round is over, the goals are turned up for all to see. [R78]

sheet-head-gold = Gold
sheet-share-players = If the diggers win, as many gold cards are drawn as there are players. [R80]
sheet-share-diggers = If the diggers win, as many gold cards are drawn as there are diggers. [R80]
sheet-share-cap = But never more than { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, even with { $seats ->
        [one] one player
       *[other] { $seats } players
    }. [R81]
sheet-share-order = Whoever reached the treasure looks at them, takes one in secret and passes the rest on, anticlockwise, to the next digger. [R83, R84]
sheet-share-until-empty = This goes on until no cards are left; some diggers may get one more than others. [R85]
sheet-share-one-each = This goes on until every digger has exactly one. [R85]
sheet-share-saboteur = If a saboteur completes the tunnel, the diggers still win, and sharing begins with the next digger anticlockwise. [R86]
sheet-unpaid-option = If the table agrees before the game: diggers with a broken tool in front of them get no gold. Saboteurs are not affected. [R87]
sheet-unpaid-on = Diggers with a broken tool in front of them get no gold. Saboteurs are not affected. [R87]
sheet-pay = If the saboteurs win, what each of them gets depends on how many there are: [R89]
sheet-pay-row = { $saboteurs ->
        [one] one saboteur: { $nuggets ->
            [one] one nugget
           *[other] { $nuggets } nuggets
        }
       *[other] { $saboteurs } saboteurs: { $nuggets ->
            [one] one nugget each
           *[other] { $nuggets } nuggets each
        }
    }
sheet-pay-drawn = The saboteurs’ pay is drawn card by card; a card worth too much goes under the pile, until the sum is exact. [R90]
sheet-pay-order = Saboteurs are paid clockwise, starting to the left of whoever took the last turn. If the cards drawn so far cannot make the exact sum but others in the pile can, those are paid; of several such sums, the one whose deepest card is nearest the top. If no exact sum is possible any more, the largest sum below it is paid. [0.11]
sheet-pay-none = If the treasure is missed and there was no saboteur, nobody gets gold. [R91]
sheet-secret = How much gold you have stays secret until the game is over. [R92]

sheet-head-next = The next round
sheet-next = Everything but the earned gold is shuffled and laid out again, dwarf cards and goals too. [R93–R96]
sheet-reshuffle-yes = The remaining gold cards are shuffled again. [R97]
sheet-reshuffle-no = The remaining gold cards stay in their order. [R97]
sheet-starter-last-turn = The player to the left of whoever took the last turn begins. [R98]
sheet-starter-last-card = The player to the left of whoever used the last card begins. [R98]
sheet-starter-last-path = The player to the left of whoever laid the last path card begins. [R98]
sheet-win = After { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, whoever has the most nuggets wins; if there is a tie, those players share the victory. [R99–R101]

sheet-head-open = What the booklet leaves open, and how it is played here
sheet-head-shapes = All path cards
# $shapes lists such as "┼ ×2"
sheet-shapes-passages = Passages (single lines): { $shapes }
sheet-shapes-dead-ends = Dead ends (double lines and stumps): { $shapes }
