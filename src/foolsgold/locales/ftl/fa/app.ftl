### The program itself: command line, play in the terminal, simulation, complaints.
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
file-unreadable = فایل { $file } را نمی‌شود خواند. مسیرش درست است؟ فایل متنی است؟
file-unwritable = در فایل { $file } نمی‌شود نوشت. جای دیگری انتخاب کنید.
file-exists = فایل { $file } از قبل هست. نام دیگری انتخاب کنید.
seats-wrong = این نسخه برای { $low } تا { $high } بازیکن است، نه { $found }.
seed-wrong = بذر باید عددی صحیح از ۰ تا { $high } باشد، نه { $found }.
first-wrong = شماره‌ی صندلی بازیکن اول باید از ۱ تا { $high } باشد، نه { $found }.
seat-wrong = شماره‌ی صندلی باید از ۱ تا { $high } باشد، نه { $found }.
name-wrong = نام باید از ۱ تا ۴۰ نویسه‌ی قابل‌دیدن داشته باشد؛ «{ $found }» پذیرفته نیست.
bot-unknown = رباتی به نام «{ $name }» نداریم. از این‌ها انتخاب کنید: { $known }.
cell-wrong = «{ $found }» جفت عدد نیست. خرابکار/جوینده را مثل 2/3 بنویسید.
cell-game = { $edition } خرابکار و جوینده ندارد. یکی از نسخه‌های بازی کلاسیک را انتخاب کنید.
bots-many = { $found } ربات نام برده‌اید، ولی فقط { $high } جا هست. کمتر نام ببرید.
lang-unknown = زبان «{ $name }» را نداریم. یکی از این‌ها را انتخاب کنید: { $known }.
interrupted = متوقف شد.

position-wrong = در وضعیت بازی، { $field }: آنچه آمده: «{ $word }»؛ آنچه باید باشد: { $expected }.
record-wrong = سطر { $line }: { $why }
record-title = این گزارش بازی Fool’s Gold نیست؛ گزارش با «foolsgold record 2» شروع می‌شود.
record-torn = گزارش همین‌جا نیمه‌کاره مانده؛ سطر آخرش باید با «end» شروع شود.
record-order = «{ $word }» سر جای خودش نیست.
record-missing = «{ $word }» در گزارش نیامده است.
record-twice = «{ $word }» دو بار آمده است.
record-number = «{ $word }» باید عددی صحیح از { $low } تا { $high } باشد، نه «{ $found }».
record-word = «{ $found }» را نمی‌توان پس از «{ $word }» نوشت.
record-change = «{ $found }» تغییر نسخه به حساب نمی‌آید. نمونه‌ی درست: { "contact = \"touch\"" }
record-move = حرکت «{ $move }» شدنی نیست. { $why }
record-result = «{ $found }» نتیجه نیست: یا برای هر بازیکن یک عدد، یا «unfinished».
record-result-differs = این حرکت‌ها به چنین نتیجه‌ای نمی‌رسند.

usage-no-command = دستور «{ $name }» نداریم. ببینید: foolsgold --help
usage-no-option = گزینه‌ی { $name } این‌جا نیست. ببینید: { $help }
usage-missing = جای { $name } خالی است. ببینید: { $help }
usage-value = برای { $name } مقدار «{ $found }» پذیرفته نیست. ببینید: { $help }
usage-wrong = متوجه این دستور نشدم. ببینید: { $help }

## Command line help

cli-usage = روش استفاده: { $usage }
cli-commands = دستورها:
cli-options = گزینه‌ها:
cli-arguments = ورودی‌ها:
cli-main = برنامه‌ی Fool’s Gold: بازی‌های تونل و نقش پنهان، مو به مو مطابق دفترچه‌هایشان.
cli-play = بازی در ترمینال، در برابر ربات‌ها.
cli-simulate = ربات‌ها با هم بازی می‌کنند و بردها شمرده می‌شود.
cli-bots = فهرست ربات‌ها و شیوه‌ی بازی‌شان.
cli-editions = فهرست نسخه‌ها و تفاوت‌هایشان.
cli-rules = قانون‌های یک نسخه، به زبان بازیکن‌ها.
cli-replay = مرور گزارش یک بازی، حرکت به حرکت.
cli-bench = سنجش سرعت قانون‌ها با بازی تصادفی.
cli-option-help = همین راهنما.
cli-option-version = شماره‌ی نگارش برنامه.
cli-option-lang = زبان: en, uk, ru, fa, lv, he.
cli-option-edition = شناسه‌ی نسخه، یا مسیر فایل { ".toml" } خودتان.
cli-option-seats = تعداد بازیکن‌ها.
cli-option-seed = عدد بذر؛ با همان بذر همان کارت‌ها می‌آیند.
cli-option-first = شماره‌ی صندلی‌ای که شروع می‌کند؛ اگر ندهید، قرعه می‌کشیم.
cli-option-bots = نام ربات‌ها با کاما (,) میانشان؛ به‌نوبت سر میز می‌نشینند.
cli-option-option = یک قانون اختیاری نسخه را روشن می‌کند، مثل broken_unpaid.
cli-option-name = نام شما.
cli-option-plain = نوشته به‌جای شکل: برای صفحه‌خوان و pipe.
cli-option-record = گزارش بازی را در این فایل می‌نویسد.
cli-option-games = تعداد بازی‌ها.
cli-option-talk = ربات‌ها حرف هم بزنند.
cli-option-cell = یک دور با دقیقاً این تعداد خرابکار و جوینده، مثلاً 2/3؛ آن وقت ربات‌های هر طرف جدا انتخاب می‌شوند.
cli-option-saboteurs = همراه --cell: ربات‌هایی که خرابکارند؛ هر جفت همان دست‌ها را بازی می‌کند.
cli-option-diggers = همراه --cell: ربات‌هایی که جوینده‌اند.
cli-option-calibration = همراه --cell: به جای برنده، اینکه بدگمانی جوینده‌ها چقدر درست است.
cli-option-json = خروجی JSON برای برنامه‌ها.
cli-option-seat = بازی از چشم بازیکنی با این شماره.
cli-option-rounds = تعداد دورها برای هر نسخه.
cli-option-bot = این ربات به‌جای همه بازی می‌کند و سرعت فکرکردنش سنجیده می‌شود.
cli-option-kernel = به‌جای قواعد خوانا، قواعد کامپایل‌شده سنجیده می‌شود.
cli-option-policy = همراه با { "--kernel" }: چه کسی بازی کند، uniform یا rules.
cli-argument-edition = شناسه‌ی نسخه، یا مسیر یک فایل { ".toml" }.
cli-argument-file = گزارشی که Fool’s Gold نوشته است.

## Play in the terminal

you = شما
player = بازیکن { $number }
bot-names = کوهیار، گوهر، نخودی، برزو، فندق، یاقوت، قلقلی، زرین، گیو، نقلی، خاتون
list-separator = { "، " }
play-welcome = { $edition } · { $seats ->
        [one] { $seats } نفره
       *[other] { $seats } نفره
    }. برای راهنما ? را بزنید.
play-role-hint = نقش پنهان تازه‌ای دارید. برای دیدنش r را بزنید.
play-your-turn = نوبت شماست.
play-deck =
    { $count ->
        [0] بانک خالی است.
        [one] فقط یک کارت در بانک مانده.
       *[other] { $count } کارت در بانک مانده.
    }
play-passes =
    { $count ->
        [one] { $count } نوبت رد شده.
       *[other] { $count } نوبت پشت سر هم رد شده.
    }
# one line for each player; $tools lists broken tools or is empty
play-seat =
    { $name }: { $cards ->
        [0] بدون کارت
        [one] یک کارت
       *[other] { $cards } کارت
    }، { $gold ->
        [0] بدون طلا
        [one] یک کارت طلا
       *[other] { $gold } کارت طلا
    }
play-broken = شکسته: { $tools }
play-peeked =
    { $found ->
        [treasure] می‌دانید که هدف { $goal } گنج است.
       *[stone] می‌دانید که هدف { $goal } سنگ است.
    }
play-discards = کارت‌های باطله‌ی روباز: { $cards }
play-first = این‌که کی شروع کند با قرعه است.
play-hand = کارت‌های شما:
play-ask-card = شماره‌ی کارت (۱ تا { $count })، d با شماره برای رد نوبت، r نقش، ? راهنما:
play-ask-option = کدام یکی، ۱ تا { $count }؟ با Enter برمی‌گردید:
play-ask-open = تونلتان به چند هدف می‌رسد. کدام را رو می‌کنید؟
play-ask-turn = سنگ از هیچ طرف جور نمی‌شود. چطور بگذاریمش؟
play-ask-take = کدام کارت طلا را برمی‌دارید؟
play-ask-choice = شماره، ۱ تا { $count }:
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
play-not-understood = متوجه «{ $text }» نشدم: یکی از شماره‌ها را بزنید، یا ? را برای راهنما.
play-goodbye = خداحافظ! بازی نیمه‌تمام ماند.
play-saved = گزارش بازی در { $file } ذخیره شد.
play-help =
    در هر نوبت یک کارت خرج می‌کنید:
      3      انتخاب کارت ۳؛ بعد می‌پرسیم کجا یا روی چه کسی
      d3     رد نوبت: کارت ۳ را به پشت کنار می‌گذارید
      r      دیدن نقش و طلای خودتان
      b      نشان دادن دوباره‌ی میز
      l      آنچه در این دور گذشته
      ?      همین راهنما
      q      ترک بازی
    می‌توانید حرکت را کامل هم بنویسید: place 2 1,0 turned · discard 3
    ستون‌ها به طرف هدف‌ها شمرده می‌شوند و ردیف‌ها رو به پایین؛ آغاز 0,0 است.
    کارت را می‌شود سروته گذاشت، ولی از پهلو هرگز.
play-legend = نشانه‌ها: S آغاز · 1 2 3 هدف‌ها · ✕ بن‌بست · ★ گنج · ● سنگ
plain-board = هزارتو:
plain-start = { $cell }: آغاز
plain-goal = { $cell }: هدف { $goal }، به پشت
plain-goal-open = { $cell }: هدف { $goal }، { $found ->
        [treasure] گنج
       *[stone] سنگ
    }
plain-tile = { $cell }: { $card }

replay-ask = با Enter حرکت بعدی می‌آید، با q بیرون می‌روید:
replay-end = گزارش به پایان رسید.

## Simulation and benchmark

simulate-progress = بازی‌ها
simulate-title = { $edition }، { $seats ->
        [one] { $seats } نفره
       *[other] { $seats } نفره
    }: { $games ->
        [one] { $games } بازی
       *[other] { $games } بازی
    }، بذر { $seed }
simulate-digger = دورهایی که جوینده‌ها برده‌اند
simulate-saboteur = دورهایی که خرابکارها برده‌اند
simulate-nobody = دورهایی که کسی نبرد (نه گنج، نه خرابکار)
simulate-gold-side =
    { $side ->
        [digger] قطعه طلای یک جوینده در هر دور
       *[saboteur] قطعه طلای یک خرابکار در هر دور
    }
simulate-gnome = دورهایی که کوتوله‌ها برده‌اند
simulate-goblin = دورهایی که گابلین‌ها برده‌اند
simulate-points-side =
    { $side ->
        [gnome] امتیاز یک کوتوله در هر دور
       *[goblin] امتیاز یک گابلین در هر دور
    }
simulate-points-bot = امتیاز ربات { $bot } در هر بازی
simulate-gold-bot = قطعه طلای ربات { $bot } در هر بازی
simulate-length = تعداد حرکت‌های هر دور
simulate-interval = بازه‌ی ۹۵٪
simulate-mean = میانگین
simulate-cell-title = { $edition }، خرابکار/جوینده { $cell }، دورها: { $rounds }، بذر { $seed }
simulate-line-up = خرابکارها: { $saboteurs }. جوینده‌ها: { $diggers }
simulate-paired = تفاوت با ترکیب اول، دست به دست
simulate-calibration = خطای کالیبراسیون
simulate-brier = امتیاز بریر در هر چارک دور
believer-suspicion = بدگمانی‌های ربات digger
believer-beliefs = احتمال‌های دقیق
bench-title = دورهای تصادفی پنج‌نفره؛ در هر نوبت همه‌ی حرکت‌های مجاز فهرست می‌شود
bench-bot-title = ربات { $bot } به‌جای هر پنج نفر؛ زمان فکرکردنش و قانون‌ها با هم
bench-kernel-title = قواعد کامپایل‌شده، پنج بازیکن، یک هسته، هر نوبت همهٔ حرکت‌های مجاز فهرست می‌شوند؛ بازیکن: { $policy }
bench-stepping = بازی هم‌زمان: { $games }، بازیکن: { $seats }، حرکت در هر ثانیهٔ پردازنده: { $moves }
bench-rounds = دور در هر ثانیه‌ی پردازنده
bench-moves = حرکت در هر ثانیه‌ی پردازنده
bench-views = نما در هر ثانیه‌ی پردازنده
bench-memory = بیشترین حافظه: { $megabytes } مگابایت
