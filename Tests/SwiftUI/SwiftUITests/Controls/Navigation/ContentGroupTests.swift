import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

private struct Cup: Identifiable { let id: Int }

private struct ReleasedItems: ToolbarContent {
    var body: some ToolbarContent {
        _ToolbarGroup {
            ToolbarItem(placement: .topBarLeading) { Text("first") }
            if #available(iOS 26, *) { ToolbarItem { Text("second") } }
        }
    }
}

private struct Menus: Commands {
    var body: some Commands {
        _CommandsGroup {
            SidebarCommands()
            CommandMenu("Cup") { Text("never") }
        }
    }
}

@MainActor
@Suite("Groups of other things than views") struct ContentGroupTests {
    private func texts(_ view: some View) throws -> [String] {
        let stage = try Stage(width: 400, height: 600)
        try stage.show(view)
        return stage.tree.layoutDump().split(separator: "\n").compactMap {
            $0.contains("Text \"") ? String($0.split(separator: "\"", omittingEmptySubsequences: false)[1]) : nil
        }
    }

    @Test("A bar has the items of a group") func toolbar() throws {
        let words = try texts(NavigationStack { Color.clear.toolbar { ReleasedItems() } })
        #expect(words.contains("first") && words.contains("second"))
    }

    @Test("A tab view has the tabs of a group") func tabs() throws {
        let view = TabView {
            _TabGroup {
                Tab("A", systemImage: "house") { Text("page a") }
                Tab("B", systemImage: "heart") { Text("page b") }
            }
        }
        let words = try texts(view)
        #expect(words.contains("page a") && words.contains("A") && words.contains("B"))
    }

    @Test("A table has the rows of a group") func rows() throws {
        let table = Table(of: Cup.self) {
            TableColumn("Number") { Text("cup \($0.id)") }
        } rows: {
            _TableRowGroup {
                TableRow(Cup(id: 1))
                TableRow(Cup(id: 2))
            }
        }
        try expect(texts(table), equals: ["cup 1", "cup 2"])
    }

    @Test("A group of commands is commands") func commands() {
        struct Desk: App {
            var body: some Scene { WindowGroup { Text("desk") }.commands { Menus() } }
        }
        expect(Desk().body.launchWindows().count, equals: 1)
    }
}
