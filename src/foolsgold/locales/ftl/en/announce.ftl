### What a screen reader says while a game runs, besides what the log says.

# $count of the reader's $cards cards can be played
hear-turn =
    { $count ->
        [0] Your turn. None of your cards can be played.
        [one] { $cards ->
            [one] Your turn. You can play your only card.
           *[other] Your turn. You can play one of your { $cards } cards.
        }
       *[other] Your turn. You can play { $count } of your { $cards } cards.
    }
# so much happened at once that only the end is read out
hear-more =
    { $count ->
        [one] One more thing happened before that; see the log.
       *[other] { $count } more things happened before that; see the log.
    }
hear-lost = The connection is lost. Trying to reconnect.
