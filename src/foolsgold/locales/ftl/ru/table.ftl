### Tables over the network: what is refused and why, what people say to each other.

## Refused at a table

table-unknown = Стола { $code } нет. Проверьте код или попросите новую ссылку.
table-locked = Стол закрыт для новых игроков. Попросите хозяина стола вас впустить.
table-full = Все места заняты. Можно смотреть игру или попросить место у хозяина стола.
table-paused = Игра на паузе. Продолжить её может хозяин стола.
table-unreadable = Данные этого стола больше не читаются. Откройте новый стол.
seat-taken = Место { $seat } занято. Выберите другое.
seat-open = Место { $seat } пока свободно. Дождитесь кого-нибудь или посадите туда бота.
seat-not-ready = { $name } ещё готовится.
seat-no-person = На месте { $seat } нет живого игрока.
seat-no-bot = На месте { $seat } нет бота.
seat-muted = Хозяин стола попросил вас помолчать.
seat-lost = Это место уже не ваше. Сядьте за стол снова по ссылке.
name-taken = Имя { $name } за этим столом уже занято. Выберите другое.
game-running = Во время игры так нельзя.
seats-closed = Игра уже идёт, и сесть за стол сейчас нельзя. Пока можно смотреть.
game-not-running = Игра сейчас не идёт.
turn-passed = Поздно: игра ушла вперёд.
deal-passed = Поздно: карты розданы без вашего устройства.
turn-not-yours = Сейчас не ваш ход.
move-unreadable = Такого хода в этой игре нет.
only-host = Это может только хозяин стола.
watchers-watch = Вы только смотрите. Чтобы играть, сядьте за стол.
chat-off = Хозяин стола выключил чат.
chat-wrong = Реплика — это от 1 до { $high } видимых знаков.
claim-early = Подождите, пока начнётся игра.
claim-found = Под целями здесь не бывает «{ $found }». Бывает вот что: { $known }.
claim-mend = В этой игре нет инструментов, чинить нечего.
goal-wrong = Цель — это номер от 1 до { $high }, а не { $found }.
slow-down = Слишком быстро. Подождите немного и попробуйте ещё раз.
too-many-devices = Подключено слишком много устройств. Отключите одно из них.
record-early = Запись партии можно получить, когда игра закончится.
store-down = Сервер сейчас не может ничего сохранить. Попробуйте чуть позже.
server-error = На сервере что-то пошло не так. Попробуйте ещё раз.
frame-wrong = Сервер не понимает этого сообщения.
frame-long = Сообщение может быть не длиннее { $high } байт.
hello-missing = Соединение начинается с сообщения hello.
origin-wrong = Эта страница не с этого сервера.
metrics-closed = Это можно прочитать только с ключом, с которым запущен сервер.
host-wrong = Этот сервер не откликается на имя { $name }. Если сервер ваш, запустите его с ключом --allowed-host { $name }.
request-other = Этот запрос уже приходил с другим именем. Начните заново.
table-worn = За этим столом уже слишком много всего меняли. Сыграйте партию или откройте новый стол.
shows-many = Отсюда смотрят слишком много столов, за которыми играют одни боты. Закройте один из них.
page-unknown = Здесь ничего нет. Проверьте адрес.
request-wrong = Сервер не понимает этого запроса.
bye-left = Вы больше не за столом.
bye-kicked = Хозяин стола указал вам на дверь.
bye-slow = Связь слишком медленная. Сейчас попробуем ещё раз.
bye-stopping = Сервер перезапускается. Ваша игра сохранена и продолжится.

## Configuration

port-taken = Сервер не может занять { $host }, порт { $port }. Может быть, там уже работает другой? Выберите другой порт ключом --port.
database-url = «{ $found }» — не база данных: укажите путь к файлу или postgresql://user@host/name.
database-unwritable = Не удаётся открыть базу данных { $name }. Выберите ключом --database папку, в которую можно писать.
database-unreachable = База данных { $name } не отвечает. Запущена ли она и верен ли адрес?
database-version = База данных { $name } записана другой версией Fool’s Gold.
database-missing = Базы данных { $name } нет. Проверьте путь.
load-restart-own = Остановить можно только сервер, запущенный здесь: уберите --url или --restart.
load-limited = Сервер нас сдерживает. Чтобы измерить его, запустите его с --no-limits.
bus-url = «{ $found }» — не шина сообщений: укажите адрес вроде redis://localhost.
bus-unreachable = Шина сообщений не отвечает. Запущен ли Redis и верен ли адрес?
link-wrong = «{ $found }» — не ссылка на стол. Ссылка выглядит так: http://localhost:8765/t/BCD234
server-unreachable = Сервер { $server } не отвечает. Проверьте ссылку и соединение.
server-strange = Похоже, { $server } — не сервер Fool’s Gold. Проверьте ссылку.
link-page = Это стол Fool’s Gold. Сесть за него можно в терминале: foolsgold join { $link }

## What people say

talk-line = { $name }: { $text }
said-looked-saboteur =
    { $found ->
        [treasure] { $name }: Разведка показала: цель { $goal } — сокровище!
       *[stone] { $name }: Разведка показала: цель { $goal } — камень.
    }
said-looked-gobblings =
    { $found ->
        [gold] { $name }: Разведка показала: цель { $goal } — золото!
        [dragon] { $name }: Разведка показала: цель { $goal } — дракон.
       *[dynamite] { $name }: Разведка показала: цель { $goal } — динамит.
    }
said-look-at = { $name }: Пусть кто-нибудь посмотрит цель { $goal }.
said-suspect = { $name }: Не верю, что { $other } за нас.
said-trust = { $name }: Верю, что { $other } за нас.
said-honest = { $name }: Я играю честно, поверьте!
said-mend-me = { $name }: Почините мне инструменты, пожалуйста!
said-no-way = { $name }: С моими картами дальше не пройти.
said-thanks = { $name }: Спасибо, { $other }!
said-sorry = { $name }: Простите, выбора не было.
said-well-played = { $name }: Отличная игра, все молодцы!

## Serving

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
serve-ready = Fool’s Gold ждёт игроков: { $link }
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

## Joining in the terminal

cli-join = Сесть за стол по сети или открыть новый.
cli-argument-link = Ссылка на стол; если указать только адрес сервера, там откроется новый стол.
cli-option-watch = Смотреть, не садясь за стол.
cli-option-new = Сесть заново, даже если место за этим столом у вас уже есть.
cli-option-bot-seats = Сколько мест сразу занимают боты; остальные — для друзей.
join-no-settings = Этот стол уже настроен. Только для нового стола: { $names }.
join-ask-name = Ваше имя:
join-opened =
    Стол открыт. Друзья могут сесть за него так:
    foolsgold join { $link }
join-loopback = Эта ссылка работает только на этом компьютере. Для других возьмите адрес, который показывает foolsgold serve.
join-seated = Ваше место — { $seat }.
join-watching = Вы смотрите игру.
# one line for each seat
join-row =
    { $state ->
        [open] { $seat }. свободно
        [bot] { $seat }. { $name }, бот
        [ready] { $seat }. { $name }, ждёт начала
        [playing] { $seat }. { $name }
       *[waiting] { $seat }. { $name }, ещё готовится
    }
# $who is "you" or "other"
join-host =
    { $who ->
        [you] Хозяин стола — вы.
       *[other] Игру запускает хозяин стола: { $name }.
    }
join-ask-start = Enter — начать игру, свободные места займут боты; q — выйти:
join-ask-again = Enter — сыграть ещё раз тем же составом; q — выйти:
join-wait-again = { $name } может начать ещё одну партию. Наберите q, чтобы выйти.
join-running = Игра уже идёт. Наберите l, чтобы прочитать, что случилось в этом раунде.
join-sat =
    { $kind ->
        [bot] Бот { $name } занимает место { $seat }.
       *[person] { $name } садится на место { $seat }.
    }
# $why is how somebody goes
join-vacated =
    { $why ->
        [left] { $name } встаёт из-за стола.
        [kicked] Хозяин стола указывает на дверь, и { $name } уходит.
       *[freed] Бот { $name } освобождает место.
    }
join-plays-on = { $name } больше не играет, дальше ходит бот.
join-ready =
    { $ready ->
        [yes] { $name } ждёт начала.
       *[no] { $name } просит подождать.
    }
join-here = { $name } снова на связи.
join-away = { $name } не на связи.
join-devices =
    { $count ->
        [one] { $name } на связи с { $count } устройства.
        [few] { $name } на связи с { $count } устройств.
        [many] { $name } на связи с { $count } устройств.
       *[other] { $name } на связи с { $count } устройства.
    }
join-watchers =
    { $count ->
        [0] Игру больше никто не смотрит.
        [one] Игру смотрит { $count } зритель.
        [few] Игру смотрят { $count } зрителя.
        [many] Игру смотрят { $count } зрителей.
       *[other] Игру смотрят { $count } зрителя.
    }
join-clock =
    { $who ->
        [you] { $seconds ->
            [one] Через { $seconds } секунду за вас сыграет бот.
            [few] Через { $seconds } секунды за вас сыграет бот.
            [many] Через { $seconds } секунд за вас сыграет бот.
           *[other] Через { $seconds } секунды за вас сыграет бот.
        }
       *[other] { $seconds ->
            [one] { $name }: ещё { $seconds } секунда, потом ходит бот.
            [few] { $name }: ещё { $seconds } секунды, потом ходит бот.
            [many] { $name }: ещё { $seconds } секунд, потом ходит бот.
           *[other] { $name }: ещё { $seconds } секунды, потом ходит бот.
        }
    }
join-stand-in =
    { $who ->
        [you] Этот ход за вас делает бот.
       *[other] { $name } пока не играет, ходит бот.
    }
join-returned = { $name } снова играет.
join-host-passed =
    { $who ->
        [you] Теперь хозяин стола — вы.
       *[other] Теперь хозяин стола — { $name }.
    }
join-paused =
    { $on ->
        [yes] Игра на паузе.
       *[no] Игра продолжается.
    }
join-locked =
    { $on ->
        [yes] Стол закрыт: больше никто не может сесть.
       *[no] Стол снова открыт: по ссылке может сесть любой.
    }
join-chat =
    { $on ->
        [yes] Чат включён.
       *[no] Чат выключен, но заявления (claim) разрешены.
    }
join-muted =
    { $who ->
        [you] { $on ->
            [yes] Хозяин стола попросил вас помолчать.
           *[no] Вам снова можно говорить.
        }
       *[other] { $on ->
            [yes] { $name } пока молчит: так решил хозяин стола.
           *[no] { $name } снова может говорить.
        }
    }
join-lost = Связь потеряна. Пытаемся восстановить; Ctrl-C — выйти.
join-found = Связь восстановлена.
join-goodbye =
    До встречи! Место остаётся за вами, а пока за вас играет бот. Вернуться можно так:
    foolsgold join { $link }
join-goodbye-lost = До встречи! За вас доиграет бот.
join-goodbye-watcher = До встречи!
join-help =
    За столом с другими, в любое время:
      say всем привет    сказать всем; !всем привет — то же самое
      claim              что можно заявить, например: claim looked 2 treasure · claim trust 3
    Хозяин стола может набрать ещё и такое:
      pause · resume · lock · unlock
      mute 3 · unmute 3 · kick 3 · host 3 · bot 3 · free 3
    Числа — это номера мест. Кто где сидит: seats
join-claims = Вы можете заявить — хоть правду, хоть нет:
join-claim-row = claim { $text } · { $sentence }
join-not-understood = «{ $text }» — непонятно. Наберите ? для справки.
claim-wrong = «{ $text }» — не заявление. Наберите просто claim, чтобы увидеть, что можно сказать.

bot-title-digger = Бывалый
bot-told-digger = Играет надёжно по простым правилам и никогда не говорит ни слова.
bot-title-thinker = Мыслитель
bot-told-thinker = Взвешивает всё, что делают и говорят за столом, действует по этому и разговаривает, хоть и не всегда правдиво.
bot-title-master = Мастер
bot-told-master = Прежде чем сыграть, проверяет каждый ход в сотнях возможных миров; разговаривает, хоть и не всегда правдиво.
bot-title-novice = Новичок
bot-told-novice = Ещё учится: доверяет всем и часто неверно оценивает путь.
bot-title-goblin = Старый гоблин
bot-told-goblin = Знает путь и оба племени и никогда не говорит ни слова.
bot-title-random = Азартный
bot-told-random = Играет любую карту, которая подходит.
