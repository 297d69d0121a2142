### The people at the table, on the page: seats, piles, roles, talk, decisions, the end of rounds and games.

people-close = Закрыть
people-back = Назад
people-look = Взглянуть на поле

## Seats: short signs beside a name

seats-title = Игроки
# a small mark at the reader’s own name: as short as can be
seats-you = вы
seats-bot = бот
seats-host = хозяин стола
seats-away = не на связи
seats-muted = пока молчит
seats-open = свободно
# beside the seat whose turn it is; $who is "you" or "other"
seats-turn =
    { $who ->
        [you] ваш ход
       *[other] ходит
    }
# time is running
seats-clock = бот через { $seconds } с
# the same beside “your turn”: as short as can be
seats-clock-short = { $seconds } с
seats-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
seats-gold =
    { $count ->
        [0] золота нет
        [one] { $count } карта золота
        [few] { $count } карты золота
        [many] { $count } карт золота
       *[other] { $count } карты золота
    }
# at the end of the game, once the gold is counted
seats-nuggets =
    { $count ->
        [0] золота нет
        [one] { $count } самородок
        [few] { $count } самородка
        [many] { $count } самородков
       *[other] { $count } самородка
    }
seats-points = очки: { $points } из { $most }
seats-lit = можно выбрать
seats-aimed = ваш выбор
seats-kick = Выставить
seats-kick-sure = Точно выставить?
seats-mute = Лишить слова
seats-unmute = Вернуть слово
seats-pass-host = Сделать хозяином
seats-free = Убрать бота
seats-put-bot = Посадить бота

## Piles

seats-piles = Стопки
seats-deck = Колода
seats-discards = Сброс
seats-gold-pile = Золото
seats-passes = Пасы
seats-round = Раунд { $round } из { $rounds }
seats-round-only = Раунд { $round }
seats-discards-shown = Лицом вверх в сбросе
seats-pile-count = { $pile }: { $count }

## Your role

role-digger = Золотоискатель
role-saboteur = Саботёр
found-treasure = сокровище
found-stone = камень
role-mine = Моя роль
role-title = Ваша роль в этом раунде
role-title-new = Теперь у вас другая роль
role-hold = Зажмите и смотрите
role-hold-hint = Нажмите на карту и не отпускайте. Следите, чтобы никто рядом её не увидел.
role-show = Показать карту
role-hide = Спрятать карту
role-dismiss = Всё ясно
role-bonus-master = Вы получаете очко, если участвуете в обмене ролями.
role-bonus-bomber = Вы получаете очко, если кто-нибудь откроет динамит.
role-bonus-greedy = Вы крадёте очко, если кто-нибудь откроет дракона.
role-bonus-driver = Вы получаете очко, если на пути к золоту или дракону нет ни одной двери.
role-bonus-pedant = Вы получаете очко, если к концу раунда колода пуста.
role-bonus-king = Вы получаете очко, если на пути к золоту не меньше трёх кружек эля.
role-bonus-keymaster = Вы получаете очко, если путь к золоту или дракону ведёт через открытую дверь.
role-bonus-jeweller = Вы получаете очко, если кто-нибудь откроет золото.

## Log and talk

talk-log = Журнал игры
talk-log-empty = Пока ничего не случилось.
talk-newest = К самому новому
talk-title = Разговоры
talk-empty = Пока все молчат.
talk-write = Сказать всем
talk-send = Отправить
talk-claims = Сказать одним касанием
talk-claim-honest = Я играю честно
talk-claim-mend-me = Почините мне инструменты!
talk-claim-no-way = С моими картами не пройти
talk-claim-sorry = Простите!
talk-claim-well-played = Отличная игра!
talk-claim-looked = Разведка показала: …
talk-claim-look-at = Посмотрите цель …
talk-claim-suspect = Не верю, что за нас …
talk-claim-trust = Верю, что за нас …
talk-claim-thanks = Спасибо, …
talk-goal = цель { $goal }

## Decisions

decide-pile =
    { $count ->
        [1] Осталась последняя карта, и она ваша.
        [one] Вы выбираете одну из { $count } карты и передаёте остальные дальше.
        [few] Вы выбираете одну из { $count } карт и передаёте остальные дальше.
        [many] Вы выбираете одну из { $count } карт и передаёте остальные дальше.
       *[other] Вы выбираете одну из { $count } карты и передаёте остальные дальше.
    }
decide-same =
    { $count ->
        [one] { $count } такая карта
        [few] { $count } такие карты
        [many] { $count } таких карт
       *[other] { $count } такой карты
    }

## The end of a round and of a game

end-round = Раунд { $round } окончен
end-goals = Под целями лежало
end-goal = Цель { $goal }: { $found }
end-roles = Кто есть кто
end-gold = Делим золото
end-points = Очки
end-go-on = Дальше
end-round-more =
    { $change ->
        [one] плюс { $change } очко
        [few] плюс { $change } очка
        [many] плюс { $change } очков
       *[other] плюс { $change } очка
    }
end-round-less =
    { $change ->
        [one] минус { $change } очко
        [few] минус { $change } очка
        [many] минус { $change } очков
       *[other] минус { $change } очка
    }
end-game = Итоги
end-winner = победитель
end-again = Сыграть ещё
end-wait = { $name } может начать ещё одну партию.
end-record = Сохранить запись партии
end-home = На главную
