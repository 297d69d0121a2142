# foolsgold load: cik maksā gājiens
cli-option-compare = Ar to pašu plūsmu izmērīt arī tukšu tīmekļa serveri un pateikt, cikreiz vairāk strādā mūsējais.
load-compare-own = Salīdzināt var tikai šeit palaistu serveri: izlaid --url vai --compare.
load-workers-own = Vairākus procesus var dot tikai šeit palaistam serverim: nenorādi --url vai --workers.
load-cpu = Servera procesora laiks vienam gājienam: { $work } ms
load-compare = Tukšs tīmekļa serveris ar to pašu plūsmu: { $work } ms; mūsējais strādā { $ratio } reizes vairāk
