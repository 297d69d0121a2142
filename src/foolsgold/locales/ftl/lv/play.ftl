### The board and the hand on the page.

## The board

board-name = Labirints
# a place that lights up; $card is the card as it would lie there
board-lay = { $cell }: likt šeit. { $card }
# $what is a card or a goal with its cell
board-look = { $what }. Ielūkoties.
board-open = { $what }. Atklāt.
board-remove = { $what }. Izņemt.
board-empty = { $cell }: tukša rūtiņa
# $what is a goal, $known what the reader knows of it
board-known = { $what }. { $known }
board-larger = Tuvināt
board-smaller = Tālināt
board-fit = Rādīt visu
board-numbers = Numurēt kolonnas un rindas
board-more-left = Vēl vietas pa kreisi
board-more-right = Vēl vietas pa labi
board-more-up = Vēl vietas augšā
board-more-down = Vēl vietas lejā

## The hand and what to do next

hand-name = Tavas kārtis
hand-card-idle = { $card } (pašlaik neder)
hand-turn-of = Tagad spēlē { $name }.
hand-decides = Tagad izlemj { $name }.
hand-decide = Tev kaut kas jāizlemj.
hand-choose-card = Izvēlies kārti.
hand-choose-place = Izvēlies vietu labirintā.
hand-choose-goal = Izvēlies, kurā finišā ielūkoties.
hand-choose-removed = Izvēlies, ko izņemt no labirinta.
hand-choose-break = Kura darbarīku salauzīsi?
hand-choose-mend = Kura darbarīku salabosi?
hand-choose-swap = Ar ko mainies lomām?
hand-sending = Acumirkli…
hand-which = Kuru?
hand-sure-lay = Likt šeit, rūtiņā { $cell }?
hand-sure-look = Ielūkoties { $goal }. finišā?
hand-sure-remove = Izņemt kārti no rūtiņas { $cell }?
# $whom is a player’s name, “yourself”, or a name with a tool
hand-sure-player = Tava izvēle: { $whom }. Izspēlēt?
hand-can-pass = Tavs gājiens, bet tev nav ko izspēlēt.
hand-turn = Pagriezt
hand-play-here = Izspēlēt
hand-discard = Nolikt malā
hand-replace = Apmainīt
hand-discard-sure = Nolikt šo kārti malā? Atpakaļ to nedabūsi, un tavs gājiens būs galā.
hand-replace-sure = Pabāzt šo kārti zem kaudzītes un paņemt citu? Ar to tavs gājiens būs galā.
hand-sure = Jā, prom ar to
hand-pass = Izlaist gājienu
hand-cancel = Atcelt
