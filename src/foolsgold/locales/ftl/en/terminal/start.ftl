### Starting the program, and the page where it is not there.

start-ready = Fool’s Gold is ready.
start-here = On this computer: { $link }
start-network = For everybody on the same network: { $link }
start-scan = Or point a phone’s camera at this code:
start-browser = Your browser will open the page now. If it does not, open the first link yourself.
start-open = Open the first link in a browser.
start-stop = To stop, press Ctrl-C. Your tables are kept for next time.
cli-option-no-browser = Do not open the browser.
page-not-built = This copy of Fool’s Gold was installed without its page. Install it again with: uv sync --reinstall-package foolsgold. Until then you can play in the terminal: foolsgold play
missing-client = Tables of a server need parts that are not installed. Install them with: { $install }. Until then you can play in the terminal: foolsgold play
missing-server = Tables over the network need parts that are not installed. Install them with: { $install }. Until then you can play in the terminal: foolsgold play
missing-kernel = The fast rules need a compiler that is not installed. Install it with: { $install }. Until then the plain rules are used, a few hundred times slower.
kernel-compiling = Compiling the fast rules for this computer (only needed once): part { $number } of { $total }.
kernel-compiling-again = Compiling the fast rules: part { $number } of { $total }.
kernel-cache-unwritable = The fast rules cannot be cached in { $folder }, which is not writable. They have to be compiled every time, which takes half a minute. FOOLSGOLD_CACHE names another folder.
rule-broken_unpaid = Diggers with a broken tool get no gold

## foolsgold verify

cli-verify = Check that nobody chose the cards of a recorded game.
verify-fair = Verified: the cards follow from the secrets of the server and of the players’ devices ({ $devices }); if your table was shown the seal { $seal } before its game number { $game }, nobody chose them.
verify-none = No proof: this record does not say how its cards came about.
verify-alone = No proof: no device revealed its secret, so the cards follow from the server’s alone.
verify-server = Tampered with: the server’s secret is not the one it had sealed.
verify-seat = Tampered with: the secret of seat { $seat } is not the one its device had sealed.
verify-seed = Tampered with: these are not the cards that the sealed secrets lead to.
