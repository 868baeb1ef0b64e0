import Foundation
import Synchronization

/// Symbols once drawn, kept for the next time: as outlines in ems, and set in the size of a font.
///
/// A hundred rows with one icon compose it once and share its outlines, so that the rasteriser knows it, too.
final class SymbolCache: Sendable {
    struct DrawingKey: Hashable {
        var name: String
        var weight: Double
    }

    struct LayoutKey: Hashable {
        var drawing: DrawingKey
        var metrics: FontMetrics
        var scale: SymbolScale
        var pixelLength: CGFloat
    }

    private let drawings = Mutex<[DrawingKey: SymbolDrawing?]>([:])
    private let layouts = Mutex<[LayoutKey: SymbolLayout]>([:])

    /// Symbols kept before a store is emptied: more than an interface shows, some 4 kB each; an animated size makes one a
    /// frame.
    static let most = 512

    /// Returns the drawing for a key; nil, which is kept as well, if there is no drawing.
    func drawing(_ key: DrawingKey, make: () -> SymbolDrawing?) -> SymbolDrawing? {
        if let known = drawings.withLock({ $0[key] }) { return known }
        let made = make()
        drawings.withLock { drawings in
            if drawings.count >= Self.most { drawings.removeAll() }
            drawings[key] = .some(made)
        }
        return made
    }

    /// The layout for a key: the same outlines, as objects, for the same question while it is kept.
    func layout(_ key: LayoutKey, make: () -> SymbolLayout?) -> SymbolLayout? {
        if let known = layouts.withLock({ $0[key] }) { return known }
        guard let made = make() else { return nil }
        return layouts.withLock { layouts in
            if let known = layouts[key] { return known }
            if layouts.count >= Self.most { layouts.removeAll() }
            layouts[key] = made
            return made
        }
    }
}
