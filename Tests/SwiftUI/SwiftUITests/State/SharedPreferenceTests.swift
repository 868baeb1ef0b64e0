import Combine
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Preferences that an object keeps, and that code writes which knows nothing of the views.
@Suite("Preferences of objects and of others", .serialized) @MainActor struct SharedPreferenceTests {
    private final class Settings: ObservableObject {
        @AppStorage("SharedPreferenceTests.width", store: UserDefaults(suiteName: "zoetrope.tests.shared")) var width = 10
        @Published var other = 0
    }

    /// An object that publishes nothing but what it keeps.
    private class Plain: ObservableObject {
        @AppStorage("SharedPreferenceTests.width", store: UserDefaults(suiteName: "zoetrope.tests.shared")) var width = 10
    }

    private final class Derived: Plain {}

    private struct Shown<Object: ObservableObject>: View {
        @ObservedObject var object: Object
        let width: (Object) -> Int
        var body: some View { Color.red.frame(width: CGFloat(width(object)), height: 10) }
    }

    private struct Reader: View {
        @AppStorage("SharedPreferenceTests.width", store: UserDefaults(suiteName: "zoetrope.tests.shared")) private var width = 10
        var body: some View { Color.red.frame(width: CGFloat(width), height: 10) }
    }

    private let store: UserDefaults
    private let stage: Stage

    init() throws {
        store = try #require(UserDefaults(suiteName: "zoetrope.tests.shared"))
        store.removeObject(forKey: "SharedPreferenceTests.width")
        stage = try Stage()
    }

    private func width(at time: Double) throws -> CGFloat? {
        try stage.tree.advance(to: time)
        return stage.drawn(.red, at: time)?.box.width
    }

    @Test("What an object keeps is shown when it is written") func written() throws {
        let settings = Settings()
        var announced = 0
        let listener = settings.objectWillChange.sink { announced += 1 }
        try stage.show(Shown(object: settings) { $0.width })
        try expect(width(at: 0), equals: 10)
        try stage.tree.perform(at: 1) { settings.width = 30 }
        try expect(width(at: 1), equals: 30)
        expect(announced, equals: 1)
        try stage.tree.perform(at: 2) { settings.$width.wrappedValue = 50 }
        try expect(width(at: 2), equals: 50)
        try stage.tree.perform(at: 3) { withAnimation(.linear(duration: 1)) { settings.width = 100 } }
        try expect(width(at: 3.5), equals: 75)
        withExtendedLifetime(listener) {}
    }

    @Test("An object that publishes nothing else is followed, and so is what its class inherits") func plain() throws {
        let plain = Plain()
        try stage.show(Shown(object: plain) { $0.width })
        try stage.tree.perform(at: 1) { plain.width = 30 }
        try expect(width(at: 1), equals: 30)
        let derived = Derived()
        try stage.show(Shown(object: derived) { $0.width }, at: 2)
        try stage.tree.perform(at: 3) { derived.width = 60 }
        try expect(width(at: 3), equals: 60)
    }

    @Test("Views follow what others write", arguments: [true, false]) func elsewhere(isObject: Bool) throws {
        let key = "SharedPreferenceTests.width"
        if isObject { try stage.show(Shown(object: Plain()) { $0.width }) } else { try stage.show(Reader()) }
        try stage.tree.perform(at: 1) { store.set(99, forKey: key) }
        try expect(width(at: 1), equals: 99)
        try stage.tree.perform(at: 2) { store.removeObject(forKey: key) }
        try expect(width(at: 2), equals: 10)
        try stage.tree.perform(at: 3) { UserDefaults(suiteName: "zoetrope.tests.shared")?.set(40, forKey: key) }
        try expect(width(at: 3), equals: 40)
        // What has not changed is not evaluated again.
        let count = stage.tree.updates.count
        try stage.tree.perform(at: 4) { store.set(40, forKey: key) }
        expect(stage.tree.updates.count, equals: count)
    }
}
