### The rules sheet of the classic game, put together from an edition's data.
### A message is one sentence or paragraph; numbers in brackets point to the rules page.

sheet-title = Noteikumi: { $edition }
sheet-own = Pašu veidots izdevums; pamatā: { $base }.

sheet-head-aim = Par ko ir spēle
sheet-aim = Rūķi no starta rok tuneļus uz trim aizklātiem finišiem; vienā no tiem ir dārgumi. Zeltrači grib tos sasniegt, sabotieri – to nepieļaut, un neviens nezina, kurš ir kurš. Raundā uzvar viena puse, bet zeltu katrs rūķis krāj sev. [R79, R88]

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
sheet-shapes = Ejas (vienkāršas līnijas) un strupceļi (dubultas līnijas un aprauti gali): { $shapes }
# $values lists such as "16 × 1, 8 × 2"
sheet-gold-cards = Zelta kārtis (kāršu skaits × zelta gabali): { $values }

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

sheet-head-setup = Sagatavošanās
sheet-layout = Starta kārti liek atklātu. Trīs finiša kārtis sajauc un aizklātas izliek tai pretī: starp startu un finišiem ir { $columns ->
        [zero] { $columns } tukšu kolonnu
        [one] { $columns } tukša kolonna
       *[other] { $columns } tukšas kolonnas
    }, bet starp blakus finišiem { $rows ->
        [0] tukšu rindu nav
        [zero] ir { $rows } tukšu rindu
        [one] ir { $rows } tukša rinda
       *[other] ir { $rows } tukšas rindas
    }. Labirints drīkst augt arī pāri šīm robežām. [R19–R23]
# $sizes lists such as "3–5: 6"
sheet-hands = Cik kāršu katram rokā (spēlētāji: kārtis): { $sizes }. Pārējās veido krājumu kaudzīti; zelta kārtis sajauc un noliek aizklātas. [R25–R27]
sheet-first-youngest = Sāk jaunākais spēlētājs; galda saimnieks var izraudzīties kādu citu vai ļaut izšķirt lozei. [R28]
sheet-first-agreed = Par to, kurš sāk, vienojas; galda saimnieks izvēlas vai ļauj izšķirt lozei. [R28]
sheet-first-most-dwarf-like = Sāk tas, kurš visvairāk līdzinās rūķim; galda saimnieks izvēlas vai ļauj izšķirt lozei. [R28]

sheet-head-turn = Tavs gājiens
sheet-turn = Spēlē pulksteņrādītāja virzienā. Savā gājienā tu izmanto vienu kārti: pieliec ceļa kārti, izspēlē darbības kārti vai izlaid gājienu, aizklāti noliekot kārti izlietoto kāršu kaudzītē. Tad paņem jaunu kārti, kamēr tādas vēl ir. Kad krājumu kaudzīte ir tukša, spēlē tālāk ar kārtīm, kas rokā. [R29–R35]

sheet-head-digging = Rakšana
sheet-fit = Ceļa kārtij jāsader ar visām atklātajām kārtīm tai blakus: tunelis pie tuneļa, siena pie sienas. To drīkst pagriezt kājām gaisā, bet nekad šķērsām. [R39–R41]
sheet-contact-tunnel = Vismaz vienam tās tunelim jāturpina kādas atklātas kārts tunelis. Ja saskaras tikai sienas vai ja blakus ir tikai aizklāts finišs, ar to nepietiek. [R36, R38]
sheet-contact-touch = Tai tikai jāpieskaras kādai atklātai kārtij, kaut vai siena pie sienas. [S7]
sheet-connected-yes = Turklāt šim tunelim bez pārrāvuma jāved līdz startam: pie nošķirtas daļas un aiz strupceļa neko pielikt nedrīkst. [R37, R58]
sheet-connected-no = Šim tunelim nav jāved līdz startam: drīkst rakt tālāk arī no daļas, ko nošķīris nogruvums, un strupceļa otrā pusē. [R37, R58]
sheet-dead-ends = Strupceļa tuneļi vidū nesavienojas. To liek tāpat kā jebkuru citu kārti, bet cauri tam netiek un finišu tas neatklāj. [R43]
sheet-facedown = Aizklāts finišs no kārtīm sev blakus neko neprasa: pret to drīkst būt vērsts gan tunelis, gan siena. [R42]

sheet-head-actions = Darbības kārtis
sheet-break = Salauzts darbarīks (cērte, laterna vai vagonete): noliec to kāda spēlētāja priekšā. Ja gājiena sākumā tavā priekšā ir salauzts darbarīks, ceļa kārtis likt nedrīksti; viss pārējais ir atļauts. Vienam spēlētājam nevar būt divi vienādi salauzti darbarīki. [R46–R49]
sheet-break-self-yes = Drīkst salauzt arī savu darbarīku. [S11]
sheet-break-self-no = Savu darbarīku lauzt nedrīkst. [S11]
sheet-mend = Remonts: noņem uz kārts attēloto salauzto darbarīku – savu vai cita spēlētāja. Ja uz kārts ir divi darbarīki, salabo vienu no tiem, nevis abus. [R50–R54]
sheet-rockfall = Nogruvums: izņem no labirinta vienu ceļa kārti, tikai ne startu vai finišu. Tukšo vietu drīkst atkal aizpildīt. [R55–R58]
sheet-map = Dārgumu karte: slepus apskati vienu aizklātu finiša kārti un noliec to atpakaļ. Ko par to stāsti citiem, ir tava darīšana. [R60–R63]

sheet-head-pass = Gājiena izlaišana
sheet-pass = Nav ko likt vai negribas? Aizklāti noliec vienu kārti izlietoto kāršu kaudzītē un nevienam to nerādi. [R64–R66]
sheet-discard-face-down = Visa izlietoto kāršu kaudzīte ir aizklāta. [R68]
sheet-discard-mixed = Izspēlētās kārtis izlietoto kāršu kaudzītē guļ atklātas, bet gājienu izlaižot noliktās – aizklātas. [R68]

sheet-head-goals = Finiša sasniegšana
sheet-reach = Finišu atklāj, tiklīdz līdz tam no starta ved nepārtraukts tunelis, lai kura kārts to pabeigtu. Ja tur ir dārgumi, raunds beidzas. Akmens kļūst par labirinta daļu, un caur to var tikt pie nākamā finiša. [R69–R73]
sheet-min-path = Tunelī jābūt vismaz { $cards ->
        [zero] { $cards } kārtīm
        [one] { $cards } kārtij
       *[other] { $cards } kārtīm
    }. [R70]
sheet-together-one = Ja vienlaikus sasniegti vairāki finiši, spēlētājs atklāj tieši vienu. Pārējie gaida: kurš pieliek nākamo ceļa kārti, tas atklāj vienu no tobrīd savienotajiem finišiem. Dārgumus sasniedzis tas, kura kārts līdz tiem aizveda, lai kurš tos atklātu; un, ja raunds beidzas, kamēr tunelis vēl ved pie dārgumiem, uzvarējuši zeltrači. [R76, R79, R83]
sheet-together-all = Ja vienlaikus sasniegti vairāki finiši, atklāj visus – tādā secībā, kādu izvēlas spēlētājs. [R76]
sheet-misfit-layer = Akmeni pagriež tā, lai tas saderētu ar kārtīm sev blakus. Ja tas nesader ne šā, ne tā, izvēlas tas, kurš pielika pēdējo kārti. [R74]
sheet-misfit-engine = Akmeni pagriež tā, lai tas saderētu ar kārtīm sev blakus. Ja tas nesader ne šā, ne tā, to pievieno tunelim, kas to sasniedza. [R74]

sheet-head-end = Raunda beigas
sheet-end-found = Kad dārgumi ir atklāti, raundā uzvarējuši zeltrači. [R72, R79]
sheet-end-pass-circle = Kad krājumu kaudzīte ir tukša un visi spēlētāji cits pēc cita izlaiduši gājienu, raundā uzvarējuši sabotieri. Skaitās tikai tie gājieni, kas izlaisti pēc tam, kad kaudzīte beigusies – gan piespiedu kārtā, gan labprātīgi. [R77, 0.9]
sheet-end-forced-pass-circle = Kad krājumu kaudzīte ir tukša un visi spēlētāji cits pēc cita izlaiduši gājienu, jo neko citu nevarēja, raundā uzvarējuši sabotieri. [S22]
sheet-end-hands-empty = Kad krājumu kaudzīte ir tukša un nevienam vairs nav kāršu, raundā uzvarējuši sabotieri; izlaisti gājieni raundu agrāk nebeidz. [R77]
sheet-end-nobody-can-play = Kad krājumu kaudzīte ir tukša un neviens savas kārtis vairs nevar izspēlēt, tikai nolikt, raundā uzvarējuši sabotieri. [R77]
sheet-end-nobody-can-dig = Kad krājumu kaudzīte ir tukša un nevienam vairs nav ceļa kārts, ko varētu pielikt, raundā uzvarējuši sabotieri. [R77]
sheet-end-roles = Tad atklāj visas lomas un visus finišus. [R78]

sheet-head-gold = Zelts
sheet-share-players = Ja uzvar zeltrači, izvelk tik zelta kāršu, cik ir spēlētāju. [R80]
sheet-share-diggers = Ja uzvar zeltrači, izvelk tik zelta kāršu, cik ir zeltraču. [R80]
sheet-share-cap = Bet nekad ne vairāk kā { $cards }. [R81]
sheet-share-order = Kurš sasniedzis dārgumus, tas kārtis apskata, slepus paņem vienu un pārējās padod nākamajam zeltracim pretēji pulksteņrādītāja virzienam. [R83, R84]
sheet-share-until-empty = Tā turpina, līdz kāršu vairs nav; dažam zeltracim var tikt par vienu vairāk nekā citiem. [R85]
sheet-share-one-each = Tā turpina, līdz katram zeltracim ir tieši viena. [R85]
sheet-share-saboteur = Ja tuneli pabeidz sabotieris, tik un tā uzvar zeltrači, un dalīšanu sāk nākamais zeltracis pretēji pulksteņrādītāja virzienam. [R86]
sheet-unpaid-option = Ja tā norunāts pirms spēles: zeltrači, kuru priekšā ir salauzts darbarīks, zeltu nesaņem. [R87]
sheet-unpaid-on = Zeltrači, kuru priekšā ir salauzts darbarīks, zeltu nesaņem. [R87]
# $rates lists such as "1: 4, 2: 3"
sheet-pay = Ja uzvar sabotieri, katrs no viņiem saņem zelta gabalus atkarībā no tā, cik sabotieru ir (sabotieri: zelta gabali): { $rates }. Kārtis velk pa vienai; pārāk vērtīgu kārti pabāž zem kaudzītes, un tā, līdz summa ir precīza. [R89, R90]
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
sheet-open-talk = Par savu lomu, kārtīm un redzēto runā, ko gribi, bet neko nerādi. [R102]
sheet-open-turning = Nevienā grāmatiņā nav teikts, vai ceļa kārti drīkst pagriezt kājām gaisā: drīkst. [R41]
sheet-open-contact = Kārti, kas citām pieskaras tikai ar sienām, likt nedrīkst. [R36, R38]
sheet-open-facedown = Blakus aizklātam finišam der jebkas, bet ar finišu vien nepietiek. [R42]
sheet-open-spared = Nogruvums nekad neskar startu vai finišu. [R56]
sheet-open-map = Dārgumu karte der tikai finišam, kas vēl ir aizklāts. [R63]
sheet-open-together-one = Finiši, kas sasniegti, bet nav atklāti, gaida nākamo ceļa kārti. [R76]
sheet-open-together-all = Ja vienlaikus sasniegti vairāki finiši, atklāj visus. [R76]
sheet-open-empty = Kad nevienam vairs nav kāršu, raunds katrā ziņā ir galā. [0.9]
sheet-open-passes = Grāmatiņa skaita to spēlētāju izlaistos gājienus, kam nav ko likt; taču citu kārtis neviens neredz, tāpēc šeit skaitās ikviens izlaists gājiens, arī labprātīgs. [R77]
sheet-open-drawing = Sabotieru algu velk pa vienai kārtij, kā teikts iepriekš. [R90]
sheet-open-pay-order = Sabotieriem maksā pulksteņrādītāja virzienā, sākot pa kreisi no tā, kurš izdarīja pēdējo gājienu. Ja ar jau paņemtajām kārtīm summa nesanāk, bet no citām kaudzītes kārtīm to var salikt precīzi, izmaksā tās; ja šādu summu ir vairākas, to, kuras dziļākā kārts atrodas visaugstāk. Ja precīzu summu vairs nevar salikt, izmaksā tuvāko mazāko summu. [0.11]
sheet-open-goals = Kad raunds ir galā, finišus atklāj, lai visi redz. [R78]
sheet-open-finisher = Ja tuneli pabeidz sabotieris, dalīšanu sāk nākamais zeltracis. [R86]
sheet-open-secret = Zelts paliek noslēpums līdz spēles beigām. [R92]
sheet-open-deck = Nevienā grāmatiņā nav rakstīts, cik ir katra veida kāršu; iepriekš minētie skaitļi ir no izdotās spēles. [R5]
