### The program itself: command line, play in the terminal, simulation, complaints.

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
file-unreadable = Не вдається прочитати файл { $file }. Чи правильний шлях і чи це текст?
file-unwritable = Не вдається записати файл { $file }. Вибери інше місце.
file-exists = Файл { $file } уже є. Вибери іншу назву.
seats-wrong = Кількість гравців у цьому виданні — від { $low } до { $high }, а не { $found }.
seed-wrong = Зерно — це ціле число від 0 до { $high }, а не { $found }.
first-wrong = Номер першого гравця — від 1 до { $high }, а не { $found }.
seat-wrong = Номер місця — від 1 до { $high }, а не { $found }.
name-wrong = Ім’я — це від 1 до 40 видимих знаків; «{ $found }» не підійде.
bot-unknown = Бота «{ $name }» немає. Вибери з наявних: { $known }.
cell-wrong = «{ $found }» — не пара чисел. Напишіть саботерів/золотошукачів, наприклад 2/3.
cell-game = У { $edition } немає саботерів і золотошукачів. Оберіть видання класичної гри.
bots-many = Ботів названо { $found }, а місць для них { $high }. Назви менше.
lang-unknown = Мови «{ $name }» немає. Вибери з наявних: { $known }.
interrupted = Перервано.

position-wrong = Позиція, { $field }: тут «{ $word }», а треба: { $expected }.
record-wrong = Рядок { $line }: { $why }
record-title = це не запис Fool’s Gold; запис починається словами «foolsgold record 2».
record-torn = тут запис обривається; останній рядок має починатися словом «end».
record-order = «{ $word }» стоїть не на своєму місці.
record-missing = у записі бракує «{ $word }».
record-twice = «{ $word }» вказано двічі.
record-number = для «{ $word }» треба ціле число від { $low } до { $high }, а не «{ $found }».
record-word = після «{ $word }» не може стояти «{ $found }».
record-change = «{ $found }» — це не зміна видання; зміна має такий вигляд: contact = "touch"
record-move = хід «{ $move }» неможливий. { $why }
record-result = «{ $found }» — це не результат: треба по одному числу на кожне місце або «unfinished».
record-result-differs = ці ходи ведуть до іншого результату.

usage-no-command = Команди «{ $name }» немає. Дивись: foolsgold --help
usage-no-option = Параметра { $name } тут немає. Дивись: { $help }
usage-missing = Бракує { $name }. Дивись: { $help }
usage-value = { $name }: «{ $found }» не підходить. Дивись: { $help }
usage-wrong = Не вдається зрозуміти команду. Дивись: { $help }

## Command line help

cli-usage = Як запускати: { $usage }
cli-commands = Команди:
cli-options = Параметри:
cli-arguments = Аргументи:
cli-main = Fool’s Gold: тунельні ігри з таємними ролями, точно за правилами з коробки.
cli-play = Зіграти в терміналі з ботами.
cli-simulate = Дати ботам пограти між собою й порахувати, хто виграє.
cli-bots = Показати ботів і те, як вони грають.
cli-editions = Показати видання та чим вони різняться.
cli-rules = Показати правила видання для гравців.
cli-replay = Переглянути запис гри хід за ходом.
cli-bench = Виміряти швидкість правил на випадкових ходах.
cli-option-help = Показати цю довідку.
cli-option-version = Показати версію.
cli-option-lang = Мова: en, uk, ru, fa, lv, he.
cli-option-edition = Назва видання або шлях до власного файлу .toml.
cli-option-seats = Кількість гравців.
cli-option-seed = Те саме зерно — ті самі карти.
cli-option-first = Місце, з якого починають; якщо не вказати, вирішить випадок.
cli-option-bots = Боти через кому; сідають за стіл по черзі.
cli-option-option = Увімкнути додаткове правило видання, наприклад broken_unpaid.
cli-option-name = Твоє ім’я.
cli-option-plain = Слова замість малюнків: для зчитувачів екрана й конвеєрів.
cli-option-record = Зберегти запис гри в цей файл.
cli-option-games = Кількість партій.
cli-option-talk = Нехай боти ще й розмовляють.
cli-option-cell = Один раунд рівно з такою кількістю саботерів і золотошукачів, наприклад 2/3; тоді ботів обирають для кожної сторони.
cli-option-saboteurs = З --cell: боти, що грають за саботерів; кожна пара грає ті самі роздачі.
cli-option-diggers = З --cell: боти, що грають за золотошукачів.
cli-option-calibration = З --cell: не хто виграє, а наскільки слушні підозри золотошукачів.
cli-option-json = Вивести JSON для програм.
cli-option-seat = Дивитися гру з цього місця.
cli-option-rounds = Скільки раундів зіграти в кожному виданні.
cli-option-bot = Посадити цього бота на всі місця й виміряти, як швидко він думає.
cli-option-kernel = Виміряти скомпільовані правила замість звичайних.
cli-option-policy = Разом із --kernel: хто грає, uniform чи rules.
cli-argument-edition = Назва видання або шлях до файлу .toml.
cli-argument-file = Запис гри, збережений у Fool’s Gold.

## Play in the terminal

you = Ти
player = Гравець { $number }
bot-names = Грицько, Дзвінка, Килина, Лукаш, Мотря, Одарка, Панько, Стецько, Тиміш, Хома, Ярина
list-separator = { ", " }
play-welcome = { $edition } · { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
        [many] { $seats } гравців
       *[other] { $seats } гравців
    }. Введи ? — з’явиться довідка.
play-role-hint = У тебе нова таємна роль. Введи r, щоб її побачити.
play-your-turn = Твій хід.
play-deck =
    { $count ->
        [0] Колода порожня.
        [one] У колоді лишилася { $count } карта.
        [few] У колоді лишилося { $count } карти.
        [many] У колоді лишилося { $count } карт.
       *[other] У колоді лишилося { $count } карт.
    }
play-passes =
    { $count ->
        [one] Поспіль уже { $count } пас.
        [few] Поспіль уже { $count } паси.
        [many] Поспіль уже { $count } пасів.
       *[other] Поспіль уже { $count } пасів.
    }
# one line for each player; $tools lists broken tools or is empty
play-seat =
    { $name }: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
        [many] { $cards } карт
       *[other] { $cards } карт
    }, { $gold ->
        [0] золота немає
        [one] { $gold } карта золота
        [few] { $gold } карти золота
        [many] { $gold } карт золота
       *[other] { $gold } карт золота
    }
play-broken = зламано: { $tools }
play-peeked =
    { $found ->
        [treasure] Ти знаєш: ціль { $goal } — скарб.
       *[stone] Ти знаєш: ціль { $goal } — камінь.
    }
play-discards = Горілиць у скиді: { $cards }
play-first = Хто починає, вирішує випадок.
play-hand = Твої карти:
play-ask-card = Карта 1–{ $count }, d з номером — пас, r — роль, ? — довідка:
play-ask-option = Що вибираєш, 1–{ $count }? Enter — назад:
play-ask-open = Твій тунель доходить до кількох цілей. Яку відкриваєш?
play-ask-turn = Камінь не підходить ні так, ні так. Як його покласти?
play-ask-take = Яку карту золота береш?
play-ask-choice = Номер 1–{ $count }:
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
play-not-understood = «{ $text }»? Введи один із запропонованих номерів; ? — довідка.
play-goodbye = Бувай! Гру не дограно.
play-saved = Запис гри — у файлі { $file }.
play-help =
    У свій хід ти використовуєш одну карту:
      3      вибрати карту 3, а потім — куди її покласти чи на кому зіграти
      d3     пас: скинути карту 3 долілиць
      r      глянути на свою роль і золото
      b      показати стіл ще раз
      l      що вже сталося в цьому раунді
      ?      ця довідка
      q      вийти з гри
    Можна ввести й цілий хід: place 2 1,0 turned · discard 3
    Стовпці лічать у бік цілей, ряди — згори вниз; старт — 0,0.
    Карту можна розвернути догори ногами, але не можна класти боком.
play-legend = S старт · 1 2 3 цілі · ✕ глухий кут · ★ скарб · ● камінь
plain-board = Лабіринт:
plain-start = { $cell }: старт
plain-goal = { $cell }: ціль { $goal }, закрита
plain-goal-open = { $cell }: ціль { $goal }, { $found ->
        [treasure] скарб
       *[stone] камінь
    }
plain-tile = { $cell }: { $card }

replay-ask = Enter — наступний хід, q — вийти:
replay-end = Запис закінчився.

## Simulation and benchmark

simulate-progress = Партії
simulate-title = { $edition }, { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
        [many] { $seats } гравців
       *[other] { $seats } гравців
    }: { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партій
    }, зерно { $seed }
simulate-digger = Раунди за золотошукачами
simulate-saboteur = Раунди за саботерами
simulate-nobody = Раунди, яких не виграв ніхто (без скарбу й без саботерів)
simulate-gold-side =
    { $side ->
        [digger] Самородків за раунд на золотошукача
       *[saboteur] Самородків за раунд на саботера
    }
simulate-gnome = Раунди за гномами
simulate-goblin = Раунди за гоблінами
simulate-points-side =
    { $side ->
        [gnome] Очок за раунд на гнома
       *[goblin] Очок за раунд на гобліна
    }
simulate-points-bot = Очок за партію на бота { $bot }
simulate-gold-bot = Самородків за партію на бота { $bot }
simulate-length = Ходів за раунд
simulate-interval = 95-відсотковий інтервал
simulate-mean = середнє
simulate-cell-title = { $edition }, саботери/золотошукачі { $cell }, раундів: { $rounds }, зерно { $seed }
simulate-line-up = Саботери: { $saboteurs }. Золотошукачі: { $diggers }
simulate-paired = Різниця з першим складом, роздача за роздачею
simulate-calibration = Похибка калібрування
simulate-brier = Оцінка Браєра за чвертями раунду
believer-suspicion = Підозри бота digger
believer-beliefs = Точні ймовірності
bench-title = Випадкові раунди, п’ять гравців, щоразу перелічено всі дозволені ходи
bench-bot-title = Бот { $bot } на всіх п’яти місцях: його роздуми й правила разом
# the number stands before these and cannot be asked for its plural: hence the abbreviations
bench-kernel-title = Скомпільовані правила, п’ятеро гравців, одне ядро, щоходу перелічено всі дозволені ходи; грає { $policy }
bench-stepping = ігор одночасно: { $games }, гравців: { $seats }, ходів за секунду процесора: { $moves }
bench-rounds = раунд./с часу процесора
bench-moves = ход./с часу процесора
bench-views = погляд./с часу процесора
bench-memory = Пікове використання пам’яті: { $megabytes } МБ
