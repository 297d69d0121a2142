# Как на странице разыгрывается конец раунда и то, что делают другие.

stage-won-saboteur =
    { $who ->
        [diggers] Золотоискатели нашли золото!
        [nobody] Золота никто не нашёл!
       *[saboteurs] Победили саботёры!
    }
stage-won-gobblings =
    { $outcome ->
        [gold] Гномы нашли золото!
        [dragon] Дракон проснулся: победили гоблины!
       *[nothing] Ни золота, ни дракона: победили гоблины!
    }
# $who: you или other
stage-last =
    { $who ->
        [you] Последнюю карту положили вы.
       *[other] Последнюю карту кладёт { $name }.
    }
# $found и $truth называют то, что лежит под целью
stage-lie = { $name } о цели { $goal }: «{ $found }». На самом деле — { $truth }.
stage-skip = Пропустить
stage-only-you = Это видите только вы
stage-tell = Что скажете остальным о цели { $goal }?
stage-say-nothing = Ничего не говорить
stage-replay = Показать ещё раз, что было после моего хода
# $mends is yes if the reader can mend it now
stage-hindered =
    { $mends ->
        [yes] Сломано: { $tools }. Копать нельзя: чините!
       *[no] Сломано: { $tools }. Копать нельзя, другие карты действуют.
    }
