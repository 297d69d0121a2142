### Running a server: what the terminal says about it, and what its doctor finds.

proxy-wrong = ״{ $found }״ אינו כתובת או רשת של פרוקסי: צריך משהו כמו 127.0.0.1 או 10.0.0.0/8.
