### Faces, last deeds, private marks, reactions, and what was said, on the page.


## What a seat did last: a word or two beside a face, so that it fits; $goal is a number

deed-dug = туннель
deed-looked = разведка: { $goal }
deed-put-away = сброс карты
deed-mended =
    { $tool ->
        [pick] починка: кирка
        [lamp] починка: фонарь
       *[cart] починка: вагонетка
    }
deed-broke =
    { $tool ->
        [pick] поломка: кирка
        [lamp] поломка: фонарь
       *[cart] поломка: вагонетка
    }
deed-rockfall = обвал
deed-exploded = взрыв
deed-opened = открыта цель { $goal }
deed-swapped = обмен ролями
deed-replaced = замена карты
deed-passed = пас
deed-skipped = пропуск хода
deed-named = угощение элем
seats-last-deed = последнее: { $deed }

## What the reader privately thinks of somebody

mark-title = Моя пометка
mark-hint = Её видите только вы. Клавиша M
mark-trust = Доверяю
mark-unsure = Сомневаюсь
mark-suspect = Подозреваю

## Talk

talk-filter = Что показать
talk-filter-all = Всё
talk-filter-deeds = Ходы

## Reactions to a deed

react-title = Отклик на последний ход
react-laugh = Смех
react-gasp = Ого!
react-angry = Гнев
react-clap = Аплодисменты
react-think = Хм…
react-cry = Слёзы

## Claims at a goal

pins-label = Что говорят о цели { $goal }
pins-looked = Разведка была: { $names }
pins-more = ещё { $count }

## At the end of a round

tested-title = Что говорили и что было правдой
tested-true = правда
tested-false = неправда
tested-looked = разведка действительно была
tested-never-looked = разведки не было

## The own role on one’s own device

role-open = Это ваша роль
role-open-hint = Вокруг одни боты, или это только ваш экран: карта лежит открыто.
role-always = Всегда показывать на этом устройстве
role-never = Экран видят другие: прятать
