# The project's tasks. `uv run --group dev just` lists them; `just check` is all that must pass.

# Some machines ask Python to keep no bytecode: then every program started here compiles all it imports.
export PYTHONDONTWRITEBYTECODE := ""

# list the tasks
default:
    @just --list

# everything: style, types, the floors of the house, the page, all tests
check: ready test

# all that comes before the tests, side by side: some of it only waits for the network
[parallel]
ready: static browser compiled

# all that can be said without running the games, on all cores
[parallel]
static: lint types house docs web

# a first answer within a minute and a half: style, types, the floors, the games and their rules
[parallel]
quick: lint types house games

# the games and their rules
games:
    pytest -n auto tests/base tests/games tests/play tests/tunnel tests/properties tests/secrecy tests/golden tests/perft

# style of the code
lint:
    ruff check .
    ruff format --check .

# types, strictly
types:
    mypy

# who may import whom
house:
    lint-imports

# the documentation: build the site into build/docs, strictly and without the network
docs:
    mkdocs build --quiet --strict

# the page: style, types, its own tests
web:
    #!/usr/bin/env bash
    set -euo pipefail
    cd web
    if ! command -v npm > /dev/null; then
        echo "There is no Node here: the checks of the page are left out."
        exit
    fi
    # Installed anew only if the lock has changed, or the package's build left out the tools.
    if [ ! -e node_modules/.bin/eslint ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
        npm ci --ignore-scripts --no-audit --no-fund
    fi
    npm run --silent lint
    npm run --silent check
    npm run --silent test

# build the page anew
page:
    python hatch_build.py

# write what is made from the source: the page's types, the tables of editions and of numbers
wire:
    python tools/wire_types.py
    python tools/editions_table.py
    python tools/actions_table.py

# a browser and two proxies for the tests, where they can be had
browser:
    python tools/debian.py

# the fast twins, for the tests that need them: those would wait for one another
compiled:
    python tools/compiled.py

# the core, the kernel and the server on another Python: `just python 3.13`
python version *arguments:
    UV_PROJECT_ENVIRONMENT=.venv-{{version}} uv run --python {{version}} --group dev pytest -n auto tests/base tests/games tests/play tests/tunnel tests/properties tests/secrecy tests/determinization tests/golden tests/perft tests/kernel tests/server {{arguments}}

# all tests, on all cores
test *arguments:
    pytest -n auto {{arguments}}

# properties with many more examples and a new seed each time; 500 kills of each kind, 100,000 frames of fuzz, ten million steps of both engines
explore:
    pytest -n auto tests/properties tests/secrecy tests/determinization tests/tunnel tests/bots tests/study tests/locales tests/kernel tests/server tests/browser tests/repo/test_debian_install.py --hypothesis-profile explore
    python tools/fresh_system.py --check

# the README's play command on a bare Debian: seconds and bytes to the link; `--suite forky`, `--check`
fresh *arguments:
    python tools/fresh_system.py {{arguments}}

# a server under play for half an hour: do memory, files or the database grow? `just soak --minutes 5`
soak *arguments:
    PYTHONPATH=. python tools/soak.py {{arguments}}

# what thousands of tables take at which nobody is, and how soon they are back after a kill; `just resting --tables 1000`
resting *arguments:
    PYTHONPATH=. python tools/resting.py {{arguments}}

# how many moves two processes of a server carry beside one, each with the same part of a core
workers *arguments:
    python tools/workers.py {{arguments}}

# write the golden playthroughs and perft counts anew
golden *editions:
    python tools/golden.py {{editions}}

# fit how much deeds say about who does them, from games of several bots (ten minutes); `just fit logan` leaves one out
fit *left_out:
    python tools/fit_beliefs.py {{left_out}}

# the same for Gobblings (three minutes)
fit-gobblings *left_out:
    python tools/fit_gobblings.py {{left_out}}

# play the cells by which bots are judged, into a file that can be gone on with: `just strength rounds.jsonl --minutes 60`
strength *arguments:
    python tools/strength.py {{arguments}}

# draw how far beliefs can be relied on, in games of bots they were not fitted on; `just reliability --seed 1` tries other deals
reliability *arguments:
    python tools/reliability.py {{arguments}}

# check the form of commit messages; `just commits origin/main..HEAD`
commits range="main..HEAD":
    python tools/check_commits.py --range {{range}}

# check that a release can be made, build it into dist/, print the commands that publish it
release:
    python tools/release.py

# pin the versions that are installed now
pin:
    python tools/pin.py

# tidy what can be tidied by machine
tidy:
    ruff check --fix .
    ruff format .

# how long the page takes from an input to its picture; `just paint --json` for programs
paint *arguments:
    PYTHONPATH=. python tools/paint.py {{arguments}}

# looking back: `just look-back page` (opening, stepping), `year` (the database), `beside` (a study beside a table), `picture` (the preview of a link)
look-back *arguments:
    PYTHONPATH=. python tools/look_back.py {{arguments}}

# take the pictures of the README and its film anew
pictures:
    PYTHONPATH=. python tools/pictures.py
    PYTHONPATH=. python tools/film.py
