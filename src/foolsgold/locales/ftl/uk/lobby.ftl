### The page around a game: opening a table, changing what is played, sitting down, the big screen, the end of a game.

## Opening a table, and changing what is played

form-fold = Докладніше
form-fold-hint = Видання, домашні правила, боти, час. Усе це можна змінити й потім, за столом.
form-change = Змінити гру
form-change-hint = Усі одразу це побачать.
form-fewer = { $label }: менше
form-more = { $label }: більше
form-number = число
form-pace = Темп ботів
form-pace-calm = Спокійно
form-pace-normal = Звичайно
form-pace-fast = Швидко
form-pace-told =
    { $pace ->
        [calm] Боти не поспішають.
        [fast] Боти грають швидко.
       *[normal] Боти грають у звичайному темпі.
    }
form-level = Як добре грають боти
temper-trusting = довірлива вдача
temper-wary = пильна вдача
temper-hot-headed = запальна вдача
temper-quiet = мовчазна вдача
form-bot-talk = Боти розмовляють
form-bot-talk-hint = Вони запевняють, звинувачують, дякують і брешуть, як люди.
hints-switch = Підказки, коли граю з самими ботами
hints-switch-hint = Кнопка підкаже, що зробив би бот на твоєму місці й чому.
hints-ask = Що порадиш?
form-house = Домашні правила
form-as-booklet = як у правилах видання
form-decided =
    { $count ->
        [one] змінено: { $count }
        [few] змінено: { $count }
        [many] змінено: { $count }
       *[other] змінено: { $count }
    }
form-house-hint = Усі правила, які за цим столом можна змінити, з номерами.
form-house-own = Їх визначає видання, написане нижче.
form-booklet = У правилах видання: { $value }.
form-back = Як у виданні
form-back-long = { $rule }: як у виданні
form-own-fold = Власне видання
form-own = Його текст
form-own-hint = Встав або напиши тут: з чого воно починається і що в ньому інакше.
form-own-use = Грати за цим виданням
form-line = Рядок { $line }

## Sitting down

face-title = Твоє обличчя
face-change = Обличчя
face-number = Обличчя { $number }
face-taken-by = Обличчя { $number }, зайняте: { $name }
sit-as = За столом тебе зватимуть { $name }.
sit-change = Змінити
sit-late = Гра вже йде. Можна замінити бота, коли почнеться наступний раунд; доти можна дивитися.
sit-late-choose = Замість кого
sit-late-go = Замінити бота { $name }
sit-awaits = З наступного раунду граєш ти, а не { $name }. Поки що дивись.
sit-awaits-not = Ні, лише дивитися
kicked-for-good = За цей стіл більше не сісти. Можна дивитися або відкрити власний стіл.
home-continue-more =
    { $count ->
        [one] Ще { $count } стіл
        [few] Ще { $count } столи
        [many] Ще { $count } столів
       *[other] Ще { $count } столу
    }

## Your turn, told to who looks elsewhere

turn-called = Твій хід!
turn-notice = На тебе чекають за столом { $code }.
turn-notices =
    { $on ->
        [yes] Про твій хід нагадаємо
       *[no] Нагадувати про мій хід
    }

## The big screen before the game

tv-join = Приєднуйся з телефона
tv-type = або відкрий { $site } і введи
tv-here = Уже тут: { $count } з { $seats }
tv-starts = Коли всі зберуться, гру почне { $name }.
tv-joined = { $name } вже за столом.
tv-hint = Обери на телефоні обличчя й ім’я; дехто з вас брехатиме.

## The end of a game

end-headline =
    { $count ->
        [1] Найбільше золота має { $names }!
        [one] Найбільше золота мають: { $names }!
        [few] Найбільше золота мають: { $names }!
        [many] Найбільше золота мають: { $names }!
       *[other] Найбільше золота мають: { $names }!
    }
end-sub =
    { $rounds ->
        [one] Раундів: { $rounds }, ходів: { $moves }.
        [few] Раундів: { $rounds }, ходів: { $moves }.
        [many] Раундів: { $rounds }, ходів: { $moves }.
       *[other] Раундів: { $rounds }, ходів: { $moves }.
    }
end-rounds = Раунд за раундом
end-won-digger = Виграли золотошукачі
end-won-saboteur = Виграли саботери
end-won-nobody = Ніхто не виграв
end-won-gnome = Виграли гноми
end-won-goblin = Виграли гобліни
end-side-saboteur = = саботер
end-side-goblin = = гоблін
end-round-opened = Раунд { $round }: ціль { $goal } відкриває { $name }
end-round-shut = Раунд { $round }: золото так і не знайшли
end-gold-in-all = Усього золота
end-points-in-all = Усього очок
end-eager =
    { $count ->
        [1] Ще раз хоче зіграти { $names }.
        [one] Ще раз хочуть зіграти: { $names }.
        [few] Ще раз хочуть зіграти: { $names }.
        [many] Ще раз хочуть зіграти: { $names }.
       *[other] Ще раз хочуть зіграти: { $names }.
    }
end-rules = Інші правила
end-share = Поділитися
end-copied = Скопійовано
end-share-text = Fool’s Gold, перше місце: { $names }. Хто копає з нами наступного разу?
carry-open = Грати далі на іншому пристрої
carry-mine = Моє місце — на іншому пристрої
