### Faces, last deeds, private marks, reactions, and what was said, on the page.


## What a seat did last: a word or two beside a face, so that it fits; $goal is a number

deed-dug = تونل زد
deed-looked = هدف { $goal } را دید
deed-put-away = کارت کنار گذاشت
deed-mended =
    { $tool ->
        [pick] کلنگ تعمیر کرد
        [lamp] فانوس تعمیر کرد
       *[cart] گاری تعمیر کرد
    }
deed-broke =
    { $tool ->
        [pick] کلنگ شکست
        [lamp] فانوس شکست
       *[cart] گاری شکست
    }
deed-rockfall = ریزش
deed-exploded = انفجار
deed-opened = هدف { $goal } را رو کرد
deed-swapped = نقش عوض کرد
deed-replaced = کارت عوض کرد
deed-passed = رد کرد
deed-skipped = نوبتش سوخت
deed-named = آبجو داد
seats-last-deed = آخرین کار: { $deed }

## What the reader privately thinks of somebody

mark-title = علامت خودم
mark-hint = فقط خودتان می‌بینید. کلید M
mark-trust = اعتماد دارم
mark-unsure = مطمئن نیستم
mark-suspect = مشکوک است

## Talk

talk-filter = چه نشان داده شود
talk-filter-all = همه
talk-filter-deeds = حرکت‌ها

## Reactions to a deed

react-title = واکنش به آخرین حرکت
react-laugh = خنده
react-gasp = وای!
react-angry = خشم
react-clap = دست زدن
react-think = عجب…
react-cry = گریه

## Claims at a goal

pins-label = آنچه درباره‌ی هدف { $goal } گفته شد
pins-looked = این‌ها واقعاً دیده‌اند: { $names }
pins-more = { $count } تای دیگر

## At the end of a round

tested-title = چه گفته شد و چه راست بود
tested-true = راست
tested-false = نادرست
tested-looked = واقعاً دیده بود
tested-never-looked = اصلاً ندیده بود

## The own role on one’s own device

role-open = نقش شما این است
role-open-hint = با ربات‌ها تنهایید، یا این صفحه فقط مال شماست: کارت باز می‌ماند.
role-always = روی این دستگاه همیشه نشان بده
role-never = دیگران این صفحه را می‌بینند: پنهانش کن
