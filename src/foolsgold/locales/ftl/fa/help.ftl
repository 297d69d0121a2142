### What cards do, the picture book, editions side by side, the keys.

## What a card does, in one sentence

help-passage = تونل را درازتر می‌کند.
help-dead-end = مثل گذرگاه گذاشته می‌شود، ولی راهی از آن نمی‌گذرد.
help-map = فقط خودتان زیر یک هدف را می‌بینید.
help-rockfall = یک کارت مسیر را از تونل برمی‌دارد.
help-break = هرکس بگیردش، تا ابزارش تعمیر نشود نمی‌تواند تونل بزند.
help-mend = یک ابزار شکسته را تعمیر می‌کند، مال خودتان یا دیگری.
help-mend-either = یکی از این ابزارها را تعمیر می‌کند، مال خودتان یا دیگری.
help-bomb = گذرگاهی که با رو شدن دینامیت منفجر می‌شود.
help-lantern = گذرگاهی که هیچ‌چیز منفجرش نمی‌کند.
help-ale = گذرگاهی است، و شما می‌گویید نوبت بعدی چه کسی بسوزد.
help-key = گذرگاهی که درهای هم‌رنگش را باز می‌کند.
help-door = راه را می‌بندد، تا کلیدی هم‌رنگش پیش از آن باشد.
help-rubble = راه را می‌بندد، تا کسی منفجرش کند.
help-explosion = یک کارت را از هزارتو برمی‌دارد، مگر این‌که فانوس داشته باشد.
help-potion = نقشتان را با کسی عوض می‌کنید و فقط شما دو نفر می‌دانید.
help-about = این کارت چه کار می‌کند؟
# before the numbers of the rules
help-rules = قانون‌ها:
help-rule-open = خواندن قانون { $rule }
help-rule-missing = قانون { $rule } در این برگه نیست: یا در این نسخه نیست، یا فقط در صفحه‌ی قانون‌ها آمده.

## Before a card is played by mistake

doubt-break-self = این‌طوری ابزار خودتان می‌شکند. همین را می‌خواهید؟
# $known says what the reader knows of that goal
doubt-known = { $known } دوباره نگاه می‌کنید؟
doubt-yes = بله، بازی شود

## The picture book

book-title = همه‌ی کارت‌ها
book-hint = کارتی را انتخاب کنید تا ببینید چه کار می‌کند.
book-table = آغاز و هدف‌ها
book-passages = گذرگاه‌ها
book-dead-ends = بن‌بست‌ها
book-doors = کلیدها و درها
book-rubble = آوارها
book-actions = کارت‌های عملیاتی
book-tools = ابزارها
book-roles = نقش‌ها
book-gold = طلا
book-start = آغاز
book-nuggets = { $nuggets ->
        [one] طلا: یک تکه
       *[other] طلا: { $nuggets } تکه
    }
# how many cards there are of one kind; $card is its name
book-count = { $card }، { $count ->
        [one] یک کارت
       *[other] { $count } کارت
    }

## Editions side by side

compare-title = نسخه‌ها کنار هم
compare-choose = کدام نسخه‌ها؟
compare-hint = فقط تفاوت‌ها را می‌بینید. شماره، قانون را باز می‌کند.
compare-same = این نسخه‌ها هیچ تفاوتی ندارند.
compare-few = دست‌کم دو نسخه انتخاب کنید.
compare-point = موضوع

## The keys

keys-title = کلیدها
keys-choose = انتخاب کارت از دستتان
keys-walk = رفتن از کارتی به کارت دیگر، از جایی به جای دیگر
keys-play = بازی کردن همان‌جا
keys-turn = چرخاندن کارت
keys-away = کنار گذاشتن کارت
keys-about = کارت چه کار می‌کند
keys-cancel = انصراف، بستن
keys-list = همین فهرست
keys-next = رفتن به بخش بعدی صفحه
keys-hint = جای حرف‌ها مثل صفحه‌کلید انگلیسی است، هرچه روی کلیدهای شما باشد.

## Learning

learn-which = کدام بازی؟
learn-other = بازی دیگر را هم یاد بگیرید: { $game }
