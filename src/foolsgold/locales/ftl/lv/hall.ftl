### A table that bends: faces, other rules, late comers, reactions, the look back at a round.
### Names cannot be declined, so they always stand in the nominative.

## Refused

face-taken = Tāda seja te kādam jau ir. Izvēlies citu.
summary-open = Pārējie vēl skatās, kā beidzās raunds. Brītiņu pagaidi.
summary-over = Šī raunda kopsavilkums jau ir aizvērts.
seat-kicked = Galda vadītājs tev parādīja durvis: pie šī galda vairs nevar apsēsties. Skatīties drīksti joprojām.
react-early = Šajā spēlē vēl nav, uz ko reaģēt.
seats-few =
    { $people ->
        [zero] Te sēž { $people } cilvēku, tāpēc mazāk vietu nevar būt.
        [one] Te sēž { $people } cilvēks, tāpēc mazāk vietu nevar būt.
       *[other] Te sēž { $people } cilvēki, tāpēc mazāk vietu nevar būt.
    }
seats-many =
    { $high ->
        [zero] Šis izdevums ir ne vairāk kā { $high } spēlētājiem, bet jūsu te ir vairāk.
        [one] Šis izdevums ir ne vairāk kā { $high } spēlētājam, bet jūsu te ir vairāk.
       *[other] Šis izdevums ir ne vairāk kā { $high } spēlētājiem, bet jūsu te ir vairāk.
    }
seats-awaited = Uz katra bota vietu jau kāds gaida. Vari skatīties.

## What happens at the table

join-configured = Galda vadītājs mainīja galda iestatījumus.
join-game-shown =
    { $showing ->
        [gone] Spēlētāji pēdējo spēli ir izdzēsuši.
       *[hidden] Spēlētāji pēdējo spēli ir paslēpuši.
    }
join-ready-again = Noteikumi tagad ir citi: visiem vēlreiz jāsaka, ka var sākt.
join-awaited = No nākamā raunda bota { $bot } vietā spēlēs { $name }.
join-unawaited = { $name } vairs negaida vietu.
join-took-over =
    { $who ->
        [you] Tagad bota { $bot } vietā spēlē tu.
       *[other] Tagad bota { $bot } vietā spēlē { $name }.
    }
join-awaits = Tu spēlēsi no nākamā raunda. Līdz tam vari skatīties.
join-seat-moved = { $name } spēlē tālāk ar citu ierīci.
