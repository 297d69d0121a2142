### The points in which editions differ, and their values, in words. The page gets them from the server.

switch-rounds = סיבובים
switch-rows_between_goals = שורות ריקות בין היעדים
switch-roles = קלפי גמדים
switch-first_player = פתיחת המשחק
switch-contact = איך קלף חדש מתחבר
switch-connected = קלף חדש חייב להוביל ברצף לפתח המנהרה
switch-break_self = מותר לשבור כלי של עצמך
switch-min_path_cards = המנהרה הקצרה ביותר שחושפת יעד
switch-goals_together = כשמגיעים לכמה יעדים בבת אחת
switch-misfit = סלע שלא מתאים בשום כיוון
switch-round_end = סוף בלי אוצר (כשהקופה ריקה)
switch-discard_pile = ערמת המשומשים
switch-gold_cards = קלפי זהב לכורים
switch-ten_player_cap = קלפי זהב לכל היותר
switch-gold_sharing = הזהב עובר מיד ליד
switch-broken_unpaid = כורים עם כלים שבורים
switch-gold_reshuffle = הזהב מעורבב מחדש בכל סיבוב
switch-next_starter = פתיחת הסיבוב הבא
value-yes = כן
value-no = לא
value-none = בלי הגבלה
value-number = { $number }
value-roles-always = תמיד אחד יותר ממספר השחקנים
value-roles-from = אחד יותר ממספר השחקנים; מ־{ $seats } שחקנים ומעלה בדיוק כמספרם
value-first_player-youngest = השחקן הצעיר ביותר
value-first_player-agreed = לפי הסכמה
value-first_player-most-dwarf-like = מי שהכי דומה לגמד
value-contact-tunnel = מנהרה אל מנהרה
value-contact-touch = די לגעת בקלף, גם קיר אל קיר
value-min_path_cards =
    { $number ->
        [0] אין כלל
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $number } קלפים
    }
value-goals_together-one = חושפים אחד מהם
value-goals_together-all = חושפים את כולם
value-misfit-layer = ההחלטה בידי מי שבתור
value-misfit-engine = מתחבר למנהרה שהגיעה אליו
value-round_end-pass-circle = כולם מוותרים ברצף
value-round_end-forced-pass-circle = כולם נאלצים לוותר ברצף
value-round_end-hands-empty = כל הידיים ריקות
value-round_end-nobody-can-play = לאף אחד אין קלף שאפשר לשחק
value-round_end-nobody-can-dig = לאף אחד אין קלף מנהרה שאפשר להניח
value-discard_pile-face-down = סגורה
value-discard_pile-mixed = קלפים ששוחקו גלויים
value-gold_cards-players = כמספר השחקנים
value-gold_cards-diggers = כמספר הכורים
value-gold_sharing-until-empty = עד שלא נשאר כלום
value-gold_sharing-one-each = קלף אחד לכל כורה
value-broken_unpaid-off = משתתפים בחלוקה
value-broken_unpaid-option = משתתפים בחלוקה, אלא אם השולחן מחליט אחרת
value-broken_unpaid-on = לא מקבלים זהב
value-next_starter-last-turn = משמאל למי ששיחק אחרון
value-next_starter-last-card = משמאל למי שהשתמש בקלף האחרון
value-next_starter-last-path = משמאל למי שהניח את קלף המנהרה האחרון

switch-bonuses = בונוס לכל תפקיד
switch-hand = קלפים ביד
switch-columns_between = עמודות ריקות לפני היעדים
switch-rotation = כיוונים שבהם מותר להניח קלף
switch-stall_circles = סבבים בלי אף קלף שמסיימים סיבוב
switch-replace_passes = החלפת קלף עם הקופה נחשבת ויתור
switch-dynamite_passage = אפשר לעבור דרך דינמיט שנחשף
switch-points_to_win = נקודות לניצחון
value-first_player-longest-beard = מי שיש לו הזקן הארוך ביותר
