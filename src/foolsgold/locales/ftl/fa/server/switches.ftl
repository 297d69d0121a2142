### The points in which editions differ, and their values, in words. The page gets them from the server.

switch-rounds = تعداد دورها
switch-rows_between_goals = ردیف‌های خالی بین هدف‌ها
switch-roles = کارت‌های کوتوله
switch-first_player = چه کسی بازی را شروع می‌کند
switch-contact = تماس کارت تازه با بقیه
switch-connected = کارت تازه باید تا آغاز راه داشته باشد
switch-break_self = می‌شود ابزار خود را شکست
switch-min_path_cards = کوتاه‌ترین تونلی که هدف را رو می‌کند
switch-goals_together = رسیدن به چند هدف با هم
switch-misfit = سنگی که از هیچ طرف جور نمی‌شود
switch-round_end = پایان بدون گنج (بانک خالی)
switch-discard_pile = کارت‌های باطله
switch-gold_cards = کارت‌های طلا برای جوینده‌ها
switch-ten_player_cap = حداکثر تعداد این کارت‌ها
switch-gold_sharing = دست به دست شدن طلا
switch-broken_unpaid = جوینده‌هایی که ابزارشان شکسته
switch-gold_reshuffle = بُر زدن دوباره‌ی طلا در هر دور
switch-next_starter = چه کسی دور بعد را شروع می‌کند
value-yes = بله
value-no = نه
value-none = بدون سقف
value-number = { $number }
value-roles-always = همیشه یکی بیشتر از بازیکنان
value-roles-from = یکی بیشتر از بازیکنان؛ از { $seats } نفر به بالا درست به همان تعداد
value-first_player-youngest = جوان‌ترین بازیکن
value-first_player-agreed = با توافق
value-first_player-most-dwarf-like = شبیه‌ترین به کوتوله‌ها
value-contact-tunnel = تونل به تونل
value-contact-touch = کنار یک کارت، حتی دیوار به دیوار
value-min_path_cards =
    { $number ->
        [0] بدون شرط
        [one] یک کارت
       *[other] { $number } کارت
    }
value-goals_together-one = یکی رو می‌شود
value-goals_together-all = همه رو می‌شوند
value-misfit-layer = کسی که به آن رسیده تصمیم می‌گیرد
value-misfit-engine = به تونلی که رسیده وصل می‌شود
value-round_end-pass-circle = همه پشت سر هم نوبت را رد کنند
value-round_end-forced-pass-circle = همه پشت سر هم ناچار نوبت را رد کنند
value-round_end-hands-empty = دست همه خالی شود
value-round_end-nobody-can-play = هیچ‌کس نتواند کارتی بازی کند
value-round_end-nobody-can-dig = هیچ‌کس نتواند کارت مسیر بگذارد
value-discard_pile-face-down = به پشت
value-discard_pile-mixed = کارت‌های بازی‌شده به رو
value-gold_cards-players = برای هر بازیکن یکی
value-gold_cards-diggers = برای هر جوینده یکی
value-gold_sharing-until-empty = تا آخرین کارت
value-gold_sharing-one-each = به هر نفر یک کارت
value-broken_unpaid-off = سهم می‌برند
value-broken_unpaid-option = سهم می‌برند، مگر این‌که قرار دیگری بگذارید
value-broken_unpaid-on = طلا نمی‌گیرند
value-next_starter-last-turn = نفر سمت چپ کسی که آخرین نوبت را داشته
value-next_starter-last-card = نفر سمت چپ کسی که آخرین کارت را خرج کرده
value-next_starter-last-path = نفر سمت چپ کسی که آخرین کارت مسیر را گذاشته

switch-bonuses = هر نقش پاداش خودش را دارد
switch-hand = تعداد کارت‌های دست
switch-columns_between = ستون‌های خالی تا هدف‌ها
switch-rotation = کارت در چند جهت گذاشته می‌شود
switch-stall_circles = دورهای میز بدون کارت تازه تا پایان دور
switch-replace_passes = عوض کردن کارت با بانک، رد نوبت حساب می‌شود
switch-dynamite_passage = از دینامیتِ روباز می‌شود گذشت
switch-points_to_win = امتیاز لازم برای برد
value-first_player-longest-beard = صاحب بلندترین ریش
