# The first game: a short round played together. $second and $third are the two other players.
lesson-progress = { $step }. solis no { $count }
# The card to play and what to do with it: “Passage: right, left → at 1,0”. The arrow points the way the language is read.
lesson-task = { $card } → { $place }
lesson-leave = Beigt mācības
lesson-play = Spēlēt pirmo īsto spēli
lesson-again = Vēlreiz

lesson-welcome = Laipni lūdzam raktuvēs! Izspēlēsim vienu īsu raundu: tu, { $second } un { $third }. Es teikšu, kas jādara.
lesson-role = Tava rūķa kārts saka: tu esi zeltracis un gribi tikt līdz dārgumiem. Sabotieris grib tevi apturēt. Kuram kāda kārts, ir noslēpums.
lesson-goals = Pa kreisi ir starts, pa labi – trīs aizklāti finiši. Vienā slēpjas dārgumi, pārējos ir tikai akmeņi. Lai uzzinātu, kurā, rokam tuneli.
lesson-dig = Savā gājienā tu izspēlē vienu kārti. Izvēlies iezīmēto ceļa kārti un tad iezīmēto vietu blakus startam.
lesson-dug = Labs sākums! Tu paņem jaunu kārti, un spēlē nākamais. { $second } pagarina tuneli. { $third } izspēlē dārgumu karti un slepus ielūkojas kādā finišā.
lesson-map = Kurš finišs ir īstais? Arī tev ir dārgumu karte: ielūkojies ar to iezīmētajā finišā.
lesson-looked = Dārgumi! Tagad tu zini. Arī { $third } tur ielūkojās un nevienam neteica. Pie īsta galda par to drīkst runāt – un melot drīkst ikviens.
lesson-dead-end = { $second } rok tālāk. Bet { $third }? Tas taču ir strupceļš: tālāk tunelis neved. Neveiksme vai sabotieris?
lesson-rockfall = Ar nogruvumu ceļa kārti var no tuneļa izņemt. Aizvāc strupceļu!
lesson-broken = { $second } aizpilda robu. Bet skat: { $third } salauž tavu vagoneti! Kamēr tev ir salauzts kaut viens darbarīks, ceļa kārtis likt nevari.
lesson-put-away = Tev nav ar ko salabot vagoneti. Kad nekas nelīdz, aizklāti noliec kādu kārti malā un paņem jaunu. Prom ar to strupceļu!
lesson-face-down = Tā tik ir veiksme: jaunā kārts ir īstā! Arī { $third } noliek kārti malā. Aizklāti, tāpēc neviens nezina, kādēļ.
lesson-mend = Uz jaunās kārts ir laterna un vagonete: vienu no tām vari salabot, kam vien gribi. Salabo savu vagoneti!
lesson-wrong-way = Kā jauna! { $second } rok uz finišu pusi. { $third } rok uz nepareizo pusi: tas arvien vairāk izskatās pēc sabotiera.
lesson-break = Nu gana! Lauzt darbarīkus vari arī tu. Izspēlē iezīmēto kārti: lai bez vagonetes paliek { $third }!
lesson-stopped = Tas palīdz. { $second } rok tālāk, bet { $third } ar salauztu vagoneti rakt nevar un noliek kārti malā.
lesson-turn = Šī kārts der tikai kājām gaisā, tāpēc tā pagriežas pati. Ja kārts der abējādi, pagriez to ar pogu. Liec to iezīmētajā vietā.
lesson-in-vain = Trūkst vairs tikai vienas kārts! { $second } ielūkojas citā finišā, bet { $third } salauž laternu, un bez tās paliek { $second }. Par vēlu!
lesson-reach = Trūkstošā kārts ir tev rokā. Liec to blakus finišam!
lesson-found = Dārgumi! Raunds ir galā, un visas rūķu kārtis tiek atklātas. Sabotieris bija { $third }.
lesson-gold = Zeltrači dala zeltu, un pirmais izvēlas tas, kurš sasniedzis dārgumus. Paņem kārti ar diviem zelta gabaliem.
lesson-passed-on = Pārējās kārtis tiek nākamajam zeltracim, un { $second } paņem vienu. { $third } nesaņem neko: sabotieriem maksā tikai tad, ja dārgumus neviens neatrod.
lesson-last-gold = Viena kārts ir palikusi, un tā atkal nonāk pie tevis. Ņem to!
lesson-over = Uzvara ir tava! Īstā spēlē ir trīs raundi, un katrā ir jaunas slepenās kārtis. Varbūt nākamreiz sabotieris būsi tu.

lesson-not-yet = Laba doma, bet ne tagad. { $move ->
        [discard] Izvēlies iezīmēto kārti un noliec to malā.
        [take] Paņem kārti, uz kuras ir vairāk zelta gabalu.
        [break] Izvēlies iezīmēto kārti, tad iezīmēto spēlētāju.
        [swap] Izvēlies iezīmēto kārti, tad iezīmēto spēlētāju.
        [serve] Izvēlies nosaukto spēlētāju.
        [mend] Izvēlies iezīmēto kārti, tad sevi.
        [peek] Izvēlies iezīmēto kārti, tad iezīmēto finišu.
       *[other] Izvēlies iezīmēto kārti, tad iezīmēto vietu.
    }
