### הבוטים כחברה לשולחן: איך הם, מה הם אומרים קודם, ורמזים ללומדים.

## Greetings

said-greet-trusting = { $name }: שלום לכולם! נראה לי שנסתדר מצוין.
said-greet-wary = { $name }: שלום. יש לי עין על כולכם.
said-greet-hot-headed = { $name }: יאללה, לחפור! ושאף אחד לא יעמוד לי בדרך!
said-greet-quiet = { $name }: שלום.

## Hints

# $move is what to type
hint-line = העצה שלי: { $move }. { $why }
hint-alone = רמזים ניתנים רק במשחק לבד מול בוטים.
hint-none = למשחק הזה אין רמזים.
play-help-hints = ‏t: מה בוט היה עושה במקומך, ולמה

## Options, and what the host switches

join-bot-talk =
    { $on ->
        [yes] הבוטים רשאים לדבר.
       *[no] הבוטים שותקים.
    }
join-listed =
    { $on ->
        [yes] השולחן הזה מופיע ברשימת השולחנות הפתוחים, וגם זרים יכולים למצוא אותו.
       *[no] השולחן הזה כבר לא ברשימת השולחנות הפתוחים.
    }
