### Running a server: what the terminal says about it, and what its doctor finds.

proxy-wrong = «{ $found }» — это не адрес и не сеть прокси: укажите что-нибудь вроде 127.0.0.1 или 10.0.0.0/8.
