### The program itself: complaints, and play.
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
seats-wrong = Spēlētāju skaitam šajā izdevumā jābūt no { $low } līdz { $high }, nevis { $found }.
seed-wrong = Sākumskaitlim jābūt veselam skaitlim no 0 līdz { $high }, nevis { $found }.
first-wrong = Spēles sācēja vietai jābūt no { $low } līdz { $high }, nevis { $found }.
seat-wrong = Vietas numuram jābūt no { $low } līdz { $high }, nevis { $found }.
name-wrong = Vārdā ir no 1 līdz 40 redzamām zīmēm; „{ $found }” neder.
bot-unknown = Bota „{ $name }” nav. Izvēlies no šiem: { $known }.
bots-many = Nosaukti boti: { $found }, bet vietu tiem: { $high }. Nosauc mazāk.
lang-unknown = Valodas „{ $name }” nav. Izvēlies kādu no šīm: { $known }.
interrupted = Apturēts.

position-wrong = Pozīcija, { $field }: atrasts „{ $word }”; jābūt: { $expected }.

## Play

you = Tu
player = { $number }. spēlētājs
bot-names = Ansis, Brencis, Grieta, Jurks, Krišs, Lavīze, Miķelis, Pēcis, Sprīdītis, Trīne, Žvingulis
list-separator = { ", " }
play-your-turn = Tavs gājiens.
play-passes =
    { $count ->
        [zero] { $count } izlaistu gājienu pēc kārtas.
        [one] { $count } izlaists gājiens pēc kārtas.
       *[other] { $count } izlaisti gājieni pēc kārtas.
    }
# all three tools are feminine
play-broken = salauzti darbarīki: { $tools }
play-peeked =
    { $found ->
        [treasure] Tu zini: { $goal }. finišā ir dārgumi.
       *[stone] Tu zini: { $goal }. finišā ir tikai akmens.
    }
play-ask-open = Tavs tunelis sasniedz vairākus finišus. Kuru atklāsi?
play-ask-turn = Akmens nesader ne šā, ne tā. Kā to nolikt?
play-ask-take = Kuru zelta kārti ņemsi?
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
plain-start = { $cell }: starts
plain-goal = { $cell }: { $goal }. finišs, aizklāts
plain-goal-open = { $cell }: { $goal }. finišs, { $found ->
        [treasure] dārgumi
       *[stone] akmens
    }
plain-tile = { $cell }: { $card }
