import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What gauges and progress views draw and how large they are.
@Suite("Gauges and progress views") @MainActor struct GaugeTests {
    private func layout(_ view: some View, width: CGFloat = 200, height: CGFloat = 200) -> CGSize {
        guard let stage = try? Stage(width: width, height: height) else { return .zero }
        return ViewTree.idealSize(of: view, in: CGSize(width: width, height: height), environment: stage.tree.environment)
    }

    private func drawn(_ view: some View, width: CGFloat = 200, height: CGFloat = 200) throws -> [DrawnItem] {
        let stage = try Stage(width: width, height: height)
        try stage.show(view)
        return stage.drawn(at: 0)
    }

    @Test(
        "A value's share of its range",
        arguments: [
            (72.0, 50.0...90.0, 0.55), (10, 50...90, 0), (100, 50...90, 1), (.nan, 0...1, 0), (3, 3...3, 0), (-.infinity, 0...1, 0),
        ])
    func share(_ value: Double, _ bounds: ClosedRange<Double>, _ expected: Double) {
        expect(Fraction(value, in: bounds), equals: .value(expected))
    }

    @Test("A ring keeps its size, whatever it is offered")
    func ringSize() {
        let gauge = Gauge(value: 0.5) { Text("A") }
        for side in [20.0, 58, 300] {
            expect(layout(gauge.gaugeStyle(.accessoryCircular), width: side, height: side), equals: CGSize(width: 58, height: 58))
            expect(layout(gauge.gaugeStyle(.accessoryCircularCapacity), width: side, height: side), equals: CGSize(width: 58, height: 58))
        }
    }

    @Test("A capacity bar fills its share of the width")
    func bar() throws {
        let style = Color(red: 1, green: 0, blue: 0)
        let items = try drawn(ProgressView(value: 25, total: 100).tint(style))
        let filled = try #require(items.first { $0.color.map { $0.red == 1 && $0.green == 0 } == true })
        #expect(filled.box.width == 50 && filled.box.height == 4)
    }

    @Test("The fill starts at the leading side")
    func rightToLeft() throws {
        let style = Color(red: 1, green: 0, blue: 0)
        let view = ProgressView(value: 0.25).tint(style).environment(\.layoutDirection, .rightToLeft)
        let filled = try #require(try drawn(view).first { $0.color.map { $0.red == 1 && $0.green == 0 } == true })
        #expect(filled.box.minX == 150 && filled.box.maxX == 200)
    }

    @Test("A gradient runs from the leading end to the trailing one", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func gradient(_ direction: LayoutDirection) throws {
        let stage = try Stage()
        let gauge = Gauge(value: 0.6) { Text("G") }.gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.green, .red]))
        try stage.show(gauge.environment(\.layoutDirection, direction))
        func ends(_ items: [DisplayItem]) -> [(CGFloat, CGFloat)] {
            items.flatMap { item -> [(CGFloat, CGFloat)] in
                switch item {
                case .fill(_, _, .gradient(let gradient)):
                    if case .linear(let start, let end) = gradient.shape { return [(start.x, end.x)] }
                    return []
                case .group(_, _, let items), .transform(_, let items), .clip(_, _, let items): return ends(items)
                default: return []
                }
            }
        }
        let found = ends(stage.tree.displayList(at: 0).items)
        #expect(!found.isEmpty && found.allSatisfy { ($0.0 < $0.1) == (direction == .leftToRight) })
    }

    @Test("A value moves under the animation of its change")
    func animation() throws {
        let style = Color(red: 1, green: 0, blue: 0)
        let stage = try Stage()
        func width(at time: Double) -> CGFloat {
            stage.drawn(at: time).first { $0.color.map { $0.red == 1 && $0.green == 0 } == true }?.box.width ?? -1
        }
        try stage.show(ProgressView(value: 0.2).tint(style))
        try stage.show(ProgressView(value: 0.6).tint(style), .linear(duration: 1), at: 1)
        expect(width(at: 1), near: 40, within: 1e-6)
        expect(width(at: 1.5), near: 80, within: 1e-6)
        expect(width(at: 2), near: 120, within: 1e-6)
    }

    @Test("A timer fills or empties with the tree's clock")
    func timer() throws {
        let start = ViewClock.start.date
        let interval = start...start.addingTimeInterval(100)
        expect(Fraction.timer(interval, countsDown: true).share(at: start.addingTimeInterval(25)), equals: 0.75)
        expect(Fraction.timer(interval, countsDown: false).share(at: start.addingTimeInterval(25)), equals: 0.25)
        expect(Fraction.timer(interval, countsDown: false).share(at: start.addingTimeInterval(-5)), equals: 0)
        expect(Fraction.timer(start...start, countsDown: true).share(at: start), equals: 0)
    }

    private struct Percent: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            ProgressView(configuration)
            Text("\(Int((configuration.fractionCompleted ?? -1) * 100))")
        }
    }

    @Test("A style made of the view it was given draws it in the style around it")
    func nestedStyles() throws {
        let nested = try drawn(ProgressView(value: 0.5).progressViewStyle(Percent()))
        let plain = try drawn(
            VStack {
                ProgressView(value: 0.5).progressViewStyle(.linear); Text("50")
            })
        expect(nested, equals: plain)
    }

    private struct Dial: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("\(Int(configuration.value * 10))"); configuration.currentValueLabel; configuration.label
            }
        }
    }

    @Test("A style gets the value from 0 to 1 and the labels")
    func customGauge() throws {
        let gauge = Gauge(value: 5, in: 0...10) {
            Text("L")
        } currentValueLabel: {
            Text("V")
        }
        try expect(
            drawn(gauge.gaugeStyle(Dial())),
            equals: drawn(
                HStack {
                    Text("5"); Text("V"); Text("L")
                }))
    }

    @Test("In a widget a circular progress view with a value is a ring, elsewhere a spinner")
    func circular() throws {
        let view = ProgressView(value: 0.5).progressViewStyle(.circular)
        expect(layout(view), equals: CGSize(width: 20, height: 20))
        expect(layout(view.environment(\.isInWidget, true), width: 40, height: 60), equals: CGSize(width: 40, height: 40))
    }

    @Test("A spinner turns in films and rests in stills")
    func spinner() throws {
        let stage = try Stage(width: 40, height: 40)
        try stage.show(ProgressView())
        let first = stage.tree.displayList(at: 0).dump()
        #expect(stage.tree.displayList(at: 0.25).dump() != first)
        expect(stage.tree.displayList(at: 0.8).dump(), equals: first)
        expect(stage.tree.displayList(at: 0.25, showing: ViewClock.start.date).dump(), equals: first)
    }
}
