### The page around the game: home, new tables, sitting down, the lobby, rules, and bad days.

## Everywhere

page-title = Fool’s Gold
# $screen is what is shown, such as the rules of an edition
page-title-of = { $screen } · Fool’s Gold
page-skip = דילוג לתוכן
page-home = דף הבית
page-menu = תפריט
page-close = סגירה
page-language = שפה
page-theme-now =
    { $theme ->
        [light] צבעים: בהירים
        [dark] צבעים: כהים
       *[system] צבעים: כמו במכשיר הזה
    }
page-sound-now =
    { $on ->
        [yes] הצלילים פועלים
       *[no] הצלילים כבויים
    }
page-rules = כללי המשחק
page-learn = לומדים בשתי דקות
page-loading = רק רגע…
page-connecting = מחפשים את השולחן…
page-offline = השרת לא עונה. כדאי לבדוק את החיבור ולנסות שוב.
page-lost = החיבור אבד. מנסים לחדש אותו…
page-paused =
    { $who ->
        [you] הכרזת על הפסקה. אפשר להמשיך מתי שרוצים.
       *[other] הנהלת השולחן הכריזה על הפסקה.
    }
page-go-on = ממשיכים
page-no-storage = הדפדפן הזה לא שומר כלום. כדי שהמקום יישאר שלך צריך לאפשר בו עוגיות; לצפות אפשר גם בלעדיהן.
page-forgets = הדפדפן הזה ישכח את השם ואת השולחנות עם סגירת הדף. המקום עצמו ליד השולחן יישאר שמור.
page-broken = משהו השתבש בדף הזה. המשחק שלך שמור בשרת.
page-reload = לטעון את הדף שוב
page-again = לנסות שוב
page-back-home = חזרה לדף הבית
page-watch = לצפות
page-sit-again = להתיישב שוב
page-leave = לעזוב את השולחן
page-leave-sure = בטוח? בוט ימשיך לשחק במקומך, ואי אפשר לחזור לפני סוף המשחק.
page-table = שולחן
page-pause = הפסקה: כולם מחכים והשעון עוצר

## At the table

page-players = שחקנים
page-yours = הקלפים שלך
page-side = יומן ושיחה
page-log = מה קרה
page-talk = שיחה
page-talk-unread =
    { $count ->
        [one] שיחה, שורה חדשה אחת
        [two] שיחה, שתי שורות חדשות
       *[other] שיחה, { $count } שורות חדשות
    }

## Home

home-tagline = חופרים יחד אל הזהב. אבל מישהו ליד השולחן לא רוצה שתמצאו אותו.
home-name = השם שלך
home-name-default = אורח/ת
home-play = משחקים עכשיו
home-play-hint = איתך ארבעה בוטים, ומתחילים מיד.
home-opening = מחלקים את הקלפים…
home-continue = השולחנות שלך
# $name is the reader’s own name at that table
home-continue-row =
    { $stage ->
        [lobby] שולחן { $code }: מחכים להתחלה. השם שלך שם: { $name }.
        [over] שולחן { $code }: המשחק נגמר. השם שלך שם: { $name }.
       *[playing] שולחן { $code }: המשחק בעיצומו. השם שלך שם: { $name }.
    }
home-yours = המשחקים שלך
home-continue-go = חזרה לשולחן
home-create = משחקים עם חברים
home-create-hint = בוחרים משחק וכללים ושולחים קישור. לא צריך להירשם.
home-create-go = לפתוח שולחן
home-join = מצטרפים לשולחן
home-join-hint = מקלידים את הקוד, או מדביקים את הקישור שקיבלת.
home-code = קוד או קישור
home-join-go = להצטרף
home-code-wrong = זה לא קוד ולא קישור לשולחן. קוד נראה כך: { "BCD234" }
home-learn-go = תראו לי איך
home-learn-hint = סיבוב קצר שמסביר את עצמו תוך כדי משחק.
home-rules = כללי המשחק בכל המהדורות

## A new table

home-new = שולחן חדש
home-game = משחק
home-game-saboteur = סבאטור
home-game-saboteur-hint = הקלאסיקה: חופרים אל האוצר. סבאטורים שוברים כלים ומוליכים שולל.
home-game-gobblings = גובלינים נגד גמדים
home-game-gobblings-hint = מהיר ופרוע: דלתות, מפתחות, בירה ודרקון.
home-edition = מהדורה
home-edition-usual = הכללים הרגילים.
home-edition-count =
    { $count ->
        [one] הבדל אחד בכללים
        [two] שני הבדלים בכללים
       *[other] { $count } הבדלים בכללים
    }
home-own-edition = מהדורה משלכם, על בסיס: { $title }
home-seats = מקומות
home-seats-value =
    { $count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $count } שחקנים
    }
home-bots = בוטים
home-bots-value =
    { $bots ->
        [0] בלי בוטים
        [one] בוט אחד
        [two] שני בוטים
       *[other] { $bots } בוטים
    }
home-friends =
    { $count ->
        [0] לא נשארו מקומות לחברים. אפשר לפנות מקום גם אחר כך.
        [one] נשאר מקום אחד לחברים.
        [two] נשארו שני מקומות לחברים.
       *[other] נשארו { $count } מקומות לחברים.
    }
home-limit = זמן לתור
home-limit-none = בלי הגבלה
home-limit-seconds =
    { $seconds ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { $seconds } שניות
    }
home-limit-hint = כשהזמן נגמר, בוט משחק את התור הזה, ורק אותו.
home-chat = צ׳אט: כולם כותבים מה שבא להם
home-chat-hint = גם בלעדיו יש הצהרות מוכנות, כמו ״אפשר לסמוך על אנה״.
home-new-go = לפתוח את השולחן

## Sitting down

home-sit = מתיישבים ליד שולחן { $code }
home-sit-go = להתיישב
home-seat-any = כל מקום פנוי
home-seat-number = מקום { $seat }
home-seat-choose = מקום
home-sitting = ליד השולחן: { $names }
home-sitting-nobody = השולחן עוד ריק.

## The lobby

lobby-title = שולחן { $code }
lobby-seats = מקומות
lobby-seat-open = פנוי
lobby-seat-you = אני
lobby-seat-host = ניהול השולחן
lobby-seat-bot = בוט
lobby-seat-ready = אפשר להתחיל
lobby-seat-waiting = עוד בהכנות
lobby-seat-away = לא כאן
lobby-ready = אפשר להתחיל
lobby-not-ready = רגע, עוד לא
lobby-start = מתחילים לשחק
lobby-start-filled =
    { $bots ->
        [one] מתחילים עם עוד בוט אחד
        [two] מתחילים עם עוד שני בוטים
       *[other] מתחילים עם עוד { $bots } בוטים
    }
lobby-starting = מחלקים את הקלפים…
lobby-all-ready = כולם מוכנים.
lobby-alone = אפשר לשלוח את הקישור לחברים, או להתחיל עם בוטים.
lobby-open =
    { $count ->
        [one] יש מקום פנוי אחד. אם לא יבוא אף אחד, בוט יתפוס אותו.
        [two] יש שני מקומות פנויים. אם לא יבוא אף אחד, בוטים יתפסו אותם.
       *[other] יש { $count } מקומות פנויים. אם לא יבוא אף אחד, בוטים יתפסו אותם.
    }
lobby-waiting-for = עוד בהכנות: { $names }
lobby-you-wait = מחכים לסימן ממך שאפשר להתחיל.
lobby-put-bot = בוט
lobby-put-bot-long = להושיב בוט במקום { $seat }
lobby-free-long = לשלוח את הבוט { $name } לדרכו
lobby-kick-long = להוציא את { $name } מהשולחן
lobby-kick-sure = באמת?
lobby-kick-sure-long = באמת להוציא את { $name } מהשולחן?
lobby-lock = שולחן נעול: אי אפשר עוד להתיישב
lobby-invite = מזמינים חברים עם הקישור הזה
lobby-link = קישור לשולחן
lobby-copy = להעתיק את הקישור
lobby-copied = הקישור הועתק.
lobby-copy-by-hand = הקישור מסומן: אפשר להעתיק אותו ידנית.
lobby-share = לשלוח את הקישור
lobby-share-text = בואו לחפור איתנו!
lobby-code = או עם הקוד { $code }
lobby-qr = קוד { "QR" } של הקישור
lobby-tv = להציג את השולחן על מסך גדול
lobby-limit =
    { $seconds ->
        [one] שנייה אחת לכל תור
        [two] שתי שניות לכל תור
       *[other] { $seconds } שניות לכל תור
    }
lobby-played = מה משחקים
lobby-own-rules = לשולחן הזה יש כללים משלו: אפשר לקרוא אותם בכפתור ״כללי המשחק״ למעלה.

## Rules

home-rules-contents = מה יש בכללים
home-rules-print = להדפיס
home-rules-other = מהדורות אחרות
