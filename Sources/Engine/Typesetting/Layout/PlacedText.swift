import Foundation
import Geometry

/// The glyphs of all lines of a layout: the place of each, and the data that stretches of them share.
struct PlacedText: Sendable {
    /// A glyph in its stretch.
    struct Place: Sendable {
        /// The pen, in points from the left of the text's box.
        var x: CGFloat
        /// The glyph in its stretch's shapes; negative for an attachment, a tab or the box of a missing character.
        var glyph: Int32
        /// The cluster in the stretch's; negative in an ellipsis.
        var cluster: Int32

        static let none = -1
    }

    /// Glyphs of one item in one line.
    struct Stretch: Sendable {
        /// Behind its last place.
        var end = 0
        let run: Int
        /// The distance of its baseline from the top of the text's box, in points.
        let baseline: CGFloat
        let capHeight: CGFloat
        let shapes: ItemShapes
        let clusters: [TextCluster]
        /// The characters that an ellipsis stands for; nil for other glyphs.
        let hidden: Range<Int>?
        /// The reach of a tab; nil for other glyphs.
        let tabAdvance: CGFloat?
    }

    private let text: ParagraphText
    private(set) var places: [Place] = []
    private(set) var stretches: [Stretch] = []

    /// - Parameter count: about how many glyphs there will be.
    init(_ text: ParagraphText, count: Int) {
        self.text = text
        places.reserveCapacity(count)
    }

    /// Adds a glyph to the stretch that is added next.
    @inline(__always)
    mutating func append(x: CGFloat, glyph: Int, cluster: Int) {
        places.append(Place(x: x, glyph: Int32(truncatingIfNeeded: glyph), cluster: Int32(truncatingIfNeeded: cluster)))
    }

    /// Adds the stretch of the glyphs added since the last one.
    mutating func append(_ stretch: Stretch) {
        stretches.append(stretch)
        stretches[stretches.count - 1].end = places.count
    }

    /// A glyph of a stretch.
    @inline(__always)
    func glyph(_ place: Place, in stretch: Stretch) -> TextGlyph {
        let shapes = stretch.shapes
        guard place.glyph >= 0 else {
            let cluster = stretch.clusters[Int(place.cluster)]
            return TextGlyph(
                outline: shapes.box, picture: nil, layers: nil, origin: CGPoint(x: place.x, y: stretch.baseline),
                advance: stretch.tabAdvance ?? cluster.advance, run: stretch.run, characters: characters(of: cluster),
                capHeight: stretch.capHeight)
        }
        let glyph = Int(place.glyph)
        let shaped = shapes.glyphs[glyph]
        return TextGlyph(
            outline: shapes.outline(of: glyph), picture: shapes.picture(of: glyph), layers: shapes.layers(of: glyph),
            origin: CGPoint(x: place.x, y: stretch.baseline - CGFloat(shaped.yOffset) * shapes.scale),
            advance: CGFloat(shaped.advance) * shapes.scale * shapes.stretch, run: stretch.run,
            characters: stretch.hidden ?? characters(of: stretch.clusters[Int(place.cluster)]),
            capHeight: stretch.capHeight)
    }

    private func characters(of cluster: TextCluster) -> Range<Int> {
        text.characters(in: Int(cluster.start)..<Int(cluster.end))
    }

    /// The stretch of a line that a glyph is in: few lines have more than two.
    func stretchIndex(of index: Int, in line: Range<Int>) -> Int {
        var (low, high) = (line.lowerBound, line.upperBound - 1)
        while low < high {
            let middle = (low + high) / 2
            if stretches[middle].end > index { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// The glyphs that all lines of a layout read from.
final class SharedPlacedText: Sendable {
    let text: PlacedText
    /// Glyphs that were placed elsewhere, in place of the text's.
    let given: [TextGlyph]?

    init(_ text: PlacedText) { (self.text, given) = (text, nil) }

    private static let nothing = PlacedText(ParagraphText(runs: [], style: ParagraphStyle()), count: 0)

    init(given: [TextGlyph]) { (text, self.given) = (Self.nothing, given) }
}
