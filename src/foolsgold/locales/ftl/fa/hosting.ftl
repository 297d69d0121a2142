### Running a server: what the terminal says about it, and what its doctor finds.

proxy-wrong = «{ $found }» نشانی یا شبکه‌ی پراکسی نیست: چیزی مثل 127.0.0.1 یا 10.0.0.0/8 بدهید.
