### A table that bends: faces, other rules, late comers, reactions, the look back at a round.
### Names cannot be declined, so they always stand in the nominative.

## Refused

face-taken = Таке обличчя тут уже в когось є. Вибери інше.
summary-open = Інші ще дивляться, чим закінчився раунд. Зачекай трохи.
summary-over = Підсумок цього раунду вже закрито.
seat-kicked = Господар столу показав тобі на двері: сісти за цей стіл уже не можна. Дивитися можна й далі.
react-early = У цій грі ще немає на що реагувати.
seats-few =
    { $people ->
        [one] Тут сидить { $people } людина, тож менше місць бути не може.
        [few] Тут сидять { $people } людини, тож менше місць бути не може.
        [many] Тут сидять { $people } людей, тож менше місць бути не може.
       *[other] Тут сидять { $people } людини, тож менше місць бути не може.
    }
seats-many =
    { $high ->
        [one] Це видання щонайбільше на { $high } гравця, а вас тут більше.
        [few] Це видання щонайбільше на { $high } гравців, а вас тут більше.
        [many] Це видання щонайбільше на { $high } гравців, а вас тут більше.
       *[other] Це видання щонайбільше на { $high } гравця, а вас тут більше.
    }
seats-awaited = На місце кожного бота вже хтось чекає. Можна дивитися.

## What happens at the table

join-configured = Господар столу змінив налаштування.
join-game-shown =
    { $showing ->
        [gone] Гравці видалили останню гру.
       *[hidden] Гравці приховали останню гру.
    }
join-ready-again = Правила тепер інші: усі мають ще раз сказати, що готові.
join-awaited = З наступного раунду замість бота { $bot } грає { $name }.
join-unawaited = { $name } вже не чекає на місце.
join-took-over =
    { $who ->
        [you] Тепер замість бота { $bot } граєш ти.
       *[other] Тепер замість бота { $bot } грає { $name }.
    }
join-awaits = Ти граєш з наступного раунду. А поки що можна дивитися.
join-seat-moved = { $name } грає далі з іншого пристрою.
