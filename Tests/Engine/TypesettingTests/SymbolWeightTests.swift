import Foundation
import Geometry
import TestSupport
import Testing
import Typesetting

/// Symbols beside text of other weights: the same pictures, thinner or bolder.
@Suite struct SymbolWeightTests {
    static let weights: [Double] = [100, 200, 300, 400, 500, 600, 700, 800, 900]

    /// Which of the points of a 60 by 60 grid over the ink have ink.
    private func ink(_ name: String, weight: Double) throws -> [[Bool]] {
        let font = FontDescription(sizeInPoints: 40, weight: weight)
        let symbol = try #require(TestLibrary.shared.symbol(named: name, font: font, scale: .medium))
        let paths = symbol.layers.map(\.outline.path)
        let box = paths.map(\.boundingRect).reduce(CGRect.null) { $0.union($1) }
        return (0..<60).map { row in
            (0..<60).map { column in
                let point = CGPoint(
                    x: box.minX + box.width * (CGFloat(column) + 0.5) / 60,
                    y: box.minY + box.height * (CGFloat(row) + 0.5) / 60)
                return paths.contains { $0.contains(point) }
            }
        }
    }

    @Test("A symmetric picture stays symmetric in every weight", arguments: ["heart", "plus.circle"], weights)
    func symmetry(_ name: String, _ weight: Double) throws {
        let rows = try ink(name, weight: weight)
        let inked = rows.joined().filter { $0 }.count
        let crooked = rows.map { row in zip(row, row.reversed()).filter { $0 != $1 }.count }.reduce(0, +)
        #expect(inked > 0)
        #expect(Double(crooked) <= Double(inked) * 0.1, "\(crooked) of \(inked) points have no mirror image")
    }

    @Test("A bolder font has bolder symbols", arguments: ["heart", "plus.circle", "bell"])
    func boldness(_ name: String) throws {
        let counts = try Self.weights.map { try ink(name, weight: $0).joined().filter { $0 }.count }
        expect(counts, equals: counts.sorted())
        #expect(counts[0] * 2 < counts[8])
    }
}
