import Drawing
import Foundation
import Geometry
import Pixels

extension Renderer {
    /// Draws items in their own plane, as fine as they are seen at the nearest, then looks at the plane in perspective.
    func drawProjected(
        _ items: [DisplayItem], _ projection: ProjectionTransform, into layer: Layer, _ transform: CGAffineTransform,
        _ clip: Clip
    ) throws {
        if projection.isAffine {
            let affine = CGAffineTransform(
                a: projection.m11, b: projection.m12, c: projection.m21, d: projection.m22, tx: projection.m31,
                ty: projection.m32)
            return try draw([.group(opacity: 1, blendMode: .normal, [.transform(affine, items)])], into: layer, transform, clip)
        }
        let (items, projection) = Self.asOne(items, projection)
        guard let plane = ProjectedPlane(of: items, projection, transform) else { return }
        let source = try isolated(items, within: plane.bounds, plane.fromPoints)
        let target = try Layer(bounds: plane.seenBounds.intersection(clip.bounds), budget: layerBudget)
        guard !source.bounds.isEmpty, !target.bounds.isEmpty else { return }
        source.project(into: target, plane.toPlane)
        compose(target, alpha: 255, .normal, into: layer, clip)
    }

    /// A projection of nothing but a projection as one: its items are read once, and are as sharp as if they were turned at once.
    ///
    /// Where something in the inner one is behind the eye it is left out before the outer one looks.
    private static func asOne(
        _ items: [DisplayItem], _ projection: ProjectionTransform
    ) -> (items: [DisplayItem], projection: ProjectionTransform) {
        var (items, projection) = (items, projection)
        while items.count == 1 {
            switch items[0] {
            case .run(let inner), .group(1, .normal, let inner): items = inner
            case .transform(let transform, let inner):
                (items, projection) = (inner, ProjectionTransform(transform).concatenating(projection))
            case .projection(let own, let inner) where ProjectedPlane.isBeforeEye(inner, own):
                (items, projection) = (inner, own.concatenating(projection))
            default: return (items, projection)
            }
        }
        return (items, projection)
    }
}

/// The plane of projected items in pixels of its own.
struct ProjectedPlane {
    /// The map from the items' points to pixels of the plane.
    let fromPoints: CGAffineTransform
    /// The map from pixels of the canvas to pixels of the plane.
    let toPlane: ProjectionTransform
    /// The pixels of the plane that hold something.
    let bounds: PixelRect
    /// The pixels of the canvas where they are seen.
    let seenBounds: PixelRect

    /// The most pixels; beyond, the plane is drawn coarser.
    private static let mostPixels = 4.0e6

    /// The greatest magnification at which items are drawn; nearer to the eye they are drawn no finer.
    private static let mostMagnification = 4.0

    /// Nil where nothing is seen.
    init?(of items: [DisplayItem], _ projection: ProjectionTransform, _ transform: CGAffineTransform) {
        let toCanvas = projection.concatenating(ProjectionTransform(transform))
        let box = Self.box(of: items)
        guard !box.isEmpty, box.width < 1e6, box.height < 1e6 else { return nil }
        let largest = min(
            ProjectedBox.largestScale(in: box, toCanvas), transform.largestScale * Self.mostMagnification)
        guard largest > 0, largest.isFinite else { return nil }
        let area = Double(box.width) * Double(box.height)
        // Twice as fine as it is seen: edges and letters stay crisp when they are read between pixels.
        let scale = CGFloat(min(largest * 2, (Self.mostPixels / area).squareRoot()))
        fromPoints = CGAffineTransform(scaleX: scale, y: scale)
        let planeToCanvas = ProjectionTransform(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
            .concatenating(toCanvas)
        var inverse = planeToCanvas
        guard inverse.invert() else { return nil }
        toPlane = inverse
        bounds = ItemBounds.pixels(of: items, fromPoints)
        // Half a pixel more, where the edge is read between pixels.
        let seen = ProjectedBox.bounds(of: bounds.rect.insetBy(dx: -1, dy: -1), planeToCanvas)
        seenBounds = seen.isNull ? .empty : PixelRect(covering: seen.insetBy(dx: -1, dy: -1))
        guard !bounds.isEmpty, !seenBounds.isEmpty else { return nil }
    }

    /// The box of items in points: as boxes of whole pixels at sixteen pixels a point.
    private static func box(of items: [DisplayItem]) -> CGRect {
        let fine: CGFloat = 16
        return ItemBounds.pixels(of: items, CGAffineTransform(scaleX: fine, y: fine)).rect
            .applying(CGAffineTransform(scaleX: 1 / fine, y: 1 / fine))
    }

    /// Returns whether all of some items is before the eye of a projection.
    static func isBeforeEye(_ items: [DisplayItem], _ projection: ProjectionTransform) -> Bool {
        let box = box(of: items)
        return box.width < 1e6 && box.height < 1e6 && ProjectedBox.isBeforeEye(box, projection)
    }
}
