### Tables over the network: what is refused and why, what people say to each other.
### As elsewhere no form tells anybody's gender: the host is "הנהלת השולחן" or "ניהול השולחן בידי",
### who is not ready is "עוד בהכנות", a claim is "הצהרה". A sentence never sets a Latin option
### (--port) or an open-ended address right after a Hebrew word: its signs would change places.

## Refused at a table

table-unknown = אין שולחן { $code }. כדאי לבדוק את הקוד, או לבקש קישור חדש.
table-locked = השולחן נעול. אפשר לבקש מהנהלת השולחן לפתוח אותו.
table-full = כל המקומות תפוסים. אפשר לצפות, או לבקש מקום מהנהלת השולחן.
table-paused = הנהלת השולחן הכריזה על הפסקה.
table-unreadable = כבר אי אפשר לקרוא את נתוני השולחן הזה. כדאי לפתוח חדש.
game-outdated = הקלפים במשחק הזה חולקו לפי גרסה { $found } של הכללים, והשרת משחק לפי גרסה { $plays }, ולכן אי אפשר להמשיך אותו. אפשר לראות אותו במבט לאחור, או לפתוח שולחן חדש.
seat-taken = מקום { $seat } תפוס. אפשר לבחור אחר.
seat-open = מקום { $seat } עוד פנוי. אפשר לחכות למישהו, או להושיב שם בוט.
seat-not-ready = { $name } עוד בהכנות.
seat-no-person = אין שחקן אנושי במקום { $seat }.
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
watchers-watch = כאן רק צופים: כדי להשתתף צריך להתיישב.
chat-off = הנהלת השולחן כיבתה את הצ׳אט.
chat-wrong = בהודעה צריכים להיות בין 1 ל־{ $high } תווים גלויים.
claim-early = צריך לחכות עד שהמשחק יתחיל.
claim-found = אין כאן יעד עם ״{ $found }״. מה שיכול להיות: { $known }.
claim-mend = במשחק הזה אין כלים לתקן.
goal-wrong = יעד הוא מספר מ־{ $low } עד { $high }, ולא { $found }.
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

link-wrong = ״{ $found }״ זה לא קישור לשולחן. קישור נראה כך: http://localhost:8765/t/BCD234
server-unreachable = השרת { $server } לא עונה. כדאי לבדוק את הקישור ואת החיבור.

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

## At the table

join-watching = הצטרפת לצופים.
# $who is "you" or "other"
join-host =
    { $who ->
        [you] ניהול השולחן בידיך.
       *[other] השולחן בניהול { $name }, ומשם גם מתחילים את המשחק.
    }
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
join-devices =
    { $count ->
        [one] { $name } כאן במכשיר אחד.
        [two] { $name } כאן בשני מכשירים.
       *[other] { $name } כאן ב־{ $count } מכשירים.
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
join-found = החיבור חזר.
claim-wrong = ״{ $text }״ זו לא הצהרה. הצהרה נראית כך: ״{ "suspect 2" }״ או ״{ "no-way" }״.

bot-title-digger = הוותיק
bot-told-digger = משחק בביטחון לפי כללים פשוטים ואף פעם לא אומר מילה.
bot-title-thinker = החושב
bot-told-thinker = שוקל כל מעשה וכל מילה ליד השולחן, פועל לפיהם ומדבר, אם כי לא תמיד אמת.
bot-title-master = המומחה
bot-told-master = לפני כל תור בודק כל מהלך במאות עולמות אפשריים, ומדבר, אם כי לא תמיד אמת.
bot-title-novice = המתחיל
bot-told-novice = עוד לומד: סומך על כולם וטועה לא פעם בדרך.
bot-title-goblin = הגובלין הזקן
bot-told-goblin = מכיר את הדרך ואת שני הצדדים ואף פעם לא אומר מילה.
bot-title-random = המהמר
bot-told-random = משחק כל קלף שמתאים.
