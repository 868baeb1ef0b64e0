import Foundation
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Widths from the measurements `lazyvgrid.quiz1` and `derived.lazyvgrid` (objc.io, "Grid Layout", 2020).
@Suite("Columns of lazy grids")
struct LazyGridTests {
    struct Case: Sendable {
        let columns: [GridItem]
        let width: CGFloat
        let widths: [CGFloat]
    }

    static let cases = [
        Case(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], width: 200, widths: [70, 57, 57]),
        Case(columns: [GridItem(), GridItem(), GridItem()], width: 200, widths: [184 / 3.0, 184 / 3.0, 184 / 3.0]),
        Case(columns: [GridItem(.fixed(50)), GridItem(), GridItem()], width: 200, widths: [50, 67, 67]),
        Case(columns: [GridItem(.adaptive(minimum: 40))], width: 200, widths: [44, 44, 44, 44]),
        Case(columns: [GridItem(.flexible(maximum: 30)), GridItem()], width: 200, widths: [30, 162]),
        Case(columns: [GridItem(.fixed(100)), GridItem(.fixed(120))], width: 200, widths: [100, 120]),
        Case(columns: [], width: 200, widths: []),
        Case(columns: [GridItem(.fixed(.nan)), GridItem(.fixed(-5))], width: 200, widths: [0, 0]),
    ]

    @Test("Widths as SwiftUI's", arguments: cases)
    func widths(_ example: Case) {
        let widths = example.columns.columns(inWidth: example.width).map(\.width)
        expect(widths.count, equals: example.widths.count)
        for (width, expected) in zip(widths, example.widths) { expect(width, near: expected, within: 0.001) }
    }
}
