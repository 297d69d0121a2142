### Boti kā kompānija: kādi tie ir, ko saka vispirms, un padomi iesācējiem.

## Greetings

said-greet-trusting = { $name }: Sveiki visiem! Gan jau mēs sapratīsimies.
said-greet-wary = { $name }: Labvakar. Es jūs visus paturēšu acīs.
said-greet-hot-headed = { $name }: Nu tad rokam! Un neiesaku stāties man ceļā!
said-greet-quiet = { $name }: Sveiki.

## Hints

# $move is what to type
hint-line = Mans padoms: { $move }. { $why }
hint-alone = Padomi ir tikai tiem, kas spēlē vieni ar botiem.
hint-none = Šai spēlei padomu nav.
play-help-hints = t: ko bots darītu tavā vietā un kāpēc

## Options, and what the host switches

join-bot-talk =
    { $on ->
        [yes] Boti drīkst sarunāties.
       *[no] Boti klusē.
    }
join-listed =
    { $on ->
        [yes] Šis galds ir atvērto galdu sarakstā: to var atrast arī svešinieki.
       *[no] Šī galda vairs nav atvērto galdu sarakstā.
    }
