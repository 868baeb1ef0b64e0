import Pixels
import TestSupport
import Testing

@testable import ImageCodecs

/// Unchanged pixels may be stored as they are or as transparent ones; whatever is chosen, frames come back as they were.
@Suite struct APNGChoiceTests {
    /// Frames in which soft bands wander over a pattern: changed and unchanged pixels alternate in short runs, and the
    /// pattern repeats at many distances.
    private func frames(seed: UInt64, isOpaque: Bool) -> [AnimationFrame] {
        var generator = SeededGenerator(seed: seed)
        func random(_ bound: Int) -> Int { generator.below(bound) }
        let (width, height) = (90 + random(40), 50)
        var picture = Pixmap(widthInPixels: width, heightInPixels: height)
        for pixel in 0..<width * height {
            let shade = UInt8((pixel % width / 7 + pixel / width / 5) % 3 * 40)
            picture.bytes.replaceSubrange(pixel * 4..<pixel * 4 + 4, with: [shade, shade, 90, isOpaque ? 255 : 90 + shade])
        }
        return (0..<8).map { index in
            for _ in 0..<40 {
                let (row, start, length) = (random(height), random(width - 9), 1 + random(9))
                let level = UInt8(random(4) * 20)
                for column in start..<start + length where random(3) > 0 {
                    let place = (row * width + column) * 4
                    picture.bytes.replaceSubrange(place..<place + 4, with: [level, 20, 60, isOpaque ? 255 : 90 + level])
                }
            }
            return AnimationFrame(pixmap: picture, start: FrameTime(index, 30), duration: FrameTime(1, 30))
        }
    }

    @Test(arguments: 1...24)
    func `Frames come back as they were`(seed: Int) throws {
        for isOpaque in [false, true] {
            let frames = frames(seed: UInt64(seed), isOpaque: isOpaque)
            let decoded = try APNGDecoder().decode(APNGEncoder(pixelsPerPoint: 1).encode(frames).bytes)
            expect(decoded.frames.map(\.pixmap), equals: frames.map(\.pixmap), "opaque: \(isOpaque)")
        }
    }
}
