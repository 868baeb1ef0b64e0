import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Menus of the rows of lists, and the lines of their sections.
@Suite("Menus and lines of lists") @MainActor struct ListMenuTests {
    private final class Log {
        var words: [String] = []
    }

    private struct Host: View {
        let log: Log
        var opensByTap = true
        @State private var selection: Set<Int> = [3, 4]

        var body: some View {
            List(1..<6, id: \.self, selection: $selection) { Text("Row \($0)") }
                .listStyle(.plain)
                .contextMenu(forSelectionType: Int.self) { rows in
                    Button("Copy \(rows.count)") { log.words.append("copied \(rows.sorted())") }
                } primaryAction: { rows in
                    log.words.append("opened \(rows.sorted())")
                }
        }
    }

    private func press(_ name: String, _ stage: Stage, at time: Double) throws {
        let point = try #require(stage.tree.hitTargets.first { $0.label == name }?.point)
        try stage.tree.touch(along: [[(0, point), (0.6, point), (0.7, point)]], at: time)
    }

    @Test("A long press of a row opens its menu, over the row as wide as it is") func rowMenu() throws {
        let log = Log()
        let stage = try Stage(width: 400, height: 700)
        try stage.show(Host(log: log))
        try press("Row 2", stage, at: 1)
        expect(stage.tree.hitTargets.names, equals: ["Copy 1", "dismiss popup"])
        try stage.tree.tap("Copy 1", at: 3)
        expect(log.words, equals: ["copied [2]"])
        #expect(stage.tree.hitTargets.names.contains("Row 2"))
    }

    @Test("A selected row acts for all that are") func selection() throws {
        let log = Log()
        let stage = try Stage(width: 400, height: 700)
        try stage.show(Host(log: log))
        try press("Row 3", stage, at: 1)
        try stage.tree.tap("Copy 2", at: 3)
        expect(log.words, equals: ["copied [3, 4]"])
    }

    @Test("A tap performs the primary action") func primary() throws {
        let log = Log()
        let stage = try Stage(width: 400, height: 700)
        try stage.show(Host(log: log))
        try stage.tree.tap("Row 5", at: 1)
        expect(log.words, equals: ["opened [5]"])
    }

    @Test("Rows whose tags are of another type have no menu, and headers have none") func otherTags() throws {
        let stage = try Stage(width: 400, height: 700)
        try stage.show(
            List {
                Section("Head") {
                    Text("Number").tag(1)
                    Text("Word").tag("a")
                }
            }
            .contextMenu(forSelectionType: Int.self) { _ in Button("Copy") {} })
        expect(stage.tree.hitTargets.names, equals: ["Number"])
    }

    private func lines(_ stage: Stage) -> Int {
        stage.drawn(at: 0).filter { $0.box.height < 1 && $0.box.width > 100 }.count
    }

    @Test(
        "Lines over and under a section of a plain list can be hidden",
        arguments: [(VerticalEdge.Set.top, 2), (VerticalEdge.Set.bottom, 2), (VerticalEdge.Set.all, 1), (VerticalEdge.Set(), 3)])
    func sectionLines(edges: VerticalEdge.Set, count: Int) throws {
        let stage = try Stage(width: 200, height: 200, system: .iOS18)
        try stage.show(
            List {
                Section {
                    Color.red
                    Color.blue
                }
                .listSectionSeparator(.hidden, edges: edges)
            }
            .listStyle(.plain))
        expect(lines(stage), equals: count)
    }

    @Test("A separator begins at a row's text, unless a view of the row says otherwise", arguments: [false, true])
    func separatorGuides(isMirrored: Bool) throws {
        let stage = try Stage(width: 200, height: 400, system: .iOS18)
        try stage.show(
            List {
                HStack(spacing: 0) {
                    Color.red.frame(width: 30, height: 10); Text("Text")
                }
                HStack(spacing: 0) {
                    Color.red.frame(width: 30, height: 10); Text("Text")
                }
                .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 7 }
                Color.red.frame(width: 50, height: 10).alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
                Text("Text")
            }
            .listStyle(.plain)
            .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight))
        let lines = stage.drawn(at: 0).map(\.box).filter { $0.height < 1 }.sorted { $0.minY < $1.minY }.dropFirst()
        let sides = lines.map { (line: CGRect) -> [CGFloat] in
            isMirrored ? [200 - line.maxX, 200 - line.minX] : [line.minX, line.maxX]
        }
        let expected: [[CGFloat]] = [[50, 200], [27, 200], [20, 70], [20, 200]]
        expect(sides, equals: expected)
    }

    @Test("A row is swiped by its words") func swipedByName() throws {
        let stage = try Stage(width: 400, height: 400)
        try stage.show(
            List {
                Text("Alpha").swipeActions { Button("Delete") {} }
                Text("Beta")
            })
        #expect(stage.tree.hitTargets.isEmpty)
        expect(stage.tree.swipeTargets.map(\.label), equals: ["Alpha"])
        #expect(try stage.tree.target(named: "Alpha", at: 1).point != nil)
        #expect(throws: ViewTreeError.self) { try stage.tree.target(named: "Beta", at: 1) }
    }
}
