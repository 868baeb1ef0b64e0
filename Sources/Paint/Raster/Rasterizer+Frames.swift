import Drawing
import Foundation
import Geometry
import Pixels

extension Rasterizer {
    /// A display list and its picture.
    package struct Frame: Sendable {
        package let list: DisplayList
        package let pixmap: Pixmap
        /// The reach of each item of the list; nil until it is first needed.
        private let reaches: [Reach]?

        package init(list: DisplayList, pixmap: Pixmap) { self.init(list: list, pixmap: pixmap, reaches: nil) }

        /// Returns the same frame, held in a store, with the picture in bands if it is large, so that one drawn over it shares them.
        package func held(in store: PixelStore) -> Frame {
            Frame(list: list, pixmap: store.hold(pixmap.inBands()), reaches: reaches)
        }

        fileprivate init(list: DisplayList, pixmap: Pixmap, reaches: [Reach]?) {
            (self.list, self.pixmap, self.reaches) = (list, pixmap, reaches)
        }

        /// The reaches of the items of a list that follows; those of items that it shares with this one are taken over.
        fileprivate func reaches(
            of items: [DisplayItem], sharing ends: SharedEnds, _ toPixels: CGAffineTransform, on canvas: PixelRect
        ) -> [Reach] {
            func reaches(of items: ArraySlice<DisplayItem>) -> [Reach] {
                items.map { Reach(of: $0, toPixels, on: canvas) }
            }
            let known = self.reaches ?? reaches(of: list.parts[...])
            return known.prefix(ends.start) + reaches(of: items[ends.start..<(items.count - ends.end)]) + known.suffix(ends.end)
        }
    }

    /// The reach of an item.
    fileprivate struct Reach {
        /// The box of pixels that it may touch.
        let box: PixelRect
        /// The boxes of the glass in it, with everything that the glass looks at.
        let glasses: [PixelRect]

        init(of item: DisplayItem, _ toPixels: CGAffineTransform, on canvas: PixelRect) {
            box = ItemBounds.pixels(of: [item], toPixels)
            glasses = ItemBounds.backdrops(in: [item], toPixels, within: canvas)
        }
    }

    /// Returns the frame of a list, made from a former frame by drawing only the areas where the two lists differ.
    ///
    /// Its picture has the same bytes as a full drawing; `former` only saves work, and must be a frame of a rasteriser of the same scale.
    /// A frame of another size saves nothing. Items outside of all changes cost little more than a comparison.
    package func frame(_ list: DisplayList, over former: Frame?) throws -> Frame {
        guard let former, list.size == former.list.size else { return Frame(list: list, pixmap: try render(list)) }
        let canvas = PixelRect(
            minX: 0, minY: 0, maxX: former.pixmap.widthInPixels, maxY: former.pixmap.heightInPixels)
        let toPixels = CGAffineTransform(scaleX: scale, y: scale)
        let ends = SharedEnds(former.list.parts[...], list.parts[...])
        let reaches = former.reaches(of: list.parts, sharing: ends, toPixels, on: canvas)
        let damage = damage(from: former.list, to: list, sharing: ends, reaches, on: canvas)
        if damage.boxes.isEmpty { return Frame(list: list, pixmap: former.pixmap, reaches: reaches) }
        // Where most has changed, one walk through the list costs less than several.
        if damage.area * 4 > canvas.area * 3 { return Frame(list: list, pixmap: try render(list), reaches: reaches) }
        func draw(_ boxes: [PixelRect], into layer: Layer) throws {
            for box in boxes {
                layer.clear(box)
                let items = zip(list.parts, reaches).compactMap { $1.box.intersection(box).isEmpty ? nil : $0 }
                try withRenderer { try $0.draw(items, into: layer, toPixels, Clip(bounds: box, mask: nil)) }
            }
        }
        let pixmap = try Self.pixmap(former.pixmap.inBands(), changedIn: damage.boxes.map { $0.intersection(canvas) }, drawnBy: draw)
        return Frame(list: list, pixmap: pixmap, reaches: reaches)
    }

    /// Returns a picture with some boxes drawn again; the bands that none of them touches stay those of the former one.
    private static func pixmap(
        _ former: Pixmap, changedIn boxes: [PixelRect], drawnBy draw: ([PixelRect], Layer) throws -> Void
    ) throws -> Pixmap {
        let boxes = boxes.filter { !$0.isEmpty }
        let width = former.widthInPixels
        guard former.isInBands else {
            let canvas = PixelRect(minX: 0, minY: 0, maxX: width, maxY: former.heightInPixels)
            let layer = Layer(bounds: canvas, storage: former.bytes)
            try draw(boxes, layer)
            return Pixmap(widthInPixels: width, heightInPixels: former.heightInPixels, bytes: layer.bytes())
        }
        var pixmap = former
        for bands in bands(touchedBy: boxes) {
            let rows = former.rows(ofBands: bands)
            let bounds = PixelRect(minX: 0, minY: rows.lowerBound, maxX: width, maxY: rows.upperBound)
            let layer = Layer(bounds: bounds, storage: former.bytes(ofBands: bands))
            try draw(boxes.filter { !$0.intersection(bounds).isEmpty }, layer)
            pixmap.replace(bands: bands, with: layer.bytes())
        }
        return pixmap
    }

    /// The bands that boxes touch, as ranges that lie apart: every box lies in one of them.
    private static func bands(touchedBy boxes: [PixelRect]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for range in boxes.map({ Pixmap.bands(ofRows: $0.minY..<$0.maxY) }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = ranges.last, range.lowerBound <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }

    private func damage(
        from old: DisplayList, to new: DisplayList, sharing ends: SharedEnds, _ reaches: [Reach], on canvas: PixelRect
    ) -> Damage {
        let toPixels = CGAffineTransform(scaleX: scale, y: scale)
        var comparison = ItemComparison()
        comparison.compare(old.parts[...], new.parts[...], sharing: ends, toPixels, within: canvas)
        var damage = comparison.damage
        damage.cover(reaches.flatMap(\.glasses), within: canvas)
        return damage
    }
}
