/// The difference of two pictures, pixel by pixel.
package struct PixelDiff: Sendable, Equatable {
    /// Pixels of which at least one premultiplied channel differs; all pixels that only one picture has.
    package let differingPixels: Int

    /// The largest difference of one channel, 0 to 255; 255 where the sizes differ.
    package let largestChannelDifference: Int

    /// The smallest box around all differing pixels, or nil where there are none.
    package let box: PixelRect?

    private let reference: Pixmap
    private let actual: Pixmap
    private let tolerance: Int

    package var isEmpty: Bool { differingPixels == 0 }

    /// Compares two pictures, channel by channel; a difference of up to `tolerance` (0 to 255) does not count.
    package init(_ reference: Pixmap, _ actual: Pixmap, tolerance: Int = 0) {
        // Equal pictures are the rule, and comparing their bytes at once is quick even without optimisation.
        let isSame = reference == actual
        // Others are walked through pixel by pixel.
        let (reference, actual) = isSame ? (reference, actual) : (reference.contiguous, actual.contiguous)
        (self.reference, self.actual, self.tolerance) = (reference, actual, tolerance)
        var (count, largest) = (0, 0)
        var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
        if !isSame {
            for y in 0..<max(reference.heightInPixels, actual.heightInPixels) {
                for x in 0..<max(reference.widthInPixels, actual.widthInPixels) {
                    let difference = PixelDiff.difference(reference, actual, x, y)
                    largest = max(largest, difference)
                    guard difference > tolerance else { continue }
                    count += 1
                    (left, right) = (min(left, x), max(right, x))
                    (top, bottom) = (min(top, y), max(bottom, y))
                }
            }
        }
        differingPixels = count
        largestChannelDifference = largest
        box =
            count == 0
            ? nil : PixelRect(minX: left, minY: top, maxX: right + 1, maxY: bottom + 1)
    }

    /// The reference, pale and grey, with the differing pixels in red, stronger the more they differ.
    ///
    /// It is drawn at each access.
    package var picture: Pixmap {
        let (reference, actual) = (reference.contiguous, actual.contiguous)
        let width = max(reference.widthInPixels, actual.widthInPixels)
        let height = max(reference.heightInPixels, actual.heightInPixels)
        var picture = Pixmap(widthInPixels: width, heightInPixels: height)
        for y in 0..<height {
            for x in 0..<width {
                let difference = PixelDiff.difference(reference, actual, x, y)
                PixelDiff.paint(&picture, x, y, reference, difference: difference > tolerance ? difference : 0)
            }
        }
        return picture
    }

    private static func difference(_ a: Pixmap, _ b: Pixmap, _ x: Int, _ y: Int) -> Int {
        guard x < a.widthInPixels, y < a.heightInPixels, x < b.widthInPixels, y < b.heightInPixels else { return 255 }
        let (first, second) = ((y * a.widthInPixels + x) * 4, (y * b.widthInPixels + x) * 4)
        var largest = 0
        for channel in 0..<4 {
            largest = max(largest, abs(Int(a.bytes[first + channel]) - Int(b.bytes[second + channel])))
        }
        return largest
    }

    private static func paint(_ picture: inout Pixmap, _ x: Int, _ y: Int, _ reference: Pixmap, difference: Int) {
        var gray = 255
        if x < reference.widthInPixels, y < reference.heightInPixels {
            let pixel = reference[x, y]
            // Rec. 601 luma in 1/256 over white, then a quarter of the contrast.
            let luma = (77 * Int(pixel.red) + 150 * Int(pixel.green) + 29 * Int(pixel.blue)) / 256
            gray = 255 - (255 - min(luma + 255 - Int(pixel.alpha), 255)) / 4
        }
        let index = (y * picture.widthInPixels + x) * 4
        // Any difference is seen: red from half strength.
        let (red, other) = difference > 0 ? (255, 127 - difference / 2) : (gray, gray)
        picture.bytes[index] = UInt8(red)
        picture.bytes[index + 1] = UInt8(other)
        picture.bytes[index + 2] = UInt8(other)
        picture.bytes[index + 3] = 255
    }
}
