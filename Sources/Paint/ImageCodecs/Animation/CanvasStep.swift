import Pixels

/// The step of one frame of an animation from the canvas to the frame's own picture, in formats that have transparency.
struct CanvasStep: Sendable {
    /// The change to the frame's rectangle before the next frame (`dispose_op` of `fcTL`).
    enum Disposal: UInt8, Sendable {
        case none = 0
        case background = 1
        case previous = 2
    }

    /// The liberties that a format gives a frame.
    struct Rules: Sendable {
        /// True if the canvas can return to its state under the frame.
        let hasPrevious: Bool
        /// The number of which both coordinates of an area's corner are multiples.
        let gridInPixels: Int
        /// The factor by which the next area has to become smaller for a frame to be disposed of at all.
        let leastGain: Int

        /// Common readers of pictures show trails where frames give back the canvas under them (Pillow 13 does): a frame stays unless its
        /// removal at least halves the area of the next one.
        static let apng = Rules(hasPrevious: true, gridInPixels: 1, leastGain: 2)
        /// RFC 9649, 2.7.1.1: two ways to dispose of a frame, and halves of coordinates.
        static let webp = Rules(hasPrevious: false, gridInPixels: 2, leastGain: 1)

        /// The area below which the next frame's must stay for a frame to be disposed of.
        func limit(without area: Int) -> Int { (area + leastGain - 1) / leastGain }

        /// The smallest area around one that is not empty whose corner lies on the grid.
        func aligned(_ area: PixelRect) -> PixelRect {
            let (left, top) = (area.minX % gridInPixels, area.minY % gridInPixels)
            return PixelRect(
                x: area.minX - left, y: area.minY - top, width: area.width + left, height: area.height + top)
        }
    }

    /// The part of the canvas that the frame stores.
    let area: PixelRect
    /// The canvas under the frame; nil under the first.
    let base: Pixmap?
    /// The change to the canvas after the frame.
    var disposal = Disposal.none

    /// The steps of an animation: of the three things that can happen after a frame, the one after which the least changes.
    static func plan(_ pictures: [Pixmap], rules: Rules, jobs: Int?) -> [CanvasStep] {
        let changes = parallelMap(count: pictures.count, jobs: jobs) { index -> PixelRect in
            let picture = pictures[index]
            let whole = PixelRect(x: 0, y: 0, width: picture.widthInPixels, height: picture.heightInPixels)
            return index == 0 ? whole : picture.changes(from: pictures[index - 1]) ?? whole
        }
        var steps = [CanvasStep(area: changes[0], base: nil)]
        for index in pictures.indices.dropFirst() {
            let (disposal, step) = steps[index - 1].next(
                from: pictures[index - 1], to: pictures[index], changes: changes[index], rules: rules)
            steps[index - 1].disposal = disposal
            steps.append(step)
        }
        return steps
    }

    /// Returns the change to the canvas after the step, and the step to the next picture.
    ///
    /// - Parameter changes: The changed area when nothing happens to the canvas.
    private func next(
        from shown: Pixmap, to picture: Pixmap, changes: PixelRect, rules: Rules
    ) -> (disposal: Disposal, step: CanvasStep) {
        // Outside of these two all pictures in question are alike.
        let both = area.union(changes)
        var best = (disposal: Disposal.none, area: changes, base: shown)
        var limit = rules.limit(without: changes.area)
        // Pixels that are opaque at two corners of an area have to be stored again, all of them, when the area is cleared.
        if !best.area.isEmpty, area.area < best.area.area || !picture.isOpaque(atCornersOf: area) {
            let cleared = shown.cleared(area)
            if let area = picture.changes(from: cleared, within: both, smallerThan: limit) {
                best = (.background, area, cleared)
                limit = area.area
            }
        }
        if rules.hasPrevious, !best.area.isEmpty, let base,
            let area = picture.changes(from: base, within: both, smallerThan: limit)
        {
            best = (.previous, area, base)
        }
        // A frame has at least one pixel, even when nothing changes.
        let stored = best.area.isEmpty ? PixelRect(x: 0, y: 0, width: 1, height: 1) : rules.aligned(best.area)
        return (best.disposal, CanvasStep(area: stored, base: best.base))
    }
}

extension Pixmap {
    fileprivate func isOpaque(atCornersOf area: PixelRect) -> Bool {
        self[area.minX, area.minY].alpha == 255 && self[area.maxX - 1, area.maxY - 1].alpha == 255
    }
}
