import ImageCodecs
import Pixels

/// A change of one colour that explains all pixels in which two pictures or films differ.
///
/// Pixels at the edges of a coloured shape blend its colour with the ground. Their difference is a part of the colour's: `t · (new - old)`
/// with 0 ≤ t ≤ 1, up to rounding.
struct ColorChange: Equatable {
    /// Premultiplied red, green, blue and alpha.
    let old: [Int]
    let new: [Int]

    /// A pair of pixels at the same place.
    private struct Pair: Hashable {
        var old: UInt32
        var new: UInt32

        /// The square of the distance between the two.
        private var square: Int { zip(Self.channels(of: old), Self.channels(of: new)).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) } }

        /// Orders pairs by distance; equal ones by their pixels, so that the order of a dictionary does not count.
        func isLess(than other: Pair) -> Bool { (square, old, new) < (other.square, other.old, other.new) }

        /// The channels of a pixel.
        static func channels(of pixel: UInt32) -> [Int] { (0..<4).map { Int(pixel >> (8 * UInt32($0)) & 255) } }
    }

    /// Two roundings to whole levels, of the colours and of the blends.
    private static let rounding = 2
    /// More distinct pairs than this are no change of one colour: one blend with one ground has at most 255.
    private static let mostPairs = 4096

    /// Nil if other pixels differ, too, or the pictures differ in size or number.
    init?(_ reference: [AnimationFrame], _ actual: [AnimationFrame]) {
        guard reference.count == actual.count, let pairs = Self.pairs(reference, actual),
            let most = pairs.max(by: { $0.isLess(than: $1) })
        else { return nil }
        // The colours differ most where the shape covers a whole pixel.
        (old, new) = (Pair.channels(of: most.old), Pair.channels(of: most.new))
        let whole = zip(old, new).map { $1 - $0 }
        let square = whole.reduce(0) { $0 + $1 * $1 }
        let isExplained = pairs.allSatisfy { pair in
            let part = zip(Pair.channels(of: pair.old), Pair.channels(of: pair.new)).map { $1 - $0 }
            let share = Double(zip(whole, part).reduce(0) { $0 + $1.0 * $1.1 }) / Double(square)
            return share >= 0 && share <= 1.02
                && zip(whole, part).allSatisfy { abs(Double($0) * share - Double($1)) <= Double(Self.rounding) }
        }
        guard isExplained else { return nil }
    }

    /// `#CC4D66 becomes #B34D66, nothing else`.
    var description: String { "\(Self.text(old)) becomes \(Self.text(new)), nothing else" }

    private static func pairs(_ reference: [AnimationFrame], _ actual: [AnimationFrame]) -> Set<Pair>? {
        var pairs: Set<Pair> = []
        for (old, new) in zip(reference, actual) where old.pixmap != new.pixmap {
            guard old.start == new.start, old.duration == new.duration, old.pixmap.widthInPixels == new.pixmap.widthInPixels,
                old.pixmap.heightInPixels == new.pixmap.heightInPixels
            else { return nil }
            // Neighbours are mostly the same.
            var last: Pair?
            old.pixmap.forEachDifference(from: new.pixmap) { _, _, pixel, other in
                let pair = Pair(old: pixel, new: other)
                guard pair != last, pairs.count <= mostPairs else { return }
                pairs.insert(pair)
                last = pair
            }
            if pairs.count > mostPairs { return nil }
        }
        return pairs.isEmpty ? nil : pairs
    }

    private static func text(_ channels: [Int]) -> String {
        let alpha = channels[3]
        guard alpha > 0 else { return "transparent" }
        let straight = channels.prefix(3).map { min(255, ($0 * 255 + alpha / 2) / alpha) } + (alpha < 255 ? [alpha] : [])
        return straight.reduce("#") { text, level in
            let digits = String(level, radix: 16, uppercase: true)
            return text + (digits.count < 2 ? "0" : "") + digits
        }
    }
}
