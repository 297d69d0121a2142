"""`foolsgold` as a process whose server deals from known seeds: `serve_seeded.py 7 serve`.

`serve_seeded.py nursery 5` starts such servers for whoever is at the other end of the socket 5.
Processes of bots read this file too when they start, so all the rest is elsewhere.
"""

import socket
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    from tests.support.seeded_server import run_with_seeds, serve_forks

    if sys.argv[1] == "nursery":
        serve_forks(socket.socket(fileno=int(sys.argv[2])))
    else:
        run_with_seeds(sys.argv[1:])
