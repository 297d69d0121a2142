### The rules sheet of Gobblings! vs Gnomes, put together from an edition's data.
### Numbers in brackets point to the rules page.

gobsheet-head-aim = Par ko ir spēle
# $from and $to are the smallest and the largest number of players
gobsheet-players = Spēlētāju skaits: no { $from } līdz { $to }. [G3, O1]
gobsheet-aim = Rūķi no starta rok tuneļus uz trim aizklātiem finišiem: tur ir zelts, guļošs pūķis un dinamīts, bet neviens nezina, kas kurā. Starp rūķiem slēpjas goblini: viņi grib nelaist rūķus pie zelta vai pamodināt pūķi. Uzvar tas, kurš pirmais sakrāj { $points ->
        [zero] { $points } punktu
        [one] { $points } punktu
       *[other] { $points } punktus
    }. [G1, G11, G42]

gobsheet-legend = Numuri iekavās: [G…] – tā teikts grāmatiņā; [O…] – grāmatiņa par to klusē, un tā izlēmām mēs.
gobsheet-rounds = Katram ir punktu kārts, uz kuras ir { $points ->
        [zero] { $points } vagonešu
        [one] { $points } vagonete
       *[other] { $points } vagonetes
    }, un to patur visu spēli. Raundus spēlē, līdz kāds savu kārti piepilda; to skaits nav ierobežots. [G6, G20]

gobsheet-head-box = Kārtis
gobsheet-box = Krājumu kaudzītē ir { $count ->
        [zero] { $count } kāršu
        [one] { $count } kārts
       *[other] { $count } kārtis
    }. Grāmatiņā to saraksta nav: šo kaudzīti esam salikuši paši. [O4]
# $kind is a name, $shapes such as "┼ ×2"
gobsheet-tiles = { $kind }: { $shapes }
gobsheet-tiles-plain = { $kind }: { $count }
kind-passage = Ejas
kind-bomb = Ejas ar bumbu
kind-lantern = Ejas ar laternu
kind-ale = Ejas ar alus kausu
kind-rubble = Gruveši
kind-key = Atslēgas
kind-door = Durvis
colour-red = sarkanas
colour-blue = zilas
colour-yellow = dzeltenas
kind-map = Dārgumu kartes
kind-explosion = Sprādzieni
kind-potion = Dziras

gobsheet-head-setup = Sagatavošanās
# the heading of a list of rows
gobsheet-races = Cik goblinu un rūķu, atkarīgs no spēlētāju skaita: [G8]
gobsheet-races-row = { $seats ->
        [zero] { $seats } spēlētāju
        [one] { $seats } spēlētājs
       *[other] { $seats } spēlētāji
    }: { $goblins ->
        [zero] { $goblins } goblinu
        [one] { $goblins } goblins
       *[other] { $goblins } goblini
    }, { $gnomes ->
        [zero] { $gnomes } rūķu
        [one] { $gnomes } rūķis
       *[other] { $gnomes } rūķi
    }
gobsheet-roles = Katras rases lomas izlozē, sajauc un izdala aizklātas; pārējās neapskatītas liek atpakaļ kastē. [G8, G9, O3]
# $names lists roles
gobsheet-goblins = Goblini: { $names }. [O2]
gobsheet-gnomes = Rūķi: { $names }. [O2]
gobsheet-layout = Trīs finiša kārtis aizklātas izliek pretī startam: starp startu un finišiem ir { $columns ->
        [zero] { $columns } tukšu kolonnu
        [one] { $columns } tukša kolonna
       *[other] { $columns } tukšas kolonnas
    }, bet starp blakus finišiem { $rows ->
        [0] tukšu rindu nav
        [zero] ir { $rows } tukšu rindu
        [one] ir { $rows } tukša rinda
       *[other] ir { $rows } tukšas rindas
    }. Labirintam robežu nav. Zīmējumā S ir starts, ? – finišs. [G7, O11, O12]
gobsheet-hand = Katram rokā ir { $hand ->
        [zero] { $hand } kāršu
        [one] { $hand } kārts
       *[other] { $hand } kārtis
    }. [G10]
gobsheet-first-longest-beard = Sāk tas, kuram ir visgarākā bārda; ja bārdas nav nevienam, izšķir „akmens, šķēres, papīrīts”. Spēlē pulksteņrādītāja virzienā. [G12, O61]

gobsheet-head-turn = Tavs gājiens
gobsheet-turn = Izvēlies vienu no trim: izspēlē kārti un paņem jaunu; pabāz kārti zem krājumu kaudzītes un paņem virsējo; vai izlaid gājienu, bet tikai tad, ja tev nav ko izspēlēt. [G13–G16]
gobsheet-empty = Kad krājumu kaudzīte ir tukša, zem tās neko pabāzt vairs nevar: ja vari kaut ko izspēlēt, tas jādara, pat ja kaitē savējiem. Ja nevari, parādi savas kārtis visiem un izlaid gājienu. [G17, G18]

gobsheet-head-laying = Kāršu likšana
gobsheet-fit = Kārtij jāsader ar visām kārtīm tai blakus: atvērta mala pie atvērtas malas, siena pie sienas, un vismaz vienai atvērtajai malai jāturpina eja vai durvis. Aizklātam finišam tā nav jāpieskaņo. Pie gruvešiem vien neko pielikt nevar. [G14, O8, O10]
gobsheet-rotation = Kārti drīkst nolikt { $ways ->
        [zero] { $ways } veidos
        [one] { $ways } veidā
       *[other] { $ways } veidos
    }. [O7]
gobsheet-connected-yes = Turklāt no šīs malas bez pārrāvuma jātiek līdz startam. [O9]
gobsheet-connected-no = Savienotai ar startu tai nav jābūt. [O9]

gobsheet-head-tiles = Ko kārtis spēj
gobsheet-map = Dārgumu karte: slepus apskati vienu aizklātu finišu. [G26]
gobsheet-explosion = Sprādziens: izņem no labirinta vienu kārti, tikai ne startu, finišu vai kārti ar laternu. [G27, G30]
gobsheet-potion = Dzira: tev jāapmainās lomām ar kādu citu spēlētāju pēc izvēles; jaunās lomas apskatāt tikai jūs abi. [G28]
gobsheet-bomb = Bumba: kad atklāj dinamītu, no labirinta pazūd visas kārtis ar bumbām. [G29, G38]
gobsheet-lantern = Laterna: kārti ar laternu nevar uzspridzināt ne sprādziens, ne dinamīts. [G30, O32]
gobsheet-ale = Alus kauss: nosauc citu spēlētāju, un tas zaudē nākamo gājienu. Divus gājienus uzreiz nezaudē neviens. [G31, O43, O44]
gobsheet-rubble = Gruveši: aizšķērso ceļu, kamēr tos neuzspridzina. [G32]
gobsheet-key = Atslēga: atver savas krāsas durvis, lai cik tālu tās būtu, ja vien ceļā no starta atrodas pirms tām. [G34, O35]
gobsheet-door = Durvis: slēgtas, kamēr nav tās pašas krāsas atslēgas. Atslēga var būt jebkur, ja vien pie tās no starta var tikt, neejot caur šīm durvīm. Viena atslēga atver visas tādas durvis; ja to uzspridzina, tās aizveras. [G33, G34, O35, O36]
gobsheet-discard = Dārgumu karte, sprādziens un dzira nonāk izlietoto kāršu kaudzītē, tiklīdz nostrādājuši. No labirinta izņemtās kārtis arī nonāk tur un šajā raundā neatgriežas; tukšās vietas drīkst atkal aizpildīt. [G15, O29, O30]

gobsheet-head-goals = Finišu atklāšana
gobsheet-open = Finišu atklāj, tiklīdz no starta līdz jebkurai no tā četrām malām ved atvērts ceļš, lai kura kārts to pabeigtu. Ja tur ir zelts vai pūķis, raunds beidzas. [G21–G23, O24]
gobsheet-dynamite = Dinamīts aizvāc no labirinta visas kārtis ar bumbām, un spēle turpinās. Tas nostrādā tikai vienreiz: vēlāk liktas bumbas ir parastas ejas. [G38, O68]
gobsheet-passage-yes = Pēc tam ceļš drīkst vest arī cauri atklātajam dinamītam. [O28]
gobsheet-passage-no = Cauri atklātajam dinamītam ceļš neved. [O28]
gobsheet-two = Ja vienlaikus sasniegti vairāki finiši, kārts licējs izvēlas, kuru atklāt vispirms. Ja tas ir dinamīts un līdz citam finišam ceļš joprojām ved, to drīkst atklāt vai atstāt aizklātu; tad tas gaida kārti, kas nonāk tam blakus vai no jauna savieno to ar startu. [G24, G25, O25]

gobsheet-head-end = Raunda beigas
gobsheet-end = Raunds beidzas, kad ir atklāts zelts vai pūķis, kad beigušās visas kārtis vai kad kopš pēdējās izspēlētās kārts visi ir izlaiduši gājienu. [G19, O21, O22]
gobsheet-replace-yes = Pabāzt kārti zem krājumu kaudzītes nozīmē izlaist gājienu. [O16]
gobsheet-replace-no = Pabāzt kārti zem krājumu kaudzītes vēl nenozīmē izlaist gājienu; bet pēc { $circles ->
        [zero] { $circles } apļiem
        [one] { $circles } apļa
       *[other] { $circles } apļiem
    } bez nevienas izspēlētas kārts raunds beidzas. [O16]

gobsheet-head-points = Punkti
gobsheet-gold = Zelts: katrs rūķis saņem { $gold ->
        [zero] { $gold } punktu
        [one] { $gold } punktu
       *[other] { $gold } punktus
    }, bet rūķis, kurš to atklāja, – vēl { $opener ->
        [zero] { $opener } punktu
        [one] { $opener } punktu
       *[other] { $opener } punktus
    }. Ja zeltu atklāja goblins, katrs goblins zaudē { $loss ->
        [zero] { $loss } punktu
        [one] { $loss } punktu
       *[other] { $loss } punktus
    }. [G36]
gobsheet-dragon = Pūķis: katrs goblins saņem { $points ->
        [zero] { $points } punktu
        [one] { $points } punktu
       *[other] { $points } punktus
    }. [G37]
gobsheet-nothing = Ne viens, ne otrs: katrs goblins saņem { $points ->
        [zero] { $points } punktu
        [one] { $points } punktu
       *[other] { $points } punktus
    }. [G39, O23]
gobsheet-order = Punktus saņem cits pēc cita pulksteņrādītāja virzienā, sākot ar to, kurš atklāja zeltu vai pūķi; ja tie nav atklāti, ar to, kuram pirmajam beidzās kārtis. Kurš pirmais sasniedz { $points ->
        [zero] { $points } punktu
        [one] { $points } punktu
       *[other] { $points } punktus
    }, tūlīt uzvar. Mazāk par nulli nevienam nevar būt. [G40–G42, O54–O57]
gobsheet-order-passed = Ja visi izlaiduši gājienu un nevienam kārtis nav beigušās, sāk pa kreisi no tā, kurš izspēlēja pēdējo kārti; ja neviena kārts nav izspēlēta, ar to, kurš sāka raundu. [O55]
gobsheet-no-bonus = Šajā spēlē svarīga ir tikai rase. [G43]
gobsheet-bonus = Turklāt katrai lomai ir savs bonuss; skaitās tā loma, kas tev ir raunda beigās: [G43, O48]
gobsheet-bonus-master = Pārvērtību meistars: viens punkts, ja piedalījies lomu maiņā. [G44]
gobsheet-bonus-bomber = Spridzinātājs: viens punkts, ja atklāts dinamīts. [G45]
gobsheet-bonus-greedy = Mantrausis: ja atklāts pūķis, nozog vienu punktu citam spēlētājam, kuram tāds ir. Kam zagt, var izvēlēties; zagt vai nezagt – nevar. [G46, O58]
gobsheet-bonus-driver = Šoferis: viens punkts, ja ceļā līdz zeltam vai pūķim nav nevienu durvju. [G47]
gobsheet-bonus-pedant = Pedants: viens punkts, ja raunda beigās krājumu kaudzīte ir tukša. [G48, O42]
gobsheet-bonus-king = Karalis: viens punkts, ja ceļā līdz zeltam ir vismaz trīs alus kausi. [G49]
gobsheet-bonus-keymaster = Atslēgu glabātājs: viens punkts, ja ceļš līdz zeltam vai pūķim ved caur atvērtām durvīm. [G50]
gobsheet-bonus-jeweller = Juvelieris: viens punkts, ja atklāts zelts. [G51]
gobsheet-any-side = Bonuss nav atkarīgs no tā, vai tava puse uzvarējusi. [O53]
gobsheet-path = Par ceļu uzskata īsāko no atvērtajiem; ja tādu ir vairāki, to, kurš dod bonusu. Vērtē labirintu, kāds tas bija pirms finiša atklāšanas: atslēga, pie kuras var tikt tikai caur pašu finišu, durvis neatver. [O35, O39]

gobsheet-head-next = Nākamais raunds
gobsheet-next = Visu, izņemot punktus, sajauc un izdala no jauna; sāk kreisais kaimiņš tam, kurš sāka iepriekšējo raundu. [G20, O60, O62]

gobsheet-head-open = Ko grāmatiņa nepasaka un kā spēlējam šeit
gobsheet-open-deck = Kādas kārtis ir kaudzītē un kuras lomas ir goblini, izvēlējāmies mēs, skat. iepriekš. [O2, O4]
gobsheet-open-host = Spēlējot ekrānā, to, kurš sāk, nosauc galda vadītājs vai izšķir loze. [O65]
gobsheet-open-refill = Kad kārts izspēlēta, paņem jaunu, kamēr krājumu kaudzītē vēl kas ir. [O14]
gobsheet-open-beyond = Aiz slēgtām durvīm kārtis likt drīkst, bet, kamēr nav atslēgas, ceļš turp neved. [O10]
gobsheet-open-ale = Alus dēļ zaudēts gājiens neskaitās izlaists. [O21]
gobsheet-open-order = Vispirms atklāj finišu, tad nosauc alus dzērāju, tad ņem kārti. [O24, G31]
gobsheet-open-pedant = Grāmatiņā Pedants punktu saņem spēles beigās; šeit – raunda beigās, tāpat kā visi pārējie. [O42]
gobsheet-open-known = Pēc apmaiņas tu zini, kuru lomu atdevi un kuru saņēmi, bet ne to, pie kā atdotā nonāca vēlāk. [O47]
gobsheet-open-shown = Kad raunds ir galā, atklāj visas lomas un visus finišus. [O63]
gobsheet-open-talk = Runā, ko gribi, bet ne lomu, ne finišus nerādi. [O66]
gobsheet-head-shapes = Visas kārtis
