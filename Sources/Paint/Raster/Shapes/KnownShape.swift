import Pixels

/// The result for a shape before its edges are looked at.
enum KnownShape: Sendable {
    /// A box of whole pixels, which has no edges to look at.
    case box(PixelRect)
    /// The coverage from when the shape was drawn before.
    case coverage(ShapeCoverage)
    /// The place of its edges.
    case outline(PlacedOutline)
    case nothing
}
