### Why a bot would play what it says, for learners; the page fetches it with the first hint.

hint-dig = Tā tunelis nonāks tuvāk vietai, kur, visticamāk, ir dārgumi.
hint-reach = Tā tunelis nonāks līdz finišam, kurā var būt dārgumi.
hint-keep = Tuvāk pagaidām netikt ne ar vienu kārti, bet šī vismaz nekaitē.
hint-fall = Kārts, kas tur guļ, tikai traucē tunelim.
hint-harm = Tā tunelis aizies nepareizā virzienā.
hint-blend = Tunelim no tā gandrīz nav labuma, bet izskatās pēc godīga darba.
hint-cave-in = Tā tunelī radīsies caurums.
hint-look = Ir vērts zināt, kas slēpjas šajā finišā.
hint-mend-self = Kamēr darbarīks ir salauzts, tuneļus likt nedrīkst.
hint-mend = { $name }, visticamāk, ir tavā pusē, bet tā rakt nevar.
hint-break = { $name }, visticamāk, nav tavā pusē.
hint-pass = Tavā rokā pašlaik nav nekā, kas palīdzētu tavai pusei; šīs kārts pietrūks vismazāk.
hint-take = Vairāk zelta te nav nevienā kārtī.
hint-open = Tavai pusei visizdevīgāk ir atklāt tieši šo finišu.
hint-turn = Tā akmens tavai pusei guļ visizdevīgāk.

## Gobblings

hint-gold = Tā ceļš nonāks tuvāk vietai, kur, visticamāk, ir zelts.
hint-mislead = Tā ceļš attālināsies no zelta vai tuvosies pūķim.
hint-swap = { $name }, visticamāk, ir starp tiem, kas tūlīt uzvarēs.
hint-leave = Tavai pusei ir labāk, ja šis finišs paliek aizklāts.
hint-no-choice = Neko citu tagad izdarīt nevar.
