import Pixels

/// Grows around the pixels it is shown.
struct PixelBounds {
    private var left = Int.max
    private var right = Int.min
    private var top = Int.max
    private var bottom = Int.min

    /// Takes in the pixels from `first` through `last` of a row.
    mutating func include(first: Int, last: Int, row: Int) {
        left = min(left, first)
        right = max(right, last)
        top = min(top, row)
        bottom = max(bottom, row)
    }

    var rectangle: PixelRect {
        guard right >= left else { return .empty }
        return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}
