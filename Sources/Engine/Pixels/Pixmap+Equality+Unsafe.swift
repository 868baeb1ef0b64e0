import Foundation

extension Pixmap {
    /// Returns whether two pictures have the same size and bytes.
    ///
    /// Goldens are compared frame by frame. One call compares their bytes four times as fast as `==` of arrays, which goes
    /// from byte to byte.
    package static func == (first: Pixmap, second: Pixmap) -> Bool {
        guard first.widthInPixels == second.widthInPixels, first.heightInPixels == second.heightInPixels else { return false }
        if first.isInBands && second.isInBands { return zip(first.bands, second.bands).allSatisfy(isSame) }
        if !first.isInBands && !second.isInBands { return isSame(first.whole, second.whole) }
        return (0..<first.heightInPixels).allSatisfy { row in
            first.withRow(row) { some in second.withRow(row) { isSame(some, $0) } }
        }
    }

    private static func isSame(_ first: PixelBand, _ second: PixelBand) -> Bool {
        first === second
            || first.count == second.count
                && first.read(0..<first.count) { some in second.read(0..<second.count) { isSame(some, $0) } }
    }

    private static func isSame(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        first.withUnsafeBytes { some in second.withUnsafeBytes { isSame(some, $0) } }
    }

    private static func isSame(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Bool {
        guard let start = first.baseAddress, let other = second.baseAddress else { return first.count == second.count }
        return first.count == second.count && (start == other || memcmp(start, other, first.count) == 0)
    }
}
