# The project's tasks. `uv run just` lists them; `uv run just check` is all that must pass.

# list the tasks
default:
    @just --list

# everything: style, types, the floors of the house, all tests
check: lint types house test

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

# all tests, on all cores
test *arguments:
    pytest -n auto {{arguments}}

# properties with many more examples and a new seed each time; 200 kills, 10,000 frames of fuzz
explore:
    pytest -n auto tests/laws tests/secrecy tests/tunnel tests/server --hypothesis-profile explore

# write the golden playthroughs and perft counts anew
golden:
    python tools/golden.py

# pin the versions that are installed now
pin:
    python tools/pin.py

# tidy what can be tidied by machine
tidy:
    ruff check --fix .
    ruff format .
