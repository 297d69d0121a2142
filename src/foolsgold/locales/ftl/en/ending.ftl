### The end of a game, on the page and in the terminal.

ending-early = You can see how the game went once it is over.
lookback-title = Look back
award-title = Awards
# $award is the name of the award, $why what it was earned with
award-line = { $award }: { $name } ({ $why })

award-way = Pathfinder
award-way-why = cards on the path to the gold: { $number } of { $of }
award-mended = Good soul
award-mended-why = tools repaired for others: { $number }
award-broken = Heavy hand
award-broken-why = tools broken: { $number }
award-looked = Most curious
award-looked-why = looks under the goals: { $number }
award-dug = Hardest worker
award-dug-why = pieces of tunnel laid: { $number }
award-doors = Door opener
award-doors-why = doors opened: { $number }
award-ales = Innkeeper
award-ales-why = ales handed out: { $number }
award-stolen = Sticky fingers
award-stolen-why = points stolen: { $number }
award-blasts = Powder keg
award-blasts-why = tiles blown up: { $number }
award-swaps = Quick-change artist
award-swaps-why = roles swapped: { $number }
award-lie = Best liar
award-lie-why = moves before anybody doubted it: { $number }
award-nose = Sharpest nose
award-nose-why = suspected the right player by move { $number }
