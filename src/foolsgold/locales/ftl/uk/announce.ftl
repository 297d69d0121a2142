### What a screen reader says while a game runs, besides what the log says.

# $count of the reader's $cards cards can be played
hear-turn =
    { $count ->
        [0] Твій хід. Жодної з твоїх карт зіграти не можна.
        [1] { $cards ->
            [1] Твій хід. Можна зіграти твою єдину карту.
            [one] Твій хід. Можна зіграти одну з твоїх карт, усього їх { $cards }.
            [few] Твій хід. Можна зіграти одну з твоїх { $cards } карт.
            [many] Твій хід. Можна зіграти одну з твоїх { $cards } карт.
           *[other] Твій хід. Можна зіграти одну з твоїх { $cards } карт.
        }
        [one] Твій хід. Можна зіграти { $count } карту з { $cards }.
        [few] Твій хід. Можна зіграти { $count } карти з { $cards }.
        [many] Твій хід. Можна зіграти { $count } карт із { $cards }.
       *[other] Твій хід. Можна зіграти { $count } карт із { $cards }.
    }
# so much happened at once that only the end is read out
hear-more =
    { $count ->
        [one] Перед цим сталася ще { $count } подія; вона є в журналі.
        [few] Перед цим сталися ще { $count } події; усе є в журналі.
        [many] Перед цим сталося ще { $count } подій; усе є в журналі.
       *[other] Перед цим сталося ще { $count } подій; усе є в журналі.
    }
hear-lost = Зв’язок утрачено. Намагаємося відновити.
