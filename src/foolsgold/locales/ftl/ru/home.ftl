### The page around the game: home, new tables, sitting down, the lobby, rules, and bad days.

## Everywhere

page-title = Fool’s Gold
# $screen is what is shown, such as the rules of an edition
page-title-of = { $screen } · Fool’s Gold
page-skip = К содержимому
page-home = На главную
page-menu = Меню
page-close = Закрыть
page-language = Язык
page-theme-now =
    { $theme ->
        [light] Цвета: светлые
        [dark] Цвета: тёмные
       *[system] Цвета: как на устройстве
    }
page-sound-now =
    { $on ->
        [yes] Звук включён
       *[no] Звук выключен
    }
page-rules = Правила
page-learn = Научиться за две минуты
page-loading = Минутку…
page-connecting = Ищем стол…
page-offline = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
page-lost = Связь потеряна. Пытаемся восстановить…
page-paused =
    { $who ->
        [you] Игра на паузе. Продолжить её можете вы.
       *[other] Игра на паузе. Продолжить её может хозяин стола.
    }
page-go-on = Продолжить
page-no-storage = Браузер ничего не запоминает. Разрешите cookie, чтобы место осталось за вами; смотреть игру можно и так.
page-forgets = Браузер забудет ваше имя и столы, как только вы закроете страницу. Само место за столом останется за вами.
page-broken = На этой странице что-то пошло не так. Ваша игра цела, она на сервере.
page-reload = Обновить страницу
page-again = Попробовать снова
page-back-home = Вернуться на главную
page-watch = Смотреть
page-sit-again = Сесть снова
page-leave = Встать из-за стола
page-leave-sure = Точно? Вместо вас доиграет бот, и вернуться до конца игры нельзя.
page-table = Стол
page-pause = Пауза: никто не ходит, время стоит

## At the table

page-players = Игроки
page-yours = Ваши карты
page-side = Журнал и разговоры
page-log = Журнал игры
page-talk = Разговоры
page-talk-unread =
    { $count ->
        [one] Разговоры, { $count } новая реплика
        [few] Разговоры, { $count } новые реплики
        [many] Разговоры, { $count } новых реплик
       *[other] Разговоры, { $count } новой реплики
    }

## Home

home-tagline = Ищите золото все вместе. Но кое-кто за столом не хочет, чтобы вы его нашли.
home-name = Ваше имя
home-name-default = Гость
home-play = Играть сейчас
home-play-hint = Вы и четыре бота. Начинаем сразу.
home-opening = Сдаём карты…
home-continue = Ваши столы
# $name is the reader’s own name at that table
home-continue-row =
    { $stage ->
        [lobby] Стол { $code }: ждём начала. Вы — { $name }.
        [over] Стол { $code }: игра окончена. Вы — { $name }.
       *[playing] Стол { $code }: игра идёт. Вы — { $name }.
    }
home-yours = Ваши партии
home-continue-go = К столу
home-create = Играть с друзьями
home-create-hint = Выберите игру и правила, отправьте ссылку. Регистрироваться никому не нужно.
home-create-go = Открыть стол
home-join = Сесть за стол
home-join-hint = Введите код или вставьте ссылку, которую вам прислали.
home-code = Код или ссылка
home-join-go = Сесть
home-code-wrong = Это не код и не ссылка на стол. Код выглядит так: BCD234
home-learn-go = Покажите
home-learn-hint = Короткий раунд с подсказками по ходу игры.
home-rules = Правила всех изданий

## A new table

home-new = Новый стол
home-game = Игра
home-game-saboteur = Саботёр
home-game-saboteur-hint = Классика: ройте туннель к сокровищу. Саботёры ломают инструменты и сбивают с пути.
home-game-gobblings = Gobblings! vs Gnomes
home-game-gobblings-hint = Быстрая и шальная: двери, ключи, эль и дракон.
home-edition = Издание
home-edition-usual = Обычные правила.
home-edition-count =
    { $count ->
        [one] Отличается { $count } правило
        [few] Отличаются { $count } правила
        [many] Отличается { $count } правил
       *[other] Отличается { $count } правила
    }
home-own-edition = Собственное издание; за основу взято: { $title }
home-seats = Места
home-seats-value =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
home-bots = Боты
home-bots-value =
    { $bots ->
        [0] Без ботов
        [one] { $bots } бот
        [few] { $bots } бота
        [many] { $bots } ботов
       *[other] { $bots } бота
    }
home-friends =
    { $count ->
        [0] Мест для друзей не осталось. Освободить место можно и потом.
        [one] Для друзей остаётся { $count } место.
        [few] Для друзей остаётся { $count } места.
        [many] Для друзей остаётся { $count } мест.
       *[other] Для друзей остаётся { $count } места.
    }
home-limit = Время на ход
home-limit-none = Без ограничений
home-limit-seconds =
    { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }
home-limit-hint = Если время вышло, этот ход делает бот.
home-chat = Все могут писать что хотят
home-chat-hint = Если нет, остаются готовые заявления, например «Верю, что Анна за нас».
home-new-go = Открыть стол

## Sitting down

home-sit = Сесть за стол { $code }
home-sit-go = Сесть
home-seat-any = Любое свободное место
home-seat-number = Место { $seat }
home-seat-choose = Место
home-sitting = За столом: { $names }
home-sitting-nobody = За столом пока никого.

## The lobby

lobby-title = Стол { $code }
lobby-seats = Места
lobby-seat-open = Свободно
lobby-seat-you = вы
lobby-seat-host = хозяин стола
lobby-seat-bot = бот
lobby-seat-ready = ждёт начала
lobby-seat-waiting = ещё готовится
lobby-seat-away = не на связи
lobby-ready = Можно начинать
lobby-not-ready = Подождите меня
lobby-start = Начать игру
lobby-start-filled =
    { $bots ->
        [one] Начать и добавить { $bots } бота
        [few] Начать и добавить { $bots } ботов
        [many] Начать и добавить { $bots } ботов
       *[other] Начать и добавить { $bots } бота
    }
lobby-starting = Сдаём карты…
lobby-all-ready = Все готовы.
lobby-alone = Отправьте ссылку друзьям или начните с ботами.
lobby-open =
    { $count ->
        [one] Свободно { $count } место. Если никто не придёт, его займёт бот.
        [few] Свободны { $count } места. Если никто не придёт, их займут боты.
        [many] Свободно { $count } мест. Если никто не придёт, их займут боты.
       *[other] Свободно { $count } места. Если никто не придёт, их займут боты.
    }
lobby-waiting-for = Пока ждём: { $names }
lobby-you-wait = Скажите, когда будете готовы.
lobby-put-bot = Бот
lobby-put-bot-long = Посадить бота на место { $seat }
lobby-free-long = Убрать бота: { $name }
lobby-kick-long = Выставить за дверь: { $name }
lobby-kick-sure = Точно?
lobby-kick-sure-long = Точно выставить за дверь: { $name }?
lobby-lock = Больше никто не может сесть
lobby-invite = Позовите друзей по этой ссылке
lobby-link = Ссылка на стол
lobby-copy = Скопировать ссылку
lobby-copied = Ссылка скопирована.
lobby-copy-by-hand = Ссылка выделена: скопируйте её вручную.
lobby-share = Отправить ссылку
lobby-share-text = Идём копать вместе!
lobby-code = или по коду { $code }
lobby-qr = QR-код ссылки
lobby-tv = Показать стол на большом экране
lobby-limit =
    { $seconds ->
        [one] { $seconds } секунда на ход
        [few] { $seconds } секунды на ход
        [many] { $seconds } секунд на ход
       *[other] { $seconds } секунды на ход
    }
lobby-played = Во что играем
lobby-own-rules = У этого стола свои правила: они открываются кнопкой «Правила» вверху.

## Rules

home-rules-contents = В этих правилах
home-rules-print = Напечатать
home-rules-other = Другие издания
