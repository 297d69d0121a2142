# foolsgold load: כמה עולה מהלך
cli-option-compare = למדוד גם שרת רשת ריק עם אותה תעבורה, ולומר פי כמה עובד שלנו בכל מהלך.
load-compare-own = אפשר להשוות רק שרת שהופעל כאן: יש לוותר על { "--url" } או על { "--compare" }.
load-workers-own = רק לשרת שהופעל כאן אפשר לתת כמה תהליכים: צריך לוותר על { "--url" } או על { "--workers" }.
load-cpu = זמן המעבד של השרת לכל מהלך: { $work } ms
load-compare = שרת רשת ריק עם אותה תעבורה: { $work } ms; שלנו עובד פי { $ratio }
