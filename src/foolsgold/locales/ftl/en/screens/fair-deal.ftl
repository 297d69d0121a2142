### The fair deal: what shows that nobody chose the cards.

## Behind the seal

fair-how = Before the deal the server and the players’ devices each made up a secret and showed everybody its seal; only then did the devices reveal theirs, and the cards follow from all the secrets together.
fair-so = So nobody chose the cards, not even whoever runs the server; after the game your device checks it, and so can anybody who has the record: { "foolsgold verify" }.
fair-trust = Whoever runs the server could still look at everybody’s hands: for that, you have to trust them.
fair-name = The seal of this deal is { $seal }.
fair-parts = Devices that took part: { $names }.
fair-alone = No device took part in this deal, so nobody can check it.

## After the game

fair-checked = Checked by your device: nobody chose these cards.
fair-agrees = The record agrees with its seal { $seal }; your device did not take part.
fair-thrown = Your device had revealed its secret for an earlier deal and never saw it played: if it was here all along, that deal was thrown away, and these cards may have been chosen.
fair-broken = Your device checked this deal, and it does not match its seal: do not trust it.
