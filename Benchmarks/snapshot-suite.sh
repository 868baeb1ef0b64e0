#!/usr/bin/env bash
# Measures a suite of snapshots: writes a package with COUNT assertions, ten to a test, records its goldens, and runs the suite with
# `swift test` and with `zoetrope test` in turn, ROUNDS times each, after all code is built. Each of the two has its own goldens.
# Prints the medians in seconds, their ratio, and the most memory of one process (GNU time).
#
#   Benchmarks/snapshot-suite.sh [COUNT] [ROUNDS] [FOLDER]        300 assertions and 5 rounds in a folder of its own
set -euo pipefail

count=${1:-300}
rounds=${2:-5}
folder=${3:-$(mktemp -d)}
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
mkdir -p "$folder/Sources/Cards" "$folder/Tests/CardsTests"

cat > "$folder/Package.swift" <<SWIFT
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Cards",
    dependencies: [.package(path: "$root")],
    targets: [
        .target(name: "Cards", dependencies: [.product(name: "SwiftUI", package: "$(basename "$root")")]),
        .testTarget(
            name: "CardsTests", dependencies: ["Cards", .product(name: "SnapshotTesting", package: "$(basename "$root")")],
            exclude: ["__Snapshots__"]),
    ])
SWIFT
mkdir -p "$folder/Tests/CardsTests/__Snapshots__"

cat > "$folder/Sources/Cards/Card.swift" <<'SWIFT'
import SwiftUI

public struct Card: View {
    let number: Int
    public init(number: Int) { self.number = number }
    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Card \(number)").font(.headline)
            ProgressView(value: Double(number % 17) / 17)
            HStack { ForEach(0..<6) { RoundedRectangle(cornerRadius: 4).frame(height: CGFloat((number + $0 * 7) % 40)) } }
        }
        .padding()
        .frame(width: 240, height: 160)
        .background(Color.blue.gradient)
    }
}
SWIFT

{
    echo "import Cards"
    echo "import SnapshotTesting"
    echo "import XCTest"
    echo
    echo "final class CardTests: XCTestCase {"
    for ((first = 0; first < count; first += 10)); do
        echo "    @MainActor func testCards$first() async {"
        for ((number = first; number < first + 10 && number < count; number++)); do
            echo "        assertSnapshot(of: Card(number: $number), as: .image)"
        done
        echo "    }"
    done
    echo "}"
} > "$folder/Tests/CardsTests/CardTests.swift"

swift_test() { swift test --package-path "$folder"; }
zoetrope_test() { "$root/zoetrope" test --package-path "$folder" --report "$folder/report"; }

# measured NAME: runs one of the two and adds its seconds to a list.
measured() {
    /usr/bin/time -f "%e %M" -o "$folder/time" bash -c "$(declare -f "$1_test"); root='$root' folder='$folder'; $1_test" > "$folder/$1.txt" 2>&1 ||
        { cat "$folder/$1.txt" >&2; exit 1; }
    cat "$folder/time" >> "$folder/$1.times"
}

# The first run builds and records, which fails the tests.
swift_test > "$folder/swift.txt" 2>&1 || true
zoetrope_test > "$folder/zoetrope.txt" 2>&1 || true
rm -f "$folder"/*.times
for ((round = 0; round < rounds; round++)); do
    measured swift
    measured zoetrope
done

# summary NAME: the median of the seconds, and the most memory in kB.
summary() { sort -n "$folder/$1.times" | awk '{seconds[NR] = $1; if ($2 > most) most = $2} END {print seconds[int((NR + 1) / 2)], most}'; }
read -r swift_seconds swift_memory < <(summary swift)
read -r own_seconds own_memory < <(summary zoetrope)
printf '%-14s %5d assertions  %s s  %s kB\n' "swift test" "$count" "$swift_seconds" "$swift_memory" \
    "zoetrope test" "$count" "$own_seconds" "$own_memory"
echo "ratio $(awk -v own="$own_seconds" -v other="$swift_seconds" 'BEGIN {printf "%.2f", own / other}')"
echo "$folder"
