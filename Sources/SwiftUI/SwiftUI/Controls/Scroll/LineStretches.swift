/// The lines of a lazy container and the views in each: a fixed number of views in a line, but headers and footers of sections have
/// separate lines, and a new line begins after them.
///
/// Source: Apple, SwiftUI `LazyVGrid` with sections, whose headers are as wide as the grid.
struct LineStretches {
    /// Slots that fill lines in the same way.
    private struct Stretch {
        var slots: Range<Int>
        var firstLine: Int
        /// The number of views in a line.
        var columns: Int
        /// True if each view is as wide as the container.
        var isAcross: Bool
        var lineCount: Int { (slots.count + columns - 1) / columns }
    }

    private var stretches: [Stretch] = []
    let count: Int

    /// - Parameter breaks: the slots at which another stretch begins, in order, each with whether its views have separate lines.
    init(slotCount: Int, columns: Int, breaks: [(slot: Int, isAcross: Bool)]) {
        var line = 0
        for (index, start) in breaks.enumerated() {
            let end = index + 1 < breaks.count ? breaks[index + 1].slot : slotCount
            guard start.slot < end else { continue }
            let columns = start.isAcross ? 1 : max(columns, 1)
            let stretch = Stretch(slots: start.slot..<end, firstLine: line, columns: columns, isAcross: start.isAcross)
            stretches.append(stretch)
            line += stretch.lineCount
        }
        count = line
    }

    func line(ofSlot slot: Int) -> Int {
        guard let stretch = last(where: { $0.slots.lowerBound <= slot }) else { return 0 }
        return stretch.firstLine + (slot - stretch.slots.lowerBound) / stretch.columns
    }

    func slots(ofLine line: Int) -> Range<Int> {
        guard let stretch = last(where: { $0.firstLine <= line }) else { return 0..<0 }
        let start = stretch.slots.lowerBound + (line - stretch.firstLine) * stretch.columns
        let end = stretch.slots.upperBound
        return min(start, end)..<min(start + stretch.columns, end)
    }

    func isAcross(line: Int) -> Bool { last { $0.firstLine <= line }?.isAcross ?? false }

    private func last(where isBefore: (Stretch) -> Bool) -> Stretch? {
        var (low, high) = (0, stretches.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(stretches[middle]) { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? stretches[low - 1] : nil
    }
}

extension LineStretches {
    /// Returns the starts of stretches among views of which some are headers and footers of sections.
    static func breaks<Views: Sequence<(slot: Int, membership: SectionMembership?)>>(
        in views: Views
    ) -> [(slot: Int, isAcross: Bool)] {
        var breaks: [(slot: Int, isAcross: Bool)] = [(0, false)]
        var last: SectionMembership?
        for (slot, membership) in views {
            // Views outside of sections continue beside those before them.
            if membership != last { breaks.append((slot, membership.map { $0.role != .content } ?? false)) }
            last = membership
        }
        return breaks
    }
}
