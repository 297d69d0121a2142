### Tables over the network: what is refused and why, what people say to each other.
### Names cannot be declined, so they always stand in the nominative.

## Refused at a table

table-unknown = Столу { $code } немає. Перевір код або попроси нове посилання.
table-locked = Стіл закрито для нових гравців. Попроси господаря столу тебе впустити.
table-full = Усі місця зайнято. Можна дивитися або попросити місце в господаря столу.
table-paused = Гра на паузі. Продовжити її може господар столу.
table-unreadable = Дані цього столу вже не читаються. Відкрий новий стіл.
seat-taken = Місце { $seat } зайняте. Вибери інше.
seat-open = Місце { $seat } ще вільне. Зачекай на когось або посади туди бота.
seat-not-ready = { $name } ще готується.
seat-no-person = На місці { $seat } немає живого гравця.
seat-no-bot = На місці { $seat } немає бота.
seat-muted = Господар столу попросив тебе помовчати.
seat-lost = Це місце вже не твоє. Сядь за стіл ще раз за посиланням.
name-taken = Ім’я { $name } за цим столом уже зайняте. Вибери інше.
game-running = Під час гри так не можна.
seats-closed = Гра вже йде, тож сісти за стіл зараз не можна. Поки що можна дивитися.
game-not-running = Гра зараз не йде.
turn-passed = Запізно: гра пішла далі.
deal-passed = Запізно: карти роздано без твого пристрою.
turn-not-yours = Зараз не твій хід.
move-unreadable = Такого ходу в цій грі немає.
only-host = Це може лише господар столу.
watchers-watch = Ти лише дивишся. Щоб грати, сядь за стіл.
chat-off = Господар столу вимкнув чат.
chat-wrong = Репліка — це від 1 до { $high } видимих знаків.
claim-early = Зачекай, доки почнеться гра.
claim-found = Під цілями тут не буває «{ $found }». Буває таке: { $known }.
claim-mend = У цій грі немає інструментів, тож лагодити нічого.
goal-wrong = Номер цілі — від 1 до { $high }, а не { $found }.
slow-down = Надто швидко. Зачекай трохи й спробуй ще раз.
too-many-devices = Під’єднано забагато пристроїв. Від’єднай якийсь із них.
record-early = Запис гри можна отримати, коли її закінчено.
store-down = Сервер зараз не може нічого зберегти. Спробуй трохи згодом.
server-error = На сервері щось пішло не так. Спробуй ще раз.
frame-wrong = Сервер не розуміє цього повідомлення.
frame-long = Повідомлення може мати щонайбільше { $high } байтів.
hello-missing = З’єднання починається з повідомлення hello.
origin-wrong = Ця сторінка — не з цього сервера.
metrics-closed = Це можна прочитати лише з ключем, з яким запущено сервер.
host-wrong = Цей сервер не відгукується на ім’я { $name }. Якщо сервер твій, запусти його з параметром --allowed-host { $name }.
request-other = Цей запит уже надходив з іншим ім’ям. Почни спочатку.
table-worn = За цим столом уже забагато чого змінювали. Зіграйте партію або відкрий новий стіл.
shows-many = Звідси дивляться забагато столів, за якими грають самі боти. Закрий якийсь із них.
page-unknown = Тут нічого немає. Перевір адресу.
request-wrong = Сервер не розуміє цього запиту.
bye-left = Ти вже не за столом.
bye-kicked = Господар столу показав тобі на двері.
bye-slow = Зв’язок надто повільний. Зараз спробуємо ще раз.
bye-stopping = Сервер перезапускається. Твою гру збережено, вона продовжиться.

## Configuration

port-taken = Сервер не може зайняти { $host }, порт { $port }. Може, там уже працює інший? Вибери інший порт параметром --port.
database-url = «{ $found }» — це не база даних: вкажи шлях до файлу або postgresql://user@host/name.
database-unwritable = Не вдається відкрити базу даних { $name }. Вибери параметром --database теку, у яку можна писати.
database-unreachable = База даних { $name } не відповідає. Чи вона працює і чи правильна адреса?
database-version = Базу даних { $name } записано іншою версією Fool’s Gold.
database-missing = Бази даних { $name } немає. Перевір шлях.
load-restart-own = Зупинити можна лише сервер, запущений тут: прибери --url або --restart.
load-limited = Сервер нас стримує. Щоб виміряти його, запусти його з --no-limits.
bus-url = «{ $found }» — це не шина повідомлень: вкажи адресу на зразок redis://localhost.
bus-unreachable = Шина повідомлень не відповідає. Чи працює Redis і чи правильна адреса?
link-wrong = «{ $found }» — це не посилання на стіл. Посилання має такий вигляд: http://localhost:8765/t/BCD234
server-unreachable = Сервер { $server } не відповідає. Перевір посилання та з’єднання.
server-strange = Схоже, { $server } — це не сервер Fool’s Gold. Перевір посилання.
link-page = Це стіл Fool’s Gold. Сісти за нього можна в терміналі: foolsgold join { $link }

## What people say

talk-line = { $name }: { $text }
said-looked-saboteur =
    { $found ->
        [treasure] { $name }: Розвідка показала: ціль { $goal } — скарб!
       *[stone] { $name }: Розвідка показала: ціль { $goal } — камінь.
    }
said-looked-gobblings =
    { $found ->
        [gold] { $name }: Розвідка показала: ціль { $goal } — золото!
        [dragon] { $name }: Розвідка показала: ціль { $goal } — дракон.
       *[dynamite] { $name }: Розвідка показала: ціль { $goal } — динаміт.
    }
said-look-at = { $name }: Хай хтось розвідає ціль { $goal }.
said-suspect = { $name }: Не вірю, що { $other } за нас.
said-trust = { $name }: Вірю, що { $other } за нас.
said-honest = { $name }: Я граю чесно, повірте!
said-mend-me = { $name }: Полагодьте мені інструменти, будь ласка!
said-no-way = { $name }: З моїми картами далі не прокопати.
# not an address: that would need the vocative
said-thanks = { $name }: Дякую! { $other } — молодець!
said-sorry = { $name }: Вибачте, вибору не було.
said-well-played = { $name }: Чудова гра, усі молодці!

## Serving

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
serve-ready = Fool’s Gold чекає на гравців: { $link }
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

## Joining in the terminal

cli-join = Сісти за стіл через мережу або відкрити новий.
cli-argument-link = Посилання на стіл; якщо вказати лише адресу сервера, там відкриється новий стіл.
cli-option-watch = Дивитися, не сідаючи за стіл.
cli-option-new = Сісти заново, навіть якщо місце за цим столом у тебе вже є.
cli-option-bot-seats = Скільки місць одразу займають боти; решта — для друзів.
join-no-settings = Цей стіл уже налаштовано. Лише для нового столу: { $names }.
join-ask-name = Твоє ім’я:
join-opened =
    Стіл відкрито. Друзі можуть сісти за нього так:
    foolsgold join { $link }
join-loopback = Це посилання діє лише на цьому комп’ютері. Для інших візьми адресу, яку показує foolsgold serve.
join-seated = Твоє місце — { $seat }.
join-watching = Ти дивишся гру.
# one line for each seat
join-row =
    { $state ->
        [open] { $seat }. вільно
        [bot] { $seat }. { $name }, бот
        [ready] { $seat }. { $name }, чекає на початок
        [playing] { $seat }. { $name }
       *[waiting] { $seat }. { $name }, ще готується
    }
# $who is "you" or "other"
join-host =
    { $who ->
        [you] Господар столу — ти.
       *[other] Гру запускає господар столу: { $name }.
    }
join-ask-start = Enter — почати гру, вільні місця займуть боти; q — вийти:
join-ask-again = Enter — зіграти ще раз тим самим складом; q — вийти:
join-wait-again = { $name } може почати ще одну гру. Введи q, щоб вийти.
join-running = Гра вже йде. Введи l, щоб прочитати, що сталося в цьому раунді.
join-sat =
    { $kind ->
        [bot] Бот { $name } займає місце { $seat }.
       *[person] { $name } сідає на місце { $seat }.
    }
# $why is how somebody goes
join-vacated =
    { $why ->
        [left] { $name } встає з-за столу.
        [kicked] Господар столу показує на двері, і { $name } йде.
       *[freed] Бот { $name } звільняє місце.
    }
join-plays-on = { $name } більше не грає, далі ходить бот.
join-ready =
    { $ready ->
        [yes] { $name } чекає на початок.
       *[no] { $name } просить зачекати.
    }
join-here = { $name } знову на зв’язку.
join-away = { $name } не на зв’язку.
join-devices =
    { $count ->
        [one] { $name } на зв’язку через { $count } пристрій.
        [few] { $name } на зв’язку через { $count } пристрої.
        [many] { $name } на зв’язку через { $count } пристроїв.
       *[other] { $name } на зв’язку через { $count } пристроїв.
    }
join-watchers =
    { $count ->
        [0] Гру більше ніхто не дивиться.
        [one] Гру дивиться { $count } глядач.
        [few] Гру дивляться { $count } глядачі.
        [many] Гру дивляться { $count } глядачів.
       *[other] Гру дивляться { $count } глядачів.
    }
join-clock =
    { $who ->
        [you] { $seconds ->
            [one] Через { $seconds } секунду за тебе походить бот.
            [few] Через { $seconds } секунди за тебе походить бот.
            [many] Через { $seconds } секунд за тебе походить бот.
           *[other] Через { $seconds } секунд за тебе походить бот.
        }
       *[other] { $seconds ->
            [one] { $name } має ще { $seconds } секунду, потім ходить бот.
            [few] { $name } має ще { $seconds } секунди, потім ходить бот.
            [many] { $name } має ще { $seconds } секунд, потім ходить бот.
           *[other] { $name } має ще { $seconds } секунд, потім ходить бот.
        }
    }
join-stand-in =
    { $who ->
        [you] Цей хід за тебе робить бот.
       *[other] { $name } поки не грає, ходить бот.
    }
join-returned = { $name } знову грає.
join-host-passed =
    { $who ->
        [you] Тепер господар столу — ти.
       *[other] Тепер господар столу — { $name }.
    }
join-paused =
    { $on ->
        [yes] Гра на паузі.
       *[no] Граємо далі!
    }
join-locked =
    { $on ->
        [yes] Стіл закрито: більше ніхто не може сісти.
       *[no] Стіл знову відкрито: за посиланням може сісти кожен.
    }
join-chat =
    { $on ->
        [yes] Чат увімкнено.
       *[no] Чат вимкнено, але заяви (claim) дозволено.
    }
join-muted =
    { $who ->
        [you] { $on ->
            [yes] Господар столу попросив тебе помовчати.
           *[no] Тобі знову можна говорити.
        }
       *[other] { $on ->
            [yes] { $name } поки мовчить: так вирішив господар столу.
           *[no] { $name } знову може говорити.
        }
    }
join-lost = Зв’язок утрачено. Намагаємося відновити; Ctrl-C — вийти.
join-found = Зв’язок відновлено.
join-goodbye =
    Бувай! Місце лишається твоїм, а поки що за тебе грає бот. Повернутися можна так:
    foolsgold join { $link }
join-goodbye-lost = Бувай! За тебе дограє бот.
join-goodbye-watcher = Бувай!
join-help =
    За столом з іншими, будь-коли:
      say усім привіт    сказати всім; !усім привіт — те саме
      claim              що можна заявити, наприклад: claim looked 2 treasure · claim trust 3
    Господар столу може ввести ще й таке:
      pause · resume · lock · unlock
      mute 3 · unmute 3 · kick 3 · host 3 · bot 3 · free 3
    Числа — це номери місць. Хто де сидить: seats
join-claims = Ти можеш заявити — хоч правду, хоч ні:
join-claim-row = claim { $text } · { $sentence }
join-not-understood = «{ $text }»? Введи ? — з’явиться довідка.
claim-wrong = «{ $text }» — це не заява. Введи просто claim, щоб побачити, що можна сказати.

bot-title-digger = Бувалий
bot-told-digger = Грає надійно за простими правилами й ніколи не каже ні слова.
bot-title-thinker = Мислитель
bot-told-thinker = Зважує все, що роблять і кажуть за столом, діє відповідно й розмовляє, хоч і не завжди правдиво.
bot-title-master = Майстер
bot-told-master = Перш ніж зіграти, перевіряє кожен хід у сотнях можливих світів; розмовляє, хоч і не завжди правдиво.
bot-title-novice = Новачок
bot-told-novice = Ще вчиться: довіряє всім і часто хибно оцінює дорогу.
bot-title-goblin = Старий гоблін
bot-told-goblin = Знає дорогу й обидва племені й ніколи не каже ні слова.
bot-title-random = Азартний
bot-told-random = Грає будь-яку карту, що підходить.
