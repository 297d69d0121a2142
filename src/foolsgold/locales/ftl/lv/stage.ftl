# Kā lapā tiek izspēlētas raunda beigas un citu darbi.

stage-won-saboteur =
    { $who ->
        [diggers] Zeltrači atrada zeltu!
        [nobody] Zeltu neatrada neviens!
       *[saboteurs] Uzvar sabotieri!
    }
stage-won-gobblings =
    { $outcome ->
        [gold] Rūķi atrada zeltu!
        [dragon] Pūķis pamodies: uzvar goblini!
       *[nothing] Ne zelta, ne pūķa: uzvar goblini!
    }
# $who: you vai other
stage-last =
    { $who ->
        [you] Pēdējo kārti noliki tu.
       *[other] Pēdējo kārti noliek { $name }.
    }
# $found un $truth nosauc to, kas ir finišā
stage-lie = { $name } par { $goal }. finišu: „{ $found }”. Patiesībā: { $truth }.
stage-skip = Izlaist
stage-only-you = To redzi tikai tu
stage-tell = Ko teiksi citiem par { $goal }. finišu?
stage-say-nothing = Neteikt neko
stage-replay = Parādīt vēlreiz, kas notika kopš mana gājiena
# $mends is yes if the reader can mend it now
stage-hindered =
    { $mends ->
        [yes] Salauzti darbarīki: { $tools }. Rakt nevar: labo!
       *[no] Salauzti darbarīki: { $tools }. Rakt nevar, citas kārtis der.
    }
