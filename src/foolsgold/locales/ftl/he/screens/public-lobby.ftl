### Where strangers meet: the page fetches these when somebody goes there.

## Refused

strangers-off = בשרת הזה אין רשימה של שולחנות פתוחים.
seat-blocked = הנהלת השולחן הזה חסמה את המכשיר שלך. אפשר לצפות, או לפתוח שולחן משלך.
device-shunned = כמה אנשים דיווחו על המכשיר הזה. לזמן מה הוא לא יכול להתיישב ליד שולחנות מהרשימה; שולחנות של חברים פתוחים כרגיל.

## The list

open-title = שולחנות פתוחים
open-hint = אנשים שמחפשים עם מי לשחק.
open-go = לראות מי מחכה
open-none = כרגע אף אחד לא מחכה. אפשר לפתוח שולחן ולתת לאחרים למצוא אותו: ליד השולחן יש מתג לזה.
open-again = לרענן
open-host = הנהלת השולחן: { $name }
open-lang = שפה: { $language }
open-people =
    { $count ->
        [one] אדם אחד מחכה
        [two] שני אנשים מחכים
       *[other] { $count } אנשים מחכים
    }
open-bots =
    { $count ->
        [one] בוט אחד
        [two] שני בוטים
       *[other] { $count } בוטים
    }
open-free =
    { $count ->
        [one] מקום פנוי אחד
        [two] שני מקומות פנויים
       *[other] { $count } מקומות פנויים
    }
open-age =
    { $minutes ->
        [0] נפתח עכשיו
        [one] פתוח כבר דקה
        [two] פתוח כבר שתי דקות
       *[other] פתוח כבר { $minutes } דקות
    }
open-join = להתיישב
open-join-long = להתיישב ליד השולחן של { $name }
open-more =
    { $count ->
        [one] עוד שולחן אחד לא מוצג.
        [two] עוד שני שולחנות לא מוצגים.
       *[other] עוד { $count } שולחנות לא מוצגים.
    }
open-switch = גם זרים יכולים למצוא את השולחן
open-switch-hint = הוא מופיע ברשימת השולחנות הפתוחים עד שהמשחק מתחיל.

## Reporting and blocking

report-open = דיווח
report-open-long = דיווח על { $name }
report-ask = מה לא בסדר?
report-why-name = השם
report-why-words = מה שנאמר
report-why-play = מקלקלים את המשחק בכוונה
report-why-other = משהו אחר
report-done = תודה. הנהלת השרת תקרא את זה.
block-go = להוציא ולחסום
block-sure = באמת לחסום?
block-hint = המכשיר הזה לא יוכל עוד לבוא לשולחנות שלך.
blocks-count =
    { $count ->
        [one] חסמת מכשיר אחד.
        [two] חסמת שני מכשירים.
       *[other] חסמת { $count } מכשירים.
    }
blocks-forget = לבטל את כל החסימות

## Figures

status-title = השרת הזה במספרים
status-playing = משחקים שמתנהלים עכשיו
status-waiting = שולחנות לפני משחק
status-people = אנשים ליד השולחנות
status-games = משחקים שנגמרו היום
status-since = פועל מאז
status-version = גרסה
status-today = ״היום״ מתחיל בחצות לפי UTC.
