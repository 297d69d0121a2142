### The page around a game: opening a table, changing what is played, sitting down, the big screen, the end of a game.

## Opening a table, and changing what is played

form-fold = Sīkāk
form-fold-hint = Izdevums, mājas noteikumi, boti, laiks. To visu vēl var mainīt pie galda.
form-change = Mainīt, ko spēlējam
form-change-hint = Visi to uzreiz redzēs.
form-fewer = { $label }: mazāk
form-more = { $label }: vairāk
form-number = skaitlis
form-pace = Botu temps
form-pace-calm = Mierīgi
form-pace-normal = Parasti
form-pace-fast = Ātri
form-pace-told =
    { $pace ->
        [calm] Boti nesteidzas.
        [fast] Boti spēlē ātri.
       *[normal] Boti spēlē parastā tempā.
    }
form-level = Cik labi spēlē boti
temper-trusting = paļāvīga daba
temper-wary = piesardzīga daba
temper-hot-headed = karsta daba
temper-quiet = klusa daba
form-bot-talk = Boti sarunājas
form-bot-talk-hint = Tie apgalvo, apsūdz, pateicas un melo kā cilvēki.
hints-switch = Padomi, kad spēlēju ar botiem vien
hints-switch-hint = Poga pateiks, ko bots darītu tavā vietā un kāpēc.
hints-ask = Ko tu darītu?
form-house = Mājas noteikumi
form-as-booklet = kā izdevumā
form-decided =
    { $count ->
        [zero] mainīti: { $count }
        [one] mainīts: { $count }
       *[other] mainīti: { $count }
    }
form-house-hint = Visi noteikumi, par kuriem šis galds var lemt pats, ar numuriem.
form-house-own = Tos nosaka zemāk uzrakstītais izdevums.
form-booklet = Izdevumā: { $value }.
form-back = Kā izdevumā
form-back-long = { $rule }: kā izdevumā
form-own-fold = Savs izdevums
form-own = Tā teksts
form-own-hint = Ielīmē vai uzraksti te: no kā tas sākas un kas tajā citādi.
form-own-use = Spēlēt pēc šī izdevuma
form-line = { $line }. rinda

## Sitting down

face-title = Tava seja
face-change = Seja
face-number = { $number }. seja
face-taken-by = { $number }. seja, aizņemta: { $name }
sit-as = Pie galda tevi sauks { $name }.
sit-change = Mainīt
sit-late = Spēle jau notiek. Nākamajā raundā vari stāties bota vietā; līdz tam vari skatīties.
sit-late-choose = Kura vietā
sit-late-go = Stāties bota { $name } vietā
sit-awaits = No nākamā raunda bota { $name } vietā spēlēsi tu. Pagaidām skaties.
sit-awaits-not = Nē, tikai skatīties
kicked-for-good = Pie šī galda vairs nevar apsēsties. Vari skatīties vai atvērt savu galdu.
home-continue-more =
    { $count ->
        [zero] Vēl { $count } galdu
        [one] Vēl { $count } galds
       *[other] Vēl { $count } galdi
    }

## Your turn, told to who looks elsewhere

turn-called = Tavs gājiens!
turn-notice = Pie galda { $code } gaida tevi.
turn-notices =
    { $on ->
        [yes] Par tavu gājienu atgādināsim
       *[no] Atgādināt par manu gājienu
    }

## The big screen before the game

tv-join = Nāc ar telefonu
tv-type = vai atver { $site } un ieraksti
tv-here = Jau ir { $count } no { $seats }
tv-starts = Kad visi būs klāt, spēli sāks { $name }.
tv-joined = { $name } jau ir pie galda.
tv-hint = Izvēlies telefonā seju un vārdu; daži no jums melos.

## The end of a game

end-headline =
    { $count ->
        [zero] Zelts pieder: { $names }!
        [one] Zelts pieder: { $names }!
       *[other] Zelts pieder: { $names }!
    }
end-sub =
    { $rounds ->
        [zero] Raundi: { $rounds }, gājieni: { $moves }.
        [one] Raundi: { $rounds }, gājieni: { $moves }.
       *[other] Raundi: { $rounds }, gājieni: { $moves }.
    }
end-rounds = Raunds pa raundam
end-won-digger = Uzvar zeltrači
end-won-saboteur = Uzvar sabotieri
end-won-nobody = Neuzvar neviens
end-won-gnome = Uzvar rūķi
end-won-goblin = Uzvar goblini
end-side-saboteur = = sabotieris
end-side-goblin = = goblins
end-round-opened = { $round }. raunds: { $goal }. finišu atklāj { $name }
end-round-shut = { $round }. raunds: zeltu tā arī neatrada
end-gold-in-all = Zelts kopā
end-points-in-all = Punkti kopā
end-eager =
    { $count ->
        [zero] Uz vēl vienu spēli gaida: { $names }.
        [one] Uz vēl vienu spēli gaida: { $names }.
       *[other] Uz vēl vienu spēli gaida: { $names }.
    }
end-rules = Citi noteikumi
end-share = Dalīties
end-copied = Nokopēts
end-share-text = Fool’s Gold, uzvara: { $names }. Kurš nākamreiz raks kopā ar mums?
carry-open = Spēlēt tālāk citā ierīcē
carry-mine = Mana vieta ir citā ierīcē
