### What cards do, and what may be a slip.

## What a card does, in one sentence

help-passage = מאריך את המנהרה.
help-dead-end = מניחים אותו כמו מעבר, אבל אי אפשר לעבור דרכו.
help-map = הצצה ליעד אחד, לעיניך בלבד.
help-rockfall = מסלקת קלף מנהרה אחד מהמבוך.
help-break = מי שמקבל אותו לא חופר עד שהכלי יתוקן.
help-mend = מתקן כלי שבור, שלך או של אחרים.
help-mend-either = מתקן אחד מהכלים האלה, שלך או של אחרים.
help-bomb = מעבר שמתפוצץ כשהדינמיט נחשף.
help-lantern = מעבר ששום דבר לא יכול לפוצץ.
help-ale = מעבר, ועוד בחירה: של מי התור הבא שיתבטל.
help-key = מעבר שפותח את הדלתות בצבע שלו.
help-door = חוסמת את הדרך עד שמפתח בצבע שלה מונח בדרך אליה.
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

## Titles, which are doors to them as well

book-title = כל הקלפים
compare-title = מהדורות זו מול זו
keys-title = מקשים

## Learning

learn-which = איזה משחק?
learn-other = ללמוד גם את המשחק השני: { $game }
