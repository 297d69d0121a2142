### Gobblings! vs Gnomes at the table: tiles, events, refusals, editions.
### $who and $target are "you" or "other"; $name and $target-name are the names.
### Tiles are "карты", as in the classic game; names of roles stand in quotation marks.

## Roles and tiles

race-gnome = гном
race-goblin = гоблин
role-master = Мастер перевоплощений
role-bomber = Подрывник
role-greedy = Жадина
role-driver = Водитель
role-pedant = Педант
role-king = Король
role-keymaster = Ключник
role-jeweller = Ювелир
found-gold = золото
found-dragon = дракон
found-dynamite = динамит

# $sides is a list of sides; in parentheses, since several tiles may stand in one list
tile-passage = Проход ({ $sides })
tile-bomb = Проход с бомбой ({ $sides })
tile-lantern = Проход с фонарём ({ $sides })
tile-ale = Проход с кружкой эля ({ $sides })
tile-rubble = Завал ({ $sides })
tile-key =
    { $colour ->
        [red] Проход с красным ключом ({ $sides })
        [blue] Проход с синим ключом ({ $sides })
       *[yellow] Проход с жёлтым ключом ({ $sides })
    }
tile-door =
    { $colour ->
        [red] Красная дверь ({ $sides })
        [blue] Синяя дверь ({ $sides })
       *[yellow] Жёлтая дверь ({ $sides })
    }
tile-door-open =
    { $colour ->
        [red] Открытая красная дверь ({ $sides })
        [blue] Открытая синяя дверь ({ $sides })
       *[yellow] Открытая жёлтая дверь ({ $sides })
    }
card-explosion = Взрыв
card-potion = Зелье

## Events, as a log that reads like sentences

gob-round-started =
    Раунд { $round }. { $who ->
        [you] Начинаете вы.
       *[other] Начинает { $name }.
    }
# $tile is the name of the tile
gob-placed =
    { $who ->
        [you] Вы кладёте на клетку { $cell } карту «{ $tile }».
       *[other] { $name } кладёт на клетку { $cell } карту «{ $tile }».
    }
# $found is the name of what lies there
gob-peeked-own = Вы тайком смотрите цель { $goal }: там { $found }.
gob-exploded =
    { $who ->
        [you] Вы взрываете на клетке { $cell } карту «{ $tile }».
       *[other] { $name } взрывает на клетке { $cell } карту «{ $tile }».
    }
gob-swapped =
    { $who ->
        [you] Вы и { $target-name } меняетесь ролями.
       *[other] { $target ->
            [you] { $name } меняется ролями с вами.
           *[other] { $name } и { $target-name } меняются ролями.
        }
    }
# told to both who exchanged; $role is what the reader holds now, $gone what they gave away
gob-swapped-roles = Вы отдаёте роль «{ $gone }» и получаете роль «{ $role }» ({ $race }).
gob-replaced = { $name } кладёт карту под низ колоды и берёт другую.
gob-replaced-own = Вы кладёте под низ колоды карту «{ $card }».
gob-passed =
    { $who ->
        [you] Вы пасуете.
       *[other] { $name } пасует.
    }
# $cards lists the hand
gob-shown =
    { $who ->
        [you] Вы пасуете и показываете всем, что сыграть нечего: { $cards }.
       *[other] { $name } пасует и показывает всем, что сыграть нечего: { $cards }.
    }
gob-skipped =
    { $who ->
        [you] Вы отсыпаетесь после эля и пропускаете ход.
       *[other] { $name } отсыпается после эля и пропускает ход.
    }
gob-named =
    { $who ->
        [you] Вы угощаете элем: { $target-name } пропускает следующий ход.
       *[other] { $target ->
            [you] { $name } угощает вас элем: вы пропускаете следующий ход.
           *[other] { $name } угощает элем: { $target-name } пропускает следующий ход.
        }
    }
# $found is the name of what lies there
gob-goal-opened =
    { $who ->
        [you] Вы открываете цель { $goal }: { $found }!
       *[other] { $name } открывает цель { $goal }: { $found }!
    }
gob-goal-left =
    { $who ->
        [you] Другую цель вы оставляете закрытой.
       *[other] { $name } оставляет другую цель закрытой.
    }
gob-blown-up =
    { $count ->
        [0] Динамит взрывается, но карт с бомбами на поле нет.
        [one] Динамит взрывается: с поля исчезает { $count } карта с бомбой.
        [few] Динамит взрывается: с поля исчезают { $count } карты с бомбами.
        [many] Динамит взрывается: с поля исчезает { $count } карт с бомбами.
       *[other] Динамит взрывается: с поля исчезает { $count } карты с бомбой.
    }
gob-round-ended =
    { $outcome ->
        [gold] Золото найдено: раунд за гномами.
        [dragon] Дракон проснулся: раунд за гоблинами.
       *[nothing] Ни до золота, ни до дракона никто не добрался: раунд за гоблинами.
    }
# one line for each player
gob-goals = Под целями лежало: { $faces }.
gob-ending-all-passed = После последней сыгранной карты спасовали все.
gob-ending-no-cards = Все карты закончились.
gob-ending-stalled = Карт уже давно никто не играет.
gob-role-was = { $name }: { $role } ({ $race })
# $total is the marker after it
gob-scored =
    { $change ->
        [one] { $name }: +{ $change } очко, теперь { $total }. { $why }
        [few] { $name }: +{ $change } очка, теперь { $total }. { $why }
        [many] { $name }: +{ $change } очков, теперь { $total }. { $why }
       *[other] { $name }: +{ $change } очка, теперь { $total }. { $why }
    }
gob-scored-loss =
    { $change ->
        [one] { $name }: −{ $change } очко, теперь { $total }. { $why }
        [few] { $name }: −{ $change } очка, теперь { $total }. { $why }
        [many] { $name }: −{ $change } очков, теперь { $total }. { $why }
       *[other] { $name }: −{ $change } очка, теперь { $total }. { $why }
    }
why-gold = Гномы нашли золото.
why-opener = Награда за открытое золото.
why-loss = Золото открыл гоблин.
why-dragon = Дракон проснулся.
why-nothing = Ни до золота, ни до дракона никто не добрался.
why-theft = Добыча Жадины.
why-robbed = Очко достаётся Жадине.
# $role is the name of the role
why-role = Бонус роли «{ $role }».
gob-game-ended = Игра окончена. Победитель — { $name }!
gob-standing =
    { $points ->
        [one] { $name }: { $points } очко
        [few] { $name }: { $points } очка
        [many] { $name }: { $points } очков
       *[other] { $name }: { $points } очка
    }

## Choices offered

option-place-degrees = на клетку { $cell }, с поворотом на { $degrees }°: { $sides }
option-leave = оставить закрытой
option-pass = пасовать
gob-option-tile = { $cell }: { $tile }
gob-unplayable-path = Сейчас эту карту некуда положить.
gob-unplayable-explosion = На поле нет карты, которую можно взорвать.
gob-ask-open = Какую цель откроете?
gob-ask-name = Кого угостите элем? Следующий ход этот игрок пропустит.
gob-ask-steal = Вы — Жадина, а дракон проснулся: у кого украдёте очко?
gob-role =
    { $race ->
        [gnome] Вы — ГНОМ, ваша роль — «{ $role }»: помогите довести туннель до золота.
       *[goblin] Вы — ГОБЛИН, ваша роль — «{ $role }»: не подпустите гномов к золоту или разбудите дракона.
    }
gob-known-role = Вы знаете: { $name } — { $role } ({ $race }).
gob-drinker = пропускает ход
gob-passed-mark = пас
gob-peeked = Вы знаете: цель { $goal } — { $found }.
gob-plain-goal-open = { $cell }: цель { $goal }, { $found }

## Why a move is refused; $rule is the number on the rules page

refused-not-an-explosion = Убрать карту с поля может только взрыв. ({ $rule })
refused-not-a-potion = Поменяться ролями можно только с помощью зелья. ({ $rule })
refused-no-turn = Здесь карты так не поворачивают. ({ $rule })
refused-same-position = После такого поворота карта лежит так же: выберите меньший поворот. ({ $rule })
refused-nothing-to-blow-up = Там нет карты, взрывать нечего. ({ $rule })
refused-blast-proof = Старт, цели и карты с фонарём взорвать нельзя. ({ $rule })
refused-not-with-yourself = Меняться ролями с собой нельзя. ({ $rule })
refused-rubble-only = От одного завала дальше не прокопать: карта должна примыкать к проходу или двери. ({ $rule })
refused-deck-empty = Колода пуста: заменить карту уже нельзя. ({ $rule })
refused-can-play = Вам есть что сыграть, так что пасовать нельзя. ({ $rule })
refused-must-open = Одну цель открыть придётся. ({ $rule })
refused-not-the-drinker = Себя элем не угощают: выберите кого-нибудь другого. ({ $rule })
refused-already-named = Этот игрок и так пропускает ход. ({ $rule })
refused-nothing-to-steal = Там красть нечего. ({ $rule })

## Editions

title-gobblings = Gobblings! vs Gnomes, базовая игра
title-gobblings-advanced = Gobblings! vs Gnomes, сложная игра
