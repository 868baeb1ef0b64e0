import Drawing
import Foundation
import Geometry
import Pixels

/// An item with the transform to pixels around it, and the box of pixels that it may touch.
///
/// Parts of a picture draw only those items that reach into them.
struct PlacedItem: Sendable {
    let item: DisplayItem
    let toPixels: CGAffineTransform
    let box: PixelRect
    /// The result for a filled or stroked path before its edges are looked at, if it has been found out.
    var known: KnownShape?

    /// The items in order; those that only lie in another coordinate system are taken out of it, and so are those of a run.
    static func list(_ items: [DisplayItem], _ toPixels: CGAffineTransform) -> [PlacedItem] {
        items.flatMap { item -> [PlacedItem] in
            if case .transform(let inner, let items) = item { return list(items, inner.concatenating(toPixels)) }
            if case .run(let items) = item { return list(items, toPixels) }
            return [PlacedItem(item: item, toPixels: toPixels, box: ItemBounds.pixels(of: [item], toPixels))]
        }
    }
}
