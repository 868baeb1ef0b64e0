import Pixels

/// A picture as one 32-bit number a pixel (red in the low byte, alpha in the high one), for comparing and cutting.
struct PixelPlane: Sendable, Equatable {
    let width: Int
    let height: Int
    var pixels: [UInt32]

    init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(pixels.count == width * height, "A plane has one number a pixel.")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// A transparent plane.
    init(width: Int, height: Int) {
        self.init(width: width, height: height, pixels: [UInt32](repeating: 0, count: width * height))
    }

    var whole: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// The smallest rectangle around the pixels that differ from those of a plane of the same size.
    func changes(from other: PixelPlane) -> PixelRect {
        bounds(comparedWith: other) { $0 != $1 }
    }

    /// Makes the pixels of a rectangle transparent.
    mutating func clear(_ area: PixelRect) {
        for row in area.minY..<area.maxY {
            for index in row * width + area.minX..<row * width + area.maxX { pixels[index] = 0 }
        }
    }
}
