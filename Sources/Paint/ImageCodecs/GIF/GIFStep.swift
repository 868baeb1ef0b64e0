import Pixels

/// The step of one frame of a GIF from the canvas to the frame's own picture.
struct GIFStep: Sendable {
    /// The frame of the source, and whether it opens a file.
    let frame: Int
    let isOpening: Bool
    /// The part of the canvas that the frame stores.
    private(set) var area: PixelRect
    /// The number of times each colour is drawn.
    private(set) var drawn: ColorHistogram
    /// True if the frame's area is made transparent before the next frame. A GIF can paint only opaque pixels, so this is the one way in
    /// which a pixel can become transparent again.
    private(set) var clearsArea = false
    /// The rectangle that a separate blank frame makes transparent at the end of the frame's time, when that is less than the area.
    private(set) var clearedApart: PixelRect?
    /// The part of the canvas that is made transparent before the frame.
    private(set) var clearedBefore = PixelRect.empty
    /// True if the area differs from the changed pixels' rectangle, so that other pixels are drawn too.
    private var isMoved = false

    /// Returns true if the step stores the same as another of the same frame over the same frame, which may be in another file.
    func isSame(as other: GIFStep) -> Bool {
        area == other.area && clearsArea == other.clearsArea && clearedApart == other.clearedApart
            && clearedBefore == other.clearedBefore
    }

    private init(_ change: GIFChange) {
        (frame, isOpening) = (change.frame, change.isOpening)
        (area, drawn) = (change.area, change.drawn)
    }

    /// The steps of a file of opaque and transparent pixels, whose frames are shown for the given delays.
    static func plan(
        _ changes: [GIFChange], of source: GIFSource, delaysInCentiseconds delays: [Int], jobs: Int?
    ) -> [GIFStep] {
        var steps = changes.map { GIFStep($0) }
        for index in steps.indices.dropFirst() where !changes[index].vanishing.isEmpty {
            let cleared = steps[index - 1].clear(changes[index].vanishing, delayInCentiseconds: delays[index - 1])
            steps[index].drawAgain(cleared)
        }
        guard steps.contains(where: \.isMoved) else { return steps }
        let planned = steps
        return parallelMap(count: steps.count, jobs: jobs) { planned[$0].settled(source) }
    }

    /// Plans that pixels are made transparent before the next frame, and answers the part that is cleared for it.
    ///
    /// A frame clears all of its own area or nothing. Where that is more than has to go, a blank frame over just that part
    /// clears it instead, if the delay is long enough for two frames; else all of the area is drawn again, frame after frame.
    private mutating func clear(_ vanishing: PixelRect, delayInCentiseconds delay: Int) -> PixelRect {
        let together = area.union(vanishing)
        if vanishing.area < together.area, delay >= 2 * GIFClock.shortestDelay {
            clearedApart = vanishing
            return vanishing
        }
        isMoved = isMoved || area != together
        area = together
        clearsArea = true
        return together
    }

    /// Plans that a part of the canvas is transparent when the frame is drawn.
    private mutating func drawAgain(_ cleared: PixelRect) {
        clearedBefore = cleared
        area = area.union(cleared)
        isMoved = true
    }

    /// Returns the step with the colours that it draws, when its area differs from the changed area.
    private func settled(_ source: GIFSource) -> GIFStep {
        guard isMoved else { return self }
        var step = self
        let planes = GIFPlanes(source, step: self)
        step.drawn = ColorHistogram(of: planes.pixels, differingFrom: planes.base)
        return step
    }
}
