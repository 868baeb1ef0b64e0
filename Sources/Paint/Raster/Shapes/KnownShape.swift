import Pixels

/// What is known of a shape before its edges are looked at.
enum KnownShape: Sendable {
    /// A box of whole pixels, which has no edges to look at.
    case box(PixelRect)
    /// What it covered when it was drawn before.
    case coverage(ShapeCoverage)
    /// Where its edges lie.
    case outline(PlacedOutline)
    case nothing
}
