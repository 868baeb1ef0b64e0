import Geometry
import Typesetting

/// The room between two moving glyphs of a number, for glyphs added or removed between them.
///
/// Such a glyph has its size and place at rest if there is room for it. Otherwise it shrinks with the room, so that it never overlaps its
/// neighbours.
@MainActor
struct GlyphRoom {
    /// A moving glyph beside the room.
    struct Side {
        /// The track of its pen.
        var travel: GlyphOriginTrack
        /// The distance from its pen to the edge that faces the room.
        var edge: CGFloat
    }

    /// The glyphs beside the room; nil at the beginning or end of the text.
    var leading: Side?
    var trailing: Side?
    /// The extent of the complete room, in points of the text.
    var whole: ClosedRange<CGFloat>

    /// Returns the share of a glyph that fits the room, and the distance by which its middle is then shifted.
    ///
    /// - Parameters:
    ///   - middle: the middle of the glyph at its place.
    ///   - time: the time in seconds of the tree.
    func fit(middle: CGFloat, at time: Double) -> (scale: CGFloat, shift: CGFloat) {
        let start = leading.map { $0.travel.place(at: time).x + $0.edge } ?? whole.lowerBound
        let end = trailing.map { $0.travel.place(at: time).x + $0.edge } ?? whole.upperBound
        let length = whole.upperBound - whole.lowerBound
        guard length > 0, end - start < length else { return (1, 0) }
        let scale = max(end - start, 0) / length
        return (scale, start + (middle - whole.lowerBound) * scale - middle)
    }

    /// Creates the room around a place in a line of glyphs.
    ///
    /// - Parameters:
    ///   - place: the pen of a glyph in the room.
    ///   - neighbours: the glyphs that stay, with the places of their pens while the room is complete.
    ///   - company: the pens and advances of all glyphs that are added, or removed, together.
    init(of place: CGPoint, among neighbours: [(RollingGlyph, CGPoint)], with company: [(place: CGPoint, advance: CGFloat)]) {
        let line = neighbours.filter { abs($0.1.y - place.y) < 0.5 }
        let before = line.filter { $0.1.x < place.x }.max { $0.1.x < $1.1.x }
        let after = line.filter { $0.1.x >= place.x }.min { $0.1.x < $1.1.x }
        leading = before.map { Side(travel: $0.0.travel, edge: $0.0.glyph.advance) }
        trailing = after.map { Side(travel: $0.0.travel, edge: 0) }
        let inside = company.filter { other in
            abs(other.place.y - place.y) < 0.5 && (before.map { other.place.x > $0.1.x } ?? true)
                && (after.map { other.place.x <= $0.1.x } ?? true)
        }
        let start = before.map { $0.1.x + $0.0.glyph.advance } ?? inside.map(\.place.x).min() ?? place.x
        let end = after?.1.x ?? inside.map { $0.place.x + $0.advance }.max() ?? place.x
        whole = start...max(start, end)
    }
}
