### משחקים ששוחקו במכשיר הזה: הדף מביא את אלה כשמישהו מסתכל בהם.

yours-title = המשחקים שלך
yours-none = עוד לא הסתיים משחק במכשיר הזה. כשאחד יסתיים, הוא יופיע כאן.
yours-kept = הרשימה נשמרת רק במכשיר הזה. המשחקים עצמם נפתחים בקישור לכל מי שמחזיק בו.
yours-figures = במספרים
yours-games = משחקים
yours-games-won = משחקים שניצחת בהם
yours-side = בתפקיד
yours-rounds = סיבובים
yours-rounds-won = ניצחונות
yours-unmasked = חשפו אותך
yours-unmasked-hint = סיבובים כסבאטור או כגובלין שבהם חשדו בך בקול
yours-lie = השקר שהאמינו לו הכי הרבה זמן
yours-lie-none = עוד לא היה
yours-moves = מהלכים: { $moves }
yours-edition = מהדורה
yours-all = הכול
yours-outcome = תוצאה
yours-outcome-won = ניצחון
yours-outcome-lost = בלי ניצחון
yours-none-such = אין משחקים כאלה.
yours-won = ניצחון
yours-row = { $title }, { $date }
yours-players = עם { $names }
yours-score = נקודות: { $score }
yours-look = מבט לאחור
yours-unknown = משחק שהמכשיר הזה לא יודע עליו שום דבר נוסף
yours-forget = להוריד מהרשימה
yours-export = כל התיעודים בקובץ אחד
yours-exporting = מביאים את המשחקים: { $done } מתוך { $of }
yours-exported = משחקים בקובץ: { $count }. כבר לא קיימים: { $missing }.
yours-carry = למכשיר אחר
yours-carry-hint = קוד מעביר את הרשימה, ואת הזכות להסתיר או למחוק את המשחקים, למכשיר אחר שלך.
yours-carry-go = לקבל קוד
yours-code = { $minutes ->
    [one] יש להקליד את הקוד שם בתוך דקה אחת. הוא עובד פעם אחת.
    [two] יש להקליד את הקוד שם בתוך שתי דקות. הוא עובד פעם אחת.
   *[other] יש להקליד את הקוד שם בתוך { $minutes } דקות. הוא עובד פעם אחת.
}
yours-fetch = הקוד מהמכשיר השני
yours-fetch-go = להביא
yours-fetched = משחקים שעברו: { $count }
yours-unreadable = מה שהגיע אינו רשימת משחקים. אפשר לקבל קוד חדש במכשיר השני.
yours-as-digger = כורה
yours-as-saboteur = סבאטור
yours-as-gnome = גמד
yours-as-goblin = גובלין
parcel-unknown = הקוד הזה לא עובד: השתמשו בו, זמנו עבר או שאות אחת שגויה. אפשר לקבל קוד חדש במכשיר השני.
