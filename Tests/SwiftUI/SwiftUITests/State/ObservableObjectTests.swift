import Combine
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Objects that views own, observe and find in the environment, and preferences that they keep.
@Suite("Observable objects and stored values", .serialized) @MainActor struct ObservableObjectTests {
    @Test func anObjectIsMadeOnceAndItsChangesAreShown() throws {
        let stage = try Stage()
        Model.made = 0
        try stage.show(Owner())
        expect(Model.made, equals: 1)
        // The appearance's action counted, and the tree was evaluated again before the picture.
        expect(stage.drawn(.red, at: 0)?.box.width, equals: 20)
        try stage.show(Owner(), at: 1)
        expect(Model.made, equals: 1)
    }

    @Test func bindingsToAnObjectCarryTheirAnimation() throws {
        let stage = try Stage()
        let model = Model()
        try stage.show(Observer(model: model))
        let binding = Observer(model: model).$model.count.animation(.linear(duration: 1))
        try stage.show(OnAppearance(model: model) { binding.wrappedValue = 10 }, at: 0)
        expect(model.count, equals: 10)
    }

    @Test func theEnvironmentHandsObjectsDown() throws {
        let stage = try Stage()
        let model = Model()
        model.count = 4
        try stage.show(VStack { Finder() }.environmentObject(model))
        expect(stage.drawn(.green, at: 0)?.box.width, equals: 40)
    }

    @Test func whatAPublisherSendsAtOnceIsInTheFirstPicture() throws {
        let stage = try Stage()
        let subject = CurrentValueSubject<Int, Never>(3)
        try stage.show(Receiver(subject: subject))
        expect(stage.drawn(.blue, at: 0)?.box.width, equals: 30)
        subject.send(5)
        try stage.show(Receiver(subject: subject), at: 1)
        expect(stage.drawn(.blue, at: 1)?.box.width, equals: 50)
    }

    @Test func preferencesAreReadAndWritten() throws {
        let store = try #require(UserDefaults(suiteName: "zoetrope.tests.storage"))
        for key in ["count", "mode", "name"] { store.removeObject(forKey: key) }
        let stage = try Stage()
        try stage.show(Stored().defaultAppStorage(store))
        expect(stage.drawn(.red, at: 0)?.box.width, equals: 30, "The action wrote 3, and the view was evaluated again.")
        expect(store.value(forKey: "count") as? Int, equals: 3)
        expect(store.string(forKey: "mode"), equals: "large")
        #expect(store.object(forKey: "name") == nil)
        store.setValue(6, forKey: "count")
        try stage.show(Stored().defaultAppStorage(store), at: 1)
        expect(stage.drawn(.red, at: 1)?.box.width, equals: 60)
        for key in ["count", "mode", "name"] { store.removeObject(forKey: key) }
    }

    @Test func aScenesValuesAreSharedByTheirKey() throws {
        let stage = try Stage()
        try stage.show(
            HStack(spacing: 0) {
                SceneWriter(); SceneReader()
            })
        expect(stage.drawn(.green, at: 0)?.box.width, equals: 50)
        let other = try Stage()
        try other.show(SceneReader())
        expect(other.drawn(.green, at: 0)?.box.width, equals: 10, "Another tree is another scene.")
    }
}

@MainActor private final class Model: ObservableObject {
    static var made = 0
    @Published var count = 1
    init() { Model.made += 1 }
}

private struct Owner: View {
    @StateObject private var model = Model()

    var body: some View {
        Color.red.frame(width: CGFloat(model.count) * 10, height: 10).onAppear { model.count += 1 }
    }
}

private struct Observer: View {
    @ObservedObject var model: Model

    var body: some View { Color.red.frame(width: CGFloat(model.count) * 10, height: 10) }
}

private struct OnAppearance: View {
    @ObservedObject var model: Model
    let action: () -> Void

    var body: some View { Color.red.frame(width: CGFloat(model.count) * 10, height: 10).onAppear(perform: action) }
}

private struct Finder: View {
    @EnvironmentObject private var model: Model

    var body: some View { Color.green.frame(width: CGFloat(model.count) * 10, height: 10) }
}

private struct Receiver: View {
    let subject: CurrentValueSubject<Int, Never>
    @State private var count = 1

    var body: some View {
        Color.blue.frame(width: CGFloat(count) * 10, height: 10).onReceive(subject) { count = $0 }
    }
}

private struct Stored: View {
    enum Mode: String { case small, large }

    @AppStorage("count") private var count = 1
    @AppStorage("mode") private var mode = Mode.small
    @AppStorage("name") private var name: String?

    var body: some View {
        Color.red.frame(width: CGFloat(count) * 10, height: 10).onAppear {
            count = 3
            $mode.wrappedValue = .large
            name = nil
        }
    }
}

private struct SceneWriter: View {
    @SceneStorage("width") private var width = 1.0

    var body: some View { Color.red.frame(width: 10, height: 10).onAppear { width = 5 } }
}

private struct SceneReader: View {
    @SceneStorage("width") private var width = 1.0

    var body: some View { Color.green.frame(width: width * 10, height: 10) }
}
