### The fair deal: what shows that nobody chose the cards.

## At the table

fair-without = { $name }: это устройство вовремя не раскрыло свой секрет, поэтому карты розданы без него.
fair-wrong = { $name }: это устройство раскрыло не тот секрет, который запечатало, поэтому карты розданы без него.
fair-seal = Честная раздача
