### Gobblings! vs Gnomes at the table: tiles, events, refusals, editions.
### $who and $target are "you" or "other"; $name and $target-name are the names.
### Tiles are "kārtis" and the field is "labirints", as in the classic game.
### "Izlaist gājienu" is to pass; a turn missed because of ale is "zaudēts".

## Roles and tiles

race-gnome = rūķis
race-goblin = goblins
role-master = Pārvērtību meistars
role-bomber = Spridzinātājs
role-greedy = Mantrausis
role-driver = Šoferis
role-pedant = Pedants
role-king = Karalis
role-keymaster = Atslēgu glabātājs
role-jeweller = Juvelieris
found-gold = zelts
found-dragon = pūķis
found-dynamite = dinamīts

# $sides is a list of sides
tile-passage = Eja ({ $sides })
tile-bomb = Eja ar bumbu ({ $sides })
tile-lantern = Eja ar laternu ({ $sides })
tile-ale = Eja ar alus kausu ({ $sides })
tile-rubble = Gruveši ({ $sides })
tile-key =
    { $colour ->
        [red] Eja ar sarkanu atslēgu ({ $sides })
        [blue] Eja ar zilu atslēgu ({ $sides })
       *[yellow] Eja ar dzeltenu atslēgu ({ $sides })
    }
tile-door =
    { $colour ->
        [red] Sarkanas durvis ({ $sides })
        [blue] Zilas durvis ({ $sides })
       *[yellow] Dzeltenas durvis ({ $sides })
    }
tile-door-open =
    { $colour ->
        [red] Atvērtas sarkanas durvis ({ $sides })
        [blue] Atvērtas zilas durvis ({ $sides })
       *[yellow] Atvērtas dzeltenas durvis ({ $sides })
    }
card-explosion = Sprādziens
card-potion = Dzira

## Events, as a log that reads like sentences

gob-round-started =
    { $round }. raunds: { $who ->
        [you] sāc tu.
       *[other] sāk { $name }.
    }
# $tile is the name of the tile
gob-placed =
    { $who ->
        [you] Tu liec kārti rūtiņā { $cell }: { $tile }.
       *[other] { $name } liek kārti rūtiņā { $cell }: { $tile }.
    }
# $found is the name of what lies there
gob-peeked-own = Tu ielūkojies { $goal }. finišā: tur ir { $found }.
gob-exploded =
    { $who ->
        [you] Rūtiņā { $cell } tu uzspridzini kārti „{ $tile }”.
       *[other] { $name } uzspridzina rūtiņā { $cell } kārti „{ $tile }”.
    }
gob-swapped =
    { $who ->
        [you] Tu un { $target-name } apmaināties lomām.
       *[other] { $target ->
            [you] { $name } apmainās lomām ar tevi.
           *[other] { $name } un { $target-name } apmainās lomām.
        }
    }
# told to both who exchanged; $role is what the reader holds now, $gone what they gave away
gob-swapped-roles = Tu atdod lomu „{ $gone }” un saņem lomu „{ $role }” ({ $race }).
gob-replaced = { $name } pabāž kārti zem krājumu kaudzītes un paņem citu.
gob-replaced-own = Tu pabāz kārti zem krājumu kaudzītes: { $card }.
gob-passed =
    { $who ->
        [you] Tu izlaid gājienu.
       *[other] { $name } izlaiž gājienu.
    }
# $cards lists the hand
gob-shown =
    { $who ->
        [you] Tu izlaid gājienu un parādi visiem, ka nav ko izspēlēt: { $cards }.
       *[other] { $name } izlaiž gājienu un parāda visiem, ka nav ko izspēlēt: { $cards }.
    }
gob-skipped =
    { $who ->
        [you] Tu izguli alus reibumu un zaudē šo gājienu.
       *[other] { $name } izguļ alus reibumu un zaudē šo gājienu.
    }
gob-named =
    { $who ->
        [you] Tu uzsauc alu: { $target-name } zaudē nākamo gājienu.
       *[other] { $target ->
            [you] { $name } uzsauc tev alu: tu zaudē nākamo gājienu.
           *[other] { $name } uzsauc alu: { $target-name } zaudē nākamo gājienu.
        }
    }
# $found is the name of what lies there
gob-goal-opened =
    { $who ->
        [you] Tu atklāj { $goal }. finišu: { $found }!
       *[other] { $name } atklāj { $goal }. finišu: { $found }!
    }
gob-goal-left =
    { $who ->
        [you] Otru finišu tu atstāj aizklātu.
       *[other] { $name } otru finišu atstāj aizklātu.
    }
gob-blown-up =
    { $count ->
        [0] Dinamīts uzsprāgst, bet labirintā nav nevienas bumbas.
        [zero] Dinamīts uzsprāgst: no labirinta pazūd { $count } kāršu ar bumbām.
        [one] Dinamīts uzsprāgst: no labirinta pazūd { $count } kārts ar bumbu.
       *[other] Dinamīts uzsprāgst: no labirinta pazūd { $count } kārtis ar bumbām.
    }
gob-round-ended =
    { $outcome ->
        [gold] Zelts ir atrasts: raundā uzvar rūķi.
        [dragon] Pūķis ir pamodies: raundā uzvar goblini.
       *[nothing] Ne zelts, ne pūķis nav sasniegts: raundā uzvar goblini.
    }
# one line for each player
gob-goals = Finišos bija: { $faces }.
gob-ending-all-passed = Kopš pēdējās izspēlētās kārts gājienu ir izlaiduši visi.
gob-ending-no-cards = Visas kārtis ir beigušās.
gob-ending-stalled = Kārtis jau ilgi neviens neizspēlē.
gob-role-was = { $name }: { $role } ({ $race })
# $total is the marker after it
gob-scored =
    { $change ->
        [zero] { $name }: +{ $change } punktu, tagad { $total }. { $why }
        [one] { $name }: +{ $change } punkts, tagad { $total }. { $why }
       *[other] { $name }: +{ $change } punkti, tagad { $total }. { $why }
    }
gob-scored-loss =
    { $change ->
        [zero] { $name }: −{ $change } punktu, tagad { $total }. { $why }
        [one] { $name }: −{ $change } punkts, tagad { $total }. { $why }
       *[other] { $name }: −{ $change } punkti, tagad { $total }. { $why }
    }
why-gold = Rūķi ir atraduši zeltu.
why-opener = Alga par zelta atklāšanu.
why-loss = Zeltu atklāja goblins.
why-dragon = Pūķis ir pamodies.
why-nothing = Ne zelts, ne pūķis nav sasniegts.
why-theft = Mantrauša laupījums.
why-robbed = Punktu nozog Mantrausis.
# $role is the name of the role
why-role = Lomas „{ $role }” bonuss.
# a name may be "Tu", so it stands after a colon
gob-game-ended = Spēle ir galā. Pirmā vieta: { $name }.
gob-standing =
    { $name }: { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }

## Choices offered

option-place-degrees = rūtiņā { $cell }, pagriežot par { $degrees }°: { $sides }
option-leave = atstāt aizklātu
option-pass = izlaist gājienu
gob-option-tile = { $cell }: { $tile }
gob-unplayable-path = Šo kārti pašlaik nav kur likt.
gob-unplayable-explosion = Labirintā nav nevienas kārts, ko varētu uzspridzināt.
gob-ask-open = Kuru finišu atklāsi?
gob-ask-name = Kam uzsauksi alu un tā atņemsi nākamo gājienu?
gob-ask-steal = Tu esi Mantrausis, un pūķis ir pamodies: kam nozagsi punktu?
gob-role =
    { $race ->
        [gnome] Tu esi RŪĶIS, tava loma – „{ $role }”: palīdzi aizrakt tuneli līdz zeltam.
       *[goblin] Tu esi GOBLINS, tava loma – „{ $role }”: nelaid rūķus pie zelta vai pamodini pūķi.
    }
gob-known-role = Tu zini: { $name } ir { $role } ({ $race }).
gob-drinker = zaudē gājienu
gob-passed-mark = izlaida gājienu
gob-peeked = Tu zini: { $goal }. finišā ir { $found }.
gob-plain-goal-open = { $cell }: { $goal }. finišs, { $found }

## Why a move is refused; $rule is the number on the rules page

refused-not-an-explosion = Kārti no labirinta var izņemt tikai ar sprādzienu. ({ $rule })
refused-not-a-potion = Lomām var apmainīties tikai ar dziru. ({ $rule })
refused-no-turn = Tā kārtis šeit griezt nedrīkst. ({ $rule })
refused-same-position = Pēc šāda pagrieziena kārts guļ tāpat: izvēlies mazāku pagriezienu. ({ $rule })
refused-nothing-to-blow-up = Tur nav kārts, ko varētu uzspridzināt. ({ $rule })
refused-blast-proof = Startu, finišus un kārtis ar laternu uzspridzināt nevar. ({ $rule })
refused-not-with-yourself = Apmainīties lomām ar sevi nevar. ({ $rule })
refused-rubble-only = No gruvešiem vien tālāk rakt nevar: kārtij jāpieguļ ejai vai durvīm. ({ $rule })
refused-deck-empty = Krājumu kaudzīte ir tukša: apmainīt kārti vairs nevar. ({ $rule })
refused-can-play = Tev ir ko izspēlēt, tāpēc gājienu izlaist nedrīksti. ({ $rule })
refused-must-open = Viens finišs ir jāatklāj. ({ $rule })
refused-not-the-drinker = Sev alu neuzsauc: izvēlies kādu citu. ({ $rule })
refused-already-named = Šis spēlētājs jau tāpat zaudē gājienu. ({ $rule })
refused-nothing-to-steal = Tur nav ko zagt. ({ $rule })

## Editions

title-gobblings = Gobblings! vs Gnomes, pamatspēle
title-gobblings-advanced = Gobblings! vs Gnomes, sarežģītā spēle
