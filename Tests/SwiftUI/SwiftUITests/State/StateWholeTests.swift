import Foundation
import Observation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// State that views own, observe and react to: each kind changes what is drawn, and only when it has to.
@Suite("State whole") @MainActor struct StateWholeTests {
    @Observable @MainActor final class Model {
        var shown = 10.0
        var hidden = 0
    }

    private final class Notes {
        var words: [String] = []
        var bodies = 0
    }

    private struct Reader: View {
        let model: Model
        let notes: Notes
        var body: some View {
            let _ = notes.bodies += 1
            Color.red.frame(width: model.shown, height: 10)
        }
    }

    @Test func anObservedPropertyThatNoBodyReadBringsNothingAbout() throws {
        let (stage, model, notes) = (try Stage(), Model(), Notes())
        try stage.show(Reader(model: model, notes: notes))
        let before = notes.bodies
        try stage.tree.perform(at: 1) { model.hidden = 5 }
        expect(notes.bodies, equals: before)
        try stage.tree.perform(at: 2) { model.shown = 30 }
        expect(notes.bodies, equals: before + 1)
        expect(stage.drawn(.red, at: 2)?.box.width, equals: 30)
    }

    private struct Editor: View {
        @Bindable var model: Model
        let give: (Binding<Double>) -> Void
        var body: some View {
            let _ = give($model.shown)
            Color.red.frame(width: model.shown, height: 10)
        }
    }

    @Test func aBindingToAnObservableObjectCarriesItsAnimation() throws {
        let (stage, model) = (try Stage(), Model())
        var binding: Binding<Double>?
        try stage.show(Editor(model: model) { binding = $0 })
        try stage.tree.perform(at: 1) { binding?.animation(.linear(duration: 1)).wrappedValue = 50 }
        expect(model.shown, equals: 50)
        expect(stage.drawn(.red, at: 1.5)?.box.width, equals: 30)
    }

    private struct Reactor: View {
        let value: Int
        let notes: Notes
        var body: some View {
            Color.red
                .onChange(of: value) { notes.words.append("changed") }
                .onChange(of: value) { old, new in notes.words.append("\(old)-\(new)") }
                .onChange(of: value, initial: true) { notes.words.append("initial \(value)") }
                .onChange(of: value, initial: true) { old, new in notes.words.append("initial \(old)-\(new)") }
        }
    }

    @Test func changesAreToldInAllForms() throws {
        let (stage, notes) = (try Stage(), Notes())
        try stage.show(Reactor(value: 1, notes: notes))
        expect(notes.words, equals: ["initial 1", "initial 1-1"])
        notes.words = []
        try stage.show(Reactor(value: 1, notes: notes), at: 1)
        expect(notes.words, equals: [])
        try stage.show(Reactor(value: 4, notes: notes), at: 2)
        expect(notes.words, equals: ["changed", "1-4", "initial 4", "initial 1-4"])
    }

    private struct Worker: View {
        let id: Int
        let notes: Notes
        var body: some View {
            Color.red.task(id: id) { @MainActor in
                do {
                    try await Task.sleep(for: .seconds(1))
                    notes.words.append("done \(id)")
                } catch {
                    notes.words.append("cancelled \(id)")
                }
            }
        }
    }

    @Test func aTaskOfAnotherIdentityTakesTheFormersPlace() async throws {
        let (stage, notes) = (try Stage(), Notes())
        try stage.show(Worker(id: 1, notes: notes))
        try await stage.tree.tasks.settle()
        try stage.show(Worker(id: 2, notes: notes), at: 0.5)
        try await stage.tree.tasks.settle()
        expect(notes.words, equals: ["cancelled 1"])
        try stage.tree.advance(to: 1.4)
        try await stage.tree.tasks.settle()
        expect(notes.words, equals: ["cancelled 1"])
        try stage.tree.advance(to: 1.5)
        try await stage.tree.tasks.settle()
        expect(notes.words, equals: ["cancelled 1", "done 2"])
    }
}
