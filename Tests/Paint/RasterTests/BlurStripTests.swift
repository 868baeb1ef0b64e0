import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster

/// A picture too large to be blurred at once is blurred in strips, which no pixel shows.
@Suite struct BlurStripTests {
    @Test(arguments: [0.4, 1.0, 2.9, 4.4, 9, 21], [1, 4]) func stripsChangeNothing(sigma: Double, channels: Int) {
        let source = PixelRect(minX: 3, minY: -7, maxX: 40, maxY: 180)
        let bytes = (0..<(source.width * source.height * channels)).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
        let extent = BlurExtent(sigma: CGFloat(sigma), .identity)
        let box = extent.grown(source)
        func blurred(mostBytes: Int) -> [Int: [UInt8]] {
            var rows: [Int: [UInt8]] = [:]
            bytes.withUnsafeBufferPointer { bytes in
                extent.forEachRow(of: box, bytes.baseAddress!, source, channels: channels, mostBytes: mostBytes) { y, row in
                    rows[y] = Array(UnsafeBufferPointer(start: row, count: box.width * channels))
                }
            }
            return rows
        }
        let whole = blurred(mostBytes: .max)
        expect(whole.count, equals: box.height)
        for mostBytes in [1, 20_000, 100_000] { expect(blurred(mostBytes: mostBytes), equals: whole) }
    }
}
