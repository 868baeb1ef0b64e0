import Foundation

extension Pixmap {
    /// Takes each pixel that is not that of another picture of the same size, row by row: its place, and both pixels with red lowest.
    package func forEachDifference(from other: Pixmap, _ body: (_ x: Int, _ y: Int, _ own: UInt32, _ other: UInt32) -> Void) {
        precondition(widthInPixels == other.widthInPixels && heightInPixels == other.heightInPixels, "The pictures have one size.")
        for y in 0..<heightInPixels where !sharesRow(y, with: other) {
            withRow(y) { own in
                other.withRow(y) { others in
                    guard let start = own.baseAddress, let otherStart = others.baseAddress, memcmp(start, otherStart, own.count) != 0
                    else { return }
                    for x in 0..<widthInPixels {
                        let pixel = UInt32(littleEndian: start.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
                        let otherPixel = UInt32(littleEndian: otherStart.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
                        if pixel != otherPixel { body(x, y, pixel, otherPixel) }
                    }
                }
            }
        }
    }
}
