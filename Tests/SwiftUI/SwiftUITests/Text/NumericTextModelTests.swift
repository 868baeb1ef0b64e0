import Foundation
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// The numbers of `numericText` (Truth/transitions.json; fits per glyph and frame on the iOS 26.1 simulator).
@Suite("Numeric text model") struct NumericTextModelTests {
    static let samples = TruthTable.record("numericText.samples", in: TruthTable.transitions).array.map(\.numbers)
    static let measured = TruthTable.record("numericText.table", in: TruthTable.transitions).array.map(\.numbers)

    @Test func tablesAreThere() { #expect(Self.samples.count == 41 && Self.measured.count == 17) }

    /// The fitted model at 60 frames a second, printed with five decimals; times with four, which is up to 0.001 of a cap
    /// height where the digit is fastest.
    @Test(arguments: samples) func model(_ row: [CGFloat]) {
        let frame = (row[0] * 60).rounded()
        let state = NumericTextTransition.arriving(at: Double(frame / 60), countsDown: true)
        expect(state.offset, near: row[1], within: 2e-5)
        // The sampled model's smallest scale is rounded to 0.3984, the exact one is 51/128.
        expect(state.scale, near: row[2], within: 4.5e-5)
        // The model's blur undershoots zero by a ten-thousandth, a blur cannot.
        expect(state.blur, near: max(row[3], 0), within: 2e-5)
        expect(state.alpha, near: row[4], within: 2e-5)
    }

    /// What was measured. Tolerances are the fit's own largest residuals, which lie a little above the record's at 51 to 85 ms;
    /// the first row is one frame of onset, which the fit leaves out.
    @Test(arguments: measured.dropFirst()) func measurement(_ row: [CGFloat]) {
        let time = Double(row[0]) / 1000
        let arriving = NumericTextTransition.arriving(at: time, countsDown: true)
        let departing = NumericTextTransition.departing(at: time, countsDown: true)
        expect(arriving.offset, near: row[1], within: 0.055)
        expect(arriving.scale, near: row[2], within: 0.04)
        expect(arriving.alpha, near: row[4], within: 0.16)
        expect(departing.alpha, near: row[5], within: 0.16)
    }

    @Test("Counting up mirrors the ways and nothing else") func direction() {
        for step in 0...40 {
            let time = Double(step) / 60
            let (down, up) = (
                NumericTextTransition.arriving(at: time, countsDown: true),
                NumericTextTransition.arriving(at: time, countsDown: false)
            )
            #expect(up.offset == -down.offset && up.scale == down.scale && up.alpha == down.alpha && up.blur == down.blur)
            let leaving = NumericTextTransition.departing(at: time, countsDown: false)
            expect(leaving.offset, near: 0.59375 + up.offset, within: 1e-12, "both digits of a column move as one")
        }
        // Counting up: the new digit comes from above, the old one leaves downward (y down).
        expect(NumericTextTransition.arriving(at: 0, countsDown: false).offset, equals: -0.59375)
        #expect(NumericTextTransition.departing(at: 0.1, countsDown: false).offset > 0.3)
    }

    @Test(arguments: [(1, [0]), (2, [0, 0.15]), (3, [0, 0.075, 0.15]), (4, [0, 0.05, 0.1, 0.15])])
    func stagger(_ count: Int, _ delays: [Double]) {
        for (index, delay) in delays.enumerated() {
            expect(NumericTextTransition.delay(ofColumn: index, of: count), near: delay, within: 1e-12)
        }
    }

    @Test("Every channel is at rest when the transition ends") func end() {
        let time = NumericTextTransition.duration - 1e-9
        let (arriving, departing) = (
            NumericTextTransition.arriving(at: time, countsDown: true),
            NumericTextTransition.departing(at: time, countsDown: true)
        )
        #expect(abs(arriving.offset) < 1e-3 && abs(arriving.scale - 1) < 1e-3 && arriving.alpha > 0.999)
        #expect(arriving.blur < 1e-3 && departing.alpha < 1e-3)
    }

    static let columns: [(old: String, new: String, pairs: [(Int, Int)])] = [
        // Units stand under units, whatever is before them.
        ("95", "159", [(0, 1), (1, 2)]),
        ("99", "100", [(0, 1), (1, 2)]),
        ("1,234", "1,240", [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)]),
        ("95 mg", "159 mg", [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)]),
        ("999", "1,000", [(0, 2), (1, 3), (2, 4)]),
        ("1,000", "999", [(2, 0), (3, 1), (4, 2)]),
        ("9:41", "10:02", [(0, 1), (1, 2), (2, 3), (3, 4)]),
        ("$5", "$10", [(0, 0), (1, 2)]),
        // A number that only grows or shrinks keeps its digits.
        ("1,000", "10,000", [(0, 0), (2, 1), (1, 2), (3, 3), (4, 4)]),
        ("10,000", "1,000", [(0, 0), (2, 1), (1, 2), (3, 3), (4, 4)]),
        ("10", "100", [(0, 0), (1, 1)]), ("9", "19", [(0, 1)]), ("1\u{66B}5", "1\u{66B}25", [(0, 0), (1, 1), (2, 3)]),
        ("abc", "abd", [(0, 0), (1, 1)]),
        ("", "7", []), ("7", "", []), ("", "", []),
    ]

    @Test(arguments: columns) func alignment(_ old: String, _ new: String, _ pairs: [(Int, Int)]) {
        let alignment = NumericTextAlignment(old: Array(old), new: Array(new))
        expect(alignment.pairs, equals: pairs.map { NumericTextAlignment.Pair(old: $0.0, new: $0.1) })
    }
}
