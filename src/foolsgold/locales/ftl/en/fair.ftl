### The fair deal: what shows that nobody chose the cards.

## At the table

fair-without = { $name }: this device did not open its secret in time, so the cards were dealt without it.
fair-wrong = { $name }: this device opened another secret than it had sealed, so the cards are dealt without it.
fair-seal = A fair deal
