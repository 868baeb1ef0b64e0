#!/usr/bin/env bash
# Measures a large app of which much is left out: COUNT files, a third of whose features need a module that is missing, and each of these
# six declarations that do not compile: members and functions that are missing, and a chain of declarations that need one another.
# Renders it, renders it again, edits a body, and renders it once more.
# Prints of each step how long it took and the most memory that its processes took at once (GNU time), the number of declarations that
# are left out, and the number of previews.
#
#   Benchmarks/large-project.sh [COUNT] [FOLDER]        500 files in a folder of its own unless said otherwise
set -euo pipefail

count=${1:-500}
folder=${2:-$(mktemp -d)}
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
features=$((count / 5))

# write_feature NUMBER: a model, its store, a row, a list and a screen with its preview. Every third feature tracks its user by the
# missing module: its store is one of that module's clients, the row and the list need the store, and the screen needs both.
write_feature() {
    local n=$1 folder="$folder/sources/Feature$1"
    local import="" client="" tracker="" call="" report="" summary="" word="" badge=""
    if ((n % 3 == 0)); then
        import="import Tracking" client=", TrackingClient" tracker="let tracker = Tracker(name: \"feature$n\")" call="tracker.track(.opened)"
        report="func report$n() -> Tracker.Report.Kind { .none }"
        summary="func summary$n() -> String { describe(report$n()) }"
        word="var word: String { summary$n().localizedInTheApp }"
        badge=".trackedScreen(\"feature$n\", summary$n())"
    fi
    mkdir -p "$folder"
    cat > "$folder/Model$n.swift" <<SWIFT
import Foundation

struct Model$n: Identifiable, Hashable, Codable {
    var id = UUID()
    var title: String
    var amount: Double
    var date: Date
    var tags: [String] = []
    var isDone: Bool { amount >= 1 }

    func formatted() -> String { amount.formatted(.number.precision(.fractionLength(1))) + " of " + title }

    static let samples = (1...5).map { Model$n(title: "Item \(\$0)", amount: Double(\$0) / 4, date: Date(timeIntervalSince1970: 86_400 * Double(\$0))) }
}
SWIFT
    cat > "$folder/Store$n.swift" <<SWIFT
import SwiftUI
$import

$report
$summary

final class Store$n: ObservableObject$client {
    @Published var items: [Model$n] = Model$n.samples
    $tracker

    func toggle(_ item: Model$n) {
        guard let index = items.firstIndex(of: item) else { return }
        items[index].amount = items[index].isDone ? 0 : 1
        $call
    }

    var done: Int { items.filter(\.isDone).count }
    $word
}
SWIFT
    cat > "$folder/Row$n.swift" <<SWIFT
import SwiftUI

struct Row$n: View {
    @ObservedObject var store: Store$n
    let item: Model$n

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle").foregroundStyle(item.isDone ? .green : .secondary)
            VStack(alignment: .leading) {
                Text(item.title).font(.headline)
                Text(item.formatted()).font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Button("Toggle") { store.toggle(item) }.buttonStyle(.bordered)
        }
        .padding(.vertical, 4)
        $badge
    }
}
SWIFT
    cat > "$folder/Overview$n.swift" <<SWIFT
import SwiftUI

struct Overview$n: View {
    @StateObject private var store: Store$n
    @State private var isShowingAll = true

    init(store: Store$n) { _store = StateObject(wrappedValue: store) }

    private var header: some View {
        HStack {
            Text("Feature $n").font(.title2.bold())
            Spacer()
            Toggle("All", isOn: \$isShowingAll).labelsHidden()
        }
        $badge
    }

    var body: some View {
        VStack(alignment: .leading) {
            header
            ForEach(store.items.filter { isShowingAll || !\$0.isDone }) { item in Row$n(store: store, item: item) }
            ProgressView(value: Double(store.done), total: Double(max(store.items.count, 1)))
        }
        .padding()
    }
}
SWIFT
    cat > "$folder/Screen$n.swift" <<SWIFT
import SwiftUI

struct Badge$n: View {
    let number: Int
    var body: some View { Text("\(number)").padding(6).background(Circle().fill(.orange.opacity(0.3))) }
}

struct Screen$n: View {
    var body: some View {
        ScrollView {
            Badge$n(number: $n)
            Overview$n(store: Store$n())
        }
    }
}

#Preview("Screen $n") { Screen$n() }
#Preview("Badge $n", traits: .sizeThatFitsLayout) { Badge$n(number: $n) }
SWIFT
}

# measured NAME COMMAND...: runs a command and prints a line of it. The exit code 2 for what is left out is no fault here.
measured() {
    local name=$1
    shift
    /usr/bin/time -f "%e s %M kB" -o "$folder/time" "$@" > "$folder/$name.txt" 2>&1 || true
    printf '%-8s %4d files  %s  %d left out  %d pictures\n' "$name" "$count" "$(tail -1 "$folder/time")" \
        "$(sed -n 's/.* \([0-9]*\) declarations* left out.*/\1/p' "$folder/$name.txt")" "$(find "$folder/pictures" -name '*.png' | wc -l)"
}

cd "$root"
for ((n = 0; n < features; n++)); do write_feature "$n"; done
mkdir -p "$folder/pictures"
measured render ./zoetrope render --sources "$folder/sources" --output "$folder/pictures"
measured again ./zoetrope render --sources "$folder/sources" --output "$folder/pictures"
sed -i 's/Feature 1"/Feature one"/' "$folder/sources/Feature1/Overview1.swift"
measured edited ./zoetrope render --sources "$folder/sources" --output "$folder/pictures"
echo "$folder"
