### The end of a game, on the page and in the terminal.

ending-early = איך הלך המשחק? את זה מגלים כשהוא נגמר.
lookback-title = מבט לאחור
award-title = פרסים
# $award is the name of the award, $why what it was earned with
award-line = { $award }: { $name } ({ $why })

award-way = הדרך הארוכה ביותר
award-way-why = קלפים בדרך אל הזהב: { $number } מתוך { $of }
award-mended = לב טוב
award-mended-why = כלים שתוקנו לאחרים: { $number }
award-broken = יד כבדה
award-broken-why = כלים שנשברו: { $number }
award-looked = סקרנות לשמה
award-looked-why = הצצות ביעדים: { $number }
award-dug = הכי הרבה יבלות
award-dug-why = קטעי מנהרה: { $number }
award-doors = פתיחת דלתות
award-doors-why = דלתות שנפתחו: { $number }
award-ales = הבר פתוח
award-ales-why = כוסות בירה שחולקו: { $number }
award-stolen = אצבעות דביקות
award-stolen-why = נקודות שנגנבו: { $number }
award-blasts = חבית אבק שריפה
award-blasts-why = קלפים שפוצצו: { $number }
award-swaps = אלף פרצופים
award-swaps-why = החלפות תפקיד: { $number }
award-lie = השקר הטוב ביותר
award-lie-why = מהלכים עד הספק הראשון: { $number }
award-nose = החוש החד ביותר
award-nose-why = חשד נכון כבר במהלך { $number }
