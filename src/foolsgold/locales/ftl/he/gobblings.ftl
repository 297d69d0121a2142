### Gobblings! vs Gnomes at the table: tiles, events, refusals, editions.
### $who and $target are "you" or "other"; $name and $target-name are the names.
### As in saboteur.ftl: of others only verbs that are written alike for all, or the deed is the
### subject; to "you" the past tense. No "מפתח המנהרה" (from the start): it reads as a key.

## Roles and tiles

race-gnome = גמד
race-goblin = גובלין
role-master = אמן תחפושות
role-bomber = חבלן
role-greedy = חמדן
role-driver = נהג
role-pedant = קפדן
role-king = מלך
role-keymaster = שומר מפתחות
role-jeweller = צורף
found-gold = הזהב
found-dragon = הדרקון
found-dynamite = דינמיט

# $sides is a list of sides
tile-passage = מעבר: { $sides }
tile-bomb = מעבר עם פצצה: { $sides }
tile-lantern = מעבר עם פנס: { $sides }
tile-ale = מעבר עם בירה: { $sides }
tile-rubble = גל אבנים: { $sides }
tile-key =
    { $colour ->
        [red] מעבר עם מפתח אדום: { $sides }
        [blue] מעבר עם מפתח כחול: { $sides }
       *[yellow] מעבר עם מפתח צהוב: { $sides }
    }
tile-door =
    { $colour ->
        [red] דלת אדומה: { $sides }
        [blue] דלת כחולה: { $sides }
       *[yellow] דלת צהובה: { $sides }
    }
tile-door-open =
    { $colour ->
        [red] דלת אדומה, פתוחה: { $sides }
        [blue] דלת כחולה, פתוחה: { $sides }
       *[yellow] דלת צהובה, פתוחה: { $sides }
    }
card-explosion = פיצוץ
card-potion = שיקוי

## Events, as a log that reads like sentences

gob-round-started =
    סיבוב { $round }. { $who ->
        [you] התור הראשון שלך.
       *[other] התור הראשון של { $name }.
    }
# $tile is the name of the tile
gob-placed =
    { $who ->
        [you] בנית ב־{ $cell }: { $tile }.
       *[other] { $name } בונה ב־{ $cell }: { $tile }.
    }
# $found is the name of what lies there
gob-peeked-own = הצצת ביעד { $goal }: { $found }.
gob-exploded =
    { $who ->
        [you] פוצצת ב־{ $cell } את הקלף ״{ $tile }״.
       *[other] הפיצוץ של { $name } מסלק ב־{ $cell } את הקלף ״{ $tile }״.
    }
gob-swapped =
    { $who ->
        [you] החלפת תפקידים עם { $target-name }.
       *[other] { $target ->
            [you] שיקוי של { $name }: חילופי תפקידים איתך.
           *[other] שיקוי של { $name }: חילופי תפקידים עם { $target-name }.
        }
    }
# told to both who exchanged; $role is what the reader holds now, $gone what they gave away
gob-swapped-roles = התפקיד שלך היה { $gone }, ועכשיו הוא { $role } ({ $race }).
gob-replaced = החלפה של { $name }: קלף אחד הולך לתחתית הקופה ואחר נשלף.
gob-replaced-own = החזרת לתחתית הקופה: { $card }.
gob-passed =
    { $who ->
        [you] ויתרת על התור.
       *[other] ויתור של { $name }.
    }
# $cards lists the hand
gob-shown =
    { $who ->
        [you] אין לך קלף שאפשר לשחק, והיד שלך נחשפת: { $cards }.
       *[other] אין אצל { $name } קלף שאפשר לשחק, והיד נחשפת: { $cards }.
    }
gob-skipped =
    { $who ->
        [you] הבירה הרדימה אותך: התור הזה מתבטל.
       *[other] הבירה מרדימה את { $name }: התור הזה מתבטל.
    }
gob-named =
    { $who ->
        [you] הבירה שלך תרדים את { $target-name } בתור הבא.
       *[other] { $target ->
            [you] הבירה של { $name } תרדים אותך: התור הבא שלך מתבטל.
           *[other] הבירה של { $name } תרדים את { $target-name } בתור הבא.
        }
    }
# $found is the name of what lies there
gob-goal-opened =
    { $who ->
        [you] חשפת את יעד { $goal }: { $found }!
       *[other] { $name } מגלה מה יש ביעד { $goal }: { $found }!
    }
gob-goal-left =
    { $who ->
        [you] השארת את היעד השני סגור.
       *[other] לפי הבחירה של { $name } היעד השני נשאר סגור.
    }
gob-blown-up =
    { $count ->
        [0] הדינמיט מתפוצץ, אבל אין פצצות במבוך.
        [one] הדינמיט מתפוצץ: קלף פצצה אחד נעלם מהמבוך.
        [two] הדינמיט מתפוצץ: שני קלפי פצצה נעלמים מהמבוך.
       *[other] הדינמיט מתפוצץ: { $count } קלפי פצצה נעלמים מהמבוך.
    }
gob-round-ended =
    { $outcome ->
        [gold] הזהב נמצא: הגמדים מנצחים בסיבוב.
        [dragon] הדרקון התעורר: הגובלינים מנצחים בסיבוב.
       *[nothing] אף אחד לא הגיע לזהב או לדרקון: הגובלינים מנצחים בסיבוב.
    }
# one line for each player
gob-goals = מה שהיה ביעדים: { $faces }.
gob-ending-all-passed = מאז הקלף האחרון ששוחק כולם ויתרו.
gob-ending-no-cards = כל הקלפים נגמרו.
gob-ending-stalled = כבר הרבה זמן אף אחד לא שיחק קלף.
gob-role-was = { $name }: { $role } ({ $race })
# $total is the marker after it
gob-scored =
    { $change ->
        [one] { $name }: עוד נקודה אחת, סך הכול { $total }. { $why }
        [two] { $name }: עוד שתי נקודות, סך הכול { $total }. { $why }
       *[other] { $name }: עוד { $change } נקודות, סך הכול { $total }. { $why }
    }
gob-scored-loss =
    { $change ->
        [one] { $name }: ירידה של נקודה אחת, סך הכול { $total }. { $why }
        [two] { $name }: ירידה של שתי נקודות, סך הכול { $total }. { $why }
       *[other] { $name }: ירידה של { $change } נקודות, סך הכול { $total }. { $why }
    }
why-gold = הגמדים מצאו את הזהב.
why-opener = על חשיפת הזהב.
why-loss = גובלין חשף את הזהב.
why-dragon = הדרקון התעורר.
why-nothing = אף אחד לא הגיע לזהב או לדרקון.
why-theft = השלל של החמדן.
why-robbed = החמדן גנב.
# $role is the name of the role
why-role = בונוס של התפקיד: { $role }.
gob-game-ended = המשחק נגמר. הניצחון של { $name }!
gob-standing =
    { $points ->
        [one] { $name }: נקודה אחת
        [two] { $name }: שתי נקודות
       *[other] { $name }: { $points } נקודות
    }

## Choices offered

option-place-degrees = ב־{ $cell }, מסובב ב־{ $degrees } מעלות: { $sides }
option-leave = להשאיר סגור
option-pass = לוותר על התור
gob-option-tile = { $cell }: { $tile }
gob-unplayable-path = כרגע הקלף הזה לא מתאים לשום מקום.
gob-unplayable-explosion = אין במבוך קלף שאפשר לפוצץ.
gob-ask-open = איזה יעד לחשוף?
# the answers are "אצל ..." (option-seat)
gob-ask-name = אצל מי תנחת הבירה ויתבטל התור הבא?
gob-ask-steal = התפקיד שלך הוא חמדן, והדרקון ער: ממי לגנוב נקודה?
gob-role =
    { $race ->
        [gnome] התפקיד שלך הוא { $role }, בצד של הגמדים: לעזור למנהרה להגיע אל הזהב.
       *[goblin] התפקיד שלך הוא { $role }, בצד של הגובלינים: לא לתת לגמדים להגיע אל הזהב, או להעיר את הדרקון.
    }
gob-known-role = ידוע לך: התפקיד של { $name } הוא { $role } ({ $race }).
gob-drinker = התור הבא מתבטל
gob-passed-mark = ויתור
gob-peeked = ידוע לך: ביעד { $goal } נמצא { $found }.
gob-plain-goal-open = { $cell }: יעד { $goal }, { $found }

## Why a move is refused; $rule is the number on the rules page

refused-not-an-explosion = רק פיצוץ מסלק קלף מהמבוך. ({ $rule })
refused-not-a-potion = רק עם שיקוי אפשר להחליף תפקידים. ({ $rule })
refused-no-turn = כאן אסור לסובב קלפים כך. ({ $rule })
refused-same-position = אחרי סיבוב כזה הקלף מונח אותו דבר: אפשר לבחור סיבוב קטן יותר. ({ $rule })
refused-nothing-to-blow-up = אין שם קלף שאפשר לפוצץ. ({ $rule })
refused-blast-proof = אי אפשר לפוצץ את פתח המנהרה, יעד או קלף עם פנס. ({ $rule })
refused-not-with-yourself = אי אפשר להחליף תפקידים עם עצמך. ({ $rule })
refused-rubble-only = מגל אבנים לבדו אי אפשר להמשיך: הקלף חייב להתחבר למעבר או לדלת. ({ $rule })
refused-deck-empty = הקופה ריקה: כבר אי אפשר להחליף קלפים. ({ $rule })
refused-can-play = יש לך קלף שאפשר לשחק, ולכן אסור לוותר. ({ $rule })
refused-must-open = חייבים לחשוף אחד מהיעדים. ({ $rule })
refused-not-the-drinker = את הבירה מגישים רק לאחרים. ({ $rule })
refused-already-named = התור הבא של השחקן הזה כבר מבוטל. ({ $rule })
refused-nothing-to-steal = אין שם מה לגנוב. ({ $rule })

## Editions

title-gobblings = גובלינים נגד גמדים, המשחק הבסיסי
title-gobblings-advanced = גובלינים נגד גמדים, המשחק המתקדם
