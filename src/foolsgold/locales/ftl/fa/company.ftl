### ربات‌ها در نقش همراه: چه خلق‌وخویی دارند، اول چه می‌گویند، و راهنمایی برای تازه‌کارها.

## Greetings

said-greet-trusting = { $name }: سلام به همه! مطمئنم با هم کنار می‌آییم.
said-greet-wary = { $name }: سلام. حواسم به همه‌تان هست.
said-greet-hot-headed = { $name }: یالا، بزنیم به دل کوه! کسی هم سر راهم سبز نشود!
said-greet-quiet = { $name }: سلام.

## Hints

# $move is what to type
hint-line = اگر من بودم: { $move }. { $why }
hint-alone = راهنمایی فقط برای کسی است که تنها با ربات‌ها بازی می‌کند.
hint-none = برای این بازی راهنمایی نداریم.
play-help-hints = ‏t: ربات جای شما بود چه می‌کرد، و چرا

## Options, and what the host switches

join-bot-talk =
    { $on ->
        [yes] ربات‌ها می‌توانند حرف بزنند.
       *[no] ربات‌ها ساکت می‌مانند.
    }
join-listed =
    { $on ->
        [yes] این میز در فهرست میزهای باز است و غریبه‌ها می‌توانند پیدایش کنند.
       *[no] این میز دیگر در فهرست میزهای باز نیست.
    }
