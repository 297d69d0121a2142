### The people at the table, on the page: seats, piles, roles, talk, decisions, the end of rounds and games.

people-close = Закрити
people-back = Назад
people-look = Глянути на лабіринт

## Seats: short signs beside a name

seats-title = Гравці
# a small mark at the reader’s own name: as short as can be
seats-you = ти
seats-bot = бот
seats-host = господар
seats-away = не на зв’язку
seats-muted = мовчить
seats-open = вільне місце
# beside the seat whose turn it is; $who is "you" or "other"
seats-turn =
    { $who ->
        [you] твій хід
       *[other] зараз ходить
    }
# time is running
seats-clock = бот через { $seconds } с
# the same beside “your turn”: as short as can be
seats-clock-short = { $seconds } с
seats-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карт
    }
seats-gold =
    { $count ->
        [0] золота немає
        [one] { $count } карта золота
        [few] { $count } карти золота
        [many] { $count } карт золота
       *[other] { $count } карт золота
    }
# at the end of the game, once the gold is counted
seats-nuggets =
    { $count ->
        [0] золота немає
        [one] { $count } самородок
        [few] { $count } самородки
        [many] { $count } самородків
       *[other] { $count } самородків
    }
seats-points = очок: { $points } з { $most }
seats-lit = можна вибрати
seats-aimed = вибрано
seats-kick = Показати на двері
seats-kick-sure = Точно на вихід?
seats-mute = Хай помовчить
seats-unmute = Хай говорить знову
seats-pass-host = Зробити господарем
seats-free = Прибрати бота
seats-put-bot = Посадити бота

## Piles

seats-piles = Стоси
seats-deck = Колода
seats-discards = Скид
seats-gold-pile = Золото
seats-passes = Паси
seats-round = Раунд { $round } з { $rounds }
seats-round-only = Раунд { $round }
seats-discards-shown = Горілиць у скиді
seats-pile-count = { $pile }: { $count }

## Your role

role-digger = Золотошукач
role-saboteur = Саботер
found-treasure = скарб
found-stone = камінь
role-mine = Моя роль
role-title = Твоя роль у цьому раунді
role-title-new = Тепер у тебе інша роль
role-hold = Тримай, щоб глянути
role-hold-hint = Притисни карту й тримай. Хай ніхто поруч її не бачить.
role-show = Показати карту
role-hide = Сховати карту
role-dismiss = Зрозуміло
role-bonus-master = Ти отримуєш очко за участь в обміні ролями.
role-bonus-bomber = Ти отримуєш очко, якщо відкрито динаміт.
role-bonus-greedy = Ти крадеш очко, якщо відкрито дракона.
role-bonus-driver = Ти отримуєш очко, якщо шлях до золота чи дракона не проходить через жодні двері.
role-bonus-pedant = Ти отримуєш очко, якщо наприкінці раунду колода порожня.
role-bonus-king = Ти отримуєш очко, якщо на шляху до золота щонайменше три карти з елем.
role-bonus-keymaster = Ти отримуєш очко, якщо шлях до золота чи дракона проходить через відчинені двері.
role-bonus-jeweller = Ти отримуєш очко, якщо відкрито золото.

## Log and talk

talk-log = Що вже сталося
talk-log-empty = Ще нічого не сталося.
talk-newest = До найновішого
talk-title = Розмова
talk-empty = Ще ніхто нічого не сказав.
talk-write = Скажи щось усім
talk-send = Надіслати
talk-claims = Сказати одним дотиком
talk-claim-honest = Я граю чесно
talk-claim-mend-me = Полагодьте мені інструменти!
talk-claim-no-way = Далі не прокопати
talk-claim-sorry = Вибачте!
talk-claim-well-played = Чудова гра!
talk-claim-looked = Розвідка показала…
talk-claim-look-at = Розвідайте…
talk-claim-suspect = Не вірю, що … за нас
talk-claim-trust = Вірю, що … за нас
talk-claim-thanks = Дякую, …
talk-goal = ціль { $goal }

## Decisions

decide-pile =
    { $count ->
        [1] Лишилася одна карта — бери її.
        [one] Вибери одну з { $count } карти, решту передаси далі.
        [few] Вибери одну з { $count } карт, решту передаси далі.
        [many] Вибери одну з { $count } карт, решту передаси далі.
       *[other] Вибери одну з { $count } карт, решту передаси далі.
    }
decide-same =
    { $count ->
        [one] { $count } така карта
        [few] { $count } такі карти
        [many] { $count } таких карт
       *[other] { $count } таких карт
    }

## The end of a round and of a game

end-round = Раунд { $round } закінчено
end-goals = Під цілями лежало
end-goal = Ціль { $goal }: { $found }
end-roles = Хто ким був
end-gold = Ділимо золото
end-points = Очки
end-go-on = Далі
end-round-more =
    { $change ->
        [one] плюс { $change } очко
        [few] плюс { $change } очки
        [many] плюс { $change } очок
       *[other] плюс { $change } очок
    }
end-round-less =
    { $change ->
        [one] мінус { $change } очко
        [few] мінус { $change } очки
        [many] мінус { $change } очок
       *[other] мінус { $change } очок
    }
end-game = Підсумок гри
end-winner = перше місце
end-again = Зіграти ще раз
end-wait = { $name } може почати ще одну гру.
end-record = Зберегти запис гри
end-home = На головну
