### Gobblings! vs Gnomes at the table: tiles, events, refusals, editions.
### $who and $target are "you" or "other"; $name and $target-name are the names.

## Roles and tiles

race-gnome = کوتوله
race-goblin = گابلین
role-master = استاد تغییر چهره
role-bomber = تخریبچی
role-greedy = طمعکار
role-driver = راننده
role-pedant = ملانقطی
role-king = شاه
role-keymaster = کلیددار
role-jeweller = زرگر
found-gold = طلا
found-dragon = اژدها
found-dynamite = دینامیت

# $sides is a list of sides
tile-passage = گذرگاه: { $sides }
tile-bomb = گذرگاه با بمب: { $sides }
tile-lantern = گذرگاه با فانوس: { $sides }
tile-ale = گذرگاه با آبجو: { $sides }
tile-rubble = آوار: { $sides }
tile-key =
    { $colour ->
        [red] گذرگاه با کلید قرمز: { $sides }
        [blue] گذرگاه با کلید آبی: { $sides }
       *[yellow] گذرگاه با کلید زرد: { $sides }
    }
tile-door =
    { $colour ->
        [red] درِ قرمز: { $sides }
        [blue] درِ آبی: { $sides }
       *[yellow] درِ زرد: { $sides }
    }
tile-door-open =
    { $colour ->
        [red] درِ قرمز، باز: { $sides }
        [blue] درِ آبی، باز: { $sides }
       *[yellow] درِ زرد، باز: { $sides }
    }
card-explosion = انفجار
card-potion = معجون

## Events, as a log that reads like sentences

gob-round-started =
    دور { $round }. { $who ->
        [you] شما شروع می‌کنید.
       *[other] { $name } شروع می‌کند.
    }
# $tile is the name of the tile
gob-placed =
    { $who ->
        [you] در { $cell } می‌گذارید: { $tile }.
       *[other] { $name } در { $cell } می‌گذارد: { $tile }.
    }
# $found is the name of what lies there
gob-peeked-own = نگاهی به هدف { $goal } می‌اندازید: { $found }.
gob-exploded =
    { $who ->
        [you] در { $cell } کارت «{ $tile }» را منفجر می‌کنید.
       *[other] { $name } در { $cell } کارت «{ $tile }» را منفجر می‌کند.
    }
gob-swapped =
    { $who ->
        [you] نقشتان را با { $target-name } عوض می‌کنید.
       *[other] { $target ->
            [you] { $name } نقشش را با شما عوض می‌کند.
           *[other] { $name } نقشش را با { $target-name } عوض می‌کند.
        }
    }
# told to both who exchanged; $role is what the reader holds now, $gone what they gave away
gob-swapped-roles = تا حالا { $gone } بودید، از حالا { $role } ({ $race }) هستید.
gob-replaced = { $name } کارتی را ته بانک می‌گذارد و یکی دیگر برمی‌دارد.
gob-replaced-own = این را ته بانک می‌گذارید: { $card }.
gob-passed =
    { $who ->
        [you] نوبت را رد می‌کنید.
       *[other] { $name } نوبتش را رد می‌کند.
    }
# $cards lists the hand
gob-shown =
    { $who ->
        [you] هیچ کارتی نمی‌توانید بازی کنید و دستتان را رو می‌کنید: { $cards }.
       *[other] { $name } هیچ کارتی نمی‌تواند بازی کند و دستش را رو می‌کند: { $cards }.
    }
gob-skipped =
    { $who ->
        [you] از آبجو خوابتان برده: این نوبتتان می‌سوزد.
       *[other] { $name } از آبجو خوابش برده: این نوبتش می‌سوزد.
    }
gob-named =
    { $who ->
        [you] آبجو را به { $target-name } می‌دهید: نوبت بعدی‌اش می‌سوزد.
       *[other] { $target ->
            [you] { $name } آبجو را به شما می‌دهد: نوبت بعدی‌تان می‌سوزد.
           *[other] { $name } آبجو را به { $target-name } می‌دهد: نوبت بعدی‌اش می‌سوزد.
        }
    }
# $found is the name of what lies there
gob-goal-opened =
    { $who ->
        [you] هدف { $goal } را رو می‌کنید: { $found }!
       *[other] { $name } هدف { $goal } را رو می‌کند: { $found }!
    }
gob-goal-left =
    { $who ->
        [you] آن یکی هدف را رو نمی‌کنید.
       *[other] { $name } آن یکی هدف را رو نمی‌کند.
    }
gob-blown-up =
    { $count ->
        [0] دینامیت منفجر می‌شود، ولی بمبی در هزارتو نیست.
        [one] دینامیت منفجر می‌شود: یک کارت بمب‌دار از بین می‌رود.
       *[other] دینامیت منفجر می‌شود: { $count } کارت بمب‌دار از بین می‌روند.
    }
gob-round-ended =
    { $outcome ->
        [gold] طلا پیدا شد: کوتوله‌ها این دور را می‌برند.
        [dragon] اژدها بیدار شد: گابلین‌ها این دور را می‌برند.
       *[nothing] کسی نه به طلا رسید نه به اژدها: گابلین‌ها این دور را می‌برند.
    }
# one line for each player
gob-goals = زیر هدف‌ها این‌ها بود: { $faces }.
gob-ending-all-passed = از آخرین کارتی که بازی شد همه نوبت را رد کرده‌اند.
gob-ending-no-cards = همه‌ی کارت‌ها تمام شد.
gob-ending-stalled = مدت‌هاست کسی کارتی بازی نکرده.
gob-role-was = { $name }: { $role } ({ $race })
# $total is the marker after it
gob-scored =
    { $change ->
        [one] { $name }: { $change } امتیاز اضافه شد، جمع { $total }. { $why }
       *[other] { $name }: { $change } امتیاز اضافه شد، جمع { $total }. { $why }
    }
gob-scored-loss =
    { $change ->
        [one] { $name }: { $change } امتیاز کم شد، جمع { $total }. { $why }
       *[other] { $name }: { $change } امتیاز کم شد، جمع { $total }. { $why }
    }
why-gold = کوتوله‌ها طلا را پیدا کردند.
why-opener = پاداش رو کردن طلا.
why-loss = یک گابلین طلا را رو کرد.
why-dragon = اژدها بیدار شد.
why-nothing = کسی نه به طلا رسید نه به اژدها.
why-theft = غنیمت طمعکار.
why-robbed = طمعکار دزدید.
# $role is the name of the role
why-role = پاداش نقش: { $role }.
gob-game-ended = بازی تمام شد. برنده: { $name }.
gob-standing =
    { $points ->
        [one] { $name }: { $points } امتیاز
       *[other] { $name }: { $points } امتیاز
    }

## Choices offered

option-place-degrees = در { $cell }، با { $degrees } درجه چرخش: { $sides }
option-leave = به پشت بماند
option-pass = رد کردن نوبت
gob-option-tile = { $cell }: { $tile }
gob-unplayable-path = این کارت فعلاً هیچ‌جا جور نمی‌شود.
gob-unplayable-explosion = کارتی در هزارتو نیست که بشود منفجر کرد.
gob-ask-open = کدام هدف را رو می‌کنید؟
gob-ask-name = آبجو را به چه کسی می‌دهید تا نوبت بعدی‌اش بسوزد؟
gob-ask-steal = شما «طمعکار» هستید و اژدها بیدار است: از چه کسی یک امتیاز می‌دزدید؟
gob-role =
    { $race ->
        [gnome] شما «کوتوله» هستید ({ $role }): کمک کنید تونل به طلا برسد.
       *[goblin] شما «گابلین» هستید ({ $role }): نگذارید طلا پیدا شود، یا اژدها را بیدار کنید.
    }
gob-known-role = می‌دانید نقش { $name } چیست: { $role } ({ $race }).
gob-drinker = نوبت بعدی می‌سوزد
gob-passed-mark = رد کرده
gob-peeked = می‌دانید که هدف { $goal } { $found } است.
gob-plain-goal-open = { $cell }: هدف { $goal }، { $found }

## Why a move is refused; $rule is the number on the rules page

refused-not-an-explosion = فقط انفجار کارتی را از هزارتو برمی‌دارد. ({ $rule })
refused-not-a-potion = فقط با معجون می‌شود نقش عوض کرد. ({ $rule })
refused-no-turn = این‌جا نمی‌شود کارت را این‌طور چرخاند. ({ $rule })
refused-same-position = با این چرخش کارت همان‌طور می‌ماند: چرخش کمتری بدهید. ({ $rule })
refused-nothing-to-blow-up = آن‌جا کارتی نیست که بشود منفجر کرد. ({ $rule })
refused-blast-proof = آغاز، هدف‌ها و کارت‌های فانوس‌دار را نمی‌شود منفجر کرد. ({ $rule })
refused-not-with-yourself = نمی‌توانید نقشتان را با خودتان عوض کنید. ({ $rule })
refused-rubble-only = آوار را به‌تنهایی نمی‌شود ادامه داد: کارت باید به گذرگاه یا در وصل شود. ({ $rule })
refused-deck-empty = بانک خالی است: دیگر نمی‌شود کارتی عوض کرد. ({ $rule })
refused-can-play = کارتی دارید که می‌شود بازی کرد، پس نمی‌توانید نوبت را رد کنید. ({ $rule })
refused-must-open = یکی از هدف‌ها باید رو شود. ({ $rule })
refused-not-the-drinker = آبجو را باید به کس دیگری بدهید. ({ $rule })
refused-already-named = نوبت بعدی این بازیکن از قبل سوخته است. ({ $rule })
refused-nothing-to-steal = آن‌جا چیزی برای دزدیدن نیست. ({ $rule })

## Editions

title-gobblings = گابلین‌ها علیه کوتوله‌ها، بازی ساده
title-gobblings-advanced = گابلین‌ها علیه کوتوله‌ها، بازی پیشرفته
