#!/usr/bin/env bash
# Measures many previews: writes COUNT of them, renders them, records goldens, changes every one of them, and verifies.
# Prints of each step how long it took and the most memory that its processes took at once (GNU time).
#
#   Benchmarks/many-previews.sh [COUNT] [FOLDER]        300 previews in a folder of its own unless said otherwise
set -euo pipefail

count=${1:-300}
folder=${2:-$(mktemp -d)}
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
mkdir -p "$folder/sources"

# write_previews COLOUR: cards of a colour, twenty to a file.
write_previews() {
    cat > "$folder/sources/Card.swift" <<SWIFT
import SwiftUI

struct Card: View {
    let number: Int
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Card \(number)").font(.headline)
            ProgressView(value: Double(number % 17) / 17)
            HStack { ForEach(0..<6) { RoundedRectangle(cornerRadius: 4).frame(height: CGFloat((number + \$0 * 7) % 40)) } }
        }
        .padding()
        .frame(width: 240, height: 160)
        .background(Color.$1.gradient)
    }
}
SWIFT
    for ((first = 0; first < count; first += 20)); do
        {
            echo "import SwiftUI"
            for ((number = first; number < first + 20 && number < count; number++)); do
                echo "#Preview(\"Card $number\") { Card(number: $number) }"
            done
        } > "$folder/sources/Cards$first.swift"
    done
}

# measured NAME COMMAND...: runs a command and prints a line of it. Pictures that differ are no fault here.
measured() {
    local name=$1
    shift
    /usr/bin/time -f "%e s %M kB" -o "$folder/time" "$@" > "$folder/$name.txt" 2>&1 || true
    printf '%-10s %5d previews  %s\n' "$name" "$count" "$(tail -1 "$folder/time")"
}

cd "$root"
write_previews blue
measured build ./zoetrope list --sources "$folder/sources"
measured render ./zoetrope render --sources "$folder/sources" --output "$folder/pictures"
measured again ./zoetrope render --sources "$folder/sources" --output "$folder/pictures"
measured record ./zoetrope record --sources "$folder/sources" --golden "$folder/golden"
measured verify ./zoetrope verify --sources "$folder/sources" --golden "$folder/golden" --report "$folder/report"
write_previews green
measured changed ./zoetrope verify --sources "$folder/sources" --golden "$folder/golden" --report "$folder/report"
grep -hE "^[0-9,]+ (passed|failed)|differ" "$folder/changed.txt" | tail -1 || true
echo "$folder"
