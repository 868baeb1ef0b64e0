import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// State that a scripted hand sets by its name.
@Suite("State by its name") @MainActor struct NamedStateTests {
    nonisolated enum Mood: String { case calm = "c", wild = "w" }
    nonisolated enum Side: Codable { case left, right }

    private struct Settings: View {
        @State private var isOn = false
        @State private var count = 1
        @State private var share = 0.25
        @State private var width: CGFloat = 10
        @State private var name = "Ada"
        @State private var mood = Mood.calm
        @State private var side = Side.left
        @State private var date: Date?
        @State private var list = [1, 2]
        @State private var action: () -> Void = {}

        var body: some View {
            VStack {
                Text(verbatim: "\(isOn) \(count) \(share) \(width) \(name) \(mood) \(side) \(date?.timeIntervalSince1970 ?? -1) \(list)")
                Color.red.frame(width: isOn ? 80 : 20, height: 10)
                Inner<Int>()
            }
        }
    }

    private struct Inner<Value>: View {
        @State private var count = 7
        var body: some View { Text(verbatim: "inner \(count)") }
    }

    nonisolated private static let before = "false 1 0.25 10.0 Ada calm left -1.0 [1, 2], inner 7"

    private func said(_ stage: Stage) throws -> String { try #require(stage.tree.root).spokenLabel }

    @Test(
        "Values are taken as they are written",
        arguments: [
            ("isOn", "true", "true 1 0.25 10.0 Ada calm left -1.0 [1, 2], inner 7"),
            ("Settings.count", "-3", "false -3 0.25 10.0 Ada calm left -1.0 [1, 2], inner 7"),
            ("count", "3", "false 3 0.25 10.0 Ada calm left -1.0 [1, 2], inner 7"),
            ("share", "1", "false 1 1.0 10.0 Ada calm left -1.0 [1, 2], inner 7"),
            ("width", "12", "false 1 0.25 12.0 Ada calm left -1.0 [1, 2], inner 7"),
            ("name", "Grace Hopper", "false 1 0.25 10.0 Grace Hopper calm left -1.0 [1, 2], inner 7"),
            ("mood", ".wild", "false 1 0.25 10.0 Ada wild left -1.0 [1, 2], inner 7"),
            ("mood", "w", "false 1 0.25 10.0 Ada wild left -1.0 [1, 2], inner 7"),
            ("side", "right", "false 1 0.25 10.0 Ada calm right -1.0 [1, 2], inner 7"),
            ("date", "1970-01-01T00:01:00Z", "false 1 0.25 10.0 Ada calm left 60.0 [1, 2], inner 7"),
            ("date", "nil", before),
            ("list", "[3]", "false 1 0.25 10.0 Ada calm left -1.0 [3], inner 7"),
            ("Inner.count", "8", "false 1 0.25 10.0 Ada calm left -1.0 [1, 2], inner 8"),
        ])
    func written(_ name: String, _ words: String, _ after: String) throws {
        let stage = try Stage()
        try stage.show(Settings())
        try expect(said(stage), equals: Self.before)
        try stage.tree.setState(name, to: .words(words), Transaction(), at: 1)
        try expect(said(stage), equals: after)
    }

    @Test("Values of the type, and those that are written alike, are taken from code") func values() throws {
        let stage = try Stage()
        try stage.show(Settings())
        try stage.tree.setState("side", to: .value(Side.right), Transaction(), at: 1)
        try stage.tree.setState("share", to: .value(2), Transaction(), at: 1)
        try stage.tree.setState("date", to: .value(Date(timeIntervalSince1970: 5)), Transaction(), at: 1)
        try expect(said(stage), equals: "false 1 2.0 10.0 Ada calm right 5.0 [1, 2], inner 7")
    }

    @Test("A change has the animation that it is given") func animation() throws {
        let stage = try Stage()
        try stage.show(Settings())
        try stage.tree.setState("isOn", to: .words("true"), Transaction(animation: .linear(duration: 1)), at: 1)
        #expect(abs(try #require(stage.drawn(.red, at: 1.5)).box.width - 50) < 0.01)
    }

    @Test("A name that no state has is told with those there are, the user's own alone") func unknown() throws {
        let stage = try Stage()
        try stage.show(
            VStack {
                Settings(); Toggle("t", isOn: .constant(true)); Slider(value: .constant(0.5))
            })
        #expect(
            throws: StateFault.unknown(known: [
                "Settings.isOn (Bool)", "Settings.count (Int)", "Settings.share (Double)", "Settings.width (CGFloat)",
                "Settings.name (String)",
                "Settings.mood (Mood)", "Settings.side (Side)", "Settings.date (Optional<Date>)", "Settings.list (Array<Int>)",
                "Settings.action (() -> ())", "Inner.count (Int)",
            ])
        ) { try stage.tree.setState("isOff", to: .words("true"), Transaction(), at: 1) }
    }

    @Test(
        "A value that is none of the type changes nothing",
        arguments: [
            ("isOn", "yes", "Bool"), ("count", "1.5", "Int"), ("mood", "angry", "Mood"), ("list", "[a]", "Array<Int>"),
            ("action", "{}", "() -> ()"),
            ("date", "tomorrow", "Optional<Date>"),
        ])
    func unlike(_ name: String, _ words: String, _ type: String) throws {
        let stage = try Stage()
        try stage.show(Settings())
        #expect(throws: StateFault.unlike(type: type)) { try stage.tree.setState(name, to: .words(words), Transaction(), at: 1) }
        try expect(said(stage), equals: Self.before)
    }
}
