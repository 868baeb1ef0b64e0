import Pixels

/// Writes pictures and animations as lossless WebP (RFC 9649), exactly, through libwebp.
///
/// Only the smallest changed rectangle of a frame is stored, as pixels over the old ones where that is possible. The bytes are
/// the same for one version of libwebp; the pixels always are. The format has no density.
package struct WebPEncoder: Sendable {
    /// The number of plays of the animation, at most 65,535; 0 is for ever.
    package var playCount: Int

    /// The time spent on a smaller file.
    package var effort: CompressionEffort

    /// The number of threads that encode, or nil for one per core. The bytes do not depend on it.
    package var jobs: Int?

    /// The longest side that the format has: 14 bits.
    private static let longestSide = 16_383

    package init(playCount: Int = 0, effort: CompressionEffort = .standard, jobs: Int? = nil) {
        self.playCount = playCount
        self.effort = effort
        self.jobs = jobs
    }

    /// The levels of 0 to 9 that libwebp tries, of which the smallest result is taken: on parts of interfaces a higher one
    /// mostly takes longer for no fewer bytes.
    private var levels: [Int32] { effort == .smallest ? [3, 6] : [3] }

    /// The bytes of a WebP file.
    ///
    /// - Throws: `ImageCodecError` when a side is 0 or above 16,383 pixels.
    package func encode(_ pixmap: Pixmap) throws(ImageCodecError) -> [UInt8] {
        try Self.checkSides(of: pixmap)
        let whole = PixelRect(x: 0, y: 0, width: pixmap.widthInPixels, height: pixmap.heightInPixels)
        return WebPFile.still(try VP8LChunk(pixmap.straight(whole), levels: levels))
    }

    /// The bytes of an animated WebP file.
    ///
    /// Times are rounded to milliseconds since the start, so that errors never add up.
    /// - Throws: `ImageCodecError` when there are no frames, sizes differ or are above 16,383 pixels, times do not follow each
    ///   other, or a frame lasts less than a millisecond or more than 16,777 seconds.
    package func encode(_ frames: [AnimationFrame]) throws(ImageCodecError) -> EncodedAnimation {
        try AnimationFrame.check(frames, limits: .writing)
        try Self.checkSides(of: frames[0].pixmap)
        let durations = try Self.durations(of: frames)
        let steps = CanvasStep.plan(frames.map(\.pixmap), rules: .webp, jobs: jobs)
        let levels = levels
        let results = parallelMap(count: frames.count, jobs: jobs) { index in
            Result { () throws(ImageCodecError) in
                try steps[index].frame(of: frames[index].pixmap, durationInMilliseconds: durations[index], levels: levels)
            }
        }
        var stored: [WebPFile.Frame] = []
        for result in results { stored.append(try result.get()) }
        let picture = frames[0].pixmap
        let bytes = WebPFile.animation(
            stored, widthInPixels: picture.widthInPixels, heightInPixels: picture.heightInPixels,
            playCount: min(max(playCount, 0), 65_535))
        return EncodedAnimation(bytes: bytes)
    }

    private static func checkSides(of pixmap: Pixmap) throws(ImageCodecError) {
        var limits = ImageLimits.writing
        limits.side = longestSide
        try limits.check(widthInPixels: pixmap.widthInPixels, heightInPixels: pixmap.heightInPixels)
    }

    /// Returns the time for which each frame is shown, in milliseconds.
    private static func durations(of frames: [AnimationFrame]) throws(ImageCodecError) -> [Int] {
        let origin = frames[0].start
        func milliseconds(_ time: FrameTime) -> Int { (time - origin).rounded(unitsPerSecond: 1000) }
        var durations: [Int] = []
        for (index, frame) in frames.enumerated() {
            let duration = milliseconds(frame.start + frame.duration) - milliseconds(frame.start)
            guard (1...WebPFile.longestDuration).contains(duration) else {
                throw .badFrameTime(
                    frame: index,
                    fault: "a WebP frame lasts 1 to \(WebPFile.longestDuration) milliseconds, not \(frame.duration)")
            }
            durations.append(duration)
        }
        return durations
    }
}

extension CanvasStep {
    /// Returns the step's part of a picture: over the canvas where that is possible, or as new pixels.
    fileprivate func frame(
        of pixmap: Pixmap, durationInMilliseconds duration: Int, levels: [Int32]
    ) throws(ImageCodecError) -> WebPFile.Frame {
        func frame(_ picture: VP8LChunk, isBlended: Bool) -> WebPFile.Frame {
            WebPFile.Frame(
                area: area, durationInMilliseconds: duration, isBlended: isBlended, clearsArea: disposal == .background,
                picture: picture)
        }
        func new() throws(ImageCodecError) -> WebPFile.Frame {
            frame(try VP8LChunk(pixmap.straight(area), levels: levels), isBlended: false)
        }
        guard let base, let overlay = pixmap.overlay(area, over: base) else { return try new() }
        let over = frame(try VP8LChunk(overlay.pixels, levels: levels), isBlended: true)
        // In a widget's transition every frame is smaller over the canvas, so the other way is not tried when time is short.
        guard levels.count > 1 else { return over }
        let other = try new()
        return other.picture.bytes.count < over.picture.bytes.count ? other : over
    }
}
