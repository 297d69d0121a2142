### The people at the table, on the page: seats, piles, roles, talk, decisions, the end of rounds and games.

people-close = סגירה
people-back = חזרה
people-look = לראות את המבוך

## Seats: short signs beside a name

seats-title = שחקנים
# a small mark at the reader’s own name: as short as can be
seats-you = אני
seats-bot = בוט
seats-host = ניהול השולחן
seats-away = לא כאן
seats-muted = בהשתקה
seats-open = מקום פנוי
# beside the seat whose turn it is; $who is "you" or "other"
seats-turn =
    { $who ->
        [you] התור שלך
       *[other] התור כאן
    }
# time is running
seats-clock = בוט בעוד { $seconds } שנ׳
# the same beside “your turn”: as short as can be
seats-clock-short = { $seconds } שנ׳
seats-cards =
    { $count ->
        [0] בלי קלפים
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
seats-gold =
    { $count ->
        [0] בלי זהב
        [one] קלף זהב אחד
        [two] שני קלפי זהב
       *[other] { $count } קלפי זהב
    }
# at the end of the game, once the gold is counted
seats-nuggets =
    { $count ->
        [0] בלי זהב
        [one] גוש זהב אחד
        [two] שני גושי זהב
       *[other] { $count } גושי זהב
    }
seats-points = { $points } מתוך { $most } נקודות
seats-lit = אפשר לבחור
seats-aimed = הבחירה שלך
seats-kick = להוציא
seats-kick-sure = באמת להוציא?
seats-mute = להשתיק
seats-unmute = להסיר את ההשתקה
seats-pass-host = להעביר ניהול
seats-free = לשלוח את הבוט לדרכו
seats-put-bot = להושיב כאן בוט

## Piles

seats-piles = ערמות
seats-deck = קופה
seats-discards = משומשים
seats-gold-pile = זהב
seats-passes = ויתורים
seats-round = סיבוב { $round } מתוך { $rounds }
seats-round-only = סיבוב { $round }
seats-discards-shown = גלויים בערמת המשומשים
seats-pile-count = { $pile }: { $count }

## Your role

role-digger = כורה
role-saboteur = סבאטור
found-treasure = האוצר
found-stone = סלע
role-mine = התפקיד שלי
role-title = התפקיד שלך בסיבוב הזה
role-title-new = עכשיו יש לך תפקיד אחר
role-hold = להחזיק כדי להציץ
role-hold-hint = לוחצים על הקלף ומחזיקים. כדאי שאף אחד לידך לא יראה.
role-show = להראות את הקלף
role-hide = להסתיר את הקלף
role-dismiss = הבנתי
role-bonus-master = מחכה לך נקודה על השתתפות בחילופי תפקידים.
role-bonus-bomber = מחכה לך נקודה אם נחשף הדינמיט.
role-bonus-greedy = אם נחשף הדרקון, מותר לך לגנוב נקודה.
role-bonus-driver = מחכה לך נקודה אם הדרך אל הזהב או הדרקון לא עוברת בשום דלת.
role-bonus-pedant = מחכה לך נקודה אם הקופה ריקה בסוף הסיבוב.
role-bonus-king = מחכה לך נקודה אם יש לפחות שלוש כוסות בירה בדרך אל הזהב.
role-bonus-keymaster = מחכה לך נקודה אם הדרך אל הזהב או הדרקון עוברת בדלת פתוחה.
role-bonus-jeweller = מחכה לך נקודה אם נחשף הזהב.

## Log and talk

talk-log = מה קרה
talk-log-empty = עוד לא קרה כלום.
talk-newest = לשורה האחרונה
talk-title = שיחה
talk-empty = עוד לא נאמר כלום.
talk-write = להגיד משהו לכולם
talk-send = שליחה
talk-claims = להגיד בלחיצה אחת
talk-claim-honest = אין לי מה להסתיר
talk-claim-mend-me = תקנו לי את הכלים!
talk-claim-no-way = אין לי קלף טוב
talk-claim-sorry = סליחה!
talk-claim-well-played = משחק יפה!
talk-claim-looked = הצצתי ב…
talk-claim-look-at = כדאי להציץ ב…
talk-claim-suspect = אי אפשר לסמוך על …
talk-claim-trust = אפשר לסמוך על …
talk-claim-thanks = תודה, …
talk-goal = יעד { $goal }

## Decisions

decide-pile =
    { $count ->
        [one] נשאר רק קלף אחד, והוא שלך.
        [two] בוחרים אחד משני הקלפים ומעבירים את השני הלאה.
       *[other] בוחרים אחד מתוך { $count } קלפים ומעבירים את השאר הלאה.
    }
decide-same =
    { $count ->
        [one] קלף אחד כזה
        [two] שני קלפים כאלה
       *[other] { $count } קלפים כאלה
    }

## The end of a round and of a game

end-round = סיבוב { $round } נגמר
end-goals = מה היה ביעדים
end-goal = יעד { $goal }: { $found }
end-roles = מי היה מי
end-gold = מחלקים את הזהב
end-points = נקודות
end-go-on = ממשיכים
end-round-more =
    { $change ->
        [one] עוד נקודה אחת
        [two] עוד שתי נקודות
       *[other] עוד { $change } נקודות
    }
end-round-less =
    { $change ->
        [one] ירידה של נקודה אחת
        [two] ירידה של שתי נקודות
       *[other] ירידה של { $change } נקודות
    }
end-game = תוצאות המשחק
end-winner = ניצחון
end-again = עוד משחק
end-wait = עוד משחק? זה בידי { $name }.
end-record = לשמור את תיעוד המשחק
end-home = דף הבית
