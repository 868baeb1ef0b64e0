import AppKit
import Combine
import Foundation
import TestSupport
import Testing
import WatchKit

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Words of apps for watches and of windows that are opened for values.
@Suite("Apps of other windows") @MainActor struct WatchAppTests {
    private final class Delegate: NSObject, WKApplicationDelegate {
        var launches = 0
        func applicationDidFinishLaunching() { launches += 1 }
    }

    private struct WatchApp: App {
        @WKApplicationDelegateAdaptor private var delegate: Delegate
        var launches: Int { delegate.launches }
        @State private var turned = 0.5
        var body: some Scene {
            WindowGroup {
                Text(verbatim: "first").digitalCrownRotation($turned).digitalCrownRotation($turned, from: 0, through: 1, by: 0.1)
            }
            WindowGroup("History", id: "history", for: Int.self) { $day in Text(verbatim: "day \(day ?? 0)") }
            WindowGroup(for: Int.self) { $day in Text(verbatim: "day \(day ?? 0)") }
            WindowGroup(id: "other", for: Int.self) { $day in
                Text(verbatim: "of \(day)")
            } defaultValue: {
                7
            }
        }
    }

    @Test("A watch's delegate is made and hears of the launch") func delegate() {
        let app = WatchApp()
        for hearer in app.launchHearers { hearer.launch() }
        expect(app.launches, equals: 1)
    }

    private final class Keeper: NSObject, WKApplicationDelegate, NSApplicationDelegate, ObservableObject {
        @Published var words = "asleep"
        func applicationDidFinishLaunching() { words = "a watch" }
        func applicationDidFinishLaunching(_ notification: Notification) { words = "a Mac" }
    }

    private struct Reader: View {
        @EnvironmentObject var keeper: Keeper
        var body: some View { Text(keeper.words) }
    }

    private struct KeptWatchApp: App {
        @WKApplicationDelegateAdaptor private var keeper: Keeper
        var body: some Scene { WindowGroup { Reader() } }
    }

    private struct KeptMacApp: App {
        @NSApplicationDelegateAdaptor(Keeper.self) private var keeper
        var body: some Scene { WindowGroup { Reader() } }
    }

    @Test("Views find a delegate that can be observed in their environment") func observed() throws {
        let apps = [
            (LaunchedApp(KeptWatchApp.self).makeView(), "a watch"), (LaunchedApp(KeptMacApp.self).makeView(), "a Mac"),
        ]
        for (view, words) in apps {
            let tree = ViewTree(size: CGSize(width: 200, height: 200), environment: EnvironmentValues())
            try tree.update(AnyView(existential: try #require(view)), transaction: Transaction(), at: 0)
            #expect(tree.layoutDump().contains("\"\(words)\""))
        }
    }

    @Test("A window that is opened for a value has none at launch, or the default") func windows() throws {
        let windows = WatchApp().body.launchWindows()
        expect(windows.count, equals: 4)
        for (window, words) in zip(windows, ["first", "day 0", "day 0", "of 7"]) {
            let tree = ViewTree(size: CGSize(width: 200, height: 200), environment: EnvironmentValues())
            try tree.update(window, transaction: Transaction(), at: 0)
            #expect(tree.layoutDump().contains("\"\(words)\""))
        }
    }

    @Test("A watch's pages stand above each other, and its round gauge is there", arguments: [true, false]) func pages(
        isCarousel: Bool
    ) throws {
        let tree = ViewTree(size: CGSize(width: 100, height: 120), environment: EnvironmentValues())
        let pages = TabView {
            Color.red
            Gauge(value: 0.5) { Text(verbatim: "a") }.gaugeStyle(.circular)
        }
        if isCarousel {
            try tree.update(pages.tabViewStyle(.carousel), transaction: Transaction(), at: 0)
        } else {
            try tree.update(pages.tabViewStyle(.verticalPage(transitionStyle: .blur)), transaction: Transaction(), at: 0)
        }
        let row = try #require(tree.root.flatMap(Self.pages))
        #expect(row.children.count == 3 && row.children[0].frame(at: 0).midY == 60 && row.children[1].frame(at: 0).midY == 180)
        expect(row.children[2].frame(at: 0).maxX, equals: 100)
    }

    private static func pages(in node: ViewNode) -> ViewNode? {
        node.kind == "Pages" ? node : node.children.lazy.compactMap { pages(in: $0) }.first
    }

    @Test("A scene of notifications opens no window") func notifications() {
        #expect(WKNotificationScene(controller: Reminders.self, category: "reminder").body.launchWindows().isEmpty)
    }
}

private final class Reminders: WKUserNotificationHostingController<Text> {
    override var body: Text { Text(verbatim: "Water") }
}
