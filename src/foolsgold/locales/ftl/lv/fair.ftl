### The fair deal: what shows that nobody chose the cards.

## At the table

fair-without = { $name }: šī ierīce laikus neatklāja savu noslēpumu, tāpēc kārtis izdalītas bez tās.
fair-wrong = { $name }: šī ierīce atklāja citu noslēpumu, nekā bija aizzīmogojusi, tāpēc kārtis izdalītas bez tās.
fair-seal = Godīga dalīšana
