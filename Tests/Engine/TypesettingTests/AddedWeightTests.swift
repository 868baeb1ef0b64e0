import Foundation
import Geometry
import Testing
import Typesetting

/// Weights that a script's fonts lack, made of those they have.
@Suite struct AddedWeightTests {
    /// Letters of the bundled scripts; some are made of strokes that overlap.
    private static let blocks: [(name: String, letters: ClosedRange<UInt32>)] = [
        ("Armenian", 0x0561...0x0586), ("Hebrew", 0x05D0...0x05EA), ("Devanagari", 0x0905...0x0939),
        ("Bengali", 0x0985...0x09B9), ("Gurmukhi", 0x0A05...0x0A39), ("Gujarati", 0x0A85...0x0AB9),
        ("Tamil", 0x0B85...0x0BB9), ("Telugu", 0x0C05...0x0C39), ("Kannada", 0x0C85...0x0CB9),
        ("Malayalam", 0x0D05...0x0D39), ("Thai", 0x0E01...0x0E2E), ("Georgian", 0x10D0...0x10F0),
    ]

    private func outline(_ scalar: Unicode.Scalar, _ weight: Double) -> Path? {
        let font = FontDescription(sizeInPoints: 100, weight: weight)
        let layout = TestLibrary.paragraph(String(Character(scalar)), font: font).layout(width: nil, height: nil)
        return layout.missingCharacters.isEmpty ? layout.lines.first?.glyphs.first?.outline?.path : nil
    }

    private func polygons(_ path: Path) -> [[CGPoint]] {
        let flattened = FlattenedPath(path, tolerance: 0.05)
        return flattened.subpaths.map { flattened.points[$0.range].map { CGPoint(x: $0.x, y: $0.y) } }
    }

    /// Whether the lines wind around a point.
    private func isInked(_ point: CGPoint, _ polygons: [[CGPoint]]) -> Bool {
        var winding = 0
        for polygon in polygons {
            guard var previous = polygon.last else { continue }
            for corner in polygon {
                if (previous.y <= point.y) != (corner.y <= point.y) {
                    let x = previous.x + (point.y - previous.y) / (corner.y - previous.y) * (corner.x - previous.x)
                    if x > point.x { winding += corner.y > previous.y ? 1 : -1 }
                }
                previous = corner
            }
        }
        return winding != 0
    }

    @Test("A bolder letter has all the ink of the one it is made of", arguments: blocks.map(\.name), [(400.0, 600.0), (700, 900)])
    func inkGrows(_ block: String, _ weights: (made: Double, bolder: Double)) throws {
        let letters = try #require(Self.blocks.first { $0.name == block }).letters
        // Every third letter, and those of the script in which strokes overlap.
        for scalar in letters.compactMap(Unicode.Scalar.init) where block == "Telugu" || scalar.value % 3 == 0 {
            guard let thin = outline(scalar, weights.made), let bold = outline(scalar, weights.bolder) else { continue }
            let (box, thinLines, boldLines) = (thin.boundingRect, polygons(thin), polygons(bold))
            var (inked, lost) = (0, 0)
            for row in 0..<32 {
                for column in 0..<32 {
                    let point = CGPoint(
                        x: box.minX + box.width * (CGFloat(column) + 0.5) / 32,
                        y: box.minY + box.height * (CGFloat(row) + 0.5) / 32)
                    guard isInked(point, thinLines) else { continue }
                    inked += 1
                    if !isInked(point, boldLines) { lost += 1 }
                }
            }
            #expect(inked > 20)
            #expect(lost * 100 <= inked, "\(block) U+\(String(scalar.value, radix: 16)): \(lost) of \(inked) points lost")
        }
    }
}
