### The board and the hand on the page.

## The board

board-name = Лабиринт
# a place that lights up; $card is the card as it would lie there
board-lay = { $cell }: положить сюда. { $card }
# $what is a card or a goal with its cell
board-look = { $what }. Посмотреть её.
board-open = { $what }. Открыть её.
board-remove = { $what }. Убрать.
board-empty = { $cell }: пусто
# $what is a goal, $known what the reader knows of it
board-known = { $what }. { $known }
board-larger = Крупнее
board-smaller = Мельче
board-fit = Показать всё
board-numbers = Пронумеровать столбцы и ряды
board-more-left = Слева есть ещё клетки
board-more-right = Справа есть ещё клетки
board-more-up = Сверху есть ещё клетки
board-more-down = Снизу есть ещё клетки

## The hand and what to do next

hand-name = Ваши карты
hand-card-idle = { $card } (сейчас не сыграть)
hand-turn-of = Сейчас ходит { $name }.
hand-decides = Выбор делает { $name }.
hand-decide = Выбор за вами.
hand-choose-card = Выберите карту.
hand-choose-place = Выберите клетку в лабиринте.
hand-choose-goal = Выберите, какую цель посмотреть.
hand-choose-removed = Выберите, что убрать.
hand-choose-break = Чей инструмент ломаете?
hand-choose-mend = Чей инструмент чините?
hand-choose-swap = С кем меняетесь ролями?
hand-sending = Минутку…
hand-which = Что выберете?
hand-sure-lay = Положить сюда, на клетку { $cell }?
hand-sure-look = Посмотреть цель { $goal }?
hand-sure-remove = Убрать карту с клетки { $cell }?
# $whom is a player’s name, “yourself”, or a name with a tool
hand-sure-player = Ваш выбор — { $whom }. Играем?
hand-can-pass = Ваш ход, но сыграть нечего.
hand-turn = Повернуть
hand-play-here = Сыграть
hand-discard = Сбросить
hand-replace = Заменить
hand-discard-sure = Сбросить эту карту насовсем? На этом ваш ход закончится.
hand-replace-sure = Положить эту карту под низ колоды и взять другую? На этом ваш ход закончится.
hand-sure = Да, долой её
hand-pass = Пас
hand-cancel = Отмена
