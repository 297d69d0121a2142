### The points in which editions differ, and their values, in words. The page gets them from the server.

switch-rounds = Раундів
switch-rows_between_goals = Порожніх рядів між цілями
switch-roles = Карти гномів
switch-first_player = Хто починає гру
switch-contact = Нова карта прилягає
switch-connected = Тунель має вести аж до старту
switch-break_self = Можна ламати власний інструмент
switch-min_path_cards = Найкоротший тунель, що відкриває ціль
switch-goals_together = Кілька цілей за один раз
switch-misfit = Камінь, що не підходить ні так, ні так
switch-round_end = Кінець без скарбу (колода порожня)
switch-discard_pile = Скид
switch-gold_cards = Карти золота для золотошукачів
switch-ten_player_cap = Щонайбільше карт золота
switch-gold_sharing = Золото ходить по колу
switch-broken_unpaid = Золотошукачі зі зламаним інструментом
switch-gold_reshuffle = Золото тасують щораунду
switch-next_starter = Наступний раунд починає сусід ліворуч від
value-yes = так
value-no = ні
value-none = без обмежень
value-number = { $number }
value-roles-always = завжди на одну більше, ніж гравців
value-roles-from = на одну більше, ніж гравців; якщо гравців від { $seats } — рівно стільки ж
value-first_player-youngest = наймолодший гравець
value-first_player-agreed = як домовляться
value-first_player-most-dwarf-like = хто найбільше схожий на гнома
value-contact-tunnel = тунелем до тунелю
value-contact-touch = до карти, хоч би й стіною до стіни
value-min_path_cards =
    { $number ->
        [0] без обмежень
        [one] { $number } карта
        [few] { $number } карти
        [many] { $number } карт
       *[other] { $number } карт
    }
value-goals_together-one = відкривають одну
value-goals_together-all = відкривають усі
value-misfit-layer = вирішує гравець, який поклав карту
value-misfit-engine = продовжує тунель, що до нього дійшов
value-round_end-pass-circle = усі поспіль пасують
value-round_end-forced-pass-circle = усі поспіль мусять пасувати
value-round_end-hands-empty = ні в кого не лишилося карт
value-round_end-nobody-can-play = ніхто не може зіграти карту
value-round_end-nobody-can-dig = ніхто не може покласти карту тунелю
value-discard_pile-face-down = долілиць
value-discard_pile-mixed = зіграні карти горілиць
value-gold_cards-players = по одній на гравця
value-gold_cards-diggers = по одній на золотошукача
value-gold_sharing-until-empty = доки не скінчиться
value-gold_sharing-one-each = по одній карті кожному
value-broken_unpaid-off = теж ділять золото
value-broken_unpaid-option = теж ділять золото, якщо не домовилися інакше
value-broken_unpaid-on = золота не отримують
value-next_starter-last-turn = того, хто ходив останнім
value-next_starter-last-card = того, хто зіграв останню карту
value-next_starter-last-path = того, хто поклав останню карту тунелю

switch-bonuses = Ролі дають бонуси
switch-hand = Карт на руках
switch-columns_between = Порожніх стовпців перед цілями
switch-rotation = Можливих положень карти
switch-stall_circles = Кіл без жодної карти до кінця раунду
switch-replace_passes = Покласти карту під низ колоди — теж пас
switch-dynamite_passage = Тунель може йти крізь динаміт
switch-points_to_win = Очок для перемоги
value-first_player-longest-beard = у кого найдовша борода
