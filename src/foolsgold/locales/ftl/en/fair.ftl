### The fair deal: what shows that nobody chose the cards.

## At the table

fair-without = { $name }: this device did not reveal its secret in time, so the cards were dealt without it.
fair-wrong = { $name }: this device revealed a different secret from the one it had sealed, so the cards were dealt without it.
fair-seal = A fair deal
