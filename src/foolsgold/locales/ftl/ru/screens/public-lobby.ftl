### Where strangers meet: the page fetches these when somebody goes there.
### Names cannot be declined, so they always stand in the nominative.

## Refused

strangers-off = На этом сервере нет списка открытых столов.
seat-blocked = Хозяин этого стола заблокировал ваше устройство. Можно смотреть или открыть свой стол.
device-shunned = На это устройство пожаловались несколько человек. Какое-то время оно не может садиться за столы из списка; столы друзей для вас открыты, как всегда.

## The list

open-title = Открытые столы
open-hint = Люди, которые ищут, с кем сыграть.
open-go = Посмотреть, кто ждёт
open-none = Сейчас никто не ждёт. Откройте свой стол и разрешите другим его найти: за столом есть переключатель.
open-again = Обновить
open-host = Хозяин стола: { $name }
open-lang = Язык: { $language }
open-people =
    { $count ->
        [one] ждёт { $count } человек
        [few] ждут { $count } человека
        [many] ждут { $count } человек
       *[other] ждут { $count } человека
    }
open-bots =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
        [many] { $count } ботов
       *[other] { $count } бота
    }
open-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободного места
    }
open-age =
    { $minutes ->
        [0] только что открыт
        [one] открыт { $minutes } минуту назад
        [few] открыт { $minutes } минуты назад
        [many] открыт { $minutes } минут назад
       *[other] открыт { $minutes } минуты назад
    }
open-join = Сесть
open-join-long = Сесть за стол, хозяин: { $name }
open-more =
    { $count ->
        [one] Ещё { $count } стол не показан.
        [few] Ещё { $count } стола не показано.
        [many] Ещё { $count } столов не показано.
       *[other] Ещё { $count } стола не показано.
    }
open-switch = Этот стол могут найти незнакомые люди
open-switch-hint = Его видно в списке открытых столов, пока не начнётся игра.

## Reporting and blocking

report-open = Пожаловаться
report-open-long = Пожаловаться: { $name }
report-ask = Что не так?
report-why-name = Имя
report-why-words = То, что говорит
report-why-play = Нарочно портит игру
report-why-other = Что-то другое
report-done = Спасибо. Это прочтут те, кто держит сервер.
block-go = Выставить и заблокировать
block-sure = Точно заблокировать?
block-hint = Это устройство больше не сможет сесть за ваши столы.
blocks-count =
    { $count ->
        [one] Заблокировано { $count } устройство.
        [few] Заблокировано { $count } устройства.
        [many] Заблокировано { $count } устройств.
       *[other] Заблокировано { $count } устройства.
    }
blocks-forget = Разблокировать всех

## Figures

status-title = Этот сервер в числах
status-playing = Идёт партий
status-waiting = Столов перед игрой
status-people = Людей за столами
status-games = Сегодня закончено партий
status-since = Работает с
status-version = Версия
status-today = «Сегодня» начинается в полночь по UTC.
