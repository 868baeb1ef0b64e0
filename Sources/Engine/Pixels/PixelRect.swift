/// A rectangle of whole pixels, half-open, from the top left; empty where a side is not positive.
package struct PixelRect: Equatable, Sendable {
    package var minX: Int
    package var minY: Int
    package var maxX: Int
    package var maxY: Int

    @inlinable package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    @inlinable package init(x: Int, y: Int, width: Int, height: Int) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    @inlinable package var width: Int { max(maxX - minX, 0) }
    @inlinable package var height: Int { max(maxY - minY, 0) }
    @inlinable package var isEmpty: Bool { maxX <= minX || maxY <= minY }

    /// The number of pixels inside.
    @inlinable package var area: Int { width * height }

    @inlinable package func intersection(_ other: PixelRect) -> PixelRect {
        let result = PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
        return result.isEmpty ? .empty : result
    }

    @inlinable package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    @inlinable package func insetBy(dx: Int, dy: Int) -> PixelRect {
        PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX - dx, maxY: maxY - dy)
    }

    @inlinable package func offsetBy(dx: Int, dy: Int) -> PixelRect {
        PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
    }

    /// The smallest box around this one whose left and top are multiples of whole numbers of pixels.
    @inlinable package func alignedToMultiples(x: Int, y: Int) -> PixelRect {
        func aligned(_ value: Int, _ step: Int) -> Int {
            let rest = value % step
            return value - (rest < 0 ? rest + step : rest)
        }
        return PixelRect(minX: aligned(minX, x), minY: aligned(minY, y), maxX: maxX, maxY: maxY)
    }

    @inlinable package func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
    }

    @inlinable package func contains(x column: Int, y row: Int) -> Bool {
        column >= minX && column < maxX && row >= minY && row < maxY
    }
}
