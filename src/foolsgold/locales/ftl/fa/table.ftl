### Tables over the network: what is refused and why, what people say to each other.

## Refused at a table

table-unknown = میزی با کد { $code } نداریم. کد را بررسی کنید یا لینک تازه‌ای بخواهید.
table-locked = میز قفل است. از میزبان بخواهید راهتان بدهد.
table-full = همه‌ی صندلی‌ها پر است. می‌توانید تماشا کنید، یا از میزبان جا بخواهید.
table-paused = میزبان بازی را فعلاً متوقف کرده است.
table-unreadable = این میز دیگر خوانده نمی‌شود. یک میز تازه باز کنید.
seat-taken = صندلی { $seat } پر است. صندلی دیگری انتخاب کنید.
seat-open = صندلی { $seat } هنوز خالی است. منتظر کسی بمانید، یا یک ربات آن‌جا بنشانید.
seat-not-ready = { $name } هنوز آماده نیست.
seat-no-person = روی صندلی { $seat } آدمی ننشسته که این کار به او مربوط باشد.
seat-no-bot = روی صندلی { $seat } رباتی نیست.
seat-muted = میزبان شما را بی‌صدا کرده است.
seat-lost = این صندلی دیگر مال شما نیست. با همان لینک دوباره بنشینید.
name-taken = این‌جا کسی به نام { $name } هست. نام دیگری انتخاب کنید.
game-running = وسط بازی نمی‌شود.
seats-closed = بازی در جریان است و حالا کسی نمی‌تواند بنشیند. می‌توانید تا پایانش تماشا کنید.
game-not-running = الان هیچ بازی‌ای در جریان نیست.
turn-passed = دیر شد: بازی جلوتر رفته است.
deal-passed = دیر شد: کارت‌ها بدون دستگاه شما پخش شده‌اند.
turn-not-yours = نوبت شما نیست.
move-unreadable = این بازی چنین حرکتی ندارد.
only-host = فقط میزبان می‌تواند این کار را بکند.
watchers-watch = شما تماشاگرید: برای بازی باید سر میز بنشینید.
chat-off = میزبان گفت‌وگو را بسته است.
chat-wrong = هر پیام باید از ۱ تا { $high } نویسه‌ی قابل‌دیدن داشته باشد.
claim-early = صبر کنید تا بازی شروع شود.
claim-found = این‌جا زیر هیچ هدفی «{ $found }» پیدا نمی‌شود. یکی از این‌ها را بگویید: { $known }.
claim-mend = در این بازی ابزاری نیست که تعمیر بخواهد.
goal-wrong = شماره‌ی هدف باید از ۱ تا { $high } باشد، نه { $found }.
slow-down = خیلی تند می‌روید. کمی صبر کنید و دوباره امتحان کنید.
too-many-devices = دستگاه‌های زیادی به این‌جا وصل‌اند. یکی را ببندید.
record-early = گزارش بازی را بعد از پایان آن می‌شود گرفت.
store-down = سرور فعلاً نمی‌تواند چیزی ذخیره کند. کمی بعد دوباره امتحان کنید.
server-error = سرور به مشکلی خورد. دوباره امتحان کنید.
frame-wrong = سرور متوجه این پیام نشد.
frame-long = پیام نباید از { $high } بایت بلندتر باشد.
hello-missing = هر اتصال باید با پیام «hello» شروع شود.
origin-wrong = این صفحه مال این سرور نیست.
metrics-closed = این را فقط با کلیدی می‌شود خواند که سرور با آن راه افتاده است.
host-wrong = این سرور به نام { $name } پاسخ نمی‌دهد. اگر سرور مال شماست، با این گزینه راهش بیندازید: { "--allowed-host" } { $name }
request-other = این درخواست پیش‌تر با نام دیگری آمده بود. از نو شروع کنید.
table-worn = سر این میز زیادی چیزها عوض شده است. یک دست بازی کنید یا میز تازه‌ای باز کنید.
shows-many = از این‌جا میزهای زیادی تماشا می‌شوند که فقط ربات‌ها سرشان هستند. یکی را ببندید.
page-unknown = این‌جا چیزی نیست. نشانی را بررسی کنید.
request-wrong = سرور متوجه این درخواست نشد.
bye-left = از سر میز بلند شدید.
bye-kicked = میزبان شما را از سر میز بلند کرد.
bye-slow = اتصال خیلی کند بود. دوباره تلاش می‌کنیم.
bye-stopping = سرور دارد از نو راه می‌افتد. بازی شما ذخیره شده است و ادامه پیدا می‌کند.

## Configuration

link-wrong = «{ $found }» لینک میز نیست. لینک این شکلی است: http://localhost:8765/t/BCD234
server-unreachable = سرور { $server } جواب نمی‌دهد. لینک و اتصالتان را بررسی کنید.

## What people say

talk-line = { $name }: { $text }
said-looked-saboteur =
    { $found ->
        [treasure] { $name }: هدف { $goal } را دیدم: گنج همین‌جاست!
       *[stone] { $name }: هدف { $goal } را دیدم: فقط سنگ است.
    }
said-looked-gobblings =
    { $found ->
        [gold] { $name }: هدف { $goal } را دیدم: طلا همین‌جاست!
        [dragon] { $name }: هدف { $goal } را دیدم: اژدهاست.
       *[dynamite] { $name }: هدف { $goal } را دیدم: دینامیت است.
    }
said-look-at = { $name }: یکی باید نگاهی به هدف { $goal } بیندازد.
said-suspect = { $name }: به { $other } اعتماد ندارم.
said-trust = { $name }: به { $other } اعتماد دارم.
said-honest = { $name }: من روراستم، باور کنید.
said-mend-me = { $name }: لطفاً ابزارم را تعمیر کنید!
said-no-way = { $name }: کارتی ندارم که کارمان را جلو ببرد.
said-thanks = { $name }: ممنون، { $other }!
said-sorry = { $name }: ببخشید، چاره‌ای نداشتم.
said-well-played = { $name }: دست‌مریزاد به همه، بازی قشنگی بود!

## At the table

join-watching = شما تماشاگرید.
# $who is "you" or "other"
join-host =
    { $who ->
        [you] میزبان شمایید.
       *[other] میزبان { $name } است و بازی را شروع می‌کند.
    }
join-sat =
    { $kind ->
        [bot] ربات { $name } روی صندلی { $seat } می‌نشیند.
       *[person] { $name } روی صندلی { $seat } می‌نشیند.
    }
# $why is how somebody goes
join-vacated =
    { $why ->
        [left] { $name } از سر میز بلند می‌شود.
        [kicked] میزبان { $name } را از سر میز بلند می‌کند.
       *[freed] ربات { $name } جایش را خالی می‌کند.
    }
join-plays-on = یک ربات بازی را به‌جای { $name } ادامه می‌دهد.
join-ready =
    { $ready ->
        [yes] { $name } آماده است.
       *[no] { $name } دیگر آماده نیست.
    }
join-devices =
    { $count ->
        [one] { $name } با یک دستگاه این‌جاست.
       *[other] { $name } با { $count } دستگاه این‌جاست.
    }
join-clock =
    { $who ->
        [you] { $seconds ->
            [one] { $seconds } ثانیه‌ی دیگر یک ربات به‌جای شما بازی می‌کند.
           *[other] { $seconds } ثانیه‌ی دیگر یک ربات به‌جای شما بازی می‌کند.
        }
       *[other] { $seconds ->
            [one] { $seconds } ثانیه‌ی دیگر یک ربات به‌جای { $name } بازی می‌کند.
           *[other] { $seconds } ثانیه‌ی دیگر یک ربات به‌جای { $name } بازی می‌کند.
        }
    }
join-stand-in =
    { $who ->
        [you] این نوبت را یک ربات به‌جای شما بازی می‌کند.
       *[other] حالا یک ربات به‌جای { $name } بازی می‌کند.
    }
join-returned = { $name } دوباره خودش بازی می‌کند.
join-host-passed =
    { $who ->
        [you] از حالا میزبان شمایید.
       *[other] از حالا میزبان { $name } است.
    }
join-paused =
    { $on ->
        [yes] بازی فعلاً متوقف است.
       *[no] بازی ادامه دارد.
    }
join-locked =
    { $on ->
        [yes] میز قفل است: کس دیگری نمی‌تواند بنشیند.
       *[no] قفل میز باز است: هرکس لینک را دارد می‌تواند بنشیند.
    }
join-chat =
    { $on ->
        [yes] گفت‌وگو باز است.
       *[no] گفت‌وگو بسته است، ولی ادعا هنوز آزاد است.
    }
join-muted =
    { $who ->
        [you] { $on ->
            [yes] میزبان شما را بی‌صدا کرده است.
           *[no] دوباره می‌توانید حرف بزنید.
        }
       *[other] { $on ->
            [yes] میزبان { $name } را بی‌صدا کرده است.
           *[no] { $name } دوباره می‌تواند حرف بزند.
        }
    }
join-found = اتصال برگشت.
claim-wrong = «{ $text }» ادعا نیست. فقط claim را بنویسید تا ببینید چه می‌توانید بگویید.

bot-title-digger = کارکشته
bot-told-digger = با قاعده‌های ساده حساب‌شده بازی می‌کند و هیچ‌وقت حرف نمی‌زند.
bot-title-thinker = متفکر
bot-told-thinker = هر کار و هر حرف سر میز را می‌سنجد، بر پایه‌اش بازی می‌کند و حرف هم می‌زند، هرچند نه همیشه راست.
bot-title-master = استاد
bot-told-master = پیش از بازی هر حرکت را در صدها جهان ممکن می‌آزماید و حرف هم می‌زند، هرچند نه همیشه راست.
bot-title-novice = تازه‌کار
bot-told-novice = هنوز یاد می‌گیرد: به همه اعتماد می‌کند و راه را اغلب اشتباه می‌سنجد.
bot-title-goblin = گابلین پیر
bot-told-goblin = راه و هر دو نژاد را می‌شناسد و هیچ‌وقت حرف نمی‌زند.
bot-title-random = قمارباز
bot-told-random = هر کارتی را که جا بخورد بازی می‌کند.
