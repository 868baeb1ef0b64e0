import Pixels

/// One picture of an animation, shown from `start` for `duration`.
package struct AnimationFrame: Sendable, Equatable {
    package var pixmap: Pixmap
    package var start: FrameTime
    package var duration: FrameTime

    package init(pixmap: Pixmap, start: FrameTime, duration: FrameTime) {
        self.pixmap = pixmap
        self.start = start
        self.duration = duration
    }
}

extension AnimationFrame {
    /// The largest numerator and denominator of a frame's time: 2^31 keeps every sum and rounding exact in 128 bits.
    private static let largestTerm = 1 << 31

    /// Throws unless the frames make an animation: equal sizes within the limits, each starting where the last one ends.
    static func check(_ frames: [AnimationFrame], limits: ImageLimits) throws(ImageCodecError) {
        guard let first = frames.first else { throw .noFrames }
        let (width, height) = (first.pixmap.widthInPixels, first.pixmap.heightInPixels)
        try limits.check(widthInPixels: width, heightInPixels: height, frames: frames.count)
        for (index, frame) in frames.enumerated() {
            let pixmap = frame.pixmap
            guard pixmap.widthInPixels == width, pixmap.heightInPixels == height else {
                throw .frameSizesDiffer(
                    frame: index, widthInPixels: pixmap.widthInPixels, heightInPixels: pixmap.heightInPixels)
            }
            for time in [frame.start, frame.duration] {
                guard time.numerator.magnitude <= largestTerm, time.denominator <= largestTerm else {
                    throw .badFrameTime(frame: index, fault: "\(time) needs more than 32 bits")
                }
            }
            guard frame.duration > .zero else {
                throw .badFrameTime(frame: index, fault: "it lasts \(frame.duration), but a frame's duration is above zero")
            }
            if index > 0 {
                let previous = frames[index - 1]
                let end = previous.start + previous.duration
                guard frame.start == end else {
                    throw .badFrameTime(
                        frame: index, fault: "it starts at \(frame.start), but frame \(index - 1) ends at \(end)")
                }
            }
        }
    }
}
