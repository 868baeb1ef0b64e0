import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Sections in lazy grids: headers and footers have lines of their own, and may stay in the window.
@Suite("Sections of grids") @MainActor struct GridSectionTests {
    private static let heads: [Color] = [.red, .blue]

    private struct Cells: View {
        var pinned: PinnedScrollableViews = []
        var count = 5

        var body: some View {
            LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0, pinnedViews: pinned) {
                ForEach(0..<2) { section in
                    Section {
                        ForEach(0..<count, id: \.self) { cell in
                            (cell == 0 ? Color.green : Color.gray).frame(height: 30)
                        }
                    } header: {
                        GridSectionTests.heads[section].frame(height: 20)
                    }
                }
            }
        }
    }

    private func boxes(_ color: Color, _ stage: Stage, at time: Double) -> [CGRect] {
        let wanted = color.resolve(in: stage.tree.environment).rgba
        return stage.drawn(at: time).filter { $0.color == wanted }.map(\.box)
    }

    @Test("A header is as wide as the grid, and its section begins a line", arguments: [true, false])
    func lines(scrolls: Bool) throws {
        let stage = try Stage(width: 200, height: 400)
        try stage.show(scrolls ? AnyView(ScrollView { Cells() }) : AnyView(Cells().frame(maxHeight: .infinity, alignment: .top)))
        expect(boxes(.red, stage, at: 0), equals: [CGRect(x: 0, y: 0, width: 200, height: 20)])
        // Five cells are three lines; the last one is not filled up by the next section.
        expect(boxes(.blue, stage, at: 0), equals: [CGRect(x: 0, y: 110, width: 200, height: 20)])
        expect(boxes(.green, stage, at: 0).map(\.origin), equals: [CGPoint(x: 0, y: 20), CGPoint(x: 0, y: 130)])
    }

    @Test("A header of a grid stays at the top until its section ends", arguments: [(60.0, 0.0), (305, -5), (400, -140)])
    func pinned(distance: Double, place: Double) throws {
        let stage = try Stage(width: 200, height: 200)
        try stage.show(ScrollView { Cells(pinned: .sectionHeaders, count: 19) })
        try stage.tree.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: distance), at: 1)
        let box = boxes(.red, stage, at: 6).first
        if place > -20 { expect(box?.minY, equals: CGFloat(place)) } else { expect(boxes(.blue, stage, at: 6).first?.minY, equals: 0) }
        #expect(!stage.tree.diagnostics.entries.contains { $0.description.contains("pinnedViews") })
    }
}
