### The page around the game: home, new tables, sitting down, the lobby, rules, and bad days.

## Everywhere

page-title = Fool’s Gold
# $screen is what is shown, such as the rules of an edition
page-title-of = { $screen } · Fool’s Gold
page-skip = Uz saturu
page-home = Sākumlapa
page-menu = Izvēlne
page-close = Aizvērt
page-language = Valoda
page-theme-now =
    { $theme ->
        [light] Krāsas: gaišas
        [dark] Krāsas: tumšas
       *[system] Krāsas: kā šajā ierīcē
    }
page-sound-now =
    { $on ->
        [yes] Skaņa ir ieslēgta
       *[no] Skaņa ir izslēgta
    }
page-rules = Noteikumi
page-learn = Iemācies divās minūtēs
page-loading = Acumirkli…
page-connecting = Meklējam galdu…
page-offline = Serveris neatbild. Pārbaudi savienojumu un mēģini vēlreiz.
page-lost = Savienojums ir zudis. Mēģinām to atjaunot…
page-paused =
    { $who ->
        [you] Pauze. Turpināsim, kad tu teiksi.
       *[other] Galda vadītājs ir izsludinājis pauzi.
    }
page-go-on = Turpināt
page-no-storage = Šis pārlūks neko neatceras. Lai vieta paliktu tava, atļauj sīkfailus; skatīties vari tik un tā.
page-forgets = Šis pārlūks aizmirsīs tavu vārdu un galdus, kad aizvērsi lapu. Pati vieta pie galda paliks tava.
page-broken = Šajā lapā kaut kas nogāja greizi. Tava spēle ir drošībā serverī.
page-reload = Pārlādēt lapu
page-again = Mēģināt vēlreiz
page-back-home = Atpakaļ uz sākumlapu
page-watch = Skatīties
page-sit-again = Apsēsties no jauna
page-leave = Piecelties no galda
page-leave-sure = Tiešām? Tavā vietā spēlēs bots, un līdz beigām atgriezties nevarēs.
page-table = Galds
page-pause = Pauze: gājienu nav, laiks stāv

## At the table

page-players = Spēlētāji
page-yours = Tavas kārtis
page-side = Notikumi un sarunas
page-log = Notikumi
page-talk = Sarunas
page-talk-unread =
    { $count ->
        [zero] Sarunas, { $count } jaunu rindu
        [one] Sarunas, { $count } jauna rinda
       *[other] Sarunas, { $count } jaunas rindas
    }

## Home

home-tagline = Rokam zeltu visi kopā. Tikai kāds pie galda nemaz negrib, lai mēs to atrodam.
home-name = Tavs vārds
home-name-default = Viesis
home-play = Spēlēt tūlīt
home-play-hint = Tu un četri boti. Sākam uzreiz.
home-opening = Dalām kārtis…
home-continue = Tavi galdi
# $name is the reader’s own name at that table
home-continue-row =
    { $stage ->
        [lobby] Galds { $code }: gaidām sākumu. Tu esi { $name }.
        [over] Galds { $code }: spēle ir galā. Tu esi { $name }.
       *[playing] Galds { $code }: spēle notiek. Tu esi { $name }.
    }
home-yours = Tavas spēles
home-continue-go = Pie galda
home-create = Spēlē ar draugiem
home-create-hint = Izvēlies spēli un noteikumus un nosūti saiti. Konts nevienam nav vajadzīgs.
home-create-go = Atvērt galdu
home-join = Pievienojies galdam
home-join-hint = Ieraksti kodu vai ielīmē saiti, ko tev atsūtīja.
home-code = Kods vai saite
home-join-go = Pievienoties
home-code-wrong = Tas nav ne galda kods, ne saite uz galdu. Kods izskatās tā: BCD234
home-learn-go = Parādi man
home-learn-hint = Īss raunds: spēlē, un viss kļūs skaidrs.
home-rules = Visu izdevumu noteikumi

## A new table

home-new = Jauns galds
home-game = Spēle
home-game-saboteur = Sabotieris
home-game-saboteur-hint = Klasika: jāaizrok tunelis līdz dārgumiem. Sabotieri lauž darbarīkus un ved neceļos.
home-game-gobblings = Gobblings! vs Gnomes
home-game-gobblings-hint = Ātra un traka: durvis, atslēgas, alus un pūķis.
home-edition = Izdevums
home-edition-usual = Parastie noteikumi.
home-edition-count =
    { $count ->
        [zero] Atšķiras { $count } noteikumu
        [one] Atšķiras { $count } noteikums
       *[other] Atšķiras { $count } noteikumi
    }
home-own-edition = Pašu veidots izdevums; pamatā: { $title }
home-seats = Vietas
home-seats-value =
    { $count ->
        [zero] { $count } spēlētāju
        [one] { $count } spēlētājs
       *[other] { $count } spēlētāji
    }
home-bots = Boti
home-bots-value =
    { $bots ->
        [0] Bez botiem
        [zero] { $bots } botu
        [one] { $bots } bots
       *[other] { $bots } boti
    }
home-friends =
    { $count ->
        [0] Draugiem vietas nepaliek. Vēlāk vari kādu atbrīvot.
        [zero] Draugiem paliek { $count } vietu.
        [one] Draugiem paliek { $count } vieta.
       *[other] Draugiem paliek { $count } vietas.
    }
home-limit = Laiks gājienam
home-limit-none = Bez ierobežojuma
home-limit-seconds =
    { $seconds ->
        [zero] { $seconds } sekunžu
        [one] { $seconds } sekunde
       *[other] { $seconds } sekundes
    }
home-limit-hint = Kad laiks beidzas, šo vienu gājienu izdara bots.
home-chat = Visi drīkst rakstīt, ko grib
home-chat-hint = Ja ne, paliek gatavie apgalvojumi, piemēram, „Es ticu, ka Anna ir mūsu pusē”.
home-new-go = Atvērt galdu

## Sitting down

home-sit = Apsēdies pie galda { $code }
home-sit-go = Apsēsties
home-seat-any = Jebkura brīva vieta
home-seat-number = { $seat }. vieta
home-seat-choose = Vieta
home-sitting = Pie galda: { $names }
home-sitting-nobody = Te vēl neviens nesēž.

## The lobby

lobby-title = Galds { $code }
lobby-seats = Vietas
lobby-seat-open = Brīva vieta
lobby-seat-you = tu
lobby-seat-host = vada galdu
lobby-seat-bot = bots
lobby-seat-ready = gaida sākumu
lobby-seat-waiting = vēl gatavojas
lobby-seat-away = prom
lobby-ready = Varam sākt!
lobby-not-ready = Pagaidiet, vēl gatavojos
lobby-start = Sākt spēli
lobby-start-filled =
    { $bots ->
        [zero] Sākt ar vēl { $bots } botiem
        [one] Sākt ar vēl { $bots } botu
       *[other] Sākt ar vēl { $bots } botiem
    }
lobby-starting = Dalām kārtis…
lobby-all-ready = Visi ir gatavi.
lobby-alone = Nosūti saiti draugiem vai sāc ar botiem.
lobby-open =
    { $count ->
        [zero] Vēl ir { $count } brīvu vietu. Ja neviens neatnāks, tās ieņems boti.
        [one] Vēl ir { $count } brīva vieta. Ja neviens neatnāks, to ieņems bots.
       *[other] Vēl ir { $count } brīvas vietas. Ja neviens neatnāks, tās ieņems boti.
    }
lobby-waiting-for = Vēl gatavojas: { $names }
lobby-you-wait = Dod ziņu, kad var sākt.
lobby-put-bot = Bots
lobby-put-bot-long = Sēdināt botu { $seat }. vietā
lobby-free-long = Aizsūtīt botu prom: { $name }
lobby-kick-long = Izraidīt no galda: { $name }
lobby-kick-sure = Tiešām?
lobby-kick-sure-long = Tiešām izraidīt no galda: { $name }?
lobby-lock = Neviens cits nedrīkst apsēsties
lobby-invite = Draugi var nākt ar šo saiti
lobby-link = Saite uz galdu
lobby-copy = Kopēt saiti
lobby-copied = Saite ir nokopēta.
lobby-copy-by-hand = Saite ir iezīmēta: atliek tikai nokopēt.
lobby-share = Nosūtīt saiti
lobby-share-text = Nāc rakt kopā ar mums!
lobby-code = vai ar kodu { $code }
lobby-qr = Saites QR kods
lobby-tv = Rādīt galdu lielajā ekrānā
lobby-limit =
    { $seconds ->
        [zero] { $seconds } sekunžu gājienam
        [one] { $seconds } sekunde gājienam
       *[other] { $seconds } sekundes gājienam
    }
lobby-played = Ko spēlējam
lobby-own-rules = Šim galdam ir savi noteikumi: tos parādīs poga „Noteikumi” augšā.

## Rules

home-rules-contents = Šajos noteikumos
home-rules-print = Drukāt
home-rules-other = Citi izdevumi
