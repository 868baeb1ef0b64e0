import Drawing
import Foundation
import Geometry
import Pixels

extension Renderer {
    /// Draws items on their own, then composites the result over the layer as one.
    func drawGroup(
        _ items: [DisplayItem], opacity: Double, _ blendMode: BlendMode, into layer: Layer,
        _ transform: CGAffineTransform, _ clip: Clip
    ) throws {
        guard opacity > 0 else { return }
        if blendMode == .normal, let direct = Renderer.withoutLayer(items, opacity: opacity) {
            return try draw(direct, into: layer, transform, clip)
        }
        let group = try isolated(items, within: clip.bounds, transform)
        compose(group, alpha: PackedPixel.alpha(of: opacity), blendMode, into: layer, clip)
    }

    /// Draws the content where the mask has alpha; glass in it sees the pixels below.
    func drawMasked(
        _ content: [DisplayItem], by mask: [DisplayItem], into layer: Layer, _ transform: CGAffineTransform,
        _ clip: Clip
    ) throws {
        let maskLayer = try isolated(mask, within: clip.bounds, transform)
        if content.contains(where: \.isGlass) {
            return try drawClipped(content, to: maskLayer.clip(under: clip, layerBudget), into: layer, transform)
        }
        let contentLayer = try isolated(content, within: maskLayer.bounds, transform)
        contentLayer.multiply(byAlphaOf: maskLayer)
        compose(contentLayer, alpha: 255, .normal, into: layer, clip)
    }

    /// A layer of its own with the items in it, as large as they are and no larger than `limits`.
    func isolated(_ items: [DisplayItem], within limits: PixelRect, _ transform: CGAffineTransform) throws -> Layer {
        let bounds = ItemBounds.pixels(of: items, transform).intersection(limits)
        let layer = try Layer(bounds: bounds, pool: layerPool, budget: layerBudget)
        try draw(items, into: layer, transform, Clip(bounds: bounds, mask: nil))
        return layer
    }

    /// Composites a layer over another, `alpha` of 255.
    func compose(_ source: Layer, alpha: UInt32, _ blendMode: BlendMode, into layer: Layer, _ clip: Clip) {
        let box = source.bounds.intersection(clip.bounds)
        guard !box.isEmpty, alpha > 0 else { return }
        for y in box.minY..<box.maxY {
            let offset = source.rowStart(y) + box.minX - source.bounds.minX
            if blendMode == .normal {
                compose(
                    .layer(source, offset: offset), .constant(alpha), box.minX, y, box.width, into: layer, clip)
            } else {
                var coverage = RowCoverage.constant(alpha)
                if let mask = clip.mask {
                    mask.multiply(coverage, x: box.minX, y: y, count: box.width, into: &rowBuffers.coverage)
                    coverage = .bytes(rowBuffers.coverage, offset: 0)
                }
                layer.blend(source, offset: offset, coverage, blendMode, x: box.minX, y: y, count: box.width)
            }
        }
    }

    /// The items as they can be drawn straight into the layer below, or nil where the group needs its own.
    ///
    /// One shape in one paint takes the group's opacity itself; an opaque group of items that only lie over the pixels below needs no
    /// layer either.
    private static func withoutLayer(_ items: [DisplayItem], opacity: Double) -> [DisplayItem]? {
        if opacity >= 1, !items.contains(where: \.blends) { return items }
        guard items.count == 1, let item = items.first else { return nil }
        switch item {
        case .fill(let path, let style, .color(let color)):
            return [.fill(path, style, .color(color.multiplyingAlpha(by: opacity)))]
        case .stroke(let path, let style, .color(let color)):
            return [.stroke(path, style, .color(color.multiplyingAlpha(by: opacity)))]
        case .glyphs(let glyphs, .color(let color)):
            return [.glyphs(glyphs, .color(color.multiplyingAlpha(by: opacity)))]
        case .run(let inner):
            return withoutLayer(inner, opacity: opacity)
        case .transform(let transform, let inner):
            return withoutLayer(inner, opacity: opacity).map { [.transform(transform, $0)] }
        case .clip(let path, let style, let inner):
            return withoutLayer(inner, opacity: opacity).map { [.clip(path, style, $0)] }
        default:
            return nil
        }
    }
}

extension DisplayItem {
    /// True if the item, drawn straight into a layer, may do more than lie over the pixels below.
    var blends: Bool {
        switch self {
        case .fill, .stroke, .glyphs, .image, .projection: false
        case .backdrop, .filter, .mask: isGlass
        case .group(_, let blendMode, _): blendMode != .normal
        case .transform(_, let items), .clip(_, _, let items), .run(let items): items.contains(where: \.blends)
        }
    }

    /// True if the item is glass that must see the pixels below it, with a shadow or without.
    var isGlass: Bool {
        switch self {
        case .backdrop: true
        case .transform(_, let items), .clip(_, _, let items), .filter(.shadow, let items), .filter(.innerShadow, let items),
            .run(let items), .mask(_, let items):
            items.contains(where: \.isGlass)
        case .fill, .stroke, .glyphs, .image, .group, .filter, .projection: false
        }
    }
}
