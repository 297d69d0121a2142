### The program itself: command line, play in the terminal, simulation, complaints.
### Nobody's gender is known: instructions are infinitives or impersonal plurals, "you" is
### said with forms that look alike for all when written (שלך, לך, בנית).

## Complaints: one clear sentence, and a way on

edition-unknown = אין מהדורה בשם ״{ $name }״. אפשר לבחור אחת מאלה: { $known }; או לתת נתיב לקובץ TOML משלך.
edition-wrong = { $file }: { $key }: נמצא: { $found }. צריך: { $expected }.
found-nothing = כלום
file-position = שורה { $line }, תו { $column }
expected-number = מספר שלם מ־{ $low } עד { $high }
expected-yes-no = true או false
expected-text = טקסט במירכאות
expected-one-of = אחד מאלה: { $choices }
expected-table = טבלה
expected-known-key = שם מוכר: { $known }
expected-something = ערך כלשהו
expected-tile = צדדים פתוחים, למשל "NS" או "NESW"
expected-toml = קוד TOML תקין
expected-seats = מספרי שחקנים ברצף, בלי דילוג
expected-enough-roles =
    { $seats ->
        [one] לפחות קלף גמד אחד
        [two] לפחות שני קלפי גמדים
       *[other] לפחות { $seats } קלפי גמדים
    }
expected-enough-cards =
    { $needed ->
        [one] לפחות קלף אחד לחלוקה
        [two] לפחות שני קלפים לחלוקה
       *[other] לפחות { $needed } קלפים לחלוקה
    }
expected-id = מילה אחת מאותיות, ספרות ומקפים
expected-free-id = שם שאין לאף מהדורה מובנית
option-unknown = הכלל האופציונלי ״{ $name }״ לא קיים במהדורה הזאת. יש בה: { $known }.
option-none = במהדורה הזאת אין כללים אופציונליים.
file-unreadable = אי אפשר לקרוא את הקובץ { $file }. האם הנתיב נכון, והאם זה קובץ טקסט?
file-unwritable = אי אפשר לכתוב את הקובץ { $file }. כדאי לבחור מקום אחר.
file-exists = הקובץ { $file } כבר קיים. כדאי לבחור שם אחר.
seats-wrong = במהדורה הזאת מספר השחקנים הוא מ־{ $low } עד { $high }, ולא { $found }.
seed-wrong = גרעין הוא מספר שלם מ־0 עד { $high }, ולא { $found }.
first-wrong = המקום הפותח הוא מספר מ־1 עד { $high }, ולא { $found }.
seat-wrong = מקום ליד השולחן הוא מספר מ־1 עד { $high }, ולא { $found }.
name-wrong = בשם יש בין 1 ל־40 תווים גלויים; ״{ $found }״ לא מתאים.
bot-unknown = אין בוט בשם ״{ $name }״. אפשר לבחור מתוך: { $known }.
cell-wrong = „{ $found }” אינו זוג מספרים. יש לכתוב סבאטורים/כורים, למשל 2/3.
cell-game = ב־{ $edition } אין סבאטורים וכורים. יש לבחור מהדורה של המשחק הקלאסי.
bots-many = צוינו { $found } בוטים ל־{ $high } מקומות. כדאי לציין פחות.
lang-unknown = אין שפה בשם ״{ $name }״. אפשר לבחור אחת מאלה: { $known }.
interrupted = הופסק.

position-wrong = מצב המשחק, { $field }: נמצא: ״{ $word }״. צריך: { $expected }.
record-wrong = שורה { $line }: { $why }
record-title = זה לא תיעוד של Fool’s Gold; תיעוד מתחיל במילים ״foolsgold record 2״.
record-torn = התיעוד נקטע כאן; השורה האחרונה צריכה להתחיל במילה ״end״.
record-order = ״{ $word }״ לא במקום הנכון.
record-missing = בתיעוד חסר ״{ $word }״.
record-twice = ״{ $word }״ מופיע פעמיים.
record-number = אחרי ״{ $word }״ צריך לבוא מספר שלם מ־{ $low } עד { $high }, ולא ״{ $found }״.
record-word = אחרי ״{ $word }״ לא יכול לבוא ״{ $found }״.
record-change = ״{ $found }״ זה לא שינוי של מהדורה. שינוי נכתב למשל כך: contact = "touch" (TOML)
record-move = המהלך ״{ $move }״ לא אפשרי. { $why }
record-result = התוצאה ״{ $found }״ לא תקינה: צריך מספר אחד לכל מקום, או ״unfinished״.
record-result-differs = המהלכים האלה מובילים לתוצאה אחרת.

usage-no-command = אין פקודה בשם ״{ $name }״. פרטים: foolsgold --help
usage-no-option = אין כאן אפשרות { $name }. פרטים: { $help }
usage-missing = חסר כאן { $name }. פרטים: { $help }
usage-value = הערך ״{ $found }״ לא מתאים עבור { $name }. פרטים: { $help }
usage-wrong = אי אפשר להבין את הפקודה. פרטים: { $help }

## Command line help

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
cli-bench = למדוד את מהירות מנוע הכללים במשחק אקראי.
cli-option-help = להציג את העזרה הזאת.
cli-option-version = להציג את מספר הגרסה.
cli-option-lang = שפה: en, uk, ru, fa, lv, he.
cli-option-edition = שם המהדורה, או נתיב לקובץ TOML משלך.
cli-option-seats = מספר השחקנים.
cli-option-seed = אותו גרעין נותן אותם קלפים.
cli-option-first = המקום שפותח; בלעדיו מחליט הגורל.
cli-option-bots = בוטים, מופרדים בפסיקים; הם מתיישבים לפי הסדר.
cli-option-option = להפעיל כלל אופציונלי של המהדורה, למשל broken_unpaid.
cli-option-name = השם שלך.
cli-option-plain = מילים במקום ציורים: לקוראי מסך ול־pipe.
cli-option-record = לכתוב את תיעוד המשחק לקובץ הזה.
cli-option-games = מספר המשחקים.
cli-option-talk = שהבוטים גם ידברו.
cli-option-cell = סיבוב אחד עם מספר מדויק של סבאטורים וכורים, למשל 2/3; אז בוחרים בוטים לכל צד.
cli-option-saboteurs = עם ‎--cell: בוטים שמשחקים את הסבאטורים; כל זוג משחק את אותן החלוקות.
cli-option-diggers = עם ‎--cell: בוטים שמשחקים את הכורים.
cli-option-calibration = עם ‎--cell: לא מי מנצח, אלא כמה נכונים החשדות של הכורים.
cli-option-json = להדפיס JSON בשביל תוכנות.
cli-option-seat = לראות את המשחק מהמקום הזה.
cli-option-rounds = מספר הסיבובים בכל מהדורה.
cli-option-bot = להושיב את הבוט הזה בכל המקומות ולמדוד כמה מהר הוא חושב.
cli-option-kernel = למדוד את הכללים המהודרים במקום הרגילים.
cli-option-policy = יחד עם { "--kernel" }: מי משחק, uniform או rules.
cli-argument-edition = שם המהדורה, או נתיב לקובץ TOML.
cli-argument-file = קובץ תיעוד של Fool’s Gold.

## Play in the terminal

# a noun and not a pronoun: it also has to stand after של and בגלל
you = המקום שלך
player = מקום { $number }
# stones and gold; nearly all of them are names for anybody
bot-names = אודם, אופיר, ברקת, גזית, טופז, ספיר, ענבר, פז, פנינה, שוהם, תרשיש
list-separator = { ", " }
play-welcome = { $edition } · { $seats ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $seats } שחקנים
    }. לעזרה מקלידים ?
play-role-hint = יש לך תפקיד סודי חדש. כדי לראות אותו מקלידים r.
play-your-turn = התור שלך.
play-deck =
    { $count ->
        [0] הקופה ריקה.
        [one] נשאר קלף אחד בקופה.
        [two] נשארו שני קלפים בקופה.
       *[other] נשארו { $count } קלפים בקופה.
    }
play-passes =
    { $count ->
        [one] עד כה ויתור אחד.
        [two] עד כה שני ויתורים ברצף.
       *[other] עד כה { $count } ויתורים ברצף.
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
play-broken = כלים שבורים: { $tools }
play-peeked =
    { $found ->
        [treasure] ידוע לך: ביעד { $goal } נמצא האוצר.
       *[stone] ידוע לך: ביעד { $goal } יש סלע.
    }
play-discards = גלויים בערמת המשומשים: { $cards }
play-first = מגרילים מי מתחיל.
play-hand = הקלפים שלך:
play-ask-card = קלף מ־1 עד { $count }, d ומספר לוויתור, r תפקיד, ? עזרה:
play-ask-option = הבחירה שלך, מ־1 עד { $count } (Enter לחזרה):
play-ask-open = המנהרה שלך מגיעה לכמה יעדים. איזה מהם לחשוף?
play-ask-turn = הסלע לא מתאים בשום כיוון. איך להניח אותו?
play-ask-take = איזה קלף זהב לקחת?
play-ask-choice = מספר מ־1 עד { $count }:
play-role =
    { $role ->
        [digger] התפקיד שלך הוא כורה: לעזור למנהרה להגיע אל האוצר.
       *[saboteur] התפקיד שלך הוא סבאטור: לא לתת למנהרה להגיע אל האוצר, ולא להיתפס.
    }
play-gold =
    { $count ->
        [0] עדיין אין לך זהב.
        [one] יש לך גוש זהב אחד.
        [two] יש לך שני גושי זהב.
       *[other] יש לך { $count } גושי זהב.
    }
play-not-understood = לא ברור מה זה ״{ $text }״. אפשר להקליד אחד מהמספרים שמוצעים, או ? לעזרה.
play-goodbye = להתראות! המשחק לא הסתיים.
play-saved = התיעוד נשמר בקובץ { $file }.
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
plain-board = המבוך:
plain-start = { $cell }: פתח המנהרה
plain-goal = { $cell }: יעד { $goal }, סגור
plain-goal-open = { $cell }: יעד { $goal }, { $found ->
        [treasure] האוצר
       *[stone] סלע
    }
plain-tile = { $cell }: { $card }

replay-ask = Enter למהלך הבא, q ליציאה:
replay-end = זה סוף התיעוד.

## Simulation and benchmark

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
simulate-paired = ההפרש מההרכב הראשון, חלוקה מול חלוקה
simulate-calibration = שגיאת כיול
simulate-brier = ציון ברייר לפי רבעי סיבוב
believer-suspicion = החשדות של הבוט digger
believer-beliefs = הסתברויות מדויקות
bench-title = סיבובים אקראיים, חמישה שחקנים, בכל תור נמנים כל המהלכים החוקיים
bench-bot-title = הבוט { $bot } בכל חמשת המקומות: המחשבה שלו ומנוע הכללים יחד
bench-kernel-title = כללים מהודרים, חמישה שחקנים, ליבה אחת, בכל תור נמנים כל המהלכים המותרים; משחק: { $policy }
bench-stepping = משחקים בבת אחת: { $games }, שחקנים: { $seats }, מהלכים לשניית מעבד: { $moves }
bench-rounds = סיבובים לשניית מעבד
bench-moves = מהלכים לשניית מעבד
bench-views = תצוגות לשניית מעבד
bench-memory = שיא הזיכרון: { $megabytes } MB
