import Pixels
import TestSupport
import Testing

@testable import ImageCodecs

/// What libwebp's player shows of our files is what was put into them.
@Suite struct WebPTests {
    @Test(arguments: PictureKind.allCases, CompressionEffort.allCases)
    func `A still comes back as it was`(kind: PictureKind, effort: CompressionEffort) throws {
        let pixmap = kind.picture(width: 17, height: 9, seed: 3)
        let player = try #require(WebPPlayer(WebPEncoder(effort: effort).encode(pixmap)))
        expect(player.pixmaps, equals: [pixmap])
    }

    @Test(arguments: PictureKind.allCases)
    func `Every frame comes back as it was`(kind: PictureKind) throws {
        let pictures = (0..<5).map { kind.picture(width: 13, height: 9, seed: UInt64($0)) }
        let encoded = try WebPEncoder(playCount: 3).encode(animation(pictures, framesPerSecond: 30))
        let player = try #require(WebPPlayer(encoded.bytes))
        expect(player.pixmaps, equals: pictures)
        expect(player.playCount, equals: 3)
    }

    @Test func `A widget's frames come back as they were, and so do parts at odd places`() throws {
        var pictures = widgetAnimation(side: 40, frameCount: 6).map(\.pixmap)
        // A part that vanishes, a pixel that changes, a pixel that becomes half transparent, nothing.
        for change in [(at: 41, to: [0, 0, 0, 0]), (41, [9, 8, 7, 255]), (843, [4, 5, 6, 100])] as [(at: Int, to: [UInt8])] {
            var next = pictures[pictures.count - 1]
            next.bytes.replaceSubrange(change.at * 4..<change.at * 4 + 4, with: change.to)
            pictures.append(next)
        }
        pictures.append(Pixmap(widthInPixels: 40, heightInPixels: 40))
        pictures.append(pictures[0])
        pictures.append(pictures[0])
        let player = try #require(WebPPlayer(WebPEncoder().encode(animation(pictures)).bytes))
        expect(player.pixmaps, equals: pictures)
    }

    @Test(arguments: [1, 3, 7])
    func `Bytes do not depend on the number of threads`(jobs: Int) throws {
        let frames = widgetAnimation(side: 32, frameCount: 7)
        try expect(WebPEncoder(jobs: jobs).encode(frames), equals: WebPEncoder(jobs: 2).encode(frames))
    }

    @Test(arguments: [24, 30, 60, 120, 240])
    func `Milliseconds are those since the start, rounded`(framesPerSecond: Int) throws {
        let frames = widgetAnimation(side: 8, frameCount: 50, framesPerSecond: framesPerSecond)
        let player = try #require(WebPPlayer(WebPEncoder().encode(frames).bytes))
        expect(player.ends, equals: (1...50).map { ($0 * 2000 + framesPerSecond) / (2 * framesPerSecond) })
    }

    @Test func `A side has at most 16,383 pixels`() throws {
        let longest = Pixmap(widthInPixels: 16_383, heightInPixels: 1)
        try expect(WebPPlayer(WebPEncoder().encode(longest))?.pixmaps, equals: [longest])
        let tooLong = Pixmap(widthInPixels: 1, heightInPixels: 16_384)
        let fault = ImageCodecError.tooLarge(
            widthInPixels: 1, heightInPixels: 16_384, limit: "a side may have at most 16383 pixels")
        #expect(throws: fault) { try WebPEncoder().encode(tooLong) }
        #expect(throws: fault) { try WebPEncoder().encode(animation([tooLong])) }
    }

    @Test func `What is no picture or no animation is refused`() {
        let empty = Pixmap(widthInPixels: 0, heightInPixels: 4)
        #expect(throws: ImageCodecError.emptyPicture(widthInPixels: 0, heightInPixels: 4)) { try WebPEncoder().encode(empty) }
        #expect(throws: ImageCodecError.noFrames) { try WebPEncoder().encode([AnimationFrame]()) }
    }

    @Test(arguments: [FrameTime(1, 5000), FrameTime(16_778)])
    func `A time that is no number of milliseconds of 24 bits is refused`(duration: FrameTime) throws {
        let frame = AnimationFrame(pixmap: Pixmap(widthInPixels: 2, heightInPixels: 2), start: .zero, duration: duration)
        let fault = ImageCodecError.badFrameTime(
            frame: 0, fault: "a WebP frame lasts 1 to 16777215 milliseconds, not \(duration)")
        #expect(throws: fault) { try WebPEncoder().encode([frame]) }
    }
}
