import Drawing
import Foundation
import Geometry
import Pixels
import Synchronization

/// Glyphs already drawn, for all pictures of a rasteriser; safe to share among threads.
///
/// The cache changes how fast a text is drawn and nothing else: a mask holds the bytes that the glyph's edges give.
final class GlyphCache: Sendable {
    /// The glyphs of one size and turn.
    fileprivate struct Face {
        let linear: CGAffineTransform
        var outlines: [ObjectIdentifier: GlyphOutline] = [:]
        var masks = GlyphTable()
        /// Glyphs without a mask, lately asked for.
        var missed = SeenTwiceFilter(8192)
    }

    fileprivate struct State {
        var faces: [Face] = []
        var bytes = 0

        mutating func face(_ linear: CGAffineTransform) -> Int {
            if let known = faces.firstIndex(where: { $0.linear == linear }) { return known }
            // An animated size makes a face for every frame.
            if faces.count >= GlyphCache.mostFaces { self = State() }
            faces.append(Face(linear: linear))
            return faces.count - 1
        }
    }

    fileprivate static let mostFaces = 64
    /// The most bytes held before the cache is emptied: some pages of small text.
    fileprivate static let mostBytes = 8 << 20

    private let state = Mutex(State())

    /// A glyph without a mask.
    struct Missing {
        let index: Int
        let origin: GlyphOrigin
        let key: GlyphTable.Key
        let outline: GlyphOutline?
        /// True if it was asked for at this place before, so that a mask is worth making.
        var comesAgain = false
    }

    /// Looks up many glyphs of one size and turn at once: appends those with a mask that are seen within a box, and gives
    /// the others. `origin` is a glyph's place; nil leaves the glyph out.
    func find(
        _ glyphs: [PlacedGlyph], _ linear: CGAffineTransform, within limits: PixelRect,
        _ placements: inout [GlyphPlacement], origin: (PlacedGlyph) -> GlyphOrigin?
    ) -> [Missing] {
        var missing: [Missing] = []
        state.withLock { state in
            let face = state.face(linear)
            // Held here for the while, so that nothing is looked up twice.
            let (masks, outlines) = (state.faces[face].masks, state.faces[face].outlines)
            for index in glyphs.indices {
                guard let origin = origin(glyphs[index]) else { continue }
                let glyph = ObjectIdentifier(glyphs[index].outline)
                let key = GlyphTable.Key(glyph, origin.fractionX, origin.fractionY)
                if let mask = masks.mask(key, origin.fractionX, origin.fractionY) {
                    let placement = GlyphPlacement(mask: mask, origin)
                    if !placement.box.intersection(limits).isEmpty { placements.append(placement) }
                } else {
                    missing.append(Missing(index: index, origin: origin, key: key, outline: outlines[glyph]))
                }
            }
        }
        if !missing.isEmpty { markAgain(&missing, linear) }
        return missing
    }

    /// The approximate size of the cache, in bytes.
    var bytes: Int { state.withLock { $0.bytes } }

    /// Finds which were asked for before; they are remembered from now on.
    private func markAgain(_ missing: inout [Missing], _ linear: CGAffineTransform) {
        state.withLock { state in
            let face = state.face(linear)
            for index in missing.indices {
                missing[index].comesAgain = state.faces[face].missed.contains(missing[index].key.hash)
            }
        }
    }

    func insert(_ outline: GlyphOutline, _ linear: CGAffineTransform) {
        state.withLock { state in
            state.makeRoom(for: outline.bytes)
            let face = state.face(linear)
            state.faces[face].outlines[ObjectIdentifier(outline.glyph)] = outline
        }
    }

    func insert(_ mask: GlyphMask, _ key: GlyphTable.Key, _ linear: CGAffineTransform) {
        state.withLock { state in
            state.makeRoom(for: mask.bytes)
            let face = state.face(linear)
            state.faces[face].masks.insert(mask, key)
        }
    }
}

extension GlyphCache.State {
    /// Counts the bytes to be added, and empties the cache where they would be too many.
    fileprivate mutating func makeRoom(for more: Int) {
        if bytes + more > GlyphCache.mostBytes { self = GlyphCache.State() }
        bytes += more
    }
}

extension GlyphMask {
    /// The approximate memory that it takes: its blocks, its rows' ranges, and five objects.
    fileprivate var bytes: Int { blocks.bytes + 4 * inked.count + 360 }
}

extension GlyphOutline {
    /// A point and its flag, and some objects.
    fileprivate var bytes: Int { 17 * outline.outline.points.count + 300 }
}
