"""`foolsgold` as a process whose server deals from known seeds: `serve_dealt.py 7 serve`.

The command itself has no such option: who could choose the deal would know all hands.
"""

import sys
from functools import partial
from itertools import count
from unittest.mock import patch

from foolsgold.cli import main
from foolsgold.server import serve

if __name__ == "__main__":
    deals = count(int(sys.argv.pop(1)))
    with patch.object(serve, "Running", partial(serve.Running, seed=lambda: next(deals))):
        main()
