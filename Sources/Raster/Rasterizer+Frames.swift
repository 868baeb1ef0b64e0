import Drawing
import Foundation
import Geometry
import Pixels

extension Rasterizer {
    /// A display list and its picture.
    package struct Frame: Sendable {
        package let list: DisplayList
        package let pixmap: Pixmap

        package init(list: DisplayList, pixmap: Pixmap) {
            self.list = list
            self.pixmap = pixmap
        }
    }

    /// The picture of a list, made of a former frame's by drawing anew only where the two lists differ.
    ///
    /// It has the same bytes as a full drawing; `former` is only there to save work, and has to be a frame of a
    /// rasteriser of the same scale. A frame of another size saves nothing.
    package func render(_ list: DisplayList, over former: Frame) throws -> Pixmap {
        guard list.size == former.list.size else { return try render(list) }
        let canvas = PixelRect(
            minX: 0, minY: 0, maxX: former.pixmap.widthInPixels, maxY: former.pixmap.heightInPixels)
        let damage = damage(from: former.list, to: list, on: canvas)
        if damage.boxes.isEmpty { return former.pixmap }
        // Where most has changed, one walk through the list costs less than several.
        if damage.area * 4 > canvas.area * 3 { return try render(list) }
        let layer = Layer(bounds: canvas, storage: former.pixmap.bytes)
        for box in damage.boxes {
            layer.clear(box)
            try draw(list, into: layer, within: box)
        }
        return Pixmap(
            widthInPixels: former.pixmap.widthInPixels, heightInPixels: former.pixmap.heightInPixels,
            bytes: layer.bytes())
    }

    private func damage(from old: DisplayList, to new: DisplayList, on canvas: PixelRect) -> Damage {
        let toPixels = CGAffineTransform(scaleX: scale, y: scale)
        var comparison = ItemComparison()
        comparison.compare(old.items, new.items, toPixels, within: canvas)
        comparison.coverWholeFilters(in: new.items, toPixels, within: canvas)
        return comparison.damage
    }
}
