### Gobblings! vs Gnomes at the table: tiles, events, refusals, editions.
### $who and $target are "you" or "other"; $name and $target-name are the names.
### Sentences about players are in the present tense, so that no name needs a gender.
### Names cannot be declined, so they always stand in the nominative.

## Roles and tiles

race-gnome = гном
race-goblin = гоблін
role-master = майстер перевтілень
role-bomber = підривник
role-greedy = жаднюга
role-driver = водій
role-pedant = педант
role-king = король
role-keymaster = ключник
role-jeweller = ювелір
found-gold = золото
found-dragon = дракон
found-dynamite = динаміт

# $sides is a list of sides
tile-passage = Прохід: { $sides }
tile-bomb = Прохід із бомбою: { $sides }
tile-lantern = Прохід із ліхтарем: { $sides }
tile-ale = Прохід з елем: { $sides }
tile-rubble = Завал: { $sides }
tile-key =
    { $colour ->
        [red] Прохід із червоним ключем: { $sides }
        [blue] Прохід із синім ключем: { $sides }
       *[yellow] Прохід із жовтим ключем: { $sides }
    }
tile-door =
    { $colour ->
        [red] Червоні двері: { $sides }
        [blue] Сині двері: { $sides }
       *[yellow] Жовті двері: { $sides }
    }
tile-door-open =
    { $colour ->
        [red] Червоні двері, відчинені: { $sides }
        [blue] Сині двері, відчинені: { $sides }
       *[yellow] Жовті двері, відчинені: { $sides }
    }
card-explosion = Вибух
card-potion = Зілля

## Events, as a log that reads like sentences

gob-round-started =
    Раунд { $round }. { $who ->
        [you] Починаєш ти.
       *[other] Починає { $name }.
    }
# $tile is the name of the tile
gob-placed =
    { $who ->
        [you] Ти кладеш на { $cell } карту «{ $tile }».
       *[other] { $name } кладе на { $cell } карту «{ $tile }».
    }
# $found is the name of what lies there
gob-peeked-own = Ти розвідуєш ціль { $goal }: там { $found }.
gob-exploded =
    { $who ->
        [you] Ти підриваєш на { $cell } карту «{ $tile }».
       *[other] { $name } підриває на { $cell } карту «{ $tile }».
    }
gob-swapped =
    { $who ->
        [you] Ти та { $target-name } міняєтеся ролями.
       *[other] { $target ->
            [you] { $name } міняється ролями з тобою.
           *[other] { $name } та { $target-name } міняються ролями.
        }
    }
# told to both who exchanged; $role is what the reader holds now, $gone what they gave away
gob-swapped-roles = Твоя стара роль: { $gone }, нова: { $role } ({ $race }).
gob-replaced = { $name } кладе карту під низ колоди й бере іншу.
gob-replaced-own = Ти кладеш під низ колоди карту «{ $card }».
gob-passed =
    { $who ->
        [you] Ти пасуєш.
       *[other] { $name } пасує.
    }
# $cards lists the hand
gob-shown =
    { $who ->
        [you] Ти не маєш чим ходити й показуєш свої карти: { $cards }.
       *[other] { $name } не має чим ходити й показує свої карти: { $cards }.
    }
gob-skipped =
    { $who ->
        [you] Ти відсипаєшся після елю й пропускаєш хід.
       *[other] { $name } відсипається після елю й пропускає хід.
    }
gob-named =
    { $who ->
        [you] Ти частуєш елем: { $target-name } пропускає наступний хід.
       *[other] { $target ->
            [you] { $name } частує тебе елем: ти пропускаєш наступний хід.
           *[other] { $name } частує елем: { $target-name } пропускає наступний хід.
        }
    }
# $found is the name of what lies there
gob-goal-opened =
    { $who ->
        [you] Ти відкриваєш ціль { $goal }, а там — { $found }!
       *[other] { $name } відкриває ціль { $goal }, а там — { $found }!
    }
gob-goal-left =
    { $who ->
        [you] Ти лишаєш іншу ціль закритою.
       *[other] { $name } лишає іншу ціль закритою.
    }
gob-blown-up =
    { $count ->
        [0] Динаміт вибухає, але бомб у лабіринті немає.
        [one] Динаміт вибухає: зникає { $count } карта з бомбою.
        [few] Динаміт вибухає: зникають { $count } карти з бомбами.
        [many] Динаміт вибухає: зникає { $count } карт із бомбами.
       *[other] Динаміт вибухає: зникає { $count } карт із бомбами.
    }
gob-round-ended =
    { $outcome ->
        [gold] Золото знайдено: раунд за гномами.
        [dragon] Дракон прокинувся: раунд за гоблінами.
       *[nothing] Ні до золота, ні до дракона не докопалися: раунд за гоблінами.
    }
# one line for each player
gob-goals = Під цілями лежало: { $faces }.
gob-ending-all-passed = Відколи зіграли останню карту, спасували всі.
gob-ending-no-cards = Усі карти скінчилися.
gob-ending-stalled = Карт уже довго ніхто не грає.
gob-role-was = { $name }: { $role } ({ $race })
# $total is the marker after it
gob-scored =
    { $change ->
        [one] { $name }: плюс { $change } очко, тепер { $total }. { $why }
        [few] { $name }: плюс { $change } очки, тепер { $total }. { $why }
        [many] { $name }: плюс { $change } очок, тепер { $total }. { $why }
       *[other] { $name }: плюс { $change } очок, тепер { $total }. { $why }
    }
gob-scored-loss =
    { $change ->
        [one] { $name }: мінус { $change } очко, тепер { $total }. { $why }
        [few] { $name }: мінус { $change } очки, тепер { $total }. { $why }
        [many] { $name }: мінус { $change } очок, тепер { $total }. { $why }
       *[other] { $name }: мінус { $change } очок, тепер { $total }. { $why }
    }
why-gold = Гноми знайшли золото.
why-opener = За відкриту ціль.
why-loss = Золото відкрив гоблін.
why-dragon = Дракон прокинувся.
why-nothing = Ні до золота, ні до дракона не докопалися.
why-theft = Здобич жаднюги.
why-robbed = Це робота жаднюги.
# $role is the name of the role
why-role = Бонус за роль: { $role }.
gob-game-ended = Гру закінчено. Перше місце: { $name }.
gob-standing =
    { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }

## Choices offered

option-place-degrees = на { $cell }, з поворотом на { $degrees }°: { $sides }
option-leave = не відкривати
option-pass = пасувати
gob-option-tile = { $cell }: { $tile }
gob-unplayable-path = Зараз цю карту нікуди покласти.
gob-unplayable-explosion = У лабіринті немає карт, які можна підірвати.
gob-ask-open = Яку ціль відкриваєш?
gob-ask-name = Хто п’є ель і пропускає наступний хід?
gob-ask-steal = Ти — жаднюга, а дракон прокинувся: у кого крадеш очко?
gob-role =
    { $race ->
        [gnome] Ти — ГНОМ ({ $role }): допоможи прокопати тунель до золота.
       *[goblin] Ти — ГОБЛІН ({ $role }): не пусти тунель до золота або розбуди дракона.
    }
gob-known-role = Ти знаєш: { $name } — { $role } ({ $race }).
gob-drinker = пропускає хід
gob-passed-mark = пас
gob-peeked = Ти знаєш: ціль { $goal } — { $found }.
gob-plain-goal-open = { $cell }: ціль { $goal }, { $found }

## Why a move is refused; $rule is the number on the rules page

refused-not-an-explosion = Прибрати карту з лабіринту може лише вибух. ({ $rule })
refused-not-a-potion = Ролями міняються лише за допомогою зілля. ({ $rule })
refused-no-turn = Так повертати карти тут не можна. ({ $rule })
refused-same-position = Після такого повороту карта лежить так само: вибери менший поворот. ({ $rule })
refused-nothing-to-blow-up = Там нема чого підривати. ({ $rule })
refused-blast-proof = Старту, цілям і картам із ліхтарем вибух не страшний. ({ $rule })
refused-not-with-yourself = Помінятися ролями із собою не можна. ({ $rule })
refused-rubble-only = Від самого лише завалу далі не прокопати: карта має прилягати до проходу або дверей. ({ $rule })
refused-deck-empty = Колода порожня: замінити карту вже не можна. ({ $rule })
refused-can-play = Ти можеш зіграти карту, тож пасувати не можна. ({ $rule })
refused-must-open = Одну ціль треба відкрити. ({ $rule })
refused-not-the-drinker = Елем частують когось іншого, не себе. ({ $rule })
refused-already-named = Цей гравець і так пропускає хід. ({ $rule })
refused-nothing-to-steal = Там нема чого красти. ({ $rule })

## Editions

title-gobblings = «Gobblings! vs Gnomes», базова гра
title-gobblings-advanced = «Gobblings! vs Gnomes», розширена гра
