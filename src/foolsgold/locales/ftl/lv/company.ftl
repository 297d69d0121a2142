### Boti kā kompānija: kādi tie ir, ko saka vispirms, un padomi iesācējiem.

## Greetings

said-greet-trusting = { $name }: Sveiki visiem! Gan jau mēs sapratīsimies.
said-greet-wary = { $name }: Labvakar. Es jūs visus paturēšu acīs.
said-greet-hot-headed = { $name }: Nu tad rokam! Un neiesaku stāties man ceļā!
said-greet-quiet = { $name }: Sveiki.

## Hints

# $move is what to type
hint-line = Mans padoms: { $move }. { $why }
hint-dig = Tā tunelis nonāks tuvāk vietai, kur, visticamāk, ir dārgumi.
hint-reach = Tā tunelis nonāks līdz finišam, zem kura var būt dārgumi.
hint-keep = Tuvāk pagaidām netikt ne ar vienu kārti, bet šī vismaz nekaitē.
hint-fall = Kārts, kas tur guļ, tikai traucē tunelim.
hint-harm = Tā tunelis aizies nepareizā virzienā.
hint-blend = Tunelim no tā gandrīz nav labuma, bet izskatās pēc godīga darba.
hint-cave-in = Tā tunelī radīsies caurums.
hint-look = Ir vērts zināt, kas slēpjas zem šī finiša.
hint-mend-self = Kamēr darbarīks ir salauzts, tuneļus likt nedrīkst.
hint-mend = { $name }, visticamāk, ir tavā pusē un tā nevar rakt.
hint-break = { $name }, visticamāk, nav tavā pusē.
hint-pass = Tavā rokā pašlaik nav nekā, kas palīdzētu tavai pusei; šīs kārts pietrūks vismazāk.
hint-take = Vairāk zelta te nav ko izvēlēties.
hint-open = Tavai pusei visizdevīgāk ir atklāt tieši šo finišu.
hint-turn = Šādi pagriezts, tas tavai pusei ir visizdevīgākais.
hint-alone = Padomi ir tikai tiem, kas spēlē vieni ar botiem.
hint-none = Šai spēlei padomu nav.
play-help-hints = t: ko bots darītu tavā vietā un kāpēc

## Options, and what the host switches

join-bot-talk =
    { $on ->
        [yes] Boti drīkst sarunāties.
       *[no] Boti klusē.
    }
