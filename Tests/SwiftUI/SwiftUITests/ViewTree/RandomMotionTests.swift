import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Views, changes and interruptions that nobody has thought of, always the same ones: what holds of motion holds of them.
@Suite("Random motion") @MainActor struct RandomMotionTests {
    /// Numbers from a seed (Vigna's SplitMix64).
    struct Numbers {
        private var state: UInt64

        init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

        mutating func next(_ count: Int) -> Int {
            state &+= 0x9E37_79B9_7F4A_7C15
            var word = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
            return Int((word ^ (word >> 31)) % UInt64(count))
        }

        mutating func pick<Value>(_ values: [Value]) -> Value { values[next(values.count)] }
    }

    /// What changes.
    private struct Change {
        var switches = [Bool](repeating: false, count: 6)
        var number = 7
        var rows = [1, 2, 3, 4]

        mutating func change(_ numbers: inout Numbers) {
            for _ in 0...numbers.next(3) { switches[numbers.next(6)].toggle() }
            if numbers.next(2) == 0 { number = numbers.pick([9, 10, 99, 100, 1234, 8]) }
            switch numbers.next(4) {
            case 0: rows.reverse()
            case 1 where rows.count > 1: rows.remove(at: numbers.next(rows.count))
            // Now and then one that is still leaving.
            case 2: rows.insert((rows.max() ?? 0) + 1, at: numbers.next(rows.count + 1))
            default: break
            }
        }
    }

    /// A view that follows from a seed, and what is shown of a change.
    private struct Scene: View {
        let seed: Int
        let change: Change
        @Namespace private var namespace

        var body: some View {
            var numbers = Numbers(seed: seed)
            return part(&numbers, depth: 3).frame(width: 200, height: 200)
        }

        private func part(_ numbers: inout Numbers, depth: Int) -> AnyView {
            let isOn = change.switches[numbers.next(6)]
            let kind = numbers.next(depth > 0 ? 12 : 4)
            let view: AnyView
            switch kind {
            case 0: view = AnyView(numbers.pick([Color.red, .green, .blue]).frame(width: isOn ? 40 : 15, height: isOn ? 10 : 25))
            case 1:
                view = AnyView(
                    Text("\(change.number)").contentTransition(numbers.pick([.numericText(), .opacity, .interpolate, .identity])))
            case 2:
                view = AnyView(RoundedRectangle(cornerRadius: isOn ? 12 : 2).fill(isOn ? Color.orange : .mint).frame(width: 30, height: 30))
            case 3: view = AnyView(Text(isOn ? "On" : "Out of order").font(.system(size: isOn ? 20 : 12)))
            case 4, 5:
                let (one, other) = (part(&numbers, depth: depth - 1), part(&numbers, depth: depth - 1))
                view = AnyView(
                    VStack(alignment: isOn ? .leading : .trailing) {
                        one; other
                    })
            case 6:
                let (one, other) = (part(&numbers, depth: depth - 1), part(&numbers, depth: depth - 1))
                view = AnyView(
                    HStack(spacing: isOn ? 12 : 2) {
                        one; other
                    })
            case 7:
                let (inner, transition) = (part(&numbers, depth: depth - 1), Self.transition(&numbers))
                view = AnyView(
                    VStack {
                        if isOn { inner.transition(transition) }; Color.purple.frame(width: 12, height: 6)
                    })
            case 8:
                let transition = Self.transition(&numbers)
                let rows = ForEach(change.rows, id: \.self) { row in
                    Color(red: Double(row % 5) / 5, green: 0.5, blue: Double(row % 3) / 3).frame(width: 20 + CGFloat(row) * 3, height: 9)
                        .transition(transition)
                }
                let isLazy = numbers.next(2) == 0
                view =
                    isLazy
                    ? AnyView(ScrollView { LazyVStack(spacing: 3) { rows } }.frame(width: 60, height: 60))
                    : AnyView(VStack(spacing: 3) { rows })
            case 9:
                let inner = part(&numbers, depth: depth - 1)
                view = AnyView(
                    VStack {
                        inner; Color.gray.frame(width: 4, height: 4)
                    }.geometryGroup().offset(x: isOn ? 9 : -4))
            case 10:
                let box = Color.cyan.matchedGeometryEffect(id: depth, in: namespace)
                view = AnyView(
                    HStack {
                        ScrollView { LazyVStack { if isOn { box.frame(width: 20, height: 20) } else { Color.clear.frame(height: 8) } } }
                            .frame(width: 30, height: 40)
                        VStack {
                            if !isOn { box.frame(width: 40, height: 12) }; Text("m")
                        }
                    })
            default:
                let inner = part(&numbers, depth: depth - 1)
                view = AnyView(
                    ZStack {
                        inner; Circle().stroke(.pink, lineWidth: isOn ? 4 : 1).frame(width: 24, height: 24)
                    })
            }
            return modified(view, isOn, &numbers)
        }

        private func modified(_ view: AnyView, _ isOn: Bool, _ numbers: inout Numbers) -> AnyView {
            switch numbers.next(8) {
            case 0: AnyView(view.opacity(isOn ? 1 : 0.4))
            case 1: AnyView(view.scaleEffect(isOn ? 1.2 : 0.8))
            case 2: AnyView(view.rotationEffect(.degrees(isOn ? 30 : 0)))
            case 3: AnyView(view.padding(isOn ? 6 : 1))
            case 4: AnyView(view.animation(.linear(duration: 0.3)) { $0.blur(radius: isOn ? 3 : 0) })
            case 5: AnyView(view.animation(.bouncy, value: isOn))
            default: view
            }
        }

        private static func transition(_ numbers: inout Numbers) -> AnyTransition {
            numbers.pick([
                .opacity, .scale, .slide, .move(edge: .top), .push(from: .leading), .offset(x: 20, y: 0),
                AnyTransition(.blurReplace), .asymmetric(insertion: .opacity, removal: .scale),
                AnyTransition.opacity.animation(.linear(duration: 0.8)),
            ])
        }
    }

    private static let animations: [Animation] = [
        .default, .linear(duration: 0.6), .bouncy, .spring(duration: 0.5, bounce: 0.6), .easeInOut(duration: 0.4), .interactiveSpring,
        .snappy.delay(0.1), .interpolatingSpring(stiffness: 120, damping: 9),
    ]

    /// The changes of a seed, with the moments at which they happen: while what came before still moves, mostly.
    private static func changes(_ seed: Int) -> [(time: Double, change: Change, animation: Animation)] {
        var numbers = Numbers(seed: seed &+ 1_000)
        var (change, time) = (Change(), 1.0)
        return (0..<5).map { _ in
            change.change(&numbers)
            defer { time += Double(1 + numbers.next(8)) / 16 }
            return (time, change, numbers.pick(animations))
        }
    }

    /// - Parameter frames: whether each frame is looked at on the way.
    private static func film(_ seed: Int, until end: Double, frames: Bool) throws -> Stage {
        let stage = try Stage(scale: 2)
        try stage.show(Scene(seed: seed, change: Change()))
        var time = 0.0
        for (moment, change, animation) in changes(seed) where moment <= end {
            while frames, time < moment {
                _ = stage.tree.displayList(at: time)
                time += 1 / 30
            }
            try stage.show(Scene(seed: seed, change: change), animation, at: moment)
        }
        while frames, time < end {
            _ = stage.tree.displayList(at: time)
            time += 1 / 30
        }
        return stage
    }

    @Test("A moment alone is the moment reached, and rest is what a fresh view shows", arguments: 0..<60)
    func promises(_ seed: Int) throws {
        let last = try #require(Self.changes(seed).last)
        for end in [1.05, 1.4, 2.2, last.time + 0.3] {
            let (alone, stepped) = (try Self.film(seed, until: end, frames: false), try Self.film(seed, until: end, frames: true))
            let isSame = alone.tree.displayList(at: end) == stepped.tree.displayList(at: end)
            #expect(isSame, "\(seed) at \(end)")
        }
        let stage = try Self.film(seed, until: 9, frames: false)
        let settled = stage.tree.settlingTime
        // Where nothing moves it is before all time.
        #expect(settled < 12)
        let fresh = try Stage(scale: 2)
        try fresh.show(Scene(seed: seed, change: last.change))
        let (rest, still) = (stage.tree.displayList(at: max(settled, 12)).dump(), fresh.tree.displayList(at: 0).dump())
        expect(rest, equals: still, "\(seed)")
    }

    @Test("Nothing jumps at an interruption", arguments: 0..<60)
    func continuity(_ seed: Int) throws {
        let stage = try Stage(scale: 2)
        try stage.show(Scene(seed: seed, change: Change()))
        for (moment, change, animation) in Self.changes(seed) {
            let before = stage.drawn(at: moment)
            try stage.show(Scene(seed: seed, change: change), animation, at: moment)
            let after = stage.drawn(at: moment)
            // What is opaque enough to be seen is where it was.
            for item in before where item.alpha > 0.3 && item.color != nil && !item.isText {
                let near = after.filter { $0.color == item.color }.map { $0.box }.min {
                    Self.distance($0, item.box) < Self.distance($1, item.box)
                }
                guard let near else { continue }
                #expect(Self.distance(near, item.box) < 0.6, "\(seed) at \(moment): \(item.box) is at \(near)")
            }
        }
    }

    private static func distance(_ one: CGRect, _ other: CGRect) -> CGFloat {
        max(abs(one.minX - other.minX), abs(one.minY - other.minY), abs(one.maxX - other.maxX), abs(one.maxY - other.maxY))
    }
}
