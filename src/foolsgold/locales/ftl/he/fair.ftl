### The fair deal: what shows that nobody chose the cards.

## At the table

fair-without = { $name }: המכשיר הזה לא גילה את הסוד שלו בזמן, ולכן הקלפים חולקו בלעדיו.
fair-wrong = { $name }: המכשיר הזה גילה סוד אחר מזה שחתם, ולכן הקלפים חולקו בלעדיו.
fair-seal = חלוקה הוגנת
