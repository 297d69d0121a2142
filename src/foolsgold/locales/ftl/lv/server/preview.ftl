### What a messenger shows of a link to a finished game: the page itself does not fetch it.

preview-told = Rezultāts: { $scores }
preview-score = { $name }: { $score }
