### הבוטים כחברה לשולחן: איך הם, מה הם אומרים קודם, ורמזים ללומדים.

## Greetings

said-greet-trusting = { $name }: שלום לכולם! נראה לי שנסתדר מצוין.
said-greet-wary = { $name }: שלום. יש לי עין על כולכם.
said-greet-hot-headed = { $name }: יאללה, לחפור! ושאף אחד לא יעמוד לי בדרך!
said-greet-quiet = { $name }: שלום.

## Hints

# $move is what to type
hint-line = העצה שלי: { $move }. { $why }
hint-dig = כך המנהרה מתקרבת למקום שבו כנראה נמצא האוצר.
hint-reach = כך המנהרה מגיעה ליעד שאולי מסתיר את האוצר.
hint-keep = אין כרגע קלף שמקרב, והקלף הזה לפחות לא מזיק.
hint-fall = הקלף שמונח שם רק חוסם את המנהרה.
hint-harm = כך המנהרה סוטה מהדרך.
hint-blend = זה כמעט לא עוזר למנהרה, אבל נראה כמו חפירה ישרה.
hint-cave-in = כך נפער חור במנהרה.
hint-look = כדאי לדעת מה נמצא מתחת ליעד הזה.
hint-mend-self = אי אפשר להניח קלפי דרך כל עוד הכלי שלך שבור.
hint-mend = כנראה { $name } בצד שלך, וככה אי אפשר לחפור.
hint-break = כנראה { $name } לא בצד שלך.
hint-pass = שום קלף ביד לא עוזר כרגע לצד שלך, ועל הקלף הזה הכי קל לוותר.
hint-take = זה הכי הרבה זהב שאפשר לבחור.
hint-open = לצד שלך הכי כדאי לפתוח דווקא את היעד הזה.
hint-turn = כשהוא מסובב כך זה הכי טוב לצד שלך.
hint-alone = רמזים ניתנים רק במשחק לבד מול בוטים.
hint-none = למשחק הזה אין רמזים.
play-help-hints = ‏t: מה בוט היה עושה במקומך, ולמה

## Options, and what the host switches

cli-option-quiet-bots = הבוטים שותקים.
cli-option-hints = בתור שלך אפשר להקליד t ולשאול מה בוט היה עושה.
cli-option-level = כמה טוב הבוטים משחקים: שם מתוך { "foolsgold bots" }.
join-bot-talk =
    { $on ->
        [yes] הבוטים רשאים לדבר.
       *[no] הבוטים שותקים.
    }
