### What cards do, and what may be a slip.

## What a card does, in one sentence

help-passage = Продолжает туннель.
help-dead-end = Кладётся как проход, но дальше через него не пройти.
help-map = Вы тайком смотрите, что лежит под одной из целей.
help-rockfall = Убирает из туннеля одну карту пути.
help-break = Кто её получит, не копает, пока инструмент не починят.
help-mend = Чинит сломанный инструмент, ваш или чужой.
help-mend-either = Чинит один из этих инструментов, ваш или чужой.
help-bomb = Проход, который взорвётся, когда откроют динамит.
help-lantern = Проход, который ничем не взорвать.
help-ale = Проход, и вы называете, кто пропустит следующий ход.
help-key = Проход, который открывает двери своего цвета.
help-door = Перекрывает путь, пока на пути к ней не ляжет ключ её цвета.
help-rubble = Перекрывает путь, пока его не взорвут.
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

## Titles, which are doors to them as well

book-title = Все карты
compare-title = Издания рядом
keys-title = Клавиши

## Learning

learn-which = Какая игра?
learn-other = Научиться и другой игре: { $game }
