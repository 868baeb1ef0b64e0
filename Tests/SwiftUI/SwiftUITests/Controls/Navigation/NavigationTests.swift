import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Views that are pushed onto a navigation stack, and the ways back.
@Suite("Navigation stacks") @MainActor struct NavigationTests {
    private static let rootColor = Color(red: 1, green: 0, blue: 0)
    private static let nextColor = Color(red: 0, green: 1, blue: 0)

    private func stage(_ view: some View) throws -> Stage {
        let stage = try Stage(width: 300, height: 400, system: .iOS18)
        try stage.show(view)
        return stage
    }

    private func left(_ color: Color, in stage: Stage, at time: Double) -> CGFloat? { stage.drawn(color, at: time)?.box.minX }

    private struct Page: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            VStack {
                NavigationTests.nextColor.frame(width: 300, height: 50)
                Button(isPresented ? "Close" : "Loose") { dismiss() }
            }
            .navigationTitle("Detail")
        }
    }

    /// Every kind of link.
    private struct Links: View {
        @State private var isActive = false
        @State private var chosen: Int?
        @State private var isShown = false
        @State private var item: String?

        var body: some View {
            NavigationView {
                VStack(spacing: 0) {
                    NavigationTests.rootColor.frame(width: 300, height: 20)
                    NavigationLink("Title") { Page() }
                    NavigationLink(destination: Page()) { Text("View") }
                    NavigationLink(destination: Page(), isActive: $isActive) { Text("Active") }
                    NavigationLink(destination: Page(), tag: 3, selection: $chosen) { Text("Tag") }
                    NavigationLink("Value", value: 7)
                    Button("Presented") { isShown = true }
                    Button("Item") { item = "a" }
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { _ in Page() }
                .navigationDestination(isPresented: $isShown) { Page() }
                .navigationDestination(item: $item) { _ in Page() }
            }
        }
    }

    @Test(
        "Links of every form lead to their view and back: by the button, and by the view itself",
        arguments: ["Title", "View", "Active", "Tag", "Value", "Presented", "Item"])
    func links(_ name: String) throws {
        let stage = try stage(Links())
        #expect(left(Self.nextColor, in: stage, at: 0) == nil)
        try stage.tree.tap(name, at: 1)
        expect(left(Self.nextColor, in: stage, at: 3), equals: 0)
        try stage.tree.tap("Close", at: 4)
        #expect(left(Self.nextColor, in: stage, at: 7) == nil)
        try stage.tree.tap(name, at: 8)
        expect(left(Self.nextColor, in: stage, at: 10), equals: 0)
        try stage.tree.tap("BackButton", at: 11)
        #expect(left(Self.nextColor, in: stage, at: 14) == nil)
        expect(left(Self.rootColor, in: stage, at: 14), equals: 0)
    }

    @Test("A page slides in from the trailing edge while the one below makes way by 30 %")
    func slide() throws {
        let stage = try stage(Links())
        try stage.tree.tap("Title", at: 1)
        let begin = try #require(left(Self.nextColor, in: stage, at: 1.01))
        #expect(begin > 280)
        let times = (0...20).map { 1.01 + Double($0) / 20 }
        let pages = times.compactMap { left(Self.nextColor, in: stage, at: $0) }
        #expect(zip(pages, pages.dropFirst()).allSatisfy { $0 > $1 || $1 < 0.5 }, "it never turns round")
        let below = try #require(left(Self.rootColor, in: stage, at: 2.5))
        #expect(abs(below + 90) < 0.5)
    }

    @Test("What is under a page cannot be touched")
    func covered() throws {
        let stage = try stage(Links())
        try stage.tree.tap("Title", at: 1)
        try stage.tree.perform(at: 3) {}
        expect(Set(titles(stage)), equals: ["Root", "Close"])
    }

    private struct Paths: View {
        @State private var path: [Int] = [1, 2]

        var body: some View {
            NavigationStack(path: $path) {
                Color.clear
                    .navigationTitle("Home")
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("Number \(number) of \(path.count)")
                            Button("Home") { path = [] }
                            NavigationLink("On", value: number + 1)
                            NavigationLink("Wrong", value: "text")
                        }
                        .navigationTitle("N\(number)")
                    }
            }
        }
    }

    private func titles(_ stage: Stage) -> [String] { stage.tree.hitTargets.map(\.label) }

    @Test("A path is shown from the start; links and the button that leads back change it")
    func path() throws {
        let stage = try stage(Paths())
        expect(Set(titles(stage)), equals: ["N1", "Home", "On", "Wrong"])
        try stage.tree.tap("On", at: 1)
        try stage.tree.perform(at: 3) {}
        #expect(titles(stage).contains("N2"))
        try stage.tree.tap("Wrong", at: 4)
        try stage.tree.perform(at: 6) {}
        #expect(titles(stage).contains("N2"), "a value of another type has no place on the path")
        try stage.tree.tap("BackButton", at: 7)
        try stage.tree.perform(at: 9) {}
        #expect(titles(stage).contains("N1"))
        try stage.tree.tap("Home", at: 10)
        try stage.tree.perform(at: 12) {}
        #expect(titles(stage).isEmpty)
    }

    @Test("A value for which no destination is named is a warning sign, and is told")
    func unnamed() throws {
        let stage = try stage(NavigationStack(path: .constant([5])) { Color.clear })
        #expect(stage.tree.diagnostics.entries.contains { $0.description.contains("the value 5") })
    }

    private struct Zoomed: View {
        @Namespace private var space

        var body: some View {
            NavigationStack {
                NavigationLink {
                    NavigationTests.nextColor.navigationTransition(.zoom(sourceID: 1, in: space)).navigationBarHidden(true)
                } label: {
                    NavigationTests.rootColor.frame(width: 60, height: 80)
                        .matchedTransitionSource(id: 1, in: space) { $0.clipShape(RoundedRectangle(cornerRadius: 8)) }
                }
                .buttonStyle(.plain)
                .accessibilityIdentifier("card")
                .navigationBarHidden(true)
            }
        }
    }

    @Test("A page grows from its source, and the page below stays where it is")
    func zoom() throws {
        let stage = try stage(Zoomed())
        let source = try #require(stage.drawn(Self.rootColor, at: 0)).box
        try stage.tree.tap("card", at: 1)
        let tap = stage.tree.now
        let first = try #require(stage.drawn(Self.nextColor, at: tap + 0.02)).box
        expect(first.width, near: source.width, within: 30, "\(first) from \(source)")
        expect(first.midX, near: source.midX, within: 10)
        try expect(#require(stage.drawn(Self.rootColor, at: tap + 0.02)).box, equals: source, "nothing makes way")
        let last = try #require(stage.drawn(Self.nextColor, at: tap + 3)).box
        expect(last, equals: CGRect(x: 0, y: 0, width: 300, height: 400))
        try expect(#require(stage.drawn(Self.rootColor, at: tap + 3)).box, equals: source)
    }

    private struct Presented: View {
        let isCover: Bool
        @State private var isShown = false
        @Namespace private var space

        var body: some View {
            Button {
                isShown = true
            } label: {
                NavigationTests.rootColor.frame(width: 60, height: 80).matchedTransitionSource(id: 1, in: space)
            }
            .buttonStyle(.plain).accessibilityIdentifier("card")
            .fullScreenCover(isPresented: Binding(get: { isShown && isCover }, set: { isShown = $0 })) { page }
            .sheet(isPresented: Binding(get: { isShown && !isCover }, set: { isShown = $0 })) { page }
        }

        private var page: some View {
            NavigationTests.nextColor.ignoresSafeArea().overlay(alignment: .top) { Button("Close") { isShown = false } }
                .navigationTransition(.zoom(sourceID: 1, in: space))
        }
    }

    @Test("A sheet and a cover grow from their source, soon hide it, and shrink back into it", arguments: [true, false])
    func presentedZoom(isCover: Bool) throws {
        let stage = try stage(Presented(isCover: isCover))
        let source = try #require(stage.drawn(Self.rootColor, at: 0)).box
        try stage.tree.tap("card", at: 1)
        let tap = stage.tree.now
        let first = try #require(stage.drawn(Self.nextColor, at: tap + 0.02))
        #expect(abs(first.box.midX - source.midX) < 12 && abs(first.box.width - source.width) < 40, "\(first.box) from \(source)")
        let near = try #require(stage.drawn(Self.nextColor, at: tap + 0.1))
        #expect(first.alpha < 1 && near.alpha == 1 && near.box.width < 200, "\(first.alpha) \(near)")
        try expect(#require(stage.drawn(Self.nextColor, at: tap + 3)).box.width, equals: 300)
        try stage.tree.tap("Close", at: tap + 4)
        let end = stage.tree.now
        let leaving = try #require(stage.drawn(Self.nextColor, at: end + 0.25)).box
        #expect(leaving.width < 200 && abs(leaving.midX - source.midX) < 40)
        #expect(stage.drawn(Self.nextColor, at: end + 3) == nil)
    }

    private struct Columns: View {
        @State private var selection: Int?

        var body: some View {
            NavigationSplitView {
                List(0..<3, id: \.self, selection: $selection) { Text("Row \($0)") }
                    .navigationTitle("Sidebar")
            } detail: {
                NavigationStack {
                    VStack {
                        NavigationTests.nextColor.frame(width: 300, height: 50)
                        Text("Chosen \(selection ?? -1)")
                        NavigationLink("Deeper") { Text("Deep").navigationTitle("Third") }
                    }
                    .navigationTitle("Detail")
                }
            }
        }
    }

    @Test("On a telephone what is selected in a column shows the next one, whose stack goes on; back takes the selection away")
    func columns() throws {
        let stage = try stage(Columns())
        #expect(left(Self.nextColor, in: stage, at: 0) == nil)
        try stage.tree.tap("Row 1", at: 1)
        expect(left(Self.nextColor, in: stage, at: 3), equals: 0)
        try stage.tree.perform(at: 3) {}
        #expect(titles(stage) == ["Deeper", "Sidebar"] || titles(stage) == ["Sidebar", "Deeper"], "one bar: \(titles(stage))")
        try stage.tree.tap("Deeper", at: 4)
        try stage.tree.perform(at: 6) {}
        expect(titles(stage), equals: ["Detail"])
        try stage.tree.tap("BackButton", at: 7)
        try stage.tree.tap("Sidebar", at: 9)
        #expect(left(Self.nextColor, in: stage, at: 12) == nil)
        try stage.tree.tap("Row 2", at: 13)
        expect(left(Self.nextColor, in: stage, at: 15), equals: 0)
    }

    @Test("A path can be stored and comes back, and one with a value that cannot be encoded cannot")
    func storedPath() throws {
        struct Plain: Hashable {}
        var path = NavigationPath([1, 2])
        path.append("three")
        let stored = try #require(path.codable)
        let data = try JSONEncoder().encode(stored)
        let back = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(back == path && back.count == 3)
        path.append(Plain())
        #expect(path.codable == nil)
        path.removeLast(2)
        expect(path.count, equals: 2)
    }

    @Test("Of the columns of a navigation view a telephone shows the first")
    func firstColumn() throws {
        let stage = try stage(
            NavigationView {
                Self.rootColor.frame(width: 300, height: 20)
                Self.nextColor.frame(width: 300, height: 20)
            })
        expect(left(Self.rootColor, in: stage, at: 0), equals: 0)
        #expect(stage.drawn(Self.nextColor, at: 0) == nil)
    }

    private struct LongTitle: View {
        let title: String

        var body: some View {
            NavigationStack(path: .constant([1])) {
                Color.clear.navigationTitle(title)
                    .navigationDestination(for: Int.self) { _ in
                        Color.clear.navigationTitle("A title of some length").navigationBarTitleDisplayMode(.inline)
                    }
            }
        }
    }

    @Test("The button that leads back has the title of the view below, or Back where that is too long")
    func backTitle() throws {
        let short = try stage(LongTitle(title: "Home"))
        expect(titles(short), equals: ["Home"])
        let long = try stage(LongTitle(title: "Everything there is"))
        expect(titles(long), equals: ["Back"])
    }
}
