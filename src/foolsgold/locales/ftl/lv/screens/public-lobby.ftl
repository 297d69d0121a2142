### Where strangers meet: the page fetches these when somebody goes there.
### Names cannot be declined, so they always stand in the nominative.

## Refused

strangers-off = Šajā serverī nav atvērto galdu saraksta.
seat-blocked = Šī galda vadītājs ir bloķējis tavu ierīci. Vari skatīties vai atvērt savu galdu.
device-shunned = Par šo ierīci ziņojuši vairāki cilvēki. Kādu laiku tā nevar apsēsties pie galdiem no saraksta; draugu galdi tev ir atvērti kā vienmēr.

## The list

open-title = Atvērtie galdi
open-hint = Cilvēki, kas meklē, ar ko spēlēt.
open-go = Apskatīt, kas gaida
open-none = Pašlaik neviens negaida. Atver savu galdu un ļauj citiem to atrast: pie galda tam ir slēdzis.
open-again = Atsvaidzināt
open-host = Galda vadītājs: { $name }
open-lang = Valoda: { $language }
open-people =
    { $count ->
        [zero] gaida { $count } cilvēku
        [one] gaida { $count } cilvēks
       *[other] gaida { $count } cilvēki
    }
open-bots =
    { $count ->
        [zero] { $count } botu
        [one] { $count } bots
       *[other] { $count } boti
    }
open-free =
    { $count ->
        [zero] { $count } brīvu vietu
        [one] { $count } brīva vieta
       *[other] { $count } brīvas vietas
    }
open-age =
    { $minutes ->
        [0] tikko atvērts
        [zero] atvērts pirms { $minutes } minūtēm
        [one] atvērts pirms { $minutes } minūtes
       *[other] atvērts pirms { $minutes } minūtēm
    }
open-join = Apsēsties
open-join-long = Apsēsties (galda vadītājs: { $name })
open-more =
    { $count ->
        [zero] Vēl { $count } galdu nav parādīti.
        [one] Vēl { $count } galds nav parādīts.
       *[other] Vēl { $count } galdi nav parādīti.
    }
open-switch = Šo galdu var atrast svešinieki
open-switch-hint = Tas ir atvērto galdu sarakstā, līdz sākas spēle.

## Reporting and blocking

report-open = Ziņot
report-open-long = Ziņot: { $name }
report-ask = Kas nav kārtībā?
report-why-name = Vārds
report-why-words = Tas, ko saka
report-why-play = Tīšām bojā spēli
report-why-other = Kas cits
report-done = Paldies. To izlasīs tie, kas uztur serveri.
block-go = Izraidīt un bloķēt
block-sure = Tiešām bloķēt?
block-hint = Šī ierīce vairs nevarēs nākt pie taviem galdiem.
blocks-count =
    { $count ->
        [zero] Bloķētas { $count } ierīces.
        [one] Bloķēta { $count } ierīce.
       *[other] Bloķētas { $count } ierīces.
    }
blocks-forget = Atbloķēt visas

## Figures

status-title = Šis serveris skaitļos
status-playing = Spēles, kas notiek
status-waiting = Galdi pirms spēles
status-people = Cilvēki pie galdiem
status-games = Spēles, kas šodien beigušās
status-since = Darbojas kopš
status-version = Versija
status-today = „Šodien” sākas pusnaktī pēc UTC.
