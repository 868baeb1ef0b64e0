import Combine
import Foundation
import Observation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What observable models and stores change inside of `withAnimation` moves, whatever updates came before.
@Suite("Animated changes of models") @MainActor struct ObservedAnimationTests {
    @Observable final class Model {
        var x: CGFloat = 0
    }

    final class OldModel: ObservableObject {
        @Published var x: CGFloat = 0
    }

    private struct Inner: View {
        @State private var count = 0
        var body: some View { Color.green.frame(width: 20 + CGFloat(count), height: 20).onTapGesture { count += 1 } }
    }

    private struct ModelView: View {
        let model: Model
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).offset(x: model.x)
                Inner()
                Button {
                    withAnimation(.linear(duration: 1)) { model.x = 100 }
                } label: {
                    Color.blue.frame(width: 20, height: 20)
                }
                .buttonStyle(.plain)
            }
        }
    }

    private struct OldModelView: View {
        @StateObject private var model = OldModel()
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).offset(x: model.x)
                Inner()
                Button {
                    withAnimation(.linear(duration: 1)) { model.x = 100 }
                } label: {
                    Color.blue.frame(width: 20, height: 20)
                }
            }
        }
    }

    private struct StoreView: View {
        @AppStorage private var x: Double
        init(_ key: String, _ store: UserDefaults?) { _x = AppStorage(wrappedValue: 0, key, store: store) }
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).offset(x: x)
                Inner()
                Button {
                    withAnimation(.linear(duration: 1)) { x = 100 }
                } label: {
                    Color.blue.frame(width: 20, height: 20)
                }
            }
        }
    }

    private func place(_ stage: Stage, at time: Double) throws -> CGFloat {
        try #require(stage.drawn(Color.red, at: time)).box.minX
    }

    private func check(_ view: some View, innerFirst: Bool) throws {
        let stage = try Stage()
        try stage.show(view)
        let start = try place(stage, at: 0)
        if innerFirst { _ = try stage.tree.tap(at: CGPoint(x: 100, y: 100), at: 1) }
        _ = try stage.tree.tap(at: CGPoint(x: 100, y: 120), at: 2)
        let begin = stage.tree.now
        #expect(abs(try place(stage, at: begin + 0.5) - start - 50) < 1)
        try expect(place(stage, at: begin + 1), equals: start + 100)
    }

    @Test("by a button, also after an update that has kept the body that reads the model", arguments: [false, true])
    func button(innerFirst: Bool) throws {
        try check(ModelView(model: Model()), innerFirst: innerFirst)
        try check(OldModelView(), innerFirst: innerFirst)
        let name = "zoetrope.observed-animation.\(innerFirst)"
        let store = UserDefaults(suiteName: name)
        store?.removeObject(forKey: "x")
        defer { store?.removePersistentDomain(forName: name) }
        try check(StoreView("x", store), innerFirst: innerFirst)
    }

    @Test("A kept body hears of a change without an animation, too") func plain() throws {
        let (stage, model) = (try Stage(), Model())
        try stage.show(ModelView(model: model))
        let start = try place(stage, at: 0)
        _ = try stage.tree.tap(at: CGPoint(x: 100, y: 100), at: 1)
        try stage.tree.perform(at: 2) { model.x = 30 }
        try expect(place(stage, at: 2), equals: start + 30)
    }
}

/// A binding to something identifiable is identifiable itself, and rows of bindings go on being made as before.
@Suite("Bindings to identifiable values") @MainActor struct IdentifiableBindingTests {
    struct Item: Identifiable {
        let id: Int
        var isOn = false
    }

    private struct Rows: View {
        @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
        var body: some View {
            VStack(spacing: 0) {
                ForEach($items) { $item in Toggle("x", isOn: $item.isOn).frame(height: 10) }
                ForEach($items) { item in
                    Color.red.frame(height: item.wrappedValue.isOn ? 20 : 10).onTapGesture { item.isOn.wrappedValue = true }
                }
                ForEach($items, id: \.id) { $item in Text("\(item.id)").frame(height: 5) }
                List($items) { $item in Toggle("x", isOn: $item.isOn) }.frame(height: 40)
                List($items, id: \.id) { $item in Toggle("x", isOn: $item.isOn) }.frame(height: 40)
                List(items) { item in Text("\(item.id)") }.frame(height: 40)
                ForEach($items.filter { $0.id != 2 }) { item in Color.green.frame(height: CGFloat(item.id)) }
            }
        }
    }

    @Test func rows() throws {
        let stage = try Stage()
        try stage.show(Rows())
        let green = Color.green.resolve(in: stage.tree.environment).rgba
        expect(stage.drawn(at: 0).filter { $0.color == green }.map(\.box.height), equals: [1, 3])
    }

    @Test func identity() throws {
        var items = [Item(id: 1), Item(id: 2)]
        let binding = Binding {
            items
        } set: {
            items = $0
        }
        try #require(binding.first { $0.id == 2 }).isOn.wrappedValue = true
        #expect(items[1].isOn && !items[0].isOn)
    }
}
