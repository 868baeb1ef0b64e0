import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

@Suite("Symbol variants")
struct SymbolVariantsTests {
    @Test(
        "The names a symbol is looked up by",
        arguments: [
            ("drop.fill", SymbolVariants.none, ["drop.fill"]),
            ("drop", .fill, ["drop.fill", "drop"]),
            ("drop.fill", .fill, ["drop.fill", "drop"]),
            ("bell", .slash.fill, ["bell.slash.fill", "bell.slash", "bell"]),
            ("bell", .circle, ["bell.circle", "bell"]),
            ("bell.fill", .circle, ["bell.circle.fill", "bell.circle", "bell.fill"]),
        ])
    func names(symbol: String, variants: SymbolVariants, expected: [String]) {
        expect(variants.names(for: symbol), equals: expected)
    }

    @Test("A symbol without a name is nothing, and nothing is told of it") @MainActor func empty() throws {
        let stage = try Stage()
        try stage.show(
            HStack(spacing: 0) {
                Image(systemName: ""); Color.red.frame(width: 10, height: 10)
            })
        expect(stage.drawn(at: 0).count, equals: 1)
        #expect(stage.tree.diagnostics.entries.isEmpty)
        #expect(stage.tree.layoutDump().contains("0 x 0"))
    }
}
