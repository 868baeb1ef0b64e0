import Pixels

/// The changed area of a picture: boxes of pixels that do not overlap.
///
/// A few boxes are enough: every box is drawn in a walk of its own through the whole list.
struct Damage: Equatable {
    private(set) var boxes: [PixelRect] = []

    /// The most boxes; beyond that boxes are joined, the two first that waste least.
    static let mostBoxes = 6

    /// All pixels in the boxes.
    var area: Int { boxes.reduce(0) { $0 + $1.area } }

    init() {}

    /// Adds a box; boxes that it overlaps, or all but touches, become one box with it.
    mutating func add(_ box: PixelRect) {
        guard !box.isEmpty else { return }
        var joined = box
        while let index = boxes.firstIndex(where: { $0.isBestJoined(with: joined) }) {
            joined = joined.union(boxes.remove(at: index))
        }
        boxes.append(joined)
        if boxes.count > Self.mostBoxes { joinTwo() }
    }

    /// Puts one box in place of the two whose union has the fewest pixels that neither of them has.
    private mutating func joinTwo() {
        var best = (first: 0, second: 1, waste: Int.max)
        for first in boxes.indices {
            for second in boxes.indices.dropFirst(first + 1) {
                let waste = boxes[first].waste(with: boxes[second])
                if waste < best.waste { best = (first, second, waste) }
            }
        }
        let second = boxes.remove(at: best.second)
        add(boxes.remove(at: best.first).union(second))
    }
}

extension PixelRect {
    var area: Int { width * height }

    /// Returns the pixels that the union of two boxes has beyond theirs; negative where they overlap much.
    fileprivate func waste(with other: PixelRect) -> Int { union(other).area - area - other.area }

    /// Returns whether one box is as good as two: they overlap, or their union is little larger than they are.
    fileprivate func isBestJoined(with other: PixelRect) -> Bool {
        !intersection(other).isEmpty || waste(with: other) <= (area + other.area) / 8
    }
}
