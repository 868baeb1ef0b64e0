/// A line within a row of pixels, in 1/256 pixel, and the amounts that it adds to the cells.
///
/// Of a pixel whose left side is the place 0, a line of `height` covers the part to its right. Up to the place X, twice
/// the area between the line and X is 0 before the line, (X - left)^2 * height / (right - left) along it, and
/// height * (2 X - left - right) behind it. A pixel's coverage is the difference of that at its two sides; a cell holds
/// the difference of two pixels' coverage.
struct RowLine {
    let left: Int
    let right: Int
    let height: Int
    /// The pixel that the left end lies in.
    let column: Int
    /// The distance that the line reaches into the next pixel; zero or less where it does not.
    let beyond: Int

    @inline(__always)
    init(_ left: Int, _ right: Int, _ height: Int) {
        (self.left, self.right, self.height) = (left, right, height)
        column = left >> 8
        beyond = right &- (column &+ 1) &<< 8
    }

    /// True if the line reaches over more than two pixels.
    @inline(__always)
    var isWide: Bool { beyond > 256 }

    /// Returns the amounts that a line over one pixel or two adds to three cells, the opposite where `sign` is -1.
    ///
    /// The area beyond the first pixel's right side is the third cell's; the other two follow, as all three add up to the height, and
    /// their coverage to the area right of the line.
    @inline(__always)
    func areas(_ inverses: UnsafePointer<UInt>, _ sign: Int) -> (first: Int, second: Int, third: Int) {
        let reach = max(beyond, 0)
        let product = UInt(bitPattern: reach &* reach &* height) &* inverses[right &- left]
        let third = (Int(bitPattern: product &>> 32) ^ sign) &- sign
        let signed = (height ^ sign) &- sign
        let moment = signed &* (left &+ right &- column &<< 9)
        return (signed &<< 9 &- moment &+ third, moment &- 2 &* third, third)
    }
}

/// A line within a row that reaches over more than two pixels.
struct WideRowLine {
    /// The line's right end, measured from the left side of the pixel of its left end.
    let end: Int
    private let start: Int
    private let height: Int
    private let slope: Double

    init(_ line: RowLine) {
        let origin = line.column &<< 8
        (start, end, height) = (line.left &- origin, line.right &- origin, line.height)
        slope = Double(line.height) / Double(line.right &- line.left)
    }

    /// Returns twice the area right of the line, up to a place.
    @inline(__always)
    func area(upTo place: Int) -> Int {
        if place >= end { return height &* (2 &* place &- start &- end) }
        let distance = Double(max(place &- start, 0))
        return nearestWhole(distance * distance * slope)
    }
}

/// The crossings of a descending line with the edges of rows, rounded to the nearest 1/256 pixel.
struct EdgeSlope {
    private let x0: Int
    private let y0: Int
    private let slope: Double

    @inline(__always)
    init(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
        (self.x0, self.y0) = (x0, y0)
        slope = Double(x1 &- x0) / Double(y1 &- y0)
    }

    @inline(__always)
    func x(at y: Int) -> Int { x0 &+ nearestWhole(Double(y &- y0) * slope) }
}

/// The nearest whole number to one within 2^51 of zero; of two as near, the even one.
///
/// Added to 1.5 * 2^52, a number loses its fraction, and its whole part is in the lowest bits.
@inline(__always)
func nearestWhole(_ value: Double) -> Int {
    let shift = 6_755_399_441_055_744.0
    return Int(bitPattern: UInt((value + shift).bitPattern &- shift.bitPattern))
}
