# Everything one does here, by name. `make` alone lists it. Nothing is done twice: stamps in .venv remember.

PYTHON ?= python3
PORT ?= 8000
WORKERS ?= 2
# Extra words for pytest: make test ARGS="tests/core -k pile"
ARGS ?=

BIN := .venv/bin
SOURCES := $(sort $(shell find src -type f \( -name '*.py' -o -name '*.ftl' -o -name '*.json' -o -name py.typed \)) \
	$(shell find docs/rules -name '*.md'))

# The pages that the browser shows are made with Node.js; without it everything but them works.
NODE := $(shell command -v npm)
PAGES := $(sort $(shell find web src/marula/games/*/face src/marula/text src/marula/games/*/text -type f \
	-not -path '*/node_modules/*' 2>/dev/null))

# MARULA_PURE=1 runs the same files as plain Python, straight from src, with nothing built.
ifneq ($(filter-out 0,$(MARULA_PURE)),)
RUN := PYTHONPATH=src $(BIN)/python
READY := .venv/.requirements .venv/.pages
else
RUN := $(BIN)/python
READY := .venv/.built
endif

.DEFAULT_GOAL := help
.PHONY: help setup play test check bench bench-lab bench-pages bench-peers bench-server clean FORCE

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-11s %s\n", $$1, $$2}'
	@echo '  MARULA_PURE=1 before any of them runs plain Python instead of the compiled modules'

setup: $(READY) .venv/.workshop ## the virtual environment in .venv, with everything built and installed

play: $(READY) ## open the tables in the browser (PORT=8000)
	$(RUN) -m marula play --port $(PORT)

test: $(READY) .venv/.workshop .venv/.browser ## all tests (ARGS="..." goes to pytest, WORKERS=2 processes)
	@if [ -n "$(NODE)" ] && [ -z "$(ARGS)" ]; then echo npm test; npm --prefix web test --silent; fi
	$(RUN) -m pytest -n $(WORKERS) $(ARGS)

check: $(READY) .venv/.workshop ## style, types, rules against tests, texts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m tools.rules
	@if [ -n "$(NODE)" ]; then echo npm run check; npm --prefix web run check --silent; fi
	$(RUN) -m marula.text.audit

bench: $(READY) .venv/.workshop ## decisions per second of every game
	$(RUN) -m marula.lab.bench

bench-pages: $(READY) .venv/.workshop .venv/.browser ## how heavy the pages are, how soon usable, how smooth
	$(RUN) -m tools.bench_pages

bench-peers: $(READY) .venv/.workshop .venv-peers/.ready ## our games beside OpenSpiel's, Catanatron's, RLCard's and PettingZoo's
	$(RUN) -m tools.peers

bench-lab: $(READY) .venv/.workshop ## steps per second of the vector environment, for every game
	$(RUN) -m tools.bench_lab

bench-server: $(READY) .venv/.workshop ## what one server carries, beside a boardgame.io server (needs npm for that)
	$(RUN) -m tools.bench_server

# The peers in an environment of their own: they want other versions of what we use.
.venv-peers/.ready: tools/peers/requirements.txt
	@echo 'marula: installing the peers into .venv-peers'
	@$(PYTHON) -m venv .venv-peers
	@.venv-peers/bin/python -m pip install -q --disable-pip-version-check -r tools/peers/requirements.txt
	@touch $@

clean: ## forget the virtual environment and everything built
	rm -rf .venv .venv-peers build dist src/marula.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf web/node_modules src/marula/server/http/pages

# Some systems ship Python without ensurepip; then the system's own pip can fill the new environment.
.venv/.created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'marula needs Python 3.11 or later: make PYTHON=/path/to/python'; exit 1; }
	@$(PYTHON) -m venv .venv 2>/dev/null \
		|| { $(PYTHON) -m venv --clear --without-pip .venv && $(PYTHON) -m pip --python $(BIN)/python install -q pip; } \
		|| { echo 'marula: cannot make a virtual environment; on Debian or Ubuntu: apt install python3-venv'; exit 1; }
	@touch $@

.venv/.requirements: .venv/.created pyproject.toml tools/requirements.py
	@echo 'marula: installing what it needs into .venv'
	@$(BIN)/python tools/requirements.py server > .venv/requirements.txt
	@$(BIN)/python -m pip install -q --disable-pip-version-check -r .venv/requirements.txt
	@touch $@

# What tests, checks and benchmarks need besides; who only plays is spared it.
.venv/.workshop: .venv/.requirements
	@echo 'marula: installing what tests and benchmarks need'
	@$(BIN)/python tools/requirements.py dev lab ray server > .venv/workshop.txt
	@$(BIN)/python -m pip install -q --disable-pip-version-check -r .venv/workshop.txt
	@touch $@

# Not `npm ci`: it refuses a lock that leaves out other systems' binaries, as some registries make npm write it.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@echo 'marula: installing what the pages are built with'
	@npm --prefix web install --no-save --silent --no-audit --no-fund
	@touch $@

# Before the wheel, which takes the pages along.
ifeq ($(NODE),)
.venv/.pages: .venv/.created
	@echo 'marula: no npm found: the pages for the browser are not built (install Node.js 20.19 or later, then make setup)'
	@touch $@
else
.venv/.pages: web/node_modules/.package-lock.json .venv/.created $(PAGES)
	@echo 'marula: building the pages'
	@touch .venv/.pages-building
	@npm --prefix web run build --silent -- --logLevel warn
	@mv .venv/.pages-building $@
endif

# Tests open a real browser. Debian's is the one we look for; any Chromium in the path will do.
.venv/.browser: .venv/.created
	@command -v chromium > /dev/null || command -v chromium-browser > /dev/null || command -v google-chrome > /dev/null \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null \
			&& echo 'marula: installing Chromium for the tests' && apt-get update -qq && apt-get install -y -qq chromium > /dev/null; } \
		|| { echo 'marula: the browser tests need Chromium: apt install chromium'; exit 1; }
	@touch $@

# Changes when a file comes or goes, which the files' own times cannot tell.
.venv/.sources: FORCE .venv/.created
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' > $@

# The wheel is made from the kept build folder, so that an edit recompiles one module. We call what pip would call,
# because pip hides the line that tells of a missing compiler.
.venv/.built: .venv/.requirements .venv/.pages .venv/.sources setup.py pyproject.toml $(SOURCES)
	@echo 'marula: building (the first time compiles everything and takes a minute or two)'
	@touch .venv/.building # the stamp bears the time of the start, so that an edit during the build is not missed
	@rm -rf build/wheel && mkdir -p build/wheel
	@$(BIN)/python -c "from setuptools.build_meta import build_wheel as build; build('build/wheel', {'--global-option': '-q'})"
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-index --no-deps --force-reinstall build/wheel/*.whl
	@if [ -f src/marula/cli/main.py ]; then $(BIN)/python -m marula --version; fi
	@mv .venv/.building $@
