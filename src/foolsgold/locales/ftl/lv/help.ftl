### What cards do, the picture book, editions side by side, the keys.

## What a card does, in one sentence

help-passage = Pagarina tuneli.
help-dead-end = Liekama kā eja, bet cauri tai ceļš neved.
help-map = Tikai tu ielūkojies vienā finišā.
help-rockfall = Izņem no tuneļa vienu ceļa kārti.
help-break = Kas to dabū, nevar rakt, kamēr rīks nav salabots.
help-mend = Salabo salauztu rīku, savu vai cita.
help-mend-either = Salabo vienu no šiem rīkiem, savu vai cita.
help-bomb = Eja, kas uzsprāgst, kad atklāj dinamītu.
help-lantern = Eja, ko nekas nevar uzspridzināt.
help-ale = Eja, un tu nosauc, kurš zaudē nākamo gājienu.
help-key = Eja, kas atver savas krāsas durvis.
help-door = Aizšķērso ceļu, kamēr pirms tām nav savas krāsas atslēgas.
help-rubble = Aizšķērso ceļu, kamēr kāds tos neuzspridzina.
help-explosion = Izņem no labirinta vienu kārti, tikai ne ar laternu.
help-potion = Tu apmainies ar kādu lomām, un to zināt tikai jūs abi.
help-about = Ko dara šī kārts?
# before the numbers of the rules
help-rules = Noteikumi:
help-rule-open = Lasīt { $rule }. noteikumu
help-rule-missing = Noteikuma { $rule } šeit nav: šajā izdevumā tas nav spēkā vai par to stāsta tikai noteikumu lapa.

## Before a card is played by mistake

doubt-break-self = Tā tu salauzīsi savu rīku. Vai tiešām to gribi?
# $known says what the reader knows of that goal
doubt-known = { $known } Lūkoties vēlreiz?
doubt-yes = Jā, izspēlēt

## The picture book

book-title = Visas kārtis
book-hint = Izvēlies kārti, lai uzzinātu, ko tā dara.
book-table = Starts un finiši
book-passages = Ejas
book-dead-ends = Strupceļi
book-doors = Atslēgas un durvis
book-rubble = Gruveši
book-actions = Darbības kārtis
book-tools = Darbarīki
book-roles = Lomas
book-gold = Zelts
book-start = Starts
book-nuggets = { $nuggets ->
        [zero] Zelts: { $nuggets } gabalu
        [one] Zelts: { $nuggets } gabals
       *[other] Zelts: { $nuggets } gabali
    }
# how many cards there are of one kind; $card is its name
book-count = { $card }, { $count ->
        [zero] { $count } kāršu
        [one] { $count } kārts
       *[other] { $count } kārtis
    }

## Editions side by side

compare-title = Izdevumi līdzās
compare-choose = Kurus izdevumus salīdzināt?
compare-hint = Redzams tikai tas, kas atšķiras. Numurs atver noteikumu.
compare-same = Šie izdevumi ne ar ko neatšķiras.
compare-few = Izvēlies vismaz divus izdevumus.
compare-point = Par ko ir runa

## The keys

keys-title = Taustiņi
keys-choose = Izvēlēties kārti no rokas
keys-walk = No kārts pie kārts, no vietas uz vietu
keys-play = Izspēlēt tur
keys-turn = Pagriezt kārti
keys-away = Nolikt kārti malā
keys-about = Ko dara kārts
keys-cancel = Atcelt, aizvērt
keys-list = Šis saraksts
keys-next = Uz nākamo lapas daļu
keys-hint = Burti ir pēc to vietas uz angļu tastatūras, lai kas būtu rakstīts uz tavējās.

## Learning

learn-which = Kura spēle?
learn-other = Iemācies arī otru spēli: { $game }
