### The fair deal: what shows that nobody chose the cards.

## At the table

fair-without = { $name }: این دستگاه رازش را به‌موقع رو نکرد و کارت‌ها بدون آن پخش شدند.
fair-wrong = { $name }: این دستگاه رازی جز آن‌چه مهر کرده بود رو کرد و کارت‌ها بدون آن پخش شدند.
fair-seal = پخش منصفانه
