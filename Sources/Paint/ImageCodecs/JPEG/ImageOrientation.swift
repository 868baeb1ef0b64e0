import Pixels

/// The turn that shows a stored picture upright: the eight values of Exif's orientation (Exif 2.32, 4.6.4).
package enum ImageOrientation: Int, Sendable, CaseIterable {
    case up = 1
    case mirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    case right = 6
    case rightMirrored = 7
    case left = 8

    /// True if rows become columns.
    private var swapsSides: Bool { rawValue >= 5 }

    /// The picture as it is seen.
    package func applied(to picture: Pixmap) -> Pixmap {
        if self == .up { return picture }
        let (width, height) = (picture.widthInPixels, picture.heightInPixels)
        let (newWidth, newHeight) = swapsSides ? (height, width) : (width, height)
        var result = Pixmap(widthInPixels: newWidth, heightInPixels: newHeight)
        for row in 0..<newHeight {
            for column in 0..<newWidth {
                let (x, y) = source(column: column, row: row, width: width, height: height)
                let (from, to) = ((y * width + x) * 4, (row * newWidth + column) * 4)
                for channel in 0..<4 { result.bytes[to + channel] = picture.bytes[from + channel] }
            }
        }
        return result
    }

    /// The stored pixel that is seen at a place.
    private func source(column: Int, row: Int, width: Int, height: Int) -> (x: Int, y: Int) {
        switch self {
        case .up: (column, row)
        case .mirrored: (width - 1 - column, row)
        case .down: (width - 1 - column, height - 1 - row)
        case .downMirrored: (column, height - 1 - row)
        case .leftMirrored: (row, column)
        case .right: (row, height - 1 - column)
        case .rightMirrored: (width - 1 - row, height - 1 - column)
        case .left: (width - 1 - row, column)
        }
    }
}
