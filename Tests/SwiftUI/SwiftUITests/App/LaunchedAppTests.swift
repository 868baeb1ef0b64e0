import Combine
import Foundation
import TestSupport
import Testing
import UIKit

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

private struct ShopApp: App {
    @State private var count = 2

    var body: some Scene {
        WindowGroup("Shop", id: "shop") { Text("\(count) cups") }
            .environment(\.isEnabled, false)
        if count > 1 { WindowGroup { Text("Second") } }
    }
}

/// With what a Mac's app says of its windows and menus.
private struct DesktopApp: App {
    var body: some Scene {
        WindowGroup { Text("Desk") }
            .defaultSize(width: 640, height: 360).windowStyle(.hiddenTitleBar).windowToolbarStyle(.unified(showsTitle: false))
            .windowResizability(.contentSize).defaultPosition(.center).commandsRemoved()
            .commands {
                SidebarCommands()
                ToolbarCommands()
                TextEditingCommands()
                if true { TextFormattingCommands() } else { InspectorCommands() }
                CommandMenu("Desk") { Button("Tidy") {} }
            }
        Settings { Text("Settings") }
        MenuBarExtra("Desk", systemImage: "star") { Text("Extra") }.menuBarExtraStyle(.window)
        WindowGroup("Hidden", id: "hidden") { Text("Hidden") }.defaultLaunchBehavior(.suppressed)
    }
}

private struct GroupedApp: App {
    var body: some Scene {
        _SceneGroup {
            WindowGroup { Text("First") }
            WindowGroup { Text("Second") }
        }
        .commandsRemoved()
    }
}

private struct Windowless: App {
    @State private var isOpen = false
    var body: some Scene { if isOpen { WindowGroup { Text("Never") } } }
}

private final class Morning: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var greeting = "asleep"

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        greeting = "awake"
        return true
    }
}

private final class Evening: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var heard: [String] = []

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        heard.append("will")
        return true
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        heard.append("did")
        return true
    }
}

private struct RespondingApp: App {
    @UIApplicationDelegateAdaptor private var evening: Evening
    var heard: [String] { evening.heard }
    var body: some Scene { WindowGroup { Text("Evening") } }
}

private struct DelegatedApp: App {
    @UIApplicationDelegateAdaptor(Morning.self) var morning
    var body: some Scene { WindowGroup { Text(morning.greeting) } }
}

@MainActor
@Suite("What an app shows when it is launched")
struct LaunchedAppTests {
    @Test("A Mac's app says how large its window is, and opens no settings") func desktop() throws {
        let app = LaunchedApp(DesktopApp.self)
        let window = try #require(app.makeView() as? any LaunchedWindow)
        expect(window.defaultSize, equals: CGSize(width: 640, height: 360))
        expect(DesktopApp().body.launchWindows().count, equals: 1)
        #expect((LaunchedApp(ShopApp.self).makeView() as? any LaunchedWindow)?.defaultSize == nil)
    }

    @Test("The windows of an app, in the order of its source, with what its scenes put into their environment")
    func windows() {
        expect(ShopApp().body.launchWindows().count, equals: 2)
        expect(GroupedApp().body.launchWindows().count, equals: 2)
        #expect(Windowless().body.launchWindows().isEmpty)
        #expect(LaunchedApp(Windowless.self).makeView() == nil)
        #expect(LaunchedApp(ShopApp.self).makeView() is FirstWindow<ShopApp>)
    }

    @Test("The app's own state is that of the view which shows its window")
    func state() {
        let fields = PropertyCatalog.shared.fields(of: FirstWindow<ShopApp>.self)
        expect(fields.count, equals: 1)
        #expect(fields.first?.type is State<Int>.Type)
    }

    @Test("An app's delegate is made with the app, and hears of its launch")
    func delegate() throws {
        expect(DelegatedApp().morning.greeting, equals: "asleep")
        let window = try #require(LaunchedApp(DelegatedApp.self).makeView() as? FirstWindow<DelegatedApp>)
        expect(window.app.morning.greeting, equals: "awake")
        #expect(UIApplication.shared.delegate === window.app.morning)
    }

    @Test("A delegate may begin with UIResponder")
    func respondingDelegate() throws {
        let window = try #require(LaunchedApp(RespondingApp.self).makeView() as? FirstWindow<RespondingApp>)
        expect(window.app.heard, equals: ["will", "did"])
    }
}

@Suite("Widgets and controls of a file that imports SwiftUI alone")
struct WidgetNamesTests {
    private struct Kept: SwiftUI.ControlWidget {
        var body: some SwiftUI.ControlWidgetConfiguration { SwiftUI.EmptyControlWidgetConfiguration() }
    }

    @Test("Their protocols are SwiftUI's")
    func names() {
        expect(String(reflecting: (any ControlWidget).self), equals: "SwiftUI.ControlWidget")
        expect(String(reflecting: (any ControlWidgetConfiguration).self), equals: "SwiftUI.ControlWidgetConfiguration")
        expect(String(reflecting: (any Widget).self), equals: "SwiftUI.Widget")
        #expect(type(of: Kept().body) == EmptyControlWidgetConfiguration.self)
    }
}
