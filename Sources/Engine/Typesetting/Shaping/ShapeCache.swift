import CHarfBuzz
import Foundation
import Synchronization

/// Shaped stretches of text, kept for the next time the same stretch is laid out.
final class ShapeCache: Sendable {
    struct Request {
        var font: FontInstance
        var text: [ShapeInput]
        var script: UInt32
        var isRightToLeft: Bool
        var language: String
        var features: [FontFeature]
        /// UTF-16 units that stand before and after in other items, for letters that join them.
        var before: [UInt32] = []
        var after: [UInt32] = []
    }

    private struct State {
        var shapes: [Request: [ShapedGlyph]] = [:]
        var characters = 0
    }

    /// Characters held before the cache is emptied: some thousand labels, or one long text.
    private static let mostCharacters = 1 << 18

    private let state = Mutex(State())

    func shape(_ request: Request) -> [ShapedGlyph] {
        if let known = state.withLock({ $0.shapes[request] }) { return known }
        let glyphs = HarfBuzzShaper.shape(request)
        state.withLock { state in
            if state.characters > ShapeCache.mostCharacters { state = State() }
            state.shapes[request] = glyphs
            state.characters += request.text.count
        }
        return glyphs
    }

    func removeAll() {
        state.withLock { state in
            state.shapes.removeAll(keepingCapacity: true)
            state.characters = 0
        }
    }
}

extension ShapeCache.Request {
    var hasNeighbours: Bool { !before.isEmpty || !after.isEmpty }
}

extension ShapeCache.Request: Hashable {
    static func == (a: Self, b: Self) -> Bool {
        a.font === b.font && a.text == b.text && a.script == b.script && a.isRightToLeft == b.isRightToLeft
            && a.language == b.language && a.features == b.features && a.before == b.before && a.after == b.after
    }

    /// Hashes the text itself; the odd number is the golden ratio's, of 2^64.
    func hash(into hasher: inout Hasher) {
        var bits = UInt64(UInt(bitPattern: ObjectIdentifier(font)))
        for input in text {
            bits = (bits ^ UInt64(input.scalar)) &* 0x9E37_79B9_7F4A_7C15
            bits ^= bits &>> 32
        }
        hasher.combine(bits)
    }
}

/// A character to shape and the offset, in UTF-16 units from the start of its stretch, it answers for.
struct ShapeInput: Hashable, Sendable {
    var scalar: UInt32
    var offset: UInt32
}

/// An OpenType feature switched on (1) or off (0).
struct FontFeature: Hashable, Sendable {
    var tag: UInt32
    var value: UInt32
}

/// A glyph in its place, in font units, y up.
struct ShapedGlyph: Sendable, Hashable {
    var glyph: UInt32
    /// The UTF-16 offset of the first character of its cluster, from the start of the stretch.
    var offset: Int32
    var advance: Int32
    var xOffset: Int32
    var yOffset: Int32
    /// True if a line broken before its cluster must be shaped again.
    var isUnsafeToBreak: Bool
}
