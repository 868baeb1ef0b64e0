import Foundation
import Pixels

extension PixelRect {
    /// Coordinates beyond this many pixels are pulled in to it: far outside any canvas, and safe to add up.
    static let limit = 1e9

    /// Creates the smallest box that covers a rectangle in pixels; empty where it is null or NaN.
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
