import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What controls do when they are touched, and what a touch reaches through effects.
@Suite("Touches of controls") @MainActor struct ControlHitTests {
    private func stage(_ view: some View) throws -> Stage {
        let stage = try Stage(width: 320, height: 400)
        try stage.show(view)
        return stage
    }

    @Test("Buttons of all styles act, and are pressed while a finger is on them")
    func buttons() throws {
        let log = Log()
        let stage = try stage(
            VStack {
                Button("Automatic") { log.lines.append("automatic") }
                Button("Plain") { log.lines.append("plain") }.buttonStyle(.plain)
                Button("Bordered") { log.lines.append("bordered") }.buttonStyle(.bordered)
                Button("Prominent") { log.lines.append("prominent") }.buttonStyle(.borderedProminent)
                Button("Own") { log.lines.append("own") }.buttonStyle(Pressable(log: log))
                Button("Off") { log.lines.append("off") }.disabled(true)
            })
        let names = ["Automatic", "Plain", "Bordered", "Prominent", "Own"]
        expect(stage.tree.hitTargets.map(\.label), equals: names)
        #expect(stage.tree.hitTargets.allSatisfy { $0.action == .button })
        for (index, name) in names.enumerated() { try stage.tree.tap(name, at: Double(index)) }
        expect(log.lines, equals: ["automatic", "plain", "bordered", "prominent", "own"])
        expect(log.pressed, equals: [false, true, false])
    }

    @Test("A field that is touched has the focus until another one is, or until it is submitted")
    func focus() throws {
        let log = Log()
        let stage = try stage(FocusedFields(log: log))
        try stage.tree.tap("Name", at: 1)
        expect(log.lines, equals: ["name"])
        let mail = try #require(try stage.tree.target(named: "Mail", at: 2).point)
        #expect(try stage.tree.enter("a@b\nrest", at: mail, time: 2))
        expect(log.lines, equals: ["name", "mail", "submitted a@b", "nothing"])
        try stage.tree.tap("Focus", at: 3)
        expect(log.lines.last, equals: "name", "a program may move it, too")
        let focus = try #require(stage.tree.pointOfFocus())
        #expect(try stage.tree.target(named: "Name", at: 3).frame.contains(focus), "what is typed goes there")
        // A field that is touched takes it from the one that a program gave it to.
        let other = try #require(try stage.tree.target(named: "a@b", at: 4).point)
        try stage.tree.tap(at: other, at: 4)
        #expect(log.lines.last == "mail" && stage.tree.pointOfFocus() == other)
    }

    @Test("The return key commits a secure field as it commits a plain one")
    func secureCommit() throws {
        let log = Log()
        let stage = try stage(
            SecureField("PIN", text: .constant(""), onCommit: { log.lines.append("committed") }).frame(width: 100))
        let field = try #require(stage.tree.hitTargets.first { $0.action == .field }?.point)
        #expect(try stage.tree.enter("1\n", at: field, time: 1))
        expect(log.lines, equals: ["committed"])
    }

    @Test("A change is heard from the first one on, though it lets another view stand there")
    func changes() throws {
        let log = Log()
        let stage = try stage(Answers(log: log))
        for time in 1...2 {
            let field = try #require(stage.tree.hitTargets.first { $0.action == .field }?.point)
            #expect(try stage.tree.enter("x", at: field, time: Double(time)))
        }
        expect(log.lines, equals: ["appeared", " to x", "x to xx"])
        try stage.tree.tap("Load", at: 3)
        try stage.tree.tap("Load", at: 4)
        expect(log.lines.suffix(2), equals: ["loaded", "empty"])
    }

    @Test("A switch turns both ways, and is called by its label")
    func toggle() throws {
        let stage = try stage(Switches())
        expect(stage.tree.hitTargets.map(\.label), equals: ["Wi-Fi"])
        expect(stage.tree.hitTargets[0].action, equals: .toggle)
        #expect(stage.drawn(.red, at: 0) == nil)
        try stage.tree.tap("Wi-Fi", at: 1)
        #expect(stage.drawn(.red, at: 3) != nil)
        try stage.tree.tap("Wi-Fi", at: 4)
        #expect(stage.drawn(.red, at: 6) == nil)
    }

    @Test("A slider's knob follows the finger by steps; beside it nothing happens")
    func slider() throws {
        let log = Log()
        let stage = try stage(Volume(log: log))
        let target = try #require(stage.tree.hitTargets.first { $0.action == .slider })
        expect(target.label, equals: "Volume")
        let knob = try #require(target.point)
        expect(knob.x, near: 160, within: 1, "half of the way is the middle")
        try stage.tree.touch(along: [[(0, knob), (0.1, CGPoint(x: knob.x + 60, y: knob.y)), (0.2, CGPoint(x: 319, y: knob.y))]], at: 1)
        expect(log.lines, equals: ["true", "7.0", "false", "10.0"], "what a touch changes is seen after it")
        try stage.tree.touch(along: [[(0, CGPoint(x: 20, y: knob.y)), (0.1, CGPoint(x: 60, y: knob.y))]], at: 2)
        expect(log.lines.count, equals: 4)
    }

    @Test("A stepper counts up to its bounds")
    func stepper() throws {
        let stage = try stage(Counter())
        expect(stage.tree.hitTargets.map(\.label), equals: ["Cups, 1, Decrement", "Cups, 1, Increment"])
        try stage.tree.tap("Increment", at: 1)
        expect(stage.tree.hitTargets.map(\.label), equals: ["Cups, 2, Decrement"], "at its bound it goes down alone")
        try stage.tree.tap("Decrement", at: 2)
        expect(stage.tree.hitTargets.count, equals: 2)
    }

    @Test("Segments, tabs and groups that open")
    func choices() throws {
        let stage = try stage(Choices())
        try stage.tree.tap("Tea", at: 1)
        #expect(stage.drawn(.green, at: 3) != nil)
        try stage.tree.tap("More", at: 4)
        #expect(stage.drawn(.orange, at: 6) != nil)
        try stage.tree.tap("More", at: 7)
        #expect(stage.drawn(.orange, at: 9) == nil)
    }

    @Test("Tabs change by their items, with and without a selection of their own")
    func tabs() throws {
        let stage = try stage(
            TabView {
                Color.red.tabItem { Label("First", systemImage: "1.circle") }
                Color.blue.tabItem { Label("Second", systemImage: "2.circle") }
            })
        #expect(stage.drawn(.red, at: 0) != nil)
        try stage.tree.tap("Second", at: 1)
        #expect(stage.drawn(.red, at: 2) == nil && stage.drawn(.blue, at: 2) != nil)
    }

    @Test("A tab's label is one picture over one text, however it is written")
    func tabLabels() throws {
        let expectedNames = ["Home"]
        func bar(@ViewBuilder _ label: () -> some View) throws -> String {
            let label = AnyView(label())
            let stage = try stage(TabView { Color.red.tabItem { label } })
            expect(stage.tree.hitTargets.filter { $0.action == .tab }.map(\.label), equals: expectedNames)
            return stage.tree.displayList(at: 0).dump()
        }
        let isOn = expectedNames.count == 1
        let expected = try bar { Label("Home", systemImage: "house") }
        try expect(
            bar {
                Image(systemName: "house"); Text("Home")
            }, equals: expected)
        try expect(
            bar {
                Text("Home").font(.largeTitle).foregroundStyle(.red); Image(systemName: "house").font(.largeTitle)
            }, equals: expected)
        try expect(
            bar {
                if isOn { Image(systemName: "house") }; if isOn { Text("Home") }
            }, equals: expected)
        try expect(
            bar {
                VStack {
                    Image(systemName: "house"); Text("Home").bold()
                }
            }, equals: expected)
        let bare = try bar {
            Image(systemName: "house").environment(\.symbolVariants, .none); Text("Home")
        }
        #expect(bare != expected)
    }

    @Test("What is typed stands in the field")
    func field() throws {
        let stage = try stage(Form1())
        let field = try #require(stage.tree.hitTargets.first { $0.action == .field })
        expect(field.label, equals: "Name")
        let isThere = try stage.tree.enter("Ada", at: try #require(field.point), time: 1)
        #expect(isThere)
        #expect(stage.tree.hitTargets.first?.label == "Name" && stage.tree.hitTargets.first?.inputLabels.contains("Ada") == true)
    }

    @Test("A link opens its address by the action around it")
    func link() throws {
        let log = Log()
        let url = try #require(URL(string: "https://example.com"))
        let stage = try stage(
            Link("Site", destination: url)
                .environment(
                    \.openURL,
                    OpenURLAction {
                        log.lines.append($0.absoluteString); return .handled
                    }))
        try stage.tree.tap("Site", at: 1)
        expect(log.lines, equals: ["https://example.com"])
        try stage.show(Link(LocalizedStringResource("Resource"), destination: url))
        try stage.tree.tap("Resource", at: 2)
    }

    @Test("A menu's primary action is its tap; without one a tap opens the menu")
    func menu() throws {
        let log = Log()
        let stage = try stage(
            VStack {
                Menu("Add") {
                    Button("One") {}
                } primaryAction: {
                    log.lines.append("add")
                }
                Menu("Others") { Button("Two") {} }
            })
        try stage.tree.tap("Add", at: 1)
        expect(log.lines, equals: ["add"])
        try stage.tree.tap("Others", at: 2)
        expect(stage.tree.hitTargets.names, equals: ["Two", "dismiss popup"])
    }

    @Test("A point finds a view through offsets, scales, turns and space")
    func transforms() throws {
        func hits(_ view: some View, _ points: [(Double, Double)]) throws -> [Bool] {
            let stage = try Stage()
            try stage.show(view)
            return try points.map { try stage.tree.tap(at: CGPoint(x: $0.0, y: $0.1), at: 1) }
        }
        // 40 by 40 points in the middle of 200 by 200.
        let square = Color.red.frame(width: 40, height: 40).onTapGesture {}
        try expect(hits(square.offset(x: 50), [(100, 100), (150, 100)]), equals: [false, true])
        try expect(hits(square.scaleEffect(3), [(45, 45), (39, 45)]), equals: [true, false])
        try expect(hits(square.scaleEffect(0), [(100, 100)]), equals: [false])
        try expect(hits(square.rotationEffect(.degrees(45)), [(100, 74), (82, 82)]), equals: [true, false])
        try expect(hits(square.rotation3DEffect(.degrees(80), axis: (0, 1, 0)), [(100, 100), (115, 100)]), equals: [true, false])
        try expect(hits(square.opacity(0), [(100, 100)]), equals: [false])
        try expect(hits(square.opacity(0.001), [(100, 100)]), equals: [true])
        try expect(hits(square.hidden(), [(100, 100)]), equals: [false])
        try expect(hits(Color.clear.frame(width: 40, height: 40).onTapGesture {}, [(100, 100)]), equals: [false])
        try expect(hits(Circle().frame(width: 40, height: 40).onTapGesture {}, [(100, 100), (83, 83)]), equals: [true, false])
        let row = HStack(spacing: 0) {
            square.allowsHitTesting(false); Spacer(); Text("end")
        }
        try expect(hits(row.onTapGesture {}, [(20, 100), (100, 100), (190, 100)]), equals: [false, false, true])
        try expect(hits(row.contentShape(Rectangle()).onTapGesture {}, [(100, 100)]), equals: [true])
    }

    @Test("Where views overlap the frontmost gets the touch, by z-index too")
    func zIndex() throws {
        let log = Log()
        let stage = try Stage()
        try stage.show(
            ZStack {
                Color.red.frame(width: 80, height: 80).onTapGesture { log.lines.append("first") }.zIndex(1)
                Color.blue.frame(width: 80, height: 80).onTapGesture { log.lines.append("second") }
            })
        try stage.tree.tap(at: CGPoint(x: 100, y: 100), at: 1)
        expect(log.lines, equals: ["first"])
        let error = #expect(throws: ViewTreeError.self) {
            try stage.tree.update(
                ZStack {
                    Text("Under").onTapGesture {}; Color.blue
                }, transaction: Transaction(), at: 2)
            try stage.tree.tap("Under", at: 3)
        }
        guard case .covered("Under", _)? = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }

    @Test("A drag around a button waits until the finger is no tap any more, and then hears all of it")
    func arena() throws {
        let log = Log()
        let stage = try Stage()
        try stage.show(
            Button("Press") { log.lines.append("tap") }
                .buttonStyle(.plain)
                .frame(width: 200, height: 200)
                .contentShape(Rectangle())
                .gesture(DragGesture(minimumDistance: 0).onChanged { log.lines.append("\(Int($0.translation.width))") }))
        let middle = CGPoint(x: 100, y: 100)
        try stage.tree.tap(at: middle, at: 1)
        expect(log.lines, equals: ["tap"])
        log.lines = []
        try stage.tree.touch(along: [[(0, middle), (0.1, CGPoint(x: 110, y: 100)), (0.2, CGPoint(x: 199, y: 100))]], at: 2)
        expect(log.lines, equals: ["0", "10"], "its last touch ends it")
    }

    @Test("A tap and a long press on one view each have their turn")
    func tapAndPress() throws {
        for isTapInside in [true, false] {
            let log = Log()
            let stage = try Stage()
            let view =
                isTapInside
                ? AnyView(Color.red.onTapGesture { log.lines.append("tap") }.onLongPressGesture { log.lines.append("press") })
                : AnyView(Color.red.onLongPressGesture { log.lines.append("press") }.onTapGesture { log.lines.append("tap") })
            try stage.show(view)
            let middle = CGPoint(x: 100, y: 100)
            try stage.tree.tap(at: middle, at: 1)
            try stage.tree.touch(along: [(0...8).map { (Double($0) / 10, middle) }], at: 2)
            expect(log.lines, equals: ["tap", "press"])
        }
    }

    @Test("A gesture of high priority takes the touch from those inside, a simultaneous one shares it")
    func priorities() throws {
        let log = Log()
        let stage = try Stage()
        let inner = Color.red.onTapGesture { log.lines.append("inner") }
        try stage.show(inner.highPriorityGesture(TapGesture().onEnded { log.lines.append("high") }))
        try stage.tree.tap(at: CGPoint(x: 100, y: 100), at: 1)
        try stage.show(inner.simultaneousGesture(TapGesture().onEnded { log.lines.append("beside") }), at: 2)
        try stage.tree.tap(at: CGPoint(x: 100, y: 100), at: 3)
        try stage.show(inner.gesture(TapGesture().onEnded { log.lines.append("outer") }, including: .gesture), at: 4)
        try stage.tree.tap(at: CGPoint(x: 100, y: 100), at: 5)
        expect(log.lines, equals: ["high", "beside", "inner", "outer"])
    }
}

@MainActor
private final class Log {
    var lines: [String] = []
    var pressed: [Bool] = []

    func note(isPressed: Bool) {
        if pressed.last != isPressed { pressed.append(isPressed) }
    }
}

private struct Pressable: ButtonStyle {
    let log: Log
    func makeBody(configuration: Configuration) -> some View {
        let _ = log.note(isPressed: configuration.isPressed)
        configuration.label
    }
}

private struct FocusedFields: View {
    let log: Log
    private enum Field { case name, mail }
    @FocusState private var field: Field?
    @State private var name = ""
    @State private var mail = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name).focused($field, equals: .name)
            TextField("Mail", text: $mail).focused($field, equals: .mail).onSubmit { log.lines.append("submitted \(mail)") }
            Button("Focus") { field = .name }
        }
        .onChange(of: field) { _, field in log.lines.append(field.map { "\($0)" } ?? "nothing") }
    }
}

/// A field whose placeholder goes with the first letter, and a view that is another one after a change.
private struct Answers: View {
    let log: Log
    @State private var text = ""
    @State private var isLoaded = false
    var body: some View {
        VStack {
            TextField("Answer", text: $text)
                .onChange(of: text) { old, new in log.lines.append("\(old) to \(new)") }
                .onAppear { log.lines.append("appeared") }
            Group {
                if isLoaded { Text("Here") } else { Color.red.frame(width: 10, height: 10) }
            }
            .onChange(of: isLoaded) { log.lines.append(isLoaded ? "loaded" : "empty") }
            Button("Load") { isLoaded.toggle() }
        }
    }
}

private struct Switches: View {
    @State private var isOn = false
    var body: some View {
        VStack {
            Toggle("Wi-Fi", isOn: $isOn)
            if isOn { Color.red.frame(width: 10, height: 10) }
        }
    }
}

private struct Volume: View {
    @State private var volume = 5.0
    let log: Log
    var body: some View {
        Slider(value: $volume, in: 0...10, step: 1) {
            Text("Volume")
        } onEditingChanged: {
            log.lines.append("\($0)")
        }
        .onChange(of: volume) { log.lines.append("\(volume)") }
    }
}

private struct Counter: View {
    @State private var count = 1
    var body: some View {
        Stepper(value: $count, in: 0...2) { Text("Cups, \(count)") }
    }
}

private struct Choices: View {
    @State private var drink = 0
    var body: some View {
        VStack {
            Picker("Drink", selection: $drink) {
                Text("Coffee").tag(0)
                Text("Tea").tag(1)
            }
            .pickerStyle(.segmented)
            if drink == 1 { Color.green.frame(width: 10, height: 10) }
            DisclosureGroup("More") { Color.orange.frame(width: 10, height: 10) }
        }
    }
}

private struct Form1: View {
    @State private var name = ""
    var body: some View { TextField("Name", text: $name) }
}
