# make play   installs everything and opens a table
# make test   installs everything, runs every check and test, ends with the count
# make bench  the speed of the rules beside OpenSpiel, in one run
# make soak   long random play over all games, seats and options

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' 2>/dev/null)

.PHONY: play test check test-interpreted test-compiled bench soak lock clean

play: $(VENV)/installed
	@$(BIN)/hastilude play kings_bounty --text

test: check test-interpreted test-compiled
	@$(BIN)/python tests/count.py

check: $(VENV)/installed
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache
	PYTHONPATH=src $(BIN)/python -m hastilude.cli rules kings_bounty --coverage

# The same tests twice: from the source, and from the installed, compiled package.
test-interpreted: $(VENV)/installed
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 --junitxml=$(VENV)/interpreted.xml

test-compiled: $(VENV)/installed
	$(BIN)/python -m pytest -n 2 --junitxml=$(VENV)/compiled.xml

bench: $(VENV)/installed $(VENV)-bench/installed
	$(BIN)/hastilude bench --peers

soak: $(VENV)/installed
	$(BIN)/python -m hastilude.lab.soak

lock: $(VENV)/ready
	for name in runtime dev bench; do \
	  $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	    --no-emit-index-url --no-header requirements/$$name.in -o requirements/$$name.txt; done

$(VENV)/ready: requirements/dev.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/installed: $(VENV)/ready pyproject.toml setup.py $(SOURCES)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	@rm -rf build src/*.egg-info
	@touch $@

$(VENV)-bench/installed: requirements/bench.txt
	$(PYTHON) -m venv $(VENV)-bench
	$(VENV)-bench/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

clean:
	rm -rf $(VENV) $(VENV)-bench build src/*.egg-info
