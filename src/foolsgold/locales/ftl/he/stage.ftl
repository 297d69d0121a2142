# סוף הסיבוב ומעשי האחרים, כפי שהדף מציג אותם.

stage-won-saboteur =
    { $who ->
        [diggers] הכורים מצאו את הזהב!
        [nobody] אף אחד לא מצא את הזהב!
       *[saboteurs] הסבאטורים ניצחו!
    }
stage-won-gobblings =
    { $outcome ->
        [gold] הגמדים מצאו את הזהב!
        [dragon] הדרקון התעורר: הגובלינים ניצחו!
       *[nothing] לא זהב ולא דרקון: הגובלינים ניצחו!
    }
# $who: you או other
stage-last =
    { $who ->
        [you] הנחת את הקלף האחרון.
       *[other] הקלף האחרון: של { $name }.
    }
# $found ו־$truth הם מה שנמצא ביעד
stage-lie = { $name } על יעד { $goal }: ״{ $found }״. האמת: { $truth }.
stage-skip = לדלג
stage-only-you = רק לך זה גלוי
stage-tell = מה לספר לאחרים על יעד { $goal }?
stage-say-nothing = לא לומר דבר
stage-replay = שוב: מה קרה מאז התור שלי
# $mends is yes if the reader can mend it now
stage-hindered =
    { $mends ->
        [yes] שבור: { $tools }. אי אפשר לחפור: כדאי לתקן!
       *[no] שבור: { $tools }. אי אפשר לחפור, שאר הקלפים פועלים.
    }
