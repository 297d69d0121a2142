### The points in which editions differ, and their values, in words. The page gets them from the server.

switch-rounds = Raundu skaits
switch-rows_between_goals = Tukšas rindas starp finišiem
switch-roles = Rūķu kārtis
switch-first_player = Kurš sāk spēli
switch-contact = Jaunu kārti pieliek
switch-connected = Jaunajai kārtij jābūt savienotai ar startu
switch-break_self = Drīkst salauzt savu darbarīku
switch-min_path_cards = Īsākais tunelis, kas atklāj finišu
switch-goals_together = Vienlaikus sasniegti vairāki finiši
switch-misfit = Akmens, kas nesader ne šā, ne tā
switch-round_end = Beigas bez dārgumiem (kaudzīte tukša)
switch-discard_pile = Izlietoto kāršu kaudzīte
switch-gold_cards = Zelta kārtis zeltračiem
switch-ten_player_cap = Lielākais zelta kāršu skaits
switch-gold_sharing = Zeltu dala
switch-broken_unpaid = Zeltrači ar salauztiem darbarīkiem
switch-gold_reshuffle = Zeltu katrā raundā jauc no jauna
switch-next_starter = Nākamo raundu sāk kreisais kaimiņš tam, kurš
value-yes = jā
value-no = nē
value-none = bez ierobežojuma
value-number = { $number }
value-roles-always = vienmēr par vienu vairāk nekā spēlētāju
value-roles-from = par vienu vairāk nekā spēlētāju; sākot no { $seats } spēlētājiem – tieši tikpat
value-first_player-youngest = jaunākais spēlētājs
value-first_player-agreed = pēc vienošanās
value-first_player-most-dwarf-like = tas, kurš visvairāk līdzinās rūķim
value-contact-tunnel = tuneli pie tuneļa
value-contact-touch = pie kārts, kaut vai sienu pie sienas
value-min_path_cards =
    { $number ->
        [0] nav noteikts
        [zero] { $number } kāršu
        [one] { $number } kārts
       *[other] { $number } kārtis
    }
value-goals_together-one = atklāj vienu
value-goals_together-all = atklāj visus
value-misfit-layer = izvēlas tas, kurš līdz tam aizracies
value-misfit-engine = pievieno tunelim, kas to sasniedza
value-round_end-pass-circle = visi pēc kārtas izlaiž gājienu
value-round_end-forced-pass-circle = visi pēc kārtas spiesti izlaist gājienu
value-round_end-hands-empty = nevienam vairs nav kāršu
value-round_end-nobody-can-play = neviens nevar izspēlēt kārti
value-round_end-nobody-can-dig = neviens nevar pielikt ceļa kārti
value-discard_pile-face-down = aizklāta
value-discard_pile-mixed = izspēlētās kārtis atklātas
value-gold_cards-players = tik, cik spēlētāju
value-gold_cards-diggers = tik, cik zeltraču
value-gold_sharing-until-empty = līdz nekas nepaliek pāri
value-gold_sharing-one-each = katram pa vienai kārtij
value-broken_unpaid-off = arī saņem zeltu
value-broken_unpaid-option = saņem zeltu, ja vien nav norunāts citādi
value-broken_unpaid-on = zeltu nesaņem
value-next_starter-last-turn = izdarīja pēdējo gājienu
value-next_starter-last-card = izlietoja pēdējo kārti
value-next_starter-last-path = pielika pēdējo ceļa kārti

switch-bonuses = Lomām ir bonusi
switch-hand = Kārtis rokā
switch-columns_between = Tukšas kolonnas līdz finišiem
switch-rotation = Cik veidos kārti drīkst nolikt
switch-stall_circles = Apļi bez nevienas kārts, kas beidz raundu
switch-replace_passes = Pabāzt kārti zem kaudzītes nozīmē izlaist gājienu
switch-dynamite_passage = Ceļš drīkst vest cauri dinamītam
switch-points_to_win = Punkti uzvarai
value-first_player-longest-beard = tas, kuram ir visgarākā bārda
