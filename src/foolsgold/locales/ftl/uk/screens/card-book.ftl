### The picture book, editions side by side, the keys: what nobody needs to play.

## The picture book

book-hint = Вибери карту, щоб дізнатися, що вона робить.
book-table = Старт і цілі
book-passages = Проходи
book-dead-ends = Глухі кути
book-doors = Ключі й двері
book-rubble = Завали
book-actions = Карти дій
book-tools = Інструменти
book-roles = Ролі
book-gold = Золото
book-start = Старт
book-nuggets = { $nuggets ->
        [one] Золото: { $nuggets } самородок
        [few] Золото: { $nuggets } самородки
        [many] Золото: { $nuggets } самородків
       *[other] Золото: { $nuggets } самородка
    }
# how many cards there are of one kind; $card is its name
book-count = { $card }, { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }

## Editions side by side

compare-choose = Які видання порівняти?
compare-hint = Показано лише відмінності. Номер відкриває правило.
compare-same = Ці видання ні в чому не різняться.
compare-few = Вибери щонайменше два видання.
compare-point = Про що йдеться

## The keys

keys-choose = Вибрати карту з руки
keys-walk = Від карти до карти, від місця до місця
keys-play = Зіграти там
keys-turn = Повернути карту
keys-away = Скинути або замінити карту
keys-about = Що робить карта
keys-mark = Позначити вибраного гравця: довіряю, сумніваюся, підозрюю
keys-cancel = Скасувати, закрити
keys-list = Цей список
keys-next = До наступної частини сторінки
keys-hint = Літери — за їхнім місцем на англійській клавіатурі, хоч би що було на твоїх клавішах.
