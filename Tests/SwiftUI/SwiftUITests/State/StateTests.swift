import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What views own and hand up and down.
@Suite("State, environment and preferences") @MainActor struct StateTests {
    @Test("State lives as long as the view's place and id") func stateSurvivesUpdates() throws {
        let stage = try Stage()
        let log = Log()
        try stage.show(Counter(log: log, step: 1))
        log.increment?()
        try stage.show(Counter(log: log, step: 2))
        expect(log.seen, equals: [0, 1])
        log.increment?()
        try stage.show(Counter(log: log, step: 3))
        expect(log.seen, equals: [0, 1, 2])
    }

    @Test func anotherIdStartsAfresh() throws {
        let stage = try Stage()
        let log = Log()
        for id in [1, 1, 2, 2, 1] {
            try stage.show(Counter(log: log, step: 0).id(id))
            log.increment?()
        }
        expect(log.seen, equals: [0, 1, 2, 0, 1, 2, 0])
    }

    @Test("One value shown twice is two views") func oneValueTwice() throws {
        let stage = try Stage()
        let log = Log()
        let counter = Counter(log: log, step: 0)
        try stage.show(
            HStack {
                counter; counter
            })
        let first = log.bindings[0]
        first.wrappedValue = 7
        log.seen = []
        try stage.show(
            HStack {
                counter; counter
            })
        // The other one has not changed.
        expect(log.seen, equals: [7])
        let next = Counter(log: log, step: 1)
        try stage.show(
            HStack {
                next; next
            })
        expect(log.seen.suffix(2), equals: [7, 0])
    }

    @Test("The widest icon decides: a preference goes up, state changes, and the width comes down") func equalWidths() throws {
        let log = ProbeLog()
        try Stage().show(EqualWidths(log: log, widths: [20, 50, 30]))
        expect(["0", "1", "2"].map { log.leaves[$0]?.placedFrame?.width }, equals: [20, 50, 30])
        expect(["0", "1", "2"].map { log.leaves[$0]?.placedFrame?.midX }, equals: [100, 100, 100])
        expect(log.leaves["frame"]?.placedFrame?.width, equals: 50)
    }

    @Test func aViewThatNeverSettlesIsDrawnAndTold() throws {
        let stage = try Stage()
        try stage.show(Restless())
        let entries = stage.tree.diagnostics.entries
        #expect(entries.count == 1 && entries[0].description.contains("still changes the state of Restless"))
    }

    private struct Growing: View {
        @State private var width: CGFloat = 10
        let isByPreference: Bool

        var body: some View {
            if isByPreference {
                Color.red.frame(width: width, height: 10).preference(key: Widest.self, value: width)
                    .onPreferenceChange(Widest.self) { width = $0 + 0.5 }
            } else {
                Color.red.frame(width: width, height: 10)
                    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 + 0.5 })
            }
        }
    }

    @Test(arguments: [(true, "onPreferenceChange"), (false, "onGeometryChange")])
    func whatFeedsBackIsDrawnAsItIsThenAndNamed(_ isByPreference: Bool, _ word: String) throws {
        let stage = try Stage()
        try stage.show(Growing(isByPreference: isByPreference))
        #expect(try #require(stage.drawn(.red, at: 0)).box.width > 30)
        expect(stage.tree.diagnostics.entries, equals: [.neverSettles(passes: ViewTree.maximumPasses, view: "Growing", reaction: word)])
        #expect(stage.tree.diagnostics.entries[0].description.contains("\(word) still changes the state of Growing"))
    }

    private struct Blinking: View {
        @State private var isOn = false

        var body: some View {
            Color.red.frame(width: isOn ? 4 : 2, height: 1)
                .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
    }

    @Test("Each of many views that appear may change its own state, with an animation of its own") func manyThatAppear() throws {
        let stage = try Stage()
        try stage.show(VStack(spacing: 0) { ForEach(0..<150, id: \.self) { _ in Blinking() } })
        #expect(stage.tree.diagnostics.entries.isEmpty)
        let widths = stage.drawn(at: 0.5).map(\.box.width)
        #expect(widths.count == 150 && widths.allSatisfy { abs($0 - 3) < 1e-6 })
    }

    private struct Careless: View {
        @State private var count = 3

        var body: some View {
            let _ = (count += 1)
            Color.red.frame(width: CGFloat(count) * 10, height: 10)
        }
    }

    @Test func aWriteOfStateInABodyIsLeftOutAndTold() throws {
        let stage = try Stage()
        try stage.show(Careless())
        try expect(#require(stage.drawn(.red, at: 0)).box.width, equals: 30)
        expect(stage.tree.diagnostics.entries, equals: [.stateWrittenInBody("Careless")])
        #expect(stage.tree.diagnostics.entries[0].description.contains("Modifying state during view update"))
    }

    @Test func aMissingSymbolIsNotedOnce() throws {
        let stage = try Stage()
        let view = HStack {
            Image(systemName: "no.such.symbol")
            Text("\(Image(systemName: "no.such.symbol")) beside")
            Image(systemName: "nor.this")
        }
        try stage.show(view)
        try stage.show(view, at: 1)
        expect(stage.tree.diagnostics.entries, equals: [.missingSymbol("no.such.symbol"), .missingSymbol("nor.this")])
        #expect(stage.drawn(at: 1).count > 5, "placeholders are drawn")
    }

    @Test func aMissingCharacterAndFontAreNoted() throws {
        let stage = try Stage()
        try stage.show(Text(verbatim: "\u{13000}").font(.custom("No Such Font", size: 12)))
        let entries = stage.tree.diagnostics.entries
        #expect(entries.contains(.missingFont("No Such Font")))
        #expect(entries.contains(.missingCharacter("\u{13000}")))
    }

    @Test("The value nearest to the view wins") func environmentPrecedence() throws {
        let log = Log()
        let reader = LimitReader(log: log)
        try Stage().show(reader.lineLimit(1).lineLimit(2))
        try Stage().show(
            VStack {
                reader; reader.lineLimit(3)
            }.lineLimit(4))
        try Stage().show(reader.transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 1 }.lineLimit(5))
        try Stage().show(reader)
        expect(log.limits, equals: [1, 4, 3, 6, nil])
    }

    @Test("A background is laid out with each view it is behind") func backgroundOfAGroup() throws {
        let stage = try Stage()
        try stage.show(
            VStack(spacing: 0) {
                Group {
                    Color.blue.frame(width: 50, height: 30)
                    Color.green.frame(width: 20, height: 10)
                }
                .background(Color.red)
            })
        let reds = stage.drawn(at: 0).filter { $0.color == Color.red.resolve(in: stage.tree.environment).rgba }
        expect(reds.map(\.box.size), equals: [CGSize(width: 50, height: 30), CGSize(width: 20, height: 10)])
    }

    @Test("The first view that fits is shown; what the others prefer does not count") func viewThatFits() throws {
        let stage = try Stage()
        let log = Log()
        func view(_ width: CGFloat) -> some View {
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 150, height: 10).preference(key: Widest.self, value: 150)
                Color.blue.frame(width: 80, height: 10).preference(key: Widest.self, value: 80)
            }
            .frame(width: width)
            .onPreferenceChange(Widest.self) { log.widths.append($0) }
        }
        for width in [160.0, 100, 50] { try stage.show(view(width)) }
        #expect(stage.drawn(.blue, at: 0)?.box.width == 80 && stage.drawn(.red, at: 0) == nil)
        expect(log.widths, equals: [150, 80])
    }

    @Test func geometryReader() throws {
        let log = Log()
        try Stage().show(
            GeometryReader { proxy in
                Color.red.frame(width: proxy.size.width / 2, height: 10)
                    .preference(key: Widest.self, value: proxy.frame(in: .global).minX + proxy.size.width)
            }
            .padding(20)
            .onPreferenceChange(Widest.self) { log.widths.append($0) })
        expect(log.widths, equals: [180])
        let stage = try Stage()
        try stage.show(GeometryReader { Color.red.frame(width: $0.size.width / 2, height: 10) }.padding(20))
        expect(stage.drawn(.red, at: 0)?.box, equals: CGRect(x: 20, y: 20, width: 80, height: 10))
    }

    @Test func preferencesAreReducedInOrderAndReplaced() throws {
        let log = Log()
        try Stage().show(
            HStack {
                Color.red.preference(key: Names.self, value: ["a"])
                VStack { Color.red.preference(key: Names.self, value: ["hidden"]) }.preference(key: Names.self, value: ["b"])
                Color.red.preference(key: Names.self, value: ["c"]).transformPreference(Names.self) { $0.append("d") }
            }
            .onPreferenceChange(Names.self) { log.names = $0 })
        expect(log.names, equals: ["a", "b", "c", "d"])
    }

    @Test("A property of one's own is brought up to date before the body") func ownDynamicProperty() throws {
        let log = Log()
        try Stage().show(Doubled(log: log).environment(\.lineLimit, 21))
        expect(log.limits, equals: [42])
    }
}

private final class Log {
    var seen: [Int] = []
    var increment: (() -> Void)?
    var bindings: [Binding<Int>] = []
    var limits: [Int?] = []
    var widths: [CGFloat] = []
    var names: [String] = []
}

private struct Counter: View {
    let log: Log
    let step: Int
    @State private var count = 0

    var body: some View {
        // What is written between two updates is an update of its own.
        if log.seen.last != count { log.seen.append(count) }
        log.bindings.append($count)
        log.increment = { count += 1 }
        return Color.red
    }
}

private struct LimitReader: View {
    let log: Log
    @Environment(\.lineLimit) private var limit

    var body: some View {
        log.limits.append(limit)
        return Color.red
    }
}

private struct Doubled: View {
    let log: Log
    @DoubledLimit private var limit

    var body: some View {
        log.limits.append(limit)
        return Color.red
    }
}

@propertyWrapper
private struct DoubledLimit: DynamicProperty {
    @Environment(\.lineLimit) private var limit
    private let box = Box()

    private final class Box { var value: Int? }

    var wrappedValue: Int? { box.value }
    mutating func update() { box.value = limit.map { $0 * 2 } }
}

private struct Restless: View {
    @State private var width: CGFloat = 1

    var body: some View {
        Color.red.preference(key: Widest.self, value: width).onPreferenceChange(Widest.self) { width = $0 + 1 }
    }
}

private struct EqualWidths: View {
    let log: ProbeLog
    let widths: [CGFloat]
    @State private var widest: CGFloat?

    var body: some View {
        VStack {
            ForEach(widths.indices, id: \.self) { index in
                ProbeLeaf(id: "\(index)", log: log) { _ in CGSize(width: widths[index], height: 10) }
                    .background(
                        GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
                    )
                    .frame(width: widest)
                    .background(ProbeLeaf(id: "frame", log: log) { $0.replacingUnspecifiedDimensions() })
            }
        }
        .onPreferenceChange(Widest.self) { widest = $0 }
    }
}

private enum Widest: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private enum Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
