import Drawing
import Foundation
import Geometry
import Pixels

extension DisplayItem {
    /// Returns true if the item, drawn first, paints every pixel of a box with an opaque colour, so that nothing of the earlier pixels is
    /// left: a background, as most pictures have one.
    func covers(_ box: PixelRect, _ transform: CGAffineTransform) -> Bool {
        switch self {
        case .fill(let path, _, let paint):
            guard let rect = path.wholePixelRect(transform), rect.contains(box) else { return false }
            switch paint {
            case .color(let color):
                return PackedPixel.pixel(of: color) >> 24 == 255
            case .gradient(let gradient):
                return GradientPainter(gradient, transform)?.ramp.isOpaque ?? false
            case .pattern, .mesh:
                return false
            }
        case .transform(let inner, let items):
            return items.first?.covers(box, inner.concatenating(transform)) ?? false
        case .run(let items):
            return items.first?.covers(box, transform) ?? false
        case .clip(let path, _, let items):
            guard let rect = path.wholePixelRect(transform), rect.contains(box) else { return false }
            return items.first?.covers(box, transform) ?? false
        default:
            return false
        }
    }
}
