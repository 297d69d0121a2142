### What only the terminal says: the page does not fetch it.

cell-wrong = «{ $found }» جفت عدد نیست. خرابکار/جوینده را مثل 2/3 بنویسید.
usage-no-command = دستور «{ $name }» نداریم. ببینید: foolsgold --help
usage-no-option = گزینه‌ی { $name } این‌جا نیست. ببینید: { $help }
usage-missing = جای { $name } خالی است. ببینید: { $help }
usage-whole-range = برای { $name } عددی صحیح از { $low } تا { $high } لازم است، نه «{ $found }».
usage-whole-least = برای { $name } عددی صحیح لازم است، { $low } یا بیشتر، نه «{ $found }».
usage-range = برای { $name } عددی از { $low } تا { $high } لازم است، نه «{ $found }».
usage-wrong = متوجه این دستور نشدم. ببینید: { $help }
did-you-mean = منظورتان { $name } بود؟
cli-usage = روش استفاده: { $usage }
cli-commands = دستورها:
cli-options = گزینه‌ها:
cli-arguments = ورودی‌ها:
cli-main = برنامه‌ی Fool’s Gold: بازی‌های تونل و نقش پنهان، مو به مو مطابق دفترچه‌هایشان.
cli-play = بازی در ترمینال، در برابر ربات‌ها.
cli-simulate = ربات‌ها با هم بازی می‌کنند و بردها شمرده می‌شود.
cli-bots = فهرست ربات‌ها و شیوه‌ی بازی‌شان.
cli-editions = فهرست نسخه‌ها و تفاوت‌هایشان.
cli-rules = قوانین یک نسخه، به زبان بازیکن‌ها.
cli-replay = مرور گزارش یک بازی، حرکت به حرکت.
cli-analyse = تحلیل گزارش یک بازی: شانس‌ها، بدگمانی، نقطه‌های عطف، دروغ‌ها.
cli-bench = سنجش سرعت قواعد با بازی تصادفی.
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
cli-option-cell = یک دور با دقیقاً این تعداد خرابکار و جوینده، یا گابلین و کوتوله، مثلاً 2/3؛ آن وقت ربات‌های هر طرف جدا انتخاب می‌شوند.
cli-option-saboteurs = همراه { "--cell" }: ربات‌هایی که خرابکار یا گابلین‌اند؛ هر جفت همان دست‌ها را بازی می‌کند.
cli-option-diggers = همراه { "--cell" }: ربات‌هایی که جوینده یا کوتوله‌اند.
cli-option-calibration = همراه { "--cell" }: به‌جای برنده، این‌که بدگمانی جوینده‌ها چقدر درست است.
cli-option-json = خروجی JSON برای برنامه‌ها.
cli-option-seat = بازی از چشم بازیکنی با این شماره.
cli-option-rounds = تعداد دورها برای هر نسخه.
cli-option-bot = این ربات به‌جای همه بازی می‌کند و سرعت فکرکردنش سنجیده می‌شود.
cli-option-kernel = به‌جای قواعد معمولی، قواعد کامپایل‌شده سنجیده می‌شود.
cli-option-envs = محیط‌های عامل‌های یادگیرنده سنجیده می‌شوند.
cli-option-policy = همراه با { "--kernel" }: چه کسی بازی کند، uniform یا rules.
cli-argument-edition = شناسه‌ی نسخه، یا مسیر یک فایل { ".toml" }.
cli-argument-file = گزارشی که Fool’s Gold نوشته است.
play-welcome = { $edition } · { $seats ->
        [one] { $seats } نفره
       *[other] { $seats } نفره
    }. برای راهنما ? را بزنید.
play-role-hint = نقش پنهان تازه‌ای دارید. برای دیدنش r را بزنید.
play-deck =
    { $count ->
        [0] بانک خالی است.
        [one] فقط یک کارت در بانک مانده.
       *[other] { $count } کارت در بانک مانده.
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
play-discards = کارت‌های باطله‌ی روباز: { $cards }
play-first = این‌که کی شروع کند با قرعه است.
play-hand = کارت‌های شما:
play-ask-card = شماره‌ی کارت (۱ تا { $count })، d با شماره برای رد نوبت، r نقش، ? راهنما:
play-ask-option = کدام یکی، ۱ تا { $count }؟ با Enter برمی‌گردید:
play-ask-choice = شماره، ۱ تا { $count }:
play-ask-tell = به بقیه می‌گویید؟ ۱ تا { $count }، راست یا دروغ؛ با Enter چیزی نمی‌گویید:
play-not-understood = متوجه «{ $text }» نشدم: یکی از شماره‌ها را بزنید، یا ? را برای راهنما.
play-goodbye = خداحافظ! بازی نیمه‌تمام ماند.
said-suspect-you = { $name }: به شما اعتماد ندارم.
said-trust-you = { $name }: به شما اعتماد دارم.
said-thanks-you = { $name }: از شما ممنونم!
play-saved = گزارش بازی در { $file } ذخیره شد.
play-help-claims = ‏claim: حرفی به همه بزنید، راست یا دروغ، مثل: claim looked 2 treasure؛ claim به‌تنهایی نشان می‌دهد چه می‌شود گفت
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
replay-ask = با Enter حرکت بعدی می‌آید، با q بیرون می‌روید:
replay-end = گزارش به پایان رسید.
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
simulate-line-up-gobblings = گابلین‌ها: { $goblins }. کوتوله‌ها: { $gnomes }
simulate-paired = تفاوت با ترکیب اول، دست به دست
simulate-calibration = خطای کالیبراسیون
simulate-brier = امتیاز بریر در هر چارک دور
bench-title = دورهای تصادفی پنج‌نفره؛ در هر نوبت همه‌ی حرکت‌های مجاز فهرست می‌شود
bench-bot-title = ربات { $bot } به‌جای هر پنج نفر؛ زمان فکرکردنش و قواعد با هم
bench-kernel-title = قواعد کامپایل‌شده، پنج بازیکن، یک هسته، هر نوبت همه‌ی حرکت‌های مجاز فهرست می‌شوند؛ بازیکن: { $policy }
bench-stepping = بازی هم‌زمان: { $games }، بازیکن: { $seats }، حرکت در هر ثانیه‌ی پردازنده: { $moves }
bench-two-cores = دو رشته: از روی ساعت { $times } برابر سریع‌تر، هسته‌های به‌کاررفته: { $used }
bench-envs-title = گام در هر ثانیه‌ی پردازنده با حرکت‌های مجازِ تصادفی: { $edition }، بازیکنان: { $seats }، یک هسته
bench-rounds = دور در هر ثانیه‌ی پردازنده
bench-moves = حرکت در هر ثانیه‌ی پردازنده
bench-views = نما در هر ثانیه‌ی پردازنده
bench-pace = انتخاب هر حرکت: نیمی تا { $median } و ۹۹٪ تا { $nearly_all } میلی‌ثانیه از روی ساعت، تا { $work } میلی‌ثانیه‌ی پردازنده
bench-memory = بیشترین حافظه: { $megabytes } مگابایت
cli-option-quiet-bots = ربات‌ها حرف نزنند.
cli-option-hints = در نوبت خودتان t را بزنید تا بپرسید ربات چه می‌کرد.
cli-option-level = ربات‌ها چقدر خوب بازی کنند: نامی از فهرست { "foolsgold bots" }.
database-url = «{ $found }» پایگاه داده نیست: مسیر یک فایل را بدهید، یا نشانی‌ای مثل postgresql://user@host/name.
database-unwritable = پایگاه داده‌ی { $name } باز نمی‌شود. با { "--database" } پوشه‌ای انتخاب کنید که اجازه‌ی نوشتن در آن را دارید.
database-foreign = فایل { $name } پایگاه داده نیست. با { "--database" } فایل دیگری انتخاب کنید.
database-no-space = روی دیسک برای پایگاه داده‌ی { $name } جا نمانده است. جا باز کنید، یا با { "--database" } جای دیگری انتخاب کنید.
database-locked = برنامه‌ی دیگری پایگاه داده‌ی { $name } را قفل کرده است. آن را ببندید، یا با { "--database" } پایگاه داده‌ی دیگری انتخاب کنید.
database-unreachable = پایگاه داده‌ی { $name } جواب نمی‌دهد. روشن است؟ نشانی‌اش درست است؟
database-version = پایگاه داده‌ی { $name } را نگارش تازه‌تری از Fool’s Gold نوشته است. این برنامه را به‌روز کنید، یا با { "--database" } پایگاه دیگری انتخاب کنید.
database-missing = پایگاه داده‌ای به نام { $name } نیست. مسیر را بررسی کنید.
load-restart-own = فقط سروری را می‌شود از کار انداخت که همین‌جا راه افتاده باشد: { "--url" } یا { "--restart" } را بردارید.
load-limited = سرور جلوی سرعت ما را می‌گیرد. برای اندازه‌گیری، آن را با { "--no-limits" } راه بیندازید.
bus-url = «{ $found }» گذرگاه پیام نیست: نشانی‌ای بدهید مثل redis://localhost.
bus-unreachable = گذرگاه پیام جواب نمی‌دهد. برنامه‌ی Redis روشن است؟ نشانی‌اش درست است؟
cli-serve = راه انداختن میزها روی شبکه.
cli-backup = نوشتن همه‌ی میزها در یک فایل پشتیبان.
cli-restore = برگرداندن پشتیبان به یک پایگاه داده‌ی خالی.
cli-option-host = نشانی سرور روی این دستگاه؛ اگر ندهید، همه‌ی نشانی‌های دستگاه.
cli-option-port = پورت سرور؛ با ۰ هر پورتی که آزاد باشد.
cli-option-database = یک فایل، یا نشانی‌ای مثل postgresql://host/name؛ اگر ندهید، فایلی در پوشه‌ی داده‌های شما.
cli-option-bus = نشانی Redis مشترک میان چند سرور.
cli-option-origin = نشانی دیگری که صفحه می‌تواند از آن بیاید، مثل https://play.example.
cli-option-bot-pace = فاصله‌ی نوبت ربات تا حرکتش، به ثانیه.
cli-option-absent-after = مهلت بازیکن غایب، به ثانیه؛ بعدش ربات به‌جای او بازی می‌کند.
cli-option-no-limits = بدون سقف برای درخواست‌های هر نشانی: فقط برای سنجش.
cli-load = سنجش سرور زیر بار.
cli-option-tables = تعداد میزها.
cli-option-seconds = مدت سنجش، به ثانیه.
cli-option-rate = تعداد حرکت در ثانیه سر هر میز؛ با ۰ میزها بی‌کار می‌مانند.
cli-option-url = سروری که روشن است؛ اگر ندهید، یکی راه می‌اندازیم.
cli-option-restart = در پایان، سرور را ناگهان می‌بندد و می‌سنجد کی برمی‌گردد.
load-title = { $tables ->
        [one] { $tables } میز
       *[other] { $tables } میز
    }، هرکدام { $seats ->
        [one] { $seats } نفره
       *[other] { $seats } نفره
    }
load-moves = { $moves ->
        [one] { $moves } حرکت
       *[other] { $moves } حرکت
    }، { $speed } در هر ثانیه؛ خطاها: { $errors }
load-times = از هر حرکت تا رسیدنش به همه‌ی بازیکن‌ها: نیمی تا { $median }، ۹۵٪ تا { $most } و ۹۹٪ تا { $nearly_all } میلی‌ثانیه
load-stored = نوشتن روی دیسک: ۹۵٪ تا { $most } میلی‌ثانیه
load-memory = حافظه‌ی سرور: { $megabytes } مگابایت
load-restart = بعد از بسته شدن ناگهانی، سرور تا { $ready } ثانیه و همه‌ی میزها تا { $everyone } ثانیه جواب می‌دهند
backup-done = در فایل { $file } ذخیره شد: { $tables ->
        [one] { $tables } میز
       *[other] { $tables } میز
    } با { $changes ->
        [one] { $changes } تغییر
       *[other] { $changes } تغییر
    }.
restore-done = برگردانده شد: { $tables ->
        [one] { $tables } میز
       *[other] { $tables } میز
    } با { $changes ->
        [one] { $changes } تغییر
       *[other] { $changes } تغییر
    }.
database-full = این پایگاه داده از قبل میز دارد. پشتیبان را به یک پایگاه خالی برگردانید.
backup-wrong = فایل { $file } پشتیبان کامل Fool’s Gold نیست.
cli-join = پیوستن به میزی روی شبکه، یا باز کردن میز تازه.
cli-argument-link = لینک میز؛ اگر فقط نشانی سرور را بدهید، آن‌جا میز تازه‌ای باز می‌شود.
cli-option-watch = تماشا، بدون نشستن سر میز.
cli-option-carry = صندلی‌تان را با کدی که دستگاه دیگر نشان می‌دهد به این‌جا بیاورید.
cli-option-new = از نو نشستن، حتی اگر سر این میز صندلی دارید.
cli-option-bot-seats = تعداد صندلی‌هایی که از اول مال ربات‌هاست؛ بقیه برای دوستان است.
join-no-settings = این میز از قبل چیده شده است؛ فقط برای میز تازه: { $names }.
join-ask-name = نام شما:
join-opened =
    میز باز شد. دوستانتان با این دستور می‌آیند:
    foolsgold join { $link }
join-loopback = این لینک فقط روی همین دستگاه کار می‌کند. به دیگران نشانی‌ای را بدهید که foolsgold serve نشان می‌دهد.
join-seated = صندلی { $seat } مال شماست.
# one line for each seat
join-row =
    { $state ->
        [open] { $seat }. خالی
        [bot] { $seat }. { $name }، ربات
        [ready] { $seat }. { $name }، آماده
        [playing] { $seat }. { $name }
       *[waiting] { $seat }. { $name }، هنوز آماده نیست
    }
join-ask-start = با Enter بازی شروع می‌شود و ربات‌ها صندلی‌های خالی را می‌گیرند؛ با q بیرون می‌روید:
join-ask-again = با Enter دوباره با همین جمع بازی می‌کنید؛ با q بیرون می‌روید:
join-wait-again = { $name } می‌تواند بازی دیگری شروع کند. برای رفتن q را بزنید.
join-running = بازی در جریان است. برای خواندن آنچه در این دور گذشته l را بزنید.
join-here = { $name } دوباره این‌جاست.
join-away = { $name } فعلاً این‌جا نیست.
join-watchers =
    { $count ->
        [0] دیگر کسی تماشا نمی‌کند.
        [one] یک نفر تماشا می‌کند.
       *[other] { $count } نفر تماشا می‌کنند.
    }
join-lost = اتصال قطع شد. داریم دوباره تلاش می‌کنیم؛ با Ctrl-C بیرون می‌روید.
join-goodbye =
    خداحافظ! صندلی‌تان مال خودتان می‌ماند و تا برگردید یک ربات به‌جایتان بازی می‌کند. دستور برگشتن:
    foolsgold join { $link }
join-goodbye-lost = خداحافظ! یک ربات تا آخر به‌جای شما بازی می‌کند.
join-goodbye-watcher = خداحافظ!
join-help =
    سر میز با دیگران، هر وقت خواستید:
      say سلام    حرف زدن با همه؛ کوتاه‌ترش: !سلام
      claim       چه ادعاهایی می‌شود کرد، مثل: claim looked 2 treasure · claim trust 3
      carry       کدی برای ادامه‌ی بازی با دستگاه دیگر
    میزبان این‌ها را هم می‌تواند بنویسد:
      pause · resume · lock · unlock · list · unlist
      mute 3 · unmute 3 · kick 3 · block 3 · host 3 · bot 3 · free 3
    عددها شماره‌ی صندلی‌اند. برای این‌که ببینید کی کجا نشسته: seats
join-carry =
    { $minutes ->
        [one] روی دستگاه دیگر با { $code } وارد شوید. این کد { $minutes } دقیقه اعتبار دارد و بعد آن‌جا ادامه می‌دهید. به کسی نشانش ندهید.
       *[other] روی دستگاه دیگر با { $code } وارد شوید. این کد { $minutes } دقیقه اعتبار دارد و بعد آن‌جا ادامه می‌دهید. به کسی نشانش ندهید.
    }
join-seat-vote = اگر خودش است بنویسید: { "grant" } { $sign }. اگر نه: { "deny" } { $sign }.
join-claims = این‌ها را می‌توانید ادعا کنید، راست یا دروغ:
join-claim-row = claim { $text } · { $sentence }
join-not-understood = متوجه «{ $text }» نشدم: برای راهنما ? را بزنید.
plain-board = هزارتو:
believer-suspicion = بدگمانی‌های ربات digger
believer-beliefs = احتمال‌های دقیق
believer-onlooker = احتمال‌های دقیق از نگاه تماشاگر
port-taken = سرور نمی‌تواند روی { $host }، پورت { $port } راه بیفتد. سرور دیگری آن‌جا روشن است؟ پورت دیگری انتخاب کنید: foolsgold serve --port
server-strange = سرور { $server } انگار سرور Fool’s Gold نیست. لینک را بررسی کنید.
link-page = این یک میز Fool’s Gold است. در ترمینال به آن بپیوندید: foolsgold join { $link }
serve-ready = برنامه‌ی Fool’s Gold آماده است: { $link }

# $example is the file with a colon and a number
record-several = در این فایل { $count } بازی هست. بگویید کدام: { $example }.

## A game of Gobblings in the terminal

gob-ask-card = شماره‌ی کارت (۱ تا { $count })، d با شماره برای عوض کردن، r نقش، ? راهنما:
gob-ask-last-card = شماره‌ی کارت (۱ تا { $count }؛ بانک خالی است، دیگر نمی‌شود عوض کرد)، r نقش، ? راهنما:
gob-can-pass = هیچ کارتی نمی‌توانید بازی کنید: بنویسید «pass».
gob-seat =
    { $name }: { $points ->
        [one] { $points } امتیاز
       *[other] { $points } امتیاز
    }، { $cards ->
        [0] بدون کارت
        [one] یک کارت
       *[other] { $cards } کارت
    }
gob-legend = نشانه‌ها: S آغاز · 1 2 3 هدف‌ها · ✕ آوار · R B Y درها (r b y باز) · ♦ کلید · ✹ بمب · ☼ فانوس · u آبجو · $ طلا · D اژدها · T دینامیت
gob-help =
    در هر نوبت یک کار می‌کنید:
      3      انتخاب کارت ۳؛ بعد می‌پرسیم کجا یا روی چه کسی
      d3     کارت ۳ را ته بانک می‌گذارید و یکی دیگر برمی‌دارید
      pass   رد نوبت، فقط وقتی هیچ کارتی نمی‌توانید بازی کنید
      r      دیدن نقش خودتان
      b      نشان دادن دوباره‌ی میز
      l      آنچه در این دور گذشته
      ?      همین راهنما
      q      ترک بازی
    می‌توانید حرکت را کامل هم بنویسید: place 2 1,0 90 · replace 3
    ستون‌ها به طرف هدف‌ها شمرده می‌شوند و ردیف‌ها رو به پایین؛ آغاز 0,0 است.
    کارت را از هر طرف می‌شود گذاشت؛ 90 یعنی یک‌چهارم چرخش در جهت عقربه‌های ساعت.
file-long = فایل { $file } از { $high } مگابایت بزرگ‌تر است و فایل به این بزرگی خوانده نمی‌شود. همین فایل را می‌خواستید؟
file-special = مسیر { $file } پوشه یا دستگاه است، نه فایل. مسیر یک فایل را بدهید.
output-unwritable = در خروجی استاندارد نمی‌شود نوشت. شاید دیسک پر است؟
per-seat-wrong = { $name }: برای هر صندلی یکی لازم است. صندلی‌ها: { $seats }، آنچه آمده: { $found }.
value-wrong = { $name }: آنچه آمده: { $found }؛ آنچه باید باشد: { $expected }.
undo-nothing = حرکتی نیست که بتوان پس گرفت.
file-unreadable = فایل { $file } را نمی‌شود خواند. مسیرش درست است؟ فایل متنی است؟
file-unwritable = در فایل { $file } نمی‌شود نوشت. جای دیگری انتخاب کنید.
file-exists = فایل { $file } از قبل هست. نام دیگری انتخاب کنید.
