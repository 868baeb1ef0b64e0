import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Columns beside each other, and tabs that become a sidebar, on a tablet.
@Suite("Columns of a tablet") @MainActor struct SplitColumnsTests {
    private static let sidebarColor = Color(red: 1, green: 0, blue: 0)
    private static let detailColor = Color(red: 0, green: 0, blue: 1)
    private static let linkedColor = Color(red: 0, green: 1, blue: 0)

    private func stage(_ view: some View, width: CGFloat = 1376, height: CGFloat = 1032) throws -> Stage {
        let stage = try Stage(width: width, height: height, scale: 1)
        (stage.tree.environment.horizontalSizeClass, stage.tree.environment.verticalSizeClass) = (.regular, .regular)
        try stage.show(view)
        return stage
    }

    private func left(_ color: Color, in stage: Stage, at time: Double) -> CGFloat? { stage.drawn(color, at: time)?.box.minX }

    private struct Columns: View {
        var body: some View {
            NavigationSplitView {
                VStack {
                    SplitColumnsTests.sidebarColor.frame(width: 100, height: 40)
                    NavigationLink("Follow") { SplitColumnsTests.linkedColor }
                }
            } detail: {
                SplitColumnsTests.detailColor
            }
        }
    }

    @Test("A link of the sidebar shows its view in the detail") func link() throws {
        let stage = try stage(Columns())
        expect(left(Self.detailColor, in: stage, at: 0), equals: 320)
        try stage.tree.tap("Follow", at: 1)
        expect(left(Self.linkedColor, in: stage, at: 3), equals: 320)
        #expect(left(Self.detailColor, in: stage, at: 3) == nil && left(Self.sidebarColor, in: stage, at: 3) != nil)
    }

    @Test("The sidebar goes and comes by its button, and is not there at first on a screen held upright") func toggle() throws {
        let wide = try stage(Columns())
        try wide.tree.tap("Hide Sidebar", at: 1)
        expect(left(Self.detailColor, in: wide, at: 3), equals: 0)
        try wide.tree.tap("Show Sidebar", at: 4)
        expect(left(Self.detailColor, in: wide, at: 6), equals: 320)
        let upright = try stage(Columns(), width: 1032, height: 1376)
        expect(left(Self.detailColor, in: upright, at: 0), equals: 0)
        #expect(left(Self.sidebarColor, in: upright, at: 0) == nil)
    }

    @Test("A column is as wide as it asks") func width() throws {
        let view = NavigationSplitView {
            Self.sidebarColor.navigationSplitViewColumnWidth(min: 200, ideal: 260, max: 400)
        } detail: {
            Self.detailColor
        }
        expect(left(Self.detailColor, in: try stage(view), at: 0), equals: 260)
    }

    @Test("Tabs that adapt become a sidebar and a bar again, and a tab in the sidebar alone is in no bar") func tabs() throws {
        let view = TabView {
            Tab("One", systemImage: "house") { Self.detailColor }
            TabSection("More") { Tab("Two", systemImage: "book") { Self.linkedColor }.tabPlacement(.sidebarOnly) }
        }
        .tabViewStyle(.sidebarAdaptable)
        let stage = try stage(view)
        expect(left(Self.detailColor, in: stage, at: 0), equals: 0)
        #expect(throws: (any Error).self) { try stage.tree.tap("Two", at: 1) }
        try stage.tree.tap("Show Sidebar", at: 2)
        expect(left(Self.detailColor, in: stage, at: 4), equals: 320)
        try stage.tree.tap("Two", at: 5)
        expect(left(Self.linkedColor, in: stage, at: 7), equals: 320)
        try stage.tree.tap("Hide Sidebar", at: 8)
        expect(left(Self.linkedColor, in: stage, at: 10), equals: 0)
    }
}
