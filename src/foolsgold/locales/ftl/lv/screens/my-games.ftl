### Šajā ierīcē izspēlētās spēles: lapa šo ielādē, kad kāds tās skatās.

yours-title = Tavas spēles
yours-none = Šajā ierīcē vēl nav beigusies neviena spēle. Kad kāda beigsies, tā būs šeit.
yours-kept = Šo sarakstu glabā tikai šī ierīce. Pašas spēles pēc saites atveras ikvienam, kam tā ir.
yours-figures = Skaitļos
yours-games = Spēles
yours-games-won = Uzvarētas spēles
yours-side = Loma
yours-rounds = Raundi
yours-rounds-won = Uzvarēti
yours-unmasked = Atmaskojumi
yours-unmasked-hint = raundi sabotiera vai goblina lomā, kuros kāds skaļi izteica aizdomas par tevi
yours-lie = Meli, kam ticēja visilgāk
yours-lie-none = vēl nav
yours-moves = gājieni: { $moves }
yours-edition = Izdevums
yours-all = visi
yours-outcome = Iznākums
yours-outcome-won = uzvara
yours-outcome-lost = bez uzvaras
yours-none-such = Tādu spēļu nav.
yours-won = uzvara
yours-row = { $title }, { $date }
yours-players = vēl spēlēja { $names }
yours-score = punkti: { $score }
yours-look = Atskatīties
yours-unknown = Spēle, par kuru šī ierīce neko vairāk nezina
yours-forget = Noņemt no saraksta
yours-export = Visi pieraksti vienā failā
yours-exporting = Savācam spēles: { $done } no { $of }
yours-exported = Spēles failā: { $count }. Vairs nav: { $missing }.
yours-carry = Uz citu ierīci
yours-carry-hint = Kods pārnes šo sarakstu un tiesības spēles paslēpt vai dzēst uz citu tavu ierīci.
yours-carry-go = Saņemt kodu
yours-code = { $minutes ->
    [zero] Ieraksti šo kodu tur { $minutes } minūšu laikā. Tas der vienu reizi.
    [one] Ieraksti šo kodu tur { $minutes } minūtes laikā. Tas der vienu reizi.
   *[other] Ieraksti šo kodu tur { $minutes } minūšu laikā. Tas der vienu reizi.
}
yours-fetch = Kods no otras ierīces
yours-fetch-go = Paņemt
yours-fetched = Pārnestās spēles: { $count }
yours-unreadable = Atnāca kaut kas, kas nav spēļu saraksts. Saņem otrā ierīcē jaunu kodu.
yours-as-digger = zeltracis
yours-as-saboteur = sabotieris
yours-as-gnome = rūķis
yours-as-goblin = goblins
parcel-unknown = Šis kods neder: tas jau izmantots, tā laiks beidzies vai kāds burts nav pareizs. Saņem otrā ierīcē jaunu.
