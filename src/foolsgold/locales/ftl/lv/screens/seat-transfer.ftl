### A seat that goes to another device: the page fetches these when somebody needs them.
### Names cannot be declined, so they always stand in the nominative.

## Refused

carry-wrong = Šis kods vairs neder vai nekad nav derējis. Paņem jaunu ierīcē, kurā ir tava vieta.
carry-dealing = Pašlaik dala kārtis. Pēc brītiņa mēģini vēlreiz.
carry-seated = Šai ierīcei pie šī galda jau ir vieta.
ask-other = Te jau kāds lūdz savu vietu. Pagaidi, līdz tas ir izlemts.
ask-here = { $name } ir šeit ar citu ierīci. Kods šai ierīcei ir tur, galda izvēlnē.
ask-nobody = Pie galda nav neviena, kas varētu piekrist.
ask-over = Tas jau ir izlemts.
bye-carried = Tagad tu spēlē tālāk citā ierīcē.
bye-granted = Pie galda piekrita: tava vieta tagad ir citā tavā ierīcē.

## What happens at the table

join-seat-asked = Kāds saka, ka tas ir { $name } un ka ierīce pazudusi. Skaitlis: { $sign }.
join-seat-unasked =
    { $why ->
        [declined] Vietu neatdeva.
        [late] Par vietu laikus nevienojās.
        [back] Ierīce, kurai pieder vieta, atkal ir klāt.
       *[gone] Vietu vairs neviens nelūdz.
    }

## The device that has the seat

carry-how = Noskenē šo ar otru ierīci vai ieraksti tur kodu pie „Pievienojies galdam”. Tālāk tu spēlē tur, un šai ierīcei vietas vairs nav.
carry-qr = QR kods, kas tavu vietu pārnes uz citu ierīci
carry-secret =
    { $minutes ->
        [zero] Der { $minutes } minūtes, tikai vienreiz. Kam tas ir, tas ieņem tavu vietu un redz tavas kārtis: nevienam nerādi.
        [one] Der { $minutes } minūti, tikai vienreiz. Kam tas ir, tas ieņem tavu vietu un redz tavas kārtis: nevienam nerādi.
       *[other] Der { $minutes } minūtes, tikai vienreiz. Kam tas ir, tas ieņem tavu vietu un redz tavas kārtis: nevienam nerādi.
    }

## The other device

carry-here = Spēlēt tālāk šajā ierīcē
carry-here-how = Ierīcē, kurā ir tava vieta, atver galda izvēlni un izvēlies „Spēlēt tālāk citā ierīcē”. Tur būs kods.
carry-here-sure = Tava vieta ar visām kārtīm pāriet uz šo ierīci. Otra to zaudē.
carry-code = Kods no otras ierīces
carry-take = Paņemt savu vietu
carry-lost = Tā ierīce ir pazudusi
carry-lost-how = Jāpiekrīt galda vadītājam un lielākajai daļai pārējo, kas ir šeit. Kas tu esi?

## Asking for a seat, and deciding

carry-asking = Tu lūdz atdot vietu ({ $name }). Pārējie redz šo skaitli:
carry-asking-how = Pasaki to viņiem, lai zina, ka tas esi tu. Jāpiekrīt galda vadītājam un lielākajai daļai pārējo, kas ir šeit.
carry-give-up = Vairs nelūgt
carry-asked = Kāds saka, ka tas ir { $name } un ka ierīce pazudusi. Skaitlis:
carry-asked-how = Piekrīti tikai tad, ja šo skaitli tev pasaka { $name }. Kas iegūst vietu, redz tās kārtis. Jāpiekrīt galda vadītājam un lielākajai daļai pārējo.
carry-yes = Atdot vietu
carry-no = Nē
carry-voted = Tava balss ir ieskaitīta. Lemj arī pārējie.
