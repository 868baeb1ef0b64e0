/// A rectangle of whole pixels, `x` and `y` from the top left; empty when a side is 0.
struct PixelRectangle: Sendable, Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    static let empty = PixelRectangle(x: 0, y: 0, width: 0, height: 0)

    var isEmpty: Bool { width == 0 || height == 0 }
    var area: Int { width * height }
    var maxX: Int { x + width }
    var maxY: Int { y + height }

    /// The smallest rectangle around both; an empty one adds nothing.
    func union(_ other: PixelRectangle) -> PixelRectangle {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRectangle(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    func contains(x column: Int, y row: Int) -> Bool {
        column >= x && column < maxX && row >= y && row < maxY
    }
}
