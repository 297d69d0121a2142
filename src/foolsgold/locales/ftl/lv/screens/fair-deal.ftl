### The fair deal: what shows that nobody chose the cards.

## Behind the seal

fair-how = Pirms dalīšanas serveris un ikviena spēlētāja ierīce izdomāja katrs savu noslēpumu un parādīja visiem tā zīmogu; tikai tad ierīces atklāja savus noslēpumus, un kārtis izriet no tiem visiem kopā.
fair-so = Tātad kārtis neviens neizvēlējās, pat ne tas, kurš uztur serveri; pēc spēles to pārbauda tava ierīce, un ar pierakstu to var jebkurš: { "foolsgold verify" }.
fair-trust = Tas, kurš uztur serveri, tomēr varētu ielūkoties visu kārtīs: te atliek uzticēties.
fair-name = Šīs dalīšanas zīmogs: { $seal }.
fair-parts = Kuru ierīces piedalījās: { $names }.
fair-alone = Šajā dalīšanā nepiedalījās neviena ierīce, tāpēc to nevar pārbaudīt.

## After the game

fair-checked = Tava ierīce pārbaudīja: šīs kārtis neviens neizvēlējās.
fair-agrees = Pieraksts saskan ar savu zīmogu { $seal }; tava ierīce dalīšanā nepiedalījās.
fair-thrown = Tava ierīce jau bija atklājusi noslēpumu iepriekšējai dalīšanai, bet spēli ar to neredzēja: ja ierīce visu laiku bija šeit, to dalīšanu atmeta, un šīs kārtis kāds varēja izvēlēties.
fair-broken = Tava ierīce pārbaudīja dalīšanu: tā nav tāda, kāda tika aizzīmogota. Netici tai.
