# Як на сторінці розгортається кінець раунду й те, що роблять інші.

stage-won-saboteur =
    { $who ->
        [diggers] Золотошукачі знайшли золото!
        [nobody] Золота ніхто не знайшов!
       *[saboteurs] Перемогли саботери!
    }
stage-won-gobblings =
    { $outcome ->
        [gold] Гноми знайшли золото!
        [dragon] Дракон прокинувся: перемогли гобліни!
       *[nothing] Ні золота, ні дракона: перемогли гобліни!
    }
# $who: you або other
stage-last =
    { $who ->
        [you] Остання карта — твоя.
       *[other] Останню карту кладе { $name }.
    }
# $found і $truth називають те, що лежить під ціллю
stage-lie = { $name } про ціль { $goal }: «{ $found }». Насправді — { $truth }.
stage-skip = Пропустити
stage-only-you = Це бачиш тільки ти
stage-tell = Що скажеш іншим про ціль { $goal }?
stage-say-nothing = Нічого не казати
stage-replay = Показати ще раз, що було після мого ходу
# $mends is yes if the reader can mend it now
stage-hindered =
    { $mends ->
        [yes] Зламано: { $tools }. Копати не можна: лагодь!
       *[no] Зламано: { $tools }. Копати не можна, інші карти діють.
    }
