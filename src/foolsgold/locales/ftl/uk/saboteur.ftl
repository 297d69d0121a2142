### The classic game at the table: cards, events, refusals.
### $who and $target are "you", "self" or "other"; $name and $target-name are the names.
### Sentences are in the present tense, so that no name needs a gender.
### Names cannot be declined, so they always stand in the nominative.

## Cards

tool-pick = кирка
tool-lamp = ліхтар
tool-cart = вагонетка
side-n = вгору
side-e = праворуч
side-s = вниз
side-w = ліворуч

# $sides is a list of sides
card-passage = Прохід: { $sides }
card-dead-end = Глухий кут: { $sides }
card-map = Розвідка
card-rockfall = Обвал
card-break =
    { $tool ->
        [pick] Зламана кирка
        [lamp] Зламаний ліхтар
       *[cart] Зламана вагонетка
    }
card-mend =
    { $tools ->
        [pick] Ремонт: кирка
        [lamp] Ремонт: ліхтар
        [cart] Ремонт: вагонетка
        [pick-lamp] Ремонт: кирка або ліхтар
        [pick-cart] Ремонт: кирка або вагонетка
        [lamp-cart] Ремонт: ліхтар або вагонетка
       *[other] Ремонт: будь-який інструмент
    }

## Events, as a log that reads like sentences

event-round-started =
    Раунд { $round } з { $rounds }. { $who ->
        [you] Починаєш ти.
       *[other] Починає { $name }.
    }
event-dealt =
    Ти отримуєш таємну роль і { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карт
    }.
event-placed =
    { $who ->
        [you] { $kind ->
            [dead-end] Ти кладеш глухий кут на { $cell }.
           *[passage] Ти кладеш прохід на { $cell }.
        }
       *[other] { $kind ->
            [dead-end] { $name } кладе глухий кут на { $cell }.
           *[passage] { $name } кладе прохід на { $cell }.
        }
    }
event-peeked = { $name } розвідує ціль { $goal }.
event-peeked-own =
    { $found ->
        [treasure] Ти розвідуєш ціль { $goal }: там скарб!
       *[stone] Ти розвідуєш ціль { $goal }: там лише камінь.
    }
event-collapsed =
    { $who ->
        [you] Твій обвал засипає карту на { $cell }.
       *[other] { $name } влаштовує обвал: карти на { $cell } більше немає.
    }
event-broken =
    { $who ->
        [you] { $target ->
            [self] Ти ламаєш { $tool ->
                [pick] власну кирку
                [lamp] власний ліхтар
               *[cart] власну вагонетку
            }.
           *[other] Ти ламаєш { $tool ->
                [pick] кирку, і { $target-name } тепер без неї
                [lamp] ліхтар, і { $target-name } тепер без нього
               *[cart] вагонетку, і { $target-name } тепер без неї
            }.
        }
       *[other] { $target ->
            [you] { $name } ламає { $tool ->
                [pick] твою кирку
                [lamp] твій ліхтар
               *[cart] твою вагонетку
            }.
            [self] { $name } ламає { $tool ->
                [pick] власну кирку
                [lamp] власний ліхтар
               *[cart] власну вагонетку
            }.
           *[other] { $name } ламає { $tool ->
                [pick] кирку, і { $target-name } тепер без неї
                [lamp] ліхтар, і { $target-name } тепер без нього
               *[cart] вагонетку, і { $target-name } тепер без неї
            }.
        }
    }
event-mended =
    { $who ->
        [you] { $target ->
            [self] Ти лагодиш { $tool ->
                [pick] свою кирку
                [lamp] свій ліхтар
               *[cart] свою вагонетку
            }.
           *[other] Ти лагодиш { $tool ->
                [pick] кирку, і { $target-name } знову з киркою
                [lamp] ліхтар, і { $target-name } знову з ліхтарем
               *[cart] вагонетку, і { $target-name } знову з вагонеткою
            }.
        }
       *[other] { $target ->
            [you] { $name } лагодить { $tool ->
                [pick] твою кирку
                [lamp] твій ліхтар
               *[cart] твою вагонетку
            }.
            [self] { $name } лагодить { $tool ->
                [pick] свою кирку
                [lamp] свій ліхтар
               *[cart] свою вагонетку
            }.
           *[other] { $name } лагодить { $tool ->
                [pick] кирку, і { $target-name } знову з киркою
                [lamp] ліхтар, і { $target-name } знову з ліхтарем
               *[cart] вагонетку, і { $target-name } знову з вагонеткою
            }.
        }
    }
event-discarded = { $name } пасує й скидає карту долілиць.
event-discarded-own = Ти пасуєш і скидаєш долілиць карту «{ $card }».
event-drew-own = Ти береш карту «{ $card }».
event-goal-opened =
    { $found ->
        [treasure] { $who ->
            [you] Ти відкриваєш ціль { $goal }, а там — скарб!
           *[other] { $name } відкриває ціль { $goal }, а там — скарб!
        }
       *[stone] { $who ->
            [you] Ти відкриваєш ціль { $goal }, а там лише камінь.
           *[other] { $name } відкриває ціль { $goal }, а там лише камінь.
        }
    }
event-round-ended =
    { $found ->
        [yes] Скарб знайдено: раунд за золотошукачами.
        [nobody] Скарбу не знайдено, але й саботерів не було: раунд не виграв ніхто.
       *[no] Скарбу не знайдено: раунд за саботерами.
    }
# $names lists the saboteurs
event-saboteurs =
    { $count ->
        [0] Саботерів не було.
        [1] Саботер цього раунду: { $names }.
        [one] Саботери цього раунду: { $names }.
        [few] Саботери цього раунду: { $names }.
        [many] Саботери цього раунду: { $names }.
       *[other] Саботери цього раунду: { $names }.
    }
event-treasure-was = Скарб лежав під ціллю { $goal }.
event-gold-offered =
    { $count ->
        [1] { $name } отримує останню карту золота.
        [one] { $name } вибирає з { $count } карти золота.
        [few] { $name } вибирає з { $count } карт золота.
        [many] { $name } вибирає з { $count } карт золота.
       *[other] { $name } вибирає з { $count } карт золота.
    }
# $cards lists nuggets, such as 1, 1, 3
event-gold-offered-own = Ти вибираєш із карт золота: { $cards }.
event-gold-taken = { $name } бере карту золота.
event-gold-taken-own =
    Ти береш { $nuggets ->
        [one] { $nuggets } самородок
        [few] { $nuggets } самородки
        [many] { $nuggets } самородків
       *[other] { $nuggets } самородків
    }.
event-paid =
    { $who ->
        [you] Ти отримуєш { $due ->
            [one] { $due } самородок
            [few] { $due } самородки
            [many] { $due } самородків
           *[other] { $due } самородків
        }.
       *[other] { $name } отримує { $due ->
            [one] { $due } самородок
            [few] { $due } самородки
            [many] { $due } самородків
           *[other] { $due } самородків
        }.
    }
event-game-ended =
    { $count ->
        [1] Гру закінчено. Перше місце: { $names }.
        [one] Гру закінчено. Перше місце ділять: { $names }.
        [few] Гру закінчено. Перше місце ділять: { $names }.
        [many] Гру закінчено. Перше місце ділять: { $names }.
       *[other] Гру закінчено. Перше місце ділять: { $names }.
    }
standing =
    { $name }: { $nuggets ->
        [one] { $nuggets } самородок
        [few] { $nuggets } самородки
        [many] { $nuggets } самородків
       *[other] { $nuggets } самородків
    }

## Choices offered

option-place = на { $cell }
option-place-turned = на { $cell }, догори ногами
option-goal = ціль { $goal }
option-collapse = { $cell }: { $card }
option-seat =
    { $who ->
        [you] ти
       *[other] { $name }
    }
option-mend =
    { $who ->
        [you] { $tool ->
            [pick] твоя кирка
            [lamp] твій ліхтар
           *[cart] твоя вагонетка
        }
       *[other] { $name }: { $tool ->
            [pick] кирка
            [lamp] ліхтар
           *[cart] вагонетка
        }
    }
option-discard = скинути: { $card }
option-turn =
    { $turned ->
        [yes] догори ногами: { $card }
       *[no] як є: { $card }
    }
option-take =
    { $nuggets ->
        [one] { $nuggets } самородок
        [few] { $nuggets } самородки
        [many] { $nuggets } самородків
       *[other] { $nuggets } самородків
    }

## Why a card cannot be played at all

unplayable-path = Зараз цю карту нікуди покласти.
unplayable-map = Усі цілі вже відкрито: розвідувати нічого.
unplayable-rockfall = У лабіринті ще немає карт, які можна засипати.
unplayable-break = Такий інструмент уже в усіх зламаний.
unplayable-mend = Ні в кого немає зламаного інструмента, який лагодить ця карта.

## Why a move is refused; $rule is the number on the rules page

refused-game-over = Гру вже закінчено. ({ $rule })
refused-not-now = Спершу треба вирішити дещо інше. ({ $rule })
refused-not-your-card = Такої карти в тебе немає. ({ $rule })
refused-not-a-path = У лабіринт кладуть лише карти тунелів. ({ $rule })
refused-not-a-map = Розвідати ціль можна лише картою розвідки. ({ $rule })
refused-not-a-rockfall = Прибрати карту з лабіринту може лише обвал. ({ $rule })
refused-not-a-break = Ця карта не ламає інструментів. ({ $rule })
refused-not-a-mend = Ця карта не лагодить інструментів. ({ $rule })
refused-tool-broken = Поки в тебе зламаний інструмент, копати не можна. ({ $rule })
refused-cell-taken = Там уже лежить карта. ({ $rule })
refused-no-fit = Тунелі не сходяться із сусідніми картами. ({ $rule })
refused-no-contact = Карта має продовжувати тунель, що вже лежить на столі. ({ $rule })
refused-cut-off = Суцільного тунелю звідти до старту немає. ({ $rule })
refused-same-turned = Ця карта й догори ногами така сама: клади її як є. ({ $rule })
refused-no-such-goal = Такої цілі немає. ({ $rule })
refused-goal-open = Цю ціль уже відкрито. ({ $rule })
refused-no-such-seat = Там ніхто не сидить. ({ $rule })
refused-not-yourself = За цим столом власних інструментів не ламають. ({ $rule })
refused-already-broken = Цей інструмент там уже зламаний. ({ $rule })
refused-wrong-tool = Такого інструмента ця карта не лагодить. ({ $rule })
refused-nothing-to-mend = Цей інструмент і так цілий. ({ $rule })
refused-nothing-there = Там немає карти, яку міг би засипати обвал. ({ $rule })
refused-protected = Старту й цілям обвал не страшний. ({ $rule })
refused-not-reached = Суцільного тунелю до цієї цілі ще немає. ({ $rule })
refused-not-this-stone = Зараз кладуть не цей камінь. ({ $rule })
refused-no-such-gold = Такої карти золота тобі не передавали. ({ $rule })
bad-notation = «{ $text }» — це не хід. Хід має такий вигляд: «{ $example }».

## Editions

title-saboteur-uk = «Саботер», видання українською
title-saboteur-ru = «Саботер», видання російською
title-saboteur-fa = «Саботер», видання перською
title-saboteur-lv = «Саботер», видання латиською
title-saboteur-he = «Саботер», видання івритом
title-saboteur-en = «Саботер», видання англійською

