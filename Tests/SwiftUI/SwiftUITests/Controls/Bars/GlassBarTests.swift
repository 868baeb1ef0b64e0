import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Bars of iOS 26: what stands on which piece of glass.
@Suite("Glass of bars") @MainActor struct GlassBarTests {
    private func stage(_ view: some View) throws -> Stage {
        let stage = try Stage(width: 430, height: 600, system: .iOS26)
        try stage.show(view)
        return stage
    }

    /// The pieces of glass of a height, from left to right.
    private func pieces(_ stage: Stage, height: CGFloat, at time: Double = 0) -> [CGRect] {
        var boxes: [CGRect] = []
        for item in stage.drawn(at: time) where abs(item.box.height - height) < 0.01 && item.alpha > 0 && item.box.width < 420 {
            if !boxes.contains(item.box) { boxes.append(item.box) }
        }
        return boxes.sorted { $0.minX < $1.minX }
    }

    private struct Items: ToolbarContent {
        var body: some ToolbarContent {
            ToolbarItem(placement: .topBarTrailing) { Button("Previous", systemImage: "chevron.up") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("Next", systemImage: "chevron.down") {} }
            ToolbarSpacer(.fixed, placement: .topBarTrailing)
            ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
        }
    }

    @Test("Symbols that follow each other share a piece of glass; a title and what is behind a spacer stand apart") func groups() throws {
        let widths = try pieces(stage(NavigationStack { Color.clear.toolbar { Items() } }), height: 44).map(\.width)
        expect(widths.count, equals: 3)
        expect(widths[0], near: 100, within: 1.5)
        expect(widths[1], equals: 44)
    }

    private struct Hidden: ToolbarContent {
        var body: some ToolbarContent {
            ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }.sharedBackgroundVisibility(.hidden)
        }
    }

    @Test("An item without a shared background stands on no glass") func hidden() throws {
        try expect(pieces(stage(NavigationStack { Color.clear.toolbar { Hidden() } }), height: 44), equals: [])
    }

    private struct Spaced: ToolbarContent {
        var body: some ToolbarContent {
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Add", systemImage: "plus") {}
                Spacer()
                Button("Sort", systemImage: "arrow.up.arrow.down") {}
            }
        }
    }

    @Test("A spacer among the views of a group separates pieces of glass") func spacer() throws {
        let found = try pieces(stage(NavigationStack { Color.clear.toolbar { Spaced() } }), height: 48)
        expect(found.map(\.minX), equals: [28, 354])
        // 28 points above the bottom of the screen.
        expect(found.map(\.maxY), equals: [572, 572])
    }

    private struct Tabs: View {
        var body: some View {
            TabView {
                Tab("One", systemImage: "house") { List(0..<60) { Text("\($0)") } }
                Tab("Two", systemImage: "book") { Color.clear }
                Tab("Three", systemImage: "gear") { Color.clear }
            }
            .tabBarMinimizeBehavior(.onScrollDown)
        }
    }

    private struct Stacked: View {
        let path: [Int]
        let isHidden: (root: Bool, page: Bool)

        var body: some View {
            TabView {
                Tab("One", systemImage: "house") {
                    NavigationStack(path: .constant(path)) {
                        Color.clear.toolbar(isHidden.root ? .hidden : .automatic, for: .tabBar)
                            .navigationDestination(for: Int.self) { _ in
                                Color.clear.toolbar(isHidden.page ? .hidden : .automatic, for: .tabBar)
                            }
                    }
                }
                Tab("Two", systemImage: "book") { Color.clear }
            }
        }
    }

    @Test("The page on top of a stack hides the bar of tabs around the stack", arguments: [true, false], [true, false])
    func hiddenTabBar(root: Bool, page: Bool) throws {
        for path in [[], [1]] {
            let isHidden = path.isEmpty ? root : page
            let stage = try stage(Stacked(path: path, isHidden: (root, page)))
            expect(pieces(stage, height: 62).isEmpty, equals: isHidden, "\(path)")
        }
    }

    @Test("A tab bar becomes small while content scrolls down, and grows as it comes back") func minimizing() throws {
        let stage = try stage(Tabs())
        try expect(#require(pieces(stage, height: 62).first).width, near: 270.67, within: 0.5)
        try stage.tree.scroll(at: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: 300), at: 1)
        expect(pieces(stage, height: 62, at: 4), equals: [])
        expect(pieces(stage, height: 48, at: 4), equals: [CGRect(x: 28, y: 524, width: 48, height: 48)])
        try stage.tree.scroll(at: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: -400), at: 5)
        expect(pieces(stage, height: 62, at: 9).count, equals: 1)
    }

    @Test("A search field stands at the bottom, and below the title over a tab bar or where code wants it") func search() throws {
        func field(_ view: some View) throws -> [CGFloat] {
            let stage = try stage(view)
            return (pieces(stage, height: 48) + pieces(stage, height: 44)).map(\.minY)
        }
        let page = Color.clear.navigationTitle("A").navigationBarTitleDisplayMode(.inline)
        try expect(field(NavigationStack { page.searchable(text: .constant("")) }), equals: [524])
        try expect(field(NavigationStack { page.searchable(text: .constant(""), placement: .navigationBarDrawer) }), equals: [55])
        let tabs = TabView { NavigationStack { page.searchable(text: .constant("")) }.tabItem { Text("A") } }
        try expect(field(tabs), equals: [55])
    }
}
