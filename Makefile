# Two commands: `make play` and `make test`. Everything happens in .venv and build/.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src tools -name '*.py' -o -name '*.toml' -o -name '*.ini') pyproject.toml setup.py

.PHONY: play test lint plain compiled-test fuzz bench starting compare proof goldens docs site clean

play: .venv/play
	@$(BIN)/tefuda play

test: lint plain compiled-test

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/play: .venv/bin/python pyproject.toml setup.py
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

.venv/dev: .venv/bin/python pyproject.toml setup.py
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ .venv/play

.venv/site: .venv/bin/python pyproject.toml setup.py
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[site]'
	@touch $@ .venv/play

lint: .venv/dev
	$(BIN)/ruff check
	$(BIN)/mypy

plain: .venv/dev
	TEFUDA_EXPECT=interpreted $(BIN)/pytest -n auto

# The same tests and the same games once more, compiled, where there is a C compiler.
compiled-test: .venv/dev
	@if command -v cc >/dev/null 2>&1; then $(MAKE) --no-print-directory check-compiled; \
	else echo "no C compiler: the compiled build is not tested"; fi

.PHONY: check-compiled
check-compiled: build/compiled/done
	PYTHONPATH=build/compiled TEFUDA_EXPECT=compiled $(BIN)/pytest -n auto
	$(BIN)/python -m tests.fuzz.digest > build/interpreted.digest
	PYTHONPATH=build/compiled $(BIN)/python -m tests.fuzz.digest > build/compiled.digest
	cmp build/interpreted.digest build/compiled.digest
	@echo "interpreted and compiled play the same games"

build/compiled/done: $(SOURCES) | .venv/dev
	rm -rf build/compiled
	TEFUDA_COMPILE=1 $(BIN)/pip install --quiet --disable-pip-version-check --no-deps --target build/compiled .
	@touch $@

fuzz: .venv/dev
	$(BIN)/python -m tests.fuzz $(ARGS)

bench: .venv/dev
	@if command -v cc >/dev/null 2>&1; then $(MAKE) --no-print-directory build/compiled/done; fi
	$(BIN)/python benchmarks/bench.py $(ARGS)

# How long it takes to copy, imagine, start and load games.
starting: .venv/dev
	@if command -v cc >/dev/null 2>&1; then $(MAKE) --no-print-directory build/compiled/done; fi
	PYTHONPATH=build/compiled:src $(BIN)/python benchmarks/starting.py $(ARGS)

# An old commit against the working tree, in turns: make compare ARGS="--base COMMIT".
compare: .venv/dev
	@if command -v cc >/dev/null 2>&1; then $(MAKE) --no-print-directory build/compiled/done; fi
	$(BIN)/python benchmarks/compare.py $(ARGS)

# Write down what the tests prove, and the recorded games, after a change that is meant.
proof: .venv/dev
	$(BIN)/pytest -n0 --write-proof

goldens: .venv/dev
	$(BIN)/python -m tests.goldens

# The parts of the documents that are made, not written.
docs: .venv/dev
	$(BIN)/python docs/answers.py
	$(BIN)/python docs/grammar.py
	$(BIN)/python docs/picture.py

# The documents and the reference of the API as a site, in build/site. Any warning fails.
site: .venv/site
	$(BIN)/python tools/pages.py
	rm -rf build/site
	$(BIN)/sphinx-build -q -E -W --keep-going -n -j auto -c docs -d build/doctrees build/pages build/site
	@echo "build/site/index.html"

clean:
	rm -rf .venv build
