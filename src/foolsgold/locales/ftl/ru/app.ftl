### The program itself: command line, play in the terminal, simulation, complaints.

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
file-unreadable = Не удаётся прочитать файл { $file }. Верен ли путь и текст ли это?
file-unwritable = Не удаётся записать файл { $file }. Выберите другое место.
file-exists = Файл { $file } уже есть. Выберите другое имя.
seats-wrong = В этом издании игроков может быть от { $low } до { $high }, а не { $found }.
seed-wrong = Зерно — это целое число от 0 до { $high }, а не { $found }.
first-wrong = Начинать может место с номером от 1 до { $high }, а не { $found }.
seat-wrong = Место — это номер от 1 до { $high }, а не { $found }.
name-wrong = Имя — это от 1 до 40 видимых знаков; «{ $found }» не подойдёт.
bot-unknown = Бота «{ $name }» нет. Есть такие: { $known }.
cell-wrong = «{ $found }» — не пара чисел. Напишите саботёров/золотоискателей, например 2/3.
cell-game = В { $edition } нет саботёров и золотоискателей. Выберите издание классической игры.
bots-many = Ботов названо { $found }, а мест для них { $high }. Назовите меньше.
lang-unknown = Языка «{ $name }» нет. Выберите один из этих: { $known }.
interrupted = Остановлено.

position-wrong = Позиция, { $field }: сейчас «{ $word }», а нужно: { $expected }.
record-wrong = Строка { $line }: { $why }
record-title = это не запись партии Fool’s Gold: такая запись начинается словами «foolsgold record 2».
record-torn = здесь запись обрывается; последняя строка должна начинаться с «end».
record-order = «{ $word }» стоит не на своём месте.
record-missing = в записи не хватает строки «{ $word }».
record-twice = «{ $word }» встречается дважды.
record-number = для «{ $word }» нужно целое число от { $low } до { $high }, а не «{ $found }».
record-word = после «{ $word }» не может стоять «{ $found }».
record-change = «{ $found }» — не поправка к изданию. Поправка выглядит, например, так: contact = "touch"
record-move = ход «{ $move }» сделать нельзя. { $why }
record-result = «{ $found }» — не итог: нужно по числу на каждое место или слово «unfinished».
record-result-differs = эти ходы приводят к другому итогу.

usage-no-command = Команды «{ $name }» нет. Справка: foolsgold --help
usage-no-option = Ключа { $name } здесь нет. Справка: { $help }
usage-missing = Не хватает: { $name }. Справка: { $help }
usage-value = { $name }: «{ $found }» не подходит. Справка: { $help }
usage-wrong = Команду не разобрать. Справка: { $help }

## Command line help

cli-usage = Запуск: { $usage }
cli-commands = Команды:
cli-options = Ключи:
cli-arguments = Аргументы:
cli-main = Fool’s Gold: подземные игры с тайными ролями, точь-в-точь по правилам из коробки.
cli-play = Сыграть в терминале против ботов.
cli-simulate = Посадить ботов играть между собой и подсчитать победы.
cli-bots = Показать ботов и то, как они играют.
cli-editions = Показать издания и чем они отличаются.
cli-rules = Вывести правила издания для игроков.
cli-replay = Просмотреть запись партии ход за ходом.
cli-bench = Измерить скорость движка на случайных ходах.
cli-option-help = Показать эту справку.
cli-option-version = Показать версию.
cli-option-lang = Язык: en, uk, ru, fa, lv, he.
cli-option-edition = Код издания или путь к своему файлу .toml.
cli-option-seats = Сколько игроков за столом.
cli-option-seed = Одно и то же зерно — один и тот же расклад.
cli-option-first = Какое место начинает; если не указано, решает случай.
cli-option-bots = Боты через запятую; рассаживаются по очереди.
cli-option-option = Включить дополнительное правило издания, например broken_unpaid.
cli-option-name = Ваше имя.
cli-option-plain = Слова вместо рисунков: для программ чтения с экрана и конвейеров.
cli-option-record = Сохранить запись партии в этот файл.
cli-option-games = Сколько партий сыграть.
cli-option-talk = Пусть боты ещё и разговаривают.
cli-option-cell = Один раунд ровно с таким числом саботёров и золотоискателей, например 2/3; тогда ботов выбирают для каждой стороны.
cli-option-saboteurs = С --cell: боты, играющие за саботёров; каждая пара играет одни и те же раздачи.
cli-option-diggers = С --cell: боты, играющие за золотоискателей.
cli-option-calibration = С --cell: не кто побеждает, а насколько верны подозрения золотоискателей.
cli-option-json = Вывести JSON для программ.
cli-option-seat = Смотреть партию с этого места.
cli-option-rounds = Сколько раундов сыграть для каждого издания.
cli-option-bot = Посадить на все места этого бота и измерить, как быстро он думает.
cli-option-kernel = Измерить скомпилированные правила вместо обычных.
cli-option-policy = Вместе с --kernel: кто играет, uniform или rules.
cli-argument-edition = Код издания или путь к файлу .toml.
cli-argument-file = Запись партии, сделанная Fool’s Gold.

## Play in the terminal

you = Вы
player = Игрок { $number }
# Names that Russian does not decline, so that they fit every case.
bot-names = Альви, Бруни, Вестри, Ивальди, Ингрид, Лив, Нори, Синдри, Сольвейг, Хильди, Эйтри
list-separator = { ", " }
play-welcome = { $edition } · { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
        [many] { $seats } игроков
       *[other] { $seats } игрока
    }. Наберите ? для справки.
play-role-hint = У вас новая тайная роль. Наберите r, чтобы взглянуть на неё.
play-your-turn = Ваш ход.
play-deck =
    { $count ->
        [0] Колода пуста.
        [one] В колоде осталась { $count } карта.
        [few] В колоде осталось { $count } карты.
        [many] В колоде осталось { $count } карт.
       *[other] В колоде осталось { $count } карты.
    }
play-passes = Пасов подряд: { $count }.
# one line for each player; $tools lists broken tools or is empty
play-seat =
    { $name }: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }, { $gold ->
        [0] золота нет
        [one] { $gold } карта золота
        [few] { $gold } карты золота
        [many] { $gold } карт золота
       *[other] { $gold } карты золота
    }
play-broken = сломано: { $tools }
play-peeked =
    { $found ->
        [treasure] Вы знаете: цель { $goal } — сокровище.
       *[stone] Вы знаете: цель { $goal } — камень.
    }
play-discards = Лицом вверх в сбросе: { $cards }
play-first = Кто начинает, решает случай.
play-hand = Ваши карты:
play-ask-card = Карта 1–{ $count }, d и номер — пас, r — роль, ? — справка:
play-ask-option = Что выберете, 1–{ $count }? Enter — назад:
play-ask-open = Ваш туннель дошёл сразу до нескольких целей. Какую откроете?
play-ask-turn = Камень не подходит ни так, ни этак. Как его положить?
play-ask-take = Какую карту золота возьмёте?
play-ask-choice = Номер 1–{ $count }:
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
play-not-understood = «{ $text }» — непонятно. Наберите один из номеров или ? для справки.
play-goodbye = До встречи! Партия осталась недоигранной.
play-saved = Запись партии — в файле { $file }.
play-help =
    В свой ход вы используете одну карту:
      3      выбрать карту 3, а затем — куда или на кого её сыграть
      d3     пас: сбросить карту 3 рубашкой вверх
      r      взглянуть на свою роль и своё золото
      b      снова показать поле
      l      что уже случилось в этом раунде
      ?      эта справка
      q      выйти из игры
    Ход можно набрать и целиком: place 2 1,0 turned · discard 3
    Столбцы считаются в сторону целей, ряды — сверху вниз; старт — 0,0.
    Карту можно развернуть вверх ногами, но не положить набок.
play-legend = S старт · 1 2 3 цели · ✕ тупик · ★ сокровище · ● камень
plain-board = Лабиринт:
plain-start = { $cell }: старт
plain-goal = { $cell }: цель { $goal }, закрыта
plain-goal-open = { $cell }: цель { $goal }, { $found ->
        [treasure] сокровище
       *[stone] камень
    }
plain-tile = { $cell }: { $card }

replay-ask = Enter — следующий ход, q — выйти:
replay-end = Запись окончена.

## Simulation and benchmark

simulate-progress = Партии
simulate-title = { $edition }, { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
        [many] { $seats } игроков
       *[other] { $seats } игрока
    }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, зерно { $seed }
simulate-digger = Раунды за золотоискателями
simulate-saboteur = Раунды за саботёрами
simulate-nobody = Раунды, которые не выиграл никто (ни сокровища, ни саботёров)
simulate-gold-side =
    { $side ->
        [digger] Самородков за раунд у золотоискателя
       *[saboteur] Самородков за раунд у саботёра
    }
simulate-gnome = Раунды за гномами
simulate-goblin = Раунды за гоблинами
simulate-points-side =
    { $side ->
        [gnome] Очков за раунд у гнома
       *[goblin] Очков за раунд у гоблина
    }
simulate-points-bot = Очков за партию у бота { $bot }
simulate-gold-bot = Самородков за партию у бота { $bot }
simulate-length = Ходов за раунд
simulate-interval = интервал 95 %
simulate-mean = в среднем
simulate-cell-title = { $edition }, саботёры/золотоискатели { $cell }, раундов: { $rounds }, зерно { $seed }
simulate-line-up = Саботёры: { $saboteurs }. Золотоискатели: { $diggers }
simulate-paired = Разница с первым составом, раздача за раздачей
simulate-calibration = Ошибка калибровки
simulate-brier = Оценка Брайера по четвертям раунда
believer-suspicion = Подозрения бота digger
believer-beliefs = Точные вероятности
# The program puts the number before bench-rounds and bench-moves: units that do not change.
bench-title = Случайные раунды на пятерых, перед каждым ходом — список всех возможных; секунды процессорные
bench-bot-title = Бот { $bot } на всех пяти местах: его раздумья и правила вместе; секунды процессорные
bench-kernel-title = Скомпилированные правила, пять игроков, одно ядро, каждый ход перечислены все разрешённые ходы; играет { $policy }
bench-stepping = игр одновременно: { $games }, игроков: { $seats }, ходов за секунду процессора: { $moves }
bench-rounds = раунд/с
bench-moves = ход/с
bench-views = вид/с
bench-memory = Пик памяти: { $megabytes } МБ
