### What a screen reader says while a game runs, besides what the log says.

# $count of the reader's $cards cards can be played
hear-turn =
    { $count ->
        [0] התור שלך. אין לך קלף שאפשר לשחק.
        [one] { $cards ->
            [one] התור שלך. אפשר לשחק את הקלף היחיד שלך.
            [two] התור שלך. אפשר לשחק אחד משני הקלפים שלך.
           *[other] התור שלך. אפשר לשחק אחד מתוך { $cards } הקלפים שלך.
        }
        [two] התור שלך. אפשר לשחק שניים מתוך { $cards } הקלפים שלך.
       *[other] התור שלך. אפשר לשחק { $count } מתוך { $cards } הקלפים שלך.
    }
# so much happened at once that only the end is read out
hear-more =
    { $count ->
        [one] לפני כן קרה עוד דבר אחד; הוא כתוב ביומן.
        [two] לפני כן קרו עוד שני דברים; הם כתובים ביומן.
       *[other] לפני כן קרו עוד { $count } דברים; הם כתובים ביומן.
    }
hear-lost = החיבור אבד. מנסים לחדש אותו.
