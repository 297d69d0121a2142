### What cards do, the picture book, editions side by side, the keys.

## What a card does, in one sentence

help-passage = מאריך את המנהרה.
help-dead-end = מניחים אותו כמו מעבר, אבל אין דרך דרכו.
help-map = הצצה ליעד אחד, לעיניך בלבד.
help-rockfall = מסלקת קלף מנהרה אחד מהמבוך.
help-break = מי שמקבל אותו לא חופר עד שהכלי יתוקן.
help-mend = מתקן כלי שבור, שלך או של אחרים.
help-mend-either = מתקן אחד מהכלים האלה, שלך או של אחרים.
help-bomb = מעבר שמתפוצץ כשהדינמיט נחשף.
help-lantern = מעבר ששום דבר לא יכול לפוצץ.
help-ale = מעבר, ועוד בחירה: של מי התור הבא שיתבטל.
help-key = מעבר שפותח את הדלתות בצבע שלו.
help-door = חוסמת את הדרך עד שמפתח בצבע שלה מונח לפניה.
help-rubble = חוסם את הדרך עד שמפוצצים אותו.
help-explosion = מסלק קלף אחד מהמבוך, אבל לא קלף עם פנס.
help-potion = החלפת תפקידים עם מישהו, ורק שניכם יודעים.
help-about = מה הקלף הזה עושה?
# before the numbers of the rules
help-rules = כללים:
help-rule-open = לקרוא את כלל { $rule }
help-rule-missing = כלל { $rule } לא מופיע כאן: הוא לא חל במהדורה הזאת, או שרק דף הכללים מספר עליו.

## Before a card is played by mistake

doubt-break-self = זה ישבור כלי שלך. לזה הכוונה?
# $known says what the reader knows of that goal
doubt-known = { $known } להציץ שם שוב?
doubt-yes = כן, לשחק

## The picture book

book-title = כל הקלפים
book-hint = בוחרים קלף כדי לראות מה הוא עושה.
book-table = פתח המנהרה והיעדים
book-passages = מעברים
book-dead-ends = מבואות סתומים
book-doors = מפתחות ודלתות
book-rubble = גלי אבנים
book-actions = קלפי פעולה
book-tools = כלים
book-roles = תפקידים
book-gold = זהב
book-start = פתח המנהרה
book-nuggets = { $nuggets ->
        [one] זהב: גוש אחד
        [two] זהב: שני גושים
       *[other] זהב: { $nuggets } גושים
    }
# how many cards there are of one kind; $card is its name
book-count = { $card }, { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }

## Editions side by side

compare-title = מהדורות זו מול זו
compare-choose = אילו מהדורות?
compare-hint = מוצגים רק ההבדלים. מספר פותח את הכלל.
compare-same = אין שום הבדל בין המהדורות האלה.
compare-few = בוחרים לפחות שתי מהדורות.
compare-point = נושא

## The keys

keys-title = מקשים
keys-choose = לבחור קלף מהיד
keys-walk = לעבור מקלף לקלף, ממקום למקום
keys-play = לשחק שם
keys-turn = לסובב את הקלף
keys-away = להשליך את הקלף
keys-about = מה הקלף עושה
keys-cancel = לבטל, לסגור
keys-list = הרשימה הזאת
keys-next = לחלק הבא של הדף
keys-hint = האותיות לפי מקומן במקלדת אנגלית, לא משנה מה כתוב על המקשים.

## Learning

learn-which = איזה משחק?
learn-other = ללמוד גם את המשחק השני: { $game }
