import Drawing
import Foundation
import Geometry
import Pixels

extension Renderer {
    /// Glass at a layer's edge sees the edge's colours go on for so many pixels, more than any material's blur reaches.
    private static let mostColorsBeyondEdges = 1024

    /// Puts frosted glass over the layer's pixels inside a path.
    func drawBackdrop(
        _ path: Path, _ style: FillStyle, _ backdrop: Backdrop, into layer: Layer, _ transform: CGAffineTransform,
        _ clip: Clip
    ) throws {
        let inside = try intersect(clip, path, style, transform)
        guard !inside.bounds.isEmpty, backdrop.opacity > 0 else { return }
        let extent = BlurExtent(sigma: backdrop.sigma, transform)
        let seen = try layer.copy(of: extent.support(inside.bounds), margin: Self.mostColorsBeyondEdges)
        let isClear = backdrop.saturation == 1 && backdrop.tint.alpha == 0
        layer.frost(seen, extent, isClear ? nil : Frost(backdrop), PackedPixel.alpha(of: backdrop.opacity), inside)
    }

    /// Draws items with glass among them inside a clip whose edge is soft: over a copy of the pixels below, of which the clip then takes
    /// its part.
    func drawThroughGlass(
        _ items: [DisplayItem], to clip: Clip, into layer: Layer, _ transform: CGAffineTransform
    ) throws {
        let reach = ItemBounds.backdrops(in: items, transform, within: clip.bounds)
            .reduce(clip.bounds) { $0.union($1) }
        let copy = try layer.copy(of: reach)
        try draw(items, into: copy, transform, Clip(bounds: clip.bounds.intersection(copy.bounds), mask: nil))
        layer.mix(copy, 255, clip)
    }
}

extension [DisplayItem] {
    /// The items with an opaque pane, as strong as the glass, wherever one of them is glass: their silhouette.
    var withPaneForGlass: [DisplayItem] {
        map { item in
            switch item {
            case .backdrop(let path, let style, let backdrop):
                .fill(path, style, .color(RGBA.black.multiplyingAlpha(by: backdrop.opacity)))
            case .transform(let transform, let items): .transform(transform, items.withPaneForGlass)
            case .run(let items): .run(items.withPaneForGlass)
            case .clip(let path, let style, let items): .clip(path, style, items.withPaneForGlass)
            case .filter(.shadow, let items), .filter(.innerShadow, let items):
                .group(opacity: 1, blendMode: .normal, items.withPaneForGlass)
            case .mask(let mask, let content): .mask(mask, content: content.withPaneForGlass)
            case .fill, .stroke, .glyphs, .image, .group, .filter, .projection: item
            }
        }
    }
}

extension ItemBounds {
    /// Returns the boxes that frosted glass among the items looks at.
    static func backdrops(
        in items: [DisplayItem], _ transform: CGAffineTransform, within limits: PixelRect
    ) -> [PixelRect] {
        items.flatMap { item -> [PixelRect] in
            switch item {
            case .fill, .stroke, .glyphs, .image:
                return []
            case .backdrop(_, _, let backdrop):
                let own = pixels(of: [item], transform).intersection(limits)
                let box = BlurExtent(sigma: backdrop.sigma, transform).support(own)
                return box.isEmpty ? [] : [box]
            case .group(_, _, let items), .run(let items):
                return backdrops(in: items, transform, within: limits)
            case .filter(let filter, let items):
                if filter.isColorMatrix { return backdrops(in: items, transform, within: limits) }
                // The filter carries the glass's pixels as far as the filter reaches.
                let glasses = backdrops(in: items, transform, within: everything)
                if glasses.isEmpty { return [] }
                let box = glasses.reduce(pixels(of: [item], transform)) { $0.union($1) }.intersection(limits)
                return box.isEmpty ? [] : [box]
            case .transform(let inner, let items):
                return backdrops(in: items, inner.concatenating(transform), within: limits)
            case .clip(let path, let style, let items):
                let clip = pixels(of: [.fill(path, style, .color(.black))], transform)
                return backdrops(in: items, transform, within: limits.intersection(clip))
            case .mask(let mask, let content):
                return backdrops(in: mask, transform, within: limits)
                    + backdrops(in: content, transform, within: limits)
            case .projection:
                // Its plane is drawn whole, for any requested part of it.
                return []
            }
        }
    }
}

extension Damage {
    /// Completes the damage: glass that looks at a changed pixel is drawn again, with everything that it looks at.
    mutating func cover(backdropsIn items: [DisplayItem], _ transform: CGAffineTransform, within limits: PixelRect) {
        cover(ItemBounds.backdrops(in: items, transform, within: limits), within: limits)
    }

    /// Completes the damage for glass whose boxes, with everything that it looks at, are known.
    mutating func cover(_ backdrops: [PixelRect], within limits: PixelRect) {
        guard !backdrops.isEmpty else { return }
        let glasses = backdrops.map { $0.intersection(limits) }
        var isChanged = true
        while isChanged {
            isChanged = false
            for glass in glasses {
                for box in boxes where !box.intersection(glass).isEmpty && !box.contains(glass) {
                    add(glass)
                    isChanged = true
                }
            }
        }
    }
}
