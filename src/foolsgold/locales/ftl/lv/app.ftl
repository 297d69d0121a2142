### The program itself: command line, play in the terminal, simulation, complaints.
### Terms: zeltracis, sabotieris, finišs (goal), eja (passage), strupceļš (dead end),
### aizklāts/atklāts (face down/up), krājumu kaudzīte (draw pile),
### izlietoto kāršu kaudzīte (discard pile), izlaist gājienu (pass).
### Plurals: [zero] is 0, 10-20, 30...: genitive plural beside a nominative or accusative.

## Complaints: one clear sentence, and a way on

edition-unknown = Izdevuma „{ $name }” nav. Izvēlies kādu no šiem: { $known }; vai norādi ceļu uz savu .toml failu.
edition-wrong = { $file }: { $key }: atrasts: { $found }; jābūt: { $expected }.
found-nothing = nekas
file-position = { $line }. rinda, { $column }. zīme
expected-number = vesels skaitlis no { $low } līdz { $high }
expected-yes-no = true vai false
expected-text = teksts pēdiņās
expected-one-of = kāda no šīm vērtībām: { $choices }
expected-table = tabula
expected-known-key = zināms nosaukums: { $known }
expected-something = kāda vērtība
expected-tile = atvērtās malas, piemēram, "NS" vai "NESW"
expected-toml = derīgs TOML
expected-seats = spēlētāju skaiti pēc kārtas, bez robiem
expected-enough-roles =
    { $seats ->
        [zero] vismaz { $seats } rūķu kāršu
        [one] vismaz { $seats } rūķu kārts
       *[other] vismaz { $seats } rūķu kārtis
    }
expected-enough-cards =
    { $needed ->
        [zero] vismaz { $needed } kāršu, ko izdalīt
        [one] vismaz { $needed } kārts, ko izdalīt
       *[other] vismaz { $needed } kārtis, ko izdalīt
    }
expected-id = viens vārds no burtiem, cipariem un defisēm
expected-free-id = nosaukums, kāda nav nevienam gatavajam izdevumam
option-unknown = Šajā izdevumā nav izvēles noteikuma „{ $name }”. Ir šādi: { $known }.
option-none = Šajā izdevumā izvēles noteikumu nav.
file-unreadable = Failu { $file } nevar nolasīt. Vai ceļš ir pareizs un vai tas ir teksta fails?
file-unwritable = Failu { $file } nevar saglabāt. Izvēlies citu vietu.
file-exists = Fails { $file } jau pastāv. Izvēlies citu nosaukumu.
seats-wrong = Spēlētāju skaitam šajā izdevumā jābūt no { $low } līdz { $high }, nevis { $found }.
seed-wrong = Sākumskaitlim jābūt veselam skaitlim no 0 līdz { $high }, nevis { $found }.
first-wrong = Spēles sācēja vietai jābūt no 1 līdz { $high }, nevis { $found }.
seat-wrong = Vietas numuram jābūt no 1 līdz { $high }, nevis { $found }.
name-wrong = Vārdā ir no 1 līdz 40 redzamām zīmēm; „{ $found }” neder.
bot-unknown = Bota „{ $name }” nav. Izvēlies no šiem: { $known }.
cell-wrong = “{ $found }” nav skaitļu pāris. Rakstiet sabotierus/zeltračus, piemēram, 2/3.
cell-game = Izdevumā { $edition } nav sabotieru un zeltraču. Izvēlieties klasiskās spēles izdevumu.
bots-many = Nosaukti boti: { $found }, bet vietu tiem: { $high }. Nosauc mazāk.
lang-unknown = Valodas „{ $name }” nav. Izvēlies kādu no šīm: { $known }.
interrupted = Apturēts.

position-wrong = Pozīcija, { $field }: atrasts „{ $word }”; jābūt: { $expected }.
record-wrong = { $line }. rindā: { $why }
record-title = šis nav Fool’s Gold pieraksts; pieraksts sākas ar „foolsgold record 2”.
record-torn = pieraksts te aprāvies; tā pēdējai rindai jāsākas ar „end”.
record-order = „{ $word }” nav īstajā vietā.
record-missing = pierakstā trūkst „{ $word }”.
record-twice = „{ $word }” pierakstā ir divreiz.
record-number = pēc „{ $word }” jābūt veselam skaitlim no { $low } līdz { $high }, nevis „{ $found }”.
record-word = pēc „{ $word }” nevar būt „{ $found }”.
record-change = „{ $found }” nav izdevuma pārmaiņa; to raksta, piemēram, tā: contact = "touch"
record-move = gājiens „{ $move }” neder. { $why }
record-result = „{ $found }” nav rezultāts: jābūt pa vienam skaitlim katrai vietai vai vārdam „unfinished”.
record-result-differs = šie gājieni noved pie cita rezultāta.

usage-no-command = Komandas „{ $name }” nav. Palīdzība: foolsgold --help
usage-no-option = Opcijas { $name } šeit nav. Palīdzība: { $help }
usage-missing = Trūkst { $name }. Palīdzība: { $help }
usage-value = { $name }: „{ $found }” neder. Palīdzība: { $help }
usage-wrong = To nevar saprast. Palīdzība: { $help }

## Command line help

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
cli-option-cell = Viens raunds ar tieši tik daudz sabotieriem un zeltračiem, piemēram, 2/3; tad botus izvēlas katrai pusei.
cli-option-saboteurs = Kopā ar --cell: boti, kas spēlē sabotierus; katrs pāris spēlē tos pašus izdalījumus.
cli-option-diggers = Kopā ar --cell: boti, kas spēlē zeltračus.
cli-option-calibration = Kopā ar --cell: nevis kas uzvar, bet cik pareizas ir zeltraču aizdomas.
cli-option-json = Izvadīt JSON citām programmām.
cli-option-seat = Skatīties spēli no šīs vietas.
cli-option-rounds = Cik raundu izspēlēt katrā izdevumā.
cli-option-bot = Ļaut visās vietās spēlēt šim botam un izmērīt, cik ātri tas domā.
cli-option-kernel = Mērīt kompilētos noteikumus, nevis parastos.
cli-option-policy = Kopā ar --kernel: kas spēlē, uniform vai rules.
cli-argument-edition = Izdevuma id vai ceļš uz .toml failu.
cli-argument-file = Ar Fool’s Gold saglabāts spēles pieraksts.

## Play in the terminal

you = Tu
player = { $number }. spēlētājs
bot-names = Ansis, Brencis, Grieta, Jurks, Krišs, Lavīze, Miķelis, Pēcis, Sprīdītis, Trīne, Žvingulis
list-separator = { ", " }
play-welcome = { $edition } · { $seats ->
        [zero] { $seats } spēlētāju
        [one] { $seats } spēlētājs
       *[other] { $seats } spēlētāji
    }. Ar ? saņemsi palīdzību.
play-role-hint = Tev ir jauna slepena loma. Lai to apskatītu, raksti r.
play-your-turn = Tavs gājiens.
play-deck =
    { $count ->
        [0] Krājumu kaudzīte ir tukša.
        [zero] Krājumu kaudzītē vēl ir { $count } kāršu.
        [one] Krājumu kaudzītē vēl ir { $count } kārts.
       *[other] Krājumu kaudzītē vēl ir { $count } kārtis.
    }
play-passes =
    { $count ->
        [zero] { $count } izlaistu gājienu pēc kārtas.
        [one] { $count } izlaists gājiens pēc kārtas.
       *[other] { $count } izlaisti gājieni pēc kārtas.
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
# all three tools are feminine
play-broken = salauzti rīki: { $tools }
play-peeked =
    { $found ->
        [treasure] Tu zini: { $goal }. finišā ir dārgumi.
       *[stone] Tu zini: { $goal }. finišā ir tikai akmens.
    }
play-discards = Atklāti izlietoto kāršu kaudzītē: { $cards }
play-first = Kurš sāk, izšķir loze.
play-hand = Tavas kārtis:
play-ask-card = Kārts 1–{ $count }; d un numurs – izlaist gājienu, r – loma, ? – palīdzība:
play-ask-option = Ko izvēlies, 1–{ $count }? Enter – atpakaļ:
play-ask-open = Tavs tunelis sasniedz vairākus finišus. Kuru atklāsi?
play-ask-turn = Akmens nesader ne šā, ne tā. Kā to nolikt?
play-ask-take = Kuru zelta kārti ņemsi?
play-ask-choice = Numurs 1–{ $count }:
play-role =
    { $role ->
        [digger] Tava loma – ZELTRACIS: palīdzi aizrakt tuneli līdz dārgumiem.
       *[saboteur] Tava loma – SABOTIERIS: nelaid tuneli līdz dārgumiem un neiekrīti.
    }
play-gold =
    { $count ->
        [0] Zelta tev vēl nav.
        [zero] Tev ir { $count } zelta gabalu.
        [one] Tev ir { $count } zelta gabals.
       *[other] Tev ir { $count } zelta gabali.
    }
play-not-understood = „{ $text }” neder: raksti kādu no piedāvātajiem numuriem vai ?, ja vajag palīdzību.
play-goodbye = Uz redzēšanos! Spēle palika nepabeigta.
play-saved = Pieraksts ir failā { $file }.
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
plain-board = Labirints:
plain-start = { $cell }: starts
plain-goal = { $cell }: { $goal }. finišs, aizklāts
plain-goal-open = { $cell }: { $goal }. finišs, { $found ->
        [treasure] dārgumi
       *[stone] akmens
    }
plain-tile = { $cell }: { $card }

replay-ask = Enter – nākamais gājiens, q – iziet:
replay-end = Ar to pieraksts beidzas.

## Simulation and benchmark

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
simulate-paired = Starpība ar pirmo sastāvu, izdalījums pēc izdalījuma
simulate-calibration = Kalibrācijas kļūda
simulate-brier = Braiera vērtējums pa raunda ceturtdaļām
believer-suspicion = Bota digger aizdomas
believer-beliefs = Precīzās varbūtības
bench-title = Raundi uz labu laimi, pieci spēlētāji, katrā gājienā uzskaitītas visas atļautās iespējas
bench-bot-title = Bots { $bot } visās piecās vietās: tā domāšana un noteikumi kopā
# a number stands before these two and cannot be selected on, so they are written as units
bench-kernel-title = Kompilētie noteikumi, pieci spēlētāji, viens kodols, katrā gājienā uzskaitīti visi atļautie gājieni; spēlē { $policy }
bench-stepping = spēles vienlaikus: { $games }, spēlētāji: { $seats }, gājieni procesora sekundē: { $moves }
bench-rounds = raundi/s (CPU)
bench-moves = gājieni/s (CPU)
bench-views = skati/s (CPU)
bench-memory = Lielākais atmiņas patēriņš: { $megabytes } MB
