import Foundation
import Testing
import WatchKit

@testable import SwiftUI

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
            WindowGroup { Text(verbatim: "first").digitalCrownRotation($turned).digitalCrownRotation($turned, from: 0, through: 1, by: 0.1) }
            WindowGroup("History", id: "history", for: Int.self) { $day in Text(verbatim: "day \(day ?? 0)") }
            WindowGroup(for: Int.self) { $day in Text(verbatim: "day \(day ?? 0)") }
            WindowGroup(id: "other", for: Int.self) { $day in Text(verbatim: "of \(day)") } defaultValue: { 7 }
        }
    }

    @Test("A watch's delegate is made and hears of the launch") func delegate() {
        let app = WatchApp()
        for hearer in app.launchHearers { hearer.launch() }
        #expect(app.launches == 1)
    }

    @Test("A window that is opened for a value has none at launch, or the default") func windows() throws {
        let windows = WatchApp().body.launchWindows()
        #expect(windows.count == 4)
        for (window, words) in zip(windows, ["first", "day 0", "day 0", "of 7"]) {
            let tree = ViewTree(size: CGSize(width: 200, height: 200), environment: EnvironmentValues())
            try tree.update(window, transaction: Transaction(), at: 0)
            #expect(tree.layoutDump().contains("\"\(words)\""))
        }
    }

    @Test("A scene of notifications opens no window") func notifications() {
        #expect(WKNotificationScene(controller: Reminders.self, category: "reminder").body.launchWindows().isEmpty)
    }
}

private final class Reminders: WKUserNotificationHostingController<Text> {
    override var body: Text { Text(verbatim: "Water") }
}
