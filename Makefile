# Everything one does here, by name. `make` alone lists it. Nothing is done twice: stamps in .venv remember.

PYTHON ?= python3
PORT ?= 8000
# Processes that run tests: one more than there are processors, because a third of the time a test waits.
WORKERS ?= $(shell expr $$(nproc 2>/dev/null || getconf _NPROCESSORS_ONLN) + 1)
# How long `make soak` takes, how many matches it plays at most, and the first seed of its simulations.
SECONDS ?= 7200
MATCHES ?= 10000000
SEED ?= 1
# Extra words for pytest: make test ARGS="tests/core -k pile"
ARGS ?=

# Python keeps what it has compiled, whatever the caller's environment says. Many containers ask for the contrary: then
# each of the hundreds of processes that the tests start compiles every library again.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
SOURCES := $(sort $(shell find src -type f \( -name '*.py' -o -name '*.ftl' -o -name '*.json' -o -name '*.jsonl' -o -name py.typed \)) \
	$(shell find docs/rules -name '*.md'))

# The pages are made with Node.js. Where there is none, or one that is too old, it comes from a Python wheel.
NODE := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(a * 100 + +b >= 2019 ? 0 : 1)' \
	2>/dev/null && command -v npm)
ifeq ($(NODE),)
NODE_READY := .venv/.node
NPM := PATH="$(CURDIR)/.venv/node/bin:$$PATH" npm --prefix web
else
NODE_READY :=
NPM := npm --prefix web
endif
PAGES := $(sort $(shell find web src/marula/games/*/face src/marula/text src/marula/games/*/text \
	docs/rules/pictures docs/how-to docs/explanation/luck.md CHANGELOG.md -type f \
	-not -path '*/node_modules/*' 2>/dev/null))

# MARULA_PURE=1 runs the same files as plain Python, straight from src, with nothing built.
ifneq ($(filter-out 0,$(MARULA_PURE)),)
RUN := PYTHONPATH=src $(BIN)/python
READY := .venv/.requirements build/.pages
PLAY := $(RUN) -m marula play
else
RUN := $(BIN)/python
READY := .venv/.built
PLAY := $(BIN)/python -m tools.serve_while_compiling
endif

# Brings these up to date side by side: installs wait for the network, the compiler for the processor.
PREPARE := @$(MAKE) --silent --no-print-directory --jobs=4

.DEFAULT_GOAL := help
.PHONY: help setup play test test-firefox check docs dist bench bench-lab bench-pages bench-peers bench-server fuzz mutants notebooks soak trainers clean

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'
	@echo '  MARULA_PURE=1 before any of them runs plain Python instead of the compiled modules'

setup: ## the virtual environment in .venv, with everything built and installed
	$(PREPARE) $(READY) .venv/.workshop

play: ## open the tables in the browser (PORT=8000); the first time they are compiled while you play
	$(PREPARE) .venv/.requirements build/.pages
	@$(PLAY) --port $(PORT)

# Neighbouring tests stay on one process (worksteal), so that what they share, such as a browser, is started once.
test: ## all tests (ARGS="..." goes to pytest; WORKERS=3 processes, else one more than processors)
	$(PREPARE) $(READY) .venv/.workshop .venv/.browser
	@if [ -z "$(ARGS)" ]; then echo npm test; $(NPM) test --silent; fi
	$(RUN) -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

test-firefox: ## a smoke match of every game in Firefox
	$(PREPARE) $(READY) .venv/.workshop .venv/.firefox
	$(RUN) -m pytest -m firefox tests/firefox $(ARGS)

check: ## style, types, rules against tests, texts, documents
	$(PREPARE) $(READY) .venv/.workshop
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m tools.rules
	$(RUN) -m tools.api_types --check
	$(RUN) -m tools.reference --check
	$(RUN) -m tools.prose
	@echo npm run check; $(NPM) run check --silent
	$(RUN) -m marula.text.audit

# From the plain source, because compiled modules have no docstrings.
docs: ## the documents as a site in build/docs; a broken link, a missing symbol or an unlisted page fails
	$(PREPARE) .venv/.docs
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.site

dist: ## a source archive and wheels in dist/, each tried in an empty environment
	$(PREPARE) build/.pages .venv/.dist
	@$(BIN)/python -m tools.dist

bench: ## decisions per second of every game
	$(PREPARE) $(READY) .venv/.workshop
	$(RUN) -m marula.lab.bench

bench-pages: ## how heavy the pages are, how soon usable, how smooth
	$(PREPARE) $(READY) .venv/.workshop .venv/.browser
	$(RUN) -m tools.bench_pages

bench-peers: ## our games beside OpenSpiel's, Catanatron's, RLCard's and PettingZoo's
	$(PREPARE) $(READY) .venv/.workshop .venv-peers/.ready
	$(RUN) -m tools.peers

bench-lab: ## steps per second of the vector environment, for every game, beside Pgx and PettingZoo
	$(PREPARE) $(READY) .venv/.workshop .venv-peers/.ready
	$(RUN) -m tools.bench_lab --peers

bench-server: ## what one server carries, beside a boardgame.io server (needs npm for that)
	$(PREPARE) $(READY) .venv/.workshop
	$(RUN) -m tools.bench_server

# The peers in an environment of their own: they want other versions of what we use.
.venv-peers/.ready: tools/peers/requirements.txt
	@echo 'marula: installing the peers into .venv-peers'
	@$(PYTHON) -m venv .venv-peers
	@.venv-peers/bin/python -m tools.install tools/peers/requirements.txt
	@touch $@

# The trainers' libraries too. PyTorch comes first, by its exact version, and by pip, which prefers the processor's build
# where it has one; uv does not. Whatever asks for PyTorch then finds it.
.venv-trainers/.ready: tools/trainers/requirements.txt
	@echo 'marula: installing the trainers into .venv-trainers (1.5 GB)'
	@$(PYTHON) -m venv .venv-trainers
	@.venv-trainers/bin/python -m pip -qq --disable-pip-version-check install "$$(grep '^torch==' tools/trainers/requirements.txt)"
	@.venv-trainers/bin/python -m tools.install tools/trainers/requirements.txt
	@touch $@

trainers: ## a first PPO run with every trainers' library (ARGS="rllib_ppo --game template")
	$(PREPARE) .venv/.built .venv-trainers/.ready
	@.venv-trainers/bin/python -m pip -qq --disable-pip-version-check install --no-index --no-deps --force-reinstall build/wheel/*.whl
	@.venv-trainers/bin/python -m tools.trainers $(ARGS)

.venv/.notebooks: .venv/.workshop
	@echo 'marula: installing what notebooks are run with'
	@$(BIN)/python -m tools.install notebooks
	@touch $@

notebooks: ## execute the notebooks in a real kernel
	$(PREPARE) $(READY) .venv/.workshop .venv/.notebooks
	$(RUN) -m tools.notebooks

# The fuzzer in an environment of its own: it needs nothing but what a server needs, and is not for every system.
.venv-fuzz/.ready: requirements.lock tools/fuzz/requirements.txt
	@echo 'marula: installing the fuzzer into .venv-fuzz'
	@$(PYTHON) -m venv .venv-fuzz
	@.venv-fuzz/bin/python -m pip -qq --disable-pip-version-check install -r tools/fuzz/requirements.txt
	@.venv-fuzz/bin/python -m pip -qq --disable-pip-version-check install --require-hashes -r requirements.lock
	@touch $@

fuzz: .venv-fuzz/.ready ## change what strangers send until a reader fails (ARGS="edition --seconds 600")
	MARULA_PURE=1 PYTHONPATH="$(CURDIR)/src" .venv-fuzz/bin/python -m tools.fuzz $(ARGS)

# Plain Python: a fault is planted in the source, and nothing is compiled.
mutants: ## plant faults in the rules and see which no test notices (ARGS="GAME --number 50")
	$(PREPARE) .venv/.requirements .venv/.workshop
	MARULA_PURE=1 PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.mutants $(ARGS)

# Half of the time for simulations of the server, half for random matches under the laws.
soak: ## simulate the server and play random matches for hours (SECONDS=7200, MATCHES=10000000, SEED=1)
	$(PREPARE) $(READY) .venv/.workshop
	$(RUN) -m tests.simulation --seed $(SEED) --seeds 0 --seconds $$(( $(SECONDS) / 2 ))
	$(RUN) -m tests.every_game --matches $(MATCHES) --seconds $$(( $(SECONDS) / 2 )) --processes $(WORKERS)

clean: ## forget the virtual environment and everything built
	rm -rf .venv .venv-peers .venv-baseline .venv-fuzz .venv-trainers build dist src/marula.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf web/node_modules src/marula/server/http/pages

# What an interrupted run left is cleared. Some systems ship Python without ensurepip; then the system's own pip can
# fill the new environment.
.venv/.created:
	@echo 'marula: making a virtual environment in .venv'
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'marula needs Python 3.11 or later: make PYTHON=/path/to/python'; exit 1; }
	@$(PYTHON) -m venv --clear .venv 2>/dev/null \
		|| { $(PYTHON) -m venv --clear --without-pip .venv && $(PYTHON) -m pip -qq --python $(BIN)/python install pip; } \
		|| { echo 'marula: cannot make a virtual environment; on Debian or Ubuntu: apt install python3-venv'; exit 1; }
	@touch $@

.venv/.requirements: .venv/.created pyproject.toml tools/install.py tools/requirements.py
	@echo 'marula: installing what it needs into .venv'
	@$(BIN)/python -m tools.install server
	@touch $@

# What tests, checks and benchmarks need besides; who only plays is spared it.
.venv/.workshop: .venv/.requirements | $(NODE_READY)
	@echo 'marula: installing what tests and benchmarks need'
	@$(BIN)/python -m tools.install dev lab ray server
	@touch $@

# What releases are checked with.
.venv/.dist: .venv/.requirements
	@echo 'marula: installing what releases are checked with'
	@$(BIN)/python -m tools.install dist
	@touch $@

# What the site of the documents is built with; the reference imports the lab.
.venv/.docs: .venv/.workshop
	@echo 'marula: installing what the documents are built with'
	@$(BIN)/python -m tools.install docs
	@touch $@

# Between the two others, so that no two installers work on one environment at the same time.
.venv/.node: .venv/.requirements tools/node.py
	@echo 'marula: no Node.js 20.19 or later found: installing one into .venv'
	@$(BIN)/python -m tools.node .venv/node \
		|| { echo 'marula: there is no Node.js for this system to install: install 20.19 or later yourself'; exit 1; }
	@touch $@

# Not `npm ci`: it refuses a lock that leaves out other systems' binaries, as some registries make npm write it.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $(NODE_READY)
	@echo 'marula: installing what the pages are built with'
	@$(NPM) install --no-save --silent --no-audit --no-fund
	@touch $@

# Before the wheel, which takes the pages along. A stamp bears the time of the start, so that an edit during the build
# is not missed.
build/.pages: web/node_modules/.package-lock.json $(PAGES)
	@echo 'marula: building the pages'
	@mkdir -p build && touch build/.pages-building
	@$(NPM) run build --silent -- --logLevel warn
	@mv build/.pages-building $@

# Tests open a real browser. Debian's is the one we look for; any Chromium in the path will do.
.venv/.browser: .venv/.created
	@command -v chromium > /dev/null || command -v chromium-browser > /dev/null || command -v google-chrome > /dev/null \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null \
			&& echo 'marula: installing Chromium for the tests' && apt-get update -qq && apt-get install -y -qq chromium > /dev/null; } \
		|| { echo 'marula: the browser tests need Chromium: apt install chromium'; exit 1; }
	@touch $@

# Debian's Firefox, spoken to in its own protocol: no driver is needed.
.venv/.firefox: .venv/.created
	@command -v firefox-esr > /dev/null || command -v firefox > /dev/null \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null \
			&& echo 'marula: installing Firefox for the tests' && apt-get update -qq && apt-get install -y -qq firefox-esr > /dev/null; } \
		|| { echo 'marula: this test needs Firefox: apt install firefox-esr'; exit 1; }
	@touch $@

# Changes when a file comes or goes, which the files' own times cannot tell. Looked at whenever make starts.
NOTE_SOURCES := echo '$(SOURCES)' | cmp -s - .venv/.sources || echo '$(SOURCES)' > .venv/.sources
ifneq ($(wildcard .venv/.created),)
$(shell $(NOTE_SOURCES))
endif
.venv/.sources: | .venv/.created
	@$(NOTE_SOURCES)

# The wheel is made from the kept build folder, so that an edit recompiles one module. We call what pip would call,
# because pip hides the line that tells of a missing compiler.
.venv/.built: .venv/.requirements build/.pages .venv/.sources setup.py pyproject.toml $(SOURCES)
	@echo 'marula: compiling (the first time takes a minute or two)'
	@touch .venv/.building
	@rm -rf build/wheel && mkdir -p build/wheel
	@$(BIN)/python -c "from setuptools.build_meta import build_wheel as build; build('build/wheel', {'--global-option': '-q'})"
	@$(BIN)/python -m pip -qq --disable-pip-version-check install --no-index --no-deps --force-reinstall build/wheel/*.whl
	@if [ -f src/marula/cli/main.py ]; then $(BIN)/python -m marula --version; fi
	@mv .venv/.building $@
