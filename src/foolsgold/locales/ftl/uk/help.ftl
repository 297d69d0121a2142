### What cards do, and what may be a slip.

## What a card does, in one sentence

help-passage = Продовжує тунель.
help-dead-end = Кладуть, як прохід, але крізь нього не пройти.
help-map = Ти таємно дивишся, що лежить під однією з цілей.
help-rockfall = Прибирає з тунелю одну карту.
help-break = Хто її отримає, не копає, доки інструмент не полагодять.
help-mend = Лагодить зламаний інструмент, твій чи чужий.
help-mend-either = Лагодить один із цих інструментів, твій чи чужий.
help-bomb = Прохід, який вибухне, щойно відкриють динаміт.
help-lantern = Прохід, який нічим не підірвати.
help-ale = Прохід, а ще ти називаєш, хто пропустить наступний хід.
help-key = Прохід, який відчиняє двері свого кольору.
help-door = Перекривають шлях, доки на дорозі до них не ляже ключ того самого кольору.
help-rubble = Перекриває шлях, доки його не підірвуть.
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

## Titles, which are doors to them as well

book-title = Усі карти
compare-title = Видання поруч
keys-title = Клавіші

## Learning

learn-which = Яка гра?
learn-other = Навчитися й іншої гри: { $game }
