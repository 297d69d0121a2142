### A table that bends: faces, other rules, late comers, reactions, the look back at a round.

## Refused

face-taken = הפרצוף הזה כבר תפוס כאן. אפשר לבחור פרצוף אחר.
summary-open = האחרים עוד מסתכלים איך נגמר הסיבוב. עוד רגע.
summary-over = סיכום הסיבוב הזה כבר נסגר.
seat-kicked = הנהלת השולחן הוציאה אותך, ואי אפשר להתיישב שוב ליד השולחן הזה. עדיין אפשר לצפות.
react-early = עוד אין במשחק הזה על מה להגיב.
seats-few =
    { $people ->
        [one] יושב כאן אדם אחד, ולכן אי אפשר פחות מקומות.
        [two] יושבים כאן שניים, ולכן אי אפשר פחות מקומות.
       *[other] יושבים כאן { $people } אנשים, ולכן אי אפשר פחות מקומות.
    }
seats-many =
    { $high ->
        [one] המהדורה הזאת מתאימה לאדם אחד לכל היותר, ויושבים כאן יותר.
        [two] המהדורה הזאת מתאימה לשניים לכל היותר, ויושבים כאן יותר.
       *[other] המהדורה הזאת מתאימה ל־{ $high } אנשים לכל היותר, ויושבים כאן יותר.
    }
seats-awaited = לכל מקום של בוט כבר מחכה מישהו. אפשר לצפות.

## What happens at the table

join-configured = הנהלת השולחן שינתה את ההגדרות.
join-game-shown =
    { $showing ->
        [gone] השחקנים מחקו את המשחק האחרון.
       *[hidden] השחקנים הסתירו את המשחק האחרון.
    }
join-ready-again = הכללים השתנו: כולם צריכים לאשר שוב שאפשר להתחיל.
join-awaited = מהסיבוב הבא { $name } במקום הבוט { $bot }.
join-unawaited = כבר לא שומרים מקום ל־{ $name }.
join-took-over =
    { $who ->
        [you] מעכשיו המקום של הבוט { $bot } הוא שלך.
       *[other] עכשיו { $name } במקום הבוט { $bot }.
    }
join-awaits = המשחק שלך מתחיל בסיבוב הבא. עד אז אפשר לצפות.
join-seat-moved = המשחק של { $name } ממשיך במכשיר אחר.
