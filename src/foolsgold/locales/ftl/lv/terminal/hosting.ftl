### Running a server: what the terminal says about it, and what its doctor finds.

proxy-wrong = „{ $found }” nav starpniekservera adrese vai tīkls: norādi, piemēram, 127.0.0.1 vai 10.0.0.0/8.

## Options

cli-doctor = Pārbaudīt servera iestatījumus un parastiem vārdiem pateikt, kas nav kārtībā.
cli-option-allowed-host = Vārds, uz kuru serveris atsaucas, piemēram, play.example; vietējā tīkla adreses un vārdi der vienmēr.
cli-option-workers = Cik procesu strādā aiz porta, katrs ar saviem galdiem; vairāk par procesora kodoliem nevajag.
workers-here = Vairāki procesi aiz viena porta ir iespējami tikai Linux un macOS. Šeit nenorādi --workers.
cli-option-trusted-proxy = Adrese vai tīkls starpniekserverim, kura ziņām par cilvēku adresēm tic, piemēram, 127.0.0.1.
cli-option-base-path = Visu ceļu kopīgs sākums, piemēram, /gold, ja starpniekserverim ar to pašu vārdu ir arī citas vietnes.
base-path-wrong = { $found } nevar būt servera ceļu sākums. Raksti, piemēram, /gold.
cli-option-metrics-token = Kas to atsūta, drīkst lasīt /metrics; to var ielikt arī FOOLSGOLD_METRICS_TOKEN.
cli-option-metrics-port = Ports tikai šajā datorā, kurā rādītājus var lasīt bez atslēgas.
cli-option-connections = Cik savienojumu vienlaikus var būt vienai adresei.
cli-option-keep-lobbies = Cik dienu glabāt galdu, pie kura nekas nav spēlēts; 0 glabā vienmēr.
cli-option-keep-running = Cik dienu glabāt partiju, ko neviens neturpina; 0 glabā vienmēr.
cli-option-keep-finished = Cik dienu glabāt galdu, kura partija ir beigusies; 0 glabā vienmēr.
cli-option-keep-chat = Pēc cik dienām aizmirst klusa galda tērzēšanu; 0 – nekad.
cli-option-keep-games = Cik dienu pabeigtu spēli var pārskatīt pēc tās saites; 0 glabā vienmēr.
cli-option-public = Adrese, ar kuru cilvēki pazīst serveri, piemēram, https://play.example: to pārbaudīs.
cli-option-strangers = Ļaut svešiniekiem šeit atrast atvērtus galdus; par savu galdu lemj tā vadītājs. Ja nenorāda, izslēgts.
cli-reports = Parādīt, par ko ziņojuši cilvēki pie tā paša galda.
cli-option-forget = Aizmirst ziņojumus par šo ierīci; pietiek ar tās nosaukuma sākumu.

## What the doctor finds

doctor-port = Ports { $port } ir brīvs.
doctor-port-ours = Portā { $port } jau darbojas Fool’s Gold serveris, un tam viss ir kārtībā.
doctor-port-ill = Portā { $port } darbojas Fool’s Gold serveris, bet tas neko nevar saglabāt. Kāpēc, teikts tā žurnālā; atbrīvo vietu diskā vai palaid serveri no jauna.
port-forbidden = Portu { $port } tu nedrīksti aizņemt. Ar --port izvēlies portu virs 1023 un priekšā noliec starpniekserveri.
host-unknown = Adrese { $host } nav šī datora adrese. Nenorādi --host vai norādi 127.0.0.1.
doctor-files = Vienlaicīgu savienojumu vietu skaits: { $places }.
doctor-files-few = Vienlaicīgu savienojumu vietu skaits ir tikai { $places }. Palielini atvērto failu ierobežojumu, piemēram, ar ulimit -n 65536.
doctor-database = Datubāze { $name } ir kārtībā.
doctor-database-new = Datubāzes { $name } vēl nav. To izveidos pirmajā palaišanas reizē.
doctor-database-closed = Citi šajā datorā varēja lasīt datubāzi { $name }. Tagad tā viņiem ir slēgta.
doctor-database-open = Citi šajā datorā var lasīt datubāzi { $name } un līdz ar to visas kārtis. Padari tās failus tikai savus: chmod 600.
doctor-database-readonly = Datubāzi { $name } var tikai lasīt. Palaid serveri ar tās īpašnieka kontu vai padari failus savus.
database-torn = Datubāze { $name } ir bojāta. Atjauno pēdējo rezerves kopiju jaunā failā.
doctor-layout = Datubāze ir iekārtota tā, kā šai versijai vajag (solis { $found }).
doctor-layout-behind = Datubāze ir { $found }. solī, bet šai versijai vajag { $wanted }. Nākamajā palaišanas reizē tā atjaunināsies pati, spēles turpināsies. Vispirms izveido rezerves kopiju.
doctor-disk = Diskā palikuši { $free } MB.
doctor-disk-low = Diskā palikuši tikai { $free } MB. Atbrīvo vietu, kamēr vēl var ko saglabāt.
doctor-clock = Pulkstenis, cik var redzēt, iet pareizi.
doctor-clock-early = Pulkstenis rāda { $year }. gadu. Noregulē to: pēc tā dzīvo atslēgas un galdi.
doctor-clock-behind = Jaunākā izmaiņa datubāzē ir no nākotnes: pulkstenis atpaliek par { $seconds } s vai agrāk steidzās. Noregulē to.
doctor-clock-differs = Šī datora un { $where } laiks atšķiras par { $seconds } s. Lai abi ņem laiku no tīkla.
doctor-bus = Redis atbild.
doctor-bus-alone = Vairākiem serveriem vajag vienu kopīgu PostgreSQL: ar SQLite failu nenorādi --bus.
doctor-proxy = Kuru ziņām par cilvēku adresēm tic: { $networks }.
doctor-proxy-none = Nevienam starpniekserverim netic: katru skaita pēc adreses, no kuras tas pieslēdzies.
doctor-proxy-hidden = Serveris klausās tikai šajā datorā, un nevienam starpniekserverim netic: aiz tā visi cilvēki skaitītos kā viena adrese. Nosauc to ar --trusted-proxy.
doctor-proxy-all = Tic katrai adresei, tāpēc ikviens var izlikties par ikvienu. Ar --trusted-proxy nosauc tikai savu starpniekserveri.
doctor-strangers = Te var satikties svešinieki: serverim ir savs vārds un starpniekserveris.
doctor-strangers-bare = Te var satikties svešinieki. Tam vajag https, savu vārdu un starpniekserveri, kas cilvēkus atšķir: nosauc tos ar --allowed-host un --trusted-proxy.
doctor-public = { $link } ved šurp, arī WebSocket savienojumi.
doctor-public-plain = { $link } nav šifrēta: pa ceļam var izlasīt kārtis un ieņemt svešu vietu. Lai starpniekserveris runā https.
doctor-public-name = { $link } ved šurp, bet serveris uz šo vārdu neatsaucas. Palaid to ar --allowed-host { $name }.
doctor-public-socket = { $link } ved šurp, bet WebSocket savienojumi netiek cauri. Lai starpniekserveris nodod tālāk galvenes Upgrade un Connection.
doctor-well = Viss ir kārtībā.
doctor-doubtful =
    { $count ->
        [zero] Darbojas, bet { $count } lietu ir apšaubāmas: rindas ar zīmi !
        [one] Darbojas, bet { $count } lieta ir apšaubāma: rinda ar zīmi !
       *[other] Darbojas, bet { $count } lietas ir apšaubāmas: rindas ar zīmi !
    }
doctor-ill =
    { $count ->
        [zero] Jānovērš { $count } kļūdu.
        [one] Jānovērš { $count } kļūda.
       *[other] Jānovērš { $count } kļūdas.
    }

## Who was reported

reports-none = Ne par vienu nav ziņots.
reports-device =
    { $homes ->
        [zero] Ierīce { $device }, ziņots no { $homes } vietām:
        [one] Ierīce { $device }, ziņots no { $homes } vietas:
       *[other] Ierīce { $device }, ziņots no { $homes } vietām:
    }
reports-line = { $when }  { $name }  { $why }  { $code }
reports-forgotten =
    { $count ->
        [zero] Aizmirsti { $count } ziņojumi.
        [one] Aizmirsts { $count } ziņojums.
       *[other] Aizmirsti { $count } ziņojumi.
    }
