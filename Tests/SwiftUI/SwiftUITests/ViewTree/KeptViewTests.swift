import Foundation
import Observation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What has not changed is not evaluated again, and nothing stale stays.
@Suite("Views that are kept") @MainActor struct KeptViewTests {
    final class Log {
        var bodies: [String] = []
        var write: ((Int) -> Void)?
        var seen: [Int] = []
    }

    @Observable final class Model {
        var count = 0
        var other = 0
    }

    private struct Leaf: View {
        let log: Log
        let name: String
        var value = 0

        var body: some View {
            let _ = log.bodies.append(name)
            Color.red.frame(width: 10 + CGFloat(value), height: 10)
        }
    }

    private struct Parent: View {
        let log: Log
        let value: Int

        var body: some View {
            let _ = log.bodies.append("parent")
            VStack {
                Leaf(log: log, name: "still")
                Leaf(log: log, name: "moving", value: value)
            }
        }
    }

    @Test("A view whose value is another one is evaluated, one whose value is the same is not")
    func byValue() throws {
        let (stage, log) = (try Stage(), Log())
        try stage.show(Parent(log: log, value: 1))
        log.bodies = []
        try stage.show(Parent(log: log, value: 1))
        expect(log.bodies, equals: [])
        try stage.show(Parent(log: log, value: 2))
        expect(log.bodies, equals: ["parent", "moving"])
        expect(stage.drawn(at: 0).map(\.box.width), equals: [10, 12])
    }

    @Test("A view that is kept moves with the update's animation, and stands where it belongs when that has ended")
    func keptViewsMove() throws {
        let (stage, log) = (try Stage(), Log())
        func scene(_ height: CGFloat) -> some View {
            VStack(spacing: 0) {
                Color.blue.frame(width: 10, height: height)
                Leaf(log: log, name: "still")
            }
        }
        try stage.show(scene(20))
        log.bodies = []
        try stage.show(scene(60), .linear(duration: 1), at: 1)
        expect(log.bodies, equals: [])
        // 200 points high: the stack's top goes from 85 to 65, the leaf's from 105 to 125.
        expect(stage.drawn(.red, at: 1)?.box.minY, equals: 105)
        expect(stage.drawn(.red, at: 1.5)?.box.minY, equals: 115)
        expect(stage.drawn(.red, at: 2)?.box.minY, equals: 125)
        try stage.show(scene(20), at: 3)
        expect(stage.drawn(.red, at: 3)?.box.minY, equals: 105)
    }

    private struct Counter: View {
        let log: Log
        @State private var count = 0

        var body: some View {
            let _ = log.bodies.append("counter \(count)")
            let _ = log.write = { count = $0 }
            HStack(spacing: 0) {
                Leaf(log: log, name: "inner", value: count)
                BindingReader(log: log, value: $count)
                Leaf(log: log, name: "beside")
            }
        }
    }

    private struct BindingReader: View {
        let log: Log
        @Binding var value: Int

        var body: some View {
            let _ = log.bodies.append("binding \(value)")
            Color.blue.frame(width: 5 + CGFloat(value), height: 10)
        }
    }

    @Test("State deep inside of what is kept evaluates who reads it")
    func stateInside() throws {
        let (stage, log) = (try Stage(), Log())
        struct Around: View {
            let log: Log

            var body: some View {
                let _ = log.bodies.append("around")
                VStack { Counter(log: log) }.padding(3)
            }
        }
        try stage.show(Around(log: log))
        log.bodies = []
        try stage.tree.perform(at: 1) { log.write?(4) }
        expect(log.bodies.sorted(), equals: ["binding 4", "counter 4", "inner"])
        expect(stage.drawn(.blue, at: 1)?.box.width, equals: 9)
        log.bodies = []
        try stage.show(Around(log: log), at: 2)
        expect(log.bodies, equals: [])
        expect(stage.drawn(.blue, at: 2)?.box.width, equals: 9)
    }

    @Observable final class Store { var count = 0 }

    @Test("A body is not evaluated for what only views further in have read") func objectsOfBodies() throws {
        let (stage, log) = (try Stage(), Log())
        struct Inner: View {
            @Environment(Store.self) var store
            var body: some View {
                Color.blue.frame(width: 5 + CGFloat(store.count), height: 10).onTapGesture { store.count += 1 }
            }
        }
        struct Outer: View {
            let log: Log
            @State var flag = false
            var body: some View {
                let _ = log.bodies.append("outer \(flag)")
                VStack(spacing: 0) {
                    Inner()
                    Color.red.frame(width: 10, height: 10).onTapGesture { flag.toggle() }
                }
                .environment(Store())
            }
        }
        try stage.show(Outer(log: log))
        for time in [1.0, 2.0] { #expect(try stage.tree.tap(at: CGPoint(x: 100, y: 95), at: time)) }
        expect(stage.drawn(.blue, at: 2)?.box.width, equals: 7)
        expect(log.bodies, equals: ["outer false"])
        // Its own state is read by the body, which makes another store.
        #expect(try stage.tree.tap(at: CGPoint(x: 100, y: 105), at: 3))
        expect(log.bodies, equals: ["outer false", "outer true"])
        expect(stage.drawn(.blue, at: 3)?.box.width, equals: 5)
    }

    @Test("Rows are not made again for what only they have read") func objectsOfRows() throws {
        let (stage, log) = (try Stage(), Log())
        struct Row: View {
            let store: Store
            var body: some View {
                Color.blue.frame(width: 5 + CGFloat(store.count), height: 10).onTapGesture { store.count += 1 }
            }
        }
        struct Outer: View {
            let log: Log
            @State var flag = false
            var body: some View {
                VStack(spacing: 0) {
                    ForEach([1], id: \.self) { index in
                        let _ = log.bodies.append("row \(index)")
                        Row(store: Store())
                    }
                    Color.red.frame(width: 10 + (flag ? 1 : 0), height: 10).onTapGesture { flag.toggle() }
                }
            }
        }
        try stage.show(Outer(log: log))
        for time in [1.0, 2.0] { #expect(try stage.tree.tap(at: CGPoint(x: 100, y: 95), at: time)) }
        expect(stage.drawn(.blue, at: 2)?.box.width, equals: 7)
        expect(log.bodies, equals: ["row 1"])
        // The body around them makes another collection of rows.
        #expect(try stage.tree.tap(at: CGPoint(x: 100, y: 105), at: 3))
        expect(log.bodies, equals: ["row 1", "row 1"])
        expect(stage.drawn(.blue, at: 3)?.box.width, equals: 5)
    }

    @Test("An environment value from above reaches what is kept beside it")
    func environmentAbove() throws {
        let (stage, log) = (try Stage(), Log())
        struct Reader: View {
            let log: Log
            @Environment(\.lineSpacing) private var spacing

            var body: some View {
                let _ = log.bodies.append("reader \(spacing)")
                Color.red.frame(width: spacing, height: 10)
            }
        }
        func scene(_ spacing: CGFloat, _ limit: Int?) -> some View {
            VStack { Reader(log: log) }.padding(1).lineSpacing(spacing).lineLimit(limit)
        }
        try stage.show(scene(5, nil))
        log.bodies = []
        try stage.show(scene(5, nil))
        expect(log.bodies, equals: [])
        try stage.show(scene(7, nil))
        expect(log.bodies, equals: ["reader 7.0"])
        expect(stage.drawn(.red, at: 0)?.box.width, equals: 7)
    }

    @Test("An observable object evaluates who reads what has changed of it, after any number of updates")
    func observableObject() throws {
        let (stage, log, model) = (try Stage(), Log(), Model())
        struct Reader: View {
            let log: Log
            let model: Model

            var body: some View {
                let _ = log.bodies.append("reader \(model.count)")
                Color.red.frame(width: 10 + CGFloat(model.count), height: 10)
            }
        }
        func scene(_ width: CGFloat) -> some View {
            VStack {
                Color.blue.frame(width: width, height: 10)
                Reader(log: log, model: model)
            }
        }
        for width in [10, 20, 30] as [CGFloat] { try stage.show(scene(width)) }
        expect(log.bodies, equals: ["reader 0"])
        try stage.tree.perform(at: 1) { model.other = 3 }
        expect(log.bodies, equals: ["reader 0"])
        for count in [4, 5] { try stage.tree.perform(at: 1) { model.count = count } }
        expect(log.bodies, equals: ["reader 0", "reader 4", "reader 5"])
        expect(stage.drawn(.red, at: 1)?.box.width, equals: 15)
    }

    @Test("What is said of a value that changes inside of what is kept is heard")
    func changesAreHeard() throws {
        let (stage, log) = (try Stage(), Log())
        struct Speaker: View {
            let log: Log
            @State private var count = 0

            var body: some View {
                let _ = log.write = { count = $0 }
                Color.red.frame(width: 10, height: 10)
                    .preference(key: Sum.self, value: count)
            }
        }
        struct Listener: View {
            let log: Log

            var body: some View {
                VStack { Speaker(log: log) }.onPreferenceChange(Sum.self) { log.seen.append($0) }
            }
        }
        struct Sum: PreferenceKey {
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        try stage.show(Listener(log: log))
        try stage.tree.perform(at: 1) { log.write?(2) }
        try stage.show(Listener(log: log), at: 2)
        expect(log.seen, equals: [0, 2])
    }

    @Test("Rows of a collection that stay are kept, wherever they come to stand")
    func rows() throws {
        let (stage, log) = (try Stage(), Log())
        func scene(_ rows: [Int]) -> some View {
            VStack(spacing: 0) {
                ForEach(rows, id: \.self) { row in HStack { Leaf(log: log, name: "\(row)", value: row) } }
            }
        }
        try stage.show(scene([1, 2, 3]))
        log.bodies = []
        try stage.show(scene([3, 1, 2, 4]))
        expect(log.bodies, equals: ["4"])
        expect(stage.drawn(at: 0).map(\.box.width), equals: [13, 11, 12, 14])
        expect(stage.drawn(at: 0).map(\.box.minY), equals: [80, 90, 100, 110])
    }

    @Test("The views of a widget run once for each entry")
    func widgets() throws {
        let (stage, log) = (try Stage(), Log())
        stage.tree.environment.isInWidget = true
        try stage.show(Parent(log: log, value: 1))
        log.bodies = []
        try stage.show(Parent(log: log, value: 1), at: 1)
        expect(log.bodies, equals: ["parent", "still", "moving"])
    }

    @Test("Values of every kind are compared by what they hold")
    func comparison() {
        struct Plain { var number = 1; var text = "a"; var closure: () -> Void = {} }
        final class Object {}
        struct Weak { weak var object: Object? }
        let (object, other) = (Object(), Object())
        let closure: () -> Void = { _ = object }
        func same<T>(_ first: T, _ second: T) -> Bool { ValueComparison.areSame(first, second) }
        #expect(same(1, 1) && !same(1, 2) && same("a", "a"))
        #expect(same(Plain(), Plain()) && !same(Plain(), Plain(number: 2)) && !same(Plain(), Plain(closure: closure)))
        #expect(same(Plain(closure: closure), Plain(closure: closure)))
        #expect(same(object, object) && !same(object, other))
        #expect(same((1, "a"), (1, "a")) && !same((1, "a"), (1, "b")))
        #expect(same(Plain?.none, nil) && same(Plain?.some(Plain()), Plain()) && !same(Plain?.some(Plain()), nil))
        #expect(same([Plain()], [Plain()]) && !same([Plain()], []))
        #expect(same([1.5 as Any, "long enough not to be inline in a container"], [1.5, "long enough not to be inline in a container"]))
        #expect(!same([1.5 as Any], [1 as Any]))
        #expect(same(Plain() as Any, Plain() as Any) && !same(Plain() as Any, Plain(number: 3) as Any))
        #expect(same(AnyView(Text("a")), AnyView(Text("a"))) && !same(AnyView(Text("a")), AnyView(Text("b"))))
        #expect(
            same(Text("a").padding(3) as any View, Text("a").padding(3)) && !same(Text("a").padding(3) as any View, Text("a").padding(4)))
        _ = same(Weak(object: object), Weak(object: other))
    }
}

/// Random views, changed at random, show the same whether what has not changed is kept or built again.
@Suite("Views that are kept are as if they were built again") @MainActor struct KeptViewsAsBuiltTests {
    /// What a view shows, so that one in a thousand ways can be made of numbers.
    indirect enum Spec {
        case text(Int), color(Int), symbol(Int), spacer
        case stack(Int, [Spec]), rows([Int], Spec), choice(Bool, Spec, Spec), identified(Int, Spec)
        case padding(Int, Spec), frame(Int, Spec), opacity(Int, Spec), offset(Int, Spec), font(Int, Spec), background(Int, Spec)
        case animated(Int, Spec), counter(Int, Spec), reader(Spec), moving(Int, Spec), fitting(Spec, Spec), mask(Spec, Int), grid([Spec])

        static func random(depth: Int, using generator: inout some RandomNumberGenerator) -> Spec {
            let number = Int.random(in: 1...9, using: &generator)
            guard depth > 0 else {
                return [.text(number), .color(number), .symbol(number), .spacer].randomElement(using: &generator)!
            }
            func inner() -> Spec { random(depth: depth - 1, using: &generator) }
            switch Int.random(in: 0..<20, using: &generator) {
            case 0...4: return .stack(number, (0..<Int.random(in: 1...4, using: &generator)).map { _ in inner() })
            case 5: return .rows((0..<number / 2).map { ($0 * number) % 7 }, inner())
            case 6: return .choice(number.isMultiple(of: 2), inner(), inner())
            case 7: return .identified(number / 3, inner())
            case 8: return .padding(number, inner())
            case 9: return .frame(number, inner())
            case 10: return .opacity(number, inner())
            case 11: return .offset(number, inner())
            case 12: return .font(number, inner())
            case 13: return .background(number, inner())
            case 14: return .animated(number, inner())
            case 15: return .counter(number, inner())
            case 16: return .reader(inner())
            case 17: return .moving(number, inner())
            case 18: return .fitting(inner(), inner())
            default: return number > 4 ? .mask(inner(), number) : .grid([inner(), inner()])
            }
        }

        /// The same but for something.
        func changed(using generator: inout some RandomNumberGenerator) -> Spec {
            func number(_ old: Int) -> Int { Bool.random(using: &generator) ? old : Int.random(in: 1...9, using: &generator) }
            func inner(_ spec: Spec) -> Spec { spec.changed(using: &generator) }
            if Int.random(in: 0..<3, using: &generator) == 0 { return self }
            switch self {
            case .text(let value): return .text(number(value))
            case .color(let value): return .color(number(value))
            case .symbol(let value): return .symbol(number(value))
            case .spacer: return self
            case .stack(let kind, let specs): return .stack(kind, specs.map(inner))
            case .rows(let rows, let spec):
                let new =
                    Bool.random(using: &generator)
                    ? rows : Array(Set(rows + [Int.random(in: 1...9, using: &generator)])).sorted().dropLast().shuffled(using: &generator)
                return .rows(new, inner(spec))
            case .choice(let first, let one, let other):
                return .choice(Bool.random(using: &generator) ? first : !first, inner(one), inner(other))
            case .identified(let id, let spec): return .identified(Int.random(in: 0...2, using: &generator) == 0 ? id + 1 : id, inner(spec))
            case .padding(let value, let spec): return .padding(number(value), inner(spec))
            case .frame(let value, let spec): return .frame(number(value), inner(spec))
            case .opacity(let value, let spec): return .opacity(number(value), inner(spec))
            case .offset(let value, let spec): return .offset(number(value), inner(spec))
            case .font(let value, let spec): return .font(number(value), inner(spec))
            case .background(let value, let spec): return .background(number(value), inner(spec))
            case .animated(let value, let spec): return .animated(number(value), inner(spec))
            case .counter(let id, let spec): return .counter(id, inner(spec))
            case .reader(let spec): return .reader(inner(spec))
            case .moving(let value, let spec): return .moving(number(value), inner(spec))
            case .fitting(let one, let other): return .fitting(inner(one), inner(other))
            case .mask(let spec, let value): return .mask(inner(spec), number(value))
            case .grid(let specs): return .grid(specs.map(inner))
            }
        }
    }

    /// What code outside of the views writes.
    final class Writers {
        var writers: [Int: [(Int) -> Void]] = [:]
    }

    private struct Shown: View {
        let spec: Spec
        let writers: Writers

        var body: AnyView { Self.view(spec, writers) }

        static let colors: [Color] = [.red, .blue, .green, .orange, .purple, .yellow, .pink, .teal, .gray, .brown]

        static func view(_ spec: Spec, _ writers: Writers) -> AnyView {
            func inner(_ spec: Spec) -> Shown { Shown(spec: spec, writers: writers) }
            switch spec {
            case .text(let number): return AnyView(Text("Value \(number)").contentTransition(.numericText()))
            case .color(let number): return AnyView(colors[number].frame(width: CGFloat(number * 3), height: 8))
            case .symbol(let number): return AnyView(Image(systemName: number.isMultiple(of: 2) ? "star" : "heart.fill"))
            case .spacer: return AnyView(Spacer())
            case .stack(let kind, let specs):
                let views = ForEach(specs.indices, id: \.self) { inner(specs[$0]) }
                switch kind % 3 {
                case 0: return AnyView(HStack(spacing: 2) { views })
                case 1: return AnyView(VStack(alignment: .leading) { views })
                default: return AnyView(ZStack { views })
                }
            case .rows(let rows, let spec):
                return AnyView(
                    VStack(spacing: 1) {
                        ForEach(rows, id: \.self) { row in
                            HStack {
                                inner(spec); colors[row].frame(width: 4, height: 4)
                            }
                        }
                    })
            case .choice(let first, let one, let other):
                return AnyView(Group { if first { inner(one).transition(.slide) } else { inner(other) } })
            case .identified(let id, let spec): return AnyView(inner(spec).id(id).transition(.push(from: .bottom)))
            case .padding(let value, let spec): return AnyView(inner(spec).padding(CGFloat(value)))
            case .frame(let value, let spec): return AnyView(inner(spec).frame(width: CGFloat(value * 15), alignment: .trailing))
            case .opacity(let value, let spec): return AnyView(inner(spec).opacity(Double(value) / 10))
            case .offset(let value, let spec): return AnyView(inner(spec).offset(x: CGFloat(value)))
            case .font(let value, let spec): return AnyView(inner(spec).font(.system(size: CGFloat(8 + value))))
            case .background(let value, let spec): return AnyView(inner(spec).background(colors[value]).clipShape(.rect(cornerRadius: 3)))
            case .animated(let value, let spec): return AnyView(inner(spec).animation(.linear(duration: 0.7), value: value))
            case .counter(let id, let spec): return AnyView(Counter(id: id, spec: spec, writers: writers))
            case .reader(let spec): return AnyView(GeometryReader { proxy in inner(spec).frame(maxWidth: proxy.size.width / 2) })
            case .moving(let value, let spec): return AnyView(Moving(value: CGFloat(value), spec: spec, writers: writers))
            case .fitting(let one, let other):
                return AnyView(
                    ViewThatFits {
                        inner(one); inner(other)
                    })
            case .mask(let spec, let value):
                return AnyView(inner(spec).mask(alignment: .leading) { colors[value].frame(width: CGFloat(value * 10)) })
            case .grid(let specs): return AnyView(Grid { GridRow { ForEach(specs.indices, id: \.self) { inner(specs[$0]) } } })
            }
        }
    }

    private struct Counter: View {
        let id: Int
        let spec: Spec
        let writers: Writers
        @State private var count = 0

        var body: some View {
            let _ = writers.writers[id, default: []].append { count = $0 }
            VStack {
                Text("\(count)")
                Shown(spec: spec, writers: writers)
                Reading(count: $count)
            }
        }
    }

    private struct Reading: View {
        @Binding var count: Int

        var body: some View { Color.red.frame(width: CGFloat(count * 4), height: 3) }
    }

    private struct Moving: View, @preconcurrency Animatable {
        var value: CGFloat
        let spec: Spec
        let writers: Writers
        var animatableData: CGFloat {
            get { value }
            set { value = newValue }
        }

        var body: some View { Shown(spec: spec, writers: writers).padding(.leading, value) }
    }

    @Test(arguments: 0..<60)
    func randomViews(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var spec = Spec.random(depth: 6, using: &generator)
        let (kept, built) = (try Stage(), try Stage())
        built.tree.keeping.isOn = false
        let (keptWriters, builtWriters) = (Writers(), Writers())
        for step in 0..<12 {
            let time = Double(step) * 0.4
            let animation: Animation? = Int.random(in: 0..<3, using: &generator) == 0 ? nil : .linear(duration: 0.5)
            let written = Int.random(in: 0..<9, using: &generator)
            let which = Int.random(in: 1...9, using: &generator)
            let isState = Bool.random(using: &generator)
            if !isState { spec = spec.changed(using: &generator) }
            for (stage, writers) in [(kept, keptWriters), (built, builtWriters)] {
                if isState {
                    try stage.tree.perform(at: time) {
                        withAnimation(animation) { for write in writers.writers[which] ?? [] { write(written) } }
                    }
                } else {
                    try stage.show(Shown(spec: spec, writers: writers), animation, at: time)
                }
            }
            for moment in [time, time + 0.13, time + 0.3] {
                let (one, other) = (kept.tree.displayList(at: moment), built.tree.displayList(at: moment))
                expect(one.dump(), equals: other.dump(), "step \(step), at \(moment) s")
                guard one.dump() == other.dump() else { return }
            }
        }
        expect(built.tree.keeping.count, equals: 0)
    }
}
