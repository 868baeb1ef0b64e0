import Drawing
import Foundation
import Geometry

extension Renderer {
    /// Draws items blurred inside their own box, where nothing stays transparent that has a colour near it.
    func drawOpaqueBlur(
        of items: [DisplayItem], _ sigma: CGFloat, into layer: Layer, _ transform: CGAffineTransform, _ clip: Clip
    ) throws {
        let bounds = ItemBounds.pixels(of: items, transform).intersection(clip.bounds)
        let extent = BlurExtent(sigma: sigma, transform)
        let source = try isolated(items, within: extent.support(bounds), transform)
        let result = try Layer(bounds: bounds, budget: layerBudget)
        result.frost(source, extent, Frost(Backdrop(sigma: sigma, saturation: 1, tint: .clear)), 255, Clip(bounds: bounds, mask: nil))
        compose(result, alpha: 255, .normal, into: layer, clip)
    }

    /// Draws items, and over them the area around their silhouette, shifted and blurred, in one colour.
    func drawInnerShadow(
        of items: [DisplayItem], _ color: RGBA, _ sigma: CGFloat, _ offset: CGSize, into layer: Layer,
        _ transform: CGAffineTransform, _ clip: Clip
    ) throws {
        let isGlass = items.contains(where: \.isGlass)
        // Glass looks at the pixels below it; the shadow on it is a layer of its own.
        if isGlass { try draw(items, into: layer, transform, clip) }
        let items = isGlass ? items.withPaneForGlass : items
        let content = try isolated(items, within: clip.bounds, transform)
        let tint = PackedPixel.pixel(of: color)
        if tint >> 24 > 0, offset.width.isFinite, offset.height.isFinite, !content.bounds.isEmpty {
            let moved = Self.moved(transform, by: offset)
            let extent = BlurExtent(sigma: sigma, transform)
            let source = try isolated(items, within: extent.support(content.bounds), moved)
            // The area around the silhouette is the silhouette's complement; this still holds once both are blurred.
            let silhouette = try source.silhouette(0xFF00_0000, extent, within: content.bounds)
            content.shade(tint, aroundAlphaOf: silhouette, isAlone: isGlass)
        } else if isGlass {
            return
        }
        compose(content, alpha: 255, .normal, into: layer, clip)
    }
}
