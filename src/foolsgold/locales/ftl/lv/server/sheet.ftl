### The rules sheet of the classic game, put together from an edition's data.
### A message is one sentence or paragraph; numbers in brackets point to the rules page.

sheet-title = Noteikumi: { $edition }
sheet-own = Pašu veidots izdevums; pamatā: { $base }.

sheet-head-aim = Par ko ir spēle
# $from and $to are the smallest and the largest number of players
sheet-players = Spēlētāju skaits: no { $from } līdz { $to }, vecums: no { $age } gadiem, spēles ilgums: apmēram { $minutes } min. [R1, R2]
sheet-aim = Rūķi no starta rok tuneļus uz trim aizklātiem finišiem: vienā no tiem ir dārgumi, pārējos divos – tikai akmens. Zeltrači grib tikt pie dārgumiem, sabotieri – to nepieļaut, un neviens nezina, kurš ir kurš. Raundā uzvar viena puse, bet zeltu katrs rūķis krāj sev. [R79, R88]
sheet-legend = Numuri iekavās: [R…] un [S…] ir rindas noteikumu lapā, kur visas grāmatiņas salīdzinātas; [0.…] – grāmatiņa par to klusē, un tā izlēmām mēs.
sheet-talk = Par savu lomu, kārtīm un redzēto runā, ko gribi, bet neko nerādi. [R102]

sheet-head-box = Kārtis
sheet-box = Krājumu kaudzīti veido { $passages ->
        [zero] { $passages } eju
        [one] { $passages } eja
       *[other] { $passages } ejas
    }, { $dead-ends ->
        [zero] { $dead-ends } strupceļu
        [one] { $dead-ends } strupceļš
       *[other] { $dead-ends } strupceļi
    }, { $maps ->
        [zero] { $maps } dārgumu karšu
        [one] { $maps } dārgumu karte
       *[other] { $maps } dārgumu kartes
    }, { $rockfalls ->
        [zero] { $rockfalls } nogruvumu
        [one] { $rockfalls } nogruvums
       *[other] { $rockfalls } nogruvumi
    }, { $breaks ->
        [zero] { $breaks } salauztu darbarīku
        [one] { $breaks } salauzts darbarīks
       *[other] { $breaks } salauzti darbarīki
    } un { $mends ->
        [zero] { $mends } remonta kāršu
        [one] { $mends } remonta kārts
       *[other] { $mends } remonta kārtis
    }; uz galda liek starta kārti un trīs finiša kārtis. [R3, R4, R24]
sheet-gold-cards = Zelta kārtis: [R3]
sheet-gold-row = { $count ->
        [zero] { $count } kāršu
        [one] { $count } kārts
       *[other] { $count } kārtis
    } ar { $nuggets ->
        [zero] { $nuggets } zelta gabaliem
        [one] { $nuggets } zelta gabalu
       *[other] { $nuggets } zelta gabaliem
    }
sheet-deck = Nevienā grāmatiņā nav rakstīts, cik ir katra veida un formas kāršu; šeit minētie skaitļi ir no izdotās spēles. [R5]

sheet-head-roles = Lomas
# one line for each number of players
sheet-roles-row = { $seats ->
        [zero] { $seats } spēlētāju
        [one] { $seats } spēlētājs
       *[other] { $seats } spēlētāji
    }: { $saboteurs ->
        [zero] { $saboteurs } sabotieru kāršu
        [one] { $saboteurs } sabotiera kārts
       *[other] { $saboteurs } sabotieru kārtis
    }, { $diggers ->
        [zero] { $diggers } zeltraču kāršu
        [one] { $diggers } zeltrača kārts
       *[other] { $diggers } zeltraču kārtis
    }
sheet-roles-deal = Spēlētāju skaitam atbilstošās rūķu kārtis sajauc, un katrs saņem vienu, apskata to un patur noslēpumā. [R6–R17]
sheet-roles-leftover = Viena kārts paliek pāri un guļ aizklāta, tāpēc neviens droši nezina, cik sabotieru ir spēlē. [R18]
sheet-roles-exact = Ja spēlētāju ir mazāk nekā { $seats }, viena kārts paliek pāri un guļ aizklāta. Ja spēlētāju ir { $seats } vai vairāk, pāri nepaliek neviena: visi zina, cik ir sabotieru, tikai nezina, kuri tie ir. [R14, R18]
sheet-roles-rest = Pārējās rūķu kārtis paliek kastē. [R16]

sheet-head-setup = Sagatavošanās
sheet-layout = Starta kārti – to, uz kuras ir kāpnes, – liek atklātu. Trīs finiša kārtis sajauc un aizklātas izliek tai pretī: starp startu un finišiem ir { $columns ->
        [zero] { $columns } tukšu kolonnu
        [one] { $columns } tukša kolonna
       *[other] { $columns } tukšas kolonnas
    }, bet starp blakus finišiem { $rows ->
        [0] tukšu rindu nav
        [zero] ir { $rows } tukšu rindu
        [one] ir { $rows } tukša rinda
       *[other] ir { $rows } tukšas rindas
    }. Labirints drīkst augt arī pāri šīm robežām. Zīmējumā S ir starts, ? – finišs. [R19–R23]
sheet-hands = Cik kāršu saņem katrs, atkarīgs no spēlētāju skaita: [R25]
sheet-hands-row = no { $from } līdz { $to } spēlētājiem: katram { $cards ->
        [zero] { $cards } kāršu
        [one] { $cards } kārts
       *[other] { $cards } kārtis
    }
sheet-hands-row-one = { $seats ->
        [zero] { $seats } spēlētāju
        [one] { $seats } spēlētājs
       *[other] { $seats } spēlētāji
    }: katram { $cards ->
        [zero] { $cards } kāršu
        [one] { $cards } kārts
       *[other] { $cards } kārtis
    }
sheet-piles = Pārējās veido krājumu kaudzīti. Zelta kārtis sajauc un noliek aizklātas. [R24, R26, R27]
sheet-first-youngest = Sāk jaunākais spēlētājs. [R28]
sheet-first-agreed = Par to, kurš sāk, spēlētāji vienojas. [R28]
sheet-first-most-dwarf-like = Sāk tas, kurš visvairāk līdzinās rūķim. [R28]
sheet-host = Spēlējot ekrānā, to, kurš sāk, nosauc galda vadītājs vai izšķir loze. [0.15]

sheet-head-turn = Tavs gājiens
sheet-turn = Spēlē pulksteņrādītāja virzienā. Savā gājienā tu izmanto vienu kārti: pieliec ceļa kārti, izspēlē darbības kārti vai aizklāti noliec kārti izlietoto kāršu kaudzītē. Tad paņem jaunu kārti, kamēr tādas vēl ir. Kad krājumu kaudzīte ir tukša, spēlē tālāk ar kārtīm, kas rokā. [R29–R35]

sheet-head-digging = Rakšana
sheet-fit = Ceļa kārti liek blakus citai, un tai jāsader ar visām atklātajām kārtīm apkārt: tunelis pie tuneļa, siena pie sienas. Šķērsām to likt nedrīkst. [R36, R39, R40]
sheet-turning = Ceļa kārti drīkst pagriezt kājām gaisā. [R41]
sheet-contact-tunnel = Vismaz vienam jaunās kārts tunelim jāturpina kādas atklātas kārts tunelis. Ja saskaras tikai sienas vai ja blakus ir tikai aizklāts finišs, ar to nepietiek. [R38]
sheet-contact-touch = Jaunajai ceļa kārtij tikai jāpieskaras kādai atklātai kārtij, kaut vai siena pie sienas. [S7]
sheet-connected-yes = No jaunās kārts līdz startam jāved nepārtrauktam tunelim: pie nošķirtas daļas un aiz strupceļa neko pielikt nedrīkst. [R37, R58]
sheet-connected-no = Jaunajai kārtij nav jābūt savienotai ar startu: drīkst rakt tālāk arī no daļas, ko nošķīris nogruvums, un strupceļa otrā pusē. [R37, R58]
sheet-dead-ends = Strupceļa tuneļi vidū nesavienojas. To liek tāpat kā jebkuru citu kārti, bet cauri tam netiek un finišu tas neatklāj. [R43]
sheet-facedown = Aizklātam finišam kārtis nav jāpieskaņo: pret to drīkst būt vērsts gan tunelis, gan siena. [R42]

sheet-head-actions = Darbības kārtis
sheet-break = Salauzts darbarīks (cērte, laterna vai vagonete): noliec to kāda spēlētāja priekšā. Ja gājiena sākumā tavā priekšā ir salauzts darbarīks, ceļa kārtis likt nedrīksti. Vienam spēlētājam nevar būt divi vienādi salauzti darbarīki. [R45, R46, R48, R49]
sheet-break-else = Ar salauztu darbarīku nedrīkst tikai likt ceļa kārtis, viss pārējais ir atļauts. [R47]
sheet-break-self-yes = Drīkst salauzt arī savu darbarīku. [S11]
sheet-break-self-no = Savu darbarīku lauzt nedrīkst. [S11]
sheet-mend = Remonts: noņem uz kārts attēloto salauzto darbarīku – savu vai cita spēlētāja. Ja uz kārts ir divi darbarīki, salabo vienu no tiem, nevis abus. To var izspēlēt tikai uz salauzta darbarīka; abas kārtis noliek izlietoto kāršu kaudzītē. [R50–R54]
sheet-rockfall = Nogruvums: izņem no labirinta vienu ceļa kārti; abas kārtis noliek izlietoto kāršu kaudzītē. Tukšo vietu drīkst atkal aizpildīt. [R55, R57, R58]
sheet-rockfall-spared = Nogruvums nekad neskar startu vai finišu. [R56]
sheet-map = Dārgumu karte: apskati vienu no finiša kārtīm un noliec to atpakaļ; dārgumu karti pēc tam noliek izlietoto kāršu kaudzītē. Ko par to stāsti citiem, ir tava darīšana. [R60, R62]
sheet-map-secret = Ko rāda tava dārgumu karte, redzi tikai tu. [R61]
sheet-map-closed = Dārgumu karte der tikai finišam, kas vēl ir aizklāts. [R63]
sheet-advice = Padoms: sabotieris, kurš sevi atklāj pārāk agri, ātri paliek bez darbarīkiem.
sheet-advice-rockfall = Ar nogruvumu sabotieris pārrauj tuneli, bet zeltracis aizvāc strupceļu. [R59]

sheet-head-pass = Kārts nolikšana
sheet-pass = Nav ko likt vai negribas? Aizklāti noliec vienu kārti izlietoto kāršu kaudzītē un nevienam to nerādi. [R64–R66]
sheet-pass-empty = Ja kāršu rokā vairs nav, gājienu izlaiž, neko nenoliekot. [R67]
sheet-discard-face-down = Visa izlietoto kāršu kaudzīte ir aizklāta. [R68]
sheet-discard-mixed = Izspēlētās kārtis izlietoto kāršu kaudzītē guļ atklātas, bet noliktās – aizklātas. [R68]

sheet-head-goals = Finiša sasniegšana
sheet-reach = Finišu atklāj, tiklīdz līdz tam no starta ved nepārtraukts tunelis. Ja tur ir dārgumi, raunds beidzas. Akmens kļūst par labirinta daļu, un caur to var tikt pie nākamā finiša. [R69–R73]
sheet-reach-any = Kura kārts tuneli pabeidz, nav svarīgi: finišam tai nav jāpieskaras. [R69, S16]
sheet-min-path = Tunelī jābūt vismaz { $cards ->
        [zero] { $cards } kārtīm
        [one] { $cards } kārtij
       *[other] { $cards } kārtīm
    }. [R70]
sheet-together-one = Ja vienlaikus sasniegti vairāki finiši, spēlētājs atklāj tieši vienu. [R76]
sheet-together-all = Ja vienlaikus sasniegti vairāki finiši, atklāj visus – tādā secībā, kādu izvēlas spēlētājs. [R76]
sheet-waits = Finiši, kas sasniegti, bet nav atklāti, gaida: kurš pieliek nākamo ceļa kārti, tas atklāj vienu no tobrīd savienotajiem finišiem. Dārgumus sasniedzis tas, kura kārts līdz tiem aizveda, lai kurš tos atklātu; un, ja raunds beidzas, kamēr tunelis vēl ved pie dārgumiem, uzvarējuši zeltrači. [0.7]
sheet-misfit-layer = Akmeni pagriež tā, lai tas saderētu ar kārtīm sev blakus. Ja tas nesader ne šā, ne tā, izvēlas tas, kurš pielika pēdējo kārti. [R74]
sheet-misfit-engine = Akmeni pagriež tā, lai tas saderētu ar kārtīm sev blakus. Ja tas nesader ne šā, ne tā, to pievieno tunelim, kas to sasniedza. [R74]

sheet-head-end = Raunda beigas
sheet-end-found = Kad dārgumi ir atklāti, raundā uzvarējuši zeltrači. [R72, R79]
sheet-end-pass-circle = Kad krājumu kaudzīte ir tukša un visi spēlētāji cits pēc cita izlaiduši gājienu, tas ir, tikai nolikuši kārti, raundā uzvarējuši sabotieri, ja tādi bija. Skaitās tikai tie gājieni, kas izlaisti pēc tam, kad kaudzīte beigusies. [R77, 0.9]
sheet-end-forced-pass-circle = Kad krājumu kaudzīte ir tukša un visi spēlētāji cits pēc cita izlaiduši gājienu, tas ir, tikai nolikuši kārti, jo neko citu nevarēja, raundā uzvarējuši sabotieri, ja tādi bija. [S22]
sheet-end-hands-empty = Kad krājumu kaudzīte ir tukša un nevienam vairs nav kāršu, raundā uzvarējuši sabotieri, ja tādi bija; kāršu nolikšana raundu agrāk nebeidz. [R77]
sheet-end-nobody-can-play = Kad krājumu kaudzīte ir tukša un neviens savas kārtis vairs nevar izspēlēt, tikai nolikt, raundā uzvarējuši sabotieri, ja tādi bija. [R77]
sheet-end-nobody-can-dig = Kad krājumu kaudzīte ir tukša un nevienam vairs nav ceļa kārts, ko varētu pielikt, raundā uzvarējuši sabotieri, ja tādi bija. [R77]
sheet-passes = Grāmatiņa skaita tikai to spēlētāju izlaistos gājienus, kam nav ko likt. To nevar pārbaudīt, neskatoties svešās kārtīs, tāpēc šeit skaitās ikviens izlaists gājiens. [R77, S22]
sheet-empty = Kārtis visiem beidzas reizē, un tad raunds ir galā: nevienam nav jāizlaiž gājiens ar tukšām rokām. [0.9]
sheet-end-roles = Kad raunds ir galā, atklāj visas lomas. [R78]
sheet-end-goals = Kad raunds ir galā, finišus atklāj, lai visi redz. [R78]

sheet-head-gold = Zelts
sheet-share-players = Ja uzvar zeltrači, izvelk tik zelta kāršu, cik ir spēlētāju. [R80]
sheet-share-diggers = Ja uzvar zeltrači, izvelk tik zelta kāršu, cik ir zeltraču. [R80]
sheet-share-cap = Bet nekad ne vairāk par { $cards ->
        [zero] { $cards } kārtīm
        [one] { $cards } kārti
       *[other] { $cards } kārtīm
    }, pat ja pie galda ir { $seats ->
        [zero] { $seats } spēlētāju
        [one] { $seats } spēlētājs
       *[other] { $seats } spēlētāji
    }. [R81]
sheet-share-order = Kurš sasniedzis dārgumus, tas kārtis apskata, slepus paņem vienu un pārējās padod nākamajam zeltracim pretēji pulksteņrādītāja virzienam. [R83, R84]
sheet-share-until-empty = Tā turpina, līdz kāršu vairs nav; dažam zeltracim var tikt par vienu vairāk nekā citiem. [R85]
sheet-share-one-each = Tā turpina, līdz katram zeltracim ir tieši viena. [R85]
sheet-share-saboteur = Ja tuneli pabeidz sabotieris, tik un tā uzvar zeltrači, un dalīšanu sāk nākamais zeltracis pretēji pulksteņrādītāja virzienam. [R86]
sheet-unpaid-option = Ja tā norunāts pirms spēles: zeltrači, kuru priekšā ir salauzts darbarīks, zeltu nesaņem. Uz sabotieriem tas neattiecas. [R87]
sheet-unpaid-on = Zeltrači, kuru priekšā ir salauzts darbarīks, zeltu nesaņem. Uz sabotieriem tas neattiecas. [R87]
sheet-pay = Ja uzvar sabotieri, katra alga ir atkarīga no tā, cik viņu bija: [R89]
sheet-pay-row = { $saboteurs ->
        [1] { $saboteurs } sabotieris: { $nuggets ->
            [zero] { $nuggets } zelta gabalu
            [one] { $nuggets } zelta gabals
           *[other] { $nuggets } zelta gabali
        }
        [zero] { $saboteurs } sabotieru: katram { $nuggets ->
            [zero] { $nuggets } zelta gabalu
            [one] { $nuggets } zelta gabals
           *[other] { $nuggets } zelta gabali
        }
        [one] { $saboteurs } sabotieris: katram { $nuggets ->
            [zero] { $nuggets } zelta gabalu
            [one] { $nuggets } zelta gabals
           *[other] { $nuggets } zelta gabali
        }
       *[other] { $saboteurs } sabotieri: katram { $nuggets ->
            [zero] { $nuggets } zelta gabalu
            [one] { $nuggets } zelta gabals
           *[other] { $nuggets } zelta gabali
        }
    }
sheet-pay-drawn = Sabotieru algu velk pa vienai kārtij; pārāk vērtīgu kārti pabāž zem kaudzītes, un tā, līdz summa ir precīza. [R90]
sheet-pay-order = Sabotieriem maksā pulksteņrādītāja virzienā, sākot pa kreisi no tā, kurš izdarīja pēdējo gājienu. Ja ar jau paņemtajām kārtīm summa nesanāk, bet no citām kaudzītes kārtīm to var salikt precīzi, izmaksā tās; ja šādu summu ir vairākas, to, kuras dziļākā kārts atrodas visaugstāk. Ja precīzu summu vairs nevar salikt, izmaksā tuvāko mazāko summu. [0.11]
sheet-pay-none = Ja dārgumi nav atrasti un sabotieru nebija, zeltu nesaņem neviens. [R91]
sheet-secret = Cik tev zelta, paliek noslēpums līdz spēles beigām. [R92]

sheet-head-next = Nākamais raunds
sheet-next = Visu, izņemot nopelnīto zeltu, sajauc un izliek no jauna, arī rūķu un finiša kārtis. [R93–R96]
sheet-reshuffle-yes = Atlikušās zelta kārtis sajauc no jauna. [R97]
sheet-reshuffle-no = Atlikušās zelta kārtis paliek tajā pašā secībā. [R97]
sheet-starter-last-turn = Sāk kreisais kaimiņš tam, kurš izdarīja pēdējo gājienu. [R98]
sheet-starter-last-card = Sāk kreisais kaimiņš tam, kurš izlietoja pēdējo kārti. [R98]
sheet-starter-last-path = Sāk kreisais kaimiņš tam, kurš pielika pēdējo ceļa kārti. [R98]
sheet-win = Pēc { $rounds ->
        [zero] { $rounds } raundiem
        [one] { $rounds } raunda
       *[other] { $rounds } raundiem
    } uzvar tas, kuram ir visvairāk zelta gabalu; ja vairākiem to ir vienādi daudz, viņi uzvaru dala. [R99–R101]

sheet-head-open = Ko grāmatiņa nepasaka un kā spēlējam šeit
sheet-head-shapes = Visas ceļa kārtis
# $shapes lists such as "┼ ×2"
sheet-shapes-passages = Ejas (vienkāršas līnijas): { $shapes }
sheet-shapes-dead-ends = Strupceļi (dubultas līnijas un aprauti gali): { $shapes }
