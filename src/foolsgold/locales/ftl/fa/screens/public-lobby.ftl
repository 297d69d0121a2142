### Where strangers meet: the page fetches these when somebody goes there.

## Refused

strangers-off = این سرور فهرست میزهای باز ندارد.
seat-blocked = میزبان این میز دستگاه شما را مسدود کرده است. می‌توانید تماشا کنید یا میز خودتان را باز کنید.
device-shunned = چند نفر این دستگاه را گزارش کرده‌اند. تا مدتی نمی‌تواند سر میزهای فهرست بنشیند؛ میز دوستانتان مثل همیشه برایتان باز است.

## The list

open-title = میزهای باز
open-hint = کسانی که دنبال هم‌بازی می‌گردند.
open-go = ببینید چه کسی منتظر است
open-none = الان کسی منتظر نیست. میز خودتان را باز کنید و بگذارید دیگران پیدایش کنند: کلیدش سر همان میز است.
open-again = تازه‌سازی
open-host = میزبان: { $name }
open-lang = زبان: { $language }
open-people =
    { $count ->
        [one] { $count } نفر منتظر است
       *[other] { $count } نفر منتظرند
    }
open-bots =
    { $count ->
        [one] { $count } ربات
       *[other] { $count } ربات
    }
open-free =
    { $count ->
        [one] { $count } صندلی خالی
       *[other] { $count } صندلی خالی
    }
open-age =
    { $minutes ->
        [0] همین حالا باز شد
        [one] از { $minutes } دقیقه پیش باز است
       *[other] از { $minutes } دقیقه پیش باز است
    }
open-join = نشستن
open-join-long = نشستن سر میزِ { $name }
open-more =
    { $count ->
        [one] { $count } میز دیگر نشان داده نشده است.
       *[other] { $count } میز دیگر نشان داده نشده است.
    }
open-switch = غریبه‌ها بتوانند این میز را پیدا کنند
open-switch-hint = تا بازی شروع نشده در فهرست میزهای باز می‌ماند.

## Reporting and blocking

report-open = گزارش تخلف
report-open-long = گزارش تخلف { $name }
report-ask = مشکل چیست؟
report-why-name = نامش
report-why-words = حرف‌هایش
report-why-play = عمداً بازی را خراب می‌کند
report-why-other = چیز دیگری
report-done = ممنون. کسی که این سرور را می‌گرداند آن را می‌خواند.
block-go = بلند کردن و مسدود کردن
block-sure = واقعاً مسدود شود؟
block-hint = این دستگاه دیگر نمی‌تواند سر میزهای شما بیاید.
blocks-count =
    { $count ->
        [one] { $count } دستگاه را مسدود کرده‌اید.
       *[other] { $count } دستگاه را مسدود کرده‌اید.
    }
blocks-forget = رفع مسدودی همه

## Figures

status-title = آمار این سرور
status-playing = بازی‌های در جریان
status-waiting = میزهای پیش از بازی
status-people = آدم‌های سر میزها
status-games = بازی‌های تمام‌شده‌ی امروز
status-since = روشن از
status-version = نگارش
status-today = «امروز» از نیمه‌شب به وقت UTC شروع می‌شود.
