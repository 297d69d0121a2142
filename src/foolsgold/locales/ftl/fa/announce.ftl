### What a screen reader says while a game runs, besides what the log says.

# $count of the reader's $cards cards can be played
hear-turn =
    { $count ->
        [0] نوبت شماست. هیچ‌کدام از کارت‌هایتان را نمی‌شود بازی کرد.
        [one] { $cards ->
            [one] نوبت شماست. می‌توانید تنها کارتتان را بازی کنید.
           *[other] نوبت شماست. از { $cards } کارتتان یکی را می‌توانید بازی کنید.
        }
       *[other] نوبت شماست. از { $cards } کارتتان { $count } تا را می‌توانید بازی کنید.
    }
# so much happened at once that only the end is read out
hear-more =
    { $count ->
        [one] پیش از این یک اتفاق دیگر هم افتاده؛ در «آنچه گذشت» هست.
       *[other] پیش از این { $count } اتفاق دیگر هم افتاده؛ در «آنچه گذشت» هست.
    }
hear-lost = اتصال قطع شد. داریم دوباره تلاش می‌کنیم.
