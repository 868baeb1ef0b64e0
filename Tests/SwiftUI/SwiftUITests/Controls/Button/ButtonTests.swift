import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What colours a button's label, which style draws it, and what stands in its traits.
@Suite("Buttons and toggles") @MainActor struct ButtonTests {
    private func stage(_ view: some View) throws -> Stage {
        let stage = try Stage()
        try stage.show(view)
        return stage
    }

    private let purple = Color(red: 0.5, green: 0, blue: 0.5)

    @Test("A foreground style reaches the label of a button of every style")
    func foregroundStyle() throws {
        let button = Button("Tap") {}
        #expect(try stage(button.foregroundStyle(purple)).drawn(purple, at: 0) != nil)
        #expect(try stage(button.buttonStyle(.bordered).foregroundStyle(purple)).drawn(purple, at: 0) != nil)
        #expect(try stage(button.buttonStyle(.borderedProminent).foregroundStyle(purple)).drawn(purple, at: 0) != nil)
        #expect(try stage(VStack { button }.foregroundStyle(purple)).drawn(purple, at: 0) != nil)
        #expect(try stage(Link("Tap", destination: URL(fileURLWithPath: "/")).foregroundStyle(purple)).drawn(purple, at: 0) != nil)
    }

    @Test("Without one the label has the tint, or its role's colour")
    func tint() throws {
        #expect(try stage(Button("Tap") {}.tint(purple)).drawn(purple, at: 0) != nil)
        #expect(try stage(Button("Tap", role: .destructive) {}.tint(purple)).drawn(.red, at: 0) != nil)
    }

    private struct Doubled: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration).buttonStyle(.plain)
            Button(configuration)
        }
    }

    @Test("A button that is enabled or disabled is the same one: it moves to its place and changes its colour", arguments: [false, true])
    func enabling(isBordered: Bool) throws {
        func view(_ isOn: Bool) -> some View {
            HStack(spacing: 0) {
                if isOn { Spacer() }
                Group {
                    if isBordered {
                        Button("Send") {}.buttonStyle(.bordered)
                    } else {
                        Button("Send") {}
                    }
                }
                .disabled(!isOn)
                if !isOn { Spacer() }
            }
            .frame(width: 300).tint(purple)
        }
        let stage = try Stage(width: 300, height: 100)
        try stage.show(view(false))
        let letters = { (time: Double) in stage.drawn(at: time).filter(\.isText) }
        let (first, count) = (try #require(letters(0).first), letters(0).count)
        try stage.show(view(true), .linear(duration: 1), at: 1)
        expect([1, 1.5, 2].map { letters($0).count }, equals: [count, count, count])
        let (middle, last) = (try #require(letters(1.5).first), try #require(letters(2).first))
        #expect(abs(middle.box.minX - (first.box.minX + last.box.minX) / 2) < 1 && last.box.minX > first.box.minX + 150)
        #expect(stage.drawn(purple, at: 2) != nil && stage.drawn(purple, at: 1) == nil)
    }

    @Test("A primitive style may be made of buttons, in the style around it")
    func primitiveStyle() throws {
        let doubled = Button("Tap") {}.buttonStyle(Doubled()).buttonStyle(.borderedProminent)
        let plain = VStack {
            Button("Tap") {}.buttonStyle(.plain)
            Button("Tap") {}.buttonStyle(.borderedProminent)
        }
        try expect(stage(doubled).drawn(at: 0), equals: stage(plain).drawn(at: 0))
    }

    @Test("A circle is as wide as a line of text with its insets is high")
    func circle() throws {
        let button = Button {
        } label: {
            Image(systemName: "plus")
        }.buttonStyle(.bordered).buttonBorderShape(.circle)
        let stage = try stage(button)
        let boxes = stage.drawn(at: 0).map(\.box)
        let plate = try #require(boxes.first)
        #expect(abs(plate.width - plate.height) < 0.5 && plate.height >= 34)
    }

    @Test("In a widget a toggle is a button by itself: bordered, and prominent while it is on", arguments: [false, true])
    func toggleInWidget(_ isOn: Bool) throws {
        let stage = try Stage()
        stage.tree.environment.isInWidget = true
        let toggle = Toggle(isOn: .constant(isOn)) { Image(systemName: "minus") }
        try stage.show(toggle.buttonBorderShape(.circle).tint(purple))
        let plate = try #require(stage.drawn(at: 0).first?.box)
        #expect(abs(plate.width - plate.height) < 0.5 && plate.height >= 34 && plate.width < 40)
        // The label is of the tint on a pale plate, or white on the tint.
        expect(stage.drawn(at: 0).first?.color?.alpha ?? 0, near: (isOn ? 1 : 0.18), within: 0.001)
        #expect(try self.stage(toggle).drawn(at: 0).contains { $0.box.width == 63 })
    }

    @Test("A toggle's tap flips its value; disabled, it has none")
    func toggle() throws {
        var isOn = false
        let binding = Binding(get: { isOn }, set: { isOn = $0 })
        let view = Toggle("On", isOn: binding).labelsHidden()
        let stage = try stage(view)
        try stage.tree.tap("On", at: 1)
        #expect(isOn)
        #expect(try self.stage(view.disabled(true)).tree.hitTargets.isEmpty)
    }

    @Test("Several values are on together, mixed, and set at once")
    func sources() throws {
        var values = [true, false]
        let bindings = values.indices.map { index in Binding(get: { values[index] }, set: { values[index] = $0 }) }
        let toggle = Toggle("All", sources: bindings, isOn: \.self).labelsHidden()
        let stage = try stage(toggle)
        try stage.tree.tap(at: #require(stage.tree.hitTargets.first?.point), at: 1)
        expect(values, equals: [true, true])
    }

    private struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(configuration.isOn ? "on" : "off")
                configuration.label
            }
        }
    }

    @Test("A custom style gets label and value")
    func customToggle() throws {
        let toggle = Toggle("A", isOn: .constant(true)).toggleStyle(Check())
        try expect(
            stage(toggle).drawn(at: 0),
            equals: stage(
                HStack {
                    Text("on"); Text("A")
                }
            ).drawn(at: 0))
    }

    @Test(
        "A switch has the size of its system, 8 from its label where there is no room to spare",
        arguments: [(SystemLook.iOS18, CGSize(width: 49, height: 31)), (.iOS26, CGSize(width: 61, height: 28))])
    func switchSize(_ system: SystemLook, _ size: CGSize) throws {
        let environment = try Stage(system: system).tree.environment
        let space = CGSize(width: 300, height: 300)
        let alone = Toggle("On", isOn: .constant(true)).labelsHidden()
        expect(ViewTree.idealSize(of: alone, in: space, environment: environment), equals: size)
        let label = ViewTree.idealSize(of: Text("On"), in: space, environment: environment)
        let both = ViewTree.idealSize(of: Toggle("On", isOn: .constant(true)).fixedSize(), in: space, environment: environment)
        expect(both.width - label.width - 8, near: size.width, within: 0.01)
    }
}
