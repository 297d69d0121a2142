"""`foolsgold` as a process whose server deals from known seeds: `serve_dealt.py 7 serve`.

The command itself has no such option: who could choose the deal would know all hands. On a busy
machine a slow answer is no lost line, and a slow bot no broken one. `serve_dealt.py 7 sealed serve`
lets devices have a part in the deals, and 7 is the server's.
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
PATIENT = ("ping_every", "reveal_seconds")

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from patience import HUNG, SLOW_BOT

    deals = count(int(sys.argv.pop(1)))
    sealed = sys.argv[1] == "sealed" and bool(sys.argv.pop(1))
    running = serve.Running

    def patient(settings: Settings, log: Log | None) -> serve.Running:
        settings = replace(
            settings,
            sealed=sealed,
            **dict.fromkeys(PATIENT, HUNG),
            **dict.fromkeys(LIMITS, SLOW_BOT),
        )
        return running(settings, log, seed=lambda: next(deals))

    with patch.object(serve, "Running", patient):
        main()
