### Faces, last deeds, private marks, reactions, and what was said, on the page.


## What a seat did last: a word or two beside a face, so that it fits; $goal is a number

deed-dug = חפירה
deed-looked = הצצה ביעד { $goal }
deed-put-away = השלכת קלף
deed-mended =
    { $tool ->
        [pick] תיקון מכוש
        [lamp] תיקון עששית
       *[cart] תיקון קרונית
    }
deed-broke =
    { $tool ->
        [pick] שבירת מכוש
        [lamp] שבירת עששית
       *[cart] שבירת קרונית
    }
deed-rockfall = מפולת
deed-exploded = פיצוץ
deed-opened = חשיפת יעד { $goal }
deed-swapped = החלפת תפקידים
deed-replaced = החלפת קלף
deed-passed = ויתור
deed-skipped = תור מבוטל
deed-named = בירה לחבר
seats-last-deed = אחרון: { $deed }

## What the reader privately thinks of somebody

mark-title = הסימון שלי
mark-hint = רק לעיניך. מקש M
mark-trust = יש לי אמון
mark-unsure = יש לי ספק
mark-suspect = זה חשוד

## Talk

talk-filter = מה להציג
talk-filter-all = הכול
talk-filter-deeds = מהלכים

## Reactions to a deed

react-title = תגובה למהלך האחרון
react-laugh = צחוק
react-gasp = וואו!
react-angry = כעס
react-clap = מחיאות כפיים
react-think = הממ…
react-cry = בכי

## Claims at a goal

pins-label = מה נאמר על יעד { $goal }
pins-looked = באמת הציצו: { $names }
pins-more = עוד { $count }

## At the end of a round

tested-title = מה נאמר ומה היה נכון
tested-true = נכון
tested-false = לא נכון
tested-looked = הייתה הצצה
tested-never-looked = לא הייתה הצצה

## The own role on one’s own device

role-open = זה התפקיד שלך
role-open-hint = רק בוטים סביבך, או שהמסך הזה שלך בלבד: הקלף נשאר גלוי.
role-always = להראות תמיד במכשיר הזה
role-never = אחרים רואים את המסך: להסתיר
