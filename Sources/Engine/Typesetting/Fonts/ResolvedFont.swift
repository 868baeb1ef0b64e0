import Foundation

/// A description together with the faces that stand for it.
final class ResolvedFont: Sendable {
    /// A face and how large it is drawn.
    struct Scaled: Sendable {
        var instance: FontInstance
        /// Em size in points at which its outlines are drawn.
        var emSize: CGFloat
        /// Sideways stretch where the width is not an axis of the face.
        var stretch: CGFloat
        /// True if the system's spacing applies to this face too. It does not for the faces of other scripts, whose letters may join.
        var isSpaced = false
    }

    let description: FontDescription
    let primary: Scaled
    /// The faces to search for characters that the primary face lacks.
    let fallbacks: FallbackFaces
    /// Points after each character: the system's tracking for the size, nothing for other fonts.
    let tracking: CGFloat
    /// The widths of the system's letters, which the primary face's take; nil for other fonts.
    let widths: SystemWidths?
    let metrics: FontMetrics
    /// The name that was asked for and is not registered.
    let missingName: String?

    init(
        description: FontDescription, primary: Scaled, fallbacks: FallbackFaces, tracking: CGFloat, widths: SystemWidths? = nil,
        metrics: FontMetrics, missingName: String?
    ) {
        self.widths = widths
        (self.description, self.primary, self.fallbacks) = (description, primary, fallbacks)
        (self.tracking, self.metrics, self.missingName) = (tracking, metrics, missingName)
    }

    /// The first face that has a glyph for the scalar; `asText` for characters that ask not to be coloured pictures.
    func face(for scalar: Unicode.Scalar, asText: Bool = false) -> Scaled? {
        primary.instance.glyph(of: scalar) != nil ? primary : fallbacks.face(for: scalar, asText: asText)
    }
}
