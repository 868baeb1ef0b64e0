#!/usr/bin/env bash
# Runs the examples in the documentation: `Tests/documentation-examples.sh [PAGE.md …]`; all pages unless some are named.
#
# A page marks its examples in the line that opens a code block:
#   ```sh example            commands, run from the repository's top folder; they have to succeed
#   ```sh example exits=2    the same, but the last command has to end with this exit code
#   ```swift example         a Swift file, which has to compile and to render without a failure
# "$OUT" is a folder that is empty at the beginning of each page and removed at the end.
set -euo pipefail
cd "$(dirname "$0")/.."
# Where CI is set nothing is recorded, and examples record into "$OUT".
unset CI SNAPSHOT_TESTING_RECORD

pages=("$@")
((${#pages[@]} > 0)) || pages=(README.md Documentation/*.md Documentation/*/*.md)
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

# Arguments: page. Writes its examples to the folder $work/blocks, named by line, kind and exit code.
extract() {
    rm -rf "$work/blocks"
    mkdir "$work/blocks"
    awk -v folder="$work/blocks" '
        /^```(sh|swift) example/ {
            kind = substr($1, 4)
            code = match($0, /exits=[0-9]+/) ? substr($0, RSTART + 6, RLENGTH - 6) : 0
            file = sprintf("%s/%04d %s %d", folder, NR, kind, code)
            next
        }
        /^```/ { file = "" }
        file { print > file }
    ' "$1"
}

# Arguments: kind, file.
run() {
    case "$1" in
    sh) bash -euo pipefail "$2" ;;
    swift)
        cp "$2" "$OUT/Example$line.swift"
        ./zoetrope render --sources "$OUT/Example$line.swift" --output "$OUT/example$line" --format png
        ;;
    esac
}

count=0
for page in "${pages[@]}"; do
    extract "$page"
    export OUT="$work/out"
    rm -rf "$OUT"
    mkdir "$OUT"
    for block in "$work/blocks"/*; do
        [[ -f "$block" ]] || continue
        read -r line kind expected <<<"$(basename "$block")"
        line=$((10#$line))
        started=$SECONDS code=0
        (run "$kind" "$block") >"$work/log" 2>&1 || code=$?
        if ((code != expected)); then
            cat "$work/log" >&2
            echo "error: the example at $page:$line ends with the exit code $code instead of $expected" >&2
            exit 1
        fi
        echo "$page:$line  $((SECONDS - started)) s"
        count=$((count + 1))
    done
done
((count > 0)) || { echo "error: there are no examples in ${pages[*]}" >&2; exit 1; }
echo "$count examples run"
