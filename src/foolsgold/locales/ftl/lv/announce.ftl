### What a screen reader says while a game runs, besides what the log says.

# $count of the reader's $cards cards can be played
hear-turn =
    { $count ->
        [0] Tavs gājiens. Nevienu no tavām kārtīm pašlaik nevar izspēlēt.
        [1] { $cards ->
            [1] Tavs gājiens. Tu vari izspēlēt savu vienīgo kārti.
            [zero] Tavs gājiens. Tu vari izspēlēt vienu kārti no { $cards }.
            [one] Tavs gājiens. Tu vari izspēlēt vienu kārti no { $cards }.
           *[other] Tavs gājiens. Tu vari izspēlēt vienu kārti no { $cards }.
        }
        [zero] Tavs gājiens. Tu vari izspēlēt { $count } kāršu no { $cards }.
        [one] Tavs gājiens. Tu vari izspēlēt { $count } kārti no { $cards }.
       *[other] Tavs gājiens. Tu vari izspēlēt { $count } kārtis no { $cards }.
    }
# so much happened at once that only the end is read out
hear-more =
    { $count ->
        [zero] Pirms tam bija vēl { $count } notikumu; tie ir sarakstā „Notikumi”.
        [one] Pirms tam bija vēl { $count } notikums; tas ir sarakstā „Notikumi”.
       *[other] Pirms tam bija vēl { $count } notikumi; tie ir sarakstā „Notikumi”.
    }
hear-lost = Savienojums ir zudis. Mēģinām to atjaunot.
