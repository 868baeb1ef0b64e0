import Geometry
import Typesetting

/// The room between two glyphs of a number that move, for those that are added or taken away between them.
///
/// Such a glyph is as large and stands where it does at rest once there is room for it; before, it is as much smaller as the room is,
/// so that it never lies over its neighbours.
@MainActor
struct GlyphRoom {
    /// A glyph beside the room, as it moves.
    struct Side {
        /// Its pen's way.
        var travel: GlyphOriginTrack
        /// How far the edge that faces the room is from its pen.
        var edge: CGFloat
    }

    /// The glyphs that stand beside it; nil where the text begins or ends.
    var leading: Side?
    var trailing: Side?
    /// Where the room begins and ends when it is whole, in points of the text.
    var whole: ClosedRange<CGFloat>

    /// How much of a glyph there is room for, and how far from its place its middle is then.
    ///
    /// - Parameters:
    ///   - middle: of the glyph at its place.
    ///   - time: seconds of the tree.
    func fit(middle: CGFloat, at time: Double) -> (scale: CGFloat, shift: CGFloat) {
        let start = leading.map { $0.travel.place(at: time).x + $0.edge } ?? whole.lowerBound
        let end = trailing.map { $0.travel.place(at: time).x + $0.edge } ?? whole.upperBound
        let length = whole.upperBound - whole.lowerBound
        guard length > 0, end - start < length else { return (1, 0) }
        let scale = max(end - start, 0) / length
        return (scale, start + (middle - whole.lowerBound) * scale - middle)
    }

    /// The room about a place in a line of glyphs.
    ///
    /// - Parameters:
    ///   - place: the pen of one that has the room.
    ///   - neighbours: those that stay, and where their pens are while the room is whole.
    ///   - company: the pens and advances of all that are added, or taken away, at once.
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
