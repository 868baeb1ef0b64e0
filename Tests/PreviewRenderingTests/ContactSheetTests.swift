import ImageCodecs
import Pixels
import Testing

@testable import PreviewRendering

/// Pictures of whole animations.
@Suite("Contact sheets and trails") struct ContactSheetTests {
    /// A white dot that moves over black, one pixel a frame.
    private var frames: [AnimationFrame] {
        (0..<8).map { index in
            var pixmap = Pixmap(widthInPixels: 8, heightInPixels: 4)
            for place in stride(from: 3, to: pixmap.bytes.count, by: 4) { pixmap.bytes[place] = 255 }
            for channel in 0..<3 { pixmap.bytes[index * 4 + channel] = 255 }
            return AnimationFrame(pixmap: pixmap, start: FrameTime(index, 30), duration: FrameTime(1, 30))
        }
    }

    @Test("Trails show the moving thing at each place")
    func trails() {
        let trails = MotionTrails(frames).pixmap()
        #expect((0..<8).map { trails[$0, 0].red } == Array(repeating: 255, count: 8))
        #expect((0..<8).map { trails[$0, 1].red } == Array(repeating: 0, count: 8))
    }

    @Test("A sheet holds every frame that differs, at most forty")
    func sheet() {
        let still = ContactSheet(Array(repeating: frames[0], count: 5)).pixmap()
        let moving = ContactSheet(frames).pixmap()
        #expect(moving.widthInPixels * moving.heightInPixels > 3 * still.widthInPixels * still.heightInPixels)
        let many = (0..<100).flatMap { _ in frames }
        #expect(ContactSheet(many).pixmap().widthInPixels < 2400)
    }
}
