import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Animators whose content is another view in each phase: the view that leaves goes, and the animator stays.
@Suite("Phases that are other views") @MainActor struct ChangingPhaseTests {
    private enum Word: CaseIterable { case ready, set, go }

    private func bar(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 10) }

    /// The widths that are drawn at a moment, each once.
    private func widths(_ stage: Stage, at time: Double) throws -> Set<CGFloat> {
        try stage.tree.advance(to: time)
        return Set(stage.drawn(at: time).map(\.box.width))
    }

    @Test("An if goes on and on") func conditions() throws {
        let stage = try Stage()
        try stage.show(
            PhaseAnimator([false, true]) { isOn in
                if isOn { bar(20) } else { bar(40) }
            } animation: { _ in
                .linear(duration: 0.5)
            })
        try expect(widths(stage, at: 10.25), equals: [20, 40])
        try expect(widths(stage, at: 10.5 - 1e-3), equals: [20, 40])
        try expect(widths(stage, at: 10.75), equals: [20, 40])
        #expect(stage.tree.nextEventTime != nil)
    }

    @Test("So does a switch, and so does an identity", arguments: [true, false]) func switches(isIdentity: Bool) throws {
        let stage = try Stage()
        if isIdentity {
            try stage.show(
                PhaseAnimator([20.0, 40, 60]) {
                    bar($0).id($0)
                } animation: { _ in
                    .linear(duration: 0.5)
                })
        } else {
            try stage.show(
                PhaseAnimator(Word.allCases) { word in
                    switch word {
                    case .ready: bar(20)
                    case .set: bar(40)
                    case .go: bar(60)
                    }
                } animation: { _ in
                    .linear(duration: 0.5)
                })
        }
        try expect(widths(stage, at: 9.25), equals: [20, 40])
        try expect(widths(stage, at: 9.75), equals: [40, 60])
        try expect(widths(stage, at: 10.25), equals: [20, 60])
    }

    @Test("A triggered run comes back to its first view") func triggered() throws {
        let stage = try Stage()
        func view(_ trigger: Int) -> some View {
            PhaseAnimator(Word.allCases, trigger: trigger) { word in
                switch word {
                case .ready: bar(20)
                case .set: bar(40)
                case .go: bar(60)
                }
            } animation: { _ in
                .linear(duration: 0.5)
            }
        }
        try stage.show(view(0))
        try stage.show(view(1), at: 1)
        try expect(widths(stage, at: 1.75), equals: [40, 60])
        try expect(widths(stage, at: 5), equals: [20])
        #expect(stage.tree.nextEventTime == nil)
        try stage.show(view(2), at: 6)
        try expect(widths(stage, at: 6.25), equals: [20, 40])
    }

    @Test("A phase without a view is a phase", arguments: [[false, true], [true, false]]) func empty(phases: [Bool]) throws {
        let stage = try Stage()
        let view = PhaseAnimator(phases) { isThere in
            if isThere { bar(20) }
        } animation: { _ in
            .linear(duration: 0.5)
        }
        try stage.show(view)
        #expect(stage.tree.nextEventTime != nil)
        try expect(widths(stage, at: 10.25), equals: [20])
        #expect(stage.tree.nextEventTime != nil)
        try stage.show(Group { if false { view } }, at: 10.3)
        try stage.tree.advance(to: 12)
        #expect(stage.tree.nextEventTime == nil)
    }

    @Test("An animator that has gone has stopped") func gone() throws {
        let stage = try Stage()
        func view(_ isThere: Bool) -> some View {
            VStack {
                if isThere {
                    PhaseAnimator([false, true]) { isOn in
                        if isOn { bar(20) } else { bar(40) }
                    } animation: { _ in
                        .linear(duration: 0.5)
                    }
                }
            }
        }
        try stage.show(view(true))
        try stage.tree.advance(to: 2.2)
        try stage.show(view(false), at: 2.2)
        try stage.tree.advance(to: 5)
        #expect(stage.tree.nextEventTime == nil)
        #expect(stage.drawn(at: 5).isEmpty)
    }

    @Test("A timeline view counts on while its views change") func timeline() throws {
        let stage = try Stage()
        try stage.show(
            TimelineView(.periodic(from: stage.tree.clock.date(at: 0), by: 1)) { context in
                if Int(context.date.timeIntervalSince(ViewClock.start.date)) % 2 == 0 { bar(20) } else { bar(40) }
            })
        try expect(widths(stage, at: 6.5), equals: [20])
        try expect(widths(stage, at: 7.5), equals: [40])
        expect(stage.tree.nextEventTime, equals: 8)
    }

    @Test("Keyframes, tasks and appearances of views that change go on, too") func others() throws {
        let stage = try Stage()
        try stage.show(Branches())
        try expect(widths(stage, at: 5.25), equals: [40, 30])
        try expect(widths(stage, at: 6.25), equals: [20, 30])
    }
}

/// Two branches that take turns by timers of their own, and keyframes in which a view changes.
private struct Branches: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Group {
                if isOn { Color.red.frame(width: 40, height: 10) } else { Color.red.frame(width: 20, height: 10) }
            }
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isOn.toggle() } }
            KeyframeAnimator(initialValue: 0.0) { value in
                if value < 0.5 { Color.blue.frame(width: 30, height: 10) } else { Color.blue.frame(width: 60, height: 10) }
            } keyframes: { _ in
                LinearKeyframe(1, duration: 1)
            }
        }
    }
}
