import Foundation
import Synchronization

/// The faces that stand in for a font, in the order in which they are asked for a character. Made when first asked.
final class FallbackFaces: Sendable {
    struct Faces: Sendable {
        /// The system's other designs, the scripts' own faces, then the user's.
        var texts: [ResolvedFont.Scaled]
        /// Coloured pictures; before all others for characters that ask to be emoji, else after the texts.
        var emoji: ResolvedFont.Scaled?
        /// Symbols as text; before coloured pictures for characters that ask to be text, else after them.
        var symbols: [ResolvedFont.Scaled]
    }

    private let make: @Sendable () -> Faces
    private let made = Mutex<Faces?>(nil)

    init(_ make: @escaping @Sendable () -> Faces) { self.make = make }

    var faces: Faces {
        if let known = made.withLock({ $0 }) { return known }
        let faces = make()
        made.withLock { $0 = faces }
        return faces
    }

    /// The first face with a glyph for the scalar.
    ///
    /// - Parameter asText: whether the character asks not to be a coloured picture (U+FE0E).
    func face(for scalar: Unicode.Scalar, asText: Bool) -> ResolvedFont.Scaled? {
        let faces = faces
        func has(_ face: ResolvedFont.Scaled) -> Bool { face.instance.glyph(of: scalar) != nil }
        if let face = faces.texts.first(where: has) { return face }
        let (emoji, symbol) = (faces.emoji.flatMap { has($0) ? $0 : nil }, faces.symbols.first(where: has))
        return asText ? symbol ?? emoji : emoji ?? symbol
    }
}
