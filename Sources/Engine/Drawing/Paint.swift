import Foundation
import Geometry
import Pixels

/// The paint that fills an outline.
package enum Paint: Sendable, Equatable {
    case color(RGBA)
    case gradient(GradientPaint)
    case mesh(MeshPaint)
    /// A picture repeated from `origin`, each tile `size` points large.
    case pattern(ImageSource, origin: CGPoint, size: CGSize)

    /// The paint with its alpha multiplied by `factor` (0...1); a pattern's picture is copied with less of it.
    package func multiplyingAlpha(by factor: Double) -> Paint {
        switch self {
        case .color(let color):
            return .color(color.multiplyingAlpha(by: factor))
        case .gradient(var gradient):
            for index in gradient.stops.indices {
                gradient.stops[index].color = gradient.stops[index].color.multiplyingAlpha(by: factor)
            }
            return .gradient(gradient)
        case .mesh(var mesh):
            mesh.multiplyAlpha(by: factor)
            return .mesh(mesh)
        case .pattern(let source, let origin, let size):
            return factor < 1 ? .pattern(source.multiplyingAlpha(by: factor), origin: origin, size: size) : self
        }
    }
}
