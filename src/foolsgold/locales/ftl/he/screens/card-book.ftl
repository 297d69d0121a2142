### The picture book, editions side by side, the keys: what nobody needs to play.

## The picture book

book-hint = בוחרים קלף כדי לראות מה הוא עושה.
book-table = פתח המנהרה והיעדים
book-passages = מעברים
book-dead-ends = מבואות סתומים
book-doors = מפתחות ודלתות
book-rubble = גלי אבנים
book-actions = קלפי פעולה
book-tools = כלים
book-roles = תפקידים
book-gold = זהב
book-start = פתח המנהרה
book-nuggets = { $nuggets ->
        [one] זהב: גוש אחד
        [two] זהב: שני גושים
       *[other] זהב: { $nuggets } גושים
    }
# how many cards there are of one kind; $card is its name
book-count = { $card }, { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }

## Editions side by side

compare-choose = אילו מהדורות?
compare-hint = מוצגים רק ההבדלים. מספר פותח את הכלל.
compare-same = אין שום הבדל בין המהדורות האלה.
compare-few = בוחרים לפחות שתי מהדורות.
compare-point = נושא

## The keys

keys-choose = לבחור קלף מהיד
keys-walk = לעבור מקלף לקלף, ממקום למקום
keys-play = לשחק שם
keys-turn = לסובב את הקלף
keys-away = להשליך או להחליף את הקלף
keys-about = מה הקלף עושה
keys-mark = לסמן את מי שבמקום הנבחר: אמון, ספק, חשד
keys-cancel = לבטל, לסגור
keys-list = הרשימה הזאת
keys-next = לחלק הבא של הדף
keys-hint = האותיות לפי מקומן במקלדת אנגלית, לא משנה מה כתוב על המקשים.
