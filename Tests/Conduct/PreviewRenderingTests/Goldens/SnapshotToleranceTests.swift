import ImageCodecs
import Pixels
import SwiftUI
import TestSupport
import Testing

@_spi(Internals) @testable import SnapshotTesting

@Suite("Tolerance of snapshots") @MainActor struct SnapshotToleranceTests {
    private func frame(_ changes: [(pixel: Int, by: Int)]) -> [AnimationFrame] {
        var pixmap = Pixmap(widthInPixels: 10, heightInPixels: 10)
        for index in pixmap.bytes.indices { pixmap.bytes[index] = index % 4 == 3 ? 255 : 100 }
        for change in changes {
            for channel in 0..<3 { pixmap.bytes[4 * change.pixel + channel] = UInt8(100 + change.by) }
        }
        return [AnimationFrame(pixmap: pixmap, start: .zero, duration: FrameTime(1))]
    }

    @Test("Without a tolerance nothing may differ") func exact() {
        #expect(!SnapshotTolerance().allows(frame([]), frame([(3, 1)])))
    }

    @Test("A part of the pixels may differ") func precision() {
        let tolerance = SnapshotTolerance(precision: 0.98)
        #expect(tolerance.allows(frame([]), frame([(3, 100), (4, 100)])))
        #expect(!tolerance.allows(frame([]), frame([(3, 100), (4, 100), (5, 100)])))
    }

    @Test("All pixels may differ by what is hardly seen") func perception() {
        let tolerance = SnapshotTolerance(perceptualPrecision: 0.98)
        // One level of grey is four tenths of a step of L*a*b* there.
        #expect(tolerance.allows(frame([]), frame((0..<100).map { ($0, 4) })))
        #expect(!tolerance.allows(frame([]), frame([(50, 8)])))
    }

    @Test("The configuration is read by the names of swift-snapshot-testing's own tests") func internals() {
        withSnapshotTesting(record: .all, diffTool: .ksdiff) {
            expect(_record, equals: .all)
            expect(_diffTool(currentFilePath: "a", failedFilePath: "b"), equals: "ksdiff a b")
        }
    }

    @Test("Words of other suites make the same pictures") func words() {
        struct Card: View { var body: some View { Text("Card").padding() } }
        let plain: Snapshotting<Card, UIImage> = .image
        let other: Snapshotting<Card, UIImage> = .image(precision: 0.99, perceptualPrecision: 0.98, layout: .sizeThatFits)
        expect(other.diffing.frames?.tolerance, equals: SnapshotTolerance(precision: 0.99, perceptualPrecision: 0.98))
        expect(plain.diffing.frames?.tolerance, equals: SnapshotTolerance())
        withSnapshotTesting(diffTool: .ksdiff) {
            expect(SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "a", failedFilePath: "b"), equals: "ksdiff a b")
        }
    }
}
