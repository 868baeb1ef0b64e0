import PreviewRendering
import TestSupport
import Testing

@testable import SnapshottingTests

@Suite("The previews that a class of tests takes") struct PreviewFilterTests {
    private let previews = [
        PreviewSuite.PreviewPlace(name: "Card", module: "App", file: "App/Card.swift", line: 12),
        PreviewSuite.PreviewPlace(name: "Card_Dark", module: "App", file: "App/Card.swift", line: 20),
        PreviewSuite.PreviewPlace(name: "Row", module: "Kit", file: "Kit/Row.swift", line: 3),
    ]

    private func names(_ filter: PreviewFilter) -> [String] { previews.filter(filter.matches).map(\.name) }

    @Test("Names, places and expressions choose previews, and modules do") func filters() {
        expect(names(PreviewFilter()), equals: ["Card", "Card_Dark", "Row"])
        expect(names(PreviewFilter(included: ["App.Card"])), equals: ["Card"])
        expect(names(PreviewFilter(included: ["App/Card.swift:20"])), equals: ["Card_Dark"])
        expect(names(PreviewFilter(included: ["Card.*"], excluded: [".*Dark"])), equals: ["Card"])
        expect(names(PreviewFilter(includedModules: ["Kit"])), equals: ["Row"])
        expect(names(PreviewFilter(excludedModules: ["App"])), equals: ["Row"])
    }
}
