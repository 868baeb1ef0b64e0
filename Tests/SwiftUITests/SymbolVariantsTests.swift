import Testing

@testable import SwiftUI

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
        #expect(variants.names(for: symbol) == expected)
    }
}
