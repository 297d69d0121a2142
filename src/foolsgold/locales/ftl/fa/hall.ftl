### A table that bends: faces, other rules, late comers, reactions, the look back at a round.

## Refused

face-taken = این چهره را این‌جا کس دیگری دارد. چهره‌ی دیگری انتخاب کنید.
summary-open = دیگران هنوز پایان دور را نگاه می‌کنند. کمی صبر کنید.
summary-over = خلاصه‌ی این دور دیگر بسته شده است.
seat-kicked = میزبان شما را از سر این میز بلند کرده است. هنوز می‌توانید تماشا کنید.
react-early = هنوز در این بازی چیزی نیست که به آن واکنش نشان بدهید.
seats-few =
    { $people ->
        [one] { $people } نفر این‌جا نشسته است؛ صندلی کمتر از این نمی‌شود.
       *[other] { $people } نفر این‌جا نشسته‌اند؛ صندلی کمتر از این نمی‌شود.
    }
seats-many =
    { $high ->
        [one] این نسخه حداکثر برای { $high } نفر است و شما این‌جا بیشترید.
       *[other] این نسخه حداکثر برای { $high } نفر است و شما این‌جا بیشترید.
    }
seats-awaited = برای جای هر ربات از پیش کسی منتظر است. می‌توانید تماشا کنید.

## What happens at the table

join-configured = میزبان تنظیمات میز را عوض کرد.
join-game-shown =
    { $showing ->
        [gone] بازیکن‌ها بازی آخر را پاک کرده‌اند.
       *[hidden] بازیکن‌ها بازی آخر را پنهان کرده‌اند.
    }
join-ready-again = قوانین عوض شده‌اند: همه باید دوباره اعلام آمادگی کنند.
join-awaited = { $name } از دور بعد به‌جای { $bot } بازی می‌کند.
join-unawaited = { $name } دیگر منتظر جا نیست.
join-took-over =
    { $who ->
        [you] حالا شما به‌جای { $bot } بازی می‌کنید.
       *[other] حالا { $name } به‌جای { $bot } بازی می‌کند.
    }
join-awaits = شما از دور بعد بازی می‌کنید. تا آن موقع تماشا کنید.
join-seat-moved = { $name } با دستگاه دیگری ادامه می‌دهد.
