### The classic game at the table: cards, events, refusals.
### $who and $target are "you", "self" or "other"; $name and $target-name are the names.

## Cards

tool-pick = کلنگ
tool-lamp = فانوس
tool-cart = گاری
side-n = بالا
side-e = راست
side-s = پایین
side-w = چپ

# $sides is a list of sides
card-passage = گذرگاه: { $sides }
card-dead-end = بن‌بست: { $sides }
card-map = نقشه
card-rockfall = ریزش
card-break =
    { $tool ->
        [pick] کلنگ شکسته
        [lamp] فانوس شکسته
       *[cart] گاری شکسته
    }
card-mend =
    { $tools ->
        [pick] تعمیر کلنگ
        [lamp] تعمیر فانوس
        [cart] تعمیر گاری
        [pick-lamp] تعمیر کلنگ یا فانوس
        [pick-cart] تعمیر کلنگ یا گاری
        [lamp-cart] تعمیر فانوس یا گاری
       *[other] تعمیر هر ابزاری
    }

## Events, as a log that reads like sentences

event-round-started =
    دور { $round } از { $rounds }. { $who ->
        [you] شما شروع می‌کنید.
       *[other] { $name } شروع می‌کند.
    }
event-dealt =
    یک نقش پنهان و { $count ->
        [one] { $count } کارت
       *[other] { $count } کارت
    } به شما می‌رسد.
event-placed =
    { $who ->
        [you] { $kind ->
            [dead-end] در { $cell } یک بن‌بست می‌گذارید.
           *[passage] در { $cell } یک گذرگاه می‌گذارید.
        }
       *[other] { $kind ->
            [dead-end] { $name } در { $cell } یک بن‌بست می‌گذارد.
           *[passage] { $name } در { $cell } یک گذرگاه می‌گذارد.
        }
    }
event-peeked = { $name } نگاهی به هدف { $goal } می‌اندازد.
event-peeked-own =
    { $found ->
        [treasure] نگاهی به هدف { $goal } می‌اندازید: گنج همین‌جاست!
       *[stone] نگاهی به هدف { $goal } می‌اندازید: فقط سنگ است.
    }
event-collapsed =
    { $who ->
        [you] با ریزش، کارت { $cell } را از بین می‌برید.
       *[other] { $name } ریزش راه می‌اندازد: کارت { $cell } از بین می‌رود.
    }
event-broken =
    { $who ->
        [you] { $target ->
            [self] { $tool ->
                [pick] کلنگ
                [lamp] فانوس
               *[cart] گاری
            } خودتان را می‌شکنید.
           *[other] { $tool ->
                [pick] کلنگ
                [lamp] فانوس
               *[cart] گاری
            } { $target-name } را می‌شکنید.
        }
       *[other] { $target ->
            [you] { $name } { $tool ->
                [pick] کلنگ
                [lamp] فانوس
               *[cart] گاری
            } شما را می‌شکند.
            [self] { $name } { $tool ->
                [pick] کلنگ
                [lamp] فانوس
               *[cart] گاری
            } خودش را می‌شکند.
           *[other] { $name } { $tool ->
                [pick] کلنگ
                [lamp] فانوس
               *[cart] گاری
            } { $target-name } را می‌شکند.
        }
    }
event-mended =
    { $who ->
        [you] { $target ->
            [self] { $tool ->
                [pick] کلنگ
                [lamp] فانوس
               *[cart] گاری
            } خودتان را تعمیر می‌کنید.
           *[other] { $tool ->
                [pick] کلنگ
                [lamp] فانوس
               *[cart] گاری
            } { $target-name } را تعمیر می‌کنید.
        }
       *[other] { $target ->
            [you] { $name } { $tool ->
                [pick] کلنگ
                [lamp] فانوس
               *[cart] گاری
            } شما را تعمیر می‌کند.
            [self] { $name } { $tool ->
                [pick] کلنگ
                [lamp] فانوس
               *[cart] گاری
            } خودش را تعمیر می‌کند.
           *[other] { $name } { $tool ->
                [pick] کلنگ
                [lamp] فانوس
               *[cart] گاری
            } { $target-name } را تعمیر می‌کند.
        }
    }
event-discarded = { $name } نوبتش را رد می‌کند و کارتی را به پشت کنار می‌گذارد.
event-discarded-own = نوبت را رد می‌کنید و این را به پشت کنار می‌گذارید: { $card }.
event-drew-own = کارت تازه‌ی شما: { $card }.
event-goal-opened =
    { $found ->
        [treasure] { $who ->
            [you] هدف { $goal } را رو می‌کنید: گنج!
           *[other] { $name } هدف { $goal } را رو می‌کند: گنج!
        }
       *[stone] { $who ->
            [you] هدف { $goal } را رو می‌کنید: فقط سنگ است.
           *[other] { $name } هدف { $goal } را رو می‌کند: فقط سنگ است.
        }
    }
event-round-ended =
    { $found ->
        [yes] گنج پیدا شد: جوینده‌ها این دور را می‌برند.
        [nobody] گنج پیدا نشد، ولی خرابکاری هم نبود: کسی این دور را نمی‌برد.
       *[no] گنج پیدا نشد: خرابکارها این دور را می‌برند.
    }
# $names lists the saboteurs
event-saboteurs =
    { $count ->
        [0] این دور خرابکار نداشتیم.
        [one] خرابکار این دور: { $names }.
       *[other] خرابکارهای این دور: { $names }.
    }
event-treasure-was = گنج زیر هدف { $goal } بود.
event-gold-offered =
    { $count ->
        [one] آخرین کارت طلا به { $name } می‌رسد.
       *[other] { $name } از میان { $count } کارت طلا یکی را انتخاب می‌کند.
    }
# $cards lists nuggets, such as 1, 1, 3
event-gold-offered-own = از میان این کارت‌های طلا یکی مال شماست: { $cards }.
event-gold-taken = { $name } یک کارت طلا برمی‌دارد.
event-gold-taken-own =
    { $nuggets ->
        [one] { $nuggets } قطعه طلا برمی‌دارید.
       *[other] { $nuggets } قطعه طلا برمی‌دارید.
    }
event-paid =
    { $who ->
        [you] { $due ->
            [one] { $due } قطعه طلا مزد می‌گیرید.
           *[other] { $due } قطعه طلا مزد می‌گیرید.
        }
       *[other] { $due ->
            [one] { $name } { $due } قطعه طلا مزد می‌گیرد.
           *[other] { $name } { $due } قطعه طلا مزد می‌گیرد.
        }
    }
event-game-ended =
    { $count ->
        [one] بازی تمام شد. برنده: { $names }.
       *[other] بازی تمام شد. برنده‌های مشترک: { $names }.
    }
standing =
    { $name }: { $nuggets ->
        [0] بدون طلا
        [one] یک قطعه طلا
       *[other] { $nuggets } قطعه طلا
    }

## Choices offered

option-place = در { $cell }
option-place-turned = در { $cell }، سروته
option-goal = هدف { $goal }
option-collapse = { $cell }: { $card }
option-seat =
    { $who ->
        [you] خودتان
       *[other] { $name }
    }
option-mend =
    { $who ->
        [you] { $tool ->
            [pick] کلنگ
            [lamp] فانوس
           *[cart] گاری
        } خودتان
       *[other] { $tool ->
            [pick] کلنگ
            [lamp] فانوس
           *[cart] گاری
        } { $name }
    }
option-discard = کنار گذاشتن: { $card }
option-turn =
    { $turned ->
        [yes] سروته: { $card }
       *[no] بدون چرخش: { $card }
    }
option-take =
    { $nuggets ->
        [one] { $nuggets } قطعه طلا
       *[other] { $nuggets } قطعه طلا
    }

## Why a card cannot be played at all

unplayable-path = این کارت فعلاً هیچ‌جا جور نمی‌شود.
unplayable-map = همه‌ی هدف‌ها رو شده‌اند: چیزی برای دیدن نمانده.
unplayable-rockfall = هنوز کارتی در هزارتو نیست که ریزش از بینش ببرد.
unplayable-break = این ابزار از قبل برای همه شکسته است.
unplayable-mend = هیچ‌کس ابزار شکسته‌ای ندارد که با این کارت تعمیر شود.

## Why a move is refused; $rule is the number on the rules page

refused-game-over = بازی تمام شده است. ({ $rule })
refused-not-now = اول باید تکلیف چیز دیگری روشن شود. ({ $rule })
refused-not-your-card = این کارت دست شما نیست. ({ $rule })
refused-not-a-path = فقط کارت مسیر را می‌شود در هزارتو گذاشت. ({ $rule })
refused-not-a-map = فقط با نقشه می‌شود به هدف نگاه کرد. ({ $rule })
refused-not-a-rockfall = فقط ریزش کارتی را از هزارتو برمی‌دارد. ({ $rule })
refused-not-a-break = این کارت ابزاری را نمی‌شکند. ({ $rule })
refused-not-a-mend = این کارت ابزاری را تعمیر نمی‌کند. ({ $rule })
refused-tool-broken = تا ابزار شکسته دارید نمی‌توانید تونل بزنید. ({ $rule })
refused-cell-taken = آن‌جا کارت هست. ({ $rule })
refused-no-fit = تونل‌هایش با کارت‌های کناری جور نیست. ({ $rule })
refused-no-contact = کارت باید دنباله‌ی تونلی باشد که روی میز است. ({ $rule })
refused-cut-off = از آن‌جا تونل پیوسته‌ای تا کارت آغاز نیست. ({ $rule })
refused-same-turned = این کارت سروته هم همین شکل است: بدون چرخاندن بگذاریدش. ({ $rule })
refused-no-such-goal = چنین هدفی نداریم. ({ $rule })
refused-goal-open = این هدف قبلاً رو شده است. ({ $rule })
refused-no-such-seat = کسی آن‌جا ننشسته است. ({ $rule })
refused-not-yourself = سر این میز نمی‌توانید ابزار خودتان را بشکنید. ({ $rule })
refused-already-broken = این ابزارش همین حالا هم شکسته است. ({ $rule })
refused-wrong-tool = این کارت به درد تعمیر آن ابزار نمی‌خورد. ({ $rule })
refused-nothing-to-mend = آن ابزار شکسته نیست. ({ $rule })
refused-nothing-there = آن‌جا کارتی نیست که ریزش از بینش ببرد. ({ $rule })
refused-protected = ریزش به آغاز و هدف‌ها کاری ندارد. ({ $rule })
refused-not-reached = تونل پیوسته‌ای به این هدف نمی‌رسد. ({ $rule })
refused-not-this-stone = الان نوبت گذاشتن این سنگ نیست. ({ $rule })
refused-no-such-gold = چنین کارت طلایی به دست شما نرسیده است. ({ $rule })
bad-notation = «{ $text }» حرکت نیست. حرکت را این‌طور می‌نویسند: «{ $example }».

## Editions

title-saboteur-uk = خرابکار، دفترچه‌ی اوکراینی
title-saboteur-ru = خرابکار، دفترچه‌ی روسی
title-saboteur-fa = خرابکار، دفترچه‌ی فارسی
title-saboteur-lv = خرابکار، دفترچه‌ی لتونیایی
title-saboteur-he = خرابکار، دفترچه‌ی عبری
title-saboteur-en = خرابکار، دفترچه‌ی انگلیسی

