### What a screen reader says while a game runs, besides what the log says.

# $count of the reader's $cards cards can be played
hear-turn =
    { $count ->
        [0] Ваш ход. Ни одну из ваших карт сейчас не сыграть.
        [1] { $cards ->
            [1] Ваш ход. Можно сыграть вашу единственную карту.
            [one] Ваш ход. Можно сыграть одну из ваших карт, всего их { $cards }.
            [few] Ваш ход. Можно сыграть одну из { $cards } ваших карт.
            [many] Ваш ход. Можно сыграть одну из { $cards } ваших карт.
           *[other] Ваш ход. Можно сыграть одну из { $cards } ваших карт.
        }
        [one] Ваш ход. Можно сыграть { $count } карту из { $cards }.
        [few] Ваш ход. Можно сыграть { $count } карты из { $cards }.
        [many] Ваш ход. Можно сыграть { $count } карт из { $cards }.
       *[other] Ваш ход. Можно сыграть { $count } карты из { $cards }.
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
