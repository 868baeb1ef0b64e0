import Delivery
import HostProtocol
import Pixels

/// Draws the parts of a tree over its picture.
struct TreeDrawing {
    let pixmap: Pixmap
    /// Pixels per point.
    let scale: Double

    private static let frameColor: (UInt8, UInt8, UInt8) = (0x00, 0x7A, 0xFF)
    private static let namedColor: (UInt8, UInt8, UInt8) = (0xFF, 0x2D, 0x9B)
    private static let goodColor: (UInt8, UInt8, UInt8) = (0x1E, 0x9E, 0x4A)
    private static let badColor: (UInt8, UInt8, UInt8) = (0xE0, 0x1B, 0x24)

    func drawing(_ overlay: TreeOverlay, of tree: PreviewTree) -> Pixmap {
        var picture = pixmap.contiguous
        switch overlay {
        case .frames: for element in tree.elements { draw(element, into: &picture) }
        case .accessibility:
            var number = 0
            for element in tree.accessible { draw(element, &number, into: &picture) }
        }
        return picture
    }

    /// Views with a body have a frame of their own colour, over the frames of what is inside.
    private func draw(_ element: TreeElement, into picture: inout Pixmap) {
        for child in element.children ?? [] { draw(child, into: &picture) }
        let isNamed = element.children?.count == 1 && element.children?.first?.frame == element.frame && element.text == nil
        stroke(element.frame, isNamed ? Self.namedColor : Self.frameColor, width: 1, into: &picture)
    }

    private func draw(_ element: AccessibleElementSummary, _ number: inout Int, into picture: inout Pixmap) {
        number += 1
        let color = element.findings == nil ? Self.goodColor : Self.badColor
        stroke(element.frame, color, width: max(Int((2 * scale).rounded()), 1), into: &picture)
        let size = max(Int(scale.rounded()), 1)
        let (left, top) = (Int((element.frame[0] * scale).rounded()), Int((element.frame[1] * scale).rounded()))
        let width = TimeDigits.width(of: "\(number)") * size
        for y in top..<(top + (TimeDigits.height + 2) * size) {
            for x in left..<(left + width + size) { picture.paint((0xFF, 0xFF, 0xFF), x, y) }
        }
        TimeDigits.write("\(number)", into: &picture, at: (max(left, 0) + size, max(top, 0) + size), scale: size)
        for child in element.children ?? [] { draw(child, &number, into: &picture) }
    }

    private func stroke(_ frame: [Double], _ color: (UInt8, UInt8, UInt8), width: Int, into picture: inout Pixmap) {
        let (left, top) = (Int((frame[0] * scale).rounded()), Int((frame[1] * scale).rounded()))
        let (right, bottom) = (Int(((frame[0] + frame[2]) * scale).rounded()), Int(((frame[1] + frame[3]) * scale).rounded()))
        guard right > left, bottom > top else { return }
        // What reaches beyond the canvas is cut off there.
        let (columns, rows) = (
            max(left, 0)..<max(min(right, picture.widthInPixels), max(left, 0)),
            max(top, 0)..<max(min(bottom, picture.heightInPixels), max(top, 0))
        )
        for inset in 0..<width {
            for x in columns {
                picture.paint(color, x, top + inset)
                picture.paint(color, x, bottom - 1 - inset)
            }
            for y in rows {
                picture.paint(color, left + inset, y)
                picture.paint(color, right - 1 - inset, y)
            }
        }
    }
}

extension Pixmap {
    fileprivate mutating func paint(_ color: (UInt8, UInt8, UInt8), _ x: Int, _ y: Int) {
        guard (0..<widthInPixels).contains(x), (0..<heightInPixels).contains(y) else { return }
        let place = (y * widthInPixels + x) * 4
        (bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3]) = (color.0, color.1, color.2, 0xFF)
    }
}
