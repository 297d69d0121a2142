### The picture book, editions side by side, the keys: what nobody needs to play.

## The picture book

book-hint = Выберите карту, чтобы узнать, что она делает.
book-table = Старт и цели
book-passages = Проходы
book-dead-ends = Тупики
book-doors = Ключи и двери
book-rubble = Завалы
book-actions = Карты действий
book-tools = Инструменты
book-roles = Роли
book-gold = Золото
book-start = Старт
book-nuggets = { $nuggets ->
        [one] Золото: { $nuggets } самородок
        [few] Золото: { $nuggets } самородка
        [many] Золото: { $nuggets } самородков
       *[other] Золото: { $nuggets } самородка
    }
# how many cards there are of one kind; $card is its name
book-count = { $card }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }

## Editions side by side

compare-choose = Какие издания сравнить?
compare-hint = Показаны только отличия. Номер открывает правило.
compare-same = Эти издания ни в чём не расходятся.
compare-few = Выберите хотя бы два издания.
compare-point = О чём речь

## The keys

keys-choose = Выбрать карту с руки
keys-walk = От карты к карте, от клетки к клетке
keys-play = Сыграть на это место
keys-turn = Повернуть карту
keys-away = Сбросить или заменить карту
keys-about = Что делает карта
keys-mark = Отметить выбранного игрока: доверяю, сомневаюсь, подозреваю
keys-cancel = Отменить, закрыть
keys-list = Этот список
keys-next = К следующей части страницы
keys-hint = Буквы — по их месту на английской клавиатуре, что бы ни было на ваших клавишах.
