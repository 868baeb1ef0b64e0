import Foundation

/// A half-open box of whole pixels.
package struct PixelRect: Equatable, Sendable {
    package var minX: Int
    package var minY: Int
    package var maxX: Int
    package var maxY: Int

    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    package var width: Int { max(maxX - minX, 0) }
    package var height: Int { max(maxY - minY, 0) }
    package var isEmpty: Bool { maxX <= minX || maxY <= minY }

    package func intersection(_ other: PixelRect) -> PixelRect {
        let result = PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
        return result.isEmpty ? .empty : result
    }

    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    func insetBy(dx: Int, dy: Int) -> PixelRect {
        PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX - dx, maxY: maxY - dy)
    }

    func offsetBy(dx: Int, dy: Int) -> PixelRect {
        PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
    }

    /// The smallest box around this one whose left and top are multiples of whole numbers of pixels.
    func alignedToMultiples(x: Int, y: Int) -> PixelRect {
        func aligned(_ value: Int, _ step: Int) -> Int {
            let rest = value % step
            return value - (rest < 0 ? rest + step : rest)
        }
        return PixelRect(minX: aligned(minX, x), minY: aligned(minY, y), maxX: maxX, maxY: maxY)
    }

    func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
    }
}

extension PixelRect {
    /// Coordinates beyond this many pixels are pulled in to it: far outside any canvas, and safe to add up.
    static let limit = 1e9

    /// The smallest box that covers a rectangle in pixels; empty where it is null or not a number.
    init(covering rect: CGRect) {
        let (left, top) = (Double(rect.minX), Double(rect.minY))
        let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
        guard !rect.isNull, !left.isNaN, !top.isNaN, !right.isNaN, !bottom.isNaN else {
            self = .empty
            return
        }
        func whole(_ value: Double) -> Int { Int(min(max(value, -PixelRect.limit), PixelRect.limit)) }
        self.init(
            minX: whole(left.rounded(.down)), minY: whole(top.rounded(.down)), maxX: whole(right.rounded(.up)),
            maxY: whole(bottom.rounded(.up)))
    }
}
