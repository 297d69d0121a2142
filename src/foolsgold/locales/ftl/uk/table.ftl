### Tables over the network: what is refused and why, what people say to each other.
### Names cannot be declined, so they always stand in the nominative.

## Refused at a table

table-unknown = Столу { $code } немає. Перевір код або попроси нове посилання.
table-locked = Стіл закрито для нових гравців. Попроси господаря столу тебе впустити.
table-full = Усі місця зайнято. Можна дивитися або попросити місце в господаря столу.
table-paused = Гра на паузі. Продовжити її може господар столу.
table-unreadable = Дані цього столу вже не читаються. Відкрий новий стіл.
game-outdated = Цю гру роздано за правилами версії { $found }, а сервер грає за версією { $plays }, тож продовжити її не можна. Можна переглянути її або відкрити новий стіл.
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
goal-wrong = Номер цілі — від { $low } до { $high }, а не { $found }.
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
table-worn = За цим столом уже забагато чого змінювали. Зіграй партію або відкрий новий стіл.
shows-many = Звідси дивляться забагато столів, за якими грають самі боти. Закрий якийсь із них.
page-unknown = Тут нічого немає. Перевір адресу.
request-wrong = Сервер не розуміє цього запиту.
bye-left = Ти вже не за столом.
bye-kicked = Господар столу показав тобі на двері.
bye-slow = Зв’язок надто повільний. Зараз спробуємо ще раз.
bye-stopping = Сервер перезапускається. Твою гру збережено, вона продовжиться.

## Configuration

link-wrong = «{ $found }» — це не посилання на стіл. Посилання має такий вигляд: http://localhost:8765/t/BCD234
server-unreachable = Сервер { $server } не відповідає. Перевір посилання та з’єднання.

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

## At the table

join-watching = Ти дивишся гру.
# $who is "you" or "other"
join-host =
    { $who ->
        [you] Господар столу — ти.
       *[other] Гру запускає господар столу: { $name }.
    }
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
join-devices =
    { $count ->
        [one] { $name } на зв’язку через { $count } пристрій.
        [few] { $name } на зв’язку через { $count } пристрої.
        [many] { $name } на зв’язку через { $count } пристроїв.
       *[other] { $name } на зв’язку через { $count } пристроїв.
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
join-found = Зв’язок відновлено.
claim-wrong = «{ $text }» — це не заява. Заява має такий вигляд: «suspect 2» або «no-way».

bot-title-digger = Бувалий
bot-told-digger = Грає надійно за простими правилами й ніколи не каже ні слова.
bot-title-thinker = Мислитель
bot-told-thinker = Зважує все, що роблять і кажуть за столом, діє відповідно й розмовляє, хоч і не завжди правдиво.
bot-title-master = Майстер
bot-told-master = Перш ніж зіграти, перевіряє кожен хід у сотнях можливих світів; розмовляє, хоч і не завжди правдиво.
bot-title-novice = Новачок
bot-told-novice = Ще вчиться: довіряє всім і часто хибно оцінює дорогу.
bot-title-goblin = Старий гоблін
bot-told-goblin = Знає дорогу й обидві раси та ніколи не каже ні слова.
bot-title-random = Азартний гравець
bot-told-random = Грає будь-яку карту, що підходить.
