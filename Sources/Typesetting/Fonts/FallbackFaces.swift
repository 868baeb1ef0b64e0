import Foundation
import Synchronization

/// The faces that stand in for a font, in the order in which they are asked for a character. Made when first asked.
final class FallbackFaces: Sendable {
    struct Faces: Sendable {
        /// The system's other designs, the scripts' own faces, then the user's.
        var texts: [ResolvedFont.Scaled]
        /// Coloured pictures; before all others for characters that ask to be emoji, else after them.
        var emoji: ResolvedFont.Scaled?
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
    func face(for scalar: Unicode.Scalar) -> ResolvedFont.Scaled? {
        let faces = faces
        if let face = faces.texts.first(where: { $0.instance.glyph(of: scalar) != nil }) { return face }
        return faces.emoji.flatMap { $0.instance.glyph(of: scalar) == nil ? nil : $0 }
    }
}
