import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// A body is evaluated again where what it was made from has changed, and nowhere else: a view that makes random values as its parent
/// is evaluated keeps them when its own state changes.
///
/// Source: Apple, "Demystify SwiftUI" (WWDC 2021, 10022): a body depends on its view's value, its properties and what it reads.
@Suite("When bodies are evaluated") @MainActor struct BodyEvaluationTests {
    private final class Counter {
        var bodies = 0
    }

    private struct Cards: View {
        @Namespace private var namespace
        @State private var selected: UUID?
        private let cards = (1...20).map { (id: UUID(), title: "Title \($0)") }

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 20) {
                    ForEach(cards, id: \.id) { card in
                        if selected == card.id {
                            Text("Open \(card.title)").matchedGeometryEffect(id: "title\(card.id)", in: namespace)
                        } else {
                            Text(card.title).matchedGeometryEffect(id: "title\(card.id)", in: namespace).onTapGesture { selected = card.id }
                        }
                    }
                }
            }
            .animation(.spring, value: selected)
        }
    }

    private struct Window: View {
        let counter: Counter

        var body: some View {
            counter.bodies += 1
            return ZStack {
                Color.black.opacity(0.8).ignoresSafeArea()
                Cards()
            }
        }
    }

    /// What is read of preferences is read again, whoever is left alone around it.
    private struct Reader: View {
        @AppStorage("BodyEvaluationTests") private var words = "none"

        var body: some View {
            VStack {
                Text(words)
                Button("Write") { words = "written" }
            }
        }
    }

    /// A body that asks for a place of its own accord.
    private struct Place: View {
        let proxy: GeometryProxy
        var body: some View { Text("at \(Int(proxy.frame(in: .global).minY))") }
    }

    private struct Pages: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { row in GeometryReader { Place(proxy: $0) }.frame(height: 200).id(row) }
                }
            }
        }
    }

    @Test func whatIsReadOfPreferencesIsReadAgain() throws {
        let stage = try Stage(width: 300, height: 600)
        try stage.show(Reader())
        try stage.tree.tap("Write", at: 1)
        try stage.tree.advance(to: 2)
        #expect(stage.tree.layoutDump().contains("Text \"written\""))
    }

    @Test func whatIsReadOfPlacesIsReadAgain() throws {
        let stage = try Stage(width: 300, height: 600)
        try stage.show(Pages())
        let row = "Text \"at 200\""
        #expect(stage.tree.layoutDump().contains(row))
        let strokes = (0...10).map { (index: Int) -> (seconds: Double, point: CGPoint) in
            (Double(index) / 20, CGPoint(x: 150, y: 400 - 10 * Double(index)))
        }
        try stage.tree.touch(along: [strokes], at: 1)
        try stage.tree.advance(to: 5)
        _ = stage.tree.displayList(at: 5)
        #expect(!stage.tree.layoutDump().contains(row))
    }

    private enum Surrounding: String, CaseIterable { case canvas, screen, page }

    @Test(arguments: Surrounding.allCases) private func aTapLeavesTheParentAlone(_ surrounding: Surrounding) throws {
        let stage = try Stage(width: 393, height: 852)
        let counter = Counter()
        let window = Window(counter: counter)
        switch surrounding {
        case .canvas: try stage.show(window)
        case .screen:
            let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
            try stage.show(DeviceScreen(PreferredAppearance(window), insets: insets))
        case .page: try stage.show(NavigationStack { window.navigationTitle("Cards") })
        }
        let before = counter.bodies
        try stage.tree.tap("Title 2", at: 1)
        try stage.tree.advance(to: 3)
        expect(counter.bodies, equals: before)
        #expect(stage.tree.layoutDump().contains("Open Title 2"))
    }

    @Test func aScrollLeavesTheParentAlone() throws {
        let stage = try Stage(width: 300, height: 200)
        let counter = Counter()
        try stage.show(Window(counter: counter))
        let before = counter.bodies
        let strokes = (0...10).map { (index: Int) -> (seconds: Double, point: CGPoint) in
            (Double(index) / 20, CGPoint(x: 150, y: 180 - 10 * Double(index)))
        }
        try stage.tree.touch(along: [strokes], at: 1)
        try stage.tree.advance(to: 4)
        expect(counter.bodies, equals: before)
    }
}
