### The points in which editions differ, and their values, in words. The page gets them from the server.

switch-rounds = Раундов
switch-rows_between_goals = Пустых рядов между целями
switch-roles = Карты гномов
switch-first_player = Кто начинает игру
switch-contact = Как примыкает новая карта
switch-connected = Туннель должен вести к старту
switch-break_self = Можно ломать инструмент себе
switch-min_path_cards = Наименьшая длина туннеля до цели
switch-goals_together = Туннель дошёл сразу до нескольких целей
switch-misfit = Камень не подходит ни так, ни этак
switch-round_end = Конец без сокровища (колода пуста)
switch-discard_pile = Сброс
switch-gold_cards = Карты золота для золотоискателей
switch-ten_player_cap = Предел карт золота
switch-gold_sharing = Золото передают по кругу
switch-broken_unpaid = Золотоискатели со сломанным инструментом
switch-gold_reshuffle = Золото перемешивают каждый раунд
switch-next_starter = Кто начинает следующий раунд
value-yes = да
value-no = нет
value-none = без предела
value-number = { $number }
value-roles-always = всегда на одну больше, чем игроков
value-roles-from = на одну больше, чем игроков; если игроков { $seats } и больше — ровно столько же
value-first_player-youngest = самый младший
value-first_player-agreed = по уговору
value-first_player-most-dwarf-like = кто больше всех похож на гнома
value-contact-tunnel = туннелем к туннелю
value-contact-touch = к любой карте, хотя бы стеной к стене
value-min_path_cards =
    { $number ->
        [0] без ограничений
        [one] { $number } карта
        [few] { $number } карты
        [many] { $number } карт
       *[other] { $number } карты
    }
value-goals_together-one = открывают одну
value-goals_together-all = открывают все
value-misfit-layer = выбирает тот, кто докопал до цели
value-misfit-engine = соединяется с подошедшим туннелем
value-round_end-pass-circle = все подряд спасовали
value-round_end-forced-pass-circle = всем подряд пришлось спасовать
value-round_end-hands-empty = ни у кого не осталось карт
value-round_end-nobody-can-play = никто не может сыграть карту
value-round_end-nobody-can-dig = никто не может положить карту пути
value-discard_pile-face-down = рубашкой вверх
value-discard_pile-mixed = сыгранные карты лицом вверх
value-gold_cards-players = по одной на каждого игрока
value-gold_cards-diggers = по одной на каждого золотоискателя
value-gold_sharing-until-empty = пока не разберут всё
value-gold_sharing-one-each = каждому по одной карте
value-broken_unpaid-off = получают золото, как все
value-broken_unpaid-option = получают золото, если за столом не решили иначе
value-broken_unpaid-on = остаются без золота
value-next_starter-last-turn = сосед слева от того, кто ходил последним
value-next_starter-last-card = сосед слева от того, кто использовал последнюю карту
value-next_starter-last-path = сосед слева от того, кто положил последнюю карту пути

switch-bonuses = У ролей есть бонусы
switch-hand = Карт на руках
switch-columns_between = Пустых столбцов до целей
switch-rotation = Сколькими способами можно положить карту
switch-stall_circles = Кругов без единой карты до конца раунда
switch-replace_passes = Положить карту под низ колоды — тоже пас
switch-dynamite_passage = Путь может идти через динамит
switch-points_to_win = Очков для победы
value-first_player-longest-beard = тот, у кого самая длинная борода
