import Foundation

/// How long the lines of a lazy container are along the axis that scrolls: those that were built as long as they were, every
/// other one as long as those of its run that were built first are on the average.
///
/// The average of the first ones stays: lines that are built later move nothing but what follows them.
struct LineExtents {
    /// One line, in points.
    struct Line: Equatable {
        var length: CGFloat
        /// From its end to the next line.
        var gap: CGFloat
        /// How much room it takes across.
        var breadth: CGFloat
    }

    /// Lines that are of one kind: the rows of one collection, or views between two collections.
    struct Run {
        var count: Int
        private(set) var lines: [Int: Line] = [:]
        private var indices: [Int] = []
        /// The length of the first lines that are known, for each number of them.
        private var sums: [CGFloat] = [0]
        fileprivate(set) var mean: CGFloat?

        init(count: Int) { self.count = count }

        mutating func learn(_ line: Line, at index: Int) {
            guard lines[index] != line else { return }
            lines[index] = line
            indices = []
        }

        /// Adds up what has been learnt.
        mutating func settle() {
            guard indices.isEmpty, !lines.isEmpty else { return }
            indices = lines.keys.sorted()
            sums = [0]
            sums.reserveCapacity(indices.count + 1)
            var sum: CGFloat = 0
            for index in indices {
                let line = lines[index] ?? Line(length: 0, gap: 0, breadth: 0)
                sum += line.length
                sum += line.gap
                sums.append(sum)
            }
            if mean == nil { mean = average }
        }

        /// The last line of all has no gap after it, so that it counts only where it is alone.
        private var average: CGFloat {
            let counted = indices.count > 1 && indices.last == count - 1 ? indices.count - 1 : indices.count
            return counted > 0 ? sums[counted] / CGFloat(counted) : 0
        }

        /// Where a line begins, from the beginning of the run; at `count`, where the run ends.
        func start(of index: Int, fallback: CGFloat) -> CGFloat {
            var (low, high) = (0, indices.count)
            while low < high {
                let middle = (low + high) / 2
                if indices[middle] < index { low = middle + 1 } else { high = middle }
            }
            return sums[low] + CGFloat(index - low) * (mean ?? fallback)
        }

        /// The lines where they are after a change of the collection.
        func mapped(count: Int, _ place: (Int) -> Int?) -> Run {
            var run = Run(count: count)
            run.mean = mean
            for (index, line) in lines { if let place = place(index), place < count { run.lines[place] = line } }
            run.settle()
            return run
        }
    }

    var runs: [Run]

    init(counts: [Int]) { runs = counts.map(Run.init) }

    var count: Int { runs.reduce(0) { $0 + $1.count } }

    /// What a run of which no line is known goes by: the first one that is known. Source of the number: a row of a table.
    private var fallback: CGFloat { runs.lazy.compactMap(\.mean).first ?? 44 }

    /// The whole length.
    var total: CGFloat { start(of: count) }

    /// The breadth of the widest line that is known.
    var breadth: CGFloat { runs.reduce(0) { $1.lines.values.reduce($0) { max($0, $1.breadth) } } }

    /// The run that holds a line, and which line of it that is.
    private func find(_ line: Int) -> (run: Int, index: Int)? {
        var rest = line
        for (number, run) in runs.enumerated() {
            if rest < run.count { return (number, rest) }
            rest -= run.count
        }
        return nil
    }

    subscript(line: Int) -> Line? { find(line).flatMap { runs[$0.run].lines[$0.index] } }

    mutating func learn(_ line: Line, at place: Int) {
        guard let (run, index) = find(place) else { return }
        runs[run].learn(line, at: index)
    }

    mutating func settle() { for index in runs.indices { runs[index].settle() } }

    /// Where a line begins; at `count`, where the last one ends.
    func start(of line: Int) -> CGFloat {
        let fallback = fallback
        var (rest, position) = (line, CGFloat(0))
        for run in runs {
            if rest < run.count { return position + run.start(of: rest, fallback: fallback) }
            rest -= run.count
            position += run.start(of: run.count, fallback: fallback)
        }
        return position
    }

    /// The last line that begins at or before a place; the first one if none does.
    func line(at place: CGFloat) -> Int {
        var (low, high) = (0, max(count - 1, 0))
        while low < high {
            let middle = (low + high + 1) / 2
            if start(of: middle) <= place { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The lines of which something lies between two places.
    func lines(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let count = count
        guard count > 0, high > low else { return 0..<0 }
        var first = line(at: low)
        // Between a line and the next one there is nothing of it.
        if let line = self[first], start(of: first) + line.length <= low { first += 1 }
        guard first < count, start(of: first) < high else { return 0..<0 }
        var last = line(at: high)
        if start(of: last) >= high { last -= 1 }
        return first..<max(last + 1, first)
    }
}
