### הפעלת התוכנה, ומה אומרים כשאין דף.

start-ready = המשחק Fool’s Gold מוכן.
start-here = במחשב הזה: { $link }
start-network = לכל מי שנמצא באותה רשת: { $link }
start-scan = או לכוון לכאן מצלמה של טלפון:
start-browser = הדף נפתח עכשיו בדפדפן. אם לא, אפשר לפתוח את הקישור הראשון.
start-open = צריך לפתוח את הקישור הראשון בדפדפן.
start-stop = כדי לעצור לוחצים על { "Ctrl-C" }. השולחנות נשמרים לפעם הבאה.
cli-option-no-browser = לא לפתוח את הדפדפן.
page-not-built = העותק הזה של Fool’s Gold הותקן בלי הדף. אפשר להתקין שוב: { "uv sync --reinstall-package foolsgold" }. בינתיים אפשר לשחק בטרמינל: { "foolsgold play" }
missing-server = לשולחנות ברשת חסרים חלקים של התוכנה. אפשר להתקין אותם: { $install }. בינתיים אפשר לשחק בטרמינל: { "foolsgold play" }
missing-kernel = לכללים המהירים חסר מהדר. אפשר להתקין אותו: { $install }. בינתיים משחקים הכללים הרגילים, פי כמה מאות לאט יותר.
kernel-compiling = הכללים המהירים מתורגמים למחשב הזה, פעם אחת ולתמיד: חלק { $number } מתוך { $total }.
kernel-cache-unwritable = אין איפה לשמור את הכללים המהירים: אי אפשר לכתוב אל { $folder }. הם יתורגמו מחדש בכל פעם, וזה לוקח חצי דקה. אפשר לבחור תיקייה אחרת בעזרת { "FOOLSGOLD_CACHE" }.
rule-broken_unpaid = כורים עם כלי שבור לא מקבלים זהב
