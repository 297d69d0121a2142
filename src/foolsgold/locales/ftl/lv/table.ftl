### Tables over the network: what is refused and why, what people say to each other.
### Terms: galda vadītājs (host; of a name: "galdu vada"), saite (link), tērzēšana (chat),
### apgalvot (claim), skatīties (watch), gatavoties (not to be ready yet).
### Names stay in the nominative; no form tells the gender of a player.

## Refused at a table

table-unknown = Galda { $code } nav. Pārbaudi kodu vai palūdz jaunu saiti.
table-locked = Galds ir aizslēgts. Palūdz galda vadītājam, lai tevi ielaiž.
table-full = Visas vietas ir aizņemtas. Vari skatīties vai palūgt vietu galda vadītājam.
table-paused = Galda vadītājs ir izsludinājis pauzi.
table-unreadable = Šo galdu vairs nevar nolasīt. Atver jaunu.
seat-taken = { $seat }. vieta ir aizņemta. Izvēlies citu.
seat-open = { $seat }. vieta vēl ir brīva. Pagaidi, līdz kāds atnāk, vai sēdini tur botu.
seat-not-ready = { $name } vēl gatavojas.
seat-no-person = { $seat }. vietā nav cilvēka, uz kuru tas attiektos.
seat-no-bot = { $seat }. vietā bota nav.
seat-muted = Galda vadītājs tev ir atņēmis vārdu.
seat-lost = Šī vieta vairs nav tava. Apsēdies no jauna, izmantojot saiti.
name-taken = Vārds „{ $name }” te jau ir aizņemts. Izvēlies citu.
game-running = Kamēr notiek spēle, to nevar.
seats-closed = Spēle jau notiek, tāpēc apsēsties pašlaik nevar. Līdz tās beigām vari skatīties.
game-not-running = Pašlaik spēle nenotiek.
turn-passed = Par vēlu: spēle jau ir tikusi tālāk.
deal-passed = Par vēlu: kārtis ir izdalītas bez tavas ierīces.
turn-not-yours = Pašlaik nav tavs gājiens.
move-unreadable = Šajā spēlē tāda gājiena nav.
only-host = To drīkst tikai galda vadītājs.
watchers-watch = Tu tikai skaties: lai piedalītos, apsēdies pie galda.
chat-off = Galda vadītājs ir izslēdzis tērzēšanu.
chat-wrong = Vienā rindā ir no 1 līdz { $high } redzamām zīmēm.
claim-early = Pagaidi, līdz spēle sāksies.
claim-found = „{ $found }” šeit nevienā finišā neatrast. Var būt: { $known }.
claim-mend = Šajā spēlē nav darbarīku, ko labot.
goal-wrong = Finiša numuram jābūt no 1 līdz { $high }, nevis { $found }.
slow-down = Pārāk ātri. Brīdi pagaidi un mēģini vēlreiz.
too-many-devices = Te ir pieslēgts pārāk daudz ierīču. Atvieno kādu no tām.
record-early = Pieraksts būs pieejams, kad spēle būs galā.
store-down = Serveris pašlaik neko nevar saglabāt. Pēc brīža mēģini vēlreiz.
server-error = Serverī kaut kas nogāja greizi. Mēģini vēlreiz.
frame-wrong = Serveris šo ziņu nesaprot.
frame-long = Ziņa nedrīkst būt garāka par { $high } baitiem.
hello-missing = Savienojumam jāsākas ar „hello”.
origin-wrong = Šī lapa nepieder šim serverim.
metrics-closed = To var nolasīt tikai ar atslēgu, ar kuru serveris palaists.
host-wrong = Šis serveris neatsaucas uz vārdu { $name }. Ja tas ir tavs serveris, palaid to ar --allowed-host { $name }.
request-other = Šāds pieprasījums jau bija ar citu vārdu. Sāc no jauna.
table-worn = Pie šī galda jau pārāk daudz kas mainīts. Izspēlējiet partiju vai atver jaunu galdu.
shows-many = No šejienes skatās pārāk daudz galdu, pie kuriem spēlē tikai boti. Aizver kādu no tiem.
page-unknown = Te nekā nav. Pārbaudi adresi.
request-wrong = Serveris šo pieprasījumu nesaprot.
bye-left = Tu atstāji galdu.
bye-kicked = Galda vadītājs tev parādīja durvis.
bye-slow = Savienojums bija pārāk lēns. Tūlīt mēģināsim vēlreiz.
bye-stopping = Serveris tiek palaists no jauna. Tava spēle ir saglabāta un turpināsies.

## Configuration

port-taken = Serveris nevar klausīties adresē { $host }, portā { $port }. Varbūt tur jau darbojas cits? Izvēlies citu portu ar --port.
database-url = „{ $found }” nav datubāze: norādi ceļu uz failu vai postgresql://user@host/name.
database-unwritable = Datubāzi { $name } nevar atvērt. Ar --database izvēlies mapi, kurā drīksti rakstīt.
database-unreachable = Datubāze { $name } neatbild. Vai tā darbojas un vai adrese ir pareiza?
database-version = Datubāze { $name } ir no citas Fool’s Gold versijas.
database-missing = Datubāzes { $name } nav. Pārbaudi ceļu.
load-restart-own = Apturēt var tikai šeit palaistu serveri: izlaid --url vai --restart.
load-limited = Serveris mūs bremzē. Lai to izmērītu, palaid to ar --no-limits.
bus-url = „{ $found }” nav ziņojumu kopne: norādi adresi, piemēram, redis://localhost.
bus-unreachable = Ziņojumu kopne neatbild. Vai Redis darbojas un vai adrese ir pareiza?
link-wrong = „{ $found }” nav saite uz galdu. Saite izskatās tā: http://localhost:8765/t/BCD234
server-unreachable = Serveris { $server } neatbild. Pārbaudi saiti un savienojumu.
server-strange = Izskatās, ka { $server } nav Fool’s Gold serveris. Pārbaudi saiti.
link-page = Fool’s Gold galds. Pievienojies tam terminālī: foolsgold join { $link }

## What people say

talk-line = { $name }: { $text }
said-looked-saboteur =
    { $found ->
        [treasure] { $name }: Es ielūkojos { $goal }. finišā: tur ir dārgumi!
       *[stone] { $name }: Es ielūkojos { $goal }. finišā: tikai akmens.
    }
said-looked-gobblings =
    { $found ->
        [gold] { $name }: Es ielūkojos { $goal }. finišā: tur ir zelts!
        [dragon] { $name }: Es ielūkojos { $goal }. finišā: tur ir pūķis.
       *[dynamite] { $name }: Es ielūkojos { $goal }. finišā: tur ir dinamīts.
    }
said-look-at = { $name }: Kādam vajadzētu ielūkoties { $goal }. finišā.
said-suspect = { $name }: Man šķiet, ka { $other } nav mūsu pusē.
said-trust = { $name }: Es ticu, ka { $other } ir mūsu pusē.
said-honest = { $name }: Es spēlēju godīgi, ticiet man.
said-mend-me = { $name }: Lūdzu, salabojiet manus darbarīkus!
said-no-way = { $name }: Man nav kārts, ar ko mēs tiktu tālāk.
said-thanks = { $name }: Liels paldies! { $other } man palīdzēja.
said-sorry = { $name }: Piedodiet, man nebija citas izvēles.
said-well-played = { $name }: Laba spēle, visi malači!

## Serving

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
serve-ready = Fool’s Gold ir gatavs: { $link }
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

## Joining in the terminal

cli-join = Pievienoties galdam tīklā vai atvērt jaunu.
cli-argument-link = Saite uz galdu; ja dota tikai servera adrese, tur atver jaunu galdu.
cli-option-watch = Skatīties, neapsēžoties pie galda.
cli-option-new = Apsēsties no jauna, pat ja tev pie šī galda jau ir vieta.
cli-option-bot-seats = Cik vietu jau no sākuma ieņem boti; pārējās ir draugiem.
join-no-settings = Šis galds jau ir iekārtots: { $names } der tikai jaunam galdam.
join-ask-name = Tavs vārds:
join-opened =
    Galds ir atvērts. Draugi var pievienoties tā:
    foolsgold join { $link }
join-loopback = Šī saite darbojas tikai šajā datorā. Citiem dod adresi, ko parāda foolsgold serve.
join-seated = Tev ir { $seat }. vieta.
join-watching = Tu esi skatītājos.
# one line for each seat
join-row =
    { $state ->
        [open] { $seat }. brīva vieta
        [bot] { $seat }. { $name }, bots
        [ready] { $seat }. { $name }, gaida sākumu
        [playing] { $seat }. { $name }
       *[waiting] { $seat }. { $name }, vēl gatavojas
    }
# $who is "you" or "other"
join-host =
    { $who ->
        [you] Galdu vadi tu.
       *[other] { $name } vada galdu un dod ziņu, kad sākam.
    }
join-ask-start = Enter – sākt spēli (brīvās vietas ieņem boti), q – iziet:
join-ask-again = Enter – spēlēt vēlreiz tajās pašās vietās, q – iziet:
join-wait-again = { $name } var sākt vēl vienu spēli. Lai izietu, raksti q.
join-running = Spēle notiek. Lai redzētu, kas šajā raundā jau noticis, raksti l.
join-sat =
    { $kind ->
        [bot] Bots { $name } ieņem { $seat }. vietu.
       *[person] { $name } apsēžas { $seat }. vietā.
    }
# $why is how somebody goes
join-vacated =
    { $why ->
        [left] { $name } pieceļas no galda.
        [kicked] Galda vadītājs izraida no galda: { $name }.
       *[freed] Bots { $name } atbrīvo vietu.
    }
join-plays-on = { $name } vairs nespēlē, tālāk spēlē bots.
join-ready =
    { $ready ->
        [yes] { $name } gaida sākumu.
       *[no] { $name } tomēr vēl gatavojas.
    }
join-here = { $name } atkal ir klāt.
join-away = { $name } ir prom.
join-devices =
    { $count ->
        [zero] { $name } ir klāt ar { $count } ierīcēm.
        [one] { $name } ir klāt ar { $count } ierīci.
       *[other] { $name } ir klāt ar { $count } ierīcēm.
    }
join-watchers =
    { $count ->
        [0] Neviens vairs neskatās.
        [zero] Skatās { $count } cilvēku.
        [one] Skatās { $count } cilvēks.
       *[other] Skatās { $count } cilvēki.
    }
join-clock =
    { $who ->
        [you] { $seconds ->
            [zero] Pēc { $seconds } sekundēm tavā vietā spēlēs bots.
            [one] Pēc { $seconds } sekundes tavā vietā spēlēs bots.
           *[other] Pēc { $seconds } sekundēm tavā vietā spēlēs bots.
        }
       *[other] { $seconds ->
            [zero] Ja { $name } nepaspēs, pēc { $seconds } sekundēm spēlēs bots.
            [one] Ja { $name } nepaspēs, pēc { $seconds } sekundes spēlēs bots.
           *[other] Ja { $name } nepaspēs, pēc { $seconds } sekundēm spēlēs bots.
        }
    }
join-stand-in =
    { $who ->
        [you] Šo gājienu tavā vietā izdara bots.
       *[other] { $name } pagaidām nespēlē, gājienu izdara bots.
    }
join-returned = { $name } atkal spēlē.
join-host-passed =
    { $who ->
        [you] Tagad galdu vadi tu.
       *[other] Tagad galdu vada { $name }.
    }
join-paused =
    { $on ->
        [yes] Spēlē ir pauze.
       *[no] Spēle turpinās.
    }
join-locked =
    { $on ->
        [yes] Galds ir aizslēgts: neviens cits apsēsties nevar.
       *[no] Galds ir atslēgts: apsēsties var ikviens, kam ir saite.
    }
join-chat =
    { $on ->
        [yes] Tērzēšana ir ieslēgta.
       *[no] Tērzēšana ir izslēgta; apgalvot joprojām drīkst.
    }
join-muted =
    { $who ->
        [you] { $on ->
            [yes] Galda vadītājs tev ir atņēmis vārdu.
           *[no] Tu atkal drīksti runāt.
        }
       *[other] { $on ->
            [yes] { $name } vairs nedrīkst runāt.
           *[no] { $name } atkal drīkst runāt.
        }
    }
join-lost = Savienojums ir zudis. Mēģinām to atjaunot; ar Ctrl-C var iziet.
join-found = Savienojums ir atjaunots.
join-goodbye =
    Uz redzēšanos! Tava vieta paliek tava, un pa to laiku tajā spēlē bots. Atgriezties vari tā:
    foolsgold join { $link }
join-goodbye-lost = Uz redzēšanos! Tavā vietā līdz galam spēlēs bots.
join-goodbye-watcher = Uz redzēšanos!
join-help =
    Pie galda ar citiem, jebkurā brīdī:
      say sveiki visiem    runāt ar visiem; tas pats ir !sveiki visiem
      claim                ko vari apgalvot, piemēram: claim looked 2 treasure · claim trust 3
    Galda vadītājs var rakstīt arī:
      pause · resume · lock · unlock
      mute 3 · unmute 3 · kick 3 · host 3 · bot 3 · free 3
    Skaitļi ir vietas. Kurš sēž kurā vietā: seats
join-claims = Ko vari apgalvot – patiesi vai ne:
join-claim-row = claim { $text } · { $sentence }
join-not-understood = „{ $text }” nav saprotams: ja vajag palīdzību, raksti ?
claim-wrong = „{ $text }” nav apgalvojums. Lai redzētu, ko vari teikt, raksti tikai claim.

bot-title-digger = Vecais meistars
bot-told-digger = Spēlē droši pēc vienkāršiem noteikumiem un nekad nesaka ne vārda.
bot-title-thinker = Domātājs
bot-told-thinker = Izsver visu, ko pie galda dara un saka, rīkojas pēc tā un runā, kaut ne vienmēr patiesību.
bot-title-master = Meistars
bot-told-master = Pirms gājiena izmēģina katru iespēju simtos iespējamu pasauļu un runā, kaut ne vienmēr patiesību.
bot-title-novice = Iesācējs
bot-told-novice = Vēl mācās: uzticas visiem un bieži kļūdās ceļā.
bot-title-goblin = Vecais goblins
bot-told-goblin = Pazīst ceļu un abas ciltis un nekad nesaka ne vārda.
bot-title-random = Azartnieks
bot-told-random = Izspēlē jebkuru kārti, kas der.
