import Drawing
import Foundation
import Geometry

extension Renderer {
    /// Draws glyphs as one shape, so that overlapping ones are not blended twice.
    ///
    /// In one colour, glyphs that share no pixel with another are laid on by their masks; the others, and those drawn
    /// for the first time, are filled together by their edges, with the same bytes.
    func drawGlyphs(
        _ glyphs: [PlacedGlyph], _ paint: Paint, into layer: Layer, _ transform: CGAffineTransform, _ clip: Clip
    ) {
        guard let painter = Painter(paint, transform, pictures) else { return }
        let placements = placements(of: glyphs, transform, clip)
        guard clip.mask == nil, let pixel = painter.solidPixel else {
            return fill(placements.map(\.placedOutline), FillStyle(), painter, into: layer, clip)
        }
        let overlaps = GlyphOverlap.find(placements)
        var outlines: [PlacedOutline] = []
        for (placement, overlaps) in zip(placements, overlaps) {
            if let mask = placement.mask, !overlaps {
                layer.lay(pixel, mask, x: placement.x, y: placement.y, within: clip.bounds)
            } else {
                outlines.append(placement.placedOutline)
            }
        }
        if !outlines.isEmpty { fill(outlines, FillStyle(), painter, into: layer, clip) }
    }

    /// The outlines of the glyphs that may be seen.
    func outlines(of glyphs: [PlacedGlyph], _ transform: CGAffineTransform, _ clip: Clip) -> [PlacedOutline] {
        placements(of: glyphs, transform, clip).map(\.placedOutline)
    }

    /// The glyphs that may be seen, with masks where there are or are worth making.
    private func placements(
        of glyphs: [PlacedGlyph], _ transform: CGAffineTransform, _ clip: Clip
    ) -> [GlyphPlacement] {
        let linear = CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
        var (keys, origins, visible): ([GlyphTable.Key], [GlyphOrigin], [SharedPath]) = ([], [], [])
        keys.reserveCapacity(glyphs.count)
        origins.reserveCapacity(glyphs.count)
        visible.reserveCapacity(glyphs.count)
        for glyph in glyphs {
            let place = glyph.origin.applying(transform)
            // Farther off, a place within a pixel means nothing.
            guard abs(place.x) < PixelRect.limit, abs(place.y) < PixelRect.limit else { continue }
            let origin = GlyphOrigin(Double(place.x), Double(place.y))
            keys.append(GlyphTable.Key(ObjectIdentifier(glyph.outline), origin.fractionX, origin.fractionY))
            origins.append(origin)
            visible.append(glyph.outline)
        }
        var known: [GlyphCache.Known] = []
        known.reserveCapacity(keys.count)
        glyphCache.look(up: keys, linear) { known.append($1) }
        var (result, made): ([GlyphPlacement], [GlyphTable.Key: GlyphMask]) = ([], [:])
        result.reserveCapacity(keys.count)
        for index in keys.indices {
            let origin = origins[index]
            let placement: GlyphPlacement
            if case .mask(let mask) = known[index] {
                placement = GlyphPlacement(mask: mask, origin)
            } else if let mask = made[keys[index]] {
                placement = GlyphPlacement(mask: mask, origin)
            } else {
                guard isVisible(visible[index], linear, origin, clip) else { continue }
                let (outline, comesAgain) = outline(of: visible[index], known[index], linear)
                if comesAgain,
                    let mask = accumulator.mask(of: outline, dx: origin.fractionX, dy: origin.fractionY)
                {
                    glyphCache.insert(mask, keys[index], linear)
                    made[keys[index]] = mask
                    placement = GlyphPlacement(mask: mask, origin)
                } else {
                    placement = GlyphPlacement(outline: outline, origin)
                }
            }
            if !placement.box.intersection(clip.bounds).isEmpty { result.append(placement) }
        }
        return result
    }

    private func isVisible(
        _ glyph: SharedPath, _ linear: CGAffineTransform, _ origin: GlyphOrigin, _ clip: Clip
    ) -> Bool {
        if glyph.controlBounds.isNull { return false }
        let box = PixelRect(covering: glyph.controlBounds.applying(linear).insetBy(dx: -2, dy: -2))
        return !box.offsetBy(dx: origin.x, dy: origin.y).intersection(clip.bounds).isEmpty
    }

    /// A glyph's lines, made once for each size and turn, and whether the glyph is worth a mask.
    private func outline(
        of glyph: SharedPath, _ known: GlyphCache.Known, _ linear: CGAffineTransform
    ) -> (outline: GlyphOutline, comesAgain: Bool) {
        var comesAgain = false
        switch known {
        case .mask(let mask): return (mask.outline, true)
        case .outline(let outline, let again): return (outline, again)
        case .nothing(let again): comesAgain = again
        }
        let key = GlyphKey(glyph: ObjectIdentifier(glyph), linear: linear)
        if let made = glyphOutlines[key] { return (made, comesAgain) }
        let outline = GlyphOutline(glyph, linear)
        glyphOutlines[key] = outline
        glyphCache.insert(outline, linear)
        return (outline, comesAgain)
    }
}

/// A glyph at a size and turn; its identity holds as long as the display list does.
struct GlyphKey: Hashable {
    let glyph: ObjectIdentifier
    let linear: CGAffineTransform
}
