### The board and the hand on the page.

## The board

board-name = هزارتو
# a place that lights up; $card is the card as it would lie there
board-lay = { $cell }: این‌جا بگذارید. { $card }
# $what is a card or a goal with its cell
board-look = { $what }. نگاهش کنید.
board-open = { $what }. آن را رو کنید.
board-remove = { $what }. از هزارتو برش دارید.
board-empty = { $cell }: خالی
# $what is a goal, $known what the reader knows of it
board-known = { $what }. { $known }
board-larger = بزرگ‌تر
board-smaller = کوچک‌تر
board-fit = نمایش همه
board-numbers = شماره‌گذاری ستون‌ها و ردیف‌ها
board-more-left = جاهای دیگر، سمت چپ
board-more-right = جاهای دیگر، سمت راست
board-more-up = جاهای دیگر، بالاتر
board-more-down = جاهای دیگر، پایین‌تر

## The hand and what to do next

hand-name = کارت‌های شما
hand-card-idle = { $card } (فعلاً نمی‌شود بازی کرد)
hand-turn-of = نوبت { $name } است.
hand-decides = { $name } باید تصمیمی بگیرد.
hand-decide = باید تصمیمی بگیرید.
hand-choose-card = یک کارت انتخاب کنید.
hand-choose-place = جایی در هزارتو انتخاب کنید.
hand-choose-goal = هدفی انتخاب کنید تا نگاهش کنید.
hand-choose-removed = انتخاب کنید کدام کارت برود.
hand-choose-break = ابزار چه کسی را می‌شکنید؟
hand-choose-mend = ابزار چه کسی را تعمیر می‌کنید؟
hand-choose-swap = نقشتان را با چه کسی عوض می‌کنید؟
hand-sending = یک لحظه…
hand-which = کدام یکی؟
hand-sure-lay = همین‌جا می‌گذارید، در { $cell }؟
hand-sure-look = به هدف { $goal } نگاه می‌کنید؟
hand-sure-remove = کارت { $cell } از هزارتو برود؟
# $whom is a player’s name, “yourself”, or a name with a tool
hand-sure-player = این کارت برای { $whom }؟
hand-can-pass = نوبت شماست، ولی هیچ کارتی نمی‌توانید بازی کنید.
hand-turn = چرخاندن
hand-play-here = بازی کردن
hand-discard = کنار گذاشتن
hand-replace = عوض کردن
hand-discard-sure = این کارت برای همیشه کنار برود؟ با این کار نوبتتان تمام می‌شود.
hand-replace-sure = این کارت ته بانک برود و یکی دیگر بردارید؟ با این کار نوبتتان تمام می‌شود.
hand-sure = بله، برود
hand-pass = رد کردن نوبت
hand-cancel = انصراف
