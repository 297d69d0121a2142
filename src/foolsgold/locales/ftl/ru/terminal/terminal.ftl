### What only the terminal says: the page does not fetch it.

cell-wrong = «{ $found }» — не пара чисел. Напишите саботёров/золотоискателей, например 2/3.
usage-no-command = Команды «{ $name }» нет. Справка: foolsgold --help
usage-no-option = Ключа { $name } здесь нет. Справка: { $help }
usage-missing = Не хватает: { $name }. Справка: { $help }
usage-whole-range = { $name }: нужно целое число от { $low } до { $high }, а не «{ $found }».
usage-whole-least = { $name }: нужно целое число не меньше { $low }, а не «{ $found }».
usage-range = { $name }: нужно число от { $low } до { $high }, а не «{ $found }».
usage-wrong = Команду не разобрать. Справка: { $help }
did-you-mean = Может быть, { $name }?
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
cli-analyse = Проанализировать запись партии: шансы, подозрения, переломные моменты, ложь.
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
cli-option-cell = Один раунд ровно с таким числом саботёров и золотоискателей или гоблинов и гномов, например 2/3; тогда ботов выбирают для каждой стороны.
cli-option-saboteurs = С --cell: боты, играющие за саботёров или гоблинов; каждая пара играет одни и те же раздачи.
cli-option-diggers = С --cell: боты, играющие за золотоискателей или гномов.
cli-option-calibration = С --cell: не кто побеждает, а насколько верны подозрения золотоискателей.
cli-option-json = Вывести JSON для программ.
cli-option-seat = Смотреть партию с этого места.
cli-option-rounds = Сколько раундов сыграть для каждого издания.
cli-option-bot = Посадить на все места этого бота и измерить, как быстро он думает.
cli-option-kernel = Измерить скомпилированные правила вместо обычных.
cli-option-envs = Измерить среды для обучающихся агентов.
cli-option-policy = Вместе с --kernel: кто играет, uniform или rules.
cli-argument-edition = Код издания или путь к файлу .toml.
cli-argument-file = Запись партии, сделанная Fool’s Gold.
play-welcome = { $edition } · { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
        [many] { $seats } игроков
       *[other] { $seats } игрока
    }. Наберите ? для справки.
play-role-hint = У вас новая тайная роль. Наберите r, чтобы взглянуть на неё.
play-deck =
    { $count ->
        [0] Колода пуста.
        [one] В колоде осталась { $count } карта.
        [few] В колоде осталось { $count } карты.
        [many] В колоде осталось { $count } карт.
       *[other] В колоде осталось { $count } карты.
    }
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
play-discards = Лицом вверх в сбросе: { $cards }
play-first = Кто начинает, решает случай.
play-hand = Ваши карты:
play-ask-card = Карта 1–{ $count }, d и номер — пас, r — роль, ? — справка:
play-ask-option = Что выберете, 1–{ $count }? Enter — назад:
play-ask-choice = Номер 1–{ $count }:
play-ask-tell = Сказать остальным? 1–{ $count }, правду или нет; Enter — промолчать:
play-not-understood = «{ $text }» — непонятно. Наберите один из номеров или ? для справки.
play-goodbye = До встречи! Партия осталась недоигранной.
said-suspect-you = { $name }: Не верю, что вы за нас.
said-trust-you = { $name }: Верю, что вы за нас.
said-thanks-you = { $name }: Спасибо вам!
play-saved = Запись партии — в файле { $file }.
play-help-claims = claim: сказать что-нибудь всем, правду или нет, например: claim looked 2 treasure; просто claim покажет, что можно сказать
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
replay-ask = Enter — следующий ход, q — выйти:
replay-end = Запись окончена.
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
simulate-line-up-gobblings = Гоблины: { $goblins }. Гномы: { $gnomes }
simulate-paired = Разница с первым составом, раздача за раздачей
simulate-calibration = Ошибка калибровки
simulate-brier = Оценка Брайера по четвертям раунда
# The program puts the number before bench-rounds and bench-moves: units that do not change.
bench-title = Случайные раунды на пятерых, перед каждым ходом — список всех возможных; секунды процессорные
bench-bot-title = Бот { $bot } на всех пяти местах: его раздумья и правила вместе; секунды процессорные
bench-kernel-title = Скомпилированные правила, пять игроков, одно ядро, каждый ход перечислены все разрешённые ходы; играет { $policy }
bench-stepping = игр одновременно: { $games }, игроков: { $seats }, ходов за секунду процессора: { $moves }
bench-two-cores = два потока: по часам быстрее в { $times } раза, занято ядер: { $used }
bench-envs-title = Шагов за секунду процессора со случайными разрешёнными ходами: { $edition }, игроков: { $seats }, одно ядро
bench-rounds = раунд/с
bench-moves = ход/с
bench-views = вид/с
bench-pace = на выбор хода: половина — до { $median } мс, 99 % — до { $nearly_all } мс по часам, до { $work } мс времени процессора
bench-memory = Пик памяти: { $megabytes } МБ
cli-option-quiet-bots = Боты молчат.
cli-option-hints = В свой ход можно набрать t и спросить, что сделал бы бот.
cli-option-level = Как хорошо играют боты: название из { "foolsgold bots" }.
database-url = «{ $found }» — не база данных: укажите путь к файлу или postgresql://user@host/name.
database-unwritable = Не удаётся открыть базу данных { $name }. Выберите ключом --database папку, в которую можно писать.
database-foreign = Файл { $name } — не база данных. Выберите другой ключом --database.
database-no-space = На диске нет места для базы данных { $name }. Освободите место или выберите другое ключом --database.
database-locked = Базу данных { $name } заблокировала другая программа. Завершите её или выберите другую базу ключом --database.
database-unreachable = База данных { $name } не отвечает. Запущена ли она и верен ли адрес?
database-version = База данных { $name } записана более новой версией Fool’s Gold. Обновите эту или выберите другую базу через --database.
database-missing = Базы данных { $name } нет. Проверьте путь.
load-restart-own = Остановить можно только сервер, запущенный здесь: уберите --url или --restart.
load-limited = Сервер нас сдерживает. Чтобы измерить его, запустите его с --no-limits.
bus-url = «{ $found }» — не шина сообщений: укажите адрес вроде redis://localhost.
bus-unreachable = Шина сообщений не отвечает. Запущен ли Redis и верен ли адрес?
cli-serve = Запустить сервер со столами для игры по сети.
cli-backup = Сохранить все столы в один файл.
cli-restore = Восстановить столы из резервной копии в пустую базу данных.
cli-option-host = Адрес, на котором ждать подключений; если не указан — все адреса этого компьютера.
cli-option-port = Порт, на котором ждать подключений; 0 — любой свободный.
cli-option-database = Файл или postgresql://…; если не указано — файл в вашей папке данных.
cli-option-bus = Адрес Redis, общего для нескольких серверов.
cli-option-origin = Ещё один адрес, с которого можно открывать страницу, например https://play.example.
cli-option-bot-pace = Сколько секунд бот думает над ходом.
cli-option-absent-after = Через сколько секунд за отсутствующего играет бот.
cli-option-no-limits = Не ограничивать запросы с одного адреса: только для замеров.
cli-load = Измерить сервер под нагрузкой.
cli-option-tables = Сколько столов открыть.
cli-option-seconds = Сколько секунд измерять.
cli-option-rate = Ходов в секунду за каждым столом; 0 — столы простаивают.
cli-option-url = Уже работающий сервер; если не указан, запускается новый.
cli-option-restart = Под конец убить сервер и измерить, за сколько он вернётся.
load-title = { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
        [many] { $tables } столов
       *[other] { $tables } стола
    }, за каждым { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
        [many] { $seats } игроков
       *[other] { $seats } игрока
    }
load-moves = { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }, { $speed } в секунду; ошибок: { $errors }
load-times = Ход доходит до всех игроков: половина — до { $median } мс, 95 % — до { $most } мс, 99 % — до { $nearly_all } мс
load-stored = Запись на диск: 95 % — до { $most } мс
load-memory = Память сервера: { $megabytes } МБ
load-restart = Если сервер убить, он снова отвечает через { $ready } с, а все столы — через { $everyone } с
backup-done = В файле { $file } теперь { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
        [many] { $tables } столов
       *[other] { $tables } стола
    } и { $changes ->
        [one] { $changes } изменение
        [few] { $changes } изменения
        [many] { $changes } изменений
       *[other] { $changes } изменения
    }.
restore-done = Восстановлено: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
        [many] { $tables } столов
       *[other] { $tables } стола
    } и { $changes ->
        [one] { $changes } изменение
        [few] { $changes } изменения
        [many] { $changes } изменений
       *[other] { $changes } изменения
    }.
database-full = В базе данных уже есть столы. Восстанавливайте в пустую.
backup-wrong = { $file } — не полная резервная копия Fool’s Gold.
cli-join = Сесть за стол по сети или открыть новый.
cli-argument-link = Ссылка на стол; если указать только адрес сервера, там откроется новый стол.
cli-option-watch = Смотреть, не садясь за стол.
cli-option-carry = Забрать своё место с другого устройства по коду, который оно показывает.
cli-option-new = Сесть заново, даже если место за этим столом у вас уже есть.
cli-option-bot-seats = Сколько мест сразу занимают боты; остальные — для друзей.
join-no-settings = Этот стол уже настроен. Только для нового стола: { $names }.
join-ask-name = Ваше имя:
join-opened =
    Стол открыт. Друзья могут сесть за него так:
    foolsgold join { $link }
join-loopback = Эта ссылка работает только на этом компьютере. Для других возьмите адрес, который показывает foolsgold serve.
join-seated = Ваше место — { $seat }.
# one line for each seat
join-row =
    { $state ->
        [open] { $seat }. свободно
        [bot] { $seat }. { $name }, бот
        [ready] { $seat }. { $name }, ждёт начала
        [playing] { $seat }. { $name }
       *[waiting] { $seat }. { $name }, ещё готовится
    }
join-ask-start = Enter — начать игру, свободные места займут боты; q — выйти:
join-ask-again = Enter — сыграть ещё раз тем же составом; q — выйти:
join-wait-again = { $name } может начать ещё одну партию. Наберите q, чтобы выйти.
join-running = Игра уже идёт. Наберите l, чтобы прочитать, что случилось в этом раунде.
join-here = { $name } снова на связи.
join-away = { $name } не на связи.
join-watchers =
    { $count ->
        [0] Игру больше никто не смотрит.
        [one] Игру смотрит { $count } зритель.
        [few] Игру смотрят { $count } зрителя.
        [many] Игру смотрят { $count } зрителей.
       *[other] Игру смотрят { $count } зрителя.
    }
join-lost = Связь потеряна. Пытаемся восстановить; Ctrl-C — выйти.
join-goodbye =
    До встречи! Место остаётся за вами, а пока за вас играет бот. Вернуться можно так:
    foolsgold join { $link }
join-goodbye-lost = До встречи! За вас доиграет бот.
join-goodbye-watcher = До встречи!
join-help =
    За столом с другими, в любое время:
      say всем привет    сказать всем; !всем привет — то же самое
      claim              что можно заявить, например: claim looked 2 treasure · claim trust 3
      carry              код, чтобы играть дальше на другом устройстве
    Хозяин стола может набрать ещё и такое:
      pause · resume · lock · unlock · list · unlist
      mute 3 · unmute 3 · kick 3 · block 3 · host 3 · bot 3 · free 3
    Числа — это номера мест. Кто где сидит: seats
join-carry =
    { $minutes ->
        [one] На другом устройстве присоединитесь с кодом { $code }. Он действует { $minutes } минуту. Дальше вы играете там. Никому не показывайте код.
        [few] На другом устройстве присоединитесь с кодом { $code }. Он действует { $minutes } минуты. Дальше вы играете там. Никому не показывайте код.
        [many] На другом устройстве присоединитесь с кодом { $code }. Он действует { $minutes } минут. Дальше вы играете там. Никому не показывайте код.
       *[other] На другом устройстве присоединитесь с кодом { $code }. Он действует { $minutes } минуты. Дальше вы играете там. Никому не показывайте код.
    }
join-seat-vote = Если это правда, наберите: grant { $sign }. Если нет: deny { $sign }.
join-claims = Вы можете заявить — хоть правду, хоть нет:
join-claim-row = claim { $text } · { $sentence }
join-not-understood = «{ $text }» — непонятно. Наберите ? для справки.
plain-board = Лабиринт:
believer-suspicion = Подозрения бота digger
believer-beliefs = Точные вероятности
believer-onlooker = Точные вероятности для зрителя
port-taken = Сервер не может занять { $host }, порт { $port }. Может быть, там уже работает другой? Выберите другой порт ключом --port.
server-strange = Похоже, { $server } — не сервер Fool’s Gold. Проверьте ссылку.
link-page = Это стол Fool’s Gold. Сесть за него можно в терминале: foolsgold join { $link }
serve-ready = Fool’s Gold ждёт игроков: { $link }

# $example is the file with a colon and a number
record-several = В этом файле несколько партий ({ $count }). Укажите, какая: { $example }.

## A game of Gobblings in the terminal

gob-ask-card = Карта 1–{ $count }, d и номер — заменить карту, r — роль, ? — справка:
gob-ask-last-card = Карта 1–{ $count } (колода пуста, заменить уже нельзя), r — роль, ? — справка:
gob-can-pass = Сыграть вам нечего: можно набрать «pass».
gob-seat =
    { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }
gob-legend = S старт · 1 2 3 цели · ✕ завал · R B Y двери: красная, синяя, жёлтая (r b y — открытые) · ♦ ключ · ✹ бомба · ☼ фонарь · u эль · $ золото · D дракон · T динамит
gob-help =
    В свой ход вы делаете что-то одно:
      3      выбрать карту 3, а затем — куда или на кого её сыграть
      d3     положить карту 3 под низ колоды и взять другую
      pass   пас, только если сыграть нечего
      r      взглянуть на свою роль
      b      снова показать поле
      l      что уже случилось в этом раунде
      ?      эта справка
      q      выйти из игры
    Ход можно набрать и целиком: place 2 1,0 90 · replace 3
    Столбцы считаются в сторону целей, ряды — сверху вниз; старт — 0,0.
    Карты можно поворачивать как угодно; 90 — четверть оборота по часовой стрелке.
file-long = Файл { $file } больше { $high } МБ, а такие большие здесь не читаются. Тот ли это файл?
file-special = { $file } — это папка или устройство, а не файл. Укажите путь к файлу.
output-unwritable = Не удаётся писать в стандартный вывод. Может быть, диск заполнен?
per-seat-wrong = { $name }: нужно по одному на каждое место. Мест: { $seats }, указано: { $found }.
value-wrong = { $name }: сейчас { $found }, а нужно: { $expected }.
undo-nothing = Нет хода, который можно взять назад.
file-unreadable = Не удаётся прочитать файл { $file }. Верен ли путь и текст ли это?
file-unwritable = Не удаётся записать файл { $file }. Выберите другое место.
file-exists = Файл { $file } уже есть. Выберите другое имя.
