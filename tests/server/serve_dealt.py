"""`foolsgold` as a process whose server deals from known seeds: `serve_dealt.py 7 serve`.

The command itself has no such option: who could choose the deal would know all hands. On a busy
machine a slow answer is no lost line, and a slow bot no broken one. `serve_dealt.py 7 sealed serve`
lets devices have a part in the deals, and 7 is the server's. `serve_dealt.py 7 deaf serve` never
looks into the database for what it was not told. `serve_dealt.py 7 before serve` is a server that
does not know the last step of the database's layout yet.
"""

import sys
from itertools import count
from pathlib import Path
from unittest.mock import patch

from msgspec.structs import replace

from foolsgold.cli import main
from foolsgold.server import serve
from foolsgold.server.logs import Log
from foolsgold.server.settings import Settings

LIMITS = ("bot_limit", "own_bot_limit", "bot_wait")
NEVER = 3600.0
PATIENT = ("ping_every", "reveal_seconds")

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from patience import HUNG, SLOW_BOT

    deals = count(int(sys.argv.pop(1)))
    sealed = sys.argv[1] == "sealed" and bool(sys.argv.pop(1))
    deaf = sys.argv[1] == "deaf" and bool(sys.argv.pop(1))
    if sys.argv[1] == "before" and sys.argv.pop(1):
        from server.before import forget_the_last_step

        forget_the_last_step()
    running = serve.Running

    def patient(
        settings: Settings, log: Log | None, place: serve.Place | None = None
    ) -> serve.Running:
        settings = replace(
            settings,
            sealed=sealed,
            look_every=NEVER if deaf else settings.look_every,
            **dict.fromkeys(PATIENT, HUNG),
            **dict.fromkeys(LIMITS, SLOW_BOT),
        )
        return running(settings, log, seed=lambda: next(deals), place=place)

    with patch.object(serve, "Running", patient):
        main()
