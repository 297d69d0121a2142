### What only the terminal says: the page does not fetch it.

cell-wrong = «{ $found }» — не пара чисел. Напиши саботерів/золотошукачів, наприклад 2/3.
usage-no-command = Команди «{ $name }» немає. Дивись: foolsgold --help
usage-no-option = Параметра { $name } тут немає. Дивись: { $help }
usage-missing = Бракує { $name }. Дивись: { $help }
usage-whole-range = { $name }: потрібне ціле число від { $low } до { $high }, а не «{ $found }».
usage-whole-least = { $name }: потрібне ціле число, не менше за { $low }, а не «{ $found }».
usage-range = { $name }: потрібне число від { $low } до { $high }, а не «{ $found }».
usage-wrong = Не вдається зрозуміти команду. Дивись: { $help }
did-you-mean = Може, { $name }?
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
cli-analyse = Проаналізувати запис гри: шанси, підозри, переломні моменти, брехня.
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
cli-option-cell = Один раунд рівно з такою кількістю саботерів і золотошукачів або гоблінів і гномів, наприклад 2/3; тоді ботів обирають для кожної сторони.
cli-option-saboteurs = З --cell: боти, що грають за саботерів чи гоблінів; кожна пара грає ті самі роздачі.
cli-option-diggers = З --cell: боти, що грають за золотошукачів чи гномів.
cli-option-calibration = З --cell: не хто виграє, а наскільки слушні підозри золотошукачів.
cli-option-json = Вивести JSON для програм.
cli-option-seat = Дивитися гру з цього місця.
cli-option-rounds = Скільки раундів зіграти в кожному виданні.
cli-option-bot = Посадити цього бота на всі місця й виміряти, як швидко він думає.
cli-option-kernel = Виміряти скомпільовані правила замість звичайних.
cli-option-envs = Виміряти середовища для агентів, що навчаються.
cli-option-policy = Разом із --kernel: хто грає, uniform чи rules.
cli-argument-edition = Назва видання або шлях до файлу .toml.
cli-argument-file = Запис гри, збережений у Fool’s Gold.
play-welcome = { $edition } · { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
        [many] { $seats } гравців
       *[other] { $seats } гравців
    }. Введи ? — з’явиться довідка.
play-role-hint = У тебе нова таємна роль. Введи r, щоб її побачити.
play-deck =
    { $count ->
        [0] Колода порожня.
        [one] У колоді лишилася { $count } карта.
        [few] У колоді лишилося { $count } карти.
        [many] У колоді лишилося { $count } карт.
       *[other] У колоді лишилося { $count } карт.
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
play-discards = Горілиць у скиді: { $cards }
play-first = Хто починає, вирішує випадок.
play-hand = Твої карти:
play-ask-card = Карта 1–{ $count }, d з номером — пас, r — роль, ? — довідка:
play-ask-option = Що вибираєш, 1–{ $count }? Enter — назад:
play-ask-choice = Номер 1–{ $count }:
play-ask-tell = Сказати іншим? 1–{ $count }, правду чи ні; Enter — промовчати:
play-not-understood = «{ $text }»? Введи один із запропонованих номерів; ? — довідка.
play-goodbye = Бувай! Гру не дограно.
said-suspect-you = { $name }: Не вірю, що ти за нас.
said-trust-you = { $name }: Вірю, що ти за нас.
said-thanks-you = { $name }: Дякую тобі!
play-saved = Запис гри — у файлі { $file }.
play-help-claims = claim: сказати щось усім, правду чи ні, наприклад: claim looked 2 treasure; просто claim покаже, що можна сказати
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
replay-ask = Enter — наступний хід, q — вийти:
replay-end = Запис закінчився.
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
simulate-line-up-gobblings = Гобліни: { $goblins }. Гноми: { $gnomes }
simulate-paired = Різниця з першим складом, роздача за роздачею
simulate-calibration = Похибка калібрування
simulate-brier = Оцінка Браєра за чвертями раунду
bench-title = Випадкові раунди, п’ять гравців, щоразу перелічено всі дозволені ходи
bench-bot-title = Бот { $bot } на всіх п’яти місцях: його роздуми й правила разом
# the number stands before these and cannot be asked for its plural: hence the abbreviations
bench-kernel-title = Скомпільовані правила, п’ятеро гравців, одне ядро, щоходу перелічено всі дозволені ходи; грає { $policy }
bench-stepping = ігор одночасно: { $games }, гравців: { $seats }, ходів за секунду процесора: { $moves }
bench-two-cores = два потоки: за годинником у { $times } раза швидше, зайнято ядер: { $used }
bench-envs-title = Кроків за секунду процесора з випадковими дозволеними ходами: { $edition }, гравців: { $seats }, одне ядро
bench-rounds = раунд./с часу процесора
bench-moves = ход./с часу процесора
bench-views = погляд./с часу процесора
bench-pace = на вибір ходу: половина — до { $median } мс, 99 % — до { $nearly_all } мс за годинником, до { $work } мс часу процесора
bench-memory = Пікове використання пам’яті: { $megabytes } МБ
cli-option-quiet-bots = Боти мовчать.
cli-option-hints = У свій хід можна ввести t і спитати, що зробив би бот.
cli-option-level = Як добре грають боти: назва з { "foolsgold bots" }.
database-url = «{ $found }» — це не база даних: вкажи шлях до файлу або postgresql://user@host/name.
database-unwritable = Не вдається відкрити базу даних { $name }. Вибери параметром --database теку, у яку можна писати.
database-foreign = Файл { $name } — це не база даних. Вибери інший параметром --database.
database-no-space = На диску немає місця для бази даних { $name }. Звільни місце або вибери інше параметром --database.
database-locked = Базу даних { $name } заблокувала інша програма. Заверши її або вибери іншу базу параметром --database.
database-unreachable = База даних { $name } не відповідає. Чи вона працює і чи правильна адреса?
database-version = Базу даних { $name } записано новішою версією Fool’s Gold. Онови цю або вибери іншу базу через --database.
database-missing = Бази даних { $name } немає. Перевір шлях.
load-restart-own = Зупинити можна лише сервер, запущений тут: прибери --url або --restart.
load-limited = Сервер нас стримує. Щоб виміряти його, запусти його з --no-limits.
bus-url = «{ $found }» — це не шина повідомлень: вкажи адресу на зразок redis://localhost.
bus-unreachable = Шина повідомлень не відповідає. Чи працює Redis і чи правильна адреса?
cli-serve = Запустити сервер зі столами для гри через мережу.
cli-backup = Зберегти всі столи в один файл.
cli-restore = Відновити столи з резервної копії в порожню базу даних.
cli-option-host = Адреса, на якій чекати з’єднань; якщо не вказати — усі адреси цього комп’ютера.
cli-option-port = Порт, на якому чекати з’єднань; 0 — будь-який вільний.
cli-option-database = Файл або postgresql://…; якщо не вказати — файл у твоїй теці даних.
cli-option-bus = Адреса Redis, спільного для кількох серверів.
cli-option-origin = Ще одна адреса, з якої можна відкривати сторінку, наприклад https://play.example.
cli-option-bot-pace = Скільки секунд бот думає над ходом.
cli-option-absent-after = За скільки секунд замість відсутнього гравця ходить бот.
cli-option-no-limits = Не обмежувати запитів з однієї адреси: лише для вимірювань.
cli-load = Виміряти сервер під навантаженням.
cli-option-tables = Кількість столів.
cli-option-seconds = Скільки секунд вимірювати.
cli-option-rate = Ходів за секунду за кожним столом; 0 — столи простоюють.
cli-option-url = Сервер, що вже працює; якщо не вказати, запуститься новий.
cli-option-restart = Наприкінці вбити сервер і виміряти, за скільки він повернеться.
load-title = { $tables ->
        [one] { $tables } стіл
        [few] { $tables } столи
        [many] { $tables } столів
       *[other] { $tables } столів
    }, за кожним { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
        [many] { $seats } гравців
       *[other] { $seats } гравців
    }
load-moves = { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
        [many] { $moves } ходів
       *[other] { $moves } ходів
    }, { $speed } за секунду; помилок: { $errors }
load-times = Хід доходить до всіх гравців: половина — до { $median } мс, 95 % — до { $most } мс, 99 % — до { $nearly_all } мс
load-stored = Запис на диск: 95 % — до { $most } мс
load-memory = Пам’ять сервера: { $megabytes } МБ
load-restart = Якщо сервер убити, він знову відповідає за { $ready } с, а всі столи — за { $everyone } с
backup-done = У файлі { $file } тепер { $tables ->
        [one] { $tables } стіл
        [few] { $tables } столи
        [many] { $tables } столів
       *[other] { $tables } столів
    } та { $changes ->
        [one] { $changes } зміна
        [few] { $changes } зміни
        [many] { $changes } змін
       *[other] { $changes } змін
    }.
restore-done = Відновлено: { $tables ->
        [one] { $tables } стіл
        [few] { $tables } столи
        [many] { $tables } столів
       *[other] { $tables } столів
    } та { $changes ->
        [one] { $changes } зміна
        [few] { $changes } зміни
        [many] { $changes } змін
       *[other] { $changes } змін
    }.
database-full = У базі даних уже є столи. Відновлюй у порожню.
backup-wrong = { $file } — це не повна резервна копія Fool’s Gold.
cli-join = Сісти за стіл через мережу або відкрити новий.
cli-argument-link = Посилання на стіл; якщо вказати лише адресу сервера, там відкриється новий стіл.
cli-option-watch = Дивитися, не сідаючи за стіл.
cli-option-carry = Забрати своє місце з іншого пристрою за кодом, який він показує.
cli-option-new = Сісти заново, навіть якщо місце за цим столом у тебе вже є.
cli-option-bot-seats = Скільки місць одразу займають боти; решта — для друзів.
join-no-settings = Цей стіл уже налаштовано. Лише для нового столу: { $names }.
join-ask-name = Твоє ім’я:
join-opened =
    Стіл відкрито. Друзі можуть сісти за нього так:
    foolsgold join { $link }
join-loopback = Це посилання діє лише на цьому комп’ютері. Для інших візьми адресу, яку показує foolsgold serve.
join-seated = Твоє місце — { $seat }.
# one line for each seat
join-row =
    { $state ->
        [open] { $seat }. вільно
        [bot] { $seat }. { $name }, бот
        [ready] { $seat }. { $name }, чекає на початок
        [playing] { $seat }. { $name }
       *[waiting] { $seat }. { $name }, ще готується
    }
join-ask-start = Enter — почати гру, вільні місця займуть боти; q — вийти:
join-ask-again = Enter — зіграти ще раз тим самим складом; q — вийти:
join-wait-again = { $name } може почати ще одну гру. Введи q, щоб вийти.
join-running = Гра вже йде. Введи l, щоб прочитати, що сталося в цьому раунді.
join-here = { $name } знову на зв’язку.
join-away = { $name } не на зв’язку.
join-watchers =
    { $count ->
        [0] Гру більше ніхто не дивиться.
        [one] Гру дивиться { $count } глядач.
        [few] Гру дивляться { $count } глядачі.
        [many] Гру дивляться { $count } глядачів.
       *[other] Гру дивляться { $count } глядачів.
    }
join-lost = Зв’язок утрачено. Намагаємося відновити; Ctrl-C — вийти.
join-goodbye =
    Бувай! Місце лишається твоїм, а поки що за тебе грає бот. Повернутися можна так:
    foolsgold join { $link }
join-goodbye-lost = Бувай! За тебе дограє бот.
join-goodbye-watcher = Бувай!
join-help =
    За столом з іншими, будь-коли:
      say усім привіт    сказати всім; !усім привіт — те саме
      claim              що можна заявити, наприклад: claim looked 2 treasure · claim trust 3
      carry              код, щоб грати далі на іншому пристрої
    Господар столу може ввести ще й таке:
      pause · resume · lock · unlock · list · unlist
      mute 3 · unmute 3 · kick 3 · block 3 · host 3 · bot 3 · free 3
    Числа — це номери місць. Хто де сидить: seats
join-carry =
    { $minutes ->
        [one] На іншому пристрої приєднайся з кодом { $code }. Він діє { $minutes } хвилину. Далі ти граєш там. Нікому не показуй коду.
        [few] На іншому пристрої приєднайся з кодом { $code }. Він діє { $minutes } хвилини. Далі ти граєш там. Нікому не показуй коду.
        [many] На іншому пристрої приєднайся з кодом { $code }. Він діє { $minutes } хвилин. Далі ти граєш там. Нікому не показуй коду.
       *[other] На іншому пристрої приєднайся з кодом { $code }. Він діє { $minutes } хвилини. Далі ти граєш там. Нікому не показуй коду.
    }
join-seat-vote = Якщо це правда, введи: grant { $sign }. Якщо ні: deny { $sign }.
join-claims = Ти можеш заявити — хоч правду, хоч ні:
join-claim-row = claim { $text } · { $sentence }
join-not-understood = «{ $text }»? Введи ? — з’явиться довідка.
plain-board = Лабіринт:
believer-suspicion = Підозри бота digger
believer-beliefs = Точні ймовірності
believer-onlooker = Точні ймовірності для глядача
port-taken = Сервер не може зайняти { $host }, порт { $port }. Може, там уже працює інший? Вибери інший порт параметром --port.
server-strange = Схоже, { $server } — це не сервер Fool’s Gold. Перевір посилання.
link-page = Це стіл Fool’s Gold. Сісти за нього можна в терміналі: foolsgold join { $link }
serve-ready = Fool’s Gold чекає на гравців: { $link }

# $example is the file with a colon and a number
record-several = У цьому файлі кілька ігор ({ $count }). Вкажи, котра: { $example }.

## A game of Gobblings in the terminal

gob-ask-card = Карта 1–{ $count }, d з номером — заміна, r — роль, ? — довідка:
gob-ask-last-card = Карта 1–{ $count } (колода порожня, замінити вже не можна), r — роль, ? — довідка:
gob-can-pass = Жодної карти зіграти не можна: введи «pass».
gob-seat =
    { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
        [many] { $cards } карт
       *[other] { $cards } карт
    }
gob-legend = S старт · 1 2 3 цілі · ✕ завал · R B Y червоні, сині, жовті двері (r b y відчинені) · ♦ ключ · ✹ бомба · ☼ ліхтар · u ель · $ золото · D дракон · T динаміт
gob-help =
    У свій хід ти робиш щось одне:
      3      вибрати карту 3, а потім — куди її покласти чи на кому зіграти
      d3     покласти карту 3 під низ колоди й узяти іншу
      pass   спасувати: лише якщо зіграти нічого не можна
      r      глянути на свою роль
      b      показати стіл ще раз
      l      що вже сталося в цьому раунді
      ?      ця довідка
      q      вийти з гри
    Можна ввести й цілий хід: place 2 1,0 90 · replace 3
    Стовпці лічать у бік цілей, ряди — згори вниз; старт — 0,0.
    Карти можна повертати як завгодно; 90 — це чверть оберту за годинниковою стрілкою.
file-long = Файл { $file } більший за { $high } МБ, а такі великі тут не читаються. Чи це той файл?
file-special = { $file } — це тека або пристрій, а не файл. Вкажи шлях до файлу.
output-unwritable = Не вдається писати у стандартний вивід. Може, диск заповнено?
per-seat-wrong = { $name }: потрібно по одному на кожне місце. Місць: { $seats }, вказано: { $found }.
value-wrong = { $name }: тут { $found }, а треба: { $expected }.
undo-nothing = Немає ходу, який можна взяти назад.
file-unreadable = Не вдається прочитати файл { $file }. Чи правильний шлях і чи це текст?
file-unwritable = Не вдається записати файл { $file }. Вибери інше місце.
file-exists = Файл { $file } уже є. Вибери іншу назву.
