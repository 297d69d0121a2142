### Running a server: what the terminal says about it, and what its doctor finds.

proxy-wrong = „{ $found }” nav starpniekservera adrese vai tīkls: norādi, piemēram, 127.0.0.1 vai 10.0.0.0/8.
