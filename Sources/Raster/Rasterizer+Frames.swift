import Drawing
import Foundation
import Geometry
import Pixels

extension Rasterizer {
    /// A display list and its picture.
    package struct Frame: Sendable {
        package let list: DisplayList
        package let pixmap: Pixmap
        /// The box of pixels that each item of the list may touch; nil where nobody has asked for them yet.
        private let boxes: [PixelRect]?

        package init(list: DisplayList, pixmap: Pixmap) { self.init(list: list, pixmap: pixmap, boxes: nil) }

        fileprivate init(list: DisplayList, pixmap: Pixmap, boxes: [PixelRect]?) {
            (self.list, self.pixmap, self.boxes) = (list, pixmap, boxes)
        }

        /// The boxes of the items of a list that follows; those of items that it shares with this one are taken over.
        fileprivate func boxes(of items: [DisplayItem], sharing ends: SharedEnds, _ toPixels: CGAffineTransform) -> [PixelRect] {
            func boxes(of items: ArraySlice<DisplayItem>) -> [PixelRect] {
                items.map { ItemBounds.pixels(of: [$0], toPixels) }
            }
            let known = self.boxes ?? boxes(of: list.parts[...])
            return known.prefix(ends.start) + boxes(of: items[ends.start..<(items.count - ends.end)]) + known.suffix(ends.end)
        }
    }

    /// The frame of a list, made of a former one's by drawing anew only where the two lists differ.
    ///
    /// Its picture has the same bytes as a full drawing; `former` is only there to save work, and has to be a frame of a
    /// rasteriser of the same scale. A frame of another size saves nothing. What lies outside of all that changes costs little
    /// more than to be found the same.
    package func frame(_ list: DisplayList, over former: Frame?) throws -> Frame {
        guard let former, list.size == former.list.size else { return Frame(list: list, pixmap: try render(list)) }
        let canvas = PixelRect(
            minX: 0, minY: 0, maxX: former.pixmap.widthInPixels, maxY: former.pixmap.heightInPixels)
        let toPixels = CGAffineTransform(scaleX: scale, y: scale)
        let ends = SharedEnds(former.list.parts[...], list.parts[...])
        let boxes = former.boxes(of: list.parts, sharing: ends, toPixels)
        let damage = damage(from: former.list, to: list, sharing: ends, on: canvas)
        if damage.boxes.isEmpty { return Frame(list: list, pixmap: former.pixmap, boxes: boxes) }
        // Where most has changed, one walk through the list costs less than several.
        if damage.area * 4 > canvas.area * 3 { return Frame(list: list, pixmap: try render(list), boxes: boxes) }
        let layer = Layer(bounds: canvas, storage: former.pixmap.bytes)
        for box in damage.boxes {
            layer.clear(box)
            let items = zip(list.parts, boxes).compactMap { $1.intersection(box).isEmpty ? nil : $0 }
            try withRenderer { try $0.draw(items, into: layer, toPixels, Clip(bounds: box, mask: nil)) }
        }
        let pixmap = Pixmap(
            widthInPixels: former.pixmap.widthInPixels, heightInPixels: former.pixmap.heightInPixels,
            bytes: layer.bytes())
        return Frame(list: list, pixmap: pixmap, boxes: boxes)
    }

    private func damage(
        from old: DisplayList, to new: DisplayList, sharing ends: SharedEnds, on canvas: PixelRect
    ) -> Damage {
        let toPixels = CGAffineTransform(scaleX: scale, y: scale)
        var comparison = ItemComparison()
        comparison.compare(old.parts[...], new.parts[...], sharing: ends, toPixels, within: canvas)
        var damage = comparison.damage
        damage.cover(backdropsIn: new.parts, toPixels, within: canvas)
        return damage
    }
}
