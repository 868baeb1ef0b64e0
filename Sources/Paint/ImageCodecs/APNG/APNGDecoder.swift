import Pixels

/// Reads an animated PNG (W3C PNG, third edition, 11.3.4) into the frames that a player shows.
///
/// A PNG without animation gives one frame of duration zero.
package struct APNGDecoder: Sendable {
    package var limits: ImageLimits

    package init(limits: ImageLimits = .animation) {
        self.limits = limits
    }

    /// The frames of an animated PNG, each as the whole canvas.
    ///
    /// - Throws: `ImageCodecError` when the bytes are not a PNG, end early, fail a checksum, break a rule or pass a limit.
    package func decode(_ bytes: [UInt8]) throws(ImageCodecError) -> DecodedAnimation {
        let start = Array(bytes.prefix(PNGDecoder.signature.count))
        guard start == PNGDecoder.signature else { throw .notThisFormat(.apng, firstBytes: start) }
        let file = try APNGFile(PNGChunk.chunks(in: bytes, format: .apng))
        guard let animation = file.animation else {
            let still = try PNGDecoder(limits: limits).decode(bytes)
            let frame = AnimationFrame(pixmap: still.pixmap, start: .zero, duration: .zero)
            return DecodedAnimation(frames: [frame], playCount: 1, pixelsPerPoint: still.pixelsPerPoint)
        }
        try limits.check(widthInPixels: file.width, heightInPixels: file.height, frames: animation.frames.count)

        var canvas = APNGCanvas(width: file.width, height: file.height)
        var frames: [AnimationFrame] = []
        var density: Double?
        for (frame, time) in zip(animation.frames, Self.times(of: animation.frames.map(\.duration))) {
            let picture = try PNGDecoder(limits: limits).decode(file.stillFile(of: frame))
            density = density ?? picture.pixelsPerPoint
            let pixmap = canvas.show(picture.pixmap, frame: frame)
            frames.append(AnimationFrame(pixmap: pixmap, start: time.start, duration: time.duration))
        }
        return DecodedAnimation(frames: frames, playCount: animation.playCount, pixelsPerPoint: density)
    }

    /// Returns the start and the length of each of the frames that follow one another.
    ///
    /// Exact, unless the denominators of the durations have too little in common for a sum of 64 bits, as those of no
    /// encoder do: then all durations are rounded to microseconds.
    static func times(of durations: [FrameTime]) -> [(start: FrameTime, duration: FrameTime)] {
        func times(_ durations: [FrameTime]) -> [(start: FrameTime, duration: FrameTime)]? {
            var clock = FrameTime.zero
            var result: [(start: FrameTime, duration: FrameTime)] = []
            for duration in durations {
                result.append((clock, duration))
                guard let next = clock.adding(duration) else { return nil }
                clock = next
            }
            return result
        }
        if let exact = times(durations) { return exact }
        // A hundred million frames of the longest duration, 65,535 s, stay below 2^63 microseconds.
        let rounded = durations.map { FrameTime($0.rounded(unitsPerSecond: 1_000_000), 1_000_000) }
        return times(rounded) ?? durations.map { (.zero, $0) }
    }
}
