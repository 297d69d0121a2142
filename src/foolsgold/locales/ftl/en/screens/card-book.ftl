### The picture book, editions side by side, the keys: what nobody needs to play.

## The picture book

book-hint = Choose a card to see what it does.
book-table = Start and goals
book-passages = Passages
book-dead-ends = Dead ends
book-doors = Keys and doors
book-rubble = Rubble
book-actions = Action cards
book-tools = Tools
book-roles = Roles
book-gold = Gold
book-start = Start
book-nuggets = { $nuggets ->
        [one] Gold: one nugget
       *[other] Gold: { $nuggets } nuggets
    }
# how many cards there are of one kind; $card is its name
book-count = { $card }, { $count ->
        [one] one card
       *[other] { $count } cards
    }

## Editions side by side

compare-choose = Which editions?
compare-hint = Only what differs is shown. A number opens the rule.
compare-same = These editions agree on everything.
compare-few = Choose at least two editions.
compare-point = Point

## The keys

keys-choose = Choose a card from your hand
keys-walk = Go from card to card, from place to place
keys-play = Play there
keys-turn = Turn the card
keys-away = Discard or replace the card
keys-about = What the card does
keys-mark = Mark the player you are on: trust, not sure, suspect
keys-cancel = Cancel, close
keys-list = This list
keys-next = Go to the next part of the page
keys-hint = Letters go by where they are on an English keyboard, whatever is printed on your keys.
