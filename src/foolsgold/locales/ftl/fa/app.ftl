### The program itself: complaints, and play.
### Latin words with signs at their edge stand in { "..." }, so that the program isolates them.

## Complaints: one clear sentence, and a way on

edition-unknown = نسخه‌ای به نام «{ $name }» نداریم. یکی از این‌ها را انتخاب کنید: { $known }؛ یا مسیر فایل { ".toml" } خودتان را بدهید.
edition-wrong = در { $file }، { $key }: آنچه آمده: { $found }؛ آنچه باید باشد: { $expected }.
found-nothing = هیچ
file-position = سطر { $line }، ستون { $column }
expected-number = عددی صحیح از { $low } تا { $high }
expected-yes-no = مقدار true یا false
expected-text = متنی میان دو علامت نقل‌قول
expected-one-of = یکی از این‌ها: { $choices }
expected-table = یک جدول
expected-known-key = یکی از این نام‌ها: { $known }
expected-something = یک مقدار
expected-tile = سمت‌های باز، مثل "NS" یا "NESW"
expected-toml = متن درست TOML
expected-seats = تعداد بازیکن‌ها، پشت سر هم و بدون جاافتادگی
expected-enough-roles =
    { $seats ->
        [one] دست‌کم { $seats } کارت کوتوله
       *[other] دست‌کم { $seats } کارت کوتوله
    }
expected-enough-cards =
    { $needed ->
        [one] دست‌کم { $needed } کارت برای پخش کردن
       *[other] دست‌کم { $needed } کارت برای پخش کردن
    }
expected-id = یک واژه از حرف و رقم و خط تیره
expected-free-id = نامی که هیچ نسخه‌ی آماده‌ای ندارد
option-unknown = این نسخه قانون اختیاری «{ $name }» ندارد. آنچه دارد: { $known }.
option-none = این نسخه قانون اختیاری ندارد.
seats-wrong = این نسخه برای { $low } تا { $high } بازیکن است، نه { $found }.
seed-wrong = بذر باید عددی صحیح از ۰ تا { $high } باشد، نه { $found }.
first-wrong = شماره‌ی صندلی بازیکن اول باید از { $low } تا { $high } باشد، نه { $found }.
seat-wrong = شماره‌ی صندلی باید از { $low } تا { $high } باشد، نه { $found }.
name-wrong = نام باید از ۱ تا ۴۰ نویسه‌ی قابل‌دیدن داشته باشد؛ «{ $found }» پذیرفته نیست.
bot-unknown = رباتی به نام «{ $name }» نداریم. از این‌ها انتخاب کنید: { $known }.
bots-many = { $found } ربات نام برده‌اید، ولی فقط { $high } جا هست. کمتر نام ببرید.
lang-unknown = زبان «{ $name }» را نداریم. یکی از این‌ها را انتخاب کنید: { $known }.
interrupted = متوقف شد.

position-wrong = در وضعیت بازی، { $field }: آنچه آمده: «{ $word }»؛ آنچه باید باشد: { $expected }.

## Play

you = شما
player = بازیکن { $number }
bot-names = کوهیار، گوهر، نخودی، برزو، فندق، یاقوت، قلقلی، زرین، گیو، نقلی، خاتون
list-separator = { "، " }
play-your-turn = نوبت شماست.
play-passes =
    { $count ->
        [one] { $count } نوبت رد شده.
       *[other] { $count } نوبت پشت سر هم رد شده.
    }
play-broken = شکسته: { $tools }
play-peeked =
    { $found ->
        [treasure] می‌دانید که هدف { $goal } گنج است.
       *[stone] می‌دانید که هدف { $goal } سنگ است.
    }
play-ask-open = تونلتان به چند هدف می‌رسد. کدام را رو می‌کنید؟
play-ask-turn = سنگ از هیچ طرف جور نمی‌شود. چطور بگذاریمش؟
play-ask-take = کدام کارت طلا را برمی‌دارید؟
play-role =
    { $role ->
        [digger] شما «جوینده» هستید: کمک کنید تونل به گنج برسد.
       *[saboteur] شما «خرابکار» هستید: نگذارید تونل به گنج برسد، و لو نروید.
    }
play-gold =
    { $count ->
        [0] هنوز طلایی ندارید.
        [one] یک قطعه طلا دارید.
       *[other] { $count } قطعه طلا دارید.
    }
plain-start = { $cell }: آغاز
plain-goal = { $cell }: هدف { $goal }، به پشت
plain-goal-open = { $cell }: هدف { $goal }، { $found ->
        [treasure] گنج
       *[stone] سنگ
    }
plain-tile = { $cell }: { $card }
