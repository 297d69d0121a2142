### Faces, last deeds, private marks, reactions, and what was said, on the page.


## What a seat did last: a word or two beside a face, so that it fits; $goal is a number

deed-dug = raka
deed-looked = ielūkojās { $goal }. finišā
deed-put-away = nolika kārti
deed-mended =
    { $tool ->
        [pick] salaboja cērti
        [lamp] salaboja laternu
       *[cart] salaboja vagoneti
    }
deed-broke =
    { $tool ->
        [pick] salauza cērti
        [lamp] salauza laternu
       *[cart] salauza vagoneti
    }
deed-rockfall = nogruvums
deed-exploded = sprādziens
deed-opened = atklāja { $goal }. finišu
deed-swapped = mainījās lomām
deed-replaced = apmainīja kārti
deed-passed = izlaida gājienu
deed-skipped = zaudēja gājienu
deed-named = uzsauca alu
seats-last-deed = pēdējais: { $deed }

## What the reader privately thinks of somebody

mark-title = Mana zīme
mark-hint = To redzi tikai tu. Taustiņš M
mark-trust = Uzticos
mark-unsure = Šaubos
mark-suspect = Turu aizdomās

## Talk

talk-filter = Ko rādīt
talk-filter-all = Viss
talk-filter-deeds = Gājieni

## Reactions to a deed

react-title = Atsaukties uz pēdējo gājienu
react-laugh = Smiekli
react-gasp = Oho!
react-angry = Dusmas
react-clap = Aplausi
react-think = Hm…
react-cry = Asaras

## Claims at a goal

pins-label = Ko saka par { $goal }. finišu
pins-looked = Tur ielūkojās: { $names }
pins-more = vēl { $count }

## At the end of a round

tested-title = Kas teikts un kas bija patiesība
tested-true = patiesība
tested-false = nav tiesa
tested-looked = tiešām ielūkojās
tested-never-looked = nemaz neielūkojās

## The own role on one’s own device

role-open = Tava loma
role-open-hint = Apkārt ir tikai boti, vai arī šo ekrānu redzi tikai tu: kārts paliek atklāta.
role-always = Šajā ierīcē vienmēr rādīt
role-never = Ekrānu redz citi: slēpt
