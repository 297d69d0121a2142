### The fair deal: what shows that nobody chose the cards.

## At the table

fair-without = { $name }: цей пристрій вчасно не відкрив свого секрету, тож карти роздано без нього.
fair-wrong = { $name }: цей пристрій відкрив не той секрет, який запечатав, тож карти роздано без нього.
fair-seal = Чесна роздача
