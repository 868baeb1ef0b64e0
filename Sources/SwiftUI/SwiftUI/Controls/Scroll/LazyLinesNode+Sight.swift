import Foundation
@_spi(Nodes) import SwiftUICore

/// Views in sight: they are measured, placed where they belong, and kept where they are seen.
extension LazyLinesNode {
    /// Measures the lines in sight, from the first one on.
    func measureSight(
        _ region: (low: CGFloat, high: CGFloat), in lines: inout LineExtents, across: CGFloat?
    ) -> Range<Int> {
        let count = lines.count
        guard count > 0, region.high > region.low else { return 0..<0 }
        var line = lines.line(at: region.low)
        var position = lines.start(of: line)
        let start = line
        while line < count, position < region.high {
            let measured = measure(line, in: &lines, across: across)
            position += measured.length + measured.gap
            line += 1
            if line - start > Self.mostLinesAtOnce * 4 { break }
        }
        lines.settle()
        return lines.lines(from: region.low, to: region.high)
    }

    /// Measures the lines that the scroll view comes by on its way, so that nothing moves while it does.
    ///
    /// On a long way most of them fly by unseen: there those about its end are measured, and the others are as long as they are thought to
    /// be until they come into sight. Source: UIKit's table view, which scrolls by estimates.
    func measureWay(
        of state: ScrollState, from region: (low: CGFloat, high: CGFloat), in lines: inout LineExtents, across: CGFloat?
    ) {
        guard let way = state.way(along: axis, from: tree.now) else { return }
        let (before, after) = isMirrored ? (-way.upperBound, -way.lowerBound) : (way.lowerBound, way.upperBound)
        if after > 0.5 {
            measure(ahead: lines.lines(from: region.high, to: region.high + after), of: region, by: after, in: &lines, across: across)
        }
        if before < -0.5 {
            measure(behind: lines.lines(from: region.low + before, to: region.low), of: region, by: before, in: &lines, across: across)
        }
    }

    /// Measures lines behind the window until they have taken up a distance, or, where they are many, the lines visible at its end.
    private func measure(
        ahead thought: Range<Int>, of region: (low: CGFloat, high: CGFloat), by distance: CGFloat, in lines: inout LineExtents,
        across: CGFloat?
    ) {
        guard thought.count <= Self.mostLinesOfAWay else {
            return measure(lines.lines(from: region.low + distance, to: region.high + distance), in: &lines, across: across)
        }
        let count = lines.count
        var line = lines.lines(from: region.low, to: region.high).upperBound
        var position = lines.start(of: line)
        while line < count, position < region.high + distance, line - thought.lowerBound < Self.mostLinesAtOnce {
            let known = lines[line] ?? measure(line, in: &lines, across: across)
            position += known.length + known.gap
            line += 1
        }
        lines.settle()
    }

    /// Measures lines before the window in the same way: the measured lines do not move the lines before them.
    private func measure(
        behind thought: Range<Int>, of region: (low: CGFloat, high: CGFloat), by distance: CGFloat, in lines: inout LineExtents,
        across: CGFloat?
    ) {
        guard thought.count <= Self.mostLinesOfAWay else {
            return measure(lines.lines(from: region.low + distance, to: region.high + distance), in: &lines, across: across)
        }
        let (first, estimates) = (lines.lines(from: region.low, to: region.high).lowerBound, lines)
        for line in (max(first - Self.mostLinesAtOnce, 0)..<max(first, 0)).reversed() {
            guard estimates.start(of: line + 1) > region.low + distance else { break }
            if lines[line] == nil { measure(line, in: &lines, across: across) }
        }
        lines.settle()
    }

    private func measure(_ range: Range<Int>, in lines: inout LineExtents, across: CGFloat?) {
        for line in range where lines[line] == nil { measure(line, in: &lines, across: across) }
        lines.settle()
    }

    func placeLines(
        _ lines: LineExtents, in frame: CGRect, across: CGFloat, isEvent: Bool
    ) -> [(slot: Int, nodes: [ViewNode])] {
        let count = lines.count
        let near = sight.lines.isEmpty ? sight.lines : max(sight.lines.lowerBound - 1, 0)..<min(sight.lines.upperBound + 1, count)
        let held = pinned.keys.map { line(ofSlot: $0, across: across) }
        let all = Set(near).union(sight.leaving).union(held).sorted()
        let known = Set((isEvent ? former : event).shown.flatMap(\.nodes).map { ObjectIdentifier($0) })
        var placed: [(slot: Int, nodes: [ViewNode])] = []
        for line in all {
            let views = views(ofLine: line, across: across)
            let length = lines[line]?.length ?? measure(views, line: line, across: across).length
            let new = views.joined().filter { node in
                !known.contains(ObjectIdentifier(node)) && !((node as? TransitionNode)?.comesBack ?? false)
            }.flatMap { [$0] + companions(of: $0) }
            for node in new { node.forgetGeometry() }
            if isEvent, !new.isEmpty, let start = formerStart(ofLine: line, across: across) {
                place(views, line: line, start: start, length: length, in: former.frame, across: across)
                for node in new { node.commitGeometry() }
            }
            let slots = self.slots(ofLine: line, across: across)
            let start = slots.first.flatMap { pinned[$0] } ?? lines.start(of: line)
            place(views, line: line, start: start, length: length, in: frame, across: across)
            for (slot, nodes) in zip(slots, views) { placed.append((slot, nodes)) }
        }
        return placed
    }

    /// Returns the start of a line before the current update moved it with an animation, so that the line comes from there.
    func formerStart(ofLine line: Int, across: CGFloat?) -> CGFloat? {
        guard transaction.animation != nil, slotsInLine(across: across) == 1, let extents = former.extents else { return nil }
        guard let number = item(at: line), number < former.firstSlots.count else { return nil }
        guard case .rows(let rows) = items[number] else { return nil }
        guard let place = rows.formerPlace(of: line - firstSlots[number]) else { return nil }
        return extents.start(of: former.firstSlots[number] + place)
    }

    /// Returns the slots of views that were in sight before the current update, or still move, and are no longer in sight.
    func leavingSlots(besides sight: Range<Int>, across: CGFloat?) -> [Int] {
        guard slotsInLine(across: across) == 1 else { return [] }
        let near = sight.isEmpty ? sight : (sight.lowerBound - 1)..<(sight.upperBound + 1)
        var slots: [Int] = []
        for (slot, nodes) in former.shown {
            guard let new = place(ofFormer: slot, nodes), new < slotCount, !near.contains(new) else { continue }
            let wasInSight = former.visible.contains(slot) && transaction.animation != nil
            let isMoving = nodes.contains { !$0.isDeparting && $0.latestSettlingTime() > tree.now }
            if wasInSight || isMoving { slots.append(new) }
        }
        return slots.sorted()
    }

    /// Returns the present slot of the view that was in a slot before the current update.
    func place(ofFormer slot: Int, _ nodes: [ViewNode]) -> Int? {
        guard let number = former.firstSlots.lastIndex(where: { $0 <= slot }), number < items.count else { return nil }
        switch items[number] {
        case .view(let node): return nodes.first === node ? firstSlots[number] : nil
        case .rows(let rows):
            guard number < former.sources.count, let source = former.sources[number] else { return nil }
            return rows.place(ofFormer: slot - former.firstSlots[number], in: source).map { firstSlots[number] + $0 }
        }
    }

    /// A line that was in sight and is, and where it begins.
    func anchor(in lines: LineExtents, _ region: (low: CGFloat, high: CGFloat)) -> (line: Int, start: CGFloat)? {
        guard !items.contains(where: { if case .rows(let rows) = $0 { rows.hasChanged } else { false } }) else { return nil }
        let now = lines.lines(from: region.low, to: region.high)
        let both = event.visible.clamped(to: now)
        return both.isEmpty ? nil : (both.lowerBound, lines.start(of: both.lowerBound))
    }

    /// Keeps the visible content in place when lines before the window turn out longer or shorter than estimated.
    func keepInPlace(_ anchor: (line: Int, start: CGFloat)?, _ lines: LineExtents, _ state: ScrollState) {
        guard let anchor else { return }
        let distance = lines.start(of: anchor.line) - anchor.start
        guard abs(distance) > 0.001, state.shift(by: distance, along: axis, at: tree.now) else { return }
        if !tree.layoutPass.learned.contains(where: { $0 === self }) { tree.layoutPass.learned.append(self) }
    }

    func noteShownRows(across: CGFloat?) {
        for (number, item) in items.enumerated() {
            guard case .rows(let rows) = item else { continue }
            let range = firstSlots[number]..<(firstSlots[number] + rows.count)
            rows.noteShown(event.shown.map(\.slot).filter { range.contains($0) }.map { $0 - range.lowerBound })
        }
    }
}
