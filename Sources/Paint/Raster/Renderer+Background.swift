import Drawing
import Foundation
import Geometry
import Pixels

extension Renderer {
    /// Makes a layer of arbitrary pixels transparent, but for those that the first item drawn paints over: most pictures
    /// have a background, and many one with round corners.
    func clear(_ layer: Layer, before first: DisplayItem?, _ transform: CGAffineTransform) {
        if let first {
            if first.covers(layer.bounds, transform) { return }
            if var rows = opaqueRows(of: first, transform, within: layer.bounds) { return layer.clear(around: &rows) }
        }
        layer.clear(layer.bounds)
    }

    /// Returns the coverage of an item in one opaque colour, where it is kept from an earlier picture.
    private func opaqueRows(
        of item: DisplayItem, _ transform: CGAffineTransform, within limits: PixelRect
    ) -> ShapeRows? {
        switch item {
        case .fill(let path, let style, .color(let color)) where PackedPixel.pixel(of: color) >> 24 == 255:
            let shape = Shape(path, .fill(style), transform)
            return shapeCache.kept(shape, shape.hash).flatMap { ShapeRows($0, within: limits) }
        case .run(let items):
            return items.first.flatMap { opaqueRows(of: $0, transform, within: limits) }
        case .transform(let inner, let items):
            return items.first.flatMap { opaqueRows(of: $0, inner.concatenating(transform), within: limits) }
        default:
            return nil
        }
    }
}
