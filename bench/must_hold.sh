#!/usr/bin/env bash
# The matches that the levels must win, by their names and at the time they have at the table.
#
#     bench/must_hold.sh RESULTS [PROCESSES]
#
# For a quiet machine with many cores: on a loaded one levels by the clock mean nothing. Length and seed
# are fixed here, beforehand. Every game is kept in RESULTS, and a run that was cut off goes on. A champion
# has its share of the cores, so matches with it run one process for each two.
set -euo pipefail
results=${1:?where the games are kept}
processes=${2:-$(nproc)}
mkdir -p "$results"

match() { # game seats games bots seed processes
  local name="$1-$2-${4//[,:\/]/_}"
  echo "$1, $2 seats, $4: $3 games, seed $5"
  hastilude arena "$1" --seats "$2" --games "$3" --bots "$4" --seed "$5" --processes "$6" \
    --resume "$results/$name.jsonl" --json > "$results/$name.json"
}

half=$(((processes + 1) / 2))
for game in kings_bounty lionheart knights_tale; do
  for seats in 2 4; do
    match "$game" "$seats" 1000 squire,page 2101 "$processes"
    match "$game" "$seats" 1000 knight,squire 2102 "$processes"
    match "$game" "$seats" 400 champion,knight 2103 "$half"
  done
done
for seats in 2 4; do
  match rise_shields "$seats" 400 squire,page 2101 "$processes"
  match rise_shields "$seats" 400 knight,squire 2102 "$processes"
  match rise_shields "$seats" 400 champion,knight 2103 "$half"
done
for seats in 6 7; do
  games=$((1000 / seats * seats + seats))
  match hearts_and_armour "$seats" "$games" squire,page 2101 "$processes"
  match hearts_and_armour "$seats" "$games" knight,squire 2102 "$processes"
  match hearts_and_armour "$seats" "$games" champion,knight 2103 "$half"
done
# what was learned against the judgement by hand, at equal looks and at equal time
for seats in 2 3 4 5; do
  match kings_bounty "$seats" 1200 ismcts:100,plain:ismcts:100 2104 "$processes"
  match kings_bounty "$seats" 1200 ismcts:0.3s,plain:ismcts:0.3s 2105 "$processes"
done
# the knight of before anything was learned, at equal time: released=$(bench/released.sh 648f09a FOLDER)
if [ -n "${released:-}" ]; then
  for game in kings_bounty lionheart knights_tale rise_shields; do
    match "$game" 2 400 "knight,build:$released:knight" 2106 "$half"
  done
  match hearts_and_armour 6 402 "knight,build:$released:knight" 2106 "$half"
fi
python -m hastilude.lab.ladder docs/bots.md "$results"/*.json
