### Tables over the network: what is refused and why, what people say to each other.
### As elsewhere no form tells anybody's gender: the host is "הנהלת השולחן" or "ניהול השולחן בידי",
### who is not ready is "עוד בהכנות", a claim is "הצהרה". A sentence never sets a Latin option
### (--port) or an open-ended address right after a Hebrew word: its signs would change places.

## Refused at a table

table-unknown = אין שולחן { $code }. כדאי לבדוק את הקוד, או לבקש קישור חדש.
table-locked = השולחן נעול. אפשר לבקש מהנהלת השולחן לפתוח אותו.
table-full = כל המקומות תפוסים. אפשר לצפות, או לבקש מקום מהנהלת השולחן.
table-paused = הנהלת השולחן הכריזה על הפסקה.
table-unreadable = כבר אי אפשר לקרוא את השולחן הזה. כדאי לפתוח חדש.
seat-taken = מקום { $seat } תפוס. אפשר לבחור אחר.
seat-open = מקום { $seat } עוד פנוי. אפשר לחכות למישהו, או להושיב שם בוט.
seat-not-ready = { $name } עוד בהכנות.
seat-no-person = אין במקום { $seat } אדם שזה נוגע לו.
seat-no-bot = אין בוט במקום { $seat }.
seat-muted = הנהלת השולחן השתיקה אותך.
seat-lost = המקום הזה כבר לא שלך. אפשר להתיישב שוב עם הקישור.
name-taken = השם ״{ $name }״ כבר תפוס כאן. אפשר לבחור שם אחר.
game-running = לא באמצע משחק.
seats-closed = המשחק בעיצומו, ולכן אי אפשר להתיישב עכשיו. עד שייגמר אפשר לצפות.
game-not-running = אין כרגע משחק.
turn-passed = מאוחר מדי: המשחק כבר התקדם.
deal-passed = מאוחר מדי: הקלפים חולקו בלי המכשיר שלך.
turn-not-yours = זה לא התור שלך.
move-unreadable = אין מהלך כזה במשחק הזה.
only-host = רק הנהלת השולחן יכולה לעשות את זה.
watchers-watch = כרגע זו רק צפייה: כדי להשתתף צריך להתיישב.
chat-off = הנהלת השולחן כיבתה את הצ׳אט.
chat-wrong = בשורה יש בין 1 ל־{ $high } תווים גלויים.
claim-early = צריך לחכות עד שהמשחק יתחיל.
claim-found = אין כאן יעד עם ״{ $found }״. מה שיכול להיות: { $known }.
claim-mend = במשחק הזה אין כלים לתקן.
goal-wrong = יעד הוא מספר מ־1 עד { $high }, ולא { $found }.
slow-down = מהר מדי. כדאי לחכות רגע ולנסות שוב.
too-many-devices = יותר מדי מכשירים מחוברים כאן. צריך לנתק אחד מהם.
record-early = התיעוד יהיה זמין כשהמשחק ייגמר.
store-down = השרת לא יכול לשמור כלום כרגע. כדאי לנסות שוב עוד רגע.
server-error = משהו השתבש בשרת. כדאי לנסות שוב.
frame-wrong = השרת לא מבין את ההודעה הזאת.
frame-long = בהודעה יכולים להיות עד { $high } בתים, לא יותר.
hello-missing = כל חיבור מתחיל בהודעת hello.
origin-wrong = הדף הזה לא שייך לשרת הזה.
metrics-closed = אפשר לקרוא את זה רק עם המפתח שאיתו הופעל השרת.
host-wrong = השרת הזה לא עונה לשם { $name }. אם זה השרת שלך, אפשר להפעיל אותו כך: { "--allowed-host" } { $name }
request-other = הבקשה הזו כבר נשלחה בשם אחר. צריך להתחיל מחדש.
table-worn = בשולחן הזה כבר שונו יותר מדי דברים. אפשר לשחק משחק, או לפתוח שולחן חדש.
shows-many = מכאן צופים ביותר מדי שולחנות שיש בהם רק בוטים. צריך לסגור אחד מהם.
page-unknown = אין כאן כלום. כדאי לבדוק את הכתובת.
request-wrong = השרת לא מבין את הבקשה הזאת.
bye-left = עזבת את השולחן.
bye-kicked = הנהלת השולחן הוציאה אותך מהשולחן.
bye-slow = החיבור היה איטי מדי. תכף ננסה שוב.
bye-stopping = השרת מופעל מחדש. המשחק שלך שמור ויימשך.

## Configuration

port-taken = השרת לא יכול להאזין בכתובת { $host }, פורט { $port }. אולי כבר פועל שם שרת אחר? אפשר לבחור פורט אחר: foolsgold serve --port
database-url = ״{ $found }״ זה לא מסד נתונים: צריך נתיב לקובץ, או postgresql://user@host/name.
database-unwritable = אי אפשר לפתוח את מסד הנתונים { $name }. כדאי לבחור תיקייה שמותר לכתוב בה: foolsgold … --database
database-unreachable = מסד הנתונים { $name } לא עונה. האם הוא פועל, והאם הכתובת נכונה?
database-version = מסד הנתונים { $name } נכתב בגרסה אחרת של Fool’s Gold.
database-missing = אין מסד נתונים { $name }. כדאי לבדוק את הנתיב.
load-restart-own = אפשר להפיל רק שרת שהופעל כאן: יש לוותר על { "--url" } או על { "--restart" }.
load-limited = השרת מאט אותנו. כדי למדוד אותו יש להפעיל אותו עם { "--no-limits" }.
bus-url = ״{ $found }״ זה לא אפיק הודעות: צריך כתובת, למשל redis://localhost.
bus-unreachable = אפיק ההודעות לא עונה. האם Redis פועל, והאם הכתובת נכונה?
link-wrong = ״{ $found }״ זה לא קישור לשולחן. קישור נראה כך: http://localhost:8765/t/BCD234
server-unreachable = השרת { $server } לא עונה. כדאי לבדוק את הקישור ואת החיבור.
server-strange = לא נראה שהשרת { $server } הוא של Fool’s Gold. כדאי לבדוק את הקישור.
link-page = שולחן של Fool’s Gold. מצטרפים בטרמינל: foolsgold join { $link }

## What people say

talk-line = { $name }: { $text }
said-looked-saboteur =
    { $found ->
        [treasure] { $name }: הצצתי ביעד { $goal }: האוצר שם!
       *[stone] { $name }: הצצתי ביעד { $goal }: סתם סלע.
    }
said-looked-gobblings =
    { $found ->
        [gold] { $name }: הצצתי ביעד { $goal }: הזהב שם!
        [dragon] { $name }: הצצתי ביעד { $goal }: הדרקון שם.
       *[dynamite] { $name }: הצצתי ביעד { $goal }: יש שם דינמיט.
    }
said-look-at = { $name }: כדאי שמישהו יציץ ביעד { $goal }.
said-suspect = { $name }: אי אפשר לסמוך על { $other }.
said-trust = { $name }: אפשר לסמוך על { $other }.
said-honest = { $name }: אין לי מה להסתיר, תאמינו לי.
said-mend-me = { $name }: תקנו לי את הכלים, בבקשה!
said-no-way = { $name }: אין לי קלף שיקדם אותנו.
said-thanks = { $name }: תודה, { $other }!
said-sorry = { $name }: סליחה, לא הייתה לי ברירה.
said-well-played = { $name }: משחק יפה, כל הכבוד לכולם!

## Serving

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
serve-ready = השרת של Fool’s Gold מוכן: { $link }
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

## Joining in the terminal

cli-join = להצטרף לשולחן ברשת, או לפתוח אחד.
cli-argument-link = קישור לשולחן; כתובת של שרת בלבד פותחת שם שולחן חדש.
cli-option-watch = לצפות בלי להתיישב.
cli-option-new = להתיישב מחדש, גם אם כבר יש לך מקום ליד השולחן הזה.
cli-option-bot-seats = כמה מקומות תופסים בוטים מההתחלה; השאר לחברים.
join-no-settings = השולחן הזה כבר ערוך; רק לשולחן חדש מתאים: { $names }.
join-ask-name = השם שלך:
join-opened =
    השולחן פתוח. חברים יכולים להצטרף כך:
    foolsgold join { $link }
join-loopback = הקישור הזה עובד רק במחשב הזה. לאחרים צריך לתת את הכתובת שמופיעה ב־foolsgold serve.
join-seated = מקום { $seat } הוא שלך.
join-watching = הצטרפת לצופים.
# one line for each seat
join-row =
    { $state ->
        [open] { $seat }. פנוי
        [bot] { $seat }. { $name }, בוט
        [ready] { $seat }. { $name }, אפשר להתחיל
        [playing] { $seat }. { $name }
       *[waiting] { $seat }. { $name }, עוד בהכנות
    }
# $who is "you" or "other"
join-host =
    { $who ->
        [you] ניהול השולחן בידיך.
       *[other] ניהול השולחן בידי { $name }, וגם פתיחת המשחק.
    }
join-ask-start = Enter להתחלת המשחק (בוטים תופסים את המקומות הפנויים), q ליציאה:
join-ask-again = Enter למשחק נוסף באותם מקומות, q ליציאה:
join-wait-again = פתיחת משחק נוסף בידי { $name }. ליציאה מקלידים q.
join-running = המשחק בעיצומו. כדי לקרוא מה קרה בסיבוב הזה מקלידים l.
join-sat =
    { $kind ->
        [bot] הבוט { $name } תופס את מקום { $seat }.
       *[person] { $name } עכשיו ליד השולחן, במקום { $seat }.
    }
# $why is how somebody goes
join-vacated =
    { $why ->
        [left] { $name } כבר לא ליד השולחן.
        [kicked] הנהלת השולחן מוציאה את { $name } מהשולחן.
       *[freed] הבוט { $name } מפנה את המקום.
    }
join-plays-on = בוט ממשיך לשחק בשביל { $name }.
join-ready =
    { $ready ->
        [yes] מבחינת { $name } אפשר להתחיל.
       *[no] { $name } שוב בהכנות.
    }
join-here = { $name } שוב כאן.
join-away = { $name } לא כאן כרגע.
join-devices =
    { $count ->
        [one] { $name } כאן במכשיר אחד.
        [two] { $name } כאן בשני מכשירים.
       *[other] { $name } כאן ב־{ $count } מכשירים.
    }
join-watchers =
    { $count ->
        [0] אין יותר צופים.
        [one] אדם אחד צופה במשחק.
        [two] שני אנשים צופים במשחק.
       *[other] { $count } אנשים צופים במשחק.
    }
join-clock =
    { $who ->
        [you] { $seconds ->
            [one] בעוד שנייה אחת ישחק בוט במקומך.
            [two] בעוד שתי שניות ישחק בוט במקומך.
           *[other] בעוד { $seconds } שניות ישחק בוט במקומך.
        }
       *[other] { $seconds ->
            [one] בעוד שנייה אחת ישחק בוט בשביל { $name }.
            [two] בעוד שתי שניות ישחק בוט בשביל { $name }.
           *[other] בעוד { $seconds } שניות ישחק בוט בשביל { $name }.
        }
    }
join-stand-in =
    { $who ->
        [you] את התור הזה משחק בוט במקומך.
       *[other] בינתיים משחק בוט בשביל { $name }.
    }
join-returned = { $name } שוב במשחק.
join-host-passed =
    { $who ->
        [you] ניהול השולחן עובר לידיך.
       *[other] ניהול השולחן עובר לידי { $name }.
    }
join-paused =
    { $on ->
        [yes] המשחק בהפסקה.
       *[no] המשחק נמשך.
    }
join-locked =
    { $on ->
        [yes] השולחן נעול: אי אפשר עוד להתיישב.
       *[no] השולחן שוב פתוח: עם הקישור אפשר להתיישב.
    }
join-chat =
    { $on ->
        [yes] הצ׳אט פועל.
       *[no] הצ׳אט כבוי; הצהרות עדיין מותרות.
    }
join-muted =
    { $who ->
        [you] { $on ->
            [yes] הנהלת השולחן השתיקה אותך.
           *[no] שוב מותר לך לדבר.
        }
       *[other] { $on ->
            [yes] { $name } בהשתקה.
           *[no] ההשתקה של { $name } הוסרה.
        }
    }
join-lost = החיבור אבד. מנסים לחדש אותו; אפשר לצאת עם Ctrl-C.
join-found = החיבור חזר.
join-goodbye =
    להתראות! המקום נשאר שלך, ובינתיים משחק בו בוט. חוזרים כך:
    foolsgold join { $link }
join-goodbye-lost = להתראות! בוט ישחק במקומך עד הסוף.
join-goodbye-watcher = להתראות!
join-help =
    ליד שולחן עם אחרים, בכל רגע:
      say שלום לכולם    לדבר עם כולם; אותו דבר: !שלום לכולם
      claim             מה אפשר להצהיר, למשל: claim looked 2 treasure · claim trust 3
    הנהלת השולחן יכולה גם להקליד:
      pause · resume · lock · unlock
      mute 3 · unmute 3 · kick 3 · host 3 · bot 3 · free 3
    המספרים הם מקומות. מי באיזה מקום: seats
join-claims = מה אפשר להצהיר, נכון או לא:
join-claim-row = claim { $text } · { $sentence }
join-not-understood = לא ברור מה זה ״{ $text }״. לעזרה מקלידים ?
claim-wrong = ״{ $text }״ זו לא הצהרה. מקלידים רק claim כדי לראות מה אפשר להגיד.

bot-title-digger = הוותיק
bot-told-digger = משחק בביטחון לפי כללים פשוטים ואף פעם לא אומר מילה.
bot-title-thinker = ההוגה
bot-told-thinker = שוקל כל מעשה וכל מילה ליד השולחן, פועל לפיהם ומדבר, גם אם לא תמיד אמת.
bot-title-master = המומחה
bot-told-master = לפני כל תור בודק כל מהלך במאות עולמות אפשריים, ומדבר, גם אם לא תמיד אמת.
bot-title-novice = המתחיל
bot-told-novice = עוד לומד: סומך על כולם וטועה לא פעם בדרך.
bot-title-goblin = הגובלין הזקן
bot-told-goblin = מכיר את הדרך ואת שני הגזעים ואף פעם לא אומר מילה.
bot-title-random = המהמר
bot-told-random = משחק כל קלף שמתאים.
