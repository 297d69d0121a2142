### Programmas palaišana un ko teikt, ja lapas nav.

start-ready = Fool’s Gold ir gatavs.
start-here = Šajā datorā: { $link }
start-network = Visiem tajā pašā tīklā: { $link }
start-scan = Vai pavērs šurp telefona kameru:
start-browser = Tūlīt lapa atvērsies pārlūkā. Ja ne, atver pirmo saiti.
start-open = Atver pirmo saiti pārlūkā.
start-stop = Lai apturētu, nospied Ctrl-C. Galdi saglabāsies līdz nākamajai reizei.
cli-option-no-browser = Neatvērt pārlūku.
page-not-built = Šī Fool’s Gold kopija ir uzstādīta bez lapas. Uzstādi to vēlreiz: uv sync --reinstall-package foolsgold. Pagaidām vari spēlēt terminālī: foolsgold play
missing-client = Spēlei pie servera galda trūkst programmas daļu. Uzstādi tās: { $install }. Pagaidām vari spēlēt terminālī: foolsgold play
missing-server = Galdiem tīklā trūkst programmas daļu. Uzstādi tās: { $install }. Pagaidām vari spēlēt terminālī: foolsgold play
missing-kernel = Ātrajiem noteikumiem trūkst kompilatora. Uzstādi to: { $install }. Pagaidām darbojas parastie noteikumi, dažus simtus reižu lēnāk.
kernel-compiling = Ātrie noteikumi tiek kompilēti šim datoram, tikai vienu reizi: { $number }. daļa no { $total }.
kernel-compiling-again = Ātrie noteikumi tiek kompilēti: { $number }. daļa no { $total }.
kernel-cache-unwritable = Ātros noteikumus nav kur glabāt: mapē { $folder } nevar rakstīt. Tie katru reizi jākompilē no jauna, un tas aizņem pusminūti. Citu mapi norāda FOOLSGOLD_CACHE.
rule-broken_unpaid = Zeltrači ar salauztu darbarīku zeltu nesaņem

## foolsgold verify

cli-verify = Pārbaudīt, ka pierakstītas spēles kārtis neviens nav izvēlējies.
verify-fair = Pārbaudīts: kārtis izriet no servera un spēlētāju ierīču ({ $devices }) noslēpumiem; ja pirms { $game }. spēles pie galda rādīja zīmogu { $seal }, tās neviens nav izvēlējies.
verify-none = Pierādījuma nav: pierakstā nav teikts, no kurienes radušās kārtis.
verify-alone = Pierādījuma nav: neviena ierīce neatklāja noslēpumu, tāpēc kārtis izriet tikai no servera noslēpuma.
verify-server = Viltots: servera noslēpums nav tas, ko tas bija aizzīmogojis.
verify-seat = Viltots: { $seat }. vietas noslēpums nav tas, ko tās ierīce bija aizzīmogojusi.
verify-seed = Viltots: no aizzīmogotajiem noslēpumiem izriet citas kārtis.
