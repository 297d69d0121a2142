### The rules sheet of the classic game, put together from an edition's data.
### A message is one sentence or paragraph; numbers in brackets point to the rules page.

sheet-title = Rules: { $edition }
sheet-own = An edition of your own, made from: { $base }.

sheet-head-aim = What it is about
sheet-aim = Dwarfs dig from the start card towards three hidden goals; the treasure lies under one of them. Diggers want to reach it. Saboteurs want to stop them. Nobody knows who is who. Each round is won by one side, and gold is won by each dwarf for himself. [R79, R88]

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
    } make the draw pile; a start card and three goals make the table. [R3, R4, R24]
sheet-shapes = Passages (single lines) and dead ends (double lines and stumps): { $shapes }
# $values lists such as "16 × 1, 8 × 2"
sheet-gold-cards = Gold cards (cards × nuggets): { $values }

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

sheet-head-setup = Setting up
sheet-layout = The start card lies face up. The three goals are shuffled and laid face down across from it, with { $columns ->
        [one] one empty column
       *[other] { $columns } empty columns
    } in between and { $rows ->
        [0] no empty row
        [one] one empty row
       *[other] { $rows } empty rows
    } between one goal and the next. The maze may grow beyond this frame. [R19–R23]
# $sizes lists such as "3–5: 6"
sheet-hands = Cards in hand, by number of players: { $sizes }. The rest is the draw pile; the gold cards are shuffled and lie face down. [R25–R27]
sheet-first-youngest = The youngest player begins; the host may choose somebody else or let chance decide. [R28]
sheet-first-agreed = The players agree who begins; the host chooses or lets chance decide. [R28]
sheet-first-most-dwarf-like = Whoever looks most like a dwarf begins; the host chooses or lets chance decide. [R28]

sheet-head-turn = Your turn
sheet-turn = Play goes clockwise. In your turn you use one card: lay a path card, play an action card, or pass by putting a card face down on the discard pile. Then draw a card while there are any. When the draw pile is empty, play goes on with the cards in hand. [R29–R35]

sheet-head-digging = Digging
sheet-fit = A path card fits all face-up cards next to it: tunnel to tunnel, wall to wall. It may be turned upside down, never sideways. [R39–R41]
sheet-contact-tunnel = At least one of its tunnels must continue a tunnel of a face-up card. Touching walls, or only a face-down goal, is not enough. [R36, R38]
sheet-contact-touch = It only has to touch a face-up card, if need be wall to wall. [S7]
sheet-connected-yes = And that tunnel must lead back to the start without a break: nothing can be added to a part cut off, nor beyond a dead end. [R37, R58]
sheet-connected-no = That tunnel need not lead back to the start: a part cut off by rocks can be dug on, and so can the far side of a dead end. [R37, R58]
sheet-dead-ends = In a dead end the tunnels do not join in the middle. It can be laid like any other card, but no way leads through it and it opens no goal. [R43]
sheet-facedown = A face-down goal asks nothing of the cards beside it: tunnels and walls may both point at it. [R42]

sheet-head-actions = Action cards
sheet-break = Broken tool (pick, lamp or cart): lay it before a player. As long as a broken tool lies before you at the start of your turn, you lay no path cards; everything else you may do. Nobody has two broken tools of the same kind. [R46–R49]
sheet-break-self-yes = You may also break your own tool. [S11]
sheet-break-self-no = You may not break your own tool. [S11]
sheet-mend = Repair: takes away a broken tool of the kind shown, yours or another’s. A card with two tools mends one of them, not both. [R50–R54]
sheet-rockfall = Rockfall: takes one path card out of the maze, but never the start or a goal. The gap may be filled again. [R55–R58]
sheet-map = Map: look at one face-down goal in secret and put it back. What you say about it is up to you. [R60–R63]

sheet-head-pass = Passing
sheet-pass = If you cannot or do not want to play, put one card face down on the discard pile without showing it. [R64–R66]
sheet-discard-face-down = The whole discard pile lies face down. [R68]
sheet-discard-mixed = Cards that were played lie face up on the discard pile, cards put away by passing lie face down. [R68]

sheet-head-goals = Reaching a goal
sheet-reach = A goal is turned up as soon as an unbroken tunnel leads from the start to it, whichever card completed the tunnel. The treasure ends the round. A stone becomes part of the maze and may lead on to the next goal. [R69–R73]
sheet-min-path = The tunnel must be at least { $cards ->
        [one] one card
       *[other] { $cards } cards
    } long. [R70]
sheet-together-one = If several goals are reached at once, the player opens exactly one of them. The others wait: whoever lays the next path card opens one of the goals that are connected then. The treasure was reached by the player whose card led there, whoever turns it up; and if the round ends while a tunnel still leads to it, the diggers have won. [R76, R79, R83]
sheet-together-all = If several goals are reached at once, all are opened, in the order the player chooses. [R76]
sheet-misfit-layer = A stone is turned so that it fits its neighbours. If it fits neither way, the player who laid the last card chooses how it lies. [R74]
sheet-misfit-engine = A stone is turned so that it fits its neighbours. If it fits neither way, it is laid so that it joins the tunnel that reached it. [R74]

sheet-head-end = The end of a round
sheet-end-found = When the treasure is turned up, the diggers have won the round. [R72, R79]
sheet-end-pass-circle = When the draw pile is empty and all players have passed one after the other, the saboteurs have won the round. Only passes made since the pile ran out count, forced or not. [R77, 0.9]
sheet-end-forced-pass-circle = When the draw pile is empty and all players have passed one after the other because they could do nothing else, the saboteurs have won the round. [S22]
sheet-end-hands-empty = When the draw pile and all hands are empty, the saboteurs have won the round; passing does not end it earlier. [R77]
sheet-end-nobody-can-play = When the draw pile is empty and nobody holds a card that could be played other than by putting it away, the saboteurs have won the round. [R77]
sheet-end-nobody-can-dig = When the draw pile is empty and nobody holds a path card that could be laid, the saboteurs have won the round. [R77]
sheet-end-roles = Then all roles are shown, and the goals are turned up. [R78]

sheet-head-gold = Gold
sheet-share-players = If the diggers win, as many gold cards are drawn as there are players. [R80]
sheet-share-diggers = If the diggers win, as many gold cards are drawn as there are diggers. [R80]
sheet-share-cap = But never more than { $cards ->
        [one] one
       *[other] { $cards }
    }. [R81]
sheet-share-order = Whoever reached the treasure looks at them, takes one in secret and passes the rest on, counter-clockwise, to the next digger. [R83, R84]
sheet-share-until-empty = So it goes on until no card is left; some diggers may get one more than others. [R85]
sheet-share-one-each = So it goes on until every digger has exactly one. [R85]
sheet-share-saboteur = If a saboteur completes the tunnel, the diggers still win, and sharing begins with the next digger counter-clockwise. [R86]
sheet-unpaid-option = If the table agrees before the game: diggers with a broken tool before them get no gold. [R87]
sheet-unpaid-on = Diggers with a broken tool before them get no gold. [R87]
# $rates lists such as "1: 4, 2: 3"
sheet-pay = If the saboteurs win, each of them gets nuggets by their number (saboteurs: nuggets): { $rates }. Cards are drawn one by one; a card worth too much goes under the pile, until the sum is exact. [R89, R90]
sheet-pay-none = If the treasure is missed and there was no saboteur, nobody gets gold. [R91]
sheet-secret = What gold you have stays secret until the game is over. [R92]

sheet-head-next = The next round
sheet-next = Everything but the earned gold is shuffled and laid anew, dwarf cards and goals too. [R93–R96]
sheet-reshuffle-yes = The remaining gold cards are shuffled again. [R97]
sheet-reshuffle-no = The remaining gold cards stay in their order. [R97]
sheet-starter-last-turn = The player to the left of the last turn begins. [R98]
sheet-starter-last-card = The player to the left of whoever used the last card begins. [R98]
sheet-starter-last-path = The player to the left of whoever laid the last path card begins. [R98]
sheet-win = After { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } whoever has the most nuggets wins; equals share the victory. [R99–R101]

sheet-head-open = What the booklet leaves open, and how it is played here
sheet-open-talk = Say what you like about your role, your cards and what you saw, but show nothing. [R102]
sheet-open-turning = No booklet says whether a path card may be turned upside down: it may. [R41]
sheet-open-contact = A card that only touches others wall to wall may not be laid. [R36, R38]
sheet-open-facedown = Beside a face-down goal anything fits, but touching nothing else is not enough. [R42]
sheet-open-spared = A rockfall never hits the start or a goal. [R56]
sheet-open-map = A map is only for a goal that is still face down. [R63]
sheet-open-together-one = Goals that were reached and not opened wait for the next path card. [R76]
sheet-open-together-all = When several goals are reached at once, all are opened. [R76]
sheet-open-empty = When all hands are empty the round is over in any case. [0.9]
sheet-open-passes = The booklet counts passes of players who have nothing to play; hands are secret, so here every pass counts, even by choice. [R77]
sheet-open-drawing = The saboteurs’ pay is drawn card by card, as told above. [R90]
sheet-open-pay-order = Saboteurs are paid clockwise, beginning left of the last turn. If the cards drawn so far lead nowhere but others in the pile make the exact sum, those are paid; of several such sums, the one whose deepest card lies least deep. If no exact sum is possible any more, the largest sum below it is paid. [0.11]
sheet-open-goals = When a round is over, the goals are turned up for all to see. [R78]
sheet-open-finisher = If a saboteur completes the tunnel, sharing begins with the next digger. [R86]
sheet-open-secret = Gold stays secret until the game is over. [R92]
sheet-open-deck = No booklet prints how many cards there are of each shape; the numbers above are those of the published game. [R5]
