import Testing

@testable import SwiftUI

private struct ShopApp: App {
    @State private var count = 2

    var body: some Scene {
        WindowGroup("Shop", id: "shop") { Text("\(count) cups") }
            .environment(\.isEnabled, false)
        if count > 1 { WindowGroup { Text("Second") } }
    }
}

private struct Windowless: App {
    @State private var isOpen = false
    var body: some Scene { if isOpen { WindowGroup { Text("Never") } } }
}

@MainActor
@Suite("What an app shows when it is launched")
struct LaunchedAppTests {
    @Test("The windows of an app, in the order of its source, with what its scenes put into their environment")
    func windows() {
        #expect(ShopApp().body.launchWindows().count == 2)
        #expect(Windowless().body.launchWindows().isEmpty)
        #expect(LaunchedApp(Windowless.self).makeView() == nil)
        #expect(LaunchedApp(ShopApp.self).makeView() is FirstWindow<ShopApp>)
    }

    @Test("The app's own state is that of the view which shows its window")
    func state() {
        let fields = PropertyCatalog.shared.fields(of: FirstWindow<ShopApp>.self)
        #expect(fields.count == 1)
        #expect(fields.first?.type is State<Int>.Type)
    }
}
