### Faces, last deeds, private marks, reactions, and what was said, on the page.


## What a seat did last: a word or two beside a face, so that it fits; $goal is a number

deed-dug = тунель
deed-looked = розвідка: { $goal }
deed-put-away = скид карти
deed-mended =
    { $tool ->
        [pick] ремонт: кирка
        [lamp] ремонт: ліхтар
       *[cart] ремонт: вагонетка
    }
deed-broke =
    { $tool ->
        [pick] поломка: кирка
        [lamp] поломка: ліхтар
       *[cart] поломка: вагонетка
    }
deed-rockfall = обвал
deed-exploded = вибух
deed-opened = відкрито ціль { $goal }
deed-swapped = обмін ролями
deed-replaced = заміна карти
deed-passed = пас
deed-skipped = пропуск ходу
deed-named = частування елем
seats-last-deed = останнє: { $deed }

## What the reader privately thinks of somebody

mark-title = Моя позначка
mark-hint = Її бачиш лише ти. Клавіша M
mark-trust = Довіряю
mark-unsure = Сумніваюся
mark-suspect = Підозрюю

## Talk

talk-filter = Що показати
talk-filter-all = Усе
talk-filter-deeds = Ходи

## Reactions to a deed

react-title = Відгук на останній хід
react-laugh = Сміх
react-gasp = Ого!
react-angry = Гнів
react-clap = Оплески
react-think = Гм…
react-cry = Сльози

## Claims at a goal

pins-label = Що кажуть про ціль { $goal }
pins-looked = Розвідка була: { $names }
pins-more = ще { $count }

## At the end of a round

tested-title = Що казали і що було правдою
tested-true = правда
tested-false = неправда
tested-looked = розвідка справді була
tested-never-looked = розвідки не було

## The own role on one’s own device

role-open = Це твоя роль
role-open-hint = Навколо самі боти, або це лише твій екран: карта лежить відкрито.
role-always = Завжди показувати на цьому пристрої
role-never = Екран бачать інші: ховати
