import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Of two modifiers that tell a container the same, the inner one is heard (probed on macOS 27: layout values, grid cells).
@Suite("The inner trait wins") @MainActor struct InnerTraitTests {
    private struct Mark: LayoutValueKey { static let defaultValue: Int? = nil }

    /// Notes the marks and priorities of its subviews.
    private struct Reader: Layout {
        final class Log { var marks: [Int?] = []; var priorities: [Double] = [] }
        let log: Log

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            log.marks = subviews.map { $0[Mark.self] }
            log.priorities = subviews.map(\.priority)
            return CGSize(width: 10, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }

    private func read(@ViewBuilder _ content: () -> some View) throws -> Reader.Log {
        let log = Reader.Log()
        try Stage().show(Reader(log: log) { content() })
        return log
    }

    @Test func aValueAroundAGroupDoesNotOverrideOneInside() throws {
        let log = try read {
            Group {
                Color.red.layoutValue(key: Mark.self, value: 1)
                Color.red
                Color.red.layoutValue(key: Mark.self, value: nil)
            }
            .layoutValue(key: Mark.self, value: 2)
        }
        expect(log.marks, equals: [1, 2, nil])
    }

    @Test func aPriorityAroundAGroupDoesNotOverrideOneInside() throws {
        let log = try read {
            Group {
                Color.red.layoutPriority(3)
                Color.red
            }
            .layoutPriority(1)
        }
        expect(log.priorities, equals: [3, 1])
    }

    @Test func aNewValueTakesThePlaceOfAnOldOne() throws {
        let (log, stage) = (Reader.Log(), try Stage())
        for value in [1, 5] {
            try stage.show(Reader(log: log) { Color.red.layoutValue(key: Mark.self, value: value) })
            expect(log.marks, equals: [value])
        }
    }

    @Test func theInnerZIndexDecides() throws {
        let stage = try Stage()
        try stage.show(
            ZStack {
                Color.red.zIndex(1).zIndex(-1)
                Color.blue
            })
        let colors = stage.drawn(at: 0).compactMap(\.color)
        expect(colors.last, equals: Color.red.resolve(in: stage.tree.environment).rgba)
    }

    /// The width of the first column of a grid whose first cell asks for columns twice.
    @Test func columnsOfACellAddUp() throws {
        let stage = try Stage()
        try stage.show(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Color.red.frame(width: 30, height: 5).gridCellColumns(2).gridCellColumns(1) }
                GridRow {
                    Color.blue.frame(width: 10, height: 5)
                    Color.green.frame(width: 10, height: 5)
                    Color.orange.frame(width: 10, height: 5)
                }
            })
        let grid = try #require(stage.tree.root?.subject)
        expect(grid.placedFrame?.width, equals: 30)
    }

    @Test func theInnerAnchorOfACellCounts() throws {
        let stage = try Stage()
        try stage.show(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Color.red.frame(width: 10, height: 10).gridCellAnchor(.topLeading).gridCellAnchor(.bottomTrailing) }
                GridRow { Color.blue.frame(width: 50, height: 10) }
            })
        let box = try #require(stage.drawn(.red, at: 0)).box
        let grid = try #require(stage.tree.root?.subject.placedFrame)
        expect(box.minX, near: grid.minX, within: 1e-6)
    }

    @Test func unsizedAxesOfACellAreUnited() {
        var traits = ViewTraits()
        for axes in [Axis.Set.horizontal, .vertical] {
            LayoutValueModifier<GridCellUnsizedAxesKey>(value: axes) { $0.union($1) }.write(to: &traits)
        }
        let axes = traits.layoutValues[ObjectIdentifier(GridCellUnsizedAxesKey.self)] as? Axis.Set
        expect(axes, equals: [.horizontal, .vertical])
    }

    /// A view that is a layout, too: `self.init(…) { … }` means its initialiser, not the layout's call.
    private struct Both: View, @preconcurrency Layout {
        nonisolated let count: Int

        init(_ count: Int, @ViewBuilder content: () -> some View) { self.count = count + 1 }
        init() { self.init(0) { EmptyView() } }

        var body: some View { Color.red }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }

    @Test func aLayoutThatIsAViewCallsItsOwnInitialiser() { expect(Both().count, equals: 1) }

    /// Notes where it was placed last.
    private struct Placed: Layout {
        final class Log { var bounds: [CGRect] = [] }
        let log: Log

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 20, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            log.bounds.append(bounds)
            for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
    }

    @Test func aLayoutInAnOverlayIsPlacedWhereItIs() throws {
        let (log, stage) = (Placed.Log(), try Stage())
        try stage.show(
            Color.red.frame(width: 100, height: 100).overlay(alignment: .bottomTrailing) {
                Placed(log: log) { Color.blue.frame(width: 5, height: 5) }
            })
        let box = try #require(stage.drawn(.blue, at: 0)).box
        expect(log.bounds.last?.origin, equals: box.origin, "\(log.bounds)")
    }

    @Test func elementsOfOneIdentityAllStand() throws {
        let stage = try Stage()
        try stage.show(VStack { ForEach(["a", "b", "a", "a"], id: \.self) { Text($0) } })
        expect(stage.drawn(at: 0).filter(\.isText).count, equals: 4)
        expect(stage.tree.diagnostics.entries, equals: [.repeatedIdentity("a")])
    }

    @Test func aSymbolThatStandsInForAnotherIsTold() throws {
        let stage = try Stage()
        try stage.show(
            VStack {
                Image(systemName: "bubble")
                Image(systemName: "arrow.backward")
                Text("\(Image(systemName: "bubble.fill"))")
            })
        expect(
            stage.tree.diagnostics.entries,
            equals: [
                .substitutedSymbol("bubble", by: "bubble.left"), .substitutedSymbol("bubble.fill", by: "bubble.left.fill"),
            ])
    }
}
