import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Rows of a list that a condition inside of a `ForEach` takes away.
@Suite("Conditional rows") @MainActor struct ConditionalRowTests {
    private struct Rows: View {
        let hidden: Set<Int>
        var body: some View {
            List {
                ForEach(0..<4, id: \.self) { number in
                    if !hidden.contains(number) { Color.red.frame(width: 10 + CGFloat(number), height: 44).listRowInsets(EdgeInsets()) }
                }
            }
            .listStyle(.plain)
        }
    }

    /// The tops of the rows that are fully there, by their widths.
    private func tops(_ stage: Stage, at time: Double) -> [CGFloat: CGFloat] {
        let red = Color.red.resolve(in: stage.tree.environment).rgba
        return stage.drawn(at: time).filter { $0.color == red }.reduce(into: [:]) { $0[$1.box.width] = $1.box.minY }
    }

    @Test("The rows below move up, with an animation and without", arguments: [false, true]) func closes(isAnimated: Bool) throws {
        let stage = try Stage(width: 200, height: 300)
        try stage.show(Rows(hidden: []))
        let before = tops(stage, at: 0)
        expect(before.count, equals: 4)
        try stage.show(Rows(hidden: [1]), isAnimated ? .linear(duration: 1) : nil, at: 1)
        let after = tops(stage, at: 3)
        #expect(after[12] == before[11] && after[13] == before[12] && after[11] == nil)
        if isAnimated {
            let middle = try #require(tops(stage, at: 1.5)[12])
            #expect(middle < (before[12] ?? 0) && middle > (before[11] ?? 0))
        }
    }

    @Test("A row that comes back while it goes stands where it belongs") func comesBack() throws {
        let stage = try Stage(width: 200, height: 300)
        try stage.show(Rows(hidden: []))
        let before = tops(stage, at: 0)
        try stage.show(Rows(hidden: [1]), .linear(duration: 1), at: 1)
        try stage.show(Rows(hidden: []), .linear(duration: 1), at: 1.5)
        expect(tops(stage, at: 4), equals: before)
    }
}
