import Foundation

/// A stretch of text in one run, face, script and direction, which HarfBuzz shapes at once.
struct TextItem: Sendable {
    enum Kind: Sendable, Hashable {
        case text
        /// Ends a line; nothing to see.
        case lineEnd
        case tab
        case attachment
        /// A character that no face has: a box with its code point.
        case missing(Unicode.Scalar)
        /// Control characters: no width, nothing to see.
        case hidden
    }

    var range: Range<Int>
    var run: Int
    var kind: Kind
    var face: ResolvedFont.Scaled
    var script: UInt32
    var level: UInt8
    /// The size of small capitals drawn as reduced capitals: the text is set in upper case at this fraction of the size.
    var capitalFactor: CGFloat?

    var isRightToLeft: Bool { level % 2 == 1 }

    /// Points for a font unit.
    var pointsPerUnit: CGFloat { face.emSize * (capitalFactor ?? 1) / CGFloat(face.instance.face.unitsPerEm) }
}
