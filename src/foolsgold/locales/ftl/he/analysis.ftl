### What a finished game can teach: the page fetches these when somebody asks for an analysis.
### A percent sign stands right of its number: marks of direction around both hold it there.

analysis-title = ניתוח
analysis-open = לנתח את המשחק
analysis-working = משחקים את ההמשך אלפי פעמים: ‎{ $percent }%‎ הושלמו.
analysis-waiting = יש משחקים אחרים לפניו. הדף ימשיך לבדוק לבד.
analysis-failed = הניתוח לא הצליח. כדאי לנסות שוב מאוחר יותר.
analysis-brought = השרת מנתח רק משחקים שהוא שומר. בטרמינל ״foolsgold analyse״ עושה אותו דבר עם התיעוד הזה.
analysis-no-kernel = בלי הכללים המהירים אין כאן סיכויים. מתקינים אותם כך: { $install }
analysis-chance = סיכויי הניצחון
analysis-chance-hint = אילו כולם המשיכו כמו הבוט הפשוט: כל הקלפים ידועים, חוץ מסדר הקופה.
analysis-now = { $side }: ‎{ $percent }%‎ (בין ‎{ $low }%‎ ל־‎{ $high }%‎)
analysis-side-digger = הכורים
analysis-side-saboteur = הסבאטורים
analysis-side-gnome = הגמדים
analysis-side-goblin = הגובלינים
analysis-suspicion = איך החשד גדל
analysis-suspicion-digger = הסיכוי להיות סבאטור
analysis-suspicion-gnome = הסיכוי להיות גובלין
analysis-eyes = בעיני
analysis-turns = נקודות מפנה
analysis-turn = { $name }, { $what }: הסיכוי של { $side ->
        [gnome] הגמדים
       *[digger] הכורים
    } עבר מ־‎{ $before }%‎ ל־‎{ $after }%‎.
analysis-no-turns = אף רגע לבדו לא הפך את הסיבוב.
analysis-what-goal-opened = יעד שנחשף
analysis-what-placed = קלף מנהרה
analysis-what-collapsed = מפולת
analysis-what-exploded = פיצוץ
analysis-what-broken = כלי שנשבר
analysis-what-mended = כלי שתוקן
analysis-what-peeked = הצצה ביעד
analysis-what-swapped = החלפת תפקידים
analysis-what-discarded = קלף שהושלך
analysis-what-replaced = קלף שהוחלף
analysis-what-passed = ויתור על תור
analysis-what-named = בירה לחבר
analysis-what-goal-left = יעד שנשאר סגור
analysis-what-goal-laid = איך הונח הסלע
analysis-what-drew = מזל בשליפה
analysis-what-claimed = הצהרה
analysis-claims = מה נאמר ומה היה נכון
analysis-no-claims = לא נאמר שום דבר שיכול להיות נכון או לא נכון.
analysis-verdict-true = נכון
analysis-verdict-guessed = נכון, אבל לא הייתה הצצה
analysis-verdict-mistaken = טעות, אבל לא היה אפשר לדעת
analysis-verdict-lie = שקר
analysis-looked = הצצה במהלך { $move }
analysis-never-looked = לא הייתה הצצה
analysis-knew = יכלו לדעת: { $names }.
analysis-believed = האמינו: { $names }.
analysis-nobody-believed = אף אחד לא האמין לזה יותר מקודם.
analysis-bot = מה { $bot } היה עושה
analysis-same = { $bot } היה עושה אותו דבר.
analysis-instead = { $bot } היה מעדיף: { $deed }
analysis-gain-more = לצד של מי ששיחק כאן זה היה מוסיף ‎{ $percent }%‎.
analysis-gain-less = לצד של מי ששיחק כאן זה היה מוריד ‎{ $percent }%‎.
analysis-gain-none = זה לא היה משנה כלום.
analysis-better = איפה { $bot } היה משחק טוב יותר
analysis-no-better = אף אחד לא פספס הרבה.
analysis-percent = ‎{ $percent }%‎
analysis-round = סיבוב { $round }
analysis-move = מהלך { $move }
analysis-empty = בתיעוד הזה אין מהלכים: אין מה לנתח.
