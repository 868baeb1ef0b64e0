/// How one frame of a GIF gets from what is on the canvas to its own picture.
struct GIFStep: Sendable {
    /// The part of the canvas that the frame stores.
    var area: PixelRectangle
    /// The canvas under the frame.
    let base: PixelPlane
    /// Whether the frame's area is made transparent before the next frame. A GIF can paint only opaque pixels, so this is
    /// the one way in which a pixel can become transparent again.
    var clearsArea = false

    /// The steps of an animation of opaque and transparent pixels.
    static func plan(_ planes: [PixelPlane]) -> [GIFStep] {
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
                steps[index - 1].area = steps[index - 1].area.union(vanishing)
                steps[index - 1].clearsArea = true
                base.clear(steps[index - 1].area)
            }
            steps.append(GIFStep(area: plane.changes(from: base), base: base))
        }
        return steps
    }
}
