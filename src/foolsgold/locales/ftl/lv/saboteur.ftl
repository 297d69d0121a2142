### The classic game at the table: cards, events, refusals.
### $who and $target are "you", "self" or "other"; $name and $target-name are the names.
### Names stay in the nominative; no form tells the gender of a player.

## Cards

tool-pick = cērte
tool-lamp = laterna
tool-cart = vagonete
side-n = uz augšu
side-e = pa labi
side-s = uz leju
side-w = pa kreisi

# $sides is a list of sides
card-passage = Eja ({ $sides })
card-dead-end = Strupceļš ({ $sides })
card-map = Dārgumu karte
card-rockfall = Nogruvums
card-break =
    { $tool ->
        [pick] Salauzta cērte
        [lamp] Salauzta laterna
       *[cart] Salauzta vagonete
    }
card-mend =
    { $tools ->
        [pick] Remonts (cērte)
        [lamp] Remonts (laterna)
        [cart] Remonts (vagonete)
        [pick-lamp] Remonts (cērte vai laterna)
        [pick-cart] Remonts (cērte vai vagonete)
        [lamp-cart] Remonts (laterna vai vagonete)
       *[other] Remonts (jebkurš darbarīks)
    }

## Events, as a log that reads like sentences

event-round-started =
    { $round }. raunds no { $rounds }: { $who ->
        [you] sāc tu.
       *[other] sāk { $name }.
    }
event-dealt =
    Tu saņem slepenu lomu un { $count ->
        [zero] { $count } kāršu
        [one] { $count } kārti
       *[other] { $count } kārtis
    }.
event-placed =
    { $who ->
        [you] { $kind ->
            [dead-end] Tu liec strupceļu rūtiņā { $cell }.
           *[passage] Tu liec eju rūtiņā { $cell }.
        }
       *[other] { $kind ->
            [dead-end] { $name } liek strupceļu rūtiņā { $cell }.
           *[passage] { $name } liek eju rūtiņā { $cell }.
        }
    }
event-peeked = { $name } ielūkojas { $goal }. finišā.
event-peeked-own =
    { $found ->
        [treasure] Tu ielūkojies { $goal }. finišā: tur ir dārgumi!
       *[stone] Tu ielūkojies { $goal }. finišā: tikai akmens.
    }
event-collapsed =
    { $who ->
        [you] Tavs nogruvums aprok kārti rūtiņā { $cell }.
       *[other] { $name } izraisa nogruvumu: kārts rūtiņā { $cell } ir aprakta.
    }
event-broken =
    { $who ->
        [you] { $target ->
            [self] Tu salauz savu { $tool ->
                [pick] cērti
                [lamp] laternu
               *[cart] vagoneti
            }.
           *[other] Tu salauz { $tool ->
                [pick] cērti
                [lamp] laternu
               *[cart] vagoneti
            }, un bez tās paliek { $target-name }.
        }
       *[other] { $target ->
            [you] { $name } salauž tavu { $tool ->
                [pick] cērti
                [lamp] laternu
               *[cart] vagoneti
            }.
            [self] { $name } salauž savu { $tool ->
                [pick] cērti
                [lamp] laternu
               *[cart] vagoneti
            }.
           *[other] { $name } salauž { $tool ->
                [pick] cērti
                [lamp] laternu
               *[cart] vagoneti
            }, un bez tās paliek { $target-name }.
        }
    }
event-mended =
    { $who ->
        [you] { $target ->
            [self] Tu salabo savu { $tool ->
                [pick] cērti
                [lamp] laternu
               *[cart] vagoneti
            }.
           *[other] Tu salabo { $tool ->
                [pick] cērti
                [lamp] laternu
               *[cart] vagoneti
            }, un to atgūst { $target-name }.
        }
       *[other] { $target ->
            [you] { $name } salabo tavu { $tool ->
                [pick] cērti
                [lamp] laternu
               *[cart] vagoneti
            }.
            [self] { $name } salabo savu { $tool ->
                [pick] cērti
                [lamp] laternu
               *[cart] vagoneti
            }.
           *[other] { $name } salabo { $tool ->
                [pick] cērti
                [lamp] laternu
               *[cart] vagoneti
            }, un to atgūst { $target-name }.
        }
    }
event-discarded = { $name } izlaiž gājienu un aizklāti noliek kārti.
event-discarded-own = Tu izlaid gājienu un aizklāti noliec kārti: { $card }.
event-drew-own = Tu paņem kārti: { $card }.
event-goal-opened =
    { $found ->
        [treasure] { $who ->
            [you] Tu atklāj { $goal }. finišu: dārgumi!
           *[other] { $name } atklāj { $goal }. finišu: dārgumi!
        }
       *[stone] { $who ->
            [you] Tu atklāj { $goal }. finišu: tikai akmens.
           *[other] { $name } atklāj { $goal }. finišu: tikai akmens.
        }
    }
event-round-ended =
    { $found ->
        [yes] Dārgumi ir atrasti: raundā uzvar zeltrači.
        [nobody] Dārgumi nav atrasti, bet arī sabotieru nebija: raundā neuzvar neviens.
       *[no] Dārgumi nav atrasti: raundā uzvar sabotieri.
    }
# $names lists the saboteurs; a name may be "Tu", so it stands after a colon
event-saboteurs =
    { $count ->
        [0] Sabotieru nebija.
        [zero] Sabotieri: { $names }.
        [one] Sabotieris: { $names }.
       *[other] Sabotieri: { $names }.
    }
event-treasure-was = Dārgumi bija { $goal }. finišā.
event-gold-offered =
    { $count ->
        [1] { $name } saņem pēdējo zelta kārti.
        [zero] { $name } izvēlas no { $count } zelta kārtīm.
        [one] { $name } izvēlas no { $count } zelta kārts.
       *[other] { $name } izvēlas no { $count } zelta kārtīm.
    }
# $cards lists nuggets, such as 1, 1, 3
event-gold-offered-own = Tu izvēlies no šīm zelta kārtīm: { $cards }.
event-gold-taken = { $name } paņem zelta kārti.
event-gold-taken-own =
    Tu paņem { $nuggets ->
        [zero] { $nuggets } zelta gabalu
        [one] { $nuggets } zelta gabalu
       *[other] { $nuggets } zelta gabalus
    }.
event-paid =
    { $who ->
        [you] Tu saņem { $due ->
            [zero] { $due } zelta gabalu
            [one] { $due } zelta gabalu
           *[other] { $due } zelta gabalus
        }.
       *[other] { $name } saņem { $due ->
            [zero] { $due } zelta gabalu
            [one] { $due } zelta gabalu
           *[other] { $due } zelta gabalus
        }.
    }
event-game-ended =
    { $count ->
        [zero] Spēle ir galā. Dalīta pirmā vieta: { $names }.
        [one] Spēle ir galā. Pirmā vieta: { $names }.
       *[other] Spēle ir galā. Dalīta pirmā vieta: { $names }.
    }
standing =
    { $name }: { $nuggets ->
        [zero] { $nuggets } zelta gabalu
        [one] { $nuggets } zelta gabals
       *[other] { $nuggets } zelta gabali
    }

## Choices offered

option-place = rūtiņā { $cell }
option-place-turned = rūtiņā { $cell }, kājām gaisā
option-goal = { $goal }. finišs
option-collapse = { $cell }: { $card }
option-seat =
    { $who ->
        [you] tu (savs darbarīks)
       *[other] { $name }
    }
option-mend =
    { $who ->
        [you] tava { $tool ->
            [pick] cērte
            [lamp] laterna
           *[cart] vagonete
        }
       *[other] { $name }: { $tool ->
            [pick] cērte
            [lamp] laterna
           *[cart] vagonete
        }
    }
option-discard = nolikt: { $card }
option-turn =
    { $turned ->
        [yes] kājām gaisā: { $card }
       *[no] nepagriežot: { $card }
    }
option-take =
    { $nuggets ->
        [zero] { $nuggets } zelta gabalu
        [one] { $nuggets } zelta gabals
       *[other] { $nuggets } zelta gabali
    }

## Why a card cannot be played at all

unplayable-path = Šo kārti pašlaik nav kur likt.
unplayable-map = Visi finiši jau ir atklāti: nav, kur ielūkoties.
unplayable-rockfall = Labirintā vēl nav nevienas kārts, ko varētu aprakt.
unplayable-break = Šis darbarīks jau ir salauzts visiem.
unplayable-mend = Nevienam nav salauzta darbarīka, ko ar šo kārti varētu salabot.

## Why a move is refused; $rule is the number on the rules page

refused-game-over = Spēle ir galā. ({ $rule })
refused-not-now = Vispirms jāizlemj kas cits. ({ $rule })
refused-not-your-card = Tev šīs kārts nav. ({ $rule })
refused-not-a-path = Labirintā var likt tikai ceļa kārtis. ({ $rule })
refused-not-a-map = Finišā var ielūkoties tikai ar dārgumu karti. ({ $rule })
refused-not-a-rockfall = Kārti no labirinta var izņemt tikai ar nogruvumu. ({ $rule })
refused-not-a-break = Ar šo kārti neko nevar salauzt. ({ $rule })
refused-not-a-mend = Ar šo kārti neko nevar salabot. ({ $rule })
refused-tool-broken = Kamēr tev ir salauzts darbarīks, rakt nevari. ({ $rule })
refused-cell-taken = Tur jau ir kārts. ({ $rule })
refused-no-fit = Tuneļi nesader ar blakus kārtīm. ({ $rule })
refused-no-contact = Kārtij jāturpina tunelis, kas jau ir uz galda. ({ $rule })
refused-cut-off = No turienes līdz startam neved nepārtraukts tunelis. ({ $rule })
refused-same-turned = Kājām gaisā šī kārts izskatās tāpat: liec to nepagriežot. ({ $rule })
refused-no-such-goal = Tāda finiša nav. ({ $rule })
refused-goal-open = Šis finišs jau ir atklāts. ({ $rule })
refused-no-such-seat = Tur neviens nesēž. ({ $rule })
refused-not-yourself = Pie šī galda savu darbarīku lauzt nedrīkst. ({ $rule })
refused-already-broken = Šim spēlētājam tāds darbarīks jau ir salauzts. ({ $rule })
refused-wrong-tool = Ar šo kārti tādu darbarīku nevar salabot. ({ $rule })
refused-nothing-to-mend = Šis darbarīks nav salauzts. ({ $rule })
refused-nothing-there = Tur nav kārts, ko varētu aprakt. ({ $rule })
refused-protected = Startam un finišiem nogruvums neko nevar nodarīt. ({ $rule })
refused-not-reached = Līdz šim finišam neved nepārtraukts tunelis. ({ $rule })
refused-not-this-stone = Šis akmens pašlaik nav jāliek. ({ $rule })
refused-no-such-gold = Starp tev padotajām zelta kārtīm tādas nav. ({ $rule })
bad-notation = „{ $text }” nav gājiens. Gājienu raksta, piemēram, tā: „{ $example }”.

## Editions

title-saboteur-uk = Sabotieris, ukraiņu izdevums
title-saboteur-ru = Sabotieris, krievu izdevums
title-saboteur-fa = Sabotieris, persiešu izdevums
title-saboteur-lv = Sabotieris, latviešu izdevums
title-saboteur-he = Sabotieris, izdevums ivritā
title-saboteur-en = Sabotieris, angļu izdevums

