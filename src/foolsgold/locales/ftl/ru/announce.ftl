### What a screen reader says while a game runs, besides what the log says.

# $count of the reader's $cards cards can be played
hear-turn =
    { $count ->
        [0] Ваш ход. Ни одну из ваших карт сейчас не сыграть.
        [one] { $cards ->
            [1] Ваш ход. Можно сыграть вашу единственную карту.
            [one] Ваш ход. Из { $cards } вашей карты можно сыграть { $count }.
            [few] Ваш ход. Из { $cards } ваших карт можно сыграть { $count }.
            [many] Ваш ход. Из { $cards } ваших карт можно сыграть { $count }.
           *[other] Ваш ход. Из { $cards } вашей карты можно сыграть { $count }.
        }
        [few] Ваш ход. Из { $cards } ваших карт можно сыграть { $count }.
        [many] Ваш ход. Из { $cards } ваших карт можно сыграть { $count }.
       *[other] Ваш ход. Из { $cards } ваших карт можно сыграть { $count }.
    }
# so much happened at once that only the end is read out
hear-more =
    { $count ->
        [one] До этого случилось ещё { $count } событие: оно в журнале.
        [few] До этого случилось ещё { $count } события: они в журнале.
        [many] До этого случилось ещё { $count } событий: они в журнале.
       *[other] До этого случилось ещё { $count } события: они в журнале.
    }
hear-lost = Связь потеряна. Пытаемся восстановить.
