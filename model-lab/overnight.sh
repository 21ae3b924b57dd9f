#!/usr/bin/env bash
# Makes a model from nothing, on any Linux machine with two cores and 6 GB of memory:
#
#   model-lab/overnight.sh DIRECTORY [HOURS]        (8 hours if not said; go on after a stop with the same command)
#   FROM=resources/models/step-runner.gguf model-lab/overnight.sh DIRECTORY [HOURS]        (goes on from a finished file)
#
# Data, tokenizer, training, file and judgement on the development cases. Nothing of the product is replaced: that is a decision (see README.md).
# With Debian's libjemalloc2 (recommended for more than an hour) the memory of the training does not grow: 2 GB a worker instead of 5 and more.
# FIRST_MINUTES (of copying; 15), WORKERS, WIDTH, LAYERS, HEADS and HIDDEN in the environment change the sizes; the seeds are fixed.
# Fresh text comes every FRESH_EVERY seconds (240; 1200 is enough on a processor without bfloat16).
set -euo pipefail
set -m

dir=$(mkdir -p "${1:?Say the directory to work in}" && cd "$1" && pwd)
hours=${2:-8}
renice -n 10 $$ > /dev/null
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/.."
python=/usr/bin/python3
"$python" -c 'import torch, numpy' || { echo 'Install Debian’s own: sudo apt install python3-torch python3-numpy libopenblas0-pthread wamerican g++' >&2; exit 1; }
minutes=$(awk "BEGIN { print int($hours * 60) }")

allocator=$(find /usr/lib -name libjemalloc.so.2 -print -quit 2>/dev/null || true)
make_text() { npx tsx model-lab/generator/make.ts --seed "$1" --count "$2" "${@:3}"; }
# The training takes every part that it finds, so one gets its name when it is whole.
prepare() { "$python" -B "$here/train/prepare.py" --tokenizer "$dir/tokenizer.json" --out "$dir/unfinished-$1" "${@:2}" && mv "$dir/unfinished-$1" "$dir/$1"; }
# Every third part has only examples with steps of the kinds that are learned late.
# Of scenes that the model knows less, it reads more.
make_part() {
  local how=(--branches 7)
  if (($1 % 3 == 0)); then how+=(--hard); fi
  if [ -f "$dir/known.json" ]; then how+=(--known "$dir/known.json"); fi
  make_text "$1" 5500 "${how[@]}" | prepare "part-$1.npz"
}
ask_known() { "$python" -B "$here/train/known.py" --part "$dir/part-$1.npz" --checkpoint "$dir/run/mean.pt" --known "$dir/known.json" --most 1500; }
train() {
  LD_PRELOAD=$allocator MALLOC_CONF=thp:always,dirty_decay_ms:-1,muzzy_decay_ms:-1 "$python" -B "$here/train/train.py" --parts "$dir/part-*.npz" --dev "$dir/dev.npz" --tokenizer "$dir/tokenizer.json" --out "$dir/run" \
    --workers "${WORKERS:-2}" --width "${WIDTH:-320}" --layers "${LAYERS:-12}" --heads "${HEADS:-5}" --hidden "${HIDDEN:-896}" "$@"
}

# Before hours of work: is everything there that the training needs?
(cd "$here/train" && "$python" -B -c 'import kernels')

if [ -n "${FROM:-}" ] && [ ! -f "$dir/began" ]; then
  "$python" -B "$here/train/from_file.py" --file "$FROM" --out "$dir/run/checkpoint.pt" --tokenizer "$dir/tokenizer.json"
  cp "$dir/run/checkpoint.pt" "$dir/before.pt"
  touch "$dir/began"
fi
# The tokenizer learns from plain and full examples mixed, once.
if [ ! -f "$dir/tokenizer.json" ]; then
  { make_text 100 3000 --plain; make_text 101 3000; } | prepare part-000.npz --learn
fi
[ -f "$dir/dev.npz" ] || make_text 900 200 | prepare dev.npz
newest=$(find "$dir" -name 'part-[1-9]*.npz' | sed 's/.*part-//; s/\.npz//' | sort -n | tail -1)
# One tool and nothing before is for a beginner.
[ -n "$newest" ] || { [ -n "${FROM:-}" ] || make_text 200 6000 --plain | prepare part-200.npz; newest=200; }
[ "$newest" -gt 200 ] || { make_part 201; newest=201; }

# Fresh text all night: about as much as is read meanwhile, so that nothing is read more often than once or twice.
(
  while true; do
    newest=$((newest + 1))
    make_part "$newest"
    if ((newest % 6 == 0)) && [ -f "$dir/run/mean.pt" ]; then ask_known "$newest" || true; fi
    rm -f "$dir/part-000.npz" "$dir/part-$((newest - 12)).npz"
    sleep "${FRESH_EVERY:-240}"
  done
) &
maker=$!
trap 'kill -- "-$maker" 2>/dev/null || true' EXIT

# What is copied from where comes first, then everything else, with a rate that falls to nothing at the end.
if [ ! -f "$dir/began" ]; then
  train --minutes "${FIRST_MINUTES:-15}" --drill 0.15 --rate 0.3 --seed 1
  touch "$dir/began"
fi
train --minutes "$minutes" --drill 0.06 --rate 0.25 --decay-from 0.2 --tokens 8000 --seed 2

# One that went on from a finished file is sometimes better as a mean with it: both are judged.
finish() {
  "$python" -B "$here/train/export.py" --checkpoint "$1" --tokenizer "$dir/tokenizer.json" --out "$dir/$2.gguf" --eight
  npm run -s model:eval -- --model "$dir/$2.gguf" --cases model-lab/cases/development.json --cases model-lab/cases/development-2.json --store | tee "$dir/$2.txt"
}
finish "$dir/run/mean.pt" step-runner
if [ -f "$dir/before.pt" ]; then
  "$python" -B "$here/train/average.py" --out "$dir/mixed.pt" "$dir/run/mean.pt" "$dir/run/mean.pt" "$dir/before.pt"
  finish "$dir/mixed.pt" step-runner-mixed
fi
