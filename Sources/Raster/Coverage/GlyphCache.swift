import Geometry
import Synchronization

/// The cells of glyphs already drawn, for all pictures of a rasteriser; safe to share among threads.
///
/// What is kept changes how fast a text is drawn and nothing else.
final class GlyphCache: Sendable {
    /// A glyph at a size and turn, and where its origin lies within a pixel.
    struct Key: Hashable {
        let glyph: GlyphKey
        let fractionX: Double
        let fractionY: Double

        func hash(into hasher: inout Hasher) {
            // Sizes and turns are few; the glyph and its place tell nearly all apart.
            hasher.combine(glyph.glyph)
            hasher.combine(fractionX)
            hasher.combine(fractionY)
        }
    }

    private struct Entry {
        /// Held so that the identity in the key stays this glyph's.
        let glyph: SharedPath
        let outline: PlacedOutline
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var cells = 0
    }

    /// Cells held before the cache is emptied: 16 mebibytes, some pages of small text.
    private static let mostCells = 1 << 22

    private let state = Mutex(State())

    /// The outline with its cells, at its place within a pixel.
    func outline(_ key: Key) -> PlacedOutline? {
        state.withLock { $0.entries[key]?.outline }
    }

    func insert(_ outline: PlacedOutline, of glyph: SharedPath, as key: Key) {
        // An entry takes as much as some cells, even if it has none.
        let size = 64 + (outline.cells?.cells.count ?? 0)
        state.withLock { state in
            if state.cells + size > GlyphCache.mostCells { state = State() }
            if state.entries.updateValue(Entry(glyph: glyph, outline: outline), forKey: key) == nil { state.cells += size }
        }
    }
}
