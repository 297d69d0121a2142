### The program itself: complaints, and play.
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
seats-wrong = במהדורה הזאת מספר השחקנים הוא מ־{ $low } עד { $high }, ולא { $found }.
seed-wrong = גרעין הוא מספר שלם מ־0 עד { $high }, ולא { $found }.
first-wrong = המקום הפותח הוא מספר מ־{ $low } עד { $high }, ולא { $found }.
seat-wrong = מקום ליד השולחן הוא מספר מ־{ $low } עד { $high }, ולא { $found }.
name-wrong = בשם יש בין 1 ל־40 תווים גלויים; ״{ $found }״ לא מתאים.
bot-unknown = אין בוט בשם ״{ $name }״. אפשר לבחור מתוך: { $known }.
bots-many = צוינו { $found } בוטים ל־{ $high } מקומות. כדאי לציין פחות.
lang-unknown = אין שפה בשם ״{ $name }״. אפשר לבחור אחת מאלה: { $known }.
interrupted = הופסק.

position-wrong = מצב המשחק, { $field }: נמצא: ״{ $word }״. צריך: { $expected }.

## Play

# a noun and not a pronoun: it also has to stand after של and בגלל
you = המקום שלך
player = שחקן { $number }
# stones and gold; nearly all of them are names for anybody
bot-names = אודם, אופיר, ברקת, גזית, טופז, ספיר, ענבר, פז, פנינה, שוהם, תרשיש
list-separator = { ", " }
play-your-turn = התור שלך.
play-passes =
    { $count ->
        [one] עד כה ויתור אחד.
        [two] עד כה שני ויתורים ברצף.
       *[other] עד כה { $count } ויתורים ברצף.
    }
play-broken = כלים שבורים: { $tools }
play-peeked =
    { $found ->
        [treasure] ידוע לך: ביעד { $goal } נמצא האוצר.
       *[stone] ידוע לך: ביעד { $goal } יש סלע.
    }
play-ask-open = המנהרה שלך מגיעה לכמה יעדים. איזה מהם לחשוף?
play-ask-turn = הסלע לא מתאים בשום כיוון. איך להניח אותו?
play-ask-take = איזה קלף זהב לקחת?
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
plain-start = { $cell }: פתח המנהרה
plain-goal = { $cell }: יעד { $goal }, סגור
plain-goal-open = { $cell }: יעד { $goal }, { $found ->
        [treasure] האוצר
       *[stone] סלע
    }
plain-tile = { $cell }: { $card }
