### The page around a game: opening a table, changing what is played, sitting down, the big screen, the end of a game.

## Opening a table, and changing what is played

form-fold = עוד
form-fold-hint = מהדורה, כללי בית, בוטים, זמן. את הכול אפשר לשנות גם ליד השולחן.
form-change = לשנות את המשחק
form-change-hint = כולם יראו את זה מיד.
form-fewer = { $label }: פחות
form-more = { $label }: יותר
form-number = מספר
form-pace = קצב הבוטים
form-pace-calm = רגוע
form-pace-normal = רגיל
form-pace-fast = מהיר
form-pace-told =
    { $pace ->
        [calm] הבוטים לא ממהרים.
        [fast] הבוטים משחקים מהר.
       *[normal] הבוטים משחקים בקצב הרגיל.
    }
form-level = כמה טוב הבוטים משחקים
temper-trusting = לב פתוח
temper-wary = על המשמר
temper-hot-headed = דם חם
temper-quiet = מעט מילים
form-bot-talk = הבוטים מדברים
form-bot-talk-hint = הם טוענים, מאשימים, מודים ומשקרים, כמו אנשים.
hints-switch = רמזים כשאני לבד מול בוטים
hints-switch-hint = כפתור שמגלה מה בוט היה עושה במקומך, ולמה.
hints-ask = מה היית עושה?
form-house = כללי בית
form-as-booklet = כמו בחוברת
form-decided =
    { $count ->
        [one] שינוי אחד
        [two] שני שינויים
       *[other] { $count } שינויים
    }
form-house-hint = כל הכללים שהשולחן יכול לקבוע לעצמו, עם המספרים שלהם.
form-house-own = המהדורה שכתובה למטה קובעת אותם.
form-booklet = בחוברת: { $value }.
form-back = כמו בחוברת
form-back-long = { $rule }: כמו בחוברת
form-own-fold = מהדורה משלכם
form-own = הטקסט שלה
form-own-hint = להדביק או לכתוב כאן: על מה היא מבוססת ומה שונה בה.
form-own-use = לשחק לפי המהדורה הזאת
form-line = שורה { $line }

## Sitting down

face-title = הפרצוף שלך
face-change = פרצוף
face-number = פרצוף { $number }
face-taken-by = פרצוף { $number }, של { $name }
sit-as = השם שלך ליד השולחן: { $name }.
sit-change = לשנות
sit-late = המשחק בעיצומו. בסיבוב הבא אפשר להחליף בוט; עד אז אפשר לצפות.
sit-late-choose = במקום מי
sit-late-go = להחליף את { $name }
sit-awaits = מהסיבוב הבא המקום של { $name } שלך. עד אז צופים.
sit-awaits-not = לא, רק לצפות
kicked-for-good = אי אפשר עוד להתיישב ליד השולחן הזה. אפשר לצפות, או לפתוח שולחן משלך.
home-continue-more =
    { $count ->
        [one] עוד שולחן אחד
        [two] עוד שני שולחנות
       *[other] עוד { $count } שולחנות
    }

## Your turn, told to who looks elsewhere

turn-called = התור שלך!
turn-notice = מחכים לך ליד שולחן { $code }.
turn-notices =
    { $on ->
        [yes] נזכיר כשמגיע התור שלך
       *[no] להזכיר לי כשמגיע התור
    }

## The big screen before the game

tv-join = מצטרפים עם הטלפון
tv-type = או נכנסים אל { $site } ומקלידים
tv-here = כבר כאן: { $count } מתוך { $seats }
tv-starts = כשכולם כאן, ההתחלה בידי { $name }.
tv-joined = { $name } כבר ליד השולחן.
tv-hint = בוחרים בטלפון פרצוף ושם; חלק מכם ישקרו.

## The end of a game

end-headline =
    { $count ->
        [one] הזהב של { $names }!
        [two] הזהב של { $names }!
       *[other] הזהב של { $names }!
    }
end-sub =
    { $rounds ->
        [one] סיבוב אחד, { $moves } מהלכים.
        [two] שני סיבובים, { $moves } מהלכים.
       *[other] { $rounds } סיבובים, { $moves } מהלכים.
    }
end-rounds = סיבוב אחר סיבוב
end-won-digger = הכורים ניצחו
end-won-saboteur = הסבאטורים ניצחו
end-won-nobody = בלי מנצחים
end-won-gnome = הגמדים ניצחו
end-won-goblin = הגובלינים ניצחו
end-side-saboteur = = סבאטור
end-side-goblin = = גובלין
end-round-opened = סיבוב { $round }: יעד { $goal } נחשף בידי { $name }
end-round-shut = סיבוב { $round }: הזהב נשאר חבוי
end-gold-in-all = זהב בסך הכול
end-points-in-all = נקודות בסך הכול
end-eager =
    { $count ->
        [one] בעד עוד משחק: { $names }.
        [two] בעד עוד משחק: { $names }.
       *[other] בעד עוד משחק: { $names }.
    }
end-rules = כללים אחרים
end-share = לשתף
end-copied = הועתק
end-share-text = ניצחון ב־Fool’s Gold: { $names }. מי חופר איתנו בפעם הבאה?
carry-open = להמשיך במכשיר אחר
carry-mine = המקום שלי במכשיר אחר
