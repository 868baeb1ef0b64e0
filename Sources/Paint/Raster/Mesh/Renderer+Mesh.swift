import Drawing
import Foundation
import Geometry

extension Renderer {
    /// Draws a shape filled with a mesh of colours: the mesh where the shape, drawn in any one colour, has alpha.
    func drawMesh(
        _ mesh: MeshPaint, through shape: DisplayItem, into layer: Layer, _ transform: CGAffineTransform, _ clip: Clip
    ) throws {
        let mask = try isolated([shape], within: clip.bounds, transform)
        if mask.bounds.isEmpty { return }
        // A pixel more on every side shows whether the mesh ends at the edge, so that a part of a picture gives the same result as the
        // whole.
        let colors = try Layer(bounds: mask.bounds.insetBy(dx: -1, dy: -1), budget: layerBudget)
        try colors.paint(mesh, transform)
        colors.multiply(byAlphaOf: mask)
        compose(colors, alpha: 255, .normal, into: layer, clip)
    }
}
