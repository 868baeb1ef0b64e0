import Drawing
import Foundation
import Geometry
import Pixels

/// The reach of items: never less than their drawing, and seldom much more.
enum ItemBounds {
    /// A pen turns less sharply than to need more: a limit without an end has a box still.
    private static let mostMiterLimit: CGFloat = 1e6

    /// The box of pixels that the items may touch.
    static func pixels(of items: [DisplayItem], _ transform: CGAffineTransform) -> PixelRect {
        items.reduce(PixelRect.empty) { $0.union(pixels(of: $1, transform)) }
    }

    private static func pixels(of item: DisplayItem, _ transform: CGAffineTransform) -> PixelRect {
        switch item {
        case .fill(let path, _, _):
            return box(path.controlBounds, transform)
        case .stroke(let path, let style, _):
            let bounds = path.controlBounds
            guard !bounds.isNull, style.lineWidth > 0 else { return .empty }
            // A miter reaches limit * width / 2 from its vertex, a square cap's corner sqrt(2) * width / 2.
            let limit = style.miterLimit < mostMiterLimit ? style.miterLimit : mostMiterLimit
            let reach = max(style.lineJoin == .miter ? limit : 1, 1.5) * style.lineWidth / 2
            return box(bounds.insetBy(dx: -reach, dy: -reach), transform)
        case .glyphs(let glyphs, _):
            return glyphs.reduce(PixelRect.empty) { result, glyph in
                let bounds = glyph.outline.controlBounds
                if bounds.isNull { return result }
                return result.union(box(bounds.offsetBy(dx: glyph.origin.x, dy: glyph.origin.y), transform))
            }
        case .image(_, let rect, _):
            return box(rect, transform)
        case .group(let opacity, _, let items):
            return opacity > 0 ? pixels(of: items, transform) : .empty
        case .run(let items):
            return pixels(of: items, transform)
        case .transform(let inner, let items):
            return pixels(of: items, inner.concatenating(transform))
        case .projection(let projection, let items):
            return ProjectedPlane(of: items, projection, transform)?.seenBounds ?? .empty
        case .clip(let path, _, let items):
            let clip = box(path.controlBounds, transform)
            return clip.isEmpty ? .empty : pixels(of: items, transform).intersection(clip)
        case .mask(let mask, let content):
            return pixels(of: content, transform).intersection(pixels(of: mask, transform))
        case .filter(let filter, let items):
            return pixels(of: filter, pixels(of: items, transform), transform)
        case .backdrop(let path, _, _):
            return box(path.controlBounds, transform)
        }
    }

    /// The box a filter makes of its content's box.
    private static func pixels(
        of filter: Filter, _ content: PixelRect, _ transform: CGAffineTransform
    ) -> PixelRect {
        switch filter {
        case .blur(let sigma):
            return BlurExtent(sigma: sigma, transform).grown(content)
        case .opaqueBlur, .innerShadow:
            return content
        case .shadow(_, let sigma, let offset):
            let (dx, dy) = Renderer.shadowOffset(offset, transform)
            return content.union(BlurExtent(sigma: sigma, transform).grown(content).offsetBy(dx: dx, dy: dy))
        case .colorMatrix, .linearColorMatrix:
            return ColorMatrix(filter)?.paintsTransparency == true ? everything : content
        }
    }

    static let everything = PixelRect(
        minX: -Int(PixelRect.limit), minY: -Int(PixelRect.limit), maxX: Int(PixelRect.limit),
        maxY: Int(PixelRect.limit))

    private static func box(_ rect: CGRect, _ transform: CGAffineTransform) -> PixelRect {
        if rect.isNull { return .empty }
        let mapped = rect.applying(transform)
        guard mapped.minX.isFinite, mapped.minY.isFinite, mapped.maxX.isFinite, mapped.maxY.isFinite else {
            return .empty
        }
        // Outlines are rounded to 1/256 pixel, and a curve's vertices lie outside by as much: over a pixel's edge, maybe.
        return PixelRect(covering: mapped.insetBy(dx: -1 / 128, dy: -1 / 128))
    }
}

extension DisplayList {
    /// Returns the box in points that items reach at most, to a sixteenth of a point, within the list's canvas; null for an empty reach.
    ///
    /// - Parameter items: some of the list's, or all.
    package func extent(of items: [DisplayItem]) -> CGRect {
        // Boxes are of whole pixels and a pixel wider than need be: they are taken of many small ones.
        let scale = CGFloat(32)
        let box = ItemBounds.pixels(of: items, CGAffineTransform(scaleX: scale, y: scale))
        guard !box.isEmpty else { return .null }
        let reach = CGRect(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY).insetBy(dx: 2, dy: 2)
        return CGRect(x: reach.minX / scale, y: reach.minY / scale, width: reach.width / scale, height: reach.height / scale)
            .intersection(CGRect(origin: .zero, size: size))
    }
}
