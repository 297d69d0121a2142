### What cards do, the picture book, editions side by side, the keys.

## What a card does, in one sentence

help-passage = Продолжает туннель.
help-dead-end = Кладётся как проход, но дальше через неё не пройти.
help-map = Только вы смотрите, что под одной из целей.
help-rockfall = Убирает из туннеля одну карту пути.
help-break = Кто её получит, не копает, пока инструмент не починят.
help-mend = Чинит сломанный инструмент, ваш или чужой.
help-mend-either = Чинит один из этих инструментов, ваш или чужой.
help-bomb = Проход, который взорвётся, когда откроют динамит.
help-lantern = Проход, который ничем не взорвать.
help-ale = Проход, и вы называете, кто пропустит следующий ход.
help-key = Проход, который открывает двери своего цвета.
help-door = Перекрывает путь, пока до неё не ляжет ключ её цвета.
help-rubble = Перекрывает путь, пока её не взорвут.
help-explosion = Убирает с поля одну карту, но не с фонарём.
help-potion = Вы меняетесь с кем-то ролями, и знаете их только вы двое.
help-about = Что делает эта карта?
# before the numbers of the rules
help-rules = Правила:
help-rule-open = Прочитать правило { $rule }
help-rule-missing = Правила { $rule } здесь нет: в этом издании оно не действует или о нём говорится только на странице правил.

## Before a card is played by mistake

doubt-break-self = Так вы сломаете собственный инструмент. Вы правда этого хотите?
# $known says what the reader knows of that goal
doubt-known = { $known } Смотреть ещё раз?
doubt-yes = Да, сыграть

## The picture book

book-title = Все карты
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

compare-title = Издания рядом
compare-choose = Какие издания сравнить?
compare-hint = Показаны только отличия. Номер открывает правило.
compare-same = Эти издания во всём согласны.
compare-few = Выберите хотя бы два издания.
compare-point = О чём речь

## The keys

keys-title = Клавиши
keys-choose = Выбрать карту с руки
keys-walk = От карты к карте, от клетки к клетке
keys-play = Сыграть туда
keys-turn = Повернуть карту
keys-away = Сбросить карту
keys-about = Что делает карта
keys-cancel = Отменить, закрыть
keys-list = Этот список
keys-next = К следующей части страницы
keys-hint = Буквы — по их месту на английской клавиатуре, что бы ни было на ваших клавишах.

## Learning

learn-which = Какая игра?
learn-other = Научиться и другой игре: { $game }
