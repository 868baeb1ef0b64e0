import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// How the layers of symbols are coloured, read from display lists.
@Suite("Rendering modes of symbols") @MainActor struct SymbolRenderingModeTests {
    /// What is drawn, back to front, as names of the given colours with their alphas.
    private func inks(of view: some View, at time: Double = 0, among colors: [(String, Color)] = palette) throws -> [String] {
        let stage = try Stage()
        try stage.show(view)
        return stage.drawn(at: time).map { item in
            let name = colors.first { _, color in
                let wanted = color.resolve(in: stage.tree.environment).rgba
                guard let own = item.color else { return false }
                return abs(own.red - wanted.red) + abs(own.green - wanted.green) + abs(own.blue - wanted.blue) < 1e-6
            }
            return "\(name?.0 ?? "?") \((item.alpha * 100).rounded() / 100)"
        }
    }

    private static let palette: [(String, Color)] = [
        ("red", .red), ("blue", .blue), ("green", .green), ("yellow", .yellow), ("cyan", .cyan), ("white", .white),
        ("black", .black), ("purple", .purple),
    ]

    private func triangle() -> Image { Image(systemName: "exclamationmark.triangle.fill") }

    @Test("One colour is the default")
    func monochrome() throws {
        try expect(inks(of: triangle().foregroundStyle(.red)), equals: ["red 1.0"])
        try expect(inks(of: triangle().symbolRenderingMode(.monochrome).foregroundStyle(.red, .blue)), equals: ["red 1.0"])
    }

    /// Apple's documentation of `hierarchical`: the mark in purple, the triangle in purple of lower opacity.
    @Test func hierarchical() throws {
        try expect(inks(of: triangle().symbolRenderingMode(.hierarchical).foregroundStyle(.purple)), equals: ["purple 0.5", "purple 1.0"])
        let cloud = Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.hierarchical)
        try expect(inks(of: cloud.foregroundStyle(.blue)), equals: ["blue 0.25", "blue 0.5", "blue 1.0"])
        try expect(inks(of: cloud.foregroundStyle(.blue, .red, .green)), equals: ["green 1.0", "red 1.0", "blue 1.0"])
    }

    /// Apple's documentation of `palette`: `foregroundStyle(.yellow, .cyan)` makes the mark yellow and the triangle cyan.
    @Test func paletteOfTwo() throws {
        let view = triangle().symbolRenderingMode(.palette).foregroundStyle(.yellow, .cyan)
        try expect(inks(of: view), equals: ["cyan 1.0", "yellow 1.0"])
    }

    @Test("A palette derives what it is not given")
    func paletteOfOne() throws {
        try expect(inks(of: triangle().symbolRenderingMode(.palette).foregroundStyle(.red)), equals: ["red 0.5", "red 1.0"])
    }

    @Test("Several foreground styles make a palette by themselves")
    func automaticPalette() throws {
        try expect(inks(of: triangle().foregroundStyle(.red, .blue)), equals: ["blue 1.0", "red 1.0"])
        let sky = Image(systemName: "cloud.sun.rain").foregroundStyle(.red, .blue, .green)
        try expect(inks(of: sky), equals: ["green 1.0", "blue 1.0", "red 1.0"])
    }

    @Test("Inner modes win over outer ones, an image's own over both")
    func precedence() throws {
        let view = triangle().foregroundStyle(.red)
        try expect(inks(of: view.symbolRenderingMode(.hierarchical).symbolRenderingMode(.multicolor)), equals: ["red 0.5", "red 1.0"])
        try expect(
            inks(of: triangle().symbolRenderingMode(.monochrome).foregroundStyle(.red).symbolRenderingMode(.palette)), equals: ["red 1.0"])
        try expect(inks(of: view.symbolRenderingMode(nil).symbolRenderingMode(.palette)), equals: ["red 1.0"])
    }

    @Test(
        "Symbols of many colours",
        arguments: [
            ("exclamationmark.triangle.fill", ["yellow 1.0", "white 1.0"]),
            ("cloud.sun.rain.fill", ["cyan 1.0", "yellow 1.0", "white 1.0"]),
            ("leaf.fill", ["green 1.0"]),
            ("trash.slash", ["red 1.0", "red 1.0"]),
            ("bell.badge", ["purple 1.0", "red 1.0"]),
            ("person.crop.circle.badge.plus", ["purple 1.0", "green 1.0", "white 1.0"]),
            ("1.circle.fill", ["purple 1.0", "white 1.0"]),
            // No colours: as in one colour.
            ("chart.bar.fill", ["purple 1.0"]),
            ("checkmark.circle", ["purple 1.0"]),
        ])
    func multicolor(_ name: String, _ expected: [String]) throws {
        let view = Image(systemName: name).symbolRenderingMode(.multicolor).foregroundStyle(.purple)
        try expect(inks(of: view), equals: expected)
    }

    @Test("The original rendering mode of an image means a symbol's colours")
    func original() throws {
        try expect(inks(of: triangle().renderingMode(.original)), equals: ["yellow 1.0", "white 1.0"])
        try expect(inks(of: triangle().renderingMode(.template).foregroundStyle(.red)), equals: ["red 1.0"])
        let own = triangle().renderingMode(.original).symbolRenderingMode(.monochrome)
        try expect(inks(of: own.foregroundStyle(.red)), equals: ["red 1.0"])
    }

    @Test("Layers that lie over each other fade as one")
    func opacity() throws {
        let stage = try Stage()
        try stage.show(triangle().foregroundStyle(.red, .blue).opacity(0.5))
        let groups = stage.tree.displayList(at: 0).items.filter { item in
            if case .group(opacity: 0.5, blendMode: .normal, let items) = item { items.count == 2 } else { false }
        }
        expect(groups.count, equals: 1)
        expect(stage.drawn(at: 0).map(\.alpha), equals: [0.5, 0.5])
    }

    @Test("In text and in labels as alone")
    func inline() throws {
        let inText = Text(triangle()).foregroundStyle(.red)
        try expect(inks(of: inText.symbolRenderingMode(.hierarchical)), equals: ["red 0.5", "red 1.0"])
        try expect(inks(of: Text(triangle().symbolRenderingMode(.multicolor))), equals: ["yellow 1.0", "white 1.0"])
        let label = Label("", systemImage: "exclamationmark.triangle.fill").labelStyle(.iconOnly)
        try expect(inks(of: label.foregroundStyle(.red, .blue)), equals: ["blue 1.0", "red 1.0"])
    }

    @Test("Layers change colour under an animation, alone and in text", arguments: [false, true])
    func animation(_ isInline: Bool) throws {
        let stage = try Stage()
        func view(_ first: Color, _ second: Color) -> some View {
            Group { if isInline { Text(triangle()) } else { triangle() } }.symbolRenderingMode(.palette).foregroundStyle(first, second)
        }
        try stage.show(view(.red, .blue))
        try stage.show(view(.green, .blue), .linear(duration: 1), at: 1)
        let between = stage.drawn(at: 1.5)
        expect(between.count, equals: 2)
        expect(between[0].color, equals: Color.blue.resolve(in: stage.tree.environment).rgba)
        let mark = try #require(between[1].color)
        for color in [Color.red, .green] {
            let end = color.resolve(in: stage.tree.environment).rgba
            #expect(abs(mark.red - end.red) + abs(mark.green - end.green) + abs(mark.blue - end.blue) > 0.1)
        }
        expect(stage.drawn(at: 3)[1].color, equals: Color.green.resolve(in: stage.tree.environment).rgba)
    }

    // MARK: Variable values

    @Test(
        "Values reach as many layers as they exceed",
        arguments: [
            (0, 0), (0.01, 1), (1.0 / 3, 1), (0.34, 2), (0.5, 2), (0.67, 3), (1, 3), (-3, 0), (7, 3), (.nan, 3), (.infinity, 3),
            (-.infinity, 0),
        ] as [(Double, Int)])
    func variableValue(_ value: Double, _ full: Int) throws {
        let alphas = try inks(of: Image(systemName: "wifi", variableValue: value).foregroundStyle(.red))
        expect(alphas.count, equals: 3)
        expect(alphas.filter { $0 == "red 1.0" }.count, equals: full)
        #expect(alphas.prefix(full).allSatisfy { $0 == "red 1.0" })
        #expect(alphas.dropFirst(full).allSatisfy { $0 == "red 0.3" })
    }

    @Test("What no value changes is full: the speaker beside its waves, and symbols that show none")
    func invariableLayers() throws {
        let speaker = Image(systemName: "speaker.wave.2.fill", variableValue: 0).foregroundStyle(.red)
        try expect(inks(of: speaker), equals: ["red 0.3", "red 0.3", "red 1.0"])
        try expect(inks(of: Image(systemName: "heart.fill", variableValue: 0).foregroundStyle(.red)), equals: ["red 1.0"])
        try expect(inks(of: Image(systemName: "wifi", variableValue: nil).foregroundStyle(.red)), equals: ["red 1.0"])
    }

    @Test("Values work in every mode")
    func variableValueInAPalette() throws {
        let bars = Image(systemName: "chart.bar.fill", variableValue: 0.5).foregroundStyle(.red, .blue, .green)
        try expect(inks(of: bars), equals: ["red 1.0", "blue 1.0", "green 0.3"])
    }

    @Test("A full battery holds as much as its variable value says, and the rest of it is dim")
    func batteryLevel() throws {
        let stage = try Stage()
        func boxes(_ value: Double?, _ name: String = "battery.100percent") throws -> [(width: CGFloat, alpha: Double)] {
            try stage.show(Image(systemName: name, variableValue: value).foregroundStyle(.red))
            return stage.drawn(at: 0).map { ($0.box.width, ($0.alpha * 100).rounded() / 100) }
        }
        let half = try boxes(0.5)
        expect(half.map(\.alpha), equals: [1, 0.3, 1])
        expect(half[2].width, near: half[1].width / 2, within: 0.01)
        try expect(boxes(0).map(\.alpha), equals: [1, 0.3])
        try expect(boxes(1).map(\.alpha), equals: [1, 1])
        try expect(boxes(0.5, "battery.50percent").map(\.alpha), equals: [1], "a value is no news to a battery that shows one")
        try expect(boxes(nil).count, equals: 1)
    }
}
