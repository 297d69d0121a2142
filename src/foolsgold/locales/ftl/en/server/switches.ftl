### The points in which editions differ, and their values, in words. The page gets them from the server.

switch-rounds = Rounds
switch-rows_between_goals = Empty rows between the goals
switch-roles = Dwarf cards
switch-first_player = Who begins the game
switch-contact = A new card must meet
switch-connected = A new card must lead back to the start
switch-break_self = You may break your own tool
switch-min_path_cards = Shortest tunnel to a goal
switch-goals_together = Several goals reached at once
switch-misfit = A stone that fits neither way
switch-round_end = End without treasure (empty pile)
switch-discard_pile = Discard pile
switch-gold_cards = Gold cards for the diggers
switch-ten_player_cap = Gold cards at most
switch-gold_sharing = Gold goes round
switch-broken_unpaid = Diggers with broken tools
switch-gold_reshuffle = Gold reshuffled each round
switch-next_starter = The next round begins to the left of
value-yes = yes
value-no = no
value-none = no limit
value-number = { $number }
value-roles-always = always one more than players
value-roles-from = one more than players; from { $seats } players on just as many
value-first_player-youngest = the youngest
value-first_player-agreed = by agreement
value-first_player-most-dwarf-like = whoever looks most like a dwarf
value-contact-tunnel = tunnel to tunnel
value-contact-touch = any card, even wall to wall
value-min_path_cards =
    { $number ->
        [0] no rule
        [one] one card
       *[other] { $number } cards
    }
value-goals_together-one = one is turned up
value-goals_together-all = all are turned up
value-misfit-layer = the player who dug there chooses
value-misfit-engine = it joins the tunnel that reached it
value-round_end-pass-circle = everybody passes in a row
value-round_end-forced-pass-circle = everybody has to pass in a row
value-round_end-hands-empty = all hands are empty
value-round_end-nobody-can-play = nobody can play a card
value-round_end-nobody-can-dig = nobody can lay a path card
value-discard_pile-face-down = face down
value-discard_pile-mixed = played cards face up
value-gold_cards-players = one for each player
value-gold_cards-diggers = one for each digger
value-gold_sharing-until-empty = until none is left
value-gold_sharing-one-each = one card each
value-broken_unpaid-off = share as well
value-broken_unpaid-option = share, unless the table decides otherwise
value-broken_unpaid-on = get no gold
value-next_starter-last-turn = whoever took the last turn
value-next_starter-last-card = whoever used the last card
value-next_starter-last-path = whoever laid the last path card

switch-bonuses = Roles have bonuses
switch-hand = Cards in hand
switch-columns_between = Empty columns before the goals
switch-rotation = Ways a tile may be turned
switch-stall_circles = Idle laps of the table that end a round
switch-replace_passes = Putting a card under the deck is a pass
switch-dynamite_passage = A path may run through Dynamite
switch-points_to_win = Points needed to win
value-first_player-longest-beard = whoever has the longest beard
