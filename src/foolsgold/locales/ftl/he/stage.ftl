# סוף הסיבוב ומעשי האחרים, כפי שהדף מציג אותם.

stage-won-saboteur =
    { $who ->
        [diggers] הכורים מצאו את הזהב!
        [nobody] איש לא מצא את הזהב!
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
        [you] הקלף האחרון הונח על ידך.
       *[other] הקלף האחרון הונח על ידי { $name }.
    }
# $found ו־$truth הם מה שנמצא ביעד
stage-lie = { $name } על יעד { $goal }: „{ $found }”. האמת: { $truth }.
stage-skip = לדלג
