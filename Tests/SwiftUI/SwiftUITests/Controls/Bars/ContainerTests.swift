import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

extension EnvironmentValues {
    @Entry fileprivate var favourite: Int = 7
    @Entry fileprivate var motto = "none"
    @Entry fileprivate var nickname: String?
}

/// An app as projects have it: it compiles beside the views of its scenes.
private struct SampleApp: App {
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup {
            Text("A")
        }
        .commands { CommandGroup(replacing: .newItem) {} }
        .onChange(of: phase) { _, _ in }
    }
}

/// Where scroll views, lists, navigation and tab views put their content.
@Suite("Containers") @MainActor struct ContainerTests {
    private let mark = Color(red: 0.25, green: 0.5, blue: 0.75)

    private func box(_ view: some View, width: CGFloat = 200, height: CGFloat = 200) throws -> CGRect? {
        let stage = try Stage(width: width, height: height, system: .iOS18)
        try stage.show(view)
        return stage.drawn(mark, at: 0)?.box
    }

    @Test("A geometry reader's content gives the container a background, too, and may take it away") func lateLayers() throws {
        let stage = try Stage(system: .iOS18)
        func reader(_ hasLayer: Bool) -> some View {
            GeometryReader { _ in
                if hasLayer { Text("a").modifier(ContainerLayerModifier(layer: Color.blue)) } else { Text("b") }
            }
            .padding(20)
        }
        try stage.show(reader(true))
        #expect(stage.tree.hasContainerLayers)
        expect(stage.drawn(.blue, at: 0)?.box, equals: CGRect(x: 0, y: 0, width: 200, height: 200))
        try stage.show(reader(false), at: 1)
        #expect(!stage.tree.hasContainerLayers && stage.drawn(.blue, at: 1) == nil)
    }

    @Test("A scroll view shows its content from the beginning, at the content's width")
    func scroll() throws {
        let content = VStack(spacing: 0) {
            mark.frame(width: 50, height: 40); Color.black.frame(height: 900)
        }
        try expect(box(ScrollView { content }), equals: CGRect(x: 75, y: 0, width: 50, height: 40))
        try expect(box(ScrollView { content }.defaultScrollAnchor(.bottom))?.minY, equals: -740)
        try expect(box(ScrollView { content }.contentMargins(.top, 30))?.minY, equals: 30)
    }

    @Test("Content behind a padded safe area shows, but starts inside of it")
    func safeAreaPadding() throws {
        let view = ScrollView(.horizontal) { HStack(spacing: 0) { mark.frame(width: 300, height: 20) } }.safeAreaPadding(.horizontal, 30)
        try expect(box(view)?.minX, equals: 30)
        let stage = try Stage(system: .iOS18)
        try stage.show(view)
        #expect(stage.tree.displayList(at: 0).dump().contains("(0,90 200x20)"))
    }

    @Test(
        "A large title takes 96 points, an inline one 44, a hidden bar none",
        arguments: [
            (NavigationBarItem.TitleDisplayMode.large, false, 96.0), (.inline, false, 44), (.inline, true, 0),
        ])
    func navigationBar(_ mode: NavigationBarItem.TitleDisplayMode, _ isHidden: Bool, _ height: Double) throws {
        let view = NavigationStack {
            mark.navigationTitle("Title").navigationBarTitleDisplayMode(mode).navigationBarHidden(isHidden)
        }
        try expect(box(view), equals: CGRect(x: 0, y: height, width: 200, height: 200 - height))
    }

    @Test("A view that ignores the safe area reaches behind the bars, and only where it touches them")
    func ignoresSafeArea() throws {
        let title = { (view: AnyView) in NavigationStack { view.navigationTitle("T").navigationBarTitleDisplayMode(.inline) } }
        try expect(box(title(AnyView(mark.ignoresSafeArea()))), equals: CGRect(x: 0, y: 0, width: 200, height: 200))
        try expect(box(title(AnyView(mark.ignoresSafeArea(edges: .bottom))))?.minY, equals: 44)
        try expect(box(title(AnyView(mark.ignoresSafeArea().padding(10))))?.minY, equals: 54)
        try expect(box(title(AnyView(Color.clear.background(mark))))?.minY, equals: 0)
        try expect(box(mark.ignoresSafeArea()), equals: CGRect(x: 0, y: 0, width: 200, height: 200))
    }

    @Test("A view at an edge takes its height, the rest is left")
    func safeAreaInset() throws {
        let view = mark.safeAreaInset(edge: .bottom, spacing: 5) { Color.black.frame(height: 35) }
        try expect(box(view), equals: CGRect(x: 0, y: 0, width: 200, height: 160))
        let usual = mark.safeAreaInset(edge: .bottom) { Color.black.frame(height: 32) }
        try expect(box(usual), equals: CGRect(x: 0, y: 0, width: 200, height: 160))
        let side = mark.safeAreaInset(edge: .leading) { Color.black.frame(width: 32) }
        try expect(box(side), equals: CGRect(x: 40, y: 0, width: 160, height: 200))
    }

    @Test("A view at an edge is as wide as it was measured, however narrow the rest")
    func safeAreaInsetOfNarrowContent() throws {
        let purple = Color(red: 0.5, green: 0, blue: 0.5)
        let stage = try Stage(system: .iOS18)
        try stage.show(Color.black.frame(width: 24, height: 20).safeAreaInset(edge: .bottom) { Text("A longer bar").background(purple) })
        let bar = try #require(stage.drawn(purple, at: 0)?.box)
        #expect(bar.width > 80 && bar.height < 25)
        expect(bar.midX, near: 100, within: 0.5)
    }

    @Test("Frames, insets and padding of the safe area keep the baselines of text", arguments: 0..<3)
    func baselines(_ kind: Int) throws {
        let purple = Color(red: 0.5, green: 0, blue: 0.5)
        let text = Text("A").font(.system(size: 30)).foregroundStyle(purple)
        let view =
            switch kind {
            case 0: AnyView(text.containerRelativeFrame(.vertical) { length, _ in length / 2 })
            case 1: AnyView(text.safeAreaPadding(.top, 20))
            default: AnyView(text.safeAreaInset(edge: .bottom) { Color.clear.frame(width: 5, height: 30) })
            }
        func distance(_ view: some View) throws -> CGFloat {
            let stage = try Stage(system: .iOS18)
            try stage.show(
                HStack(alignment: .firstTextBaseline) {
                    view; Text("B").foregroundStyle(Color.blue)
                })
            return try #require(stage.drawn(.blue, at: 0)?.box.maxY) - #require(stage.drawn(purple, at: 0)?.box.maxY)
        }
        #expect(abs(try distance(view) - distance(text)) < 0.5)
    }

    @Test("Only the selected tab shows, over a bar of 49 points")
    func tabs() throws {
        func tabs(_ selection: Int) -> some View {
            TabView(selection: .constant(selection)) {
                Color.black.tabItem { Text("A") }.tag(1)
                mark.tabItem { Text("B") }.tag(2)
            }
        }
        try expect(box(tabs(2)), equals: CGRect(x: 0, y: 0, width: 200, height: 151))
        #expect(try box(tabs(1)) == nil)
    }

    @Test("Tabs of iOS 18 are found by their values")
    func tabValues() throws {
        let view = TabView(selection: .constant("b")) {
            Tab("A", systemImage: "house", value: "a") { Color.black }
            Tab("B", systemImage: "heart", value: "b") { mark }
        }
        try expect(box(view)?.height, equals: 151)
    }

    @Test("Pages lie side by side")
    func pages() throws {
        let view = TabView(selection: .constant(0)) {
            Color.black.tag(0); mark.tag(1)
        }.tabViewStyle(.page(indexDisplayMode: .never))
        try expect(box(view)?.minX, equals: 200)
    }

    @Test("Rows of a grouped list stand where a device has them")
    func list() throws {
        // `fact.form`: rows of 44 points at 20 from the side, their content at 36.
        let view = List {
            Section("Header") {
                Text("Row")
                mark.frame(width: 10, height: 10)
            }
        }
        let stacked = NavigationStack { view.toolbar(.hidden, for: .navigationBar) }
        let row = try #require(try box(stacked, width: 390, height: 400))
        expect(row.minX, equals: 36)
        // The header's text of 15.67 points begins at 33, the group 6.67 after it; the second row's middle is 66 below.
        expect(row.midY, near: 33 + 15.667 + 6.667 + 66, within: 1)
        // In no stack it begins at 17, the group 6 after it; a narrow list has a margin of 16.
        let alone = try #require(try box(view, width: 300, height: 400))
        expect(alone.minX, equals: 32)
        expect(alone.midY, near: 17 + 15.667 + 6 + 66, within: 1)
    }

    @Test("A section in a stack is its header, content and footer")
    func section() throws {
        let stage = try Stage(system: .iOS18)
        try stage.show(
            VStack {
                Section {
                    Text("B")
                } header: {
                    Text("A")
                } footer: {
                    Text("C")
                }
            })
        let sectioned = stage.drawn(at: 0)
        try stage.show(
            VStack {
                Text("A"); Text("B"); Text("C")
            })
        expect(sectioned, equals: stage.drawn(at: 0))
    }

    @Test("What is not in the picture is told")
    func reports() throws {
        let stage = try Stage(system: .iOS18)
        stage.tree.environment.isInWidget = true
        try stage.show(Text("A").sheet(isPresented: .constant(false)) { Text("B") })
        #expect(stage.tree.diagnostics.entries.isEmpty)
        try stage.show(Text("A").sheet(isPresented: .constant(true)) { Text("B") })
        expect(
            stage.tree.diagnostics.entries.map(\.description),
            equals: ["The sheet is not shown: a widget cannot present it, and only the presenting view is drawn."])
    }

    @Test("A frame relative to the container")
    func containerRelativeFrame() throws {
        let view = ScrollView(.horizontal) {
            HStack(spacing: 10) { mark.containerRelativeFrame(.horizontal, count: 3, spacing: 10).frame(height: 20) }
        }
        try expect(box(view.frame(width: 170))?.width, equals: 50)
        try expect(box(view.contentMargins(.horizontal, 15).frame(width: 200))?.width, equals: 50, "margins are no part of it")
        // A scroll view is as wide as its content, which is part of what the scroll view was offered.
        let narrow = ScrollView { mark.containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }.frame(height: 20) }
        try expect(box(narrow)?.width, equals: 160)
        try expect(box(narrow.safeAreaInset(edge: .bottom) { Color.red.frame(height: 30) })?.width, equals: 160)
        try expect(
            box(mark.containerRelativeFrame([.horizontal, .vertical]) { length, axis in axis == .horizontal ? length / 2 : length }),
            equals: CGRect(x: 50, y: 0, width: 100, height: 200))
    }

    @Test("A preferred appearance is that of the whole window")
    func preferredColorScheme() throws {
        let stage = try Stage(system: .iOS18)
        try stage.show(PreferredAppearance(Text("A").preferredColorScheme(.dark)))
        #expect(stage.drawn(.white, at: 0) != nil && stage.drawn(.black, at: 0) != nil)
    }

    private struct Reader: View {
        @Environment(\.favourite) var favourite
        @Environment(\.motto) var motto
        @Environment(\.nickname) var nickname
        var body: some View { Text("\(favourite) \(motto) \(nickname ?? "-")") }
    }

    @Test("Entries of the environment have their defaults and can be set")
    func entries() throws {
        let stage = try Stage(system: .iOS18)
        try stage.show(Reader())
        let before = stage.drawn(at: 0)
        try stage.show(Text("7 none -"))
        expect(before, equals: stage.drawn(at: 0))
        try stage.show(Reader().environment(\.favourite, 8).environment(\.nickname, "Z"))
        let after = stage.drawn(at: 0)
        try stage.show(Text("8 none Z"))
        expect(after, equals: stage.drawn(at: 0))
    }
}
