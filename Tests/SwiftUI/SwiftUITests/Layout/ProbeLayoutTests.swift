import Foundation
import StageSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Views whose sizes and frames Apple's SwiftUI printed, laid out by a whole view tree.
@Suite("Layout probes through views") @MainActor struct ProbeLayoutTests {
    /// Printed with two decimals.
    nonisolated static let tolerance: CGFloat = 0.011

    /// Four grids in which SwiftUI overflows by rules of its own; the table names them as oddities.
    nonisolated static let oddities: Set<String> = ["grid.GS4", "grid.GS5", "grid.GX17", "grid.GX18"]

    nonisolated static let records = TruthTable.layoutProbes.filter { record in
        !record.value["tree"].isNull && !oddities.contains(record.id) && !hasScrollView(record.value["tree"])
    }

    /// There is no scroll view yet.
    private nonisolated static func hasScrollView(_ node: TruthValue) -> Bool {
        if node["k"].string == "scroll" { return true }
        return hasScrollView(inside: node["c"]) || node["o"].array.contains { hasScrollView($0) }
    }

    private nonisolated static func hasScrollView(inside child: TruthValue) -> Bool {
        if child.isNull { return false }
        return child.array.isEmpty ? hasScrollView(child) : child.array.contains { hasScrollView($0) }
    }

    @Test func tableIsThere() { #expect(Self.records.count > 150) }

    @Test(arguments: records) func probe(_ record: TruthRecord) throws {
        let value = record.value
        let log = ProbeLog()
        let probe = ProbeView(log: log).view(value["tree"])
        let proposal = ProposedViewSize(width: value["proposal"][0].number, height: value["proposal"][1].number)
        if value["size"].isNull {
            // Printed by a hosting view, which proposes its own size.
            let size = proposal.replacingUnspecifiedDimensions()
            try Stage(width: size.width, height: size.height).show(probe)
        } else {
            try Stage().show(Proposing(proposal: proposal, log: log) { probe })
            check([log.size.width, log.size.height], value["size"], "size")
        }
        for id in value["frames"].keys {
            let frame = try #require(log.leaves[id]?.placedFrame, "\(id) was never placed")
            check([frame.origin.x, frame.origin.y, frame.width, frame.height], value["frames"][id], id)
        }
    }

    private func check(_ actual: [CGFloat], _ expected: TruthValue, _ what: String) {
        let truth = expected.numbers
        let isSame =
            truth.count == actual.count
            && zip(actual, truth).allSatisfy { pair in
                pair.0 == pair.1 || abs(pair.0 - pair.1) <= Self.tolerance
            }
        #expect(isSame, "\(what) \(actual), SwiftUI \(truth)")
    }
}
