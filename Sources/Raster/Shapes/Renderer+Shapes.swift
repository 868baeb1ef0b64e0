import Drawing
import Foundation
import Geometry

extension Renderer {
    /// What is known of a shape before its edges are looked at.
    enum KnownShape {
        /// A box of whole pixels, which has no edges to look at.
        case box(PixelRect)
        /// What it covered when it was drawn before.
        case coverage(ShapeCoverage)
        case nothing
    }

    /// Fills or strokes a path. All ways of `KnownShape` give the same bytes.
    func drawShape(
        _ path: Path, _ style: Shape.Style, _ paint: Paint, into layer: Layer, _ transform: CGAffineTransform,
        _ clip: Clip
    ) {
        guard let painter = Painter(paint, transform, pictures) else { return }
        drawShape(path, style, known(path, style, transform, clip), painter, into: layer, transform, clip)
    }

    /// Draws a shape of which something is known.
    func drawShape(
        _ path: Path, _ style: Shape.Style, _ known: KnownShape, _ painter: Painter, into layer: Layer,
        _ transform: CGAffineTransform, _ clip: Clip
    ) {
        if case .box(let box) = known {
            var rows = BoxRows(bounds: box.intersection(clip.bounds))
            return fill(&rows, painter, into: layer, clip)
        }
        if case .coverage(let coverage) = known, var rows = ShapeRows(coverage, within: clip.bounds) {
            return fill(&rows, painter, into: layer, clip)
        }
        let outline = PlacedOutline(outline(of: path, style, transform, visible: clip.bounds.rect))
        fill([outline], style.fill, painter, into: layer, clip)
    }

    /// What is known of a shape; one that comes for the second time is known from then on.
    func known(
        _ path: Path, _ style: Shape.Style, _ transform: CGAffineTransform, _ clip: Clip
    ) -> KnownShape {
        if case .fill = style, let box = path.wholePixelRect(transform) { return .box(box) }
        let shape = Shape(path, style, transform)
        let spread = shape.spread
        switch shapeCache.look(up: shape, spread) {
        case .coverage(let coverage): return .coverage(coverage)
        case .seen where isWorthKeeping(path, style, transform, clip):
            // Made whole, even if only some of its rows are seen now.
            let outline = PlacedOutline(outline(of: path, style, transform, visible: .infinite))
            let coverage = coverage(of: [outline], style.fill)
            shapeCache.insert(coverage, shape, spread)
            return .coverage(coverage)
        case .seen, .nothing: return .nothing
        }
    }

    /// Whether a shape lies between the sides of the clip, as only such a one can be drawn from what is kept, and is no
    /// taller than a large picture.
    private func isWorthKeeping(
        _ path: Path, _ style: Shape.Style, _ transform: CGAffineTransform, _ clip: Clip
    ) -> Bool {
        let item: DisplayItem
        switch style {
        case .fill(let style): item = .fill(path, style, .color(.black))
        case .stroke(let style): item = .stroke(path, style, .color(.black))
        }
        let box = ItemBounds.pixels(of: [item], transform)
        // The box may be a pixel wider than the shape on either side.
        let limits = clip.bounds.insetBy(dx: -1, dy: 0)
        return !box.isEmpty && box.minX >= limits.minX && box.maxX <= limits.maxX && box.height <= 8192
    }

    private func outline(
        of path: Path, _ style: Shape.Style, _ transform: CGAffineTransform, visible: CGRect
    ) -> FlattenedPath {
        switch style {
        case .fill:
            FlattenedPath(path, transform: transform, tolerance: Renderer.tolerance, visible: visible, fit: .balanced)
        case .stroke(let style): strokeOutline(of: path, style, transform)
        }
    }

    /// What outlines cover as one shape, wherever they lie.
    func coverage(of outlines: [PlacedOutline], _ style: FillStyle) -> ShapeCoverage {
        let rule: CoverageAccumulator.Rule = style.isEOFilled ? .evenOdd : .nonZero
        let box = outlines.reduce(PixelRect.empty) { $0.union($1.bounds) }
        return ShapeCoverage(box, bands(of: box), &accumulator) { band, accumulator in
            accumulator.begin(band, rule: rule, isAntialiased: style.isAntialiased)
            for outline in outlines { accumulator.add(outline.outline, dx: outline.dx, dy: outline.dy) }
        }
    }

    func fill<Rows: CoverageRows>(_ rows: inout Rows, _ painter: Painter, into layer: Layer, _ clip: Clip) {
        if rows.bounds.isEmpty { return }
        if clip.mask == nil, let pixel = painter.solidPixel {
            layer.fill(pixel, &rows)
        } else {
            layer.fill(painter, &rows, clip.mask, &rowBuffers)
        }
    }
}

extension Shape.Style {
    /// How the outline is filled.
    var fill: FillStyle {
        if case .fill(let style) = self { style } else { FillStyle() }
    }
}
