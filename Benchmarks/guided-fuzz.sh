#!/usr/bin/env bash
# guided-fuzz.sh KIND FOLDER [SECONDS]: gives damaged files to the readers of a kind of files, guided by the branches that they take.
# FOLDER keeps the files that took new branches. KIND is one of those of `zoetrope-bench fuzz`.
set -euo pipefail
kind="$1" corpus="$2" seconds="${3:-60}"
mkdir -p "$corpus"
corpus="$(cd "$corpus" && pwd)"
cd "$(dirname "$0")/.."
build=(swift build -c release --scratch-path .build-fuzz --product zoetrope-fuzz -Xswiftc -sanitize=fuzzer -Xswiftc -parse-as-library -Xswiftc -use-ld=lld)
ZOETROPE_FUZZ=1 "${build[@]}"
program="$(ZOETROPE_FUZZ=1 "${build[@]}" --show-bin-path)/zoetrope-fuzz"
exec "$program" "$kind" "$corpus" -max_total_time="$seconds" -max_len=32768 -timeout=2 -rss_limit_mb=1500 -artifact_prefix="$corpus/fault-"
