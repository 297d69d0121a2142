### The end of a game, on the page and in the terminal.

ending-early = Як минула гра, розповімо, коли її закінчать.
lookback-title = Як це було
award-title = Відзнаки
# $award is the name of the award, $why what it was earned with
award-line = { $award }: { $name } ({ $why })

award-way = Найдовший шлях
award-way-why = карт на шляху до золота: { $number } з { $of }
award-mended = Добра душа
award-mended-why = полагоджено чужих інструментів: { $number }
award-broken = Важка рука
award-broken-why = зламано інструментів: { $number }
award-looked = Допитливий ніс
award-looked-why = поглядів під цілі: { $number }
award-dug = Найбільше мозолів
award-dug-why = викладено карт тунелю: { $number }
award-doors = Майстер дверей
award-doors-why = відчинено дверей: { $number }
award-ales = Душа шинку
award-ales-why = частувань елем: { $number }
award-stolen = Липкі пальці
award-stolen-why = украдено очок: { $number }
award-blasts = Порохова діжка
award-blasts-why = підірвано карт: { $number }
award-swaps = Тисяча облич
award-swaps-why = обмінів ролями: { $number }
award-lie = Найкраща брехня
award-lie-why = ходів до першого сумніву: { $number }
award-nose = Найтонший нюх
award-nose-why = правильна підозра вже з { $number }-го ходу
