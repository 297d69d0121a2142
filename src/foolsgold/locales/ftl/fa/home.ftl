### The page around the game: home, new tables, sitting down, the lobby, rules, and bad days.

## Everywhere

page-title = Fool’s Gold
# $screen is what is shown, such as the rules of an edition
page-title-of = { $screen } · Fool’s Gold
page-skip = پرش به محتوا
page-home = خانه
page-menu = منو
page-close = بستن
page-language = زبان
page-theme-now =
    { $theme ->
        [light] رنگ‌ها: روشن
        [dark] رنگ‌ها: تیره
       *[system] رنگ‌ها: مثل خود دستگاه
    }
page-sound-now =
    { $on ->
        [yes] صدا روشن است
       *[no] صدا خاموش است
    }
page-rules = قوانین
page-learn = آموزش دودقیقه‌ای
page-loading = یک لحظه…
page-connecting = داریم دنبال میز می‌گردیم…
page-offline = سرور جواب نمی‌دهد. اتصالتان را بررسی کنید و دوباره امتحان کنید.
page-lost = اتصال قطع شد. داریم دوباره تلاش می‌کنیم…
page-paused =
    { $who ->
        [you] بازی متوقف است. می‌توانید ادامه‌اش بدهید.
       *[other] میزبان بازی را فعلاً متوقف کرده است.
    }
page-go-on = ادامه
page-no-storage = این مرورگر چیزی ذخیره نمی‌کند. به کوکی‌ها اجازه بدهید تا صندلی‌تان بماند؛ بدون آن هم می‌توانید تماشا کنید.
page-forgets = این مرورگر با بسته شدن صفحه نام و میزهایتان را فراموش می‌کند. خود صندلی برایتان می‌ماند.
page-broken = این صفحه به مشکلی خورد. جای بازی‌تان روی سرور امن است.
page-reload = بارگذاری دوباره
page-again = تلاش دوباره
page-back-home = بازگشت به صفحه‌ی نخست
page-watch = تماشا
page-sit-again = دوباره نشستن
page-leave = بلند شدن از سر میز
page-leave-sure = مطمئنید؟ یک ربات به‌جایتان بازی می‌کند و تا پایان بازی نمی‌توانید برگردید.
page-table = میز
page-pause = توقف: نه کسی بازی می‌کند، نه وقتی می‌گذرد

## At the table

page-players = بازیکن‌ها
page-yours = کارت‌های شما
page-side = آنچه گذشت، و گفت‌وگو
page-log = آنچه گذشت
page-talk = گفت‌وگو
page-talk-unread =
    { $count ->
        [one] گفت‌وگو، یک پیام تازه
       *[other] گفت‌وگو، { $count } پیام تازه
    }

## Home

home-tagline = با هم تا طلا تونل بزنید. ولی یکی سر این میز نمی‌خواهد پیدایش کنید.
home-name = نام شما
home-name-default = مهمان
home-play = همین حالا بازی کنید
home-play-hint = شما و چهار ربات. فوری شروع می‌شود.
home-opening = کارت‌ها دارند پخش می‌شوند…
home-continue = میزهای شما
# $name is the reader’s own name at that table
home-continue-row =
    { $stage ->
        [lobby] میز { $code }: منتظر شروع است. نام شما آن‌جا: { $name }.
        [over] میز { $code }: بازی تمام شده. نام شما آن‌جا: { $name }.
       *[playing] میز { $code }: بازی در جریان است. نام شما آن‌جا: { $name }.
    }
home-yours = بازی‌های شما
home-continue-go = رفتن سر میز
home-create = بازی با دوستان
home-create-hint = بازی و قوانینش را انتخاب کنید و لینک را بفرستید. هیچ‌کس حساب کاربری نمی‌خواهد.
home-create-go = باز کردن میز
home-join = پیوستن به میز
home-join-hint = کد را بنویسید، یا لینکی را که برایتان آمده این‌جا بچسبانید.
home-code = کد یا لینک
home-join-go = پیوستن
home-code-wrong = این نه کد است و نه لینک میز. کد این شکلی است: { "BCD234" }
home-learn-go = نشانم بده
home-learn-hint = یک دور کوتاه که حین بازی همه‌چیز را یادتان می‌دهد.
home-rules = قوانین همه‌ی نسخه‌ها

## A new table

home-new = میز تازه
home-game = بازی
home-game-saboteur = خرابکار
home-game-saboteur-hint = بازی کلاسیک: تا گنج تونل بزنید. خرابکارها ابزار می‌شکنند و شما را به بیراهه می‌برند.
home-game-gobblings = گابلین‌ها علیه کوتوله‌ها
home-game-gobblings-hint = تند و پرهیاهو: در و کلید، آبجو و یک اژدها.
home-edition = نسخه
home-edition-usual = قوانین معمول.
home-edition-count =
    { $count ->
        [one] یک قانون فرق دارد
       *[other] { $count } قانون فرق دارد
    }
home-own-edition = نسخه‌ی خودساخته، از روی: { $title }
home-seats = صندلی‌ها
home-seats-value =
    { $count ->
        [one] یک بازیکن
       *[other] { $count } بازیکن
    }
home-bots = ربات‌ها
home-bots-value =
    { $bots ->
        [0] بدون ربات
        [one] یک ربات
       *[other] { $bots } ربات
    }
home-friends =
    { $count ->
        [0] برای دوستان جایی نمانده. بعداً می‌توانید یک صندلی خالی کنید.
        [one] یک صندلی برای دوستان مانده.
       *[other] { $count } صندلی برای دوستان مانده.
    }
home-limit = مهلت هر نوبت
home-limit-none = بدون مهلت
home-limit-seconds =
    { $seconds ->
        [one] { $seconds } ثانیه
       *[other] { $seconds } ثانیه
    }
home-limit-hint = مهلت که تمام شود، یک ربات همین یک نوبت را بازی می‌کند.
home-chat = همه هرچه خواستند بنویسند
home-chat-hint = اگر نه، ادعاهای آماده هنوز هست، مثل «به سارا اعتماد دارم».
home-new-go = باز کردن میز

## Sitting down

home-sit = نشستن سر میز { $code }
home-sit-go = نشستن
home-seat-any = هر صندلی خالی
home-seat-number = صندلی { $seat }
home-seat-choose = صندلی
home-sitting = سر میز: { $names }
home-sitting-nobody = هنوز کسی این‌جا ننشسته است.

## The lobby

lobby-title = میز { $code }
lobby-seats = صندلی‌ها
lobby-seat-open = خالی
lobby-seat-you = شما
lobby-seat-host = میزبان
lobby-seat-bot = ربات
lobby-seat-ready = آماده
lobby-seat-waiting = هنوز آماده نیست
lobby-seat-away = غایب
lobby-ready = آماده‌ام
lobby-not-ready = صبر کنید، آماده نیستم
lobby-start = شروع بازی
lobby-start-filled =
    { $bots ->
        [one] شروع و افزودن یک ربات
       *[other] شروع و افزودن { $bots } ربات
    }
lobby-starting = کارت‌ها دارند پخش می‌شوند…
lobby-all-ready = همه آماده‌اند.
lobby-alone = لینک را برای دوستان بفرستید، یا با ربات‌ها شروع کنید.
lobby-open =
    { $count ->
        [one] یک صندلی خالی است. اگر کسی نیاید، یک ربات آن‌جا می‌نشیند.
       *[other] { $count } صندلی خالی است. اگر کسی نیاید، ربات‌ها آن‌جا می‌نشینند.
    }
lobby-waiting-for = هنوز منتظریم: { $names }
lobby-you-wait = خبر بدهید که آماده‌اید.
lobby-put-bot = ربات
lobby-put-bot-long = نشاندن ربات روی صندلی { $seat }
lobby-free-long = مرخص کردن ربات { $name }
lobby-kick-long = بلند کردن { $name } از سر میز
lobby-kick-sure = واقعاً؟
lobby-kick-sure-long = واقعاً { $name } از سر میز بلند شود؟
lobby-lock = قفل میز: کس دیگری ننشیند
lobby-invite = دوستان با این لینک می‌آیند
lobby-link = لینک میز
lobby-copy = کپی لینک
lobby-copied = لینک کپی شد.
lobby-copy-by-hand = لینک انتخاب شده است: خودتان کپی‌اش کنید.
lobby-share = فرستادن لینک
lobby-share-text = بیایید با هم تونل بزنیم!
lobby-code = یا با کد { $code }
lobby-qr = کد QR لینک
lobby-tv = نمایش میز روی صفحه‌ی بزرگ
lobby-limit =
    { $seconds ->
        [one] { $seconds } ثانیه برای هر نوبت
       *[other] { $seconds } ثانیه برای هر نوبت
    }
lobby-played = چه بازی می‌کنیم
lobby-own-rules = این میز قوانین خودش را دارد: دکمه‌ی «قوانین» در بالا نشانشان می‌دهد.

## Rules

home-rules-contents = در این قوانین
home-rules-print = چاپ
home-rules-other = نسخه‌های دیگر
