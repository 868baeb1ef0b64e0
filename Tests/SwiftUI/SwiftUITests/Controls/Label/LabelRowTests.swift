import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Labels of several views.
@Suite("Labels of several views") @MainActor struct LabelRowTests {
    private let site = URL(fileURLWithPath: "/")

    @ViewBuilder private var label: some View {
        Color.red.frame(width: 20, height: 10)
        Color.blue.frame(width: 30, height: 10)
    }

    private struct Plate: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(4).background(Color.purple) }
    }

    private func boxes(_ view: some View) throws -> (red: CGRect, blue: CGRect, stage: Stage) {
        let stage = try Stage(width: 300, height: 300)
        try stage.show(view)
        return (try #require(stage.drawn(.red, at: 0)?.box), try #require(stage.drawn(.blue, at: 0)?.box), stage)
    }

    @Test("They stand side by side in buttons, links and menus", arguments: 0..<5)
    func sideBySide(_ kind: Int) throws {
        let view =
            switch kind {
            case 0:
                AnyView(
                    Button {
                    } label: {
                        label
                    })
            case 1: AnyView(Link(destination: site) { label })
            case 2:
                AnyView(
                    Menu {
                        Text("A")
                    } label: {
                        label
                    })
            case 3: AnyView(ShareLink(item: "A") { label })
            default:
                AnyView(
                    NavigationLink {
                        Text("A")
                    } label: {
                        label
                    })
            }
        let (red, blue, _) = try boxes(VStack { view })
        #expect(red.midY == blue.midY && blue.minX == red.maxX + 8)
    }

    @Test("They are one row of a list") func oneRow() throws {
        let (red, blue, _) = try boxes(
            List {
                Button {
                } label: {
                    label
                }; Text("B")
            })
        expect(red.midY, equals: blue.midY)
    }

    @Test("They are one plate") func onePlate() throws {
        let (red, blue, stage) = try boxes(
            VStack {
                Button {
                } label: {
                    label
                }.buttonStyle(Plate())
            })
        let plates = stage.drawn(at: 0).filter { $0.box.width > 30 }
        expect(plates.count, equals: 1)
        #expect(plates.first?.box.minX == red.minX - 4 && plates.first?.box.maxX == blue.maxX + 4)
    }

    @Test("What a type tells of how many views it may be") func plurality() {
        #expect(Plurality.mayBeSeveral(TupleView<(Text, Text)>.self))
        #expect(Plurality.mayBeSeveral(Group<TupleView<(Text, Text)>>.self))
        #expect(!Plurality.mayBeSeveral(HStack<TupleView<(Text, Text)>>.self))
        #expect(!Plurality.mayBeSeveral(_ConditionalContent<Text, Image>.self))
        #expect(!Plurality.mayBeSeveral(Label<Text, Image>.self))
    }

    @Test("A badge stands before the arrow that leads on") func badge() throws {
        let stage = try Stage(width: 300, height: 300)
        try stage.show(NavigationStack { List { NavigationLink("A") { Text("B") }.badge(Text("Home").foregroundColor(.purple)) } })
        let badge = try #require(stage.drawn(.purple, at: 0)?.box)
        let end = try #require(stage.drawn(at: 0).filter { abs($0.box.midY - badge.midY) < 5 && $0.box.width < 40 }.map(\.box.maxX).max())
        #expect(badge.maxX < end - 8)
        // The badge of a list's own tab is none of its rows'.
        try stage.show(
            TabView { NavigationStack { List { NavigationLink("A") { Text("B") } } }.badge(Text("7").foregroundColor(.purple)) }, at: 1)
        let marks = stage.drawn(at: 1).filter { $0.color == stage.drawn(.purple, at: 1)?.color }
        #expect(marks.count <= 1)
    }
}
