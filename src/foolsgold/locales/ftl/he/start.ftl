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
rule-broken_unpaid = כורים עם כלי שבור לא מקבלים זהב
