import Foundation

/// The differences between the layouts of two pictures, in words and points.
struct LayoutDifference {
    /// One difference and its size in points.
    struct Finding: Equatable {
        let words: String
        let points: Double
    }

    /// The findings beyond the tolerance, the largest first.
    let findings: [Finding]
    /// The number of boxes of the reference.
    let boxCount: Int

    /// The distance of two boxes' centres, in points, up to which they can be the same box.
    private static let farthest = 60.0
    /// The gaps beside and between boxes, in points, across which one picture may join what the other parts: twice the gap of words, and
    /// the room between a letter's lower end and the letters of the next line.
    private static let joined = (beside: 16.0, below: 2.0)
    /// Points by which a third of a point, the pixel of a screen, may be rounded.
    private static let rounding = 0.01
    /// The least side, in points, of a box that one picture may have alone: a dot of a letter may be a part of the letter or a box.
    private static let leastAlone = 6.0

    /// - Parameter tolerance: the points by which edges, baselines and sizes may differ.
    init(reference: ImageLayout, actual: ImageLayout, tolerance: Double) {
        let tolerance = tolerance + Self.rounding
        var findings: [Finding] = []
        boxCount = reference.boxes.count
        let sizes = [abs(reference.width - actual.width), abs(reference.height - actual.height)]
        if sizes.contains(where: { $0 > tolerance }) {
            findings.append(
                Finding(
                    words: "its size is \(Self.size(actual.width, actual.height)) and not \(Self.size(reference.width, reference.height))",
                    points: sizes.max() ?? 0))
        }
        let rest = Self.rest(of: reference.boxes, actual.boxes, tolerance)
        let pairs = Self.pairs(rest.reference, rest.actual)
        for (old, new) in pairs.matched { findings += Self.findings(old, new, tolerance) }
        for box in pairs.gone { findings.append(Finding(words: "\(Self.words(box)) is missing", points: max(box.width, box.height))) }
        for box in pairs.new { findings.append(Finding(words: "\(Self.words(box)) is new", points: max(box.width, box.height))) }
        let lines = [reference, actual].map { layout in layout.boxes.count { !$0.isFill } }
        if lines[0] != lines[1], (pairs.gone + pairs.new).contains(where: { !$0.isFill }) {
            findings.append(Finding(words: "it has \(lines[1]) lines and symbols and not \(lines[0])", points: 0))
        }
        self.findings = findings.sorted { $0.points > $1.points }
    }

    /// The three largest findings in one sentence; nil where the layouts agree.
    var message: String? {
        guard !findings.isEmpty else { return nil }
        let shown = findings.prefix(3).map(\.words).joined(separator: "; ")
        return "the layout differs: \(shown)" + (findings.count > 3 ? "; and \(findings.count - 3) more" : "")
    }

    // MARK: Agreement

    /// Returns the boxes that the other picture does not have in their place, alone or joined with their neighbours: a gap as wide as that
    /// of words parts a line in one picture and not in the other.
    private static func rest(
        of reference: [ImageLayout.Box], _ actual: [ImageLayout.Box], _ tolerance: Double
    ) -> (reference: [ImageLayout.Box], actual: [ImageLayout.Box]) {
        let pairs = pairs(reference, actual)
        let apart = pairs.matched.filter { !findings($0.0, $0.1, tolerance).isEmpty }
        var (old, new) = (groups(pairs.gone + apart.map(\.0)), groups(pairs.new + apart.map(\.1)))
        old.removeAll { group in
            guard !group.whole.isFill,
                let place = new.firstIndex(where: { !$0.whole.isFill && findings(group.whole, $0.whole, tolerance).isEmpty })
            else { return false }
            new.remove(at: place)
            return true
        }
        return (old.flatMap(\.parts).filter(isAlone), new.flatMap(\.parts).filter(isAlone))
    }

    private static func isAlone(_ box: ImageLayout.Box) -> Bool { max(box.width, box.height) >= leastAlone }

    /// Returns lines and symbols with those that are close beside or below them, and surfaces alone.
    private static func groups(_ boxes: [ImageLayout.Box]) -> [(whole: ImageLayout.Box, parts: [ImageLayout.Box])] {
        var groups: [(whole: ImageLayout.Box, parts: [ImageLayout.Box])] = []
        for box in boxes.sorted(by: { ($0.top, $0.left) < ($1.top, $1.left) }) {
            var group = (whole: box, parts: [box])
            while let place = groups.firstIndex(where: { areJoined($0.whole, group.whole) }) {
                let other = groups.remove(at: place)
                group = (union(other.whole, group.whole), other.parts + group.parts)
            }
            groups.append(group)
        }
        return groups
    }

    private static func areJoined(_ first: ImageLayout.Box, _ second: ImageLayout.Box) -> Bool {
        let gap = (
            x: max(first.left, second.left) - min(first.right, second.right),
            y: max(first.top, second.top) - min(first.bottom, second.bottom)
        )
        return !first.isFill && !second.isFill && (gap.x <= joined.beside && gap.y < 0 || gap.y <= joined.below && gap.x < 0)
    }

    private static func union(_ first: ImageLayout.Box, _ second: ImageLayout.Box) -> ImageLayout.Box {
        ImageLayout.Box(
            left: min(first.left, second.left), top: min(first.top, second.top), right: max(first.right, second.right),
            bottom: max(first.bottom, second.bottom), baseline: max(first.baseline, second.baseline), isFill: false, depth: first.depth)
    }

    // MARK: Boxes

    private static func pairs(
        _ reference: [ImageLayout.Box], _ actual: [ImageLayout.Box]
    ) -> (matched: [(ImageLayout.Box, ImageLayout.Box)], gone: [ImageLayout.Box], new: [ImageLayout.Box]) {
        var candidates: [(distance: Double, old: Int, new: Int)] = []
        for (old, first) in reference.enumerated() {
            for (new, second) in actual.enumerated() where first.isFill == second.isFill {
                let distance =
                    abs(first.left - second.left) + abs(first.right - second.right) + abs(first.top - second.top)
                    + abs(first.bottom - second.bottom)
                let centre = max(
                    abs(first.left + first.right - second.left - second.right) / 2,
                    abs(first.top + first.bottom - second.top - second.bottom) / 2)
                if centre <= farthest { candidates.append((distance, old, new)) }
            }
        }
        var (takenOld, takenNew): (Set<Int>, Set<Int>) = ([], [])
        var matched: [(Int, Int)] = []
        for each in candidates.sorted(by: { ($0.distance, $0.old, $0.new) < ($1.distance, $1.old, $1.new) }) {
            guard !takenOld.contains(each.old), !takenNew.contains(each.new) else { continue }
            takenOld.insert(each.old)
            takenNew.insert(each.new)
            matched.append((each.old, each.new))
        }
        return (
            matched.map { (reference[$0.0], actual[$0.1]) }, reference.indices.filter { !takenOld.contains($0) }.map { reference[$0] },
            actual.indices.filter { !takenNew.contains($0) }.map { actual[$0] }
        )
    }

    /// Letters of another font have other outlines: of a line its left edge, its baseline and its width count, of surfaces and symbols
    /// all four edges. A line whose upper and lower edges have not moved has not moved, wherever its baseline seems to be.
    private static func findings(_ old: ImageLayout.Box, _ new: ImageLayout.Box, _ tolerance: Double) -> [Finding] {
        let name = words(old)
        let isInPlace = abs(new.top - old.top) <= tolerance && abs(new.bottom - old.bottom) <= tolerance
        let differences: [(Double, String, String)] =
            old.isFill || old.width < 2 * old.height
            ? [
                (new.left - old.left, "left edge further right", "left edge further left"),
                (new.top - old.top, "upper edge lower", "upper edge higher"),
                (new.right - old.right, "right edge further right", "right edge further left"),
                (new.bottom - old.bottom, "lower edge lower", "lower edge higher"),
            ]
            : [
                (new.left - old.left, "left edge further right", "left edge further left"),
                (isInPlace ? 0 : new.baseline - old.baseline, "baseline lower", "baseline higher"),
                (new.width - old.width, "width larger", "width smaller"),
            ]
        return differences.compactMap { difference, more, less in
            guard abs(difference) > tolerance else { return nil }
            return Finding(
                words: "\(name) has its \(difference > 0 ? more : less) by \(number(abs(difference))) pt", points: abs(difference))
        }
    }

    private static func words(_ box: ImageLayout.Box) -> String {
        "the \(box.isFill ? "surface" : "line") at (\(number(box.left)), \(number(box.top))) of \(size(box.width, box.height))"
    }

    private static func size(_ width: Double, _ height: Double) -> String { "\(number(width)) × \(number(height))" }

    /// A number with one place.
    private static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
    }
}
