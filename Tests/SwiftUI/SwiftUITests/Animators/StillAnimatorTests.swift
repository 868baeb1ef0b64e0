import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What a widget's views would do by themselves: an archive runs no code.
@Suite("Animators in widgets") @MainActor struct StillAnimatorTests {
    private struct Animated: View {
        let entry: Int

        var body: some View {
            VStack {
                Color.red.frame(width: 10, height: 10)
                    .phaseAnimator([0, 1, 2], trigger: entry) { view, phase in view.offset(x: 20 * Double(phase)) }
                Color.red.frame(width: 10, height: 10)
                    .phaseAnimator([0, 1]) { view, phase in view.opacity(phase == 0 ? 1 : 0.5) }
                Color.red.frame(width: 10, height: 10)
                    .keyframeAnimator(initialValue: 0.0, trigger: entry) { view, turn in
                        view.rotationEffect(.degrees(turn))
                    } keyframes: { _ in
                        KeyframeTrack { CubicKeyframe(90, duration: 0.3) }
                    }
                TimelineView(.animation) { _ in Color.red.frame(width: 10, height: 10) }
            }
        }
    }

    @Test("They stand still, each is told") func stillness() throws {
        let stage = try Stage()
        stage.tree.environment.isInWidget = true
        try stage.show(Animated(entry: 1))
        let first = stage.tree.displayList(at: 0)
        try stage.show(Animated(entry: 2), .default, at: 1)
        for time in [1.0, 1.1, 1.25, 2, 5] { expect(stage.tree.displayList(at: time), equals: first, "\(time)") }
        #expect(stage.tree.settlingTime <= 1)
        let words = stage.tree.diagnostics.entries.map(\.description)
        for word in ["phaseAnimator", "keyframeAnimator", "TimelineView(.animation)"] {
            expect(words.count { $0.hasPrefix("\(word) does not run in a widget") }, equals: 1, "\(word)")
        }
    }

    private struct Pulsing: View {
        @State private var isLarge = false
        @State private var isTurned = false

        var body: some View {
            VStack {
                Color.red.frame(width: isLarge ? 30 : 10, height: 10)
                    .animation(.linear(duration: 1).repeatForever(), value: isLarge)
                    .onAppear { isLarge = true }
                Color.blue.frame(width: isTurned ? 20 : 10, height: 10)
                    .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isTurned = true } }
            }
        }
    }

    @Test("What would repeat for ever stands where it leads to, and that is told") func repetition() throws {
        let stage = try Stage()
        stage.tree.environment.isInWidget = true
        try stage.show(Pulsing())
        #expect(stage.tree.settlingTime <= 0)
        for time in [0, 0.3, 1] {
            #expect(stage.drawn(.red, at: time)?.box.width == 30 && stage.drawn(.blue, at: time)?.box.width == 20)
        }
        let words = stage.tree.diagnostics.entries.map(\.description)
        expect(words.count { $0.hasPrefix("An animation that repeats forever does not run in a widget") }, equals: 1)
    }
}
