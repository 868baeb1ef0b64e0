import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// A widget's views are archived, and the archive knows fewer moves than an app.
@Suite("Moves in a widget") @MainActor struct ArchivedMovesTests {
    private struct Plain: Equatable { var number = 0 }
    private struct Archivable: Equatable, Codable { var number = 0 }

    private struct Twirl: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View { content.offset(x: phase.isIdentity ? 0 : 100) }
    }

    private struct Shifted: ViewModifier {
        var x: CGFloat
        func body(content: Content) -> some View { content.offset(x: x) }
    }

    private func stage(isInWidget: Bool) throws -> Stage {
        let stage = try Stage()
        stage.tree.environment.isInWidget = isInWidget
        return stage
    }

    /// A red square that comes and goes by a transition.
    private struct Coming: View {
        let isHere: Bool
        let transition: AnyTransition
        var body: some View {
            ZStack {
                Color.clear
                if isHere { Color.red.frame(width: 50, height: 20).transition(transition) }
            }
        }
    }

    /// How far the square is from its place when it begins to come, and how opaque it is halfway.
    private func arrival(_ transition: AnyTransition, isInWidget: Bool) throws -> (offset: CGFloat, alpha: Double, stage: Stage) {
        let stage = try stage(isInWidget: isInWidget)
        try stage.show(Coming(isHere: false, transition: transition))
        try stage.show(Coming(isHere: true, transition: transition), .linear(duration: 1), at: 1)
        let (half, rest) = (try #require(stage.drawn(.red, at: 1.5)), try #require(stage.drawn(.red, at: 3)))
        return ((rest.box.minX - half.box.minX) * 2, half.alpha, stage)
    }

    @Test("push travels two fifths in a widget, all its length in an app")
    func push() throws {
        #expect(abs(try arrival(.push(from: .leading), isInWidget: false).offset - 50) < 0.01)
        #expect(abs(try arrival(.push(from: .leading), isInWidget: true).offset - 20) < 0.01)
        #expect(abs(try arrival(.move(edge: .leading), isInWidget: true).offset - 50) < 0.01)
    }

    @Test("A transition of user code is a fade in a widget, and that is told", arguments: [true, false])
    func ownTransitions(_ isModifier: Bool) throws {
        let transition: AnyTransition =
            isModifier ? .modifier(active: Shifted(x: 100), identity: Shifted(x: 0)) : AnyTransition(Twirl())
        let app = try arrival(transition, isInWidget: false)
        #expect(app.offset < -90 && app.alpha == 1 && app.stage.tree.diagnostics.entries.isEmpty)
        let widget = try arrival(transition, isInWidget: true)
        #expect(widget.offset == 0 && abs(widget.alpha - 0.5) < 0.01)
        let words = widget.stage.tree.diagnostics.entries.map(\.description)
        #expect(words.count == 1 && words[0].contains("at ArchivedMovesTests.swift:") && words[0].contains("has no effect in a widget"))
    }

    @Test("Of a combination the system's part is left; of two sides the other one") func parts() throws {
        let combined = try arrival(.move(edge: .leading).combined(with: AnyTransition(Twirl())), isInWidget: true)
        #expect(abs(combined.offset - 50) < 0.01 && combined.alpha == 1)
        let sides = try arrival(.asymmetric(insertion: AnyTransition(Twirl()), removal: .slide), isInWidget: true)
        #expect(sides.offset == 0 && abs(sides.alpha - 0.5) < 0.01)
        let other = try arrival(.asymmetric(insertion: .move(edge: .leading), removal: AnyTransition(Twirl())), isInWidget: true)
        expect(other.offset, near: 50, within: 0.01)
    }

    @Test("animation(_:value:) counts in a widget only if the value can be archived") func animationValue() throws {
        func bar<V: Equatable>(_ width: CGFloat, _ value: V) -> some View {
            Color.red.frame(width: width, height: 20).animation(.linear(duration: 1), value: value)
        }
        for isInWidget in [false, true] {
            let stage = try stage(isInWidget: isInWidget)
            try stage.show(bar(40, Archivable()))
            try stage.show(bar(80, Archivable(number: 1)), at: 1)
            try expect(#require(stage.drawn(.red, at: 1.5)).box.width, equals: 60)
            #expect(stage.tree.diagnostics.entries.isEmpty)
        }
        let app = try stage(isInWidget: false)
        try app.show(bar(40, Plain()))
        try app.show(bar(80, Plain(number: 1)), at: 1)
        try expect(#require(app.drawn(.red, at: 1.5)).box.width, equals: 60)
        let widget = try stage(isInWidget: true)
        try widget.show(bar(40, Plain()))
        try widget.show(bar(80, Plain(number: 1)), at: 1)
        try expect(#require(widget.drawn(.red, at: 1.5)).box.width, equals: 80)
        let words = widget.tree.diagnostics.entries.map(\.description)
        #expect(
            words.count == 1 && words[0].contains("at ArchivedMovesTests.swift:") && words[0].contains("because Plain is not Encodable"))
        // Lists and optionals are as their elements are.
        let optional = try stage(isInWidget: true)
        try optional.show(bar(40, [Archivable?.none]))
        try optional.show(bar(80, [Archivable?.some(Archivable())]), at: 1)
        #expect(optional.tree.diagnostics.entries.isEmpty)
    }
}
