### The classic game at the table: cards, events, refusals.
### $who and $target are "you", "self" or "other"; $name and $target-name are the names.
### Sentences are in the present tense, so that no name needs a gender.
### "Перевернуть" would mean face up or down; a card turned around lies "вверх ногами".

## Cards

tool-pick = кирка
tool-lamp = фонарь
tool-cart = вагонетка
side-n = вверх
side-e = вправо
side-s = вниз
side-w = влево

# $sides is a list of sides
card-passage = Проход: { $sides }
card-dead-end = Тупик: { $sides }
card-map = Разведка
card-rockfall = Обвал
card-break =
    { $tool ->
        [pick] Сломанная кирка
        [lamp] Сломанный фонарь
       *[cart] Сломанная вагонетка
    }
card-mend =
    { $tools ->
        [pick] Ремонт: кирка
        [lamp] Ремонт: фонарь
        [cart] Ремонт: вагонетка
        [pick-lamp] Ремонт: кирка или фонарь
        [pick-cart] Ремонт: кирка или вагонетка
        [lamp-cart] Ремонт: фонарь или вагонетка
       *[other] Ремонт: любой инструмент
    }

## Events, as a log that reads like sentences

event-round-started =
    Раунд { $round } из { $rounds }. { $who ->
        [you] Начинаете вы.
       *[other] Начинает { $name }.
    }
event-dealt =
    Вам сдают тайную роль и { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
event-placed =
    { $who ->
        [you] { $kind ->
            [dead-end] Вы кладёте тупик на клетку { $cell }.
           *[passage] Вы кладёте проход на клетку { $cell }.
        }
       *[other] { $kind ->
            [dead-end] { $name } кладёт тупик на клетку { $cell }.
           *[passage] { $name } кладёт проход на клетку { $cell }.
        }
    }
event-peeked = { $name } тайком заглядывает под цель { $goal }.
event-peeked-own =
    { $found ->
        [treasure] Вы тайком смотрите цель { $goal }: там сокровище!
       *[stone] Вы тайком смотрите цель { $goal }: всего лишь камень.
    }
event-collapsed =
    { $who ->
        [you] Вы устраиваете обвал: карты на клетке { $cell } больше нет.
       *[other] { $name } устраивает обвал: карты на клетке { $cell } больше нет.
    }
event-broken =
    { $who ->
        [you] { $target ->
            [self] Вы ломаете себе { $tool ->
                [pick] кирку
                [lamp] фонарь
               *[cart] вагонетку
            }.
           *[other] Вы ломаете { $tool ->
                [pick] кирку: { $target-name } теперь без кирки
                [lamp] фонарь: { $target-name } теперь без фонаря
               *[cart] вагонетку: { $target-name } теперь без вагонетки
            }.
        }
       *[other] { $target ->
            [you] { $name } ломает вам { $tool ->
                [pick] кирку
                [lamp] фонарь
               *[cart] вагонетку
            }.
            [self] { $name } ломает себе { $tool ->
                [pick] кирку
                [lamp] фонарь
               *[cart] вагонетку
            }.
           *[other] { $name } ломает { $tool ->
                [pick] кирку: { $target-name } теперь без кирки
                [lamp] фонарь: { $target-name } теперь без фонаря
               *[cart] вагонетку: { $target-name } теперь без вагонетки
            }.
        }
    }
event-mended =
    { $who ->
        [you] { $target ->
            [self] Вы чините себе { $tool ->
                [pick] кирку
                [lamp] фонарь
               *[cart] вагонетку
            }.
           *[other] Вы чините { $tool ->
                [pick] кирку: { $target-name } снова с киркой
                [lamp] фонарь: { $target-name } снова с фонарём
               *[cart] вагонетку: { $target-name } снова с вагонеткой
            }.
        }
       *[other] { $target ->
            [you] { $name } чинит вам { $tool ->
                [pick] кирку
                [lamp] фонарь
               *[cart] вагонетку
            }.
            [self] { $name } чинит себе { $tool ->
                [pick] кирку
                [lamp] фонарь
               *[cart] вагонетку
            }.
           *[other] { $name } чинит { $tool ->
                [pick] кирку: { $target-name } снова с киркой
                [lamp] фонарь: { $target-name } снова с фонарём
               *[cart] вагонетку: { $target-name } снова с вагонеткой
            }.
        }
    }
event-discarded = { $name } пасует и сбрасывает карту рубашкой вверх.
event-discarded-own = Вы пасуете и сбрасываете рубашкой вверх карту «{ $card }».
event-drew-own = Вы берёте карту «{ $card }».
event-goal-opened =
    { $found ->
        [treasure] { $who ->
            [you] Вы открываете цель { $goal }: сокровище!
           *[other] { $name } открывает цель { $goal }: сокровище!
        }
       *[stone] { $who ->
            [you] Вы открываете цель { $goal }: всего лишь камень.
           *[other] { $name } открывает цель { $goal }: всего лишь камень.
        }
    }
event-round-ended =
    { $found ->
        [yes] Сокровище найдено: раунд за золотоискателями.
        [nobody] Сокровище не найдено, но и саботёров не было: раунд не выиграл никто.
       *[no] Сокровище не найдено: раунд за саботёрами.
    }
# $names lists the saboteurs
event-saboteurs =
    { $count ->
        [0] Саботёров не было.
        [one] Саботёр — { $names }.
        [few] Саботёры — { $names }.
        [many] Саботёры — { $names }.
       *[other] Саботёры — { $names }.
    }
event-treasure-was = Сокровище лежало под целью { $goal }.
event-gold-offered =
    { $count ->
        [1] { $name } получает последнюю карту золота.
        [one] { $name } выбирает из { $count } карты золота.
        [few] { $name } выбирает из { $count } карт золота.
        [many] { $name } выбирает из { $count } карт золота.
       *[other] { $name } выбирает из { $count } карты золота.
    }
# $cards lists nuggets, such as 1, 1, 3
event-gold-offered-own = Вы выбираете одну из карт золота: { $cards }.
event-gold-taken = { $name } берёт карту золота.
event-gold-taken-own =
    Вы берёте { $nuggets ->
        [one] { $nuggets } самородок
        [few] { $nuggets } самородка
        [many] { $nuggets } самородков
       *[other] { $nuggets } самородка
    }.
event-paid =
    { $who ->
        [you] Вы получаете { $due ->
            [one] { $due } самородок
            [few] { $due } самородка
            [many] { $due } самородков
           *[other] { $due } самородка
        }.
       *[other] { $name } получает { $due ->
            [one] { $due } самородок
            [few] { $due } самородка
            [many] { $due } самородков
           *[other] { $due } самородка
        }.
    }
event-game-ended =
    { $count ->
        [one] Игра окончена. Победитель — { $names }!
        [few] Игра окончена. Победу делят: { $names }!
        [many] Игра окончена. Победу делят: { $names }!
       *[other] Игра окончена. Победу делят: { $names }!
    }
standing =
    { $name }: { $nuggets ->
        [one] { $nuggets } самородок
        [few] { $nuggets } самородка
        [many] { $nuggets } самородков
       *[other] { $nuggets } самородка
    }

## Choices offered

option-place = на клетку { $cell }
option-place-turned = на клетку { $cell }, вверх ногами
option-goal = цель { $goal }
option-collapse = { $cell }: { $card }
option-seat =
    { $who ->
        [you] вы сами
       *[other] { $name }
    }
option-mend =
    { $who ->
        [you] { $tool ->
            [pick] ваша кирка
            [lamp] ваш фонарь
           *[cart] ваша вагонетка
        }
       *[other] { $name }: { $tool ->
            [pick] кирка
            [lamp] фонарь
           *[cart] вагонетка
        }
    }
option-discard = сбросить карту «{ $card }»
option-turn =
    { $turned ->
        [yes] вверх ногами: { $card }
       *[no] как есть: { $card }
    }
option-take =
    { $nuggets ->
        [one] { $nuggets } самородок
        [few] { $nuggets } самородка
        [many] { $nuggets } самородков
       *[other] { $nuggets } самородка
    }

## Why a card cannot be played at all

unplayable-path = Сейчас эту карту некуда положить.
unplayable-map = Все цели открыты: разведывать больше нечего.
unplayable-rockfall = В лабиринте пока нет карт, обрушивать нечего.
unplayable-break = Этот инструмент сломан уже у всех.
unplayable-mend = Ни у кого нет поломки, которую чинит эта карта.

## Why a move is refused; $rule is the number on the rules page

refused-game-over = Игра окончена. ({ $rule })
refused-not-now = Сначала нужно решить другое. ({ $rule })
refused-not-your-card = Этой карты у вас на руках нет. ({ $rule })
refused-not-a-path = В лабиринт кладут только карты пути. ({ $rule })
refused-not-a-map = Посмотреть цель можно только картой разведки. ({ $rule })
refused-not-a-rockfall = Убрать карту из лабиринта может только обвал. ({ $rule })
refused-not-a-break = Эта карта ничего не ломает. ({ $rule })
refused-not-a-mend = Эта карта ничего не чинит. ({ $rule })
refused-tool-broken = Со сломанным инструментом копать нельзя. ({ $rule })
refused-cell-taken = Там уже лежит карта. ({ $rule })
refused-no-fit = Туннели не стыкуются с соседними картами. ({ $rule })
refused-no-contact = Карта должна продолжать туннель, который уже лежит на столе. ({ $rule })
refused-cut-off = Непрерывного туннеля оттуда к старту нет. ({ $rule })
refused-same-turned = Вверх ногами эта карта точно такая же: кладите её как есть. ({ $rule })
refused-no-such-goal = Такой цели нет. ({ $rule })
refused-goal-open = Эта цель уже открыта. ({ $rule })
refused-no-such-seat = На этом месте никого нет. ({ $rule })
refused-not-yourself = За этим столом себе инструмент не ломают. ({ $rule })
refused-already-broken = Этот инструмент там уже сломан. ({ $rule })
refused-wrong-tool = Такой инструмент эта карта не чинит. ({ $rule })
refused-nothing-to-mend = Этот инструмент не сломан. ({ $rule })
refused-nothing-there = Там нет карты, обрушивать нечего. ({ $rule })
refused-protected = Старту и целям обвал не страшен. ({ $rule })
refused-not-reached = Непрерывного туннеля к этой цели нет. ({ $rule })
refused-not-this-stone = Этот камень сейчас не кладут. ({ $rule })
refused-no-such-gold = Такой карты золота вам не передавали. ({ $rule })
bad-notation = «{ $text }» — это не ход. Ход выглядит так: «{ $example }».

## Editions

title-saboteur-uk = Саботёр, украинское издание
title-saboteur-ru = Саботёр, русское издание
title-saboteur-fa = Саботёр, персидское издание
title-saboteur-lv = Саботёр, латышское издание
title-saboteur-he = Саботёр, издание на иврите
title-saboteur-en = Саботёр, английское издание

