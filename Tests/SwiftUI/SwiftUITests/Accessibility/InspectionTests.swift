import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

@Suite("Trees for an inspector") @MainActor struct InspectionTests {
    private struct Badge: View {
        var body: some View { Text("7").padding(4) }
    }

    private struct Pair: View {
        var body: some View {
            Badge()
            Color.red.frame(width: 10, height: 10)
        }
    }

    /// The names of the views, those inside in brackets.
    private func names(_ views: [InspectedView]) -> String {
        views.map { $0.name + ($0.children.isEmpty ? "" : "(\(names($0.children)))") }.joined(separator: " ")
    }

    private func stage(_ view: some View) throws -> Stage {
        let stage = try Stage()
        stage.tree.notesSourceNames = true
        try stage.show(view)
        return stage
    }

    @Test("Views with a body have their own names, around what their bodies make and inside the modifiers of their users")
    func sourceNames() throws {
        let tree = try stage(VStack { Badge().opacity(0.5) }).tree
        let found = names(tree.inspectedViews(at: 0))
        #expect(found.contains("Badge(Padding(Text))"), "\(found)")
        #expect(found.hasPrefix("VStack(Opacity"), "\(found)")
    }

    @Test("A view whose body makes several views is one") func severalViews() throws {
        let found = names(try stage(HStack { Pair() }).tree.inspectedViews(at: 0))
        expect(found.components(separatedBy: "Pair(").count, equals: 2)
        #expect(found.hasPrefix("HStack(Pair(Badge(Padding(Text)) "), "\(found)")
    }

    @Test("A view has its frame, its size and what was proposed to it") func places() throws {
        let tree = try stage(Color.red.frame(width: 20, height: 10).scaleEffect(2)).tree
        var view = try #require(tree.inspectedViews(at: 0).last)
        while let inner = view.children.first { view = inner }
        expect(view.size, equals: CGSize(width: 20, height: 10))
        expect(view.frame.size, equals: CGSize(width: 40, height: 20))
        expect(view.proposal.width, equals: 20)
    }

    private struct Tally: View {
        @State var count = 0
        var body: some View {
            Text("\(count)")
            Button("Add") { count += 1 }
        }
    }

    /// The views, each before those inside it.
    private func all(_ views: [InspectedView]) -> [InspectedView] { views.flatMap { [$0] + all($0.children) } }

    @Test("A text has its baselines, and a view the guides that the code sets") func guides() throws {
        let tree = try stage(
            VStack(alignment: .leading) {
                Text("one")
                Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in 7 }
            }
        ).tree
        let views = all(tree.inspectedViews(at: 0))
        let text = try #require(views.first { $0.text == "one" })
        expect(text.guides.keys.sorted(), equals: ["firstTextBaseline", "lastTextBaseline"])
        #expect((text.guides["firstTextBaseline"] ?? 0) > 10)
        #expect(views.contains { $0.guides["leading"] == 7 })
    }

    @Test("Inherited values are listed where they differ from those around") func environment() throws {
        let tree = try stage(
            VStack {
                Text("outer")
                VStack { Text("inner") }.environment(\.colorScheme, .dark).disabled(true)
            }
        ).tree
        let changed = all(tree.inspectedViews(at: 0)).filter { $0.environment["colorScheme"] != nil }
        expect(changed.map(\.environment), equals: [["colorScheme": "dark", "isEnabled": "false"]])
    }

    @Test("A body that has run again has the moment and the reason") func runs() throws {
        let stage = try stage(Tally())
        #expect(all(stage.tree.inspectedViews(at: 0)).allSatisfy { $0.run == nil })
        _ = try stage.tree.tap("Add", at: 1)
        let run = try #require(all(stage.tree.inspectedViews(at: 2)).first { $0.name == "Tally" }?.run)
        expect(run.cause, equals: .state)
        #expect(run.time >= 1 && run.time < 2)
    }

    private struct Slider: View {
        @State var isOut = false
        var body: some View {
            Button("Go") { withAnimation(.linear(duration: 0.5)) { isOut.toggle() } }
            Color.red.frame(width: 10, height: 10).opacity(isOut ? 0.5 : 1)
            Color.blue.frame(width: isOut ? 30 : 10, height: 10).animation(.easeIn(duration: 0.25), value: isOut)
        }
    }

    @Test("A view that moves has the animation and its end, as the code writes it") func animations() throws {
        let stage = try Stage()
        (stage.tree.notesSourceNames, stage.tree.explanation.isOn) = (true, true)
        try stage.show(Slider())
        try stage.tree.tap("Go", at: 1)
        let moving = all(stage.tree.inspectedViews(at: 1.1)).filter { $0.movesUntil != nil }
        let opacity = try #require(moving.first { $0.name.hasPrefix("Opacity") })
        expect(opacity.animation, equals: ".linear(duration: 0.5)")
        expect(opacity.movesUntil ?? 0, near: 1.5, within: 0.01)
        #expect(moving.contains { $0.animation == ".easeIn(duration: 0.25)" }, "\(moving.map(\.animation))")
        #expect(all(stage.tree.inspectedViews(at: 2)).allSatisfy { $0.movesUntil == nil && $0.animation == nil })
        stage.tree.explanation.forgetEnded(by: 2)
        expect(stage.tree.explanation.notes.count, equals: 0)
    }

    /// The motions of the views with a name, as `name until by`.
    private func motions(_ view: some View, of names: Set<String>, at time: Double, tap: String? = nil) throws -> [String] {
        let stage = try Stage()
        (stage.tree.notesSourceNames, stage.tree.explanation.isOn) = (true, true)
        try stage.show(view)
        if let tap { try stage.tree.tap(tap, at: 1) }
        return all(stage.tree.inspectedViews(at: time)).filter { names.contains($0.name) }.compactMap { view in
            view.movesUntil.map { "\(view.name) \(($0 * 100).rounded() / 100) \(view.animation ?? "-")" }
        }
    }

    private struct Nod: View {
        @State var count = 0
        var body: some View {
            Button("Nod") { count += 1 }
            Color.red.frame(width: 10, height: 10)
                .keyframeAnimator(initialValue: CGPoint.zero, trigger: count) {
                    $0.offset(x: $1.x, y: $1.y)
                } keyframes: { _ in
                    KeyframeTrack(\.x) { LinearKeyframe(8, duration: 0.5) }
                    KeyframeTrack(\.y) {
                        LinearKeyframe(4, duration: 0.25)
                        LinearKeyframe(0, duration: 0.5)
                    }
                }
        }
    }

    @Test("A keyframe animator has its end and the keyframe of each track", arguments: [(1.1, true), (1.6, true), (2, false)])
    func keyframes(time: Double, moves: Bool) throws {
        let found = try motions(Nod(), of: ["KeyframeAnimator"], at: time, tap: "Nod")
        let tracks =
            time < 1.5 ? "LinearKeyframe(duration: 0.5) of x, LinearKeyframe(duration: 0.25) of y" : "LinearKeyframe(duration: 0.5)"
        expect(found, equals: moves ? ["KeyframeAnimator 1.75 \(tracks)"] : [])
    }

    @Test("Keyframes that repeat move without end, each in its part of a period")
    func repeatedKeyframes() throws {
        let view = Color.red.keyframeAnimator(initialValue: 0.0) {
            $0.opacity($1)
        } keyframes: { _ in
            LinearKeyframe(1.0, duration: 0.5)
            CubicKeyframe(0.0, duration: 0.5)
        }
        expect(try motions(view, of: ["KeyframeAnimator"], at: 2.7), equals: ["KeyframeAnimator inf CubicKeyframe(duration: 0.5)"])
    }

    private struct Blink: View {
        @State var count = 0
        let isEndless: Bool
        var body: some View {
            Button("Blink") { count += 1 }
            if isEndless {
                Color.red.phaseAnimator([1.0, 0.5]) {
                    $0.opacity($1)
                } animation: { _ in
                    .linear(duration: 0.5)
                }
            } else {
                Color.red.phaseAnimator([1.0, 0.5], trigger: count) {
                    $0.opacity($1)
                } animation: { _ in
                    .linear(duration: 0.5)
                }
            }
        }
    }

    @Test("A phase animator has the animation to its phase, and the end of the way there unless it goes on for ever")
    func phases() throws {
        let names: Set = ["PhaseAnimator"]
        expect(try motions(Blink(isEndless: true), of: names, at: 0.1), equals: ["PhaseAnimator inf .linear(duration: 0.5) to phase 0.5"])
        let once = try motions(Blink(isEndless: false), of: names, at: 1.1, tap: "Blink")
        expect(once, equals: ["PhaseAnimator 1.5 .linear(duration: 0.5) to phase 0.5"])
        expect(try motions(Blink(isEndless: false), of: names, at: 0.5), equals: [])
    }

    @Test("A symbol has the effect that moves it, for ever where it repeats")
    func symbolEffects() throws {
        let view = Image(systemName: "bell").symbolEffect(.pulse)
        expect(try motions(view, of: ["Image"], at: 0.3), equals: ["Image inf .pulse"])
    }

    private struct Dial: View, @preconcurrency Animatable {
        var angle: Double
        var animatableData: Double {
            get { angle }
            set { angle = newValue }
        }
        var body: some View { Color.red.frame(width: 10 + angle, height: 10) }
    }

    private struct Turner: View {
        @State var angle = 0.0
        var body: some View {
            Button("Turn") { withAnimation(.linear(duration: 0.5)) { angle = 20 } }
            Dial(angle: angle)
        }
    }

    @Test("An animatable view has the animation of its data")
    func animatableViews() throws {
        let found = try motions(Turner(), of: ["Dial"], at: 1.2, tap: "Turn")
        expect(found, equals: ["Dial 1.5 .linear(duration: 0.5)"])
    }

    @Test("Nothing is noted unless an inspection asks") func plain() throws {
        let stage = try Stage()
        try stage.show(Badge())
        expect(names(stage.tree.inspectedViews(at: 0)), equals: "Padding(Text)")
    }

    /// Role, label and value of the elements.
    private func elements(_ view: some View) throws -> [String] {
        try stage(view).tree.accessibleElements(at: 0).map { "\($0.role) \($0.label)" + ($0.value.map { " = \($0)" } ?? "") }
    }

    @Test("Controls are elements with the names that a finger finds them by, texts beside them are elements of their own")
    func controls() throws {
        try expect(
            elements(
                VStack {
                    Text("Coffee")
                    Button("Log") {}
                    Toggle("Decaf", isOn: .constant(true))
                }), equals: ["text Coffee", "button Log", "toggle Decaf"])
    }

    @Test("Labels and values of modifiers go before what is written; hidden views are no elements") func properties() throws {
        try expect(
            elements(
                VStack {
                    Text("3").accessibilityLabel("cups").accessibilityValue("three").padding()
                    Text("decoration").accessibilityHidden(true)
                    Circle().accessibilityLabel("status")
                }), equals: ["text cups = three", "element status"])
    }

    @Test("Combined views are one element, and priorities order those beside one another") func order() throws {
        try expect(
            elements(
                VStack {
                    HStack {
                        Text("3")
                        Text("cups")
                    }.accessibilityElement(children: .combine)
                    Text("first").accessibilitySortPriority(1)
                }), equals: ["text first", "group 3, cups"])
    }
}
