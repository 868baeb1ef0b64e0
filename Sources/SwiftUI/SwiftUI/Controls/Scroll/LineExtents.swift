import Foundation

/// The lengths of the lines of a lazy container along the scrolling axis: built lines have their measured length, every other line the
/// average length of the first lines built in its run.
///
/// The average of the first lines stays fixed, so that lines built later move only the lines after them.
struct LineExtents {
    /// The extents of a line, in points.
    struct Line: Equatable {
        var length: CGFloat
        /// The distance from its end to the next line.
        var gap: CGFloat
        /// The room it takes across the axis.
        var breadth: CGFloat
    }

    /// Lines of one kind: the rows of one collection, or views between two collections.
    struct Run {
        var count: Int
        private(set) var lines: [Int: Line] = [:]
        private var indices: [Int] = []
        /// The summed lengths of the first known lines, for each number of them.
        private var sums: [CGFloat] = [0]
        fileprivate(set) var mean: CGFloat?
        /// The breadth of the widest known line.
        private(set) var breadth: CGFloat = 0

        init(count: Int) { self.count = count }

        /// Records a line; returns whether it differs from the recorded one.
        @discardableResult
        mutating func learn(_ line: Line, at index: Int) -> Bool {
            guard lines[index] != line else { return false }
            let isWidest = line.breadth < breadth && lines[index]?.breadth == breadth
            lines[index] = line
            indices = []
            breadth = isWidest ? lines.values.reduce(0) { max($0, $1.breadth) } : max(breadth, line.breadth)
            return true
        }

        fileprivate var isUnsettled: Bool { indices.isEmpty && !lines.isEmpty }

        /// Sums up the learnt lengths.
        mutating func settle() {
            guard isUnsettled else { return }
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

        /// The average length of the known lines. The last line of all has no gap after it, so it counts only where it is the only one.
        private var average: CGFloat {
            let counted = indices.count > 1 && indices.last == count - 1 ? indices.count - 1 : indices.count
            return counted > 0 ? sums[counted] / CGFloat(counted) : 0
        }

        /// Returns the start of a line, from the beginning of the run; at `count`, the end of the run.
        func start(of index: Int, fallback: CGFloat) -> CGFloat {
            var (low, high) = (0, indices.count)
            while low < high {
                let middle = (low + high) / 2
                if indices[middle] < index { low = middle + 1 } else { high = middle }
            }
            return sums[low] + CGFloat(index - low) * (mean ?? fallback)
        }

        /// Returns the lines at their places after a change of the collection.
        func mapped(count: Int, _ place: (Int) -> Int?) -> Run {
            var run = Run(count: count)
            run.mean = mean
            for (index, line) in lines { if let place = place(index), place < count { run.learn(line, at: place) } }
            run.settle()
            return run
        }
    }

    /// The runs. In a thousand sections each is a run or two, so the sums of their starts are computed once after each change.
    var runs: [Run] { didSet { index = nil } }
    private var index: Index?

    /// The starts of the runs: in lines, and in points where lengths are known; with the ends of the last ones.
    private struct Index {
        var lines = [0]
        var starts: [CGFloat] = [0]
        /// The length assumed for a run without any known line: the first length that is known. Source of the number: a row of a table.
        let fallback: CGFloat

        init(_ runs: [Run]) {
            fallback = runs.lazy.compactMap(\.mean).first ?? 44
            lines.reserveCapacity(runs.count + 1)
            starts.reserveCapacity(runs.count + 1)
            for run in runs {
                lines.append(lines[lines.count - 1] + run.count)
                starts.append(starts[starts.count - 1] + run.start(of: run.count, fallback: fallback))
            }
        }

        /// Returns the run that holds a line; nil behind the last one.
        func run(of line: Int) -> Int? { line < lines[lines.count - 1] ? Self.last(lines.count) { lines[$0] <= line } : nil }

        /// Returns the last run that begins at or before a place.
        func run(at place: CGFloat) -> Int { min(Self.last(starts.count) { starts[$0] <= place }, max(lines.count - 2, 0)) }

        /// Returns the last of the first `count` numbers that fulfils a condition which holds up to some number; 0 if none does.
        static func last(_ count: Int, where holds: (Int) -> Bool) -> Int {
            var (low, high) = (0, max(count - 1, 0))
            while low < high {
                let middle = (low + high + 1) / 2
                if holds(middle) { low = middle } else { high = middle - 1 }
            }
            return low
        }
    }

    init(counts: [Int]) {
        runs = counts.map(Run.init)
        index = Index(runs)
    }

    private var known: Index { index ?? Index(runs) }

    var count: Int { index?.lines.last ?? runs.reduce(0) { $0 + $1.count } }

    /// The whole length.
    var total: CGFloat { known.starts.last ?? 0 }

    /// The breadth of the widest known line.
    var breadth: CGFloat { runs.reduce(0) { max($0, $1.breadth) } }

    /// Returns the run that holds a line, and the line's index in it.
    private func find(_ line: Int) -> (run: Int, index: Int)? {
        let known = known
        return known.run(of: line).map { ($0, line - known.lines[$0]) }
    }

    subscript(line: Int) -> Line? { find(line).flatMap { runs[$0.run].lines[$0.index] } }

    mutating func learn(_ line: Line, at place: Int) {
        guard let (run, place) = find(place) else { return }
        let before = index
        let isNew = runs[run].learn(line, at: place)
        // The number of lines has not changed; `settle` sums up their starts.
        index = before
        if isNew { isSettled = false }
    }

    /// True if all learnt lengths are summed up.
    private var isSettled = true

    mutating func settle() {
        guard !isSettled || index == nil else { return }
        for number in runs.indices where runs[number].isUnsettled { runs[number].settle() }
        index = Index(runs)
        isSettled = true
    }

    /// Returns the start of a line; at `count`, the end of the last one.
    func start(of line: Int) -> CGFloat {
        let known = known
        guard let run = known.run(of: line) else { return known.starts[known.starts.count - 1] }
        return known.starts[run] + runs[run].start(of: line - known.lines[run], fallback: known.fallback)
    }

    /// The last line that begins at or before a place; the first one if none does.
    func line(at place: CGFloat) -> Int {
        let known = known
        guard count > 0 else { return 0 }
        var number = known.run(at: place)
        // Runs without lines hold none.
        while number > 0, runs[number].count == 0 { number -= 1 }
        let (run, first, start) = (runs[number], known.lines[number], known.starts[number])
        return first + Index.last(run.count) { start + run.start(of: $0, fallback: known.fallback) <= place }
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
