import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// A scripted hand finds what can be touched, and what it does is an event.
@Suite("Hits") @MainActor struct HitTests {
    @Test("A label finds a view, and its tap animates") func tapByLabel() throws {
        let stage = try Stage()
        try stage.show(Drinks())
        let start = try #require(stage.drawn(.red, at: 0)).box.minX
        try stage.tree.tap("Espresso", at: 1)
        try expect(#require(stage.drawn(.red, at: 2)).box.minX - start, equals: 20)
        try stage.tree.tap("Tea", at: 5)
        try expect(#require(stage.drawn(.red, at: 5)).box.minX - start, equals: 0)
        expect(stage.tree.hitTargets.map(\.label), equals: ["Espresso", "Tea"])
    }

    private struct Nameless: View {
        @State var low = 0.25
        @State var high = 0.75
        @State var isOn = false

        var body: some View {
            VStack {
                Slider(value: $low)
                Slider(value: $high)
                Toggle("", isOn: $isOn).labelsHidden()
                Color.red.frame(width: 20, height: 20).onTapGesture {}
                Button("view 2") {}
            }
        }
    }

    @Test("What has no name is found by its kind, the second of a kind by its number") func kinds() throws {
        let stage = try Stage()
        try stage.show(Nameless())
        expect(stage.tree.hitTargets.names, equals: ["slider", "slider 2", "toggle", "view", "view 2"])
        let (first, second) = (try stage.tree.target(named: "slider", at: 0), try stage.tree.target(named: "slider 2", at: 0))
        #expect(first.action == .slider && second.action == .slider && second.frame.minY > first.frame.maxY)
        try expect(stage.tree.target(named: "view 2", at: 0).action, equals: .button, "What has the name for itself comes first.")
        #expect(throws: ViewTreeError.noSuchLabel("Volume", known: ["slider", "slider 2", "toggle", "view", "view 2"])) {
            try stage.tree.target(named: "Volume", at: 0)
        }
    }

    @Test("What an offset shows elsewhere is touched there") func elsewhere() throws {
        let stage = try Stage()
        var count = 0
        try stage.show(
            ZStack { Circle().fill(.red).frame(width: 20, height: 20).offset(y: 60) }
                .frame(width: 20, height: 20).onTapGesture { count += 1 })
        let point = try #require(stage.tree.hitTargets.first?.point)
        expect(point, equals: CGPoint(x: 100, y: 160))
        try stage.tree.tap(at: point, at: 1)
        expect(count, equals: 1)
    }

    @Test("A name around a background, an overlay or a mask is that of the control in it") func layers() throws {
        let stage = try Stage()
        var touched: [String] = []
        try stage.show(
            VStack {
                Button("A") { touched.append("A") }.padding(4).background(.red, in: .rect(cornerRadius: 4)).accessibilityLabel("First")
                Button("B") { touched.append("B") }.overlay { Circle().stroke() }.background(.blue).accessibilityIdentifier("second")
                Color.red.frame(width: 40, height: 30).overlay { Button("C") { touched.append("C") } }.accessibilityLabel("Third")
                Button("D") { touched.append("D") }.mask { Capsule() }.accessibilityLabel("Fourth")
                HStack {
                    Button("E") {}; Button("F") {}
                }.accessibilityLabel("Several")
            })
        for name in ["First", "second", "Third", "Fourth"] { try stage.tree.tap(name, at: 1) }
        expect(touched, equals: ["A", "B", "C", "D"])
        expect(stage.tree.hitTargets.map(\.label), equals: ["First", "B", "Third", "Fourth", "E", "F"])
    }

    @Test("Of what is called alike the innermost is touched") func alike() throws {
        let stage = try Stage(width: 300, height: 400)
        let log = TouchLog()
        func button(_ name: String) -> some View { Button(name) { log.lines.append("button \(name)") } }
        try stage.show(
            VStack {
                RoundedRectangle(cornerRadius: 10).fill(.mint).frame(height: 60).overlay(alignment: .topTrailing) { button("Menu") }
                    .onTapGesture { log.lines.append("card") }
                RoundedRectangle(cornerRadius: 10).fill(.mint).frame(height: 60).overlay { button("Drag") }.gesture(DragGesture())
                List {
                    HStack {
                        Image(systemName: "star"); Spacer(); button("Buy").buttonStyle(.bordered)
                    }.onTapGesture { log.lines.append("row") }
                }
                .frame(height: 100)
                VStack { TextField("Name", text: .constant("")) }.contentShape(Rectangle()).onTapGesture { log.lines.append("background") }
            })
        for (index, name) in ["Menu", "Drag", "Buy"].enumerated() { try stage.tree.tap(name, at: Double(index) + 1) }
        expect(log.lines, equals: ["button Menu", "button Drag", "button Buy"])
        try expect(stage.tree.target(named: "Name", at: 5).action, equals: .field)
    }

    @Test("A label that nothing has is an error that names those there are") func unknownLabel() throws {
        let stage = try Stage()
        try stage.show(Drinks())
        let error = #expect(throws: ViewTreeError.self) { try stage.tree.tap("Milk", at: 1) }
        expect(error, equals: .noSuchLabel("Milk", known: ["Espresso", "Tea"]))
        expect(error?.description.contains("\"Espresso\", \"Tea\""), equals: true)
    }

    @Test("What is disabled is told as that") func disabled() throws {
        let stage = try Stage()
        try stage.show(Button("Add") {}.disabled(true))
        #expect(throws: ViewTreeError.disabled("Add")) { try stage.tree.tap("Add", at: 1) }
        #expect(throws: ViewTreeError.noSuchLabel("Milk", known: [])) { try stage.tree.tap("Milk", at: 1) }
    }

    @Test("The innermost view gets the tap; padding around it does not") func innermost() throws {
        let stage = try Stage()
        let log = TouchLog()
        try stage.show(
            ZStack {
                Color.blue.onTapGesture { log.lines.append("outer") }
                Color.red.frame(width: 40, height: 40).onTapGesture { log.lines.append("inner") }.padding(20)
            })
        for point in [CGPoint(x: 100, y: 100), CGPoint(x: 130, y: 100), CGPoint(x: 10, y: 10)] {
            try stage.tree.tap(at: point, at: 1)
        }
        expect(log.lines, equals: ["inner", "outer", "outer"])
    }

    @Test("Of a shape's purposes touches alone are heard, and overlaps may be outside") func purposes() throws {
        let stage = try Stage()
        let log = TouchLog()
        try stage.show(
            HStack(spacing: 0) {
                Color.red.frame(width: 60, height: 60).contentShape([.interaction, .dragPreview], Circle())
                    .onTapGesture { log.lines.append("circle") }
                Color.red.frame(width: 60, height: 60).contentShape(.contextMenuPreview, Circle())
                    .onTapGesture { log.lines.append("whole") }
                Color.red.frame(width: 60, height: 60).contentShape(Twice(), eoFill: true)
                    .onTapGesture { log.lines.append("hole") }
            })
        for point in [CGPoint(x: 12, y: 72), CGPoint(x: 40, y: 100), CGPoint(x: 72, y: 72), CGPoint(x: 160, y: 100)] {
            try stage.tree.tap(at: point, at: 1)
        }
        expect(log.lines, equals: ["circle", "whole"])
    }

    private struct Twice: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path(rect)
            path.addRect(rect)
            return path
        }
    }

    @Test("Shape, disabling and hit testing decide") func shapes() throws {
        let stage = try Stage()
        let log = TouchLog()
        try stage.show(
            HStack(spacing: 0) {
                Color.red.frame(width: 60, height: 60).contentShape(Circle()).onTapGesture { log.lines.append("circle") }
                Color.red.frame(width: 60, height: 60).onTapGesture { log.lines.append("off") }.disabled(true)
                Color.red.frame(width: 60, height: 60).onTapGesture { log.lines.append("deaf") }.allowsHitTesting(false)
            })
        let hits = try [CGPoint(x: 12, y: 72), CGPoint(x: 40, y: 100), CGPoint(x: 100, y: 100), CGPoint(x: 160, y: 100)]
            .map { try stage.tree.tap(at: $0, at: 1) }
        expect(hits, equals: [false, true, false, false])
        expect(log.lines, equals: ["circle"])
    }

    @Test("A drag changes, ends, and gesture state comes back") func drag() throws {
        let stage = try Stage()
        try stage.show(Draggable())
        let start = try #require(stage.drawn(.red, at: 0)).box.minX
        let middle = CGPoint(x: 100, y: 100)
        let stroke = (0...4).map { (seconds: Double($0) * 0.1, point: CGPoint(x: middle.x + CGFloat($0) * 10, y: middle.y)) }
        try stage.tree.touch(along: [Array(stroke.prefix(3)) + [stroke[3]]], at: 1)
        expect(stage.tree.now, equals: 1.3)
        try expect(#require(stage.drawn(.red, at: 1.3)).box.minX - start, equals: 30, "dropped where it was dragged to")
        try expect(#require(stage.drawn(.blue, at: 1.3)).box.minX - start, equals: 0, "its state is reset")
    }

    @Test("A press that is held long enough") func longPress() throws {
        let stage = try Stage()
        let log = TouchLog()
        try stage.show(
            Color.red.onLongPressGesture {
                log.lines.append("held")
            } onPressingChanged: {
                log.lines.append("\($0)")
            })
        let point = CGPoint(x: 100, y: 100)
        try stage.tree.touch(along: [[(0, point), (0.2, point)]], at: 1)
        expect(log.lines, equals: ["true", "false"])
        try stage.tree.touch(along: [[(0, point), (0.6, point)]], at: 2)
        expect(log.lines, equals: ["true", "false", "true", "false", "held"])
    }

    @Test func doubleTap() throws {
        let stage = try Stage()
        let log = TouchLog()
        try stage.show(Color.red.onTapGesture(count: 2) { log.lines.append("two") }.onTapGesture { log.lines.append("one") })
        try stage.tree.tap(at: CGPoint(x: 100, y: 100), at: 1)
        try stage.tree.tap(at: CGPoint(x: 100, y: 100), count: 2, at: 2)
        expect(log.lines, equals: ["one", "two"])
    }

    @Test("A button in a row is found by its name, and the row beside it", arguments: ["Fav", "Cell", "Cell, Fav"])
    func buttonInRow(name: String) throws {
        let (stage, log) = (try Stage(), TouchLog())
        try stage.show(
            HStack {
                Text("Cell")
                Button("Fav") { log.lines.append("fav") }.frame(width: 100, height: 40)
            }
            .padding(10)
            .contentShape(Rectangle())
            .onTapGesture { log.lines.append("cell") })
        try stage.tree.tap(name, at: 1)
        expect(log.lines, equals: [name == "Fav" ? "fav" : "cell"])
    }
}

private final class TouchLog { var lines: [String] = [] }

private struct Drinks: View {
    @State private var x: CGFloat = 0

    var body: some View {
        VStack {
            Color.red.frame(width: 20, height: 20).offset(x: x)
            Text("Espresso").onTapGesture { withAnimation(.linear(duration: 2)) { x = 40 } }
            HStack { Text("Tea") }.padding().onTapGesture { x = 0 }
        }
    }
}

private struct Draggable: View {
    @State private var place: CGFloat = 0
    @GestureState private var reach: CGFloat = 0

    var body: some View {
        ZStack {
            Color.blue.frame(width: 40, height: 20).offset(x: reach)
            Color.red.frame(width: 40, height: 40).offset(x: place)
                .gesture(
                    DragGesture()
                        .updating($reach) { value, state, _ in state = value.translation.width }
                        .onChanged { place = $0.translation.width }
                        .onEnded { place = $0.translation.width })
        }
    }
}
