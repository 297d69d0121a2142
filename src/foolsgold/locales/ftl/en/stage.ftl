# How the end of a round and the moves of the others are staged on the page.

stage-won-saboteur =
    { $who ->
        [diggers] The diggers found the gold!
        [nobody] Nobody found the gold!
       *[saboteurs] The saboteurs win!
    }
stage-won-gobblings =
    { $outcome ->
        [gold] The Gnomes found the Gold!
        [dragon] The Dragon wakes: the Goblins win!
       *[nothing] No Gold, no Dragon: the Goblins win!
    }
# $who is you or other
stage-last =
    { $who ->
        [you] You laid the last card.
       *[other] { $name } laid the last card.
    }
# $found and $truth name what lies under a goal
stage-lie = { $name } said goal { $goal } was { $found }. It was { $truth }.
stage-skip = Skip
stage-only-you = Only you see this
stage-tell = Tell the others about goal { $goal }?
stage-say-nothing = Say nothing
stage-replay = Replay since my last turn
# $mends is yes if the reader can mend it now
stage-hindered =
    { $mends ->
        [yes] Broken: { $tools }. No digging: repair it!
       *[no] Broken: { $tools }. No digging, but other cards work.
    }
