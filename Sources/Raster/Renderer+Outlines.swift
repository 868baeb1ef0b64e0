import Drawing
import Foundation
import Geometry

extension Renderer {
    func outline(of path: Path, _ transform: CGAffineTransform, _ clip: Clip) -> FlattenedPath {
        FlattenedPath(path, transform: transform, tolerance: Renderer.tolerance, visible: clip.bounds.rect)
    }

    /// The outline of a stroke in pixels; the pen is round in the item's points, so an uneven scale flattens it.
    func strokeOutline(of path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform) -> FlattenedPath {
        let scale = transform.largestScale
        guard scale > 0, scale.isFinite else { return FlattenedPath() }
        return path.strokeOutline(style, tolerance: Renderer.tolerance / scale).applying(transform)
    }

    /// The outlines of the glyphs that may be seen.
    func outlines(of glyphs: [PlacedGlyph], _ transform: CGAffineTransform, _ clip: Clip) -> [PlacedOutline] {
        let linear = CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
        var result: [PlacedOutline] = []
        result.reserveCapacity(glyphs.count)
        for glyph in glyphs {
            let origin = glyph.origin.applying(transform)
            let box = glyph.outline.controlBounds.applying(linear).offsetBy(dx: origin.x, dy: origin.y)
            // Farther off, a place within a pixel means nothing.
            guard abs(origin.x) < PixelRect.limit, abs(origin.y) < PixelRect.limit, !glyph.outline.controlBounds.isNull,
                !PixelRect(covering: box).intersection(clip.bounds).isEmpty
            else { continue }
            result.append(outline(of: glyph.outline, linear, x: Double(origin.x), y: Double(origin.y)))
        }
        return result
    }

    /// A glyph's lines and, if it is small, its cells, with its origin at (x, y).
    private func outline(
        of glyph: SharedPath, _ linear: CGAffineTransform, x: Double, y: Double
    ) -> PlacedOutline {
        let (fractionX, fractionY) = (x - x.rounded(.down), y - y.rounded(.down))
        let glyphKey = GlyphKey(glyph: ObjectIdentifier(glyph), linear: linear)
        let key = GlyphCache.Key(glyph: glyphKey, fractionX: fractionX, fractionY: fractionY)
        if let known = glyphCache.outline(key) { return known.placed(dx: x, dy: y) }
        var outline = outline(of: glyph, linear)
        outline.cells = accumulator.glyphCells(of: outline, dx: fractionX, dy: fractionY)
        glyphCache.insert(outline, of: glyph, as: key)
        return outline.placed(dx: x, dy: y)
    }

    /// A glyph's lines around its origin, made once for each size and turn in a picture.
    private func outline(of glyph: SharedPath, _ linear: CGAffineTransform) -> PlacedOutline {
        let key = GlyphKey(glyph: ObjectIdentifier(glyph), linear: linear)
        if let known = glyphOutlines[key] { return known }
        let outline = PlacedOutline(FlattenedPath(glyph.path, transform: linear, tolerance: Renderer.tolerance))
        glyphOutlines[key] = outline
        return outline
    }
}

/// A glyph at a size and turn; its identity holds as long as the display list does.
struct GlyphKey: Hashable {
    let glyph: ObjectIdentifier
    let linear: CGAffineTransform
}

extension CGAffineTransform {
    /// The most that a length can grow: the larger singular value of the linear part.
    var largestScale: Double {
        let (a, b, c, d) = (Double(a), Double(b), Double(c), Double(d))
        let half = (a * a + b * b + c * c + d * d) / 2
        let determinant = a * d - b * c
        return (half + max(half * half - determinant * determinant, 0).squareRoot()).squareRoot()
    }
}

extension PixelRect {
    var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
