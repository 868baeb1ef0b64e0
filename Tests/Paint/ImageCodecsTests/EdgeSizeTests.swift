import Pixels
import TestSupport
import Testing

@testable import ImageCodecs

/// Pictures and animations at the edges of what the formats hold.
@Suite struct EdgeSizeTests {
    private static func strip(_ width: Int, _ height: Int) -> Pixmap {
        var pixmap = Pixmap(widthInPixels: width, heightInPixels: height)
        for pixel in 0..<width * height {
            for channel in 0..<3 { pixmap.bytes[pixel * 4 + channel] = UInt8((pixel >> (4 * channel)) % 256) }
            pixmap.bytes[pixel * 4 + 3] = 255
        }
        return pixmap
    }

    @Test(arguments: [(1, 1), (32_767, 1), (1, 32_767), (3, 2)])
    func `A picture of any shape comes back`(width: Int, height: Int) throws {
        let picture = Self.strip(width, height)
        try expect(PNGDecoder().decode(PNGEncoder().encode(picture)).pixmap, equals: picture)
        let one = [AnimationFrame(pixmap: picture, start: .zero, duration: FrameTime(1, 10))]
        try expect(APNGDecoder().decode(APNGEncoder().encode(one).bytes).frames, equals: one)
        let gif = try GIFDecoder().decode(GIFEncoder().encode(one).bytes)
        #expect(gif.frames.count == 1 && gif.frames[0].pixmap.widthInPixels == width)
    }

    @Test(arguments: [(65_535, 1), (1, 32_768), (0, 4), (4, 0)])
    func `A picture too wide or without pixels is refused by every writer`(width: Int, height: Int) {
        let picture = Pixmap(widthInPixels: width, heightInPixels: height)
        let one = [AnimationFrame(pixmap: picture, start: .zero, duration: FrameTime(1, 10))]
        #expect(throws: ImageCodecError.self) { try PNGEncoder().encode(picture) }
        #expect(throws: ImageCodecError.self) { try APNGEncoder().encode(one) }
        #expect(throws: ImageCodecError.self) { try GIFEncoder().encode(one) }
    }

    @Test func `No frame is an error, one is an animation`() throws {
        #expect(throws: ImageCodecError.noFrames) { try GIFEncoder().encode([]) }
        #expect(throws: ImageCodecError.noFrames) { try APNGEncoder().encode([]) }
        let one = animation([card(5, [0, 0, 200, 255])])
        try expect(GIFDecoder().decode(GIFEncoder().encode(one).bytes).frames, equals: one)
    }

    /// Starts that are no hundredths: the error never adds up, and no delay is below what players keep to.
    @Test(arguments: [7, 24, 30, 33, 48]) func `Odd delays add up in a GIF`(framesPerSecond: Int) throws {
        let pictures = (0..<25).map { card(6, $0 % 2 == 0 ? [0, 0, 200, 255] : [220, 10, 0, 255]) }
        let frames = animation(pictures, framesPerSecond: framesPerSecond)
        let decoded = try GIFDecoder().decode(GIFEncoder().encode(frames).bytes).frames
        expect(decoded.count, equals: frames.count)
        for (frame, original) in zip(decoded, frames) {
            #expect(abs(frame.start.seconds - original.start.seconds) <= 0.005 + 1e-9)
            #expect(frame.duration >= FrameTime(2, 100))
        }
    }

    /// Nothing but transparent pixels, of which a palette of one colour is made.
    @Test func `All transparent`() throws {
        let clear = Pixmap(widthInPixels: 7, heightInPixels: 5)
        let frames = animation([clear, clear, clear])
        try expect(PNGDecoder().decode(PNGEncoder().encode(clear)).pixmap, equals: clear)
        try expect(APNGDecoder().decode(APNGEncoder().encode(frames).bytes).frames.map(\.pixmap), equals: [clear, clear, clear])
        let gif = try GIFDecoder().decode(GIFEncoder().encode(frames).bytes)
        #expect(gif.frames.allSatisfy { $0.pixmap == clear })
        expect(gif.frames.last.map { $0.start + $0.duration }, equals: FrameTime(3, 10))
    }

    /// 255 opaque colours and a transparent one fill a GIF's palette; one more colour does not fit and is the nearest.
    @Test(arguments: [1, 2, 255, 256, 257, 2000]) func `Palettes of any size`(colors: Int) throws {
        var picture = Pixmap(widthInPixels: 50, heightInPixels: 41)
        for pixel in 0..<(50 * 40) {
            let color = pixel % colors
            let channels = [UInt8(color % 256), UInt8(color / 256 * 31), UInt8(color * 7 % 256), 255]
            picture.bytes.replaceSubrange(pixel * 4..<pixel * 4 + 4, with: channels)
        }
        try expect(PNGDecoder().decode(PNGEncoder().encode(picture)).pixmap, equals: picture)
        let gif = try GIFDecoder().decode(GIFEncoder().encode(animation([picture])).bytes).frames[0].pixmap
        for pixel in 0..<(50 * 41) {
            expect(gif.bytes[pixel * 4 + 3], equals: picture.bytes[pixel * 4 + 3], "pixel \(pixel)")
        }
        if colors <= 255 { expect(gif, equals: picture) } else { #expect(peakSignalToNoise(gif, picture) > 25) }
    }

    /// Sixteen colours of as many alphas: a PNG palette with transparency.
    @Test func `A palette with alpha`() throws {
        var picture = Pixmap(widthInPixels: 16, heightInPixels: 3)
        for pixel in 0..<48 {
            let alpha = UInt8(pixel % 16 * 17)
            picture.bytes.replaceSubrange(pixel * 4..<pixel * 4 + 4, with: [alpha, 0, alpha / 2, alpha])
        }
        let file = try PNGEncoder().encode(picture)
        expect(file[25], equals: 3, "colour type 3, a palette")
        try expect(PNGDecoder().decode(file).pixmap, equals: picture)
    }
}
