### The end of a game, on the page and in the terminal.

ending-early = Как прошла игра, расскажем, когда она закончится.
lookback-title = Как это было
award-title = Награды
# $award is the name of the award, $why what it was earned with
award-line = { $award }: { $name } ({ $why })

award-way = Самый длинный путь
award-way-why = карт на пути к золоту: { $number } из { $of }
award-mended = Добрая душа
award-mended-why = починено чужих инструментов: { $number }
award-broken = Тяжёлая рука
award-broken-why = сломано инструментов: { $number }
award-looked = Любопытный нос
award-looked-why = взглядов под цели: { $number }
award-dug = Больше всех мозолей
award-dug-why = положено карт пути: { $number }
award-doors = Мастер дверей
award-doors-why = открыто дверей: { $number }
award-ales = Душа трактира
award-ales-why = угощений элем: { $number }
award-stolen = Липкие пальцы
award-stolen-why = украдено очков: { $number }
award-blasts = Пороховая бочка
award-blasts-why = взорвано карт: { $number }
award-swaps = Тысяча лиц
award-swaps-why = обменов ролями: { $number }
award-lie = Лучшая ложь
award-lie-why = ходов до первого сомнения: { $number }
award-nose = Самый тонкий нюх
award-nose-why = верное подозрение уже с { $number }-го хода
