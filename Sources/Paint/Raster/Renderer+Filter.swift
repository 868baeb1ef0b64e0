import Drawing
import Foundation
import Geometry
import Pixels

extension Renderer {
    /// Draws items on their own, changes the result, and composites it over the layer.
    func drawFiltered(
        _ items: [DisplayItem], _ filter: Filter, into layer: Layer, _ transform: CGAffineTransform, _ clip: Clip
    ) throws {
        switch filter {
        case .blur(let sigma):
            let extent = BlurExtent(sigma: sigma, transform)
            if extent.isEmpty { return try drawGroup(items, opacity: 1, .normal, into: layer, transform, clip) }
            let source = try isolated(items, within: extent.support(clip.bounds), transform)
            if clip.mask == nil { return source.layBlurred(extent, over: layer, within: clip.bounds) }
            compose(try source.blurred(extent, within: clip.bounds), alpha: 255, .normal, into: layer, clip)
        case .shadow(let color, let sigma, let offset):
            shadowSources.begin()
            defer { shadowSources.end() }
            try drawShadow(of: items, color, sigma, offset, into: layer, transform, clip)
            // Glass looks at the pixels below it, its own shadow too.
            if items.contains(where: \.isGlass) { return try draw(items, into: layer, transform, clip) }
            try drawGroup(items, opacity: 1, .normal, into: layer, transform, clip)
        case .opaqueBlur(let sigma):
            try drawOpaqueBlur(of: items, sigma, into: layer, transform, clip)
        case .innerShadow(let color, let sigma, let offset):
            try drawInnerShadow(of: items, color, sigma, offset, into: layer, transform, clip)
        case .colorMatrix, .linearColorMatrix:
            guard let matrix = ColorMatrix(filter) else { return }
            let bounds = ItemBounds.pixels(of: [.filter(filter, items)], transform).intersection(clip.bounds)
            let changed = try Layer(bounds: bounds, pool: layerPool, budget: layerBudget)
            try draw(items, into: changed, transform, Clip(bounds: bounds, mask: nil))
            changed.apply(matrix)
            compose(changed, alpha: 255, .normal, into: layer, clip)
        }
    }

    /// Draws the blurred silhouette of items in one colour.
    private func drawShadow(
        of items: [DisplayItem], _ color: RGBA, _ sigma: CGFloat, _ offset: CGSize, into layer: Layer,
        _ transform: CGAffineTransform, _ clip: Clip
    ) throws {
        let tint = PackedPixel.pixel(of: color)
        guard tint >> 24 > 0, offset.width.isFinite, offset.height.isFinite else { return }
        // The silhouette is drawn where the shadow lies, so that parts of a pixel in the offset are true.
        let moved = Self.moved(transform, by: offset)
        let extent = BlurExtent(sigma: sigma, transform)
        if clip.mask == nil, let kept = try keptShadow(of: items, extent, moved, clip) {
            var rows = ShapeRows(kept, within: clip.bounds)
            return layer.fill(tint, &rows)
        }
        let source = try shadowSource(items, within: extent.support(clip.bounds), moved)
        // Through a soft clip a shadow is drawn first and clipped then, as everything is.
        if clip.mask == nil { return source.laySilhouette(tint, extent, over: layer, within: clip.bounds) }
        let shadow = try source.silhouette(tint, extent, within: clip.bounds)
        compose(shadow, alpha: 255, .normal, into: layer, clip)
    }

    /// Returns the transform of a silhouette whose shadow has an offset in points.
    static func moved(_ transform: CGAffineTransform, by offset: CGSize) -> CGAffineTransform {
        let vector = offset.applying(transform)
        return transform.concatenating(CGAffineTransform(translationX: vector.width, y: vector.height))
    }

    /// A shadow's offset in whole pixels, at least as far as it goes.
    static func shadowOffset(_ offset: CGSize, _ transform: CGAffineTransform) -> (dx: Int, dy: Int) {
        let vector = offset.applying(transform)
        func whole(_ value: CGFloat) -> Int {
            let bounded = min(max(Double(value), -PixelRect.limit), PixelRect.limit)
            return bounded.isNaN ? 0 : Int(bounded.rounded(.awayFromZero))
        }
        return (whole(vector.width), whole(vector.height))
    }
}
