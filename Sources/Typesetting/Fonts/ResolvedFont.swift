import Foundation

/// A description together with the faces that stand for it.
struct ResolvedFont: Sendable {
    /// A face and how large it is drawn.
    struct Scaled: Sendable {
        var instance: FontInstance
        /// Em size in points at which its outlines are drawn.
        var emSize: CGFloat
        /// Sideways stretch where the width is not an axis of the face.
        var stretch: CGFloat
        /// Whether the system's spacing is for this face too: not for other scripts', whose letters may join.
        var isSpaced = false
    }

    var description: FontDescription
    var primary: Scaled
    /// Where to look for characters that the primary face lacks.
    var fallbacks: FallbackFaces
    /// Points after each character: the system's tracking for the size, nothing for other fonts.
    var tracking: CGFloat
    var metrics: FontMetrics
    /// The name that was asked for and is not registered.
    var missingName: String?

    /// The first face that has a glyph for the scalar.
    func face(for scalar: Unicode.Scalar) -> Scaled? {
        primary.instance.glyph(of: scalar) != nil ? primary : fallbacks.face(for: scalar)
    }
}
