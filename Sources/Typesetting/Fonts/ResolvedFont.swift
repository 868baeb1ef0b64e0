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
    }

    var description: FontDescription
    var primary: Scaled
    /// Faces to look in, in order, for characters that the primary one lacks.
    var fallbacks: [FontFace]
    /// Points after each character: the system's tracking for the size, nothing for other fonts.
    var tracking: CGFloat
    var metrics: FontMetrics
    /// The name that was asked for and is not registered.
    var missingName: String?
}
