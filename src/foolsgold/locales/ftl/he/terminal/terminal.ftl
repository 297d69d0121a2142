### What only the terminal says: the page does not fetch it.

cell-wrong = ״{ $found }״ אינו זוג מספרים. יש לכתוב סבאטורים/כורים, למשל 2/3.
usage-no-command = אין פקודה בשם ״{ $name }״. פרטים: foolsgold --help
usage-no-option = אין כאן אפשרות { $name }. פרטים: { $help }
usage-missing = חסר כאן { $name }. פרטים: { $help }
usage-whole-range = עבור { $name } צריך מספר שלם מ־{ $low } עד { $high }, לא ״{ $found }״.
usage-whole-least = עבור { $name } צריך מספר שלם, { $low } או יותר, לא ״{ $found }״.
usage-range = עבור { $name } צריך מספר מ־{ $low } עד { $high }, לא ״{ $found }״.
usage-wrong = אי אפשר להבין את הפקודה. פרטים: { $help }
did-you-mean = אולי { $name }?
cli-usage = שימוש: { $usage }
cli-commands = פקודות:
cli-options = אפשרויות:
cli-arguments = ארגומנטים:
cli-main = זהו Fool’s Gold: משחקי מנהרות ותפקידים סודיים, בדיוק לפי חוברות ההוראות.
cli-play = לשחק בטרמינל נגד בוטים.
cli-simulate = לתת לבוטים לשחק ביניהם ולספור ניצחונות.
cli-bots = להציג את הבוטים ואיך הם משחקים.
cli-editions = להציג את המהדורות ואת ההבדלים ביניהן.
cli-rules = להציג את כללי המשחק של מהדורה.
cli-replay = לעבור צעד אחר צעד על תיעוד של משחק.
cli-analyse = ניתוח תיעוד של משחק: סיכויים, חשד, נקודות מפנה, שקרים.
cli-bench = למדוד את מהירות מנוע הכללים במשחק אקראי.
cli-option-help = להציג את העזרה הזאת.
cli-option-version = להציג את מספר הגרסה.
cli-option-lang = שפה: en, uk, ru, fa, lv, he.
cli-option-edition = שם המהדורה, או נתיב לקובץ TOML משלך.
cli-option-seats = מספר השחקנים.
cli-option-seed = אותו גרעין נותן אותם קלפים.
cli-option-first = המקום שפותח; בלעדיו מגרילים.
cli-option-bots = בוטים, מופרדים בפסיקים; הם מתיישבים לפי הסדר.
cli-option-option = להפעיל כלל אופציונלי של המהדורה, למשל broken_unpaid.
cli-option-name = השם שלך.
cli-option-plain = מילים במקום ציורים: לקוראי מסך ול־pipe.
cli-option-record = לכתוב את תיעוד המשחק לקובץ הזה.
cli-option-games = מספר המשחקים.
cli-option-talk = שהבוטים גם ידברו.
cli-option-cell = סיבוב אחד עם מספר מדויק של סבאטורים וכורים, או גובלינים וגמדים, למשל 2/3; אז בוחרים בוטים לכל צד.
cli-option-saboteurs = עם ‎--cell: בוטים שמשחקים את הסבאטורים או את הגובלינים; כל זוג משחק את אותן החלוקות.
cli-option-diggers = עם ‎--cell: בוטים שמשחקים את הכורים או את הגמדים.
cli-option-calibration = עם ‎--cell: לא מי מנצח, אלא כמה נכונים החשדות של הכורים.
cli-option-json = להדפיס JSON בשביל תוכנות.
cli-option-seat = לראות את המשחק מהמקום הזה.
cli-option-rounds = מספר הסיבובים בכל מהדורה.
cli-option-bot = להושיב את הבוט הזה בכל המקומות ולמדוד כמה מהר הוא חושב.
cli-option-kernel = למדוד את הכללים המהודרים במקום הרגילים.
cli-option-envs = למדוד את הסביבות לסוכנים לומדים.
cli-option-policy = יחד עם { "--kernel" }: מי משחק, uniform או rules.
cli-argument-edition = שם המהדורה, או נתיב לקובץ TOML.
cli-argument-file = קובץ תיעוד של Fool’s Gold.
play-welcome = { $edition } · { $seats ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $seats } שחקנים
    }. לעזרה מקלידים ?
play-role-hint = יש לך תפקיד סודי חדש. כדי לראות אותו מקלידים r.
play-deck =
    { $count ->
        [0] הקופה ריקה.
        [one] נשאר קלף אחד בקופה.
        [two] נשארו שני קלפים בקופה.
       *[other] נשארו { $count } קלפים בקופה.
    }
# one line for each player; $tools lists broken tools or is empty
play-seat =
    { $name }: { $cards ->
        [0] בלי קלפים
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $cards } קלפים
    }, { $gold ->
        [0] בלי זהב
        [one] קלף זהב אחד
        [two] שני קלפי זהב
       *[other] { $gold } קלפי זהב
    }
play-discards = גלויים בערמת המשומשים: { $cards }
play-first = מגרילים מי מתחיל.
play-hand = הקלפים שלך:
play-ask-card = קלף מ־1 עד { $count }, d ומספר לוויתור, r תפקיד, ? עזרה:
play-ask-option = הבחירה שלך, מ־1 עד { $count } (Enter לחזרה):
play-ask-choice = מספר מ־1 עד { $count }:
play-ask-tell = לספר לאחרים? מ־1 עד { $count }, נכון או לא (Enter כדי לשתוק):
play-not-understood = לא ברור מה זה ״{ $text }״. אפשר להקליד אחד מהמספרים שמוצעים, או ? לעזרה.
play-goodbye = להתראות! המשחק לא הסתיים.
said-suspect-you = { $name }: אי אפשר לסמוך עליך.
said-trust-you = { $name }: אפשר לסמוך עליך.
said-thanks-you = { $name }: תודה לך!
play-saved = התיעוד נשמר בקובץ { $file }.
play-help-claims = ‏claim: להגיד משהו לכולם, נכון או לא, למשל: claim looked 2 treasure; רק claim מראה מה אפשר להגיד
play-help =
    בכל תור משתמשים בקלף אחד:
      3      לבחור את קלף 3, ואחר כך איפה או על מי להשתמש בו
      d3     לוותר על התור: להשליך את קלף 3, סגור
      r      לראות את התפקיד ואת הזהב שלך
      b      להציג שוב את המבוך
      l      מה קרה בסיבוב הזה
      ?      העזרה הזאת
      q      לצאת מהמשחק
    אפשר גם להקליד מהלך שלם: place 2 1,0 turned · discard 3
    העמודות נספרות לכיוון היעדים, השורות נספרות כלפי מטה; פתח המנהרה הוא 0,0.
    מותר לסובב קלף על ראשו, אבל לא להניח אותו על הצד.
play-legend = מקרא: S פתח המנהרה · 1 2 3 יעדים · ✕ מבוי סתום · ★ אוצר · ● סלע
replay-ask = Enter למהלך הבא, q ליציאה:
replay-end = זה סוף התיעוד.
simulate-progress = משחקים
simulate-title = { $edition }, { $seats ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $seats } שחקנים
    }: { $games ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $games } משחקים
    }, גרעין { $seed }
simulate-digger = סיבובים שבהם ניצחו הכורים
simulate-saboteur = סיבובים שבהם ניצחו הסבאטורים
simulate-nobody = סיבובים בלי מנצחים (בלי אוצר ובלי סבאטורים)
simulate-gold-side =
    { $side ->
        [digger] גושי זהב לכורה בסיבוב
       *[saboteur] גושי זהב לסבאטור בסיבוב
    }
simulate-gnome = סיבובים שבהם ניצחו הגמדים
simulate-goblin = סיבובים שבהם ניצחו הגובלינים
simulate-points-side =
    { $side ->
        [gnome] נקודות לגמד בסיבוב
       *[goblin] נקודות לגובלין בסיבוב
    }
simulate-points-bot = נקודות במשחק לבוט { $bot }
simulate-gold-bot = גושי זהב במשחק לבוט { $bot }
simulate-length = מהלכים בסיבוב
simulate-interval = רווח סמך 95%
simulate-mean = ממוצע
simulate-cell-title = { $edition }, סבאטורים/כורים { $cell }, סיבובים: { $rounds }, גרעין { $seed }
simulate-line-up = סבאטורים: { $saboteurs }. כורים: { $diggers }
simulate-line-up-gobblings = גובלינים: { $goblins }. גמדים: { $gnomes }
simulate-paired = ההפרש מההרכב הראשון, חלוקה מול חלוקה
simulate-calibration = שגיאת כיול
simulate-brier = ציון ברייר לפי רבעי סיבוב
bench-title = סיבובים אקראיים, חמישה שחקנים, בכל תור נמנים כל המהלכים החוקיים
bench-bot-title = הבוט { $bot } בכל חמשת המקומות: המחשבה שלו ומנוע הכללים יחד
bench-kernel-title = כללים מהודרים, חמישה שחקנים, ליבה אחת, בכל תור נמנים כל המהלכים המותרים; משחק: { $policy }
bench-stepping = משחקים בבת אחת: { $games }, שחקנים: { $seats }, מהלכים לשניית מעבד: { $moves }
bench-two-cores = שני תהליכונים: פי { $times } מהר יותר לפי השעון, ליבות בשימוש: { $used }
bench-envs-title = צעדים לשניית מעבד במהלכים מותרים אקראיים: { $edition }, שחקנים: { $seats }, ליבה אחת
bench-rounds = סיבובים לשניית מעבד
bench-moves = מהלכים לשניית מעבד
bench-views = תצוגות לשניית מעבד
bench-pace = בחירת מהלך: חצי בתוך { $median } ms, ו־99% בתוך { $nearly_all } ms לפי השעון, בתוך { $work } ms של זמן מעבד
bench-memory = שיא הזיכרון: { $megabytes } MB
cli-option-quiet-bots = הבוטים שותקים.
cli-option-hints = בתור שלך אפשר להקליד t ולשאול מה בוט היה עושה.
cli-option-level = כמה טוב הבוטים משחקים: שם מתוך { "foolsgold bots" }.
database-url = ״{ $found }״ זה לא מסד נתונים: צריך נתיב לקובץ, או postgresql://user@host/name.
database-unwritable = אי אפשר לפתוח את מסד הנתונים { $name }. כדאי לבחור תיקייה שמותר לכתוב בה: foolsgold … --database
database-foreign = הקובץ { $name } הוא לא מסד נתונים. אפשר לבחור קובץ אחר: foolsgold … --database
database-no-space = לא נשאר מקום בדיסק למסד הנתונים { $name }. כדאי לפנות מקום, או לבחור מקום אחר: foolsgold … --database
database-locked = תוכנה אחרת נעלה את מסד הנתונים { $name }. אפשר לסגור אותה, או לבחור מסד נתונים אחר: foolsgold … --database
database-unreachable = מסד הנתונים { $name } לא עונה. האם הוא פועל, והאם הכתובת נכונה?
database-version = מסד הנתונים { $name } נכתב בגרסה חדשה יותר של Fool’s Gold. יש לעדכן את הגרסה הזאת, או לבחור מסד אחר עם { "--database" }.
database-missing = אין מסד נתונים { $name }. כדאי לבדוק את הנתיב.
load-restart-own = אפשר להפיל רק שרת שהופעל כאן: יש לוותר על { "--url" } או על { "--restart" }.
load-limited = השרת מאט אותנו. כדי למדוד אותו יש להפעיל אותו עם { "--no-limits" }.
bus-url = ״{ $found }״ זה לא אפיק הודעות: צריך כתובת, למשל redis://localhost.
bus-unreachable = אפיק ההודעות לא עונה. האם Redis פועל, והאם הכתובת נכונה?
cli-serve = להפעיל שרת לשולחנות ברשת.
cli-backup = לגבות את כל השולחנות לקובץ אחד.
cli-restore = לשחזר גיבוי לתוך מסד נתונים ריק.
cli-option-host = כתובת להאזנה; בלעדיה, כל הכתובות של המחשב הזה.
cli-option-port = פורט להאזנה; 0 לוקח פורט פנוי כלשהו.
cli-option-database = קובץ, או כתובת כמו postgresql://user@host/name; בלי זה, קובץ בתיקיית הנתונים שלך.
cli-option-bus = הכתובת של Redis שמשותף לכמה שרתים.
cli-option-origin = כתובת נוספת שמותר לדף לבוא ממנה, למשל https://play.example.
cli-option-bot-pace = כמה שניות עוברות מתחילת התור של בוט עד המהלך שלו.
cli-option-absent-after = כמה שניות של היעדרות עד שבוט נכנס לשחק.
cli-option-no-limits = בלי הגבלה על כמות הבקשות מכתובת אחת: למדידות בלבד.
cli-load = למדוד שרת בעומס.
cli-option-tables = מספר השולחנות.
cli-option-seconds = כמה שניות למדוד.
cli-option-rate = מהלכים בשנייה בכל שולחן; עם 0 השולחנות נחים.
cli-option-url = שרת שכבר פועל; בלעדיו מופעל שרת חדש.
cli-option-restart = להפיל את השרת בסוף, ולמדוד כמה זמן לוקח לו לחזור.
load-title = { $tables ->
        [one] שולחן אחד
        [two] שני שולחנות
       *[other] { $tables } שולחנות
    }, { $seats ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $seats } שחקנים
    } בכל שולחן
load-moves = { $moves ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $moves } מהלכים
    }, { $speed } בשנייה; שגיאות: { $errors }
load-times = ממהלך עד שהוא מגיע לכל השחקנים: חצי בתוך { $median } ms, ו־95% בתוך { $most } ms, ו־99% בתוך { $nearly_all } ms
load-stored = כתיבה לדיסק: 95% בתוך { $most } ms
load-memory = הזיכרון של השרת: { $megabytes } MB
load-restart = אחרי הפלה השרת עונה בתוך { $ready } שניות, וכל השולחנות בתוך { $everyone } שניות
backup-done = בקובץ { $file } יש { $tables ->
        [one] שולחן אחד
        [two] שני שולחנות
       *[other] { $tables } שולחנות
    } עם { $changes ->
        [one] שינוי אחד
        [two] שני שינויים
       *[other] { $changes } שינויים
    }.
restore-done = השחזור הושלם: { $tables ->
        [one] שולחן אחד
        [two] שני שולחנות
       *[other] { $tables } שולחנות
    } עם { $changes ->
        [one] שינוי אחד
        [two] שני שינויים
       *[other] { $changes } שינויים
    }.
database-full = כבר יש שולחנות במסד הנתונים. משחזרים רק לתוך מסד ריק.
backup-wrong = הקובץ { $file } הוא לא גיבוי שלם של Fool’s Gold.
cli-join = להצטרף לשולחן ברשת, או לפתוח אחד.
cli-argument-link = קישור לשולחן; כתובת של שרת בלבד פותחת שם שולחן חדש.
cli-option-watch = לצפות בלי להתיישב.
cli-option-carry = להעביר לכאן את המקום שלך ממכשיר אחר, לפי הקוד שמוצג בו.
cli-option-new = להתיישב מחדש, גם אם כבר יש לך מקום ליד השולחן הזה.
cli-option-bot-seats = כמה מקומות תופסים בוטים מההתחלה; השאר לחברים.
join-no-settings = השולחן הזה כבר ערוך; רק לשולחן חדש מתאים: { $names }.
join-ask-name = השם שלך:
join-opened =
    השולחן פתוח. חברים יכולים להצטרף כך:
    foolsgold join { $link }
join-loopback = הקישור הזה עובד רק במחשב הזה. לאחרים צריך לתת את הכתובת שמופיעה ב־foolsgold serve.
join-seated = מקום { $seat } הוא שלך.
# one line for each seat
join-row =
    { $state ->
        [open] { $seat }. פנוי
        [bot] { $seat }. { $name }, בוט
        [ready] { $seat }. { $name }, אפשר להתחיל
        [playing] { $seat }. { $name }
       *[waiting] { $seat }. { $name }, עוד בהכנות
    }
join-ask-start = Enter להתחלת המשחק (בוטים תופסים את המקומות הפנויים), q ליציאה:
join-ask-again = Enter למשחק נוסף באותם מקומות, q ליציאה:
join-wait-again = עוד משחק? זה תלוי ב־{ $name }. ליציאה מקלידים q.
join-running = המשחק בעיצומו. כדי לקרוא מה קרה בסיבוב הזה מקלידים l.
join-here = { $name } שוב כאן.
join-away = { $name } לא כאן כרגע.
join-watchers =
    { $count ->
        [0] אין יותר צופים.
        [one] אדם אחד צופה במשחק.
        [two] שני אנשים צופים במשחק.
       *[other] { $count } אנשים צופים במשחק.
    }
join-lost = החיבור אבד. מנסים לחדש אותו; אפשר לצאת עם Ctrl-C.
join-goodbye =
    להתראות! המקום נשאר שלך, ובינתיים משחק בו בוט. חוזרים כך:
    foolsgold join { $link }
join-goodbye-lost = להתראות! בוט ישחק במקומך עד הסוף.
join-goodbye-watcher = להתראות!
join-help =
    ליד שולחן עם אחרים, בכל רגע:
      say שלום לכולם    לדבר עם כולם; אותו דבר: !שלום לכולם
      claim             מה אפשר להצהיר, למשל: claim looked 2 treasure · claim trust 3
      carry             קוד, כדי להמשיך במכשיר אחר
    הנהלת השולחן יכולה גם להקליד:
      pause · resume · lock · unlock · list · unlist
      mute 3 · unmute 3 · kick 3 · block 3 · host 3 · bot 3 · free 3
    המספרים הם מקומות. מי באיזה מקום: seats
join-carry =
    { $minutes ->
        [one] במכשיר האחר מצטרפים עם { $code }. הקוד תקף לדקה, ואז המשחק שלך ממשיך שם. לא להראות לאף אחד.
        [two] במכשיר האחר מצטרפים עם { $code }. הקוד תקף לשתי דקות, ואז המשחק שלך ממשיך שם. לא להראות לאף אחד.
       *[other] במכשיר האחר מצטרפים עם { $code }. הקוד תקף ל־{ $minutes } דקות, ואז המשחק שלך ממשיך שם. לא להראות לאף אחד.
    }
join-seat-vote = אם זה נכון, מקלידים: { "grant" } { $sign }. אם לא: { "deny" } { $sign }.
join-claims = מה אפשר להצהיר, נכון או לא:
join-claim-row = claim { $text } · { $sentence }
join-not-understood = לא ברור מה זה ״{ $text }״. לעזרה מקלידים ?
plain-board = המבוך:
believer-suspicion = החשדות של הבוט digger
believer-beliefs = הסתברויות מדויקות
believer-onlooker = הסתברויות מדויקות של צופה מהצד
port-taken = השרת לא יכול להאזין בכתובת { $host }, פורט { $port }. אולי כבר פועל שם שרת אחר? אפשר לבחור פורט אחר: foolsgold serve --port
server-strange = לא נראה שהשרת { $server } הוא של Fool’s Gold. כדאי לבדוק את הקישור.
link-page = שולחן של Fool’s Gold. מצטרפים בטרמינל: foolsgold join { $link }
serve-ready = השרת של Fool’s Gold מוכן: { $link }

# $example is the file with a colon and a number
record-several = בקובץ הזה יש { $count } משחקים. צריך לומר איזה מהם: { $example }.

## A game of Gobblings in the terminal

gob-ask-card = קלף מ־1 עד { $count }, d ומספר להחלפה, r תפקיד, ? עזרה:
gob-ask-last-card = קלף מ־1 עד { $count } (הקופה ריקה, כבר אי אפשר להחליף), r תפקיד, ? עזרה:
gob-can-pass = אין לך קלף שאפשר לשחק: מקלידים ״pass״.
gob-seat =
    { $name }: { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }, { $cards ->
        [0] בלי קלפים
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $cards } קלפים
    }
gob-legend = מקרא: S פתח המנהרה · 1 2 3 יעדים · ✕ גל אבנים · R B Y דלתות (r b y פתוחות) · ♦ מפתח · ✹ פצצה · ☼ פנס · u בירה · $ זהב · D דרקון · T דינמיט
gob-help =
    בכל תור עושים דבר אחד:
      3      לבחור את קלף 3, ואחר כך איפה או על מי להשתמש בו
      d3     להחזיר את קלף 3 לתחתית הקופה ולשלוף אחר
      pass   לוותר על התור, רק כשאין קלף שאפשר לשחק
      r      לראות את התפקיד שלך
      b      להציג שוב את המבוך
      l      מה קרה בסיבוב הזה
      ?      העזרה הזאת
      q      לצאת מהמשחק
    אפשר גם להקליד מהלך שלם: place 2 1,0 90 · replace 3
    העמודות נספרות לכיוון היעדים, השורות נספרות כלפי מטה; פתח המנהרה הוא 0,0.
    מותר לסובב קלף לכל כיוון; 90 זה רבע סיבוב עם כיוון השעון.
file-long = הקובץ { $file } גדול מ־{ $high } מ״ב, וקבצים גדולים כל כך לא נקראים כאן. האם זה הקובץ הנכון?
file-special = הנתיב { $file } מוביל לתיקייה או להתקן, לא לקובץ. צריך לתת נתיב של קובץ.
output-unwritable = אי אפשר לכתוב אל הפלט התקני. אולי הדיסק מלא?
per-seat-wrong = { $name }: צריך אחד לכל מקום. מקומות: { $seats }, נמצאו: { $found }.
value-wrong = { $name }: נמצא: { $found }. צריך: { $expected }.
undo-nothing = אין מהלך שאפשר לבטל.
file-unreadable = אי אפשר לקרוא את הקובץ { $file }. האם הנתיב נכון, והאם זה קובץ טקסט?
file-unwritable = אי אפשר לכתוב את הקובץ { $file }. כדאי לבחור מקום אחר.
file-exists = הקובץ { $file } כבר קיים. כדאי לבחור שם אחר.
