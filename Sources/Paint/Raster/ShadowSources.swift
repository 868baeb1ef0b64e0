import Drawing
import Geometry
import Pixels

/// Layers that shadows inside one another are made of, while the outermost of them is drawn.
///
/// Items with a shadow are drawn twice, for the shadow and on it. A shadow inside them is drawn twice in each. A canvas whose context
/// gets one filter more for each item that it draws may nest ten of them, and the innermost would be drawn a thousand times.
struct ShadowSources {
    private struct Source {
        let items: [DisplayItem]
        let transform: CGAffineTransform
        let layer: Layer
    }

    private var known: [Source] = []
    private var depth = 0

    mutating func begin() { depth += 1 }

    mutating func end() {
        depth -= 1
        if depth == 0 { known = [] }
    }

    /// A layer that holds items in a box, maybe with more of them around it.
    func layer(of items: [DisplayItem], _ transform: CGAffineTransform, holding box: PixelRect) -> Layer? {
        known.first { $0.transform == transform && $0.layer.bounds.contains(box) && $0.items == items }?.layer
    }

    mutating func keep(_ layer: Layer, of items: [DisplayItem], _ transform: CGAffineTransform) {
        known.append(Source(items: items, transform: transform, layer: layer))
    }
}

extension Renderer {
    /// Returns a layer with the items that a shadow is made of, which must not be drawn into.
    func shadowSource(_ items: [DisplayItem], within limits: PixelRect, _ transform: CGAffineTransform) throws -> Layer {
        guard items.contains(where: \.hasShadow) else { return try isolated(items, within: limits, transform) }
        let box = ItemBounds.pixels(of: items, transform).intersection(limits)
        if let known = shadowSources.layer(of: items, transform, holding: box) { return known }
        let layer = try isolated(items, within: limits, transform)
        shadowSources.keep(layer, of: items, transform)
        return layer
    }
}

extension DisplayItem {
    /// True if something in the item is drawn with a shadow.
    fileprivate var hasShadow: Bool {
        switch self {
        case .fill, .stroke, .glyphs, .image, .backdrop: false
        case .filter(.shadow, _): true
        case .filter(_, let items), .transform(_, let items), .clip(_, _, let items), .group(_, _, let items), .run(let items),
            .projection(_, let items), .mask(_, let items):
            items.contains(where: \.hasShadow)
        }
    }
}
