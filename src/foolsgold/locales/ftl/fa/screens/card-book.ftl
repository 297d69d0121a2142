### The picture book, editions side by side, the keys: what nobody needs to play.

## The picture book

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
        [one] طلا: یک قطعه
       *[other] طلا: { $nuggets } قطعه
    }
# how many cards there are of one kind; $card is its name
book-count = { $card }، { $count ->
        [one] یک کارت
       *[other] { $count } کارت
    }

## Editions side by side

compare-choose = کدام نسخه‌ها؟
compare-hint = فقط تفاوت‌ها را می‌بینید. شماره، قانون را باز می‌کند.
compare-same = این نسخه‌ها هیچ تفاوتی ندارند.
compare-few = دست‌کم دو نسخه انتخاب کنید.
compare-point = موضوع

## The keys

keys-choose = انتخاب کارت از دستتان
keys-walk = رفتن از کارتی به کارت دیگر، از جایی به جای دیگر
keys-play = بازی کردن همان‌جا
keys-turn = چرخاندن کارت
keys-away = کنار گذاشتن یا عوض کردن کارت
keys-about = کارت چه کار می‌کند
keys-mark = علامت زدن بازیکنِ انتخاب‌شده: اعتماد، تردید، شک
keys-cancel = انصراف، بستن
keys-list = همین فهرست
keys-next = رفتن به بخش بعدی صفحه
keys-hint = جای حرف‌ها مثل صفحه‌کلید انگلیسی است، هرچه روی کلیدهای شما باشد.
