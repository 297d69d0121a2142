### The classic game at the table: cards, events, refusals.
### $who and $target are "you", "self" or "other"; $name and $target-name are the names.
### Of others only verbs are said that are written alike for all (בונה, רואה, מגלה, זוכה),
### or the deed or the tool is the subject; to "you" the past tense, written alike as well.

## Cards

tool-pick = מכוש
tool-lamp = עששית
tool-cart = קרונית
side-n = למעלה
side-e = ימינה
side-s = למטה
side-w = שמאלה

# $sides is a list of sides
card-passage = מעבר: { $sides }
card-dead-end = מבוי סתום: { $sides }
card-map = מפה
card-rockfall = מפולת
card-break =
    { $tool ->
        [pick] מכוש שבור
        [lamp] עששית שבורה
       *[cart] קרונית שבורה
    }
card-mend =
    { $tools ->
        [pick] תיקון: מכוש
        [lamp] תיקון: עששית
        [cart] תיקון: קרונית
        [pick-lamp] תיקון: מכוש או עששית
        [pick-cart] תיקון: מכוש או קרונית
        [lamp-cart] תיקון: עששית או קרונית
       *[other] תיקון: כל כלי
    }

## Events, as a log that reads like sentences

event-round-started =
    סיבוב { $round } מתוך { $rounds }. { $who ->
        [you] התור הראשון שלך.
       *[other] התור הראשון של { $name }.
    }
event-dealt =
    קיבלת תפקיד סודי { $count ->
        [one] וקלף אחד
        [two] ושני קלפים
       *[other] ו־{ $count } קלפים
    }.
event-placed =
    { $who ->
        [you] { $kind ->
            [dead-end] בנית מבוי סתום ב־{ $cell }.
           *[passage] בנית מעבר ב־{ $cell }.
        }
       *[other] { $kind ->
            [dead-end] { $name } בונה מבוי סתום ב־{ $cell }.
           *[passage] { $name } בונה מעבר ב־{ $cell }.
        }
    }
event-peeked = { $name } רואה בסתר מה יש ביעד { $goal }.
event-peeked-own =
    { $found ->
        [treasure] הצצת ביעד { $goal }: האוצר שם!
       *[stone] הצצת ביעד { $goal }: סתם סלע.
    }
event-collapsed =
    { $who ->
        [you] המפולת שלך קוברת את הקלף ב־{ $cell }.
       *[other] המפולת של { $name } קוברת את הקלף ב־{ $cell }.
    }
event-broken =
    { $who ->
        [you] { $target ->
            [self] שברת לעצמך את { $tool ->
                [pick] המכוש
                [lamp] העששית
               *[cart] הקרונית
            }.
           *[other] שברת את { $tool ->
                [pick] המכוש
                [lamp] העששית
               *[cart] הקרונית
            } של { $target-name }.
        }
       *[other] { $target ->
            [you] { $tool ->
                [pick] נשבר לך המכוש
                [lamp] נשברה לך העששית
               *[cart] נשברה לך הקרונית
            }, באדיבות { $name }.
            [self] { $tool ->
                [pick] המכוש של { $name } נשבר, ולגמרי בכוונה
                [lamp] העששית של { $name } נשברה, ולגמרי בכוונה
               *[cart] הקרונית של { $name } נשברה, ולגמרי בכוונה
            }.
           *[other] { $tool ->
                [pick] נשבר המכוש
                [lamp] נשברה העששית
               *[cart] נשברה הקרונית
            } של { $target-name }, באדיבות { $name }.
        }
    }
event-mended =
    { $who ->
        [you] { $target ->
            [self] תיקנת לעצמך את { $tool ->
                [pick] המכוש
                [lamp] העששית
               *[cart] הקרונית
            }.
           *[other] תיקנת את { $tool ->
                [pick] המכוש
                [lamp] העששית
               *[cart] הקרונית
            } של { $target-name }.
        }
       *[other] { $target ->
            [you] בזכות { $name } { $tool ->
                [pick] המכוש שלך שוב תקין
                [lamp] העששית שלך שוב תקינה
               *[cart] הקרונית שלך שוב תקינה
            }.
            [self] { $tool ->
                [pick] המכוש של { $name } שוב תקין, בכוחות עצמיים
                [lamp] העששית של { $name } שוב תקינה, בכוחות עצמיים
               *[cart] הקרונית של { $name } שוב תקינה, בכוחות עצמיים
            }.
           *[other] בזכות { $name } { $tool ->
                [pick] תוקן המכוש
                [lamp] תוקנה העששית
               *[cart] תוקנה הקרונית
            } של { $target-name }.
        }
    }
event-discarded = ויתור של { $name }: הושלך קלף סגור.
event-discarded-own = ויתרת על התור והשלכת קלף סגור: { $card }.
event-drew-own = שלפת: { $card }.
event-goal-opened =
    { $found ->
        [treasure] { $who ->
            [you] גילית מה יש ביעד { $goal }: האוצר!
           *[other] { $name } מגלה מה יש ביעד { $goal }: האוצר!
        }
       *[stone] { $who ->
            [you] גילית מה יש ביעד { $goal }: סתם סלע.
           *[other] { $name } מגלה מה יש ביעד { $goal }: סתם סלע.
        }
    }
event-round-ended =
    { $found ->
        [yes] האוצר נמצא: הכורים מנצחים בסיבוב.
        [nobody] האוצר לא נמצא, אבל גם לא היו סבאטורים: אין מנצחים בסיבוב.
       *[no] האוצר לא נמצא: הסבאטורים מנצחים בסיבוב.
    }
# $names lists the saboteurs
event-saboteurs =
    { $count ->
        [0] לא היה אף סבאטור.
        [one] הסבאטור: { $names }.
        [two] שני הסבאטורים: { $names }.
       *[other] הסבאטורים: { $names }.
    }
event-treasure-was = האוצר היה ביעד { $goal }.
event-gold-offered =
    { $count ->
        [one] לפני { $name } מונח קלף הזהב האחרון.
        [two] לפני { $name } מונחים שני קלפי זהב לבחירה.
       *[other] לפני { $name } מונחים { $count } קלפי זהב לבחירה.
    }
# $cards lists nuggets, such as 1, 1, 3
event-gold-offered-own = אפשר לבחור אחד מקלפי הזהב האלה: { $cards }.
event-gold-taken = { $name } זוכה בקלף זהב.
event-gold-taken-own =
    בחרת קלף של { $nuggets ->
        [one] גוש זהב אחד
        [two] שני גושי זהב
       *[other] { $nuggets } גושי זהב
    }.
event-paid =
    { $who ->
        [you] זכית { $due ->
            [one] בגוש זהב אחד
            [two] בשני גושי זהב
           *[other] ב־{ $due } גושי זהב
        }.
       *[other] { $name } זוכה { $due ->
            [one] בגוש זהב אחד
            [two] בשני גושי זהב
           *[other] ב־{ $due } גושי זהב
        }.
    }
event-game-ended =
    { $count ->
        [one] המשחק נגמר. הניצחון של { $names }!
        [two] המשחק נגמר. ניצחון משותף: { $names }.
       *[other] המשחק נגמר. ניצחון משותף: { $names }.
    }
standing =
    { $name }: { $nuggets ->
        [0] בלי זהב
        [one] גוש זהב אחד
        [two] שני גושי זהב
       *[other] { $nuggets } גושי זהב
    }

## Choices offered

option-place = ב־{ $cell }
option-place-turned = ב־{ $cell }, על הראש
option-goal = יעד { $goal }
option-collapse = { $cell }: { $card }
option-seat =
    { $who ->
        [you] אצלך
       *[other] אצל { $name }
    }
option-mend =
    { $who ->
        [you] { $tool ->
            [pick] המכוש
            [lamp] העששית
           *[cart] הקרונית
        } שלך
       *[other] { $tool ->
            [pick] המכוש
            [lamp] העששית
           *[cart] הקרונית
        } של { $name }
    }
option-discard = להשליך: { $card }
option-turn =
    { $turned ->
        [yes] על הראש: { $card }
       *[no] ישר: { $card }
    }
option-take =
    { $nuggets ->
        [one] גוש זהב אחד
        [two] שני גושי זהב
       *[other] { $nuggets } גושי זהב
    }

## Why a card cannot be played at all

unplayable-path = כרגע הקלף הזה לא מתאים לשום מקום.
unplayable-map = כל היעדים כבר גלויים: אין במה להציץ.
unplayable-rockfall = עדיין אין במבוך קלף שמפולת יכולה לקבור.
unplayable-break = הכלי הזה כבר שבור אצל כולם.
unplayable-mend = לאף אחד אין כלי שבור שהקלף הזה מתקן.

## Why a move is refused; $rule is the number on the rules page

refused-game-over = המשחק נגמר. ({ $rule })
refused-not-now = קודם צריך להחליט משהו אחר. ({ $rule })
refused-not-your-card = הקלף הזה לא ביד שלך. ({ $rule })
refused-not-a-path = במבוך מניחים רק קלפי מנהרה. ({ $rule })
refused-not-a-map = רק עם מפה אפשר להציץ ביעד. ({ $rule })
refused-not-a-rockfall = רק מפולת מסלקת קלף מהמבוך. ({ $rule })
refused-not-a-break = הקלף הזה לא שובר שום כלי. ({ $rule })
refused-not-a-mend = הקלף הזה לא מתקן שום כלי. ({ $rule })
refused-tool-broken = אי אפשר לחפור כשיש לך כלי שבור. ({ $rule })
refused-cell-taken = כבר מונח שם קלף. ({ $rule })
refused-no-fit = המנהרות לא מתאימות לקלפים הסמוכים. ({ $rule })
refused-no-contact = הקלף חייב להמשיך מנהרה שכבר מונחת על השולחן. ({ $rule })
refused-cut-off = אין משם מנהרה רצופה בחזרה לפתח המנהרה. ({ $rule })
refused-same-turned = הקלף הזה נראה אותו דבר גם על הראש: אפשר פשוט להניח אותו ישר. ({ $rule })
refused-no-such-goal = אין יעד כזה. ({ $rule })
refused-goal-open = היעד הזה כבר גלוי. ({ $rule })
refused-no-such-seat = המקום הזה ליד השולחן ריק. ({ $rule })
refused-not-yourself = בשולחן הזה אסור לשבור כלי של עצמך. ({ $rule })
refused-already-broken = הכלי הזה כבר שבור אצל השחקן הזה. ({ $rule })
refused-wrong-tool = הקלף הזה לא מתקן את הכלי הזה. ({ $rule })
refused-nothing-to-mend = הכלי הזה לא שבור. ({ $rule })
refused-nothing-there = אין שם קלף שמפולת יכולה לקבור. ({ $rule })
refused-protected = פתח המנהרה והיעדים מוגנים ממפולות. ({ $rule })
refused-not-reached = אין מנהרה רצופה עד ליעד הזה. ({ $rule })
refused-not-this-stone = לא את הסלע הזה מניחים עכשיו. ({ $rule })
refused-no-such-gold = קלף זהב כזה לא הגיע לידיך. ({ $rule })
bad-notation = ״{ $text }״ זה לא מהלך. מהלך נראה כך: ״{ $example }״.

## Editions

title-saboteur-uk = סבאטור, החוברת האוקראינית
title-saboteur-ru = סבאטור, החוברת הרוסית
title-saboteur-fa = סבאטור, החוברת הפרסית
title-saboteur-lv = סבאטור, החוברת הלטבית
title-saboteur-he = סבאטור, החוברת העברית
title-saboteur-en = סבאטור, החוברת האנגלית

