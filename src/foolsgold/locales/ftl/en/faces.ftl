### Faces, last moves, private marks, reactions, and what was said, on the page.


## What a seat did last: a word or two beside a face, so that it fits; $goal is a number

deed-dug = dug
deed-looked = looked at goal { $goal }
deed-put-away = discarded
deed-mended =
    { $tool ->
        [pick] repaired a pick
        [lamp] repaired a lamp
       *[cart] repaired a cart
    }
deed-broke =
    { $tool ->
        [pick] broke a pick
        [lamp] broke a lamp
       *[cart] broke a cart
    }
deed-rockfall = rockfall
deed-exploded = explosion
deed-opened = turned up goal { $goal }
deed-swapped = swapped roles
deed-replaced = replaced a card
deed-passed = passed
deed-skipped = slept it off
deed-named = bought an ale
seats-last-deed = last: { $deed }

## What the reader privately thinks of somebody

mark-title = My own mark
mark-hint = Only you see it. Key: M
mark-trust = I trust them
mark-unsure = I’m not sure
mark-suspect = I suspect them

## Talk

talk-filter = What to show
talk-filter-all = All
talk-filter-deeds = Moves

## Reactions to a move

react-title = React to the last move
react-laugh = Laugh
react-gasp = Gasp
react-angry = Frown
react-clap = Clap
react-think = Wonder
react-cry = Cry

## Claims at a goal

pins-label = What was said about goal { $goal }
pins-looked = Looked there: { $names }
pins-more = { $count } more

## At the end of a round

tested-title = What was said, and what was true
tested-true = true
tested-false = not true
tested-looked = had looked
tested-never-looked = never looked

## The own role on one’s own device

role-open = This is you
role-open-hint = You are alone with bots, or this screen is yours: the card stays open.
role-always = Always show it on this device
role-never = Others can see this screen: hide it
