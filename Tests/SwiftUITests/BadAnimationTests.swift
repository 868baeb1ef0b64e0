import Foundation
import Testing

@testable import SwiftUI

/// Animations that cannot be played end in pictures and words, not in a hang or a trap.
@Suite("Bad animations") @MainActor struct BadAnimationTests {
    private struct Bar: View, @preconcurrency Animatable {
        var length: Double
        var animatableData: Double {
            get { length }
            set { length = newValue }
        }
        var body: some View { Color.red.frame(width: length.isFinite ? length : 1, height: 10) }
    }

    @Test func dataThatAreNoNumbersAreReportedByTheViewsName() throws {
        let stage = try Stage()
        try stage.show(Bar(length: 10))
        try stage.show(Bar(length: .nan), .linear(duration: 1), at: 1)
        _ = stage.drawn(at: 1.5)
        #expect(stage.tree.diagnostics.entries == [.notANumber("Bar")])
        try stage.show(Bar(length: 50), .linear(duration: 1), at: 3)
        #expect(try #require(stage.drawn(.red, at: 4)).box.width == 50)
    }

    @Test(arguments: [0, -1, -Double.infinity, Double.nan]) func durationsThatAreNone(_ duration: Double) throws {
        let stage = try Stage()
        try stage.show(Bar(length: 10))
        try stage.show(Bar(length: 50), .linear(duration: duration), at: 1)
        #expect(try #require(stage.drawn(.red, at: 1)).box.width == 50)
        #expect(stage.tree.settlingTime <= 1)
    }

    @Test func twoElementsUnderOneIdentityAreBothDrawnAndReported() throws {
        let stage = try Stage()
        try stage.show(ForEach([1, 1], id: \.self) { _ in Color.red.frame(width: 5, height: 5) })
        #expect(stage.drawn(at: 0).count == 2)
        #expect(stage.tree.diagnostics.entries == [.repeatedIdentity("1")])
    }

    @Test func noPhasesAreReported() throws {
        let stage = try Stage()
        try stage.show(PhaseAnimator([Int]()) { _ in Color.red })
        #expect(stage.tree.diagnostics.entries == [.noPhases("PhaseAnimator")])
    }
}
