import Drawing
import Foundation
import Geometry

extension Renderer {
    /// Fills or strokes a path.
    ///
    /// A box of whole pixels has no edges to look at, and a shape that was drawn before is drawn from what it covered
    /// then; all three ways give the same bytes.
    func drawShape(
        _ path: Path, _ style: Shape.Style, _ paint: Paint, into layer: Layer, _ transform: CGAffineTransform,
        _ clip: Clip
    ) {
        guard let painter = Painter(paint, transform, pictures) else { return }
        if case .fill = style, let box = path.wholePixelRect(transform) {
            var rows = BoxRows(bounds: box.intersection(clip.bounds))
            return fill(&rows, painter, into: layer, clip)
        }
        let shape = Shape(path, style, transform)
        let spread = shape.spread
        switch shapeCache.look(up: shape, spread) {
        case .coverage(let coverage):
            if var rows = ShapeRows(coverage, within: clip.bounds) { return fill(&rows, painter, into: layer, clip) }
        case .seen:
            // Made whole, whatever is seen of it now.
            let outline = PlacedOutline(outline(of: path, style, transform, visible: .infinite))
            if isWorthKeeping(outline.bounds) {
                let coverage = coverage(of: outline, style.fill)
                shapeCache.insert(coverage, shape, spread)
                if var rows = ShapeRows(coverage, within: clip.bounds) {
                    return fill(&rows, painter, into: layer, clip)
                }
            }
            return fill([outline], style.fill, painter, into: layer, clip)
        case .nothing: break
        }
        let outline = PlacedOutline(outline(of: path, style, transform, visible: clip.bounds.rect))
        fill([outline], style.fill, painter, into: layer, clip)
    }

    private func outline(
        of path: Path, _ style: Shape.Style, _ transform: CGAffineTransform, visible: CGRect
    ) -> FlattenedPath {
        switch style {
        case .fill: FlattenedPath(path, transform: transform, tolerance: Renderer.tolerance, visible: visible)
        case .stroke(let style): strokeOutline(of: path, style, transform)
        }
    }

    /// No larger than a large picture.
    private func isWorthKeeping(_ box: PixelRect) -> Bool {
        !box.isEmpty && box.width <= 8192 && box.height <= 8192 && box.minX >= -8192 && box.minY >= -8192
    }

    private func coverage(of outline: PlacedOutline, _ style: FillStyle) -> ShapeCoverage {
        let rule: CoverageAccumulator.Rule = style.isEOFilled ? .evenOdd : .nonZero
        return ShapeCoverage(outline.bounds, bands(of: outline.bounds), &accumulator) { band, accumulator in
            accumulator.begin(band, rule: rule, isAntialiased: style.isAntialiased)
            accumulator.add(outline.outline)
        }
    }

    private func fill<Rows: CoverageRows>(_ rows: inout Rows, _ painter: Painter, into layer: Layer, _ clip: Clip) {
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
