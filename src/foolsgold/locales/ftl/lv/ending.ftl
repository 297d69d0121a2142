### The end of a game, on the page and in the terminal.

ending-early = Kā spēle gājusi, pastāstīsim, kad tā būs galā.
lookback-title = Atskats
award-title = Balvas
# $award is the name of the award, $why what it was earned with
award-line = { $award }: { $name } ({ $why })

award-way = Garākais ceļš
award-way-why = kārtis ceļā uz zeltu: { $number } no { $of }
award-mended = Labā dvēsele
award-mended-why = salaboti citu darbarīki: { $number }
award-broken = Smagā roka
award-broken-why = salauzti darbarīki: { $number }
award-looked = Ziņkārīgais deguns
award-looked-why = skatieni finišos: { $number }
award-dug = Čaklākās rokas
award-dug-why = izrakti tuneļa posmi: { $number }
award-doors = Durvju meistars
award-doors-why = atvērtas durvis: { $number }
award-ales = Kroga dvēsele
award-ales-why = izsniegti alus kausi: { $number }
award-stolen = Garie pirksti
award-stolen-why = nozagti punkti: { $number }
award-blasts = Pulvera muca
award-blasts-why = uzspridzinātas kārtis: { $number }
award-swaps = Tūkstoš seju
award-swaps-why = lomu maiņas: { $number }
award-lie = Labākie meli
award-lie-why = gājieni līdz pirmajām šaubām: { $number }
award-nose = Asākā oža
award-nose-why = pareizas aizdomas jau { $number }. gājienā
