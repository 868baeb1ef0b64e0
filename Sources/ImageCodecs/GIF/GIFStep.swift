/// How one frame of a GIF gets from what is on the canvas to its own picture.
struct GIFStep: Sendable {
    /// The part of the canvas that the frame stores.
    var area: PixelRectangle
    /// The canvas under the frame.
    let base: PixelPlane
    /// Whether the frame's area is made transparent before the next frame. A GIF can paint only opaque pixels, so this is
    /// the one way in which a pixel can become transparent again.
    var clearsArea = false
    /// What a blank frame of its own makes transparent at the end of the frame's time, when that is less than the area.
    var clearedApart: PixelRectangle?

    /// The steps of an animation of opaque and transparent pixels, whose frames are shown for the given delays.
    static func plan(_ planes: [PixelPlane], delaysInCentiseconds delays: [Int]) -> [GIFStep] {
        var steps: [GIFStep] = []
        for (index, plane) in planes.enumerated() {
            guard index > 0 else {
                let empty = PixelPlane(width: plane.width, height: plane.height)
                steps.append(GIFStep(area: plane.changes(from: empty), base: empty))
                continue
            }
            var base = planes[index - 1]
            let vanishing = plane.bounds(comparedWith: base) { new, old in new == 0 && old != 0 }
            if !vanishing.isEmpty {
                base.clear(steps[index - 1].clear(vanishing, delayInCentiseconds: delays[index - 1]))
            }
            steps.append(GIFStep(area: plane.changes(from: base), base: base))
        }
        return steps
    }

    /// Plans that pixels are made transparent before the next frame, and answers the part that is cleared for it.
    ///
    /// A frame clears all of its own area or nothing. Where that is more than has to go, a blank frame over just that part
    /// clears it instead, if the delay is long enough for two frames; else all of the area is drawn again, frame after frame.
    private mutating func clear(_ vanishing: PixelRectangle, delayInCentiseconds delay: Int) -> PixelRectangle {
        let together = area.union(vanishing)
        if vanishing.area < together.area, delay >= 2 * GIFClock.shortestDelay {
            clearedApart = vanishing
            return vanishing
        }
        area = together
        clearsArea = true
        return together
    }
}
