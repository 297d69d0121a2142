### The board and the hand on the page.

## The board

board-name = Лабіринт
# a place that lights up; $card is the card as it would lie there
board-lay = { $cell }: покласти сюди. { $card }
# $what is a card or a goal with its cell
board-look = { $what }. Розвідати.
board-open = { $what }. Відкрити.
board-remove = { $what }. Прибрати.
board-empty = { $cell }: порожньо
# $what is a goal, $known what the reader knows of it
board-known = { $what }. { $known }
board-larger = Збільшити
board-smaller = Зменшити
board-fit = Показати все
board-numbers = Пронумерувати стовпці й ряди
board-more-left = Ще місця ліворуч
board-more-right = Ще місця праворуч
board-more-up = Ще місця вгорі
board-more-down = Ще місця внизу

## The hand and what to do next

hand-name = Твої карти
hand-card-idle = { $card } (зараз не зіграти)
hand-turn-of = Зараз ходить { $name }.
hand-decides = Зараз вирішує { $name }.
hand-decide = Тобі треба дещо вирішити.
hand-choose-card = Вибери карту.
hand-choose-place = Вибери місце в лабіринті.
hand-choose-goal = Вибери, яку ціль розвідати.
hand-choose-removed = Вибери, що прибрати.
hand-choose-break = Чий інструмент ламаєш?
hand-choose-mend = Чий інструмент лагодиш?
hand-choose-swap = З ким міняєшся ролями?
hand-sending = Хвилинку…
hand-which = Що саме?
hand-sure-lay = Покласти сюди, на { $cell }?
hand-sure-look = Розвідати ціль { $goal }?
hand-sure-remove = Прибрати карту на { $cell }?
# $whom is a player’s name, “yourself”, or a name with a tool
hand-sure-player = Вибрано: { $whom }. Граємо?
hand-can-pass = Твій хід, але жодної карти зіграти не можна.
hand-turn = Розвернути
hand-play-here = Зіграти
hand-discard = Скинути
hand-replace = Замінити
hand-discard-sure = Скинути цю карту назавжди? На цьому твій хід закінчиться.
hand-replace-sure = Покласти цю карту під низ колоди й узяти іншу? На цьому твій хід закінчиться.
hand-sure = Так, геть її
hand-pass = Пас
hand-cancel = Скасувати
