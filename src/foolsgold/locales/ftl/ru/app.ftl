### The program itself: complaints, and play.

## Complaints: one clear sentence, and a way on

edition-unknown = Издания «{ $name }» нет. Выберите одно из этих: { $known } — или укажите путь к своему файлу .toml.
edition-wrong = { $file }: { $key }: сейчас { $found }, а нужно: { $expected }.
found-nothing = пусто
file-position = строка { $line }, позиция { $column }
expected-number = целое число от { $low } до { $high }
expected-yes-no = true или false
expected-text = текст в кавычках
expected-one-of = одно из: { $choices }
expected-table = таблица
expected-known-key = одно из известных имён: { $known }
expected-something = какое-нибудь значение
expected-tile = открытые стороны, например "NS" или "NESW"
expected-toml = правильный TOML
expected-seats = числа игроков подряд, без пропусков
expected-enough-roles =
    { $seats ->
        [one] не меньше { $seats } карты гнома
        [few] не меньше { $seats } карт гномов
        [many] не меньше { $seats } карт гномов
       *[other] не меньше { $seats } карты гнома
    }
expected-enough-cards =
    { $needed ->
        [one] не меньше { $needed } карты для раздачи
        [few] не меньше { $needed } карт для раздачи
        [many] не меньше { $needed } карт для раздачи
       *[other] не меньше { $needed } карты для раздачи
    }
expected-id = одно слово из букв, цифр и дефисов
expected-free-id = имя, которого нет ни у одного готового издания
option-unknown = В этом издании нет дополнительного правила «{ $name }». Есть такие: { $known }.
option-none = В этом издании дополнительных правил нет.
seats-wrong = В этом издании игроков может быть от { $low } до { $high }, а не { $found }.
seed-wrong = Зерно — это целое число от 0 до { $high }, а не { $found }.
first-wrong = Начинать может место с номером от { $low } до { $high }, а не { $found }.
seat-wrong = Место — это номер от { $low } до { $high }, а не { $found }.
name-wrong = Имя — это от 1 до 40 видимых знаков; «{ $found }» не подойдёт.
bot-unknown = Бота «{ $name }» нет. Есть такие: { $known }.
bots-many = Ботов названо { $found }, а мест для них { $high }. Назовите меньше.
lang-unknown = Языка «{ $name }» нет. Выберите один из этих: { $known }.
interrupted = Остановлено.

position-wrong = Позиция, { $field }: сейчас «{ $word }», а нужно: { $expected }.

## Play

you = Вы
player = Игрок { $number }
# Names that Russian does not decline, so that they fit every case.
bot-names = Альви, Бруни, Вестри, Ивальди, Ингрид, Лив, Нори, Синдри, Сольвейг, Хильди, Эйтри
list-separator = { ", " }
play-your-turn = Ваш ход.
play-passes = Пасов подряд: { $count }.
play-broken = сломано: { $tools }
play-peeked =
    { $found ->
        [treasure] Вы знаете: цель { $goal } — сокровище.
       *[stone] Вы знаете: цель { $goal } — камень.
    }
play-ask-open = Ваш туннель дошёл сразу до нескольких целей. Какую откроете?
play-ask-turn = Камень не подходит ни так, ни этак. Как его положить?
play-ask-take = Какую карту золота возьмёте?
play-role =
    { $role ->
        [digger] Вы — ЗОЛОТОИСКАТЕЛЬ: помогите довести туннель до сокровища.
       *[saboteur] Вы — САБОТЁР: не дайте туннелю дойти до сокровища и не попадитесь.
    }
play-gold =
    { $count ->
        [0] Золота у вас пока нет.
        [one] У вас { $count } самородок.
        [few] У вас { $count } самородка.
        [many] У вас { $count } самородков.
       *[other] У вас { $count } самородка.
    }
plain-start = { $cell }: старт
plain-goal = { $cell }: цель { $goal }, закрыта
plain-goal-open = { $cell }: цель { $goal }, { $found ->
        [treasure] сокровище
       *[stone] камень
    }
plain-tile = { $cell }: { $card }
