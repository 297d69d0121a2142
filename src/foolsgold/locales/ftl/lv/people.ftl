### The people at the table, on the page: seats, piles, roles, talk, decisions, the end of rounds and games.

people-close = Aizvērt
people-back = Atpakaļ
people-look = Apskatīt labirintu

## Seats: short signs beside a name

seats-title = Spēlētāji
# a small mark at the reader’s own name: as short as can be
seats-you = tu
seats-bot = bots
seats-host = vada galdu
seats-away = prom
seats-muted = nedrīkst runāt
seats-open = brīva vieta
# beside the seat whose turn it is; $who is "you" or "other"
seats-turn =
    { $who ->
        [you] tavs gājiens
       *[other] tagad spēlē
    }
# time is running
seats-clock = pēc { $seconds } s spēlē bots
# the same beside “your turn”: as short as can be
seats-clock-short = { $seconds } s
seats-cards =
    { $count ->
        [zero] { $count } kāršu
        [one] { $count } kārts
       *[other] { $count } kārtis
    }
seats-gold =
    { $count ->
        [0] nav zelta
        [zero] { $count } zelta kāršu
        [one] { $count } zelta kārts
       *[other] { $count } zelta kārtis
    }
# at the end of the game, once the gold is counted
seats-nuggets =
    { $count ->
        [0] nav zelta
        [zero] { $count } zelta gabalu
        [one] { $count } zelta gabals
       *[other] { $count } zelta gabali
    }
seats-points = punkti: { $points } no { $most }
seats-lit = var izvēlēties
seats-aimed = tava izvēle
seats-kick = Izraidīt
seats-kick-sure = Tiešām izraidīt?
seats-mute = Atņemt vārdu
seats-unmute = Atkal ļaut runāt
seats-pass-host = Nodot galda vadību
seats-free = Aizsūtīt botu prom
seats-put-bot = Sēdināt te botu

## Piles

seats-piles = Kaudzītes
seats-deck = Krājumi
seats-discards = Izlietotās
seats-gold-pile = Zelts
seats-passes = Izlaisti
seats-round = { $round }. raunds no { $rounds }
seats-round-only = { $round }. raunds
seats-discards-shown = Atklāti izlietoto kāršu kaudzītē
seats-pile-count = { $pile }: { $count }

## Your role

role-digger = Zeltracis
role-saboteur = Sabotieris
found-treasure = dārgumi
found-stone = akmens
role-mine = Mana loma
role-title = Tava loma šajā raundā
role-title-new = Tagad tev ir cita loma
role-hold = Turi, lai redzētu
role-hold-hint = Piespied kārti un turi. Lai neviens blakus to neredz!
role-show = Parādīt kārti
role-hide = Paslēpt kārti
role-dismiss = Skaidrs
role-bonus-master = Tu saņem punktu, ja piedalies lomu maiņā.
role-bonus-bomber = Tu saņem punktu, ja ir atklāts dinamīts.
role-bonus-greedy = Tu nozodz punktu, ja ir atklāts pūķis.
role-bonus-driver = Tu saņem punktu, ja ceļā līdz zeltam vai pūķim nav nevienu durvju.
role-bonus-pedant = Tu saņem punktu, ja raunda beigās krājumu kaudzīte ir tukša.
role-bonus-king = Tu saņem punktu, ja ceļā līdz zeltam ir vismaz trīs alus kausi.
role-bonus-keymaster = Tu saņem punktu, ja ceļš līdz zeltam vai pūķim ved caur atvērtām durvīm.
role-bonus-jeweller = Tu saņem punktu, ja ir atklāts zelts.

## Log and talk

talk-log = Notikumi
talk-log-empty = Vēl nekas nav noticis.
talk-newest = Uz jaunāko
talk-title = Sarunas
talk-empty = Vēl neviens neko nav teicis.
talk-write = Pasaki kaut ko visiem
talk-send = Sūtīt
talk-claims = Saki ar vienu pieskārienu
talk-claim-honest = Spēlēju godīgi
talk-claim-mend-me = Salabojiet manus darbarīkus!
talk-claim-no-way = Man nav labas kārts
talk-claim-sorry = Piedodiet!
talk-claim-well-played = Laba spēle!
talk-claim-looked = Es ielūkojos …
talk-claim-look-at = Jāielūkojas …
talk-claim-suspect = Mūsu pusē nav …
talk-claim-trust = Mūsu pusē ir …
talk-claim-thanks = Paldies! Palīdzēja …
talk-goal = { $goal }. finišā

## Decisions

decide-pile =
    { $count ->
        [1] Tev paliek viena kārts.
        [zero] Tu izvēlies vienu no { $count } kārtīm un pārējās padod tālāk.
        [one] Tu izvēlies vienu no { $count } kārts un pārējās padod tālāk.
       *[other] Tu izvēlies vienu no { $count } kārtīm un pārējās padod tālāk.
    }
decide-same =
    { $count ->
        [zero] { $count } tādu kāršu
        [one] { $count } tāda kārts
       *[other] { $count } tādas kārtis
    }

## The end of a round and of a game

end-round = { $round }. raunds ir galā
end-goals = Finišos bija
end-goal = { $goal }. finišā: { $found }
end-roles = Kurš bija kurš
end-gold = Dalām zeltu
end-points = Punkti
end-go-on = Turpināt
end-round-more =
    { $change ->
        [zero] plus { $change } punktu
        [one] plus { $change } punkts
       *[other] plus { $change } punkti
    }
end-round-less =
    { $change ->
        [zero] mīnus { $change } punktu
        [one] mīnus { $change } punkts
       *[other] mīnus { $change } punkti
    }
end-game = Rezultāti
end-winner = uzvara
end-again = Spēlēt vēlreiz
end-wait = { $name } var sākt vēl vienu spēli.
end-record = Saglabāt spēles pierakstu
end-home = Sākumlapa
