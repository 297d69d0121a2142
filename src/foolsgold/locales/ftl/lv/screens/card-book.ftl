### The picture book, editions side by side, the keys: what nobody needs to play.

## The picture book

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

compare-choose = Kurus izdevumus salīdzināt?
compare-hint = Redzams tikai tas, kas atšķiras. Numurs atver noteikumu.
compare-same = Šie izdevumi ne ar ko neatšķiras.
compare-few = Izvēlies vismaz divus izdevumus.
compare-point = Par ko ir runa

## The keys

keys-choose = Izvēlēties kārti no rokas
keys-walk = No kārts pie kārts, no vietas uz vietu
keys-play = Izspēlēt tur
keys-turn = Pagriezt kārti
keys-away = Nolikt malā vai apmainīt kārti
keys-about = Ko dara kārts
keys-mark = Atzīmēt izvēlēto spēlētāju: uzticos, šaubos, turu aizdomās
keys-cancel = Atcelt, aizvērt
keys-list = Šis saraksts
keys-next = Uz nākamo lapas daļu
keys-hint = Burti ir pēc to vietas uz angļu tastatūras, lai kas būtu rakstīts uz tavējās.
