### راه انداختن برنامه، و وقتی صفحه در کار نیست.

start-ready = برنامه‌ی Fool’s Gold آماده است.
start-here = روی همین کامپیوتر: { $link }
start-network = برای همه‌ی کسانی که روی همین شبکه‌اند: { $link }
start-scan = یا دوربین گوشی را رو به این کد بگیرید:
start-browser = الان صفحه در مرورگر باز می‌شود. اگر نشد، خودتان لینک اول را باز کنید.
start-open = لینک اول را در مرورگر باز کنید.
start-stop = برای خاموش کردن، { "Ctrl-C" } را بزنید. میزها برای دفعه‌ی بعد می‌مانند.
cli-option-no-browser = مرورگر را باز نکن.
page-not-built = این نسخه از Fool’s Gold بدون صفحه نصب شده است. دوباره نصبش کنید: { "uv sync --reinstall-package foolsgold" }. تا آن موقع در ترمینال بازی کنید: { "foolsgold play" }
missing-server = برای میزهای شبکه بخش‌هایی از برنامه کم است. نصبشان کنید: { $install }. تا آن موقع در ترمینال بازی کنید: { "foolsgold play" }
rule-broken_unpaid = جوینده‌هایی که ابزارشان شکسته طلا نمی‌گیرند
