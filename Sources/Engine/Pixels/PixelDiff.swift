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
        (self.reference, self.actual, self.tolerance) = (reference, actual, tolerance)
        var (count, largest) = (0, 0)
        var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
        func add(_ difference: Int, _ x: Int, _ y: Int) {
            largest = max(largest, difference)
            guard difference > tolerance else { return }
            count += 1
            (left, right) = (min(left, x), max(right, x))
            (top, bottom) = (min(top, y), max(bottom, y))
        }
        if reference.widthInPixels == actual.widthInPixels, reference.heightInPixels == actual.heightInPixels {
            reference.forEachDifference(from: actual) { x, y, old, new in add(PixelDiff.difference(old, new), x, y) }
        } else {
            let (first, second) = (Plane(reference), Plane(actual))
            for y in 0..<max(first.height, second.height) {
                for x in 0..<max(first.width, second.width) { add(PixelDiff.difference(first, second, x, y), x, y) }
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
        let (first, second) = (Plane(reference), Plane(actual))
        let (width, height) = (max(first.width, second.width), max(first.height, second.height))
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let difference = PixelDiff.difference(first, second, x, y)
                let (red, other) = PixelDiff.color(x, y, first, difference: difference > tolerance ? difference : 0)
                let index = (y * width + x) * 4
                bytes[index] = red
                bytes[index + 1] = other
                bytes[index + 2] = other
            }
        }
        return Pixmap(widthInPixels: width, heightInPixels: height, bytes: bytes)
    }

    /// A picture's bytes in one piece, so that no pixel asks how the picture is stored.
    private struct Plane {
        let width: Int
        let height: Int
        let bytes: [UInt8]

        init(_ picture: Pixmap) {
            (width, height, bytes) = (picture.widthInPixels, picture.heightInPixels, picture.contiguous.bytes)
        }
    }

    private static func difference(_ a: Plane, _ b: Plane, _ x: Int, _ y: Int) -> Int {
        guard x < a.width, y < a.height, x < b.width, y < b.height else { return 255 }
        let (first, second) = ((y * a.width + x) * 4, (y * b.width + x) * 4)
        var largest = 0
        for channel in 0..<4 {
            largest = max(largest, abs(Int(a.bytes[first + channel]) - Int(b.bytes[second + channel])))
        }
        return largest
    }

    /// Returns the largest difference of a channel between two pixels.
    private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
        var largest = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) { largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255))) }
        return largest
    }

    /// Returns the level of red, and that of green and blue.
    private static func color(_ x: Int, _ y: Int, _ reference: Plane, difference: Int) -> (red: UInt8, other: UInt8) {
        // Any difference is seen: red from half strength.
        if difference > 0 { return (255, UInt8(127 - difference / 2)) }
        guard x < reference.width, y < reference.height else { return (255, 255) }
        let index = (y * reference.width + x) * 4
        let (red, green, blue) = (Int(reference.bytes[index]), Int(reference.bytes[index + 1]), Int(reference.bytes[index + 2]))
        // Rec. 601 luma in 1/256 over white, then a quarter of the contrast.
        let luma = (77 * red + 150 * green + 29 * blue) / 256
        let gray = UInt8(255 - (255 - min(luma + 255 - Int(reference.bytes[index + 3]), 255)) / 4)
        return (gray, gray)
    }
}
