### What cards do, and what may be a slip.

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
help-door = راه را می‌بندد، تا کلیدی هم‌رنگش سر راه آن گذاشته شود.
help-rubble = راه را می‌بندد، تا کسی منفجرش کند.
help-explosion = یک کارت را از هزارتو برمی‌دارد، مگر این‌که فانوس داشته باشد.
help-potion = نقشتان را با کسی عوض می‌کنید و فقط شما دو نفر می‌دانید.
help-about = این کارت چه کار می‌کند؟
# before the numbers of the rules
help-rules = قوانین:
help-rule-open = خواندن قانون { $rule }
help-rule-missing = قانون { $rule } در این برگه نیست: یا در این نسخه نیست، یا فقط در صفحه‌ی قوانین آمده.

## Before a card is played by mistake

doubt-break-self = این‌طوری ابزار خودتان می‌شکند. همین را می‌خواهید؟
# $known says what the reader knows of that goal
doubt-known = { $known } دوباره نگاه می‌کنید؟
doubt-yes = بله، بازی شود

## Titles, which are doors to them as well

book-title = همه‌ی کارت‌ها
compare-title = نسخه‌ها کنار هم
keys-title = کلیدها

## Learning

learn-which = کدام بازی؟
learn-other = بازی دیگر را هم یاد بگیرید: { $game }
