### The end of a game, on the page and in the terminal.

ending-early = ماجرای بازی را بعد از پایان آن می‌گوییم.
lookback-title = مرور بازی
award-title = جایزه‌ها
# $award is the name of the award, $why what it was earned with
award-line = { $award }: { $name } ({ $why })

award-way = درازترین راه
award-way-why = کارت‌های راه طلا: { $number } از { $of }
award-mended = دل مهربان
award-mended-why = ابزار دیگران که تعمیر شد: { $number }
award-broken = دست سنگین
award-broken-why = ابزار شکسته‌شده: { $number }
award-looked = کنجکاو
award-looked-why = نگاه به زیر هدف‌ها: { $number }
award-dug = پرکارترین
award-dug-why = تکه‌های تونل: { $number }
award-doors = درگشا
award-doors-why = درهای بازشده: { $number }
award-ales = ساقی
award-ales-why = آبجوهایی که تعارف شد: { $number }
award-stolen = دست کج
award-stolen-why = امتیازهای دزدیده‌شده: { $number }
award-blasts = بشکه‌ی باروت
award-blasts-why = کارت‌های منفجرشده: { $number }
award-swaps = هزارچهره
award-swaps-why = عوض کردن نقش: { $number }
award-lie = بهترین دروغ
award-lie-why = حرکت‌ها تا اولین شک: { $number }
award-nose = تیزترین شامه
award-nose-why = شک درست از حرکت { $number }
