# Tasks of the project. `uv run --group dev just` lists them; `just check` is all that must pass.

# Some machines set this; without bytecode every program started here would compile its imports.
export PYTHONDONTWRITEBYTECODE := ""

# Tools that use helpers of the tests, or the demo games of the README.
with_tests := "PYTHONPATH=.:tools/readme"

# list the tasks
default:
    @just --list

# run everything: style, types, import contracts, documentation, page and all tests
[group('check')]
check: prepare test

# run every check but the tests, and prepare what the tests need, in parallel
[group('check')]
[parallel]
prepare: static test-dependencies precompile

# run all checks that do not play a game, in parallel
[group('check')]
[parallel]
static: lint types imports docs web

# run a fast subset (90 seconds): style, types, import contracts, tests of the rules
[group('check')]
[parallel]
quick: lint types imports games

# run the tests of the rules: records, golden games, perft counts, secrecy
[group('check')]
games:
    pytest -n auto tests/base tests/games tests/play tests/tunnel tests/properties tests/secrecy tests/golden tests/perft

# check the style of the Python code
[group('check')]
lint:
    ruff check .
    ruff format --check .

# check types, strictly
[group('check')]
types:
    mypy

# check the import contracts: which package may import which
[group('check')]
imports:
    lint-imports

# build the documentation site into build/docs, strictly and offline
[group('check')]
docs:
    mkdocs build --quiet --strict

# check the page: style, types and its own tests
[group('check')]
web:
    #!/usr/bin/env bash
    set -euo pipefail
    cd web
    if ! command -v npm > /dev/null; then
        echo "There is no Node here: the checks of the page are left out."
        exit
    fi
    # Install only if the lock file has changed, or the package's build left out the tools.
    if [ ! -e node_modules/.bin/eslint ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
        npm ci --ignore-scripts --no-audit --no-fund
    fi
    npm run --silent lint
    npm run --silent check
    npm run --silent test

# run all tests on all cores; `just test -k word` runs some
[group('check')]
test *arguments:
    pytest -n auto {{arguments}}

# run property tests in depth, with new seeds: 500 kills of each kind, ten million steps of both engines
[group('check')]
explore:
    pytest -n auto tests/properties tests/secrecy tests/determinization tests/tunnel tests/bots tests/study tests/locales tests/kernel tests/server tests/browser tests/repo/test_debian_install.py --hypothesis-profile explore
    python tools/verify/fresh_install.py --check

# test core, kernel and server on another Python: `just python 3.13`
[group('check')]
python version *arguments:
    UV_PROJECT_ENVIRONMENT=.venv-{{version}} uv run --python {{version}} --group dev pytest -n auto tests/base tests/games tests/play tests/tunnel tests/properties tests/secrecy tests/determinization tests/golden tests/perft tests/kernel tests/server {{arguments}}

# format the code and fix what the linter can fix
[group('edit')]
format:
    ruff check --fix .
    ruff format .

# generate code and tables: the page's types, the tables of editions and action ids
[group('edit')]
generate:
    python tools/generate/typescript_types.py
    python tools/generate/editions_table.py
    python tools/generate/action_ids_table.py
    python tools/generate/observation_tables.py

# rewrite golden games and perft counts, of all editions or of those named
[group('edit')]
golden *editions:
    python tools/generate/golden_games.py {{editions}}

# build the page into the package
[group('edit')]
build-page:
    python hatch_build.py

# take the README's screenshots and record its film again
[group('edit')]
readme-pictures:
    {{with_tests}} python tools/readme/screenshots.py
    {{with_tests}} python tools/readme/film.py

# install what tests need from Debian, where possible: Chromium, fonts, two proxies
[group('set up')]
test-dependencies:
    python tools/test_setup/install_test_dependencies.py

# compile the kernel, so that no test waits for it
[group('set up')]
precompile:
    python tools/test_setup/precompile_kernel.py

# fit the likelihoods of a game's beliefs (3 to 10 minutes); names of bots to leave out may follow
[group('fit')]
fit-beliefs game="saboteur" *left_out:
    python tools/fit/{{game}}_beliefs.py {{left_out}}

# check, and with --fit refit, the calibration of win probabilities
[group('fit')]
fit-win-probability *arguments:
    python tools/fit/win_probability.py {{arguments}}

# play the matchups that bots are judged by, into a file that later runs extend: `just strength rounds.jsonl --minutes 60`
[group('measure')]
strength *arguments:
    python tools/measure/bot_strength.py {{arguments}}

# draw the reliability diagram of beliefs, in games of bots they were not fitted on; `--seed 1` plays other deals
[group('measure')]
reliability *arguments:
    python tools/measure/reliability_diagram.py {{arguments}}

# draw the learning curve from what `examples/train_policy.py --curve curve.json` wrote
[group('measure')]
learning-curve curve:
    python tools/measure/learning_curve.py {{curve}}

# compare the kernel with a plain C program: `just benchmark-vs-c PATH/OF/limit.c`
[group('measure')]
benchmark-vs-c *arguments:
    python tools/measure/benchmark_vs_c.py {{arguments}}

# compare win rates of the kernel's rollout policy and the Python bot it copies
[group('measure')]
kernel-win-rates *arguments:
    python tools/measure/kernel_win_rates.py {{arguments}}

# search for tiny editions in which open roles change the equilibrium: `just search-tiny-editions --seed 1 --seconds 600 --map`
[group('measure')]
search-tiny-editions *arguments:
    python tools/measure/search_tiny_editions.py {{arguments}}

# print rounds of a bot against the best saboteur: `just best-response-lines tiny-three-picks digger --rounds 5`
[group('measure')]
best-response-lines *arguments:
    python tools/measure/best_response_lines.py {{arguments}}

# measure what two habits of `digger` cost, in solved editions; `just digger-habits --rounds 600` also in real ones
[group('measure')]
digger-habits *arguments:
    python tools/measure/digger_habits.py {{arguments}}

# measure the solver: over four million histories until the NashConv is below 0.001, in CPU seconds
[group('measure')]
solver-benchmark:
    python tools/measure/solver_benchmark.py

# solve the shipped tiny editions and write the tables of docs/guide/solved-games.md; `--check` only compares
[group('measure')]
solved-games *arguments:
    python tools/generate/solved_games.py {{arguments}}

# measure the page's latency from an input to the next paint; `--json` for programs
[group('measure')]
latency *arguments:
    {{with_tests}} python tools/measure/input_latency.py {{arguments}}

# measure memory of thousands of idle tables, and the restart after a kill; `just idle --tables 1000`
[group('measure')]
idle *arguments:
    {{with_tests}} python tools/measure/idle_tables.py {{arguments}}

# measure replays: `page` (opening, stepping), `year` (database), `analysis` (load on a table under way), `preview` (image of a link)
[group('measure')]
replay-bench *arguments:
    {{with_tests}} python tools/measure/replay_benchmark.py {{arguments}}

# compare the throughput of one and two worker processes, each limited to the same share of a core
[group('measure')]
worker-bench *arguments:
    python tools/measure/worker_benchmark.py {{arguments}}

# compare both engines for millions of steps, into a file that later runs extend
[group('verify')]
compare-engines *arguments:
    python tools/verify/compare_engines.py {{arguments}}

# plant errors in a copy of a game's kernel and see how soon the comparison of the engines finds each
[group('verify')]
mutation-test game="saboteur":
    python tools/verify/mutation_test_{{game}}.py

# run the README's play command on a bare Debian: seconds and bytes until the link answers; `--suite forky`, `--check`
[group('verify')]
fresh *arguments:
    python tools/verify/fresh_install.py {{arguments}}

# load a server for half an hour and check that memory, files and database do not grow; `just soak --minutes 5`
[group('verify')]
soak *arguments:
    {{with_tests}} python tools/verify/soak_test.py {{arguments}}

# check the form of commit messages; `just commits origin/main..HEAD`
[group('release')]
commits range="main..HEAD":
    python tools/release/check_commits.py --range {{range}}

# check that a release can be made, build it into dist/, print the commands that publish it
[group('release')]
release:
    python tools/release/build_release.py

# pin the versions that are installed now
[group('release')]
pin:
    python tools/release/pin_versions.py
