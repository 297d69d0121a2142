### The rules sheet of Gobblings! vs Gnomes, put together from an edition's data.
### Numbers in brackets point to the rules page.

gobsheet-head-aim = What it is about
# $from and $to are the smallest and the largest number of players
gobsheet-players = { $from } to { $to } players. [G3, O1]
gobsheet-aim = Gnomes dig from the start towards three hidden goals: the Gold, the sleeping Dragon and Dynamite, and nobody knows which is which. Goblins hide among the Gnomes: they want to keep them from the Gold, or wake the Dragon. The first to reach { $points } points wins. [G1, G11, G42]

gobsheet-legend = Numbers in brackets: [G…] means that the booklet says so; [O…] means that it is silent and the decision is ours.
gobsheet-rounds = Everybody has a score card with { $points ->
        [one] one cart
       *[other] { $points } carts
    } and keeps it for the whole game. Rounds are played until somebody has filled it; there is no limit to their number. [G6, G20]

gobsheet-head-box = The tiles
gobsheet-box = The path deck has { $count } tiles. The booklet prints no list of them: this deck is our own choice. [O4]
# $kind is a name, $shapes such as "┼ ×2"
gobsheet-tiles = { $kind }: { $shapes }
gobsheet-tiles-plain = { $kind }: { $count }
kind-passage = Passages
kind-bomb = Passages with a bomb
kind-lantern = Passages with a lantern
kind-ale = Passages with ale
kind-rubble = Rubble
kind-key = Keys
kind-door = Doors
colour-red = red
colour-blue = blue
colour-yellow = yellow
kind-map = Maps
kind-explosion = Explosions
kind-potion = Potions

gobsheet-head-setup = Setting up
# the heading of a list of rows
gobsheet-races = How many Goblins and Gnomes there are depends on the number of players: [G8]
gobsheet-races-row = { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }: { $goblins ->
        [one] { $goblins } Goblin
       *[other] { $goblins } Goblins
    }, { $gnomes ->
        [one] { $gnomes } Gnome
       *[other] { $gnomes } Gnomes
    }
gobsheet-roles = Roles are drawn at random within each race, shuffled and dealt face down; the others go back to the box unseen. [G8, G9, O3]
# $names lists roles
gobsheet-goblins = The Goblins are: { $names }. [O2]
gobsheet-gnomes = Gnomes are: { $names }. [O2]
gobsheet-layout = The three goals lie face down across from the start, with { $columns ->
        [one] { $columns } empty column
       *[other] { $columns } empty columns
    } in between and { $rows ->
        [0] no empty row
        [one] { $rows } empty row
       *[other] { $rows } empty rows
    } between one goal and the next. The field has no edge. In the drawing, S is the start and ? is a goal. [G7, O11, O12]
gobsheet-hand = Everybody holds { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }. [G10]
gobsheet-first-longest-beard = The player with the longest beard begins; if nobody has a beard, rock-paper-scissors decides. Play goes clockwise. [G12, O61]

gobsheet-head-turn = Your turn
gobsheet-turn = On your turn you do one of three things: play a card and draw a new one; or put a card under the deck and take the top one; or pass, but only if there is no card you can play. [G13–G16]
gobsheet-empty = When the deck is empty nothing can be put under it: you must play if you can, even if it hurts your side. If you cannot, show everybody your hand and pass. [G17, G18]

gobsheet-head-laying = Laying tiles
gobsheet-fit = A tile must match all tiles next to it, open side to open side and wall to wall, and at least one open side must continue a passage or a door. It need not match a face-down goal. Nothing can be added to rubble alone. [G14, O8, O10]
gobsheet-rotation = A tile may be laid { $ways ->
        [one] { $ways } way round
       *[other] { $ways } ways round
    }. [O7]
gobsheet-connected-yes = That side must lead back to the start without a break. [O9]
gobsheet-connected-no = It need not be connected to the start. [O9]

gobsheet-head-tiles = What the tiles do
gobsheet-map = Map: look at one face-down goal in secret. [G26]
gobsheet-explosion = Explosion: take a tile off the field, but not the start, a goal or a tile with a lantern. [G27, G30]
gobsheet-potion = Potion: you have to swap roles with a player of your choice; both look, nobody else does. [G28]
gobsheet-bomb = Bomb: all tiles with a bomb leave the field when Dynamite is turned up. [G29, G38]
gobsheet-lantern = Lantern: a tile with a lantern cannot be blown up, neither by an Explosion nor by Dynamite. [G30, O32]
gobsheet-ale = Ale: name another player, who will miss their next turn. A player who is already going to miss a turn cannot be named. [G31, O43, O44]
gobsheet-rubble = Rubble: blocks the way until it is blown up. [G32]
gobsheet-key = Key: opens the doors of its colour, however far away they are, as long as it lies before them on the path from the start. [G34, O35]
gobsheet-door = Door: shut, unless a key of its colour lies anywhere on the part that can be reached from the start without that door. A key opens all such doors; if it is blown up, they shut. [G33, G34, O35, O36]
gobsheet-discard = Map, Explosion and Potion are discarded once they have been used. Tiles taken off the field are discarded too and do not come back in this round; the gaps may be filled again. [G15, O29, O30]

gobsheet-head-goals = Turning up goals
gobsheet-open = A goal is turned up as soon as an open path from the start leads to any of its four sides, whichever tile completed it. The Gold and the Dragon end the round. [G21–G23, O24]
gobsheet-dynamite = Dynamite takes all bomb tiles off the field, and play goes on. It works only once: bombs laid afterwards are plain passages. [G38, O68]
gobsheet-passage-yes = Later on, a path may run through the Dynamite that was turned up. [O28]
gobsheet-passage-no = No path runs through the Dynamite that was turned up. [O28]
gobsheet-two = If several goals are reached at once, the player who laid the tile chooses which to turn up first. If that was Dynamite, and a path still leads to another, that one may be turned up or left face down; then it waits for a tile that adjoins it or connects it again. [G24, G25, O25]

gobsheet-head-end = The end of a round
gobsheet-end = The round ends when the Gold or the Dragon is turned up, when all the cards are gone, or when everybody has passed since the last card was played. [G19, O21, O22]
gobsheet-replace-yes = Putting a card under the deck counts as a pass. [O16]
gobsheet-replace-no = Putting a card under the deck is not a pass; but when play has gone round the table { $circles ->
        [one] once
       *[other] { $circles } times
    } without anybody playing a card, the round ends. [O16]

gobsheet-head-points = Points
gobsheet-gold = Gold: every Gnome scores { $gold }, and the Gnome who turned it up scores { $opener } more. If a Goblin turned it up, every Goblin loses { $loss }. [G36]
gobsheet-dragon = Dragon: every Goblin scores { $points }. [G37]
gobsheet-nothing = Neither: every Goblin scores { $points }. [G39, O23]
gobsheet-order = Players score one after the other, clockwise from whoever turned up the Gold or the Dragon; if nobody did, from whoever first ran out of cards. The first to reach { $points } points wins at once. Nobody falls below zero. [G40–G42, O54–O57]
gobsheet-order-passed = If everybody has passed and nobody ran out of cards, scoring starts with the player to the left of whoever played the last card; if no card was played at all, with the player who began the round. [O55]
gobsheet-no-bonus = Only the race counts in this game. [G43]
gobsheet-bonus = Each role also has a bonus; what counts is the role you hold at the end: [G43, O48]
gobsheet-bonus-master = Master of Disguise: one point if they took part in a swap of roles. [G44]
gobsheet-bonus-bomber = Bomber: one point if Dynamite was turned up. [G45]
gobsheet-bonus-greedy = Greedyguts: if the Dragon was turned up, they steal one point from another player who has any. They choose who to rob, but they must rob somebody. [G46, O58]
gobsheet-bonus-driver = Driver: one point if the path to the Gold or the Dragon does not lead through a door. [G47]
gobsheet-bonus-pedant = Pedant: one point if the deck is empty at the end of the round. [G48, O42]
gobsheet-bonus-king = King: one point if at least three ales lie on the path to the Gold. [G49]
gobsheet-bonus-keymaster = Keymaster: one point if the path to the Gold or the Dragon leads through an open door. [G50]
gobsheet-bonus-jeweller = Jeweller: one point if the Gold was turned up. [G51]
gobsheet-any-side = A bonus does not depend on whether your own side has won. [O53]
gobsheet-path = The path that counts is the shortest open one; if several are equally short, the one that earns the bonus. The field counts as it was before the goal was turned up: a key that can be reached only through the goal does not open any door. [O35, O39]

gobsheet-head-next = The next round
gobsheet-next = Everything but the points is shuffled and dealt again; the player to the left of whoever began this round begins the next. [G20, O60, O62]

gobsheet-head-open = What the booklet leaves open, and how it is played here
gobsheet-open-deck = Which tiles there are, and which roles are Goblins: both are our choice, see above. [O2, O4]
gobsheet-open-host = On a screen, the host of the table says who begins, or leaves it to chance. [O65]
gobsheet-open-refill = After playing a card you draw a new one as long as the deck lasts. [O14]
gobsheet-open-beyond = Tiles may be laid beyond a shut door, but nothing can be reached there until the key is in place. [O10]
gobsheet-open-ale = A turn missed because of ale does not count as a pass. [O21]
gobsheet-open-order = First a goal is turned up, then you say who drinks the ale, then you draw. [O24, G31]
gobsheet-open-pedant = The booklet gives the Pedant a point at the end of the game; here it is the end of the round, as for all other bonuses. [O42]
gobsheet-open-known = After a swap you know what you gave and what you got, not where that role went later. [O47]
gobsheet-open-shown = When a round is over, all roles and goals are shown. [O63]
gobsheet-open-talk = Say what you like, but show no role and no goal. [O66]
gobsheet-head-shapes = All tiles
