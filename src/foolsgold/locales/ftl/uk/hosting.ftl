### Running a server: what the terminal says about it, and what its doctor finds.

proxy-wrong = «{ $found }» — це не адреса й не мережа проксі: вкажи щось на зразок 127.0.0.1 або 10.0.0.0/8.
