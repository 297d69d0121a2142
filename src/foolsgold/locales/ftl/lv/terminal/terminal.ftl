### What only the terminal says: the page does not fetch it.

cell-wrong = „{ $found }” nav skaitļu pāris. Raksti sabotierus/zeltračus, piemēram, 2/3.
usage-no-command = Komandas „{ $name }” nav. Palīdzība: foolsgold --help
usage-no-option = Opcijas { $name } šeit nav. Palīdzība: { $help }
usage-missing = Trūkst { $name }. Palīdzība: { $help }
usage-whole-range = { $name }: vajadzīgs vesels skaitlis no { $low } līdz { $high }, nevis „{ $found }”.
usage-whole-least = { $name }: vajadzīgs vesels skaitlis, ne mazāks par { $low }, nevis „{ $found }”.
usage-range = { $name }: vajadzīgs skaitlis no { $low } līdz { $high }, nevis „{ $found }”.
usage-wrong = Komandu nevar saprast. Palīdzība: { $help }
did-you-mean = Varbūt { $name }?
cli-usage = Lietošana: { $usage }
cli-commands = Komandas:
cli-options = Opcijas:
cli-arguments = Argumenti:
cli-main = Fool’s Gold: tuneļu spēles ar slepenām lomām, precīzi pēc noteikumu grāmatiņām.
cli-play = Spēlēt terminālī pret botiem.
cli-simulate = Ļaut botiem spēlēt savā starpā un saskaitīt, kurš uzvar.
cli-bots = Parādīt botus un to, kā tie spēlē.
cli-editions = Parādīt izdevumus un to, ar ko tie atšķiras.
cli-rules = Parādīt izdevuma noteikumus spēlētājiem.
cli-replay = Izskatīt spēles pierakstu gājienu pa gājienam.
cli-analyse = Analizēt spēles pierakstu: izredzes, aizdomas, izšķirošie brīži, meli.
cli-bench = Izmērīt noteikumu ātrumu, spēlējot uz labu laimi.
cli-option-help = Parādīt šo palīdzību.
cli-option-version = Parādīt versiju.
cli-option-lang = Valoda: en, uk, ru, fa, lv, he.
cli-option-edition = Izdevuma id vai ceļš uz savu .toml failu.
cli-option-seats = Spēlētāju skaits.
cli-option-seed = Sākumskaitlis: tas pats skaitlis dod tās pašas kārtis.
cli-option-first = Vieta, kas sāk; ja nav norādīta, izšķir loze.
cli-option-bots = Boti, atdalīti ar komatiem; vietas tie ieņem pēc kārtas.
cli-option-option = Ieslēgt izdevuma izvēles noteikumu, piemēram, broken_unpaid.
cli-option-name = Tavs vārds.
cli-option-plain = Vārdi zīmējumu vietā: ekrānlasītājiem un citām programmām.
cli-option-record = Saglabāt spēles pierakstu šajā failā.
cli-option-games = Spēļu skaits.
cli-option-talk = Lai boti arī sarunājas.
cli-option-cell = Viens raunds ar tieši tik daudz sabotieriem un zeltračiem vai gobliniem un rūķiem, piemēram, 2/3; tad botus izvēlas katrai pusei.
cli-option-saboteurs = Kopā ar --cell: boti, kas spēlē sabotierus vai goblinus; katrs pāris spēlē tos pašus izdalījumus.
cli-option-diggers = Kopā ar --cell: boti, kas spēlē zeltračus vai rūķus.
cli-option-calibration = Kopā ar --cell: nevis kas uzvar, bet cik pareizas ir zeltraču aizdomas.
cli-option-json = Izvadīt JSON citām programmām.
cli-option-seat = Skatīties spēli no šīs vietas.
cli-option-rounds = Cik raundu izspēlēt katrā izdevumā.
cli-option-bot = Ļaut visās vietās spēlēt šim botam un izmērīt, cik ātri tas domā.
cli-option-kernel = Mērīt kompilētos noteikumus, nevis parastos.
cli-option-envs = Mērīt vides aģentiem, kas mācās.
cli-option-policy = Kopā ar --kernel: kas spēlē, uniform vai rules.
cli-argument-edition = Izdevuma id vai ceļš uz .toml failu.
cli-argument-file = Ar Fool’s Gold saglabāts spēles pieraksts.
play-welcome = { $edition } · { $seats ->
        [zero] { $seats } spēlētāju
        [one] { $seats } spēlētājs
       *[other] { $seats } spēlētāji
    }. Ar ? saņemsi palīdzību.
play-role-hint = Tev ir jauna slepena loma. Lai to apskatītu, raksti r.
play-deck =
    { $count ->
        [0] Krājumu kaudzīte ir tukša.
        [zero] Krājumu kaudzītē vēl ir { $count } kāršu.
        [one] Krājumu kaudzītē vēl ir { $count } kārts.
       *[other] Krājumu kaudzītē vēl ir { $count } kārtis.
    }
# one line for each player; $tools lists broken tools or is empty
play-seat =
    { $name }: { $cards ->
        [0] nav kāršu
        [zero] { $cards } kāršu
        [one] { $cards } kārts
       *[other] { $cards } kārtis
    }, { $gold ->
        [0] nav zelta
        [zero] { $gold } zelta kāršu
        [one] { $gold } zelta kārts
       *[other] { $gold } zelta kārtis
    }
play-discards = Atklāti izlietoto kāršu kaudzītē: { $cards }
play-first = Kurš sāk, izšķir loze.
play-hand = Tavas kārtis:
play-ask-card = Kārts 1–{ $count }; d un numurs – izlaist gājienu, r – loma, ? – palīdzība:
play-ask-option = Ko izvēlies, 1–{ $count }? Enter – atpakaļ:
play-ask-choice = Numurs 1–{ $count }:
play-ask-tell = Pateikt pārējiem? 1–{ $count }, patiesi vai ne; Enter – klusēt:
play-not-understood = „{ $text }” neder: raksti kādu no piedāvātajiem numuriem vai ?, ja vajag palīdzību.
play-goodbye = Uz redzēšanos! Spēle palika nepabeigta.
said-suspect-you = { $name }: Man šķiet, ka tu neesi mūsu pusē.
said-trust-you = { $name }: Es ticu, ka tu esi mūsu pusē.
said-thanks-you = { $name }: Liels tev paldies!
play-saved = Pieraksts ir failā { $file }.
play-help-claims = claim: teikt visiem kaut ko, patiesu vai ne, piemēram: claim looked 2 treasure; tikai claim parādīs, ko vari teikt
play-help =
    Savā gājienā tu izmanto vienu kārti:
      3      izvēlēties 3. kārti, pēc tam – kur vai pret ko to likt lietā
      d3     izlaist gājienu: aizklāti nolikt 3. kārti
      r      apskatīt savu lomu un zeltu
      b      vēlreiz parādīt labirintu
      l      kas šajā raundā jau noticis
      ?      šī palīdzība
      q      iziet no spēles
    Var arī uzreiz ierakstīt visu gājienu: place 2 1,0 turned · discard 3
    Kolonnas skaita finišu virzienā, rindas – uz leju; starts ir 0,0.
    Kārtis drīkst pagriezt kājām gaisā, bet ne šķērsām.
play-legend = S starts · 1 2 3 finiši · ✕ strupceļš · ★ dārgumi · ● akmens
replay-ask = Enter – nākamais gājiens, q – iziet:
replay-end = Ar to pieraksts beidzas.
simulate-progress = Spēles
simulate-title = { $edition }, { $seats ->
        [zero] { $seats } spēlētāju
        [one] { $seats } spēlētājs
       *[other] { $seats } spēlētāji
    }: { $games ->
        [zero] { $games } spēļu
        [one] { $games } spēle
       *[other] { $games } spēles
    }, sākumskaitlis { $seed }
simulate-digger = Zeltraču uzvarētie raundi
simulate-saboteur = Sabotieru uzvarētie raundi
simulate-nobody = Raundi, kuros neuzvarēja neviens (ne dārgumu, ne sabotieru)
simulate-gold-side =
    { $side ->
        [digger] Zelta gabali raundā vienam zeltracim
       *[saboteur] Zelta gabali raundā vienam sabotierim
    }
simulate-gnome = Rūķu uzvarētie raundi
simulate-goblin = Goblinu uzvarētie raundi
simulate-points-side =
    { $side ->
        [gnome] Punkti raundā vienam rūķim
       *[goblin] Punkti raundā vienam goblinam
    }
simulate-points-bot = Punkti spēlē botam { $bot }
simulate-gold-bot = Zelta gabali spēlē botam { $bot }
simulate-length = Gājieni raundā
simulate-interval = 95 % intervāls
simulate-mean = vidēji
simulate-cell-title = { $edition }, sabotieri/zeltrači { $cell }, raundi: { $rounds }, sākumskaitlis { $seed }
simulate-line-up = Sabotieri: { $saboteurs }. Zeltrači: { $diggers }
simulate-line-up-gobblings = Goblini: { $goblins }. Rūķi: { $gnomes }
simulate-paired = Starpība ar pirmo sastāvu, izdalījums pēc izdalījuma
simulate-calibration = Kalibrācijas kļūda
simulate-brier = Braiera vērtējums pa raunda ceturtdaļām
bench-title = Raundi uz labu laimi, pieci spēlētāji, katrā gājienā uzskaitītas visas atļautās iespējas
bench-bot-title = Bots { $bot } visās piecās vietās: tā domāšana un noteikumi kopā
# a number stands before these two and cannot be selected on, so they are written as units
bench-kernel-title = Kompilētie noteikumi, pieci spēlētāji, viens kodols, katrā gājienā uzskaitīti visi atļautie gājieni; spēlē { $policy }
bench-stepping = spēles vienlaikus: { $games }, spēlētāji: { $seats }, gājieni procesora sekundē: { $moves }
bench-two-cores = divi pavedieni: pēc pulksteņa { $times } reizes ātrāk, aizņemti kodoli: { $used }
bench-envs-title = Soļi procesora sekundē ar nejaušiem atļautiem gājieniem: { $edition }, spēlētāji: { $seats }, viens kodols
bench-rounds = raundi/s (CPU)
bench-moves = gājieni/s (CPU)
bench-views = skati/s (CPU)
bench-pace = gājiena izvēle: puse { $median } ms laikā, 99 % { $nearly_all } ms laikā pēc pulksteņa, { $work } ms procesora laika
bench-memory = Lielākais atmiņas patēriņš: { $megabytes } MB
cli-option-quiet-bots = Boti klusē.
cli-option-hints = Savā gājienā var rakstīt t un pajautāt, ko darītu bots.
cli-option-level = Cik labi spēlē boti: nosaukums no { "foolsgold bots" }.
database-url = „{ $found }” nav datubāze: norādi ceļu uz failu vai postgresql://user@host/name.
database-unwritable = Datubāzi { $name } nevar atvērt. Ar --database izvēlies mapi, kurā drīksti rakstīt.
database-foreign = Fails { $name } nav datubāze. Ar --database izvēlies citu.
database-no-space = Diskā vairs nav vietas datubāzei { $name }. Atbrīvo vietu vai ar --database izvēlies citu.
database-locked = Datubāzi { $name } ir bloķējusi cita programma. Aizver to vai ar --database izvēlies citu datubāzi.
database-unreachable = Datubāze { $name } neatbild. Vai tā darbojas un vai adrese ir pareiza?
database-version = Datubāzi { $name } rakstījusi jaunāka Fool’s Gold versija. Atjaunini šo vai izvēlies citu datubāzi ar --database.
database-missing = Datubāzes { $name } nav. Pārbaudi ceļu.
load-restart-own = Apturēt var tikai šeit palaistu serveri: izlaid --url vai --restart.
load-limited = Serveris mūs bremzē. Lai to izmērītu, palaid to ar --no-limits.
bus-url = „{ $found }” nav ziņojumu kopne: norādi adresi, piemēram, redis://localhost.
bus-unreachable = Ziņojumu kopne neatbild. Vai Redis darbojas un vai adrese ir pareiza?
cli-serve = Palaist serveri galdiem tīklā.
cli-backup = Saglabāt visus galdus vienā failā.
cli-restore = Atjaunot rezerves kopiju tukšā datubāzē.
cli-option-host = Adrese, kurā klausīties; ja nav norādīta, visas šī datora adreses.
cli-option-port = Ports, kurā klausīties; 0 ņem jebkuru brīvu.
cli-option-database = Fails vai postgresql://…; ja nav norādīts, fails tavā datu mapē.
cli-option-bus = Adrese, kurā ir vairākiem serveriem kopīgs Redis.
cli-option-origin = Vēl viena adrese, no kuras drīkst nākt lapa, piemēram, https://play.example.
cli-option-bot-pace = Cik sekunžu bots nogaida pirms sava gājiena.
cli-option-absent-after = Pēc cik sekundēm prombūtnē esoša spēlētāja vietā spēlē bots.
cli-option-no-limits = Neierobežot, cik daudz drīkst prasīt viena adrese: tikai mērījumiem.
cli-load = Izmērīt serveri slodzē.
cli-option-tables = Galdu skaits.
cli-option-seconds = Cik sekunžu mērīt.
cli-option-rate = Gājieni sekundē pie katra galda; ar 0 galdi stāv dīkā.
cli-option-url = Serveris, kas jau darbojas; ja nav norādīts, tiek palaists jauns.
cli-option-restart = Beigās serveri nogāzt un izmērīt, cik ātri tas atgūstas.
load-title = { $tables ->
        [zero] { $tables } galdu
        [one] { $tables } galds
       *[other] { $tables } galdi
    }, pie katra { $seats ->
        [zero] { $seats } spēlētāju
        [one] { $seats } spēlētājs
       *[other] { $seats } spēlētāji
    }
load-moves = { $moves ->
        [zero] { $moves } gājienu
        [one] { $moves } gājiens
       *[other] { $moves } gājieni
    }, { $speed } sekundē; kļūdas: { $errors }
load-times = No gājiena līdz visiem pie galda: puse { $median } ms laikā, 95 % { $most } ms laikā, 99 % { $nearly_all } ms laikā
load-stored = Ieraksts diskā: 95 % { $most } ms laikā
load-memory = Servera atmiņa: { $megabytes } MB
load-restart = Pēc nogāšanas serveris atbild { $ready } s laikā, visi galdi – { $everyone } s laikā
backup-done = Failā { $file } ir { $tables ->
        [zero] { $tables } galdu
        [one] { $tables } galds
       *[other] { $tables } galdi
    } ar { $changes ->
        [zero] { $changes } izmaiņām
        [one] { $changes } izmaiņu
       *[other] { $changes } izmaiņām
    }.
restore-done = Atjaunots: { $tables ->
        [zero] { $tables } galdu
        [one] { $tables } galds
       *[other] { $tables } galdi
    } ar { $changes ->
        [zero] { $changes } izmaiņām
        [one] { $changes } izmaiņu
       *[other] { $changes } izmaiņām
    }.
database-full = Datubāzē jau ir galdi. Atjauno tukšā datubāzē.
backup-wrong = { $file } nav pilnīga Fool’s Gold rezerves kopija.
cli-join = Pievienoties galdam tīklā vai atvērt jaunu.
cli-argument-link = Saite uz galdu; ja dota tikai servera adrese, tur atver jaunu galdu.
cli-option-watch = Skatīties, neapsēžoties pie galda.
cli-option-carry = Pārņemt savu vietu no citas ierīces ar kodu, ko tā rāda.
cli-option-new = Apsēsties no jauna, pat ja tev pie šī galda jau ir vieta.
cli-option-bot-seats = Cik vietu jau no sākuma ieņem boti; pārējās ir draugiem.
join-no-settings = Šis galds jau ir iekārtots: { $names } der tikai jaunam galdam.
join-ask-name = Tavs vārds:
join-opened =
    Galds ir atvērts. Draugi var pievienoties tā:
    foolsgold join { $link }
join-loopback = Šī saite darbojas tikai šajā datorā. Citiem dod adresi, ko parāda foolsgold serve.
join-seated = Tev ir { $seat }. vieta.
# one line for each seat
join-row =
    { $state ->
        [open] { $seat }. brīva vieta
        [bot] { $seat }. { $name }, bots
        [ready] { $seat }. { $name }, gaida sākumu
        [playing] { $seat }. { $name }
       *[waiting] { $seat }. { $name }, vēl gatavojas
    }
join-ask-start = Enter – sākt spēli (brīvās vietas ieņem boti), q – iziet:
join-ask-again = Enter – spēlēt vēlreiz tajās pašās vietās, q – iziet:
join-wait-again = { $name } var sākt vēl vienu spēli. Lai izietu, raksti q.
join-running = Spēle notiek. Lai redzētu, kas šajā raundā jau noticis, raksti l.
join-here = { $name } atkal ir klāt.
join-away = { $name } ir prom.
join-watchers =
    { $count ->
        [0] Neviens vairs neskatās.
        [zero] Skatās { $count } cilvēku.
        [one] Skatās { $count } cilvēks.
       *[other] Skatās { $count } cilvēki.
    }
join-lost = Savienojums ir zudis. Mēģinām to atjaunot; ar Ctrl-C var iziet.
join-goodbye =
    Uz redzēšanos! Tava vieta paliek tava, un pa to laiku tajā spēlē bots. Atgriezties vari tā:
    foolsgold join { $link }
join-goodbye-lost = Uz redzēšanos! Tavā vietā līdz galam spēlēs bots.
join-goodbye-watcher = Uz redzēšanos!
join-help =
    Pie galda ar citiem, jebkurā brīdī:
      say sveiki visiem    runāt ar visiem; tas pats ir !sveiki visiem
      claim                ko vari apgalvot, piemēram: claim looked 2 treasure · claim trust 3
      carry                kods, lai spēlētu tālāk citā ierīcē
    Galda vadītājs var rakstīt arī:
      pause · resume · lock · unlock · list · unlist
      mute 3 · unmute 3 · kick 3 · block 3 · host 3 · bot 3 · free 3
    Skaitļi ir vietas. Kurš sēž kurā vietā: seats
join-carry =
    { $minutes ->
        [zero] Citā ierīcē pievienojies ar kodu { $code }. Tas der { $minutes } minūtes. Tālāk tu spēlē tur. Nevienam kodu nerādi.
        [one] Citā ierīcē pievienojies ar kodu { $code }. Tas der { $minutes } minūti. Tālāk tu spēlē tur. Nevienam kodu nerādi.
       *[other] Citā ierīcē pievienojies ar kodu { $code }. Tas der { $minutes } minūtes. Tālāk tu spēlē tur. Nevienam kodu nerādi.
    }
join-seat-vote = Ja tas tiesa, raksti: grant { $sign }. Ja nav: deny { $sign }.
join-claims = Ko vari apgalvot – patiesi vai ne:
join-claim-row = claim { $text } · { $sentence }
join-not-understood = „{ $text }” nav saprotams: ja vajag palīdzību, raksti ?
plain-board = Labirints:
believer-suspicion = Bota digger aizdomas
believer-beliefs = Precīzās varbūtības
believer-onlooker = Precīzās varbūtības no skatītāja malas
port-taken = Serveris nevar klausīties adresē { $host }, portā { $port }. Varbūt tur jau darbojas cits? Izvēlies citu portu ar --port.
server-strange = Izskatās, ka { $server } nav Fool’s Gold serveris. Pārbaudi saiti.
link-page = Fool’s Gold galds. Pievienojies tam terminālī: foolsgold join { $link }
serve-ready = Fool’s Gold ir gatavs: { $link }

# $example is the file with a colon and a number
record-several = Šajā failā ir vairākas spēles ({ $count }). Norādi, kura: { $example }.

## A game of Gobblings in the terminal

gob-ask-card = Kārts 1–{ $count }; d un numurs – apmainīt kārti, r – loma, ? – palīdzība:
gob-ask-last-card = Kārts 1–{ $count } (kaudzīte ir tukša, apmainīt vairs nevar); r – loma, ? – palīdzība:
gob-can-pass = Tev nav ko izspēlēt: vari rakstīt „pass”.
gob-seat =
    { $name }: { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }, { $cards ->
        [0] nav kāršu
        [zero] { $cards } kāršu
        [one] { $cards } kārts
       *[other] { $cards } kārtis
    }
gob-legend = S starts · 1 2 3 finiši · ✕ gruveši · R B Y durvis: sarkanas, zilas, dzeltenas (r b y – atvērtas) · ♦ atslēga · ✹ bumba · ☼ laterna · u alus · $ zelts · D pūķis · T dinamīts
gob-help =
    Savā gājienā tu izdari vienu darbību:
      3      izvēlēties 3. kārti, pēc tam – kur vai pret ko to likt lietā
      d3     pabāzt 3. kārti zem krājumu kaudzītes un paņemt citu
      pass   izlaist gājienu – tikai tad, ja nav ko izspēlēt
      r      apskatīt savu lomu
      b      vēlreiz parādīt labirintu
      l      kas šajā raundā jau noticis
      ?      šī palīdzība
      q      iziet no spēles
    Var arī uzreiz ierakstīt visu gājienu: place 2 1,0 90 · replace 3
    Kolonnas skaita finišu virzienā, rindas – uz leju; starts ir 0,0.
    Kārtis drīkst griezt uz visām pusēm; 90 ir ceturtdaļa apgrieziena pulksteņrādītāja virzienā.
file-long = Fails { $file } ir lielāks par { $high } MB, un tik lieli faili šeit netiek lasīti. Vai tas ir īstais fails?
file-special = { $file } ir mape vai ierīce, nevis fails. Norādi faila ceļu.
output-unwritable = Standarta izvadē nevar rakstīt. Varbūt disks ir pilns?
per-seat-wrong = { $name }: katrai vietai vajag vienu. Vietas: { $seats }, norādīts: { $found }.
value-wrong = { $name }: atrasts: { $found }; jābūt: { $expected }.
undo-nothing = Nav gājiena, ko atsaukt.
file-unreadable = Failu { $file } nevar nolasīt. Vai ceļš ir pareizs un vai tas ir teksta fails?
file-unwritable = Failu { $file } nevar saglabāt. Izvēlies citu vietu.
file-exists = Fails { $file } jau pastāv. Izvēlies citu nosaukumu.
