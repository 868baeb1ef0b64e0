import Drawing
import Foundation
import Geometry
import Pixels

extension Renderer {
    /// Draws glyphs as one shape, so that overlapping ones are not blended twice.
    ///
    /// In one colour, glyphs that share no pixel with another are composited by their masks; the others, and those drawn
    /// for the first time, are filled together by their edges, with the same bytes.
    func drawGlyphs(
        _ glyphs: [PlacedGlyph], _ paint: Paint, into layer: Layer, _ transform: CGAffineTransform, _ clip: Clip
    ) {
        guard mayReach(clip.bounds, glyphs, transform), let painter = Painter(paint, transform, pictures) else { return }
        let placements = placements(of: glyphs, transform, clip)
        guard clip.mask == nil, let pixel = painter.solidPixel else {
            return fill(placements.compactMap(\.placedOutline), FillStyle(), painter, into: layer, clip)
        }
        let overlaps = GlyphOverlap.find(placements)
        layer.composite(pixel, placements, leaving: overlaps, within: clip.bounds)
        let shared = placements.indices.filter { overlaps[$0] || placements[$0].mask == nil }
        if let first = shared.first.map({ placements[$0] }) {
            if let cluster = GlyphCluster(placements, shared, transform.linear),
                var rows = rows(of: cluster, x: first.x, y: first.y, clip)
            {
                return fill(&rows, painter, into: layer, clip)
            }
            fill(shared.compactMap { placements[$0].placedOutline }, FillStyle(), painter, into: layer, clip)
        }
    }

    /// Returns whether the box around the glyphs meets `bounds`: rows above and below a window are let go before a glyph is looked up.
    private func mayReach(_ bounds: PixelRect, _ glyphs: [PlacedGlyph], _ transform: CGAffineTransform) -> Bool {
        var (minX, minY, maxX, maxY) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
        for glyph in glyphs {
            let box = glyph.outline.controlBounds
            if box.isNull { continue }
            minX = min(minX, glyph.origin.x + box.minX)
            minY = min(minY, glyph.origin.y + box.minY)
            maxX = max(maxX, glyph.origin.x + box.maxX)
            maxY = max(maxY, glyph.origin.y + box.maxY)
        }
        guard minX <= maxX, minY <= maxY else { return false }
        let box = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY).applying(transform)
        // Two pixels more than a glyph's own box, as where each glyph is looked at.
        let reach = box.insetBy(dx: -2, dy: -2)
        guard reach.width.isFinite, reach.height.isFinite else { return true }
        return reach.maxX >= CGFloat(bounds.minX) && reach.minX <= CGFloat(bounds.maxX)
            && reach.maxY >= CGFloat(bounds.minY) && reach.minY <= CGFloat(bounds.maxY)
    }

    /// Returns the coverage of glyphs that share pixels, if they were drawn before and can be drawn from the cache.
    private func rows(of cluster: GlyphCluster, x: Int, y: Int, _ clip: Clip) -> ShapeRows? {
        let hash = cluster.hash
        switch clusterCache.look(up: cluster, hash) {
        case .coverage(let coverage):
            return ShapeRows(coverage, dx: x, dy: y, within: clip.bounds)
        case .seen:
            let outlines = cluster.outlines
            // Glyphs far apart, in lines of a page, would take many rows.
            guard outlines.reduce(PixelRect.empty, { $0.union($1.bounds) }).height <= 8192 else { return nil }
            let coverage = coverage(of: outlines, FillStyle())
            clusterCache.insert(coverage, cluster, hash)
            return ShapeRows(coverage, dx: x, dy: y, within: clip.bounds)
        case .nothing:
            return nil
        }
    }

    /// The outlines of the glyphs that may be seen.
    func outlines(of glyphs: [PlacedGlyph], _ transform: CGAffineTransform, _ clip: Clip) -> [PlacedOutline] {
        placements(of: glyphs, transform, clip).compactMap(\.placedOutline)
    }

    /// The glyphs that may be seen, with masks where there are or are worth making.
    private func placements(
        of glyphs: [PlacedGlyph], _ transform: CGAffineTransform, _ clip: Clip
    ) -> [GlyphPlacement] {
        let linear = transform.linear
        var result: [GlyphPlacement] = []
        result.reserveCapacity(glyphs.count)
        let missing = glyphCache.find(glyphs, linear, within: clip.bounds, &result) { glyph in
            let place = glyph.origin.applying(transform)
            // Farther off, a place within a pixel means nothing.
            guard abs(place.x) < PixelRect.limit, abs(place.y) < PixelRect.limit else { return nil }
            return GlyphOrigin(Double(place.x), Double(place.y))
        }
        var made: [GlyphTable.Key: GlyphMask] = [:]
        for glyph in missing {
            let path = glyphs[glyph.index].outline
            guard isVisible(path, linear, glyph.origin, clip) else { continue }
            let placement: GlyphPlacement
            if let mask = made[glyph.key], mask.phases.contains(glyph.origin.fractionX, glyph.origin.fractionY) {
                placement = GlyphPlacement(mask: mask, glyph.origin)
            } else {
                let outline = glyph.outline ?? outline(of: path, linear)
                if glyph.comesAgain,
                    let mask = accumulator.mask(of: outline, dx: glyph.origin.fractionX, dy: glyph.origin.fractionY)
                {
                    glyphCache.insert(mask, glyph.key, linear)
                    made[glyph.key] = mask
                    placement = GlyphPlacement(mask: mask, glyph.origin)
                } else {
                    placement = GlyphPlacement(outline: outline, glyph.origin)
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

    /// A glyph's lines, made once for each size and turn.
    private func outline(of glyph: SharedPath, _ linear: CGAffineTransform) -> GlyphOutline {
        let key = GlyphKey(glyph: ObjectIdentifier(glyph), linear: linear)
        if let made = glyphOutlines[key] { return made }
        let outline = GlyphOutline(glyph, linear)
        glyphOutlines[key] = outline
        glyphCache.insert(outline, linear)
        return outline
    }
}

/// A glyph at a size and turn; its identity holds as long as the display list does.
struct GlyphKey: Hashable {
    let glyph: ObjectIdentifier
    let linear: CGAffineTransform
}

extension CGAffineTransform {
    /// The transform without its move.
    fileprivate var linear: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}
