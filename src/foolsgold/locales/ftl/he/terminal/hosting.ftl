### Running a server: what the terminal says about it, and what its doctor finds.

proxy-wrong = ״{ $found }״ אינו כתובת או רשת של פרוקסי: צריך משהו כמו 127.0.0.1 או 10.0.0.0/8.

## Options

cli-doctor = לבדוק את הגדרות השרת ולומר במילים פשוטות מה לא תקין.
cli-option-allowed-host = שם שהשרת עונה לו, למשל play.example; כתובות ושמות של הרשת המקומית עובדים תמיד.
cli-option-workers = כמה תהליכים עובדים מאחורי הפורט, כל אחד עם השולחנות שלו; אין צורך ביותר ממספר הליבות של המעבד.
workers-here = כמה תהליכים מאחורי פורט אחד אפשריים רק ב־Linux וב־macOS. כאן צריך לוותר על { "--workers" }.
cli-option-trusted-proxy = כתובת או רשת של פרוקסי שסומכים עליו לגבי הכתובות שמהן מתחברים, למשל 127.0.0.1.
cli-option-base-path = קידומת לכל הנתיבים, למשל { "/gold" }, כשהפרוקסי חולק את שמו עם אתרים אחרים.
base-path-wrong = { $found } לא יכול להיות קידומת לנתיבים של השרת. כותבים למשל { "/gold" }.
cli-option-metrics-token = מי ששולח אותו יכול לקרוא את המדדים; אפשר לשים אותו גם ב־FOOLSGOLD_METRICS_TOKEN.
cli-option-metrics-port = פורט של המחשב הזה בלבד, שבו אפשר לקרוא מדדים בלי מפתח.
cli-option-connections = כמה חיבורים יכולים להיות לכתובת אחת בו־זמנית.
cli-option-keep-lobbies = כמה ימים לשמור שולחן שלא שיחקו בו; 0 שומר לתמיד.
cli-option-keep-running = כמה ימים לשמור משחק שאף אחד לא ממשיך; 0 שומר לתמיד.
cli-option-keep-finished = כמה ימים לשמור שולחן שהמשחק בו נגמר; 0 שומר לתמיד.
cli-option-keep-chat = אחרי כמה ימים לשכוח את הצ׳אט של שולחן שקט; 0 שומר לתמיד.
cli-option-keep-games = כמה ימים אפשר לצפות במשחק שנגמר דרך הקישור שלו; 0 שומר לתמיד.
cli-option-public = הכתובת שבה מכירים את השרת, למשל https://play.example: היא תיבדק.
cli-option-strangers = לתת לזרים למצוא כאן שולחנות פתוחים; על כל שולחן מחליטה הנהלתו. בלי זה כבוי.
cli-reports = להראות על מי דיווחו אנשים מאותו שולחן.
cli-option-forget = לשכוח את הדיווחים על המכשיר הזה; די בתחילת שמו.

## What the doctor finds

doctor-port = פורט { $port } פנוי.
doctor-port-ours = שרת של Fool’s Gold כבר מאזין בפורט { $port }, והכול תקין.
doctor-port-ill = שרת של Fool’s Gold מאזין בפורט { $port } ולא מצליח לשמור כלום. הסיבה כתובה ביומן שלו; אפשר לפנות מקום בדיסק או להפעיל אותו מחדש.
port-forbidden = אסור לך להאזין בפורט { $port }. אפשר לבחור פורט מעל 1023 ולשים לפניו פרוקסי: { "--port" }
host-unknown = הכתובת { $host } אינה של המחשב הזה. אפשר לוותר על { "--host" }, או לתת 127.0.0.1.
doctor-files = יש מקום ל־{ $places } חיבורים בו־זמנית.
doctor-files-few = יש מקום ל־{ $places } חיבורים בלבד בו־זמנית. כדאי להעלות את מגבלת הקבצים הפתוחים, למשל: { "ulimit -n 65536" }
doctor-database = מסד הנתונים { $name } תקין.
doctor-database-new = עדיין אין מסד נתונים { $name }. הוא ייווצר בהפעלה הראשונה.
doctor-database-closed = אחרים במחשב הזה יכלו לקרוא את מסד הנתונים { $name }. עכשיו הוא סגור בפניהם.
doctor-database-open = אחרים במחשב הזה יכולים לקרוא את מסד הנתונים { $name }, ואיתו את הקלפים של כולם. צריך שהקבצים יהיו שלך בלבד: { "chmod 600" }
doctor-database-readonly = את מסד הנתונים { $name } אפשר רק לקרוא. צריך להפעיל את השרת בשם המשתמש שהקבצים שלו, או להעביר אותם אליך.
database-torn = מסד הנתונים { $name } פגום. כדאי לשחזר את הגיבוי האחרון לקובץ חדש.
doctor-layout = מסד הנתונים בנוי כפי שהגרסה הזאת צריכה (שלב { $found }).
doctor-layout-behind = מסד הנתונים בשלב { $found }, והגרסה הזאת צריכה את { $wanted }. ההפעלה הבאה תעדכן אותו לבד והמשחקים יימשכו. כדאי לגבות קודם.
doctor-disk = נשארו { $free } מ״ב בדיסק.
doctor-disk-low = נשארו רק { $free } מ״ב בדיסק. כדאי לפנות מקום לפני שאי אפשר יהיה לשמור.
doctor-clock = השעון נכון, ככל שאפשר לראות.
doctor-clock-early = לפי השעון השנה היא { $year }. צריך לכוון אותו: המפתחות והשולחנות מסתמכים עליו.
doctor-clock-behind = השינוי האחרון במסד הנתונים בא מהעתיד: השעון מפגר ב־{ $seconds } שניות, או שמיהר קודם. צריך לכוון אותו.
doctor-clock-differs = בין המחשב הזה לבין { $where } יש הפרש של { $seconds } שניות. כדאי ששניהם יכוונו את השעון לפי הרשת.
doctor-bus = ‏Redis עונה.
doctor-bus-alone = כמה שרתים צריכים PostgreSQL אחד משותף: עם קובץ SQLite צריך לוותר על { "--bus" }.
doctor-proxy = סומכים עליהם לגבי הכתובות שמהן מתחברים: { $networks }
doctor-proxy-none = לא סומכים על שום פרוקסי: כל אחד נספר לפי הכתובת שממנה התחבר.
doctor-proxy-hidden = השרת מאזין רק במחשב הזה, ולא סומכים על שום פרוקסי: מאחורי פרוקסי כולם ייספרו ככתובת אחת. אפשר לציין אותו: { "--trusted-proxy" }
doctor-proxy-all = סומכים על כל כתובת, ולכן כל אחד יכול להתחזות. צריך לציין רק את הפרוקסי שלך: { "--trusted-proxy" }
doctor-strangers = זרים יכולים להיפגש כאן: לשרת יש שם משלו, והוא מאחורי פרוקסי.
doctor-strangers-bare = זרים יכולים להיפגש כאן. לשם כך דרושים https, שם משלו לשרת ופרוקסי שמבחין בין אנשים. אפשר לציין אותם: { "--allowed-host" } { "--trusted-proxy" }
doctor-public = ‏{ $link } מוביל לכאן, וגם חיבורי WebSocket עוברים.
doctor-public-plain = ‏{ $link } לא מוצפן: בדרך אפשר לקרוא קלפים ולתפוס מקומות. כדאי שהפרוקסי ידבר https.
doctor-public-name = ‏{ $link } מוביל לכאן, אבל השרת לא עונה לשם הזה. אפשר להפעיל אותו כך: { "--allowed-host" } { $name }
doctor-public-socket = ‏{ $link } מוביל לכאן, אבל חיבורי WebSocket לא עוברים. צריך שהפרוקסי יעביר את הכותרות Upgrade ו־Connection.
doctor-well = הכול בסדר.
doctor-doubtful =
    { $count ->
        [one] הכול עובד, אבל דבר אחד מוטל בספק: השורה שמסומנת ב־!
        [two] הכול עובד, אבל שני דברים מוטלים בספק: השורות שמסומנות ב־!
       *[other] הכול עובד, אבל { $count } דברים מוטלים בספק: השורות שמסומנות ב־!
    }
doctor-ill =
    { $count ->
        [one] יש דבר אחד לתקן.
        [two] יש שני דברים לתקן.
       *[other] יש { $count } דברים לתקן.
    }

## Who was reported

reports-none = לא דיווחו על אף אחד.
reports-device =
    { $homes ->
        [one] מכשיר { $device }, דיווחים ממקום אחד:
        [two] מכשיר { $device }, דיווחים משני מקומות:
       *[other] מכשיר { $device }, דיווחים מ־{ $homes } מקומות:
    }
reports-line = { $when }  { $name }  { $why }  { $code }
reports-forgotten =
    { $count ->
        [one] דיווח אחד נשכח.
        [two] שני דיווחים נשכחו.
       *[other] { $count } דיווחים נשכחו.
    }
