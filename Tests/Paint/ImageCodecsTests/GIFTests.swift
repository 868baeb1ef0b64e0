import Pixels
import TestSupport
import Testing

@testable import ImageCodecs

@Suite struct GIFTests {
    private static let blue: [UInt8] = [0, 0, 200, 255]
    private static let red: [UInt8] = [220, 10, 0, 255]
    private static let clear: [UInt8] = [0, 0, 0, 0]

    @Test(arguments: [
        (30, [3, 4, 3, 3, 4, 3, 3, 4, 3, 3]), (25, [4, 4, 4, 4, 4, 4, 4, 4, 4, 4]), (50, [2, 2, 2, 2, 2, 2, 2, 2, 2, 2]),
        (24, [4, 4, 5, 4, 4, 4, 4, 4, 5, 4]),
    ])
    func `Cumulative time is rounded, not each delay`(rate: Int, delays: [Int]) throws {
        let pictures = (0..<10).map { card(6, Self.blue, x: $0 % 5, y: 0, width: 1, height: 1, Self.red) }
        let encoded = try GIFEncoder().encode(animation(pictures, framesPerSecond: rate))
        #expect(encoded.warnings.isEmpty)
        let decoded = try GIFDecoder().decode(encoded.bytes)
        expect(decoded.frames.map { $0.duration.rounded(unitsPerSecond: 100) }, equals: delays)
        expect(decoded.frames.map(\.pixmap), equals: pictures)
        expect(decoded.playCount, equals: 0)
    }

    @Test("A film notes how often it plays; 0 is for ever", arguments: [0, 1, 2, 65_536])
    func plays(count: Int) throws {
        let frames = (0..<2).map { index in
            AnimationFrame(
                pixmap: Pixmap(widthInPixels: 1, heightInPixels: 1, bytes: [UInt8(index * 200), 0, 0, 255]), start: FrameTime(index, 10),
                duration: FrameTime(1, 10))
        }
        let bytes = try GIFEncoder(playCount: count).encode(frames).bytes
        expect(try GIFDecoder().decode(bytes).playCount, equals: count)
    }

    @Test(arguments: [60, 75, 100, 120, 1000])
    func `Above fifty frames a second frames are left out and the length is kept`(rate: Int) throws {
        let pictures = (0..<rate).map { card(6, Self.blue, x: $0 % 6, y: $0 / 6 % 6, width: 1, height: 1, Self.red) }
        let encoded = try GIFEncoder().encode(animation(pictures, framesPerSecond: rate))
        let decoded = try GIFDecoder().decode(encoded.bytes)
        let dropped = rate - decoded.frames.count
        expect(encoded.warnings, equals: [.rateNotHeld(droppedFrames: dropped, frameCount: rate)])
        expect(decoded.frames.reduce(FrameTime.zero) { $0 + $1.duration }, equals: FrameTime(1))
        #expect(decoded.frames.allSatisfy { $0.duration >= FrameTime(2, 100) })
        expect(decoded.frames.first?.pixmap, equals: pictures.first)
        expect(decoded.frames.last?.pixmap, equals: pictures.last)
    }

    @Test func `Few colours are kept exactly, transparent ones too`() throws {
        let pictures = (0..<6).map { PictureKind.fewColors.picture(width: 11, height: 8, seed: UInt64($0 % 2)) }
        let decoded = try GIFDecoder().decode(GIFEncoder().encode(animation(pictures)).bytes)
        expect(decoded.frames.map(\.pixmap), equals: pictures)
    }

    @Test func `A widget's animation stays above 45 dB`() throws {
        let frames = widgetAnimation(side: 90, frameCount: 12, framesPerSecond: 25)
        let decoded = try GIFDecoder().decode(GIFEncoder().encode(frames).bytes)
        try #require(decoded.frames.count == frames.count)
        for (frame, shown) in zip(frames, decoded.frames) {
            #expect(peakSignalToNoise(flattenPlainly(frame.pixmap), shown.pixmap) >= 45)
        }
    }

    @Test func `Soft edges lie over the matte, the rest is transparent`() throws {
        var picture = Pixmap(widthInPixels: 3, heightInPixels: 1)
        picture.bytes = [64, 0, 0, 128, 63, 0, 0, 127, 0, 0, 0, 0]
        let gif = try GIFEncoder().encode(animation([picture])).bytes
        try expect(GIFDecoder().decode(gif).frames[0].pixmap.bytes, equals: [191, 127, 127, 255, 0, 0, 0, 0, 0, 0, 0, 0])
        let black = GIFBackground(red: 0, green: 0, blue: 0, keepsTransparency: false)
        let dark = try GIFEncoder(background: black).encode(animation([picture])).bytes
        try expect(GIFDecoder().decode(dark).frames[0].pixmap.bytes, equals: [64, 0, 0, 255, 63, 0, 0, 255, 0, 0, 0, 255])
    }

    @Test func `Pixels become transparent again`() throws {
        let pictures = [
            card(20, Self.clear, x: 2, y: 2, width: 6, height: 6, Self.red),
            card(20, Self.clear, x: 9, y: 4, width: 6, height: 6, Self.blue),
            card(20, Self.clear, x: 9, y: 4, width: 3, height: 3, Self.blue), card(20, Self.clear),
            card(20, Self.red, x: 9, y: 4, width: 3, height: 3, Self.clear),
        ]
        for rate in [10, 30] {
            let decoded = try GIFDecoder().decode(GIFEncoder().encode(animation(pictures, framesPerSecond: rate)).bytes)
            for (index, picture) in pictures.enumerated() {
                // The middle of the frame's time; a frame may be stored in two parts.
                let time = FrameTime(2 * index + 1, 2 * rate)
                expect(decoded.frames.last { $0.start <= time }?.pixmap, equals: picture)
            }
            let length = decoded.frames.reduce(.zero) { $0 + $1.duration }
            expect(length.rounded(unitsPerSecond: 100), equals: FrameTime(5, rate).rounded(unitsPerSecond: 100))
        }
    }

    @Test func `A small part that becomes transparent does not make all be drawn again`() throws {
        let whole = card(40, Self.clear, x: 0, y: 0, width: 40, height: 30, Self.blue)
        var holed = whole
        holed.bytes.replaceSubrange(0..<4, with: Self.clear)
        let images = try Self.images(GIFEncoder().encode(animation([whole, holed])).bytes)
        expect(images.map(\.area.area), equals: [1200, 1, 1])
        try expect(GIFDecoder().decode(GIFEncoder().encode(animation([whole, holed])).bytes).frames.last?.pixmap, equals: holed)
    }

    @Test func `Only the rectangle that changes is stored`() throws {
        let pictures = [card(30, Self.blue), card(30, Self.blue, x: 3, y: 4, width: 5, height: 6, Self.red)]
        let images = try Self.images(GIFEncoder().encode(animation(pictures)).bytes)
        expect(images.map(\.area).last, equals: PixelRect(x: 3, y: 4, width: 5, height: 6))
    }

    @Test func `Equal frames become one longer frame, and very long ones several`() throws {
        var frames = animation([card(5, Self.red), card(5, Self.red), card(5, Self.blue)])
        frames[2].duration = FrameTime(1000)
        let decoded = try GIFDecoder().decode(GIFEncoder().encode(frames).bytes)
        expect(decoded.frames.map(\.duration), equals: [FrameTime(1, 5), FrameTime(65_535, 100), FrameTime(34_465, 100)])
        expect(decoded.frames[2].pixmap, equals: frames[2].pixmap)
    }

    @Test func `A palette that would be visibly off gives way to the frames' own`() throws {
        let pictures = (0..<4).map { index in
            var picture = PictureKind.opaqueNoise.picture(width: 24, height: 24, seed: UInt64(index))
            for pixel in 0..<24 * 24 {
                // Each frame has its own corner of the colour cube.
                for channel in 0..<3 { picture.bytes[pixel * 4 + channel] /= channel == index % 3 ? 1 : 4 }
            }
            return picture
        }
        let bytes = try GIFEncoder().encode(animation(pictures)).bytes
        #expect(try Self.images(bytes).contains { $0.palette != nil })
        for (picture, frame) in zip(pictures, try GIFDecoder().decode(bytes).frames) {
            #expect(peakSignalToNoise(picture, frame.pixmap) > 30)
        }
    }

    @Test(arguments: GIFQuality.allCases)
    func `Pixels that do not change never flicker`(quality: GIFQuality) throws {
        let frames = widgetAnimation(side: 60, frameCount: 8)
        let shown = try GIFDecoder().decode(GIFEncoder(quality: quality).encode(frames).bytes).frames.map(\.pixmap)
        for index in 1..<frames.count {
            let (before, after) = (frames[index - 1].pixmap, frames[index].pixmap)
            for pixel in stride(from: 0, to: before.bytes.count, by: 4)
            where before.bytes[pixel..<pixel + 4] == after.bytes[pixel..<pixel + 4] {
                expect(shown[index - 1].bytes[pixel..<pixel + 4], equals: shown[index].bytes[pixel..<pixel + 4])
            }
        }
    }

    /// Counted from what changes, and pixel by pixel; pixels come, go and come back.
    @Test func `The census counts every pixel of every frame`() {
        let pictures = (0..<5).map { PictureKind.fewColorsWithAlpha.picture(width: 9, height: 7, seed: UInt64($0 % 3)) }
        let source = GIFSource(pictures, background: .transparentOverWhite)
        var expected = ColorHistogram()
        for frame in pictures.indices { expected.add(source.pixels(ofFrame: frame, in: source.whole).pixels) }
        let census = GIFChange.census(of: pictures.indices.map { GIFChange(source, frame: $0, isOpening: $0 == 0) })
        expect(census.counts, equals: expected.sorted.counts)
        expect(census.index.colors, equals: expected.sorted.index.colors)
    }

    @Test(arguments: [(1, 1), (32_767, 1), (1, 32_767), (17, 16), (16, 3)])
    func `Odd sizes come back, also transparent ones and single pixels that change`(width: Int, height: Int) throws {
        let empty = Pixmap(widthInPixels: width, heightInPixels: height)
        var last = empty
        last.bytes.replaceSubrange(last.bytes.count - 4..<last.bytes.count, with: Self.red)
        let filled = Pixmap(
            widthInPixels: width, heightInPixels: height,
            bytes: (0..<width * height).flatMap { _ in Self.blue })
        for pictures in [[empty], [filled], [empty, last], [filled, last, empty, filled]] {
            for quality in GIFQuality.allCases {
                let gif = try GIFEncoder(quality: quality).encode(animation(pictures, framesPerSecond: 10)).bytes
                let shown = try GIFDecoder().decode(gif).frames
                for (index, picture) in pictures.enumerated() {
                    expect(shown.last { $0.start <= FrameTime(2 * index + 1, 20) }?.pixmap, equals: picture)
                }
            }
        }
    }

    @Test func `No frames are refused`() {
        #expect(throws: ImageCodecError.noFrames) { try GIFEncoder().encode([]) }
    }

    @Test func `Bytes do not depend on the number of threads`() throws {
        let frames = widgetAnimation(side: 48, frameCount: 9)
        let expected = try GIFEncoder(jobs: 1).encode(frames)
        for jobs in [2, 3, 16, nil] { try expect(GIFEncoder(jobs: jobs).encode(frames), equals: expected) }
    }

    @Test func `Shortened files are refused`() throws {
        let bytes = try GIFEncoder().encode(widgetAnimation(side: 12, frameCount: 3)).bytes
        for count in 0..<bytes.count {
            #expect(throws: ImageCodecError.self) { try GIFDecoder().decode(Array(bytes.prefix(count))) }
        }
    }

    @Test(arguments: [UInt64(1), 2, 3])
    func `Damaged files give frames or an error, never a crash`(seed: UInt64) throws {
        let bytes = try GIFEncoder().encode(widgetAnimation(side: 14, frameCount: 3)).bytes
        for damaged in mutations(of: bytes, count: 300, seed: seed) {
            if let decoded = try? GIFDecoder().decode(damaged) { #expect(!decoded.frames.isEmpty) }
        }
    }

    private static func images(_ bytes: [UInt8]) throws -> [GIFReader.Image] {
        var reader = GIFReader(bytes)
        _ = try reader.screen()
        var images: [GIFReader.Image] = []
        while let block = try reader.nextBlock() {
            if case .image(let image) = block { images.append(image) }
        }
        return images
    }
}

/// What `GIFBackground.transparentOverWhite` does, the plain way.
func flattenPlainly(_ pixmap: Pixmap) -> Pixmap {
    var result = pixmap
    for pixel in stride(from: 0, to: pixmap.bytes.count, by: 4) {
        let alpha = Double(pixmap.bytes[pixel + 3]) / 255
        for channel in 0..<4 {
            let over = Double(pixmap.bytes[pixel + channel]) + 255 * (1 - alpha)
            result.bytes[pixel + channel] = alpha < 0.5 ? 0 : UInt8(over.rounded())
        }
    }
    return result
}
