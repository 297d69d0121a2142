### The people at the table, on the page: seats, piles, roles, talk, decisions, the end of rounds and games.

people-close = بستن
people-back = برگشت
people-look = دیدن هزارتو

## Seats: short signs beside a name

seats-title = بازیکن‌ها
# a small mark at the reader’s own name: as short as can be
seats-you = شما
seats-bot = ربات
seats-host = میزبان
seats-away = غایب
seats-muted = بی‌صدا
seats-open = صندلی خالی
# beside the seat whose turn it is; $who is "you" or "other"
seats-turn =
    { $who ->
        [you] نوبت شماست
       *[other] نوبت اوست
    }
# time is running
seats-clock = { $seconds } ثانیه تا حرکت ربات
# the same beside “your turn”: as short as can be
seats-clock-short = { $seconds } ثانیه
seats-cards =
    { $count ->
        [0] بدون کارت
        [one] یک کارت
       *[other] { $count } کارت
    }
seats-gold =
    { $count ->
        [0] بدون طلا
        [one] یک کارت طلا
       *[other] { $count } کارت طلا
    }
# at the end of the game, once the gold is counted
seats-nuggets =
    { $count ->
        [0] بدون طلا
        [one] یک قطعه طلا
       *[other] { $count } قطعه طلا
    }
seats-points = { $points } از { $most } امتیاز
seats-lit = قابل انتخاب
seats-aimed = انتخاب شد
seats-kick = بلند کردن از سر میز
seats-kick-sure = واقعاً بلند شود؟
seats-mute = بی‌صدا کردن
seats-unmute = اجازه‌ی حرف زدن
seats-pass-host = سپردن میزبانی
seats-free = مرخص کردن ربات
seats-put-bot = نشاندن ربات

## Piles

seats-piles = دسته‌های کارت
seats-deck = بانک
seats-discards = باطله‌ها
seats-gold-pile = طلا
seats-passes = رد نوبت
seats-round = دور { $round } از { $rounds }
seats-round-only = دور { $round }
seats-discards-shown = کارت‌های باطله‌ی روباز
seats-pile-count = { $pile }: { $count }

## Your role

role-digger = جوینده
role-saboteur = خرابکار
found-treasure = گنج
found-stone = سنگ
role-mine = نقش من
role-title = نقش شما در این دور
role-title-new = حالا نقش دیگری دارید
role-hold = نگه دارید و ببینید
role-hold-hint = کارت را فشار دهید و نگه دارید. نگذارید بغل‌دستی‌ها ببینند.
role-show = نشان دادن کارت
role-hide = پنهان کردن کارت
role-dismiss = فهمیدم
role-bonus-master = اگر نقشتان با کسی عوض شود، یک امتیاز می‌گیرید.
role-bonus-bomber = اگر دینامیت رو شود، یک امتیاز می‌گیرید.
role-bonus-greedy = اگر اژدها رو شود، یک امتیاز می‌دزدید.
role-bonus-driver = اگر راه طلا یا اژدها از هیچ دری نگذرد، یک امتیاز می‌گیرید.
role-bonus-pedant = اگر آخر دور بانک خالی باشد، یک امتیاز می‌گیرید.
role-bonus-king = اگر سر راه طلا دست‌کم سه آبجو باشد، یک امتیاز می‌گیرید.
role-bonus-keymaster = اگر راه طلا یا اژدها از یک درِ باز بگذرد، یک امتیاز می‌گیرید.
role-bonus-jeweller = اگر طلا رو شود، یک امتیاز می‌گیرید.

## Log and talk

talk-log = آنچه گذشت
talk-log-empty = هنوز اتفاقی نیفتاده است.
talk-newest = به تازه‌ترین‌ها
talk-title = گفت‌وگو
talk-empty = هنوز کسی چیزی نگفته است.
talk-write = به همه چیزی بگویید
talk-send = فرستادن
talk-claims = با یک ضربه بگویید
talk-claim-honest = من روراستم
talk-claim-mend-me = ابزارم را تعمیر کنید!
talk-claim-no-way = کارت خوبی ندارم
talk-claim-sorry = ببخشید!
talk-claim-well-played = دست‌مریزاد!
talk-claim-looked = هدف … را دیدم
talk-claim-look-at = هدف … را ببینید
talk-claim-suspect = به … اعتماد ندارم
talk-claim-trust = به … اعتماد دارم
talk-claim-thanks = ممنون، …
talk-goal = هدف { $goal }

## Decisions

decide-pile =
    { $count ->
        [one] یک کارت مانده که بردارید.
       *[other] از { $count } کارت یکی را برمی‌دارید و بقیه را به نفر بعد می‌دهید.
    }
decide-same =
    { $count ->
        [one] یک کارت از این نوع
       *[other] { $count } کارت از این نوع
    }

## The end of a round and of a game

end-round = دور { $round } تمام شد
end-goals = زیر هدف‌ها چه بود
end-goal = هدف { $goal }: { $found }
end-roles = کی چه‌کاره بود
end-gold = تقسیم طلا
end-points = امتیازها
end-go-on = ادامه
end-round-more =
    { $change ->
        [one] { $change } امتیاز اضافه شد
       *[other] { $change } امتیاز اضافه شد
    }
end-round-less =
    { $change ->
        [one] { $change } امتیاز کم شد
       *[other] { $change } امتیاز کم شد
    }
end-game = نتیجه‌ی بازی
end-winner = برنده
end-again = بازی دوباره
end-wait = { $name } می‌تواند بازی دیگری شروع کند.
end-record = ذخیره‌ی گزارش بازی
end-home = خانه
