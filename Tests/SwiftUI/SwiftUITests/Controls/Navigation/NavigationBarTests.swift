import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Bars over content that scrolls.
@Suite("Navigation bars over what scrolls") @MainActor struct NavigationBarTests {
    private func stage(_ view: some View) throws -> Stage {
        let stage = try Stage(width: 300, height: 400, system: .iOS18)
        try stage.show(view)
        return stage
    }

    private struct Rows: View {
        var mode = NavigationBarItem.TitleDisplayMode.large
        var background = Visibility.automatic

        var body: some View {
            NavigationStack {
                List(0..<100) { ($0 == 5 ? Color.red : Color.blue).frame(width: 20, height: 22) }
                    .listStyle(.plain)
                    .navigationTitle("Title")
                    .navigationBarTitleDisplayMode(mode)
                    .toolbarBackground(background, for: .navigationBar)
            }
        }
    }

    /// The height of the material at the top; nil where there is none.
    private func material(_ stage: Stage, at time: Double) -> CGFloat? {
        stage.drawn(at: time).first { $0.color != nil && $0.alpha > 0 && $0.box.minY == 0 && $0.box.width == 300 && $0.box.height < 200 }?
            .box.height
    }

    private func text(_ stage: Stage, at time: Double) -> [CGRect] {
        stage.drawn(at: time).filter { $0.isText && $0.alpha > 0.01 }.map(\.box)
    }

    /// The height of the ink of the title, at a size of type.
    private func titleHeight(_ mode: NavigationBarItem.TitleDisplayMode, _ size: DynamicTypeSize) throws -> CGFloat {
        try #require(text(stage(Rows(mode: mode).dynamicTypeSize(size)), at: 0).first).height
    }

    @Test("An inline title is 17 points or more, and grows no further than 21") func inlineTitleSizes() throws {
        let usual = try titleHeight(.inline, .large)
        expect(try titleHeight(.inline, .xSmall), equals: usual)
        expect(try titleHeight(.inline, .medium), equals: usual)
        expect(try titleHeight(.inline, .xxLarge), near: usual * 21 / 17, within: 0.5)
        expect(try titleHeight(.inline, .accessibility4), near: usual * 21 / 17, within: 0.5)
    }

    @Test("A large title that fills its line makes the bar higher") func largeTitleSizes() throws {
        func top(_ size: DynamicTypeSize) throws -> CGFloat {
            let stage = try stage(Rows().dynamicTypeSize(size))
            return try #require(stage.drawn(at: 0).first { $0.color != nil && $0.box.width == 20 }).box.minY
        }
        let usual = try top(.large)
        expect(try top(.xxxLarge), near: usual, within: 0.01)
        // 69.33 instead of 52 points, in a picture of sample-json-app.
        expect(try top(.accessibility4) - usual, near: 17.33, within: 0.05)
    }

    @Test("An icon is as large in a bar whether it is a label's or an image by itself") func icons() throws {
        func boxes(_ item: some View) throws -> [CGRect] {
            let stage = try stage(NavigationStack { Color.clear.toolbar { ToolbarItem(placement: .primaryAction) { item } } })
            return stage.drawn(at: 0).filter { $0.alpha > 0.01 }.map(\.box)
        }
        let label = try boxes(Button("Add", systemImage: "plus") {})
        #expect(
            try !label.isEmpty
                && label
                    == boxes(
                        Button {
                        } label: {
                            Image(systemName: "plus")
                        })
        )
    }

    @Test("The bar of a stack's first page takes room for a title, an item or a field, and none without") func empty() throws {
        func top(_ page: some View) throws -> CGFloat? {
            let first = try self.stage(NavigationStack { page })
            return first.drawn(.red, at: 0)?.box.minY
        }
        let page = Color.red
        try expect(top(page), equals: 0)
        try expect(top(page.toolbar { ToolbarItem(placement: .bottomBar) { Button("Add") {} } }), equals: 0)
        try expect(top(page.toolbar { Button("Add") {} }), equals: 44)
        try expect(top(page.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)), equals: 44)
        try expect(top(page.toolbar(.visible, for: .navigationBar)), equals: 44)
        let pushed = NavigationStack(path: .constant([1])) {
            Color.blue.navigationDestination(for: Int.self) { _ in page }
        }
        let second = try self.stage(pushed)
        expect(second.drawn(.red, at: 0)?.box.minY, equals: 44)
    }

    @Test("At rest a large title stands below an empty row, and nothing lies behind") func rest() throws {
        let stage = try stage(Rows())
        #expect(material(stage, at: 0) == nil)
        #expect(text(stage, at: 0).allSatisfy { $0.minY > 44 && $0.maxY < 96 })
        expect(stage.drawn(.red, at: 0)?.box.minY, equals: CGFloat(327))
    }

    @Test("Scrolled, the title stands in the row, over a material with a hairline") func scrolled() throws {
        let stage = try stage(Rows())
        try stage.tree.scroll(at: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: 100), at: 1)
        expect(stage.drawn(.red, at: 4)?.box.minY, equals: CGFloat(227))
        expect(material(stage, at: 4), equals: 44)
        let title = text(stage, at: 4)
        #expect(!title.isEmpty && title.allSatisfy { $0.minY > 10 && $0.maxY < 34 })
    }

    @Test("Behind a bar at the bottom lies a material while content goes on beneath it, and nothing at the content's end") func bottom()
        throws
    {
        let stage = try stage(
            NavigationStack {
                List(0..<40) { _ in Color.blue.frame(width: 20, height: 22) }.listStyle(.plain)
                    .toolbar { ToolbarItem(placement: .bottomBar) { Text("40 rows") } }
            })
        func plate(at time: Double) -> CGRect? {
            stage.drawn(at: time).first {
                $0.color != nil && $0.alpha > 0 && $0.box.maxY == 400 && $0.box.width == 300 && $0.box.height < 60
            }?.box
        }
        expect(plate(at: 0)?.height, equals: 44)
        try stage.tree.scroll(at: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: 4000), at: 1)
        #expect(plate(at: 9) == nil)
    }

    @Test("On the way the title goes up under the row with the content, and no part of it is drawn in the row") func way() throws {
        let stage = try stage(Rows())
        let start = try #require(text(stage, at: 0).map(\.minY).min())
        try stage.tree.perform(at: 1) {}
        try stage.tree.touch(
            along: [[(0, CGPoint(x: 150, y: 300)), (0.1, CGPoint(x: 150, y: 270)), (1, CGPoint(x: 150, y: 270))]], at: 1)
        // The finger's first ten points are lost.
        let below = try #require(text(stage, at: 1.9).map(\.minY).min())
        expect(start - below, near: 20, within: 0.5)
        #expect(material(stage, at: 1.9) == nil)
    }

    @Test("A bar that is left half collapsed goes on to the nearer end", arguments: [(20.0, 0.0), (40, 52)])
    func snapping(_ distance: Double, _ end: Double) throws {
        let stage = try stage(Rows())
        try stage.tree.scroll(at: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: distance), at: 1)
        expect(stage.drawn(.red, at: 5)?.box.minY, equals: CGFloat(96 + 5 * 44 + 11 - end))
    }

    @Test("An inline bar gets its background as soon as content comes under it; one that is hidden never, a visible one always")
    func inline() throws {
        for (visibility, before, after) in [
            (Visibility.automatic, CGFloat?.none, CGFloat?(44)), (.hidden, nil, nil), (.visible, 44, 44),
        ] {
            let stage = try stage(Rows(mode: .inline, background: visibility))
            expect(material(stage, at: 0), equals: before)
            try stage.tree.scroll(at: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: 100), at: 1)
            expect(material(stage, at: 4), equals: after)
        }
    }

    private struct Reader: View {
        let note: (ScrollViewProxy) -> Void

        var body: some View {
            ScrollViewReader { proxy in
                let _ = note(proxy)
                Rows()
            }
        }
    }

    @Test("A row that is scrolled to the top stands below the small bar") func toTop() throws {
        var proxy: ScrollViewProxy?
        let stage = try stage(Reader { proxy = $0 })
        try stage.tree.perform(at: 1) { proxy?.scrollTo(5, anchor: .top) }
        expect(stage.drawn(.red, at: 2)?.box.minY, equals: CGFloat(55))
    }

    private struct Searched: View {
        @State private var text = ""
        var placement = SearchFieldPlacement.automatic

        var body: some View {
            NavigationStack {
                List(0..<100) { row in Color.blue.frame(width: 20, height: 22 + 0 * CGFloat(row)) }
                    .listStyle(.plain)
                    .navigationTitle("Title")
                    .searchable(text: $text, placement: placement, prompt: "Find")
                    .searchSuggestions {
                        if !text.isEmpty { ForEach(["one", "only"], id: \.self) { Text($0).searchCompletion($0) } }
                    }
            }
        }
    }

    private func firstRow(_ stage: Stage, at time: Double) -> CGFloat? { stage.drawn(.blue, at: time)?.box.minY }

    @Test("A search field makes room first, then the title; one that is always shown stays") func search() throws {
        let stage = try stage(Searched())
        expect(firstRow(stage, at: 0), equals: CGFloat(159))
        try stage.tree.scroll(at: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: 45), at: 1)
        expect(firstRow(stage, at: 5), equals: CGFloat(107), "the field alone")
        #expect(text(stage, at: 5).allSatisfy { $0.minY > 44 && $0.maxY < 96 })
        let other = try self.stage(Searched(placement: .navigationBarDrawer(displayMode: .always)))
        try other.tree.scroll(at: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: 200), at: 1)
        expect(material(other, at: 5), equals: CGFloat(96))
    }

    @Test("What is typed brings suggestions, of which one completes it; Cancel ends the search") func suggestions() throws {
        let stage = try stage(Searched())
        let field = try #require(stage.tree.hitTargets.first { $0.action == .field }?.point)
        #expect(try stage.tree.enter("o", at: field, time: 1))
        try stage.tree.perform(at: 3) {}
        let names = stage.tree.hitTargets.map(\.label)
        #expect(names.contains("one") && names.contains("only") && names.contains("Cancel"), "\(names)")
        try stage.tree.tap("only", at: 4)
        try stage.tree.perform(at: 6) {}
        #expect(!stage.tree.hitTargets.map(\.label).contains("one"))
        #expect(stage.tree.hitTargets.contains { $0.action == .field && $0.inputLabels.contains { $0.contains("only") } })
        try stage.tree.tap("Cancel", at: 7)
        expect(firstRow(stage, at: 9), equals: CGFloat(159))
    }

    private struct Scoped: View {
        @State private var text = ""
        @State private var scope = 0
        var activation = SearchScopeActivation.automatic

        var body: some View {
            NavigationStack {
                (scope == 0 ? Color.blue : .red).navigationTitle("Title")
                    .searchable(text: $text)
                    .searchScopes($scope, activation: activation) {
                        Text("All").tag(0)
                        Text("Red").tag(1)
                    }
            }
        }
    }

    @Test("Scopes come under the field when somebody types, and choose what is searched; they go with the search")
    func scopes() throws {
        let stage = try stage(Scoped())
        func names() -> [String] { stage.tree.hitTargets.map(\.label) }
        let field = try #require(stage.tree.hitTargets.first { $0.action == .field }?.point)
        #expect(try stage.tree.tap(at: field, at: 0.5))
        try stage.tree.perform(at: 1) {}
        #expect(!names().contains("Red"), "nobody has typed yet: \(names())")
        let open = try #require(stage.tree.hitTargets.first { $0.action == .field }?.point)
        #expect(try stage.tree.enter("o", at: open, time: 1))
        try stage.tree.perform(at: 3) {}
        #expect(names().contains("Red"), "\(names())")
        #expect(stage.drawn(.red, at: 3) == nil)
        try stage.tree.tap("Red", at: 4)
        #expect(stage.drawn(.red, at: 6) != nil)
        try stage.tree.tap("Cancel", at: 7)
        try stage.tree.perform(at: 9) {}
        #expect(!names().contains("Red"))
    }

    @Test("Scopes that come with the search are there before anything is typed")
    func scopesAtOnce() throws {
        let stage = try stage(Scoped(activation: .onSearchPresentation))
        let field = try #require(stage.tree.hitTargets.first { $0.action == .field }?.point)
        #expect(try stage.tree.tap(at: field, at: 0.5))
        try stage.tree.perform(at: 2) {}
        #expect(stage.tree.hitTargets.map(\.label).contains("Red"))
    }

    @Test("Content under a condition without an else is there while the condition holds, in every builder")
    func conditions() {
        func count(_ content: some ToolbarContent) -> Int { content.allEntries.count }
        @ToolbarContentBuilder func items(_ number: Int) -> some ToolbarContent {
            if number == 1 { ToolbarItem { Text("a") } } else if number == 2 { ToolbarItemGroup { Text("b") } }
            if number > 1 { ToolbarItem(placement: .keyboard) { Text("c") } }
        }
        expect([0, 1, 2].map { count(items($0)) }, equals: [0, 1, 2])
        struct Rows: View {
            let isLong: Bool
            var body: some View {
                Table(of: Row.self) {
                    TableColumn("a") { row in Text("\(row.id)") }
                    if isLong { TableColumn("b") { row in Text("\(row.id)") } }
                } rows: {
                    if isLong { TableRow(Row(id: 1)) }
                }
                .toolbar { if isLong { ToolbarItemGroup(placement: .keyboard) { Button("Done") {} } } }
            }
        }
        struct Row: Identifiable { let id: Int }
        @TableRowBuilder<Row> func rows(_ isLong: Bool) -> some TableRowContent<Row> { if isLong { TableRow(Row(id: 1)) } }
        expect([rows(true), rows(false)].map(\._values.count), equals: [1, 0])
        #expect(type(of: Rows(isLong: true).body) != Text.self)
    }
}
