### What cards do, and what may be a slip.

## What a card does, in one sentence

help-passage = Pagarina tuneli.
help-dead-end = Liekams kā eja, bet cauri tam ceļš neved.
help-map = Tu slepus ielūkojies vienā finišā.
help-rockfall = Izņem no tuneļa vienu ceļa kārti.
help-break = Kas to dabū, nevar rakt, kamēr darbarīks nav salabots.
help-mend = Salabo salauztu darbarīku, savu vai cita.
help-mend-either = Salabo vienu no šiem darbarīkiem, savu vai cita.
help-bomb = Eja, kas uzsprāgst, kad atklāj dinamītu.
help-lantern = Eja, ko nekas nevar uzspridzināt.
help-ale = Eja, un tu nosauc, kurš zaudē nākamo gājienu.
help-key = Eja, kas atver savas krāsas durvis.
help-door = Aizšķērso ceļu, kamēr ceļā līdz tām nav tādas pašas krāsas atslēgas.
help-rubble = Aizšķērso ceļu, kamēr kāds tos neuzspridzina.
help-explosion = Izņem no labirinta vienu kārti, tikai ne ar laternu.
help-potion = Tu apmainies ar kādu lomām, un jaunās lomas zināt tikai jūs abi.
help-about = Ko dara šī kārts?
# before the numbers of the rules
help-rules = Noteikumi:
help-rule-open = Lasīt noteikumu { $rule }
help-rule-missing = Noteikuma { $rule } šeit nav: šajā izdevumā tas nav spēkā vai par to stāsta tikai noteikumu lapa.

## Before a card is played by mistake

doubt-break-self = Tā tu salauzīsi savu darbarīku. Vai tiešām to gribi?
# $known says what the reader knows of that goal
doubt-known = { $known } Lūkoties vēlreiz?
doubt-yes = Jā, izspēlēt

## Titles, which are doors to them as well

book-title = Visas kārtis
compare-title = Izdevumi līdzās
keys-title = Taustiņi

## Learning

learn-which = Kura spēle?
learn-other = Iemācies arī otru spēli: { $game }
