/// How one frame of an animated PNG gets from what is on the canvas to its own picture.
struct APNGStep: Sendable {
    /// What happens to the frame's rectangle before the next frame (`dispose_op` of `fcTL`).
    enum Disposal: UInt8, Sendable {
        case none = 0
        case background = 1
        case previous = 2
    }

    /// The part of the canvas that the frame stores.
    let area: PixelRectangle
    /// The canvas under the frame; nil under the first.
    let base: PixelPlane?
    /// What happens afterwards.
    var disposal = Disposal.none

    /// The steps of an animation: of the three things that can happen after a frame, the one after which the least changes.
    static func plan(_ planes: [PixelPlane]) -> [APNGStep] {
        var steps: [APNGStep] = []
        for (index, plane) in planes.enumerated() {
            guard let last = steps.last else {
                steps.append(APNGStep(area: plane.whole, base: nil))
                continue
            }
            let choice = best(of: candidates(after: last, showing: planes[index - 1]), for: plane)
            steps[index - 1].disposal = choice.disposal
            // A frame has at least one pixel, even when nothing changes.
            let area = choice.area.isEmpty ? PixelRectangle(x: 0, y: 0, width: 1, height: 1) : choice.area
            steps.append(APNGStep(area: area, base: choice.base))
        }
        return steps
    }

    /// The canvases that can follow a step, the one that changes nothing first.
    private static func candidates(
        after step: APNGStep, showing plane: PixelPlane
    ) -> [(disposal: Disposal, base: PixelPlane)] {
        var cleared = plane
        cleared.clear(step.area)
        var all: [(disposal: Disposal, base: PixelPlane)] = [(.none, plane), (.background, cleared)]
        if let base = step.base { all.append((.previous, base)) }
        return all
    }

    private static func best(
        of candidates: [(disposal: Disposal, base: PixelPlane)], for plane: PixelPlane
    ) -> (disposal: Disposal, base: PixelPlane, area: PixelRectangle) {
        var best = (disposal: Disposal.none, base: plane, area: plane.whole)
        for (place, candidate) in candidates.enumerated() {
            let area = plane.changes(from: candidate.base)
            if place == 0 || area.area < best.area.area {
                best = (candidate.disposal, candidate.base, area)
            }
            if best.area.isEmpty { break }
        }
        return best
    }
}
