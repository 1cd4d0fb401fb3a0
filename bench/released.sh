#!/usr/bin/env bash
# A released build as an opponent: prints the folder for PYTHONPATH, after compiling it there.
#
#     folder=$(bench/released.sh COMMIT FOLDER)
#     hastilude arena kings_bounty --seats 2 --bots knight,build:$folder:knight …
#
# FOLDER becomes a checkout of COMMIT (git worktree remove takes it away again).
set -euo pipefail
commit=${1:?a commit} folder=${2:?where it is checked out}
root=$(cd "$(dirname "$0")/.." && pwd)
[ -e "$folder" ] || git -C "$root" worktree add --quiet --detach "$folder" "$commit" >&2
cd "$folder"
python=${PYTHON:-$root/.venv/bin/python}
if [ -e tools/compile.py ]; then
  "$python" tools/compile.py 2>/dev/null
else
  "$python" setup.py --quiet build --build-lib built >&2
  HASTILUDE_COMPILE=0 "$python" setup.py --quiet egg_info --egg-base built >&2 # so that its games are found
  echo "$folder/built"
fi
