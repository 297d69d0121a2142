### The page around the game: home, new tables, sitting down, the lobby, rules, and bad days.

## Everywhere

page-title = Fool’s Gold
# $screen is what is shown, such as the rules of an edition
page-title-of = { $screen } · Fool’s Gold
page-skip = До вмісту
page-home = На головну
page-menu = Меню
page-close = Закрити
page-language = Мова
page-theme-now =
    { $theme ->
        [light] Кольори: світлі
        [dark] Кольори: темні
       *[system] Кольори: як на пристрої
    }
page-sound-now =
    { $on ->
        [yes] Звук увімкнено
       *[no] Звук вимкнено
    }
page-rules = Правила
page-learn = Навчитися за дві хвилини
page-loading = Хвилинку…
page-connecting = Шукаємо стіл…
page-offline = Сервер не відповідає. Перевір з’єднання і спробуй ще раз.
page-lost = Зв’язок утрачено. Намагаємося відновити…
page-paused =
    { $who ->
        [you] Гра на паузі. Коли продовжити, вирішуєш ти.
       *[other] Господар столу оголосив перерву.
    }
page-go-on = Далі
page-no-storage = Цей браузер нічого не зберігає. Дозволь файли cookie, щоб мати своє місце за столом; дивитися можна й так.
page-forgets = Цей браузер забуде твоє ім’я і столи, щойно закриєш сторінку. Саме місце за столом залишиться твоїм.
page-broken = На цій сторінці щось пішло не так. Гра ціла: вона на сервері.
page-reload = Перезавантажити
page-again = Спробувати ще раз
page-back-home = Назад на головну сторінку
page-watch = Дивитися
page-sit-again = Сісти знову
page-leave = Встати з-за столу
page-leave-sure = Точно? Замість тебе гратиме бот, і повернутися до кінця гри не можна.
page-table = Стіл
page-pause = Пауза: ніхто не ходить, час стоїть

## At the table

page-players = Гравці
page-yours = Твої карти
page-side = Журнал і розмова
page-log = Що вже сталося
page-talk = Розмова
page-talk-unread =
    { $count ->
        [one] Розмова, { $count } нова репліка
        [few] Розмова, { $count } нові репліки
        [many] Розмова, { $count } нових реплік
       *[other] Розмова, { $count } нових реплік
    }

## Home

home-tagline = Разом копаємо до золота. Але хтось за столом не хоче, щоб ми докопалися.
home-name = Твоє ім’я
home-name-default = Гість
home-play = Грати зараз
home-play-hint = Ти й чотири боти. Починаємо одразу.
home-opening = Роздаємо карти…
home-continue = Твої столи
# $name is the reader’s own name at that table
home-continue-row =
    { $stage ->
        [lobby] Стіл { $code }: чекаємо на початок. Твоє ім’я тут — { $name }.
        [over] Стіл { $code }: гру закінчено. Твоє ім’я тут — { $name }.
       *[playing] Стіл { $code }: гра триває. Твоє ім’я тут — { $name }.
    }
home-yours = Твої ігри
home-continue-go = До столу
home-create = Грати з друзями
home-create-hint = Вибери гру й правила, надішли посилання. Реєструватися нікому не треба.
home-create-go = Відкрити стіл
home-join = Сісти за стіл
home-join-hint = Введи код або встав посилання, яке тобі надіслали.
home-code = Код або посилання
home-join-go = До столу
home-code-wrong = Це не код і не посилання на стіл. Код має такий вигляд: BCD234
home-learn-go = Покажи
home-learn-hint = Короткий раунд із підказками по ходу гри.
home-rules = Правила всіх видань

## A new table

home-new = Новий стіл
home-game = Гра
home-game-saboteur = Саботер
home-game-saboteur-hint = Класика: копаємо до скарбу. А саботери ламають інструменти й збивають зі шляху.
home-game-gobblings = Gobblings! vs Gnomes
home-game-gobblings-hint = Швидко й шалено: двері, ключі, ель і дракон.
home-edition = Видання
home-edition-usual = Звичайні правила.
home-edition-count =
    { $count ->
        [one] Відрізняється { $count } правило
        [few] Відрізняються { $count } правила
        [many] Відрізняється { $count } правил
       *[other] Відрізняється { $count } правил
    }
home-own-edition = Власне видання, за основу взято { $title }
home-seats = Місця
home-seats-value =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравців
    }
home-bots = Боти
home-bots-value =
    { $bots ->
        [0] Без ботів
        [one] { $bots } бот
        [few] { $bots } боти
        [many] { $bots } ботів
       *[other] { $bots } ботів
    }
home-friends =
    { $count ->
        [0] Для друзів місця не лишилося. Звільнити його можна й згодом.
        [one] Для друзів лишається { $count } місце.
        [few] Для друзів лишаються { $count } місця.
        [many] Для друзів лишається { $count } місць.
       *[other] Для друзів лишається { $count } місць.
    }
home-limit = Час на хід
home-limit-none = Без обмежень
home-limit-seconds =
    { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунд
    }
home-limit-hint = Коли час вийде, цей один хід зробить бот.
home-chat = Кожен може писати що завгодно
home-chat-hint = Якщо ні, лишаються готові заяви, наприклад «Вірю, що Анна за нас».
home-new-go = Відкрити стіл

## Sitting down

home-sit = Сісти за стіл { $code }
home-sit-go = Сісти
home-seat-any = Будь-яке вільне
home-seat-number = Місце { $seat }
home-seat-choose = Місце
home-sitting = За столом: { $names }
home-sitting-nobody = Тут ще ніхто не сидить.

## The lobby

lobby-title = Стіл { $code }
lobby-seats = Місця
lobby-seat-open = Вільно
lobby-seat-you = ти
lobby-seat-host = господар столу
lobby-seat-bot = бот
lobby-seat-ready = чекає на початок
lobby-seat-waiting = ще готується
lobby-seat-away = не на зв’язку
lobby-ready = Можна починати
lobby-not-ready = Зачекайте на мене
lobby-start = Почати гру
lobby-start-filled =
    { $bots ->
        [one] Почати й додати { $bots } бота
        [few] Почати й додати { $bots } ботів
        [many] Почати й додати { $bots } ботів
       *[other] Почати й додати { $bots } ботів
    }
lobby-starting = Роздаємо карти…
lobby-all-ready = Усі готові.
lobby-alone = Надішли посилання друзям або починай із ботами.
lobby-open =
    { $count ->
        [one] Вільне { $count } місце. Якщо ніхто не прийде, його займе бот.
        [few] Вільні { $count } місця. Якщо ніхто не прийде, їх займуть боти.
        [many] Вільних місць — { $count }. Якщо ніхто не прийде, їх займуть боти.
       *[other] Вільних місць — { $count }. Якщо ніхто не прийде, їх займуть боти.
    }
lobby-waiting-for = Хто ще готується: { $names }
lobby-you-wait = Скажи всім, що можна починати.
lobby-put-bot = Бот
lobby-put-bot-long = Посадити бота на місце { $seat }
lobby-free-long = Прибрати бота: { $name }
lobby-kick-long = Показати на двері: { $name }
lobby-kick-sure = Точно?
lobby-kick-sure-long = Точно показати на двері: { $name }?
lobby-lock = Більше ніхто не може сісти
lobby-invite = Клич друзів за посиланням
lobby-link = Посилання на стіл
lobby-copy = Скопіювати
lobby-copied = Посилання скопійовано.
lobby-copy-by-hand = Посилання виділено: скопіюй його вручну.
lobby-share = Надіслати
lobby-share-text = Гайда копати з нами!
lobby-code = або за кодом { $code }
lobby-qr = QR-код посилання
lobby-tv = Показати стіл на великому екрані
lobby-limit =
    { $seconds ->
        [one] { $seconds } секунда на хід
        [few] { $seconds } секунди на хід
        [many] { $seconds } секунд на хід
       *[other] { $seconds } секунд на хід
    }
lobby-played = У що граємо
lobby-own-rules = Цей стіл має власні правила: дивись кнопку «Правила» вгорі.

## Rules

home-rules-contents = Що в цих правилах
home-rules-print = Друкувати
home-rules-other = Інші видання
