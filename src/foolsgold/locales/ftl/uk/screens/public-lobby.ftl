### Where strangers meet: the page fetches these when somebody goes there.
### Names cannot be declined, so they always stand in the nominative.

## Refused

strangers-off = На цьому сервері немає списку відкритих столів.
seat-blocked = Господар цього столу заблокував твій пристрій. Можна дивитися або відкрити власний стіл.
device-shunned = На цей пристрій поскаржилися кілька людей. Якийсь час він не може сідати за столи зі списку; столи друзів для тебе відкриті, як завжди.

## The list

open-title = Відкриті столи
open-hint = Люди, які шукають, з ким зіграти.
open-go = Подивитися, хто чекає
open-none = Зараз ніхто не чекає. Відкрий власний стіл і дозволь іншим його знайти: за столом є перемикач.
open-again = Оновити
open-host = Господар столу: { $name }
open-lang = Мова: { $language }
open-people =
    { $count ->
        [one] чекає { $count } людина
        [few] чекають { $count } людини
        [many] чекають { $count } людей
       *[other] чекають { $count } людини
    }
open-bots =
    { $count ->
        [one] { $count } бот
        [few] { $count } боти
        [many] { $count } ботів
       *[other] { $count } бота
    }
open-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільного місця
    }
open-age =
    { $minutes ->
        [0] щойно відкрито
        [one] відкрито { $minutes } хвилину тому
        [few] відкрито { $minutes } хвилини тому
        [many] відкрито { $minutes } хвилин тому
       *[other] відкрито { $minutes } хвилини тому
    }
open-join = Сісти
open-join-long = Сісти за стіл, господар: { $name }
open-more =
    { $count ->
        [one] Ще { $count } стіл не показано.
        [few] Ще { $count } столи не показано.
        [many] Ще { $count } столів не показано.
       *[other] Ще { $count } столу не показано.
    }
open-switch = Цей стіл можуть знайти незнайомі люди
open-switch-hint = Його видно у списку відкритих столів, доки не почнеться гра.

## Reporting and blocking

report-open = Поскаржитися
report-open-long = Поскаржитися: { $name }
report-ask = Що не так?
report-why-name = Ім’я
report-why-words = Те, що каже
report-why-play = Навмисне псує гру
report-why-other = Щось інше
report-done = Дякуємо. Це прочитають ті, хто тримає сервер.
block-go = Вигнати й заблокувати
block-sure = Точно заблокувати?
block-hint = Цей пристрій більше не зможе сісти за твої столи.
blocks-count =
    { $count ->
        [one] Заблоковано { $count } пристрій.
        [few] Заблоковано { $count } пристрої.
        [many] Заблоковано { $count } пристроїв.
       *[other] Заблоковано { $count } пристрою.
    }
blocks-forget = Розблокувати всіх

## Figures

status-title = Цей сервер у числах
status-playing = Триває ігор
status-waiting = Столів перед грою
status-people = Людей за столами
status-games = Сьогодні завершено ігор
status-since = Працює з
status-version = Версія
status-today = «Сьогодні» починається опівночі за UTC.
