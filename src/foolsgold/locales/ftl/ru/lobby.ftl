### The page around a game: opening a table, changing what is played, sitting down, the big screen, the end of a game.

## Opening a table, and changing what is played

form-fold = Подробнее
form-fold-hint = Издание, домашние правила, боты, время. Всё это можно поменять и потом, за столом.
form-change = Изменить игру
form-change-hint = Все сразу это увидят.
form-fewer = { $label }: меньше
form-more = { $label }: больше
form-number = число
form-pace = Темп ботов
form-pace-calm = Спокойно
form-pace-normal = Обычно
form-pace-fast = Быстро
form-pace-told =
    { $pace ->
        [calm] Боты не спешат.
        [fast] Боты играют быстро.
       *[normal] Боты играют в обычном темпе.
    }
form-level = Как хорошо играют боты
temper-trusting = доверчивый нрав
temper-wary = настороженный нрав
temper-hot-headed = вспыльчивый нрав
temper-quiet = молчаливый нрав
form-bot-talk = Боты разговаривают
form-bot-talk-hint = Они уверяют, обвиняют, благодарят и врут, как люди.
hints-switch = Подсказки, когда играю с одними ботами
hints-switch-hint = Кнопка подскажет, что сделал бы бот на вашем месте и почему.
hints-ask = Что посоветуете?
form-house = Домашние правила
form-as-booklet = как в правилах издания
form-decided =
    { $count ->
        [one] изменено: { $count }
        [few] изменено: { $count }
        [many] изменено: { $count }
       *[other] изменено: { $count }
    }
form-house-hint = Все правила, которые за этим столом можно изменить, с номерами.
form-house-own = Их определяет издание, написанное ниже.
form-booklet = В правилах издания: { $value }.
form-back = Как в издании
form-back-long = { $rule }: как в издании
form-own-fold = Собственное издание
form-own = Его текст
form-own-hint = Вставьте или напишите здесь: с чего оно начинается и что в нём иначе.
form-own-use = Играть по этому изданию
form-line = Строка { $line }

## Sitting down

face-title = Ваше лицо
face-change = Лицо
face-number = Лицо { $number }
face-taken-by = Лицо { $number }, занято: { $name }
sit-as = За столом вас будут звать { $name }.
sit-change = Изменить
sit-late = Игра уже идёт. Можно сменить бота, когда начнётся следующий раунд; до тех пор можно смотреть.
sit-late-choose = Вместо кого
sit-late-go = Сменить бота { $name }
sit-awaits = Со следующего раунда вместо бота { $name } играете вы. Пока смотрите.
sit-awaits-not = Нет, только смотреть
kicked-for-good = За этот стол больше не сесть. Можно смотреть или открыть свой стол.
home-continue-more =
    { $count ->
        [one] Ещё { $count } стол
        [few] Ещё { $count } стола
        [many] Ещё { $count } столов
       *[other] Ещё { $count } стола
    }

## Your turn, told to who looks elsewhere

turn-called = Ваш ход!
turn-notice = Вас ждут за столом { $code }.
turn-notices =
    { $on ->
        [yes] О вашем ходе напомним
       *[no] Напоминать о моём ходе
    }

## The big screen before the game

tv-join = Присоединяйтесь с телефона
tv-type = или откройте { $site } и введите
tv-here = Уже здесь: { $count } из { $seats }
tv-starts = Когда все соберутся, игру начнёт { $name }.
tv-joined = { $name } уже за столом.
tv-hint = Выберите на телефоне лицо и имя; кое-кто из вас будет лгать.

## The end of a game

end-headline =
    { $count ->
        [1] Золото забирает { $names }!
        [one] Золото делят { $names }!
        [few] Золото делят { $names }!
        [many] Золото делят { $names }!
       *[other] Золото делят { $names }!
    }
end-sub =
    { $rounds ->
        [one] Раундов: { $rounds }, ходов: { $moves }.
        [few] Раундов: { $rounds }, ходов: { $moves }.
        [many] Раундов: { $rounds }, ходов: { $moves }.
       *[other] Раундов: { $rounds }, ходов: { $moves }.
    }
end-rounds = Раунд за раундом
end-won-digger = Победили золотоискатели
end-won-saboteur = Победили саботёры
end-won-nobody = Никто не победил
end-won-gnome = Победили гномы
end-won-goblin = Победили гоблины
end-side-saboteur = = саботёр
end-side-goblin = = гоблин
end-round-opened = Раунд { $round }: цель { $goal } открывает { $name }
end-round-shut = Раунд { $round }: золото так и не нашли
end-gold-in-all = Всего золота
end-points-in-all = Всего очков
end-eager =
    { $count ->
        [1] Ещё партию ждёт { $names }.
        [one] Ещё партию ждут: { $names }.
        [few] Ещё партию ждут: { $names }.
        [many] Ещё партию ждут: { $names }.
       *[other] Ещё партию ждут: { $names }.
    }
end-rules = Другие правила
end-share = Поделиться
end-copied = Скопировано
end-share-text = Fool’s Gold, победа: { $names }. Кто копает с нами в следующий раз?
carry-open = Играть дальше на другом устройстве
carry-mine = Моё место — на другом устройстве
