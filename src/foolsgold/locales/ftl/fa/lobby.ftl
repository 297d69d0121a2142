### The page around a game: opening a table, changing what is played, sitting down, the big screen, the end of a game.

## Opening a table, and changing what is played

form-fold = بیشتر
form-fold-hint = نسخه، قوانین خانگی، ربات‌ها، مهلت. همه را سر میز هم می‌شود عوض کرد.
form-change = عوض کردن بازی
form-change-hint = همه فوراً می‌بینند.
form-fewer = { $label }: کمتر
form-more = { $label }: بیشتر
form-number = یک عدد
form-pace = سرعت ربات‌ها
form-pace-calm = آرام
form-pace-normal = معمولی
form-pace-fast = تند
form-pace-told =
    { $pace ->
        [calm] ربات‌ها عجله ندارند.
        [fast] ربات‌ها تند بازی می‌کنند.
       *[normal] ربات‌ها با سرعت معمولی بازی می‌کنند.
    }
form-level = ربات‌ها چقدر خوب بازی کنند
temper-trusting = خوش‌باور
temper-wary = محتاط
temper-hot-headed = آتشی‌مزاج
temper-quiet = کم‌حرف
form-bot-talk = ربات‌ها حرف بزنند
form-bot-talk-hint = مثل آدم‌ها ادعا می‌کنند، تهمت می‌زنند، تشکر می‌کنند و دروغ می‌گویند.
hints-switch = راهنمایی وقتی تنها بازی می‌کنم
hints-switch-hint = دکمه‌ای می‌گوید ربات جای شما بود چه می‌کرد، و چرا.
hints-ask = شما بودید چه می‌کردید؟
form-house = قوانین خانگی
form-as-booklet = همان قوانین دفترچه
form-decided =
    { $count ->
        [one] یکی فرق دارد
       *[other] { $count } تا فرق دارد
    }
form-house-hint = هر قانونی که این میز می‌تواند جور دیگری قرار بگذارد، با شماره‌اش.
form-house-own = نسخه‌ای که پایین نوشته‌اید آن‌ها را تعیین می‌کند.
form-booklet = دفترچه می‌گوید: { $value }.
form-back = مثل دفترچه
form-back-long = { $rule }: مثل دفترچه
form-own-fold = نسخه‌ی خودتان
form-own = متن آن
form-own-hint = این‌جا بچسبانید یا بنویسید: از چه نسخه‌ای شروع می‌شود و چه فرقی دارد.
form-own-use = بازی با این نسخه
form-line = سطر { $line }

## Sitting down

face-title = چهره‌ی شما
face-change = چهره
face-number = چهره‌ی { $number }
face-taken-by = چهره‌ی { $number }، مال { $name }
sit-as = با نام { $name } می‌نشینید.
sit-change = عوض کردن
sit-late = بازی در جریان است. از دور بعد می‌توانید جای یک ربات بازی کنید؛ تا آن وقت تماشا می‌کنید.
sit-late-choose = به جای
sit-late-go = نشستن به جای { $name }
sit-awaits = از دور بعد شما به جای { $name } بازی می‌کنید. تا آن وقت تماشا کنید.
sit-awaits-not = نه، فقط تماشا
kicked-for-good = دیگر نمی‌توانید سر این میز بنشینید. می‌توانید تماشا کنید یا میز خودتان را باز کنید.
home-continue-more =
    { $count ->
        [one] یک میز دیگر
       *[other] { $count } میز دیگر
    }

## Your turn, told to who looks elsewhere

turn-called = نوبت شماست!
turn-notice = سر میز { $code } منتظر شما هستند.
turn-notices =
    { $on ->
        [yes] نوبتتان را خبر می‌دهیم
       *[no] نوبتم را خبر بده
    }

## The big screen before the game

tv-join = با گوشی بیایید
tv-type = یا { $site } را باز کنید و بنویسید
tv-here = { $count } از { $seats } نفر آمده‌اند
tv-starts = وقتی همه آمدند، { $name } شروع می‌کند.
tv-joined = { $name } نشست.
tv-hint = روی گوشی چهره و نام انتخاب کنید؛ بعضی از شما دروغ خواهند گفت.

## The end of a game

end-headline =
    { $count ->
        [one] { $names } به طلا رسید!
       *[other] { $names } به طلا رسیدند!
    }
end-sub =
    { $rounds ->
        [one] یک دور، { $moves } حرکت.
       *[other] { $rounds } دور، { $moves } حرکت.
    }
end-rounds = دور به دور
end-won-digger = جوینده‌ها بردند
end-won-saboteur = خرابکارها بردند
end-won-nobody = کسی نبرد
end-won-gnome = کوتوله‌ها بردند
end-won-goblin = گابلین‌ها بردند
end-side-saboteur = = خرابکار
end-side-goblin = = گابلین
end-round-opened = دور { $round }: { $name } هدف { $goal } را رو کرد
end-round-shut = دور { $round }: طلا پیدا نشد
end-gold-in-all = طلا روی هم
end-points-in-all = امتیاز روی هم
end-eager =
    { $count ->
        [one] { $names } برای بازی بعدی آماده است.
       *[other] { $names } برای بازی بعدی آماده‌اند.
    }
end-rules = قوانین دیگر
end-share = هم‌رسانی
end-copied = کپی شد
end-share-text = برنده‌ی Fool’s Gold: { $names }. دفعه‌ی بعد کی با ما تونل می‌زند؟
carry-open = ادامه با دستگاه دیگر
carry-mine = صندلی من روی دستگاه دیگری است
