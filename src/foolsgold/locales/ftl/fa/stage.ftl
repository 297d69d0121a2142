# پایان دور و کارهای دیگران، آن‌طور که صفحه نشان می‌دهد.

stage-won-saboteur =
    { $who ->
        [diggers] جوینده‌ها طلا را پیدا کردند!
        [nobody] هیچ‌کس طلا را پیدا نکرد!
       *[saboteurs] خرابکارها بردند!
    }
stage-won-gobblings =
    { $outcome ->
        [gold] کوتوله‌ها طلا را پیدا کردند!
        [dragon] اژدها بیدار شد: گابلین‌ها بردند!
       *[nothing] نه طلا، نه اژدها: گابلین‌ها بردند!
    }
# $who: you یا other
stage-last =
    { $who ->
        [you] آخرین کارت را شما گذاشتید.
       *[other] آخرین کارت را { $name } گذاشت.
    }
# $found و $truth نام چیزی است که زیر هدف است
stage-lie = { $name } درباره‌ی هدف { $goal }: «{ $found }». در واقع: { $truth }.
stage-skip = رد کردن
stage-only-you = فقط شما این را می‌بینید
stage-tell = درباره‌ی هدف { $goal } به بقیه چه می‌گویید؟
stage-say-nothing = چیزی نگفتن
stage-replay = یک بار دیگر: از نوبت قبلی من چه شد
# $mends is yes if the reader can mend it now
stage-hindered =
    { $mends ->
        [yes] شکسته: { $tools }. نمی‌شود تونل زد: تعمیرش کنید!
       *[no] شکسته: { $tools }. نمی‌شود تونل زد، کارت‌های دیگر آزادند.
    }
