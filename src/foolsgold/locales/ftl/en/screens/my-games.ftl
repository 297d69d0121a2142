### Games somebody has played on this device: the page fetches these when somebody looks at them.

yours-title = Your games
yours-none = No game has ended on this device yet. Once one has, you will find it here.
yours-kept = Only this device keeps this list. Anybody who has the link to a game can open it.
yours-figures = In figures
yours-games = Games
yours-games-won = Games won
yours-side = As
yours-rounds = Rounds
yours-rounds-won = Won
yours-unmasked = Unmasked
yours-unmasked-hint = rounds as a saboteur or Goblin in which somebody said they suspected you
yours-lie = Longest-believed lie
yours-lie-none = none yet
yours-moves = moves: { $moves }
yours-edition = Edition
yours-all = all
yours-outcome = Result
yours-outcome-won = won
yours-outcome-lost = not won
yours-none-such = No game like that.
yours-won = won
yours-row = { $title }, { $date }
yours-players = with { $names }
yours-score = points: { $score }
yours-look = Look back
yours-unknown = A game this device knows nothing more about
yours-forget = Remove from this list
yours-export = All records in one file
yours-exporting = Fetching the games: { $done } of { $of }
yours-exported = Games in the file: { $count }. No longer there: { $missing }.
yours-carry = To another device
yours-carry-hint = A code takes this list, and the right to hide or delete the games, to another device of yours.
yours-carry-go = Get a code
yours-code = { $minutes ->
    [one] Type this code there within { $minutes } minute. It works once.
   *[other] Type this code there within { $minutes } minutes. It works once.
}
yours-fetch = Code from your other device
yours-fetch-go = Fetch
yours-fetched = Games brought over: { $count }
yours-unreadable = What arrived was not a list of games. Get a new code on the other device.
yours-as-digger = digger
yours-as-saboteur = saboteur
yours-as-gnome = gnome
yours-as-goblin = goblin
parcel-unknown = This code does not work: it has been used, it has expired, or a letter is wrong. Get a new one on the other device.
