#!/bin/sh
# Brings this package to a machine that reaches no registry, and compiles it there over all its cores.
#
#   bench/elsewhere.sh pack BUNDLE.tar.gz [PYTHON_VERSION]   here: wheels and source, in one file
#   bench/elsewhere.sh unpack BUNDLE.tar.gz FOLDER           there: needs Python, a C compiler, Python's headers
#
# WITH="litestar sqlalchemy[asyncio] …" packs more packages: what the house needs, for its simulation.
#
# Afterwards, there:  . FOLDER/use  and then  hastilude simulate …  or  python -m hastilude.lab.…
# Nothing is installed: the folder can be thrown away. Packages that machine has already
# (numpy, torch) are used as they are.
set -eu

PYTHON=${PYTHON:-python3}
# Needed by the rules, the bots and the lab (librt by compiled rules); mypy and setuptools compile.
NEEDED="msgspec fluent.runtime typer rich mypy-extensions typing-extensions openskill librt mypy setuptools"

pack() {
  bundle=$(realpath -m "$1") version=${2:-3.12}
  root=$(cd "$(dirname "$0")/.." && pwd)
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  mkdir "$work/wheels"
  # The same versions as everywhere else.
  sed -n 's/^\([a-z][a-zA-Z0-9._-]*==[^ ;\\]*\).*/\1/p' "$root/requirements/dev.txt" > "$work/versions"
  # shellcheck disable=SC2086
  "$PYTHON" -m pip download --quiet --quiet --disable-pip-version-check --only-binary=:all: --dest "$work/wheels" \
    --python-version "$version" --platform manylinux2014_x86_64 --platform manylinux_2_24_x86_64 --platform manylinux_2_28_x86_64 \
    --constraint "$work/versions" $NEEDED ${WITH:-}
  mkdir "$work/source"
  (cd "$root" && tar c --exclude=__pycache__ --exclude='*.so' --exclude=static --exclude='*.egg-info' \
    src tools bench lab setup.py pyproject.toml README.md LICENSE docs/rules 2>/dev/null || true) | tar x -C "$work/source"
  cp "$0" "$work/elsewhere.sh"
  tar czf "$bundle" -C "$work" wheels source elsewhere.sh
  echo "$bundle: $(du -h "$bundle" | cut -f1), for CPython $version"
}

unpack() {
  bundle=$(realpath "$1")
  mkdir -p "$2"
  folder=$(cd "$2" && pwd)
  tar xzf "$bundle" -C "$folder"
  cd "$folder"
  "$PYTHON" - <<'EOF'
import pathlib, zipfile
for wheel in pathlib.Path("wheels").glob("*.whl"):
    zipfile.ZipFile(wheel).extractall("packages")
EOF
  export PYTHONPATH="$folder/packages"
  cd "$folder/source"
  # So that the games are found: what an installation would write down.
  HASTILUDE_COMPILE=0 "$PYTHON" setup.py --quiet egg_info --egg-base "$folder/packages"
  compiled=$(HASTILUDE_CACHE="$folder/cache" "$PYTHON" tools/compile.py 2>"$folder/compile.log") || {
    tail -3 "$folder/compile.log" >&2
    compiled=$folder/source/src
  }
  cat > "$folder/use" <<EOF
export PYTHONPATH="$compiled:$folder/packages\${PYTHONPATH:+:\$PYTHONPATH}"
hastilude() { "$PYTHON" -m hastilude.cli "\$@"; }
EOF
  grep -E '^(mypyc|[a-z0-9/_-]*(gcc|cc|clang)):' "$folder/compile.log" || true
  echo "ready: . $folder/use"
}

case "${1:-}" in
  pack) shift; pack "$@" ;;
  unpack) shift; unpack "$@" ;;
  *) sed -n '2,11s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac
