### Боти як товариство: які вони, що кажуть спершу, і підказки для новачків.

## Greetings

said-greet-trusting = { $name }: Усім привіт! Гадаю, ми порозуміємося.
said-greet-wary = { $name }: Вітаю. Я тут за всіма стежитиму.
said-greet-hot-headed = { $name }: Ну що, копаймо! І не раджу ставати мені на дорозі!
said-greet-quiet = { $name }: Привіт.

## Hints

# $move is what to type
hint-line = Моя порада: { $move }. { $why }
hint-alone = Підказки є лише для тих, хто грає сам на сам із ботами.
hint-none = Для цієї гри підказок немає.
play-help-hints = t: що зробив би бот на твоєму місці й чому

## Options, and what the host switches

join-bot-talk =
    { $on ->
        [yes] Боти можуть розмовляти.
       *[no] Боти мовчать.
    }
join-listed =
    { $on ->
        [yes] Цей стіл видно у списку відкритих столів: його можуть знайти незнайомі люди.
       *[no] Цього столу більше немає у списку відкритих столів.
    }
