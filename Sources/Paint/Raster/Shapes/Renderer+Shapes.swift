import Drawing
import Foundation
import Geometry
import Pixels

extension Renderer {
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
        if case .coverage(let coverage) = known {
            var rows = ShapeRows(coverage, within: clip.bounds)
            return fill(&rows, painter, into: layer, clip)
        }
        if case .outline(let outline) = known { return fill([outline], style.fill, painter, into: layer, clip) }
        let outline = PlacedOutline(outline(of: path, style, transform, visible: clip.bounds.rect))
        fill([outline], style.fill, painter, into: layer, clip)
    }

    /// Draws an item that is a shape of which something is known.
    func drawShape(
        _ item: DisplayItem, _ known: KnownShape, into layer: Layer, _ transform: CGAffineTransform, _ clip: Clip
    ) {
        guard let (path, style, paint) = item.shape, let painter = Painter(paint, transform, pictures) else { return }
        drawShape(path, style, known, painter, into: layer, transform, clip)
    }

    /// Returns the known result for an item's shape, for bands; nil where the item is no shape.
    func knownShape(
        of item: DisplayItem, _ transform: CGAffineTransform, _ clip: Clip, holding vertices: inout Int
    ) -> KnownShape? {
        guard let (path, style, _) = item.shape else { return nil }
        return knownForBands(path, style, transform, clip, holding: &vertices)
    }

    /// Returns the known result for a shape that is drawn several times, in one band of rows after the other. That is at least its
    /// outline, unless too many `vertices` of outlines are held already.
    func knownForBands(
        _ path: Path, _ style: Shape.Style, _ transform: CGAffineTransform, _ clip: Clip, holding vertices: inout Int
    ) -> KnownShape {
        let known = known(path, style, transform, clip)
        guard case .nothing = known, vertices < Renderer.mostVertices else { return known }
        let outline = outline(of: path, style, transform, visible: clip.bounds.rect)
        vertices += outline.points.count
        return .outline(PlacedOutline(outline))
    }

    /// Outlines of so many vertices, some sixteen mebibytes, are held at a time; others are made again in every band.
    private static let mostVertices = 1 << 20

    /// Returns the known result for a shape. A shape that comes for the second time is known from then on.
    func known(
        _ path: Path, _ style: Shape.Style, _ transform: CGAffineTransform, _ clip: Clip
    ) -> KnownShape {
        if case .fill = style, let box = path.wholePixelRect(transform) { return .box(box) }
        let shape = Shape(path, style, transform)
        let hash = shape.hash
        switch shapeCache.look(up: shape, hash) {
        case .coverage(let coverage): return .coverage(coverage)
        case .seen where isWorthKeeping(path, style, transform, clip):
            // Made whole, even if only some of its rows are seen now.
            let outline = PlacedOutline(outline(of: path, style, transform, visible: .infinite))
            let coverage = coverage(of: [outline], style.fill)
            shapeCache.insert(coverage, shape, hash)
            return .coverage(coverage)
        case .seen, .nothing: return .nothing
        }
    }

    /// Returns true if a shape is not much larger than its visible part, and than a large picture.
    private func isWorthKeeping(
        _ path: Path, _ style: Shape.Style, _ transform: CGAffineTransform, _ clip: Clip
    ) -> Bool {
        let item: DisplayItem
        switch style {
        case .fill(let style): item = .fill(path, style, .color(.black))
        case .stroke(let style): item = .stroke(path, style, .color(.black))
        }
        let box = ItemBounds.pixels(of: [item], transform)
        guard !box.isEmpty, box.width <= 8192, box.height <= 8192 else { return false }
        // The box may be a pixel wider than the shape on either side.
        let limits = clip.bounds.insetBy(dx: -1, dy: 0)
        return box.minX >= limits.minX && box.maxX <= limits.maxX || box.area / 16 <= box.intersection(limits).area
    }

    private func outline(
        of path: Path, _ style: Shape.Style, _ transform: CGAffineTransform, visible: CGRect
    ) -> FlattenedPath {
        switch style {
        case .fill:
            FlattenedPath(
                path, transform: transform, tolerance: Renderer.tolerance, visible: visible, fit: .balanced,
                marksCurves: false)
        case .stroke(let style): strokeOutline(of: path, style, transform)
        }
    }

    /// Returns the coverage of outlines as one shape, wherever they lie.
    func coverage(of outlines: [PlacedOutline], _ style: FillStyle) -> ShapeCoverage {
        let rule: CoverageAccumulator.Rule = style.isEOFilled ? .evenOdd : .nonZero
        let box = outlines.reduce(PixelRect.empty) { $0.union($1.bounds) }
        return ShapeCoverage(box, bands(of: box), &accumulator) { band, accumulator in
            accumulator.begin(band, rule: rule, isAntialiased: style.isAntialiased)
            for outline in outlines {
                accumulator.add(
                    outline.outline, dx: outline.dx, dy: outline.dy, isInside: band.contains(outline.bounds))
            }
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
    /// The rule for filling the outline.
    var fill: FillStyle {
        if case .fill(let style) = self { style } else { FillStyle() }
    }
}

extension DisplayItem {
    /// The path that is filled or stroked, unless with a mesh.
    var shape: (path: Path, style: Shape.Style, paint: Paint)? {
        switch self {
        case .fill(_, _, .mesh), .stroke(_, _, .mesh): nil
        case .fill(let path, let style, let paint): (path, .fill(style), paint)
        case .stroke(let path, let style, let paint): (path, .stroke(style), paint)
        default: nil
        }
    }
    /// The path that is filled or stroked with one colour.
    var shapeInOneColor: (path: Path, style: Shape.Style, paint: Paint)? {
        switch self {
        case .fill(let path, let style, .color(let color)): (path, .fill(style), .color(color))
        case .stroke(let path, let style, .color(let color)): (path, .stroke(style), .color(color))
        default: nil
        }
    }
}
