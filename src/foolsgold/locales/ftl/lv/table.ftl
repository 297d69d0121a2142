### Tables over the network: what is refused and why, what people say to each other.
### Terms: galda vadītājs (host; of a name: "galdu vada"), saite (link), tērzēšana (chat),
### apgalvot (claim), skatīties (watch), gatavoties (not to be ready yet).
### Names stay in the nominative; no form tells the gender of a player.

## Refused at a table

table-unknown = Galda { $code } nav. Pārbaudi kodu vai palūdz jaunu saiti.
table-locked = Galds ir aizslēgts. Palūdz galda vadītājam, lai tevi ielaiž.
table-full = Visas vietas ir aizņemtas. Vari skatīties vai palūgt vietu galda vadītājam.
table-paused = Galda vadītājs ir izsludinājis pauzi.
table-unreadable = Šī galda datus vairs nevar nolasīt. Atver jaunu.
game-outdated = Šī spēle izdalīta pēc noteikumu { $found }. versijas, bet serveris spēlē pēc { $plays }. versijas, tāpēc turpināt to nevar. Vari to noskatīties vēlreiz vai atvērt jaunu galdu.
seat-taken = { $seat }. vieta ir aizņemta. Izvēlies citu.
seat-open = { $seat }. vieta vēl ir brīva. Pagaidi, līdz kāds atnāk, vai sēdini tur botu.
seat-not-ready = { $name } vēl gatavojas.
seat-no-person = { $seat }. vietā nav cilvēka.
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
chat-wrong = Vienā ziņā jābūt no 1 līdz { $high } redzamām zīmēm.
claim-early = Pagaidi, līdz spēle sāksies.
claim-found = „{ $found }” šeit nevienā finišā neatrast. Var būt: { $known }.
claim-mend = Šajā spēlē nav darbarīku, ko labot.
goal-wrong = Finiša numuram jābūt no { $low } līdz { $high }, nevis { $found }.
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
table-worn = Pie šī galda jau pārāk daudz kas mainīts. Izspēlē partiju vai atver jaunu galdu.
shows-many = No šejienes skatās pārāk daudz galdu, pie kuriem spēlē tikai boti. Aizver kādu no tiem.
page-unknown = Te nekā nav. Pārbaudi adresi.
request-wrong = Serveris šo pieprasījumu nesaprot.
bye-left = Tu atstāji galdu.
bye-kicked = Galda vadītājs tev parādīja durvis.
bye-slow = Savienojums bija pārāk lēns. Tūlīt mēģināsim vēlreiz.
bye-stopping = Serveris tiek palaists no jauna. Tava spēle ir saglabāta un turpināsies.

## Configuration

link-wrong = „{ $found }” nav saite uz galdu. Saite izskatās tā: http://localhost:8765/t/BCD234
server-unreachable = Serveris { $server } neatbild. Pārbaudi saiti un savienojumu.

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

## At the table

join-watching = Tu esi skatītājos.
# $who is "you" or "other"
join-host =
    { $who ->
        [you] Galdu vadi tu.
       *[other] { $name } vada galdu un dod ziņu, kad sākam.
    }
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
join-devices =
    { $count ->
        [zero] { $name } ir klāt ar { $count } ierīcēm.
        [one] { $name } ir klāt ar { $count } ierīci.
       *[other] { $name } ir klāt ar { $count } ierīcēm.
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
join-found = Savienojums ir atjaunots.
claim-wrong = „{ $text }” nav apgalvojums. Apgalvojumu raksta, piemēram, tā: „suspect 2” vai „no-way”.

bot-title-digger = Pieredzējušais
bot-told-digger = Spēlē droši pēc vienkāršiem noteikumiem un nekad nesaka ne vārda.
bot-title-thinker = Domātājs
bot-told-thinker = Izsver visu, ko pie galda dara un saka, rīkojas pēc tā un runā, kaut arī ne vienmēr patiesību.
bot-title-master = Meistars
bot-told-master = Pirms gājiena izmēģina visus variantus simtos iespējamu pasauļu un runā, kaut arī ne vienmēr patiesību.
bot-title-novice = Iesācējs
bot-told-novice = Vēl mācās: uzticas visiem un bieži nepareizi novērtē ceļu.
bot-title-goblin = Vecais goblins
bot-told-goblin = Pazīst ceļu un abas rases un nekad nesaka ne vārda.
bot-title-random = Azartnieks
bot-told-random = Izspēlē jebkuru kārti, kas der.
