### The program itself: complaints, and play.

## Complaints: one clear sentence, and a way on

edition-unknown = Видання «{ $name }» немає. Вибери з наявних: { $known } — або вкажи шлях до власного файлу .toml.
edition-wrong = { $file }: { $key }: тут { $found }, а треба: { $expected }.
found-nothing = нічого
file-position = рядок { $line }, позиція { $column }
expected-number = ціле число від { $low } до { $high }
expected-yes-no = true або false
expected-text = текст у лапках
expected-one-of = щось одне з: { $choices }
expected-table = таблиця
expected-known-key = відома назва: { $known }
expected-something = якесь значення
expected-tile = відкриті сторони, наприклад "NS" чи "NESW"
expected-toml = правильний TOML
expected-seats = кількості гравців поспіль, без пропусків
expected-enough-roles =
    { $seats ->
        [one] щонайменше { $seats } карта гнома
        [few] щонайменше { $seats } карти гномів
        [many] щонайменше { $seats } карт гномів
       *[other] щонайменше { $seats } карт гномів
    }
expected-enough-cards =
    { $needed ->
        [one] щонайменше { $needed } карта для роздачі
        [few] щонайменше { $needed } карти для роздачі
        [many] щонайменше { $needed } карт для роздачі
       *[other] щонайменше { $needed } карт для роздачі
    }
expected-id = одне слово з літер, цифр і дефісів
expected-free-id = назва, якої немає в жодного готового видання
option-unknown = Додаткового правила «{ $name }» у цьому виданні немає. Є такі: { $known }.
option-none = У цьому виданні додаткових правил немає.
seats-wrong = Кількість гравців у цьому виданні — від { $low } до { $high }, а не { $found }.
seed-wrong = Зерно — це ціле число від 0 до { $high }, а не { $found }.
first-wrong = Номер першого гравця — від { $low } до { $high }, а не { $found }.
seat-wrong = Номер місця — від { $low } до { $high }, а не { $found }.
name-wrong = Ім’я — це від 1 до 40 видимих знаків; «{ $found }» не підійде.
bot-unknown = Бота «{ $name }» немає. Вибери з наявних: { $known }.
bots-many = Ботів названо { $found }, а місць для них { $high }. Назви менше.
lang-unknown = Мови «{ $name }» немає. Вибери з наявних: { $known }.
interrupted = Перервано.

position-wrong = Позиція, { $field }: тут «{ $word }», а треба: { $expected }.

## Play

you = Ти
player = Гравець { $number }
bot-names = Грицько, Дзвінка, Килина, Лукаш, Мотря, Одарка, Панько, Стецько, Тиміш, Хома, Ярина
list-separator = { ", " }
play-your-turn = Твій хід.
play-passes =
    { $count ->
        [one] Поспіль уже { $count } пас.
        [few] Поспіль уже { $count } паси.
        [many] Поспіль уже { $count } пасів.
       *[other] Поспіль уже { $count } пасів.
    }
play-broken = зламано: { $tools }
play-peeked =
    { $found ->
        [treasure] Ти знаєш: ціль { $goal } — скарб.
       *[stone] Ти знаєш: ціль { $goal } — камінь.
    }
play-ask-open = Твій тунель доходить до кількох цілей. Яку відкриваєш?
play-ask-turn = Камінь не підходить ні так, ні так. Як його покласти?
play-ask-take = Яку карту золота береш?
play-role =
    { $role ->
        [digger] Ти — ЗОЛОТОШУКАЧ: допоможи прокопати тунель до скарбу.
       *[saboteur] Ти — САБОТЕР: не пусти тунель до скарбу й не видай себе.
    }
play-gold =
    { $count ->
        [0] Золота в тебе ще немає.
        [one] У тебе { $count } самородок.
        [few] У тебе { $count } самородки.
        [many] У тебе { $count } самородків.
       *[other] У тебе { $count } самородків.
    }
plain-start = { $cell }: старт
plain-goal = { $cell }: ціль { $goal }, закрита
plain-goal-open = { $cell }: ціль { $goal }, { $found ->
        [treasure] скарб
       *[stone] камінь
    }
plain-tile = { $cell }: { $card }
