### Running a server: what the terminal says about it, and what its doctor finds.

proxy-wrong = “{ $found }” is not an address or a network of proxies: give something like 127.0.0.1 or 10.0.0.0/8.
