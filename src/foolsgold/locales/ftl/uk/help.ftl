### What cards do, the picture book, editions side by side, the keys.

## What a card does, in one sentence

help-passage = Продовжує тунель.
help-dead-end = Кладеться, як прохід, але крізь неї не пройти.
help-map = Лише ти дивишся, що під однією ціллю.
help-rockfall = Прибирає з тунелю одну карту.
help-break = Хто її отримає, не копає, доки не полагодить інструмент.
help-mend = Лагодить зламаний інструмент, твій чи чужий.
help-mend-either = Лагодить один із цих інструментів, твій чи чужий.
help-bomb = Прохід, який вибухне, щойно відкриють динаміт.
help-lantern = Прохід, який нічим не підірвати.
help-ale = Прохід, а ще ти називаєш, хто пропустить наступний хід.
help-key = Прохід, який відчиняє двері свого кольору.
help-door = Перекриває шлях, доки перед нею не ляже ключ її кольору.
help-rubble = Перекриває шлях, доки її не підірвуть.
help-explosion = Прибирає з лабіринту одну карту, але не з ліхтарем.
help-potion = Ти міняєшся з кимось ролями, і знаєте їх лише ви двоє.
help-about = Що робить ця карта?
# before the numbers of the rules
help-rules = Правила:
help-rule-open = Прочитати правило { $rule }
help-rule-missing = Правила { $rule } тут немає: у цьому виданні воно не діє або про нього йдеться лише на сторінці правил.

## Before a card is played by mistake

doubt-break-self = Так ти зламаєш власний інструмент. Справді цього хочеш?
# $known says what the reader knows of that goal
doubt-known = { $known } Дивитися ще раз?
doubt-yes = Так, зіграти

## The picture book

book-title = Усі карти
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

compare-title = Видання поруч
compare-choose = Які видання порівняти?
compare-hint = Показано лише відмінності. Номер відкриває правило.
compare-same = Ці видання в усьому згодні.
compare-few = Вибери щонайменше два видання.
compare-point = Про що йдеться

## The keys

keys-title = Клавіші
keys-choose = Вибрати карту з руки
keys-walk = Від карти до карти, від місця до місця
keys-play = Зіграти там
keys-turn = Повернути карту
keys-away = Скинути карту
keys-about = Що робить карта
keys-cancel = Скасувати, закрити
keys-list = Цей список
keys-next = До наступної частини сторінки
keys-hint = Літери — за їхнім місцем на англійській клавіатурі, хоч би що було на твоїх клавішах.

## Learning

learn-which = Яка гра?
learn-other = Навчитися й іншої гри: { $game }
