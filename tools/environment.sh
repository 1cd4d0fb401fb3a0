#!/bin/sh
# environment.sh VENV LOCK: a virtual environment with the packages of requirements/LOCK.txt, and
# this source as the package `hastilude` in it. uv does it: the machine's own, else one from PyPI.
venv=$1 lock=$2 python=${PYTHON:-python3}

give_up() {
  echo "hastilude: $1" >&2
  exit 1
}

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null ||
  give_up "Python 3.11 or newer is needed ($python is not); PYTHON=… names another"

if [ ! -x "$venv/bin/python" ]; then
  "$python" -m venv "$venv" || give_up "this Python cannot make virtual environments; Debian has it in python3-venv"
fi
uv=$(command -v uv || echo "$venv/bin/uv")
if ! [ -x "$uv" ]; then
  "$venv/bin/python" -m pip install --quiet --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt ||
    give_up "Python's packages cannot be fetched, and nothing works without them; is there a network?"
fi
"$uv" pip install --quiet --python "$venv/bin/python" --require-hashes -r "requirements/$lock.txt" ||
  give_up "Python's packages cannot be fetched, and nothing works without them; is there a network?"
HASTILUDE_COMPILE=0 "$uv" pip install --quiet --python "$venv/bin/python" --no-deps --no-build-isolation --editable . ||
  give_up "the package could not be installed into $venv"
