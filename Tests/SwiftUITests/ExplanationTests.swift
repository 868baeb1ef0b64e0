import Foundation
import Testing

@testable import SwiftUI

/// What is said to move when.
@Suite("Explanations of motion") @MainActor struct ExplanationTests {
    @Test("An animation is told in the words of a source") func wordsOfTheSource() throws {
        let stage = try Stage()
        stage.tree.isExplained = true
        let animation = Animation.linear(duration: 2).repeatCount(3, autoreverses: false)
        try stage.show(Color.red.frame(width: 20, height: 20))
        try stage.show(Color.red.frame(width: 40, height: 20), animation, at: 1)
        #expect(Set(stage.tree.explanations.map(\.animation)) == [".linear(duration: 2.0).repeatCount(3, autoreverses: false)"])
    }

    private struct Counter: View {
        let count: Int
        let isOn: Bool

        var body: some View {
            VStack {
                Text("\(count)").contentTransition(.numericText())
                Color.red.frame(width: 20, height: 20).opacity(isOn ? 1 : 0.5)
                Wave(phase: isOn ? 1 : 0)
            }
        }
    }

    private struct Wave: View, @preconcurrency Animatable {
        var phase: Double
        var animatableData: Double {
            get { phase }
            set { phase = newValue }
        }
        var body: some View { Color.blue.frame(width: 10 + phase * 10, height: 10) }
    }

    @Test("Each is named by its view and attribute, and digits that move alike are one")
    func names() throws {
        let stage = try Stage()
        stage.tree.isExplained = true
        try stage.show(Counter(count: 11, isOn: false))
        try stage.show(Counter(count: 22, isOn: true), .linear(duration: 1), at: 1)
        _ = stage.tree.displayList(at: 1)
        let notes = stage.tree.explanations
        #expect(notes.allSatisfy { $0.view != "view" && $0.attribute != "value" }, "\(notes)")
        #expect(notes.contains { $0.attribute == "opacity" && $0.from == [0.5] && $0.to == [1] && $0.end == 2 })
        #expect(notes.contains { $0.view == "Wave" && $0.attribute == "animatableData" })
        #expect(notes.filter { $0.attribute == "text" }.count(where: { $0.view.contains("22") }) >= 1)
        #expect(notes.indices.allSatisfy { !notes[..<$0].contains(notes[$0]) })
    }
}
