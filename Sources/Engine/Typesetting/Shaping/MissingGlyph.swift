import Foundation
import Geometry

/// The box that stands for a character no font has: its code point in two rows of hexadecimal digits in a frame.
struct MissingGlyph: Hashable {
    var scalar: Unicode.Scalar
    var metrics: FontMetrics

    private var digits: [Character] {
        let hexadecimal = String(scalar.value, radix: 16, uppercase: true)
        let count = max(hexadecimal.count + hexadecimal.count % 2, 4)
        return [Character](repeating: "0", count: count - hexadecimal.count) + Array(hexadecimal)
    }

    private var columns: Int { digits.count / 2 }

    /// The box is as high as capitals; a cell is a third of that wide, the frame a cell's quarter from the digits.
    private var cell: CGSize {
        let height = metrics.capHeight
        return CGSize(width: height * 0.3, height: height * 0.34)
    }

    private var border: CGFloat { metrics.capHeight * 0.07 }
    private var gap: CGFloat { metrics.capHeight * 0.08 }

    /// The advance in points, with a gap on both sides of the box.
    var advance: CGFloat { CGFloat(columns) * (cell.width + gap) + gap + 2 * border + 2 * gap }

    /// The outline in points, origin on the baseline.
    var outline: Path {
        var path = Path()
        let box = CGRect(
            x: gap, y: -metrics.capHeight, width: advance - 2 * gap, height: metrics.capHeight)
        MissingGlyph.add(box, isHole: false, to: &path)
        let inner = box.insetBy(dx: border, dy: border)
        MissingGlyph.add(inner, isHole: true, to: &path)
        for (index, digit) in digits.enumerated() {
            let (row, column) = (index / columns, index % columns)
            let left = inner.minX + gap + CGFloat(column) * (cell.width + gap)
            let top = inner.minY + gap + CGFloat(row) * (cell.height + gap)
            let height = (inner.height - 3 * gap) / 2
            add(digit, in: CGRect(x: left, y: top, width: cell.width, height: height), to: &path)
        }
        return path
    }

    /// Seven bars as on a pocket calculator: top, upper right, lower right, bottom, lower left, upper left, middle.
    private static let bars: [Character: [Int]] = [
        "0": [0, 1, 2, 3, 4, 5], "1": [1, 2], "2": [0, 1, 6, 4, 3], "3": [0, 1, 6, 2, 3], "4": [5, 6, 1, 2],
        "5": [0, 5, 6, 2, 3], "6": [0, 5, 6, 4, 3, 2], "7": [0, 1, 2], "8": [0, 1, 2, 3, 4, 5, 6],
        "9": [6, 5, 0, 1, 2, 3], "A": [4, 5, 0, 1, 2, 6], "B": [5, 4, 3, 2, 6], "C": [0, 5, 4, 3],
        "D": [1, 2, 3, 4, 6], "E": [0, 5, 6, 4, 3], "F": [0, 5, 6, 4],
    ]

    private func add(_ digit: Character, in cell: CGRect, to path: inout Path) {
        let thickness = border * 0.8
        let half = (cell.height + thickness) / 2
        let (left, right) = (cell.minX, cell.maxX - thickness)
        let middle = cell.minY + half - thickness
        for bar in MissingGlyph.bars[digit] ?? [] {
            let rect =
                switch bar {
                case 0: CGRect(x: left, y: cell.minY, width: cell.width, height: thickness)
                case 1: CGRect(x: right, y: cell.minY, width: thickness, height: half)
                case 2: CGRect(x: right, y: middle, width: thickness, height: half)
                case 3: CGRect(x: left, y: cell.maxY - thickness, width: cell.width, height: thickness)
                case 4: CGRect(x: left, y: middle, width: thickness, height: half)
                case 5: CGRect(x: left, y: cell.minY, width: thickness, height: half)
                default: CGRect(x: left, y: middle, width: cell.width, height: thickness)
                }
            MissingGlyph.add(rect, isHole: false, to: &path)
        }
    }

    private static func add(_ rect: CGRect, isHole: Bool, to path: inout Path) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let ordered = isHole ? corners.reversed() : corners
        path.move(to: ordered[0])
        ordered.dropFirst().forEach { path.addLine(to: $0) }
        path.closeSubpath()
    }
}
