import Pixels
import TestSupport
import Testing

@testable import ImageCodecs

@Suite struct APNGTests {
    private static let blue: [UInt8] = [0, 0, 200, 255]
    private static let red: [UInt8] = [220, 10, 0, 255]
    private static let clear: [UInt8] = [0, 0, 0, 0]

    @Test(arguments: PictureKind.allCases)
    func `Every frame comes back as it was`(kind: PictureKind) throws {
        let pictures = (0..<5).map { kind.picture(width: 13, height: 9, seed: UInt64($0)) }
        let frames = animation(pictures, framesPerSecond: 30)
        let encoded = try APNGEncoder(pixelsPerPoint: 2, playCount: 3).encode(frames)
        let decoded = try APNGDecoder().decode(encoded.bytes)
        expect(decoded, equals: DecodedAnimation(frames: frames, playCount: 3, pixelsPerPoint: 2))
        #expect(encoded.warnings.isEmpty)
    }

    @Test func `A widget's frames come back as they were, equal ones too`() throws {
        var frames = widgetAnimation(side: 40, frameCount: 6)
        frames.append(AnimationFrame(pixmap: frames[5].pixmap, start: FrameTime(1, 5), duration: FrameTime(1)))
        let decoded = try APNGDecoder().decode(APNGEncoder().encode(frames).bytes)
        expect(decoded.frames, equals: frames)
        expect(decoded.playCount, equals: 0)
    }

    @Test func `A player without animation shows the first frame`() throws {
        let frames = widgetAnimation(side: 24, frameCount: 3)
        let still = try PNGDecoder().decode(APNGEncoder().encode(frames).bytes)
        expect(still.pixmap, equals: frames[0].pixmap)
    }

    @Test func `Only the rectangle that changes is stored`() throws {
        let pictures = [
            card(30, Self.blue), card(30, Self.blue, x: 3, y: 4, width: 5, height: 6, Self.red),
            card(30, Self.blue, x: 3, y: 4, width: 5, height: 6, Self.red),
        ]
        let file = try Self.file(APNGEncoder().encode(animation(pictures)).bytes)
        let areas = try #require(file.animation).frames.map(\.area)
        expect(
            areas,
            equals: [
                PixelRect(x: 0, y: 0, width: 30, height: 30), PixelRect(x: 3, y: 4, width: 5, height: 6),
                PixelRect(x: 0, y: 0, width: 1, height: 1),
            ])
    }

    @Test func `What vanishes again is disposed of, not painted over`() throws {
        let base = card(30, Self.clear, x: 0, y: 0, width: 2, height: 2, Self.blue)
        let pictures = [base, card(30, Self.clear, x: 0, y: 0, width: 30, height: 20, Self.red), base]
        var changed = pictures
        changed[1].bytes.replaceSubrange(0..<4, with: Self.blue)
        let file = try Self.file(APNGEncoder().encode(animation(changed)).bytes)
        let frames = try #require(file.animation).frames
        expect(frames.map(\.disposal), equals: [.none, .previous, .none])
        expect(frames[2].area.area, equals: 1)
        try expect(APNGDecoder().decode(APNGEncoder().encode(animation(changed)).bytes).frames.map(\.pixmap), equals: changed)
    }

    @Test(arguments: [(4, CanvasStep.Disposal.none, 0..<14), (20, .background, 20..<30)])
    func `A frame is disposed of only where that halves what follows`(
        shift: Int, disposal: CanvasStep.Disposal, columns: Range<Int>
    ) throws {
        let bars = [0, shift].map { card(30, Self.clear, x: $0, y: 0, width: 10, height: 10, Self.red) }
        let pictures = [card(30, Self.clear)] + bars
        let bytes = try APNGEncoder().encode(animation(pictures)).bytes
        let frames = try #require(Self.file(bytes).animation).frames
        expect(frames.map(\.disposal), equals: [.none, disposal, .none])
        expect(frames[2].area, equals: PixelRect(x: columns.lowerBound, y: 0, width: columns.count, height: 10))
        try expect(APNGDecoder().decode(bytes).frames.map(\.pixmap), equals: pictures)
    }

    @Test func `Opaque changes are laid over what stays`() throws {
        let noise = PictureKind.noise.picture(width: 30, height: 30, seed: 3)
        var next = noise
        for pixel in stride(from: 0, to: 900, by: 7) {
            next.bytes.replaceSubrange(pixel * 4..<pixel * 4 + 4, with: Self.red)
        }
        let file = try Self.file(APNGEncoder().encode(animation([noise, next])).bytes)
        try expect(#require(file.animation).frames[1].blend, equals: .over)
    }

    @Test(arguments: CompressionEffort.allCases)
    func `Translucent pixels that stay are not laid over themselves`(effort: CompressionEffort) throws {
        // Half red all over, more than 256 opaque colours in one corner, and a bar that moves.
        var pictures: [Pixmap] = []
        for x in 0..<4 {
            var picture = card(40, [128, 0, 0, 128], x: x * 6, y: 30, width: 9, height: 4, Self.blue)
            for pixel in 0..<300 {
                let place = (pixel / 20 * 40 + pixel % 20) * 4
                picture.bytes.replaceSubrange(place..<place + 4, with: [UInt8(pixel % 256), UInt8(pixel / 2), 7, 255])
            }
            pictures.append(picture)
        }
        let bytes = try APNGEncoder(effort: effort).encode(animation(pictures)).bytes
        try expect(APNGDecoder().decode(bytes).frames.map(\.pixmap), equals: pictures)
    }

    @Test func `An opaque animation is stored with three bytes a pixel and a key for what stays`() throws {
        let frames = (0..<3).map { PictureKind.opaqueNoise.picture(width: 30, height: 30, seed: 5, except: $0) }
        let bytes = try APNGEncoder().encode(animation(frames)).bytes
        expect(bytes[25], equals: 2)
        #expect(try PNGChunk.chunks(in: bytes, format: .apng).contains { $0.type == "tRNS" })
        try expect(APNGDecoder().decode(bytes).frames.map(\.pixmap), equals: frames)
    }

    @Test func `Durations are kept as fractions`() throws {
        let picture = card(4, Self.red)
        let durations = [FrameTime(1001, 30_000), FrameTime(2, 7), FrameTime(65_535, 1)]
        var (frames, clock): ([AnimationFrame], FrameTime) = ([], .zero)
        for duration in durations {
            frames.append(AnimationFrame(pixmap: picture, start: clock, duration: duration))
            clock = clock + duration
        }
        try expect(APNGDecoder().decode(APNGEncoder().encode(frames).bytes).frames.map(\.duration), equals: durations)
        frames = [AnimationFrame(pixmap: picture, start: .zero, duration: FrameTime(1, 65_537))]
        #expect(throws: ImageCodecError.self) { try APNGEncoder().encode(frames) }
    }

    @Test func `Bytes do not depend on the number of threads`() throws {
        let frames = widgetAnimation(side: 48, frameCount: 9)
        let expected = try APNGEncoder(jobs: 1).encode(frames)
        for jobs in [2, 3, 16, nil] { try expect(APNGEncoder(jobs: jobs).encode(frames), equals: expected) }
    }

    @Test func `Frames that make no animation are refused`() throws {
        let picture = card(4, Self.red)
        #expect(throws: ImageCodecError.noFrames) { try APNGEncoder().encode([]) }
        var frames = animation([picture, card(5, Self.red)])
        #expect(throws: ImageCodecError.frameSizesDiffer(frame: 1, widthInPixels: 5, heightInPixels: 5)) {
            try APNGEncoder().encode(frames)
        }
        frames = animation([picture, picture])
        frames[1].start = FrameTime(1, 2)
        #expect(throws: ImageCodecError.self) { try APNGEncoder().encode(frames) }
        frames = animation([picture])
        frames[0].duration = .zero
        #expect(throws: ImageCodecError.self) { try APNGEncoder().encode(frames) }
        frames[0].duration = FrameTime(1, Int.max)
        #expect(throws: ImageCodecError.self) { try APNGEncoder().encode(frames) }
    }

    @Test func `Shortened files are refused`() throws {
        let bytes = try APNGEncoder().encode(widgetAnimation(side: 12, frameCount: 2)).bytes
        for count in stride(from: 8, to: bytes.count, by: 13) {
            #expect(throws: ImageCodecError.truncated(.apng, byteCount: count)) {
                try APNGDecoder().decode(Array(bytes.prefix(count)))
            }
        }
    }

    @Test func `Damaged chunks with right checksums give frames or an error, never a crash`() throws {
        let bytes = try APNGEncoder().encode(widgetAnimation(side: 12, frameCount: 3)).bytes
        let chunks = try PNGChunk.chunks(in: bytes, format: .apng)
        for seed in 0..<200 as Range<UInt64> {
            let victim = Int(seed) % chunks.count
            var file = PNGDecoder.signature
            for (index, chunk) in chunks.enumerated() {
                let data = index == victim ? mutations(of: Array(chunk.data), count: 1, seed: seed)[0] : Array(chunk.data)
                file += PNGChunk.bytes(type: chunk.type, data: data)
            }
            if let decoded = try? APNGDecoder().decode(file) { #expect(!decoded.frames.isEmpty) }
        }
    }

    /// Durations whose denominators are primes below 2^16: the exact sum of five needs more than 64 bits.
    @Test func `Durations without a common denominator are read`() throws {
        let primes: [UInt16] = [65_521, 65_519, 65_497, 65_479, 65_449, 65_447, 65_437]
        let frames = primes.indices.map { index in
            AnimationFrame(
                pixmap: card(4, index % 2 == 0 ? Self.red : Self.blue), start: FrameTime(index, 10), duration: FrameTime(1, 10))
        }
        var (file, next) = (PNGDecoder.signature, 0)
        for chunk in try PNGChunk.chunks(in: APNGEncoder().encode(frames).bytes, format: .apng) {
            var data = Array(chunk.data)
            if chunk.type == "fcTL" {
                data.replaceSubrange(20..<24, with: PNGChunk.bigEndian(UInt16(1)) + PNGChunk.bigEndian(primes[next]))
                next += 1
            }
            file += PNGChunk.bytes(type: chunk.type, data: data)
        }
        let decoded = try APNGDecoder().decode(file)
        expect(decoded.frames.map(\.pixmap), equals: frames.map(\.pixmap))
        #expect(decoded.frames.allSatisfy { abs($0.duration.seconds - 1 / 65_480) < 1e-6 })
        for (frame, follower) in zip(decoded.frames, decoded.frames.dropFirst()) {
            expect(frame.start + frame.duration, equals: follower.start)
        }
    }

    private static func file(_ bytes: [UInt8]) throws -> APNGFile {
        try APNGFile(PNGChunk.chunks(in: bytes, format: .apng))
    }
}
