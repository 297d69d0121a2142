### The board and the hand on the page.

## The board

board-name = המבוך
# a place that lights up; $card is the card as it would lie there
board-lay = { $cell }: להניח כאן. { $card }
# $what is a card or a goal with its cell
board-look = { $what }. להציץ בו.
board-open = { $what }. לחשוף אותו.
board-remove = { $what }. לסלק את הקלף.
board-empty = { $cell }: ריק
# $what is a goal, $known what the reader knows of it
board-known = { $what }. { $known }
board-larger = הגדלה
board-smaller = הקטנה
board-fit = להראות הכול
board-numbers = מספור העמודות והשורות
board-more-left = עוד מקומות משמאל
board-more-right = עוד מקומות מימין
board-more-up = עוד מקומות למעלה
board-more-down = עוד מקומות למטה

## The hand and what to do next

hand-name = הקלפים שלך
hand-card-idle = { $card } (אי אפשר לשחק עכשיו)
hand-turn-of = התור של { $name }.
hand-decides = ההחלטה עכשיו בידי { $name }.
hand-decide = ההחלטה עכשיו בידיך.
hand-choose-card = איזה קלף לשחק?
hand-choose-place = איפה במבוך להניח אותו?
hand-choose-goal = באיזה יעד להציץ?
hand-choose-removed = איזה קלף לסלק?
hand-choose-break = כלי של מי לשבור?
hand-choose-mend = כלי של מי לתקן?
hand-choose-swap = עם מי להחליף תפקידים?
hand-sending = רק רגע…
hand-which = איזה מהם?
hand-sure-lay = להניח כאן, ב־{ $cell }?
hand-sure-look = להציץ ביעד { $goal }?
hand-sure-remove = לסלק את הקלף ב־{ $cell }?
# $whom is a player’s name, “yourself”, or a name with a tool
hand-sure-player = { $whom }: להשתמש בקלף?
hand-can-pass = התור שלך, אבל אין לך קלף שאפשר לשחק.
hand-turn = לסובב
hand-play-here = לשחק כאן
hand-discard = להשליך
hand-replace = להחליף
hand-discard-sure = להשליך את הקלף הזה לתמיד? בזה נגמר התור שלך.
hand-replace-sure = להחזיר את הקלף הזה לתחתית הקופה ולשלוף אחר? בזה נגמר התור שלך.
hand-sure = כן, שילך
hand-pass = לוותר
hand-cancel = ביטול
