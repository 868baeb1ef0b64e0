import Pixels

/// Writes frames as an animated PNG (W3C PNG, third edition, 11.3.4), without loss and with exact times.
///
/// Every frame becomes a frame of the file, at its exact duration; only the smallest rectangle that changes is stored, as new pixels or
/// as pixels over the old ones, whichever takes fewer bytes. A viewer without animation shows the first frame.
package struct APNGEncoder: Sendable {
    /// The pixels per point, written as the density of the picture, 72 dots an inch times this.
    package var pixelsPerPoint: Double

    /// The number of plays of the animation; 0 is for ever.
    package var playCount: Int

    /// The time spent on a smaller file.
    package var effort: CompressionEffort

    /// The number of threads that encode, or nil for one per core. The bytes do not depend on it.
    package var jobs: Int?

    package init(pixelsPerPoint: Double = 1, playCount: Int = 0, effort: CompressionEffort = .standard, jobs: Int? = nil) {
        self.pixelsPerPoint = pixelsPerPoint
        self.playCount = playCount
        self.effort = effort
        self.jobs = jobs
    }

    /// The bytes of an animated PNG.
    ///
    /// - Throws: `ImageCodecError` when there are no frames, sizes differ, times do not follow each other, or a duration is
    ///   no fraction of two 16-bit numbers.
    package func encode(_ frames: [AnimationFrame]) throws(ImageCodecError) -> EncodedAnimation {
        try AnimationFrame.check(frames, limits: .writing)
        let delays = try Self.delays(of: frames)
        let steps = CanvasStep.plan(frames.map(\.pixmap), rules: .apng, jobs: jobs)
        let type = Self.colorType(holding: frames, steps: steps, jobs: jobs)
        let search: DeflateSearch = effort == .smallest ? .smallest : Self.search(for: steps)
        let pictures = parallelMap(count: steps.count, jobs: jobs) { index in
            steps[index].encode(frames[index].pixmap, as: type, search: search)
        }

        var bytes = PNGDecoder.signature
        let header = PNGEncoder(pixelsPerPoint: pixelsPerPoint).header(
            type: type, width: frames[0].pixmap.widthInPixels, height: frames[0].pixmap.heightInPixels)
        for chunk in header {
            chunk.append(to: &bytes)
            if chunk.type == "IHDR" { control(frameCount: frames.count).append(to: &bytes) }
        }
        var sequence: UInt32 = 0
        for (index, picture) in pictures.enumerated() {
            let control = picture.control(steps[index], delay: delays[index], sequence: sequence)
            PNGChunk(type: "fcTL", data: control[...]).append(to: &bytes)
            sequence += 1
            if index == 0 {
                PNGChunk(type: "IDAT", data: picture.data[...]).append(to: &bytes)
            } else {
                PNGChunk(type: "fdAT", data: (PNGChunk.bigEndian(sequence) + picture.data)[...]).append(to: &bytes)
                sequence += 1
            }
        }
        PNGChunk(type: "IEND", data: []).append(to: &bytes)
        return EncodedAnimation(bytes: bytes)
    }

    /// The most pixels of a file for which cheaper tokens are looked for: a film of a screen on which all moves has some hundred
    /// million, and is a fourteenth to a quarter larger without, in little more than half the time.
    private static let mostRefinedPixels = 100_000_000

    private static func search(for steps: [CanvasStep]) -> DeflateSearch {
        steps.reduce(0) { $0 + $1.area.area } > mostRefinedPixels ? .onePass : .refined
    }

    /// The number of frames and plays.
    private func control(frameCount: Int) -> PNGChunk {
        let plays = UInt32(clamping: max(0, playCount))
        return PNGChunk(type: "acTL", data: (PNGChunk.bigEndian(UInt32(frameCount)) + PNGChunk.bigEndian(plays))[...])
    }

    /// The durations as the two 16-bit numbers that `fcTL` has.
    private static func delays(
        of frames: [AnimationFrame]
    ) throws(ImageCodecError) -> [(numerator: UInt16, denominator: UInt16)] {
        var delays: [(numerator: UInt16, denominator: UInt16)] = []
        for (index, frame) in frames.enumerated() {
            guard let numerator = UInt16(exactly: frame.duration.numerator),
                let denominator = UInt16(exactly: frame.duration.denominator)
            else {
                throw .badFrameTime(
                    frame: index,
                    fault: "APNG cannot store the duration \(frame.duration): it has 16 bits for each of numerator and "
                        + "denominator")
            }
            delays.append((numerator, denominator))
        }
        return delays
    }

    /// The one colour type that can hold the pixels stored by each step.
    private static func colorType(holding frames: [AnimationFrame], steps: [CanvasStep], jobs: Int?) -> PNGColorType {
        let statistics = parallelMap(count: frames.count, jobs: jobs) { index in
            ColorStatistics(straight: frames[index].pixmap.straight(steps[index].area).pixels)
        }
        var merged = statistics[0]
        for other in statistics.dropFirst() { merged.add(other) }
        if let colors = merged.colors { return .palette(PNGPalette(colors, withTransparent: frames.count > 1)) }
        return PNGColorType(merged, withTransparent: frames.count > 1)
    }
}
