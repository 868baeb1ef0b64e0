import Pixels

/// Writes frames as an animated PNG (W3C PNG, third edition, 11.3.4), without loss and with exact times.
///
/// Every frame becomes a frame of the file, at its exact duration; only the smallest rectangle that changes is stored,
/// as new pixels or as pixels over the old ones, whichever is smaller. A viewer without animation shows the first frame.
package struct APNGEncoder: Sendable {
    /// Written as the density of the picture, 72 dots an inch times this.
    package var pixelsPerPoint: Double

    /// How often the animation plays; 0 is for ever.
    package var playCount: Int

    /// zlib's effort, from 0 to 9.
    package var compressionLevel: Int

    /// How many threads encode, or nil for one per core. The bytes do not depend on it.
    package var jobs: Int?

    package init(pixelsPerPoint: Double = 1, playCount: Int = 0, compressionLevel: Int = 6, jobs: Int? = nil) {
        self.pixelsPerPoint = pixelsPerPoint
        self.playCount = playCount
        self.compressionLevel = compressionLevel
        self.jobs = jobs
    }

    /// The bytes of an animated PNG.
    ///
    /// - Throws: `ImageCodecError` when there are no frames, sizes differ, times do not follow each other, or a duration is
    ///   no fraction of two 16-bit numbers.
    package func encode(_ frames: [AnimationFrame]) throws(ImageCodecError) -> EncodedAnimation {
        try AnimationFrame.check(frames, limits: .writing)
        let delays = try Self.delays(of: frames)
        let planes = parallelMap(count: frames.count, jobs: jobs) { index in PixelPlane(straight: frames[index].pixmap) }
        let steps = APNGStep.plan(planes)
        let type = Self.colorType(holding: planes, jobs: jobs)
        let encoder = PNGEncoder(pixelsPerPoint: pixelsPerPoint, compressionLevel: compressionLevel)
        let results = parallelMap(count: steps.count, jobs: jobs) { index in
            Result { () throws(ImageCodecError) in try steps[index].encode(planes[index], as: type, with: encoder) }
        }

        var bytes = PNGDecoder.signature
        var sequence: UInt32 = 0
        for (index, result) in results.enumerated() {
            let picture = try result.get()
            if index == 0 {
                bytes += Self.header(picture.chunks, frameCount: frames.count, playCount: playCount)
            }
            bytes += PNGChunk.bytes(
                type: "fcTL", data: picture.control(steps[index], delay: delays[index], sequence: sequence))
            sequence += 1
            for chunk in picture.chunks where chunk.type == "IDAT" {
                if index == 0 {
                    bytes += PNGChunk.bytes(type: "IDAT", data: chunk.data)
                } else {
                    bytes += PNGChunk.bytes(type: "fdAT", data: PNGChunk.bigEndian(sequence) + chunk.data)
                    sequence += 1
                }
            }
        }
        bytes += PNGChunk.bytes(type: "IEND", data: [])
        return EncodedAnimation(bytes: bytes)
    }

    /// The chunks in front of the first frame: those of a still picture, and `acTL` with the number of frames and plays.
    private static func header(_ chunks: [PNGChunk], frameCount: Int, playCount: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        for chunk in chunks.prefix(while: { $0.type != "IDAT" }) {
            bytes += PNGChunk.bytes(type: chunk.type, data: chunk.data)
            if chunk.type == "IHDR" {
                let plays = UInt32(clamping: max(0, playCount))
                bytes += PNGChunk.bytes(
                    type: "acTL", data: PNGChunk.bigEndian(UInt32(frameCount)) + PNGChunk.bigEndian(plays))
            }
        }
        return bytes
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
                    frame: index, fault: "APNG cannot hold \(frame.duration), it has 16 bits above and below the line")
            }
            delays.append((numerator, denominator))
        }
        return delays
    }

    /// The one colour type in which every frame of the file is stored.
    private static func colorType(holding planes: [PixelPlane], jobs: Int?) -> PNGColorType {
        let censuses = parallelMap(count: planes.count, jobs: jobs) { ColorCensus(straight: planes[$0].pixels) }
        var index: ColorIndex? = ColorIndex()
        for census in censuses {
            guard let colors = census.colors else {
                index = nil
                break
            }
            for color in colors { _ = index?.insert(color) }
        }
        if let colors = index?.colors, colors.count <= 256 {
            return .palette(PNGPalette(colors, withTransparent: planes.count > 1))
        }
        let isOpaque = censuses.allSatisfy { $0.isOpaque }
        switch (censuses.allSatisfy { $0.isGrey }, isOpaque) {
        case (true, true): return .grey
        case (true, false): return .greyAlpha
        case (false, true): return .rgb
        case (false, false): return .rgba
        }
    }
}
