import Pixels

/// The pixels of a part of the canvas as a frame shows them, and as they are before the frame is drawn; transparent ones are 0.
///
/// They are fetched whenever they are looked at: that takes less time than keeping those of all frames in memory.
struct GIFPlanes: Sendable {
    let pixels: PixelPlane
    private(set) var base: PixelPlane

    /// The planes of a part when nothing happens to the canvas in between; under a frame that opens a
    /// file it is empty.
    init(_ source: GIFSource, frame: Int, isOpening: Bool, area: PixelRect) {
        pixels = source.pixels(ofFrame: frame, in: area)
        base =
            isOpening
            ? PixelPlane(width: area.width, height: area.height) : source.pixels(ofFrame: frame - 1, in: area)
    }

    /// The planes of a step's area.
    init(_ source: GIFSource, step: GIFStep) {
        self.init(source, frame: step.frame, isOpening: step.isOpening, area: step.area)
        if !step.clearedBefore.isEmpty {
            var part = step.clearedBefore
            part = part.offsetBy(dx: -step.area.minX, dy: -step.area.minY)
            base.clear(part)
        }
    }
}
