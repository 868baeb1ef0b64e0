import Drawing
import Foundation
import Geometry
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Symbols that move: when, which way, in what order, and that they come to rest.
@Suite("Symbol effects") @MainActor struct SymbolEffectTests {
    /// A symbol with an effect for a value that changed at one second.
    private func played<T: DiscreteSymbolEffect & SymbolEffect>(
        _ effect: T, _ name: String = "heart.fill", options: SymbolEffectOptions = .default
    ) throws -> Stage {
        let stage = try Stage()
        for (value, time) in [(1, 0.0), (2, 1)] {
            try stage.show(Image(systemName: name).symbolEffect(effect, options: options, value: value), at: time)
        }
        return stage
    }

    /// A symbol with an effect that is active or not, one after the other, a second apart.
    private func held<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, of name: String = "heart.fill", options: SymbolEffectOptions = .default, _ states: [Bool]
    ) throws -> Stage {
        let stage = try Stage()
        for (index, isActive) in states.enumerated() {
            try stage.show(
                Image(systemName: name).symbolEffect(effect, options: options, isActive: isActive), at: Double(index))
        }
        return stage
    }

    private func rest(_ name: String = "heart.fill") throws -> DrawnItem {
        let stage = try Stage()
        try stage.show(Image(systemName: name))
        return try #require(stage.drawn(at: 0).first)
    }

    private func union(_ items: [DrawnItem]) -> CGRect { items.reduce(CGRect.null) { $0.union($1.box) } }

    // MARK: Once

    @Test("Nothing moves before the value changes, and all is as it was after the effect")
    func ends() throws {
        let still = try rest()
        func check<T: DiscreteSymbolEffect & SymbolEffect>(_ effect: T) throws {
            let stage = try played(effect)
            expect(stage.drawn(at: 1), equals: [still], "\(effect)")
            let end = stage.tree.settlingTime
            #expect(end > 1.2 && end < 4, "\(effect)")
            #expect(!stage.tree.showsTime, "\(effect)")
            expect(stage.drawn(at: end), equals: [still], "\(effect)")
            expect(stage.drawn(at: end + 5), equals: [still], "\(effect)")
            let moved = (1..<10).filter { stage.drawn(at: 1 + (end - 1) * Double($0) / 10) != [still] }
            #expect(moved.count >= 7, "\(effect)")
        }
        try check(.bounce)
        try check(.bounce.down.wholeSymbol)
        try check(.pulse)
        try check(.breathe)
        try check(.breathe.pulse)
        try check(.rotate.counterClockwise)
        try check(.wiggle)
        try check(.wiggle.forward)
    }

    @Test("A bounce goes its way first and swings back past its size, less than it went")
    func bounce() throws {
        let width = try rest().box.width
        for (stage, sign) in [(try played(.bounce), 1.0), (try played(.bounce.down), -1)] {
            let sizes = stride(from: 1.0, through: 1.8, by: 0.02).map { Double(stage.drawn(at: $0)[0].box.width / width - 1) * sign }
            let peak = try #require(sizes.max()), valley = try #require(sizes.min())
            #expect(peak > 0.1 && peak < 0.3)
            #expect(valley < -0.01 && valley > -peak / 3)
            let top = try #require(sizes.firstIndex(of: peak)), bottom = try #require(sizes.firstIndex(of: valley))
            #expect(top < bottom && top > 2)
            #expect(sizes[0...top].elementsEqual(sizes[0...top].sorted()))
        }
    }

    @Test("A pulse dims to one least opacity in its middle and never moves")
    func pulse() throws {
        let box = try rest().box
        let stage = try played(.pulse)
        let drawn = (0...16).map { stage.drawn(at: 1 + Double($0) / 10)[0] }
        #expect(drawn.allSatisfy { $0.box == box })
        let alphas = drawn.map(\.alpha)
        #expect(alphas[0...8].elementsEqual(alphas[0...8].sorted(by: >)))
        #expect(alphas[8...16].elementsEqual(alphas[8...16].sorted()))
        #expect(alphas[8] > 0.2 && alphas[8] < 0.5)
    }

    @Test("By layer, layers start one after the other; as a whole, together")
    func layers() throws {
        let stage = try played(.bounce.byLayer, "square.stack.3d.up.fill")
        // Between the last pose and rest every layer is drawn by itself, nearly at its own size.
        let widths = stage.drawn(at: stage.tree.settlingTime - 1e-6).map(\.box.width)
        expect(widths.count, equals: 3)
        let moments = stride(from: 1.0, through: 1.5, by: 0.005)
        let starts = try widths.indices.map { layer in
            try #require(
                moments.first { time in
                    let drawn = stage.drawn(at: time)
                    return drawn.count == 3 && drawn[layer].box.width > widths[layer] * 1.02
                })
        }
        #expect(starts == starts.sorted() && starts[2] - starts[0] > 0.1)
        // All together the picture stays one outline.
        try expect(played(.bounce.wholeSymbol, "square.stack.3d.up.fill").drawn(at: 1.1).count, equals: 1)
    }

    @Test("A wiggle goes to and fro, its own way first")
    func wiggle() throws {
        let middle = try rest().box
        func ways(_ effect: WiggleSymbolEffect) throws -> [CGVector] {
            let stage = try played(effect)
            return stride(from: 1.0, through: 2, by: 0.02).map { time in
                let box = stage.drawn(at: time)[0].box
                return CGVector(dx: box.midX - middle.midX, dy: box.midY - middle.midY)
            }
        }
        let right = try ways(.wiggle.right).map(\.dx), left = try ways(.wiggle.left).map(\.dx)
        #expect(right[3] > 0.5 && zip(right, left).allSatisfy { abs($0 + $1) < 1e-9 })
        #expect(right.min()! < -0.3)
        #expect(try ways(.wiggle.right).allSatisfy { abs($0.dy) < 1e-9 })
        try expect(ways(.wiggle.forward).map(\.dx), equals: right)
        let (up, down) = (try ways(.wiggle.up)[3].dy, try ways(.wiggle.down)[3].dy)
        #expect(up < -0.5 && down > 0.5)
        let slant = try ways(.wiggle.custom(angle: .degrees(45)))[3]
        #expect(slant.dx > 0.3 && abs(slant.dx - slant.dy) < 1e-6)
        try expect(ways(.wiggle.custom(angle: 45.0))[3], equals: slant)
    }

    @Test("Forward is to the left where one reads from the right")
    func rightToLeft() throws {
        let stage = try Stage()
        for value in [1, 2] {
            let view = Image(systemName: "heart.fill").symbolEffect(.wiggle.forward, value: value)
                .environment(\.layoutDirection, .rightToLeft)
            try stage.show(view, at: Double(value))
        }
        let middle = try rest().box.midX
        #expect(stage.drawn(at: 2.06)[0].box.midX < middle - 0.3)
    }

    @Test("A turn goes once round about the middle of the symbol")
    func rotate() throws {
        // The arrow's head is to the right of its middle, and comes there again.
        let stage = try played(.rotate, "arrow.right")
        let still = try rest("arrow.right").box
        let half = stage.drawn(at: 1.6)[0].box
        #expect(abs(half.midX - still.midX) < 0.3 && abs(half.width - still.width) < 0.1)
        // An eased turn has come a quarter round at 0.3264 of its time.
        let quarter = stage.drawn(at: 1 + 0.3264 * 1.2)[0].box
        #expect(abs(quarter.height - still.width) < 0.5 && abs(quarter.midY - still.midY) < 0.5)
    }

    @Test("Badges stand still while the picture turns by layer")
    func rotatingLayers() throws {
        let stage = try played(.rotate.byLayer, "bell.badge")
        let moments = [1.2, 1.5, 1.8].map { stage.drawn(at: $0) }
        #expect(moments.allSatisfy { $0.count == 2 })
        #expect(Set(moments.map { "\($0[1].box)" }).count == 1 && Set(moments.map { "\($0[0].box)" }).count == 3)
    }

    // MARK: Variable colour

    @Test("Layers light up in their order", arguments: ["wifi", "cellularbars", "speaker.wave.3.fill"])
    func variableColor(_ name: String) throws {
        func peaks(_ effect: VariableColorSymbolEffect) throws -> [[Double]] {
            let stage = try played(effect, name)
            let end = stage.tree.settlingTime
            let times = stride(from: 1.2, to: end - 0.2, by: 0.01)
            let frames = times.map { stage.drawn(at: $0).map(\.alpha) }
            let count = frames.map(\.count).max() ?? 0
            let apart = zip(times, frames).filter { $1.count == count }
            // A layer that shows no value is always lit.
            let changing = (0..<count).filter { layer in apart.contains { $1[layer] < 0.9 } }
            return changing.map { layer in apart.filter { $1[layer] > 0.95 }.map(\.0) }.filter { !$0.isEmpty }
        }
        let iterative = try peaks(.variableColor.iterative)
        #expect(iterative.count >= 3)
        expect(iterative.map { $0[0] }, equals: iterative.map { $0[0] }.sorted())
        // One is dark before the next one but one is lit.
        for (first, third) in zip(iterative, iterative.dropFirst(2)) { #expect(first.last! < third.first!) }
        let cumulative = try peaks(.variableColor.cumulative)
        expect(cumulative.map { $0[0] }, equals: cumulative.map { $0[0] }.sorted())
        let ends = cumulative.map { $0.last! }
        #expect(ends.max()! - ends.min()! < 0.02)
        let reversing = try peaks(.variableColor.cumulative.reversing).map { $0.last! }
        expect(reversing, equals: reversing.sorted(by: >))
    }

    @Test("Layers that are not lit are dim or cannot be seen")
    func inactiveLayers() throws {
        let dim = try played(.variableColor.iterative, "wifi").drawn(at: 1.45).map(\.alpha)
        #expect(dim.count == 3 && abs(dim.min()! - 0.3) < 0.01)
        #expect(try played(.variableColor.iterative.hideInactiveLayers, "wifi").drawn(at: 1.45).count < 3)
    }

    @Test("A symbol that shows no value stands still")
    func variableColorOfOthers() throws {
        let still = try rest()
        let stage = try played(.variableColor)
        #expect([1.0, 1.1, 1.3, 2].allSatisfy { stage.drawn(at: $0) == [still] })
    }

    // MARK: Options

    @Test("Twice as fast ends in half the time, three times take three times as long and two pauses")
    func options() throws {
        let end = { (options: SymbolEffectOptions) in try self.played(.bounce, options: options).tree.settlingTime - 1 }
        let once = try end(.default)
        #expect(abs(try end(.speed(2)) - once / 2) < 1e-9)
        #expect(abs(try end(.nonRepeating) - once) < 1e-9)
        #expect(abs(try end(.repeat(3)) - (3 * once + 2 * 0.7)) < 1e-9)
        #expect(abs(try end(.repeat(.periodic(2, delay: 0.1))) - (2 * once + 0.1)) < 1e-9)
        #expect(abs(try end(.repeat(.periodic(2, delay: -5))) - 2 * once) < 1e-9)
        #expect(abs(try end(.repeat(0)) - once) < 1e-9)
        try expect(end(.repeating), equals: once)
    }

    @Test("A second change while the first one plays lets both play out, without a jump")
    func interruption() throws {
        let stage = try played(.bounce)
        let before = stage.drawn(at: 1.15)[0].box.width
        try stage.show(Image(systemName: "heart.fill").symbolEffect(.bounce, value: 3), at: 1.15)
        expect(stage.drawn(at: 1.15)[0].box.width, near: before, within: 1e-9)
        expect(stage.tree.settlingTime, near: 1.95, within: 1e-9)
    }

    @Test("A value that keeps changing makes a symbol no larger than two effects at once do")
    func keptChanging() throws {
        let (rest, stage) = (try rest(), try Stage())
        var widest: CGFloat = 0
        for change in 0..<30 {
            let time = Double(change) * 0.2
            try stage.show(Image(systemName: "heart.fill").symbolEffect(.breathe, options: .repeat(3), value: change), at: time)
            for step in 0..<4 { widest = max(widest, union(stage.drawn(at: time + Double(step) * 0.05)).width) }
        }
        #expect(widest > rest.box.width * 1.05 && widest < rest.box.width * 1.6)
    }

    // MARK: Again and again

    @Test("An active effect plays again and again; what waits for it waits for the end of one time")
    func indefinite() throws {
        let stage = try held(.pulse, [true])
        expect(stage.tree.settlingTime, near: 1.6, within: 1e-9)
        for time in [0.3, 0.8, 1.4] {
            let (first, later) = (stage.drawn(at: time)[0].alpha, stage.drawn(at: time + 16)[0].alpha)
            #expect(first < 1 && abs(first - later) < 1e-9)
        }
        expect(stage.drawn(at: 1.6)[0].alpha, equals: 1)
    }

    @Test("An animation that lasts longer ends where a time ends")
    func roundedUp() throws {
        let stage = try Stage()
        for (index, opacity) in [1, 0.5].enumerated() {
            let view = Image(systemName: "heart.fill").symbolEffect(.breathe.wholeSymbol).opacity(opacity)
            try stage.show(view, .linear(duration: 3), at: Double(index) * 2.4)
        }
        // Two breaths of 2.4 seconds.
        expect(stage.tree.settlingTime - 2.4, near: 4.8, within: 1e-9)
    }

    @Test("An effect that ends plays to the end of its time; at rest it ends at once")
    func deactivation() throws {
        let stage = try held(.pulse, [true, false])
        expect(stage.tree.settlingTime, near: 1.6, within: 1e-9)
        #expect(stage.drawn(at: 1.2)[0].alpha < 0.99 && stage.drawn(at: 1.6)[0].alpha == 1)
        expect(stage.drawn(at: 2)[0].alpha, equals: 1)
        let resting = try held(.pulse, [true])
        try resting.show(Image(systemName: "heart.fill").symbolEffect(.pulse, isActive: false), at: 1.6)
        expect(resting.drawn(at: 2.2)[0].alpha, equals: 1)
    }

    @Test("A still shows the symbol at rest")
    func stills() throws {
        let stage = try held(.variableColor.iterative.hideInactiveLayers, of: "wifi", [true])
        let list = stage.tree.displayList(at: 0.5, showing: stage.tree.clock.date)
        expect(DrawnItem.all(in: list), equals: [try rest("wifi")])
        #expect(stage.drawn(at: 0.5) != [try rest("wifi")])
    }

    @Test("A wheel turns on evenly while it is active")
    func continuousTurn() throws {
        let stage = try held(.rotate, of: "arrow.right", [true])
        let boxes = [0.02, 0.05, 0.08].map { stage.drawn(at: $0)[0].box.height }
        let height = try rest("arrow.right").box.height
        #expect(boxes == boxes.sorted() && boxes[0] > height + 0.5)
    }

    // MARK: Held

    @Test("A scaled symbol stays so while it is active, at once at first")
    func scale() throws {
        let width = try rest().box.width
        #expect(abs(try held(.scale.up, [true]).drawn(at: 0)[0].box.width - width * 1.25) < 0.01)
        #expect(abs(try held(.scale.down, [true]).drawn(at: 0)[0].box.width - width * 0.8) < 0.01)
        let stage = try held(.scale.up, [false, true, false])
        let growing = try held(.scale.up, [false, true])
        let sizes = stride(from: 1.0, through: 1.18, by: 0.02).map { growing.drawn(at: $0)[0].box.width }
        #expect(sizes.elementsEqual(sizes.sorted()) && abs(sizes[0] - width) < 1e-6)
        expect(growing.drawn(at: growing.tree.settlingTime)[0].box.width, near: width * 1.25, within: 0.01)
        expect(stage.drawn(at: stage.tree.settlingTime)[0].box.width, near: width, within: 0.01)
    }

    @Test("An active appearing or disappearing symbol is hidden and keeps its place")
    func hidden() throws {
        for stage in [try held(.appear, [true]), try held(.disappear, [true])] {
            #expect(stage.drawn(at: 0).isEmpty && stage.tree.settlingTime <= 0)
        }
        let still = try rest()
        let appearing = try held(.appear, [true, false])
        let coming = try #require(appearing.drawn(at: 1.08).first)
        #expect(coming.box.width < still.box.width && coming.alpha < 1)
        expect(appearing.drawn(at: 2), equals: [still])
        let leaving = try #require(try held(.disappear.up, [false, true]).drawn(at: 1.08).first)
        #expect(leaving.box.width > still.box.width && leaving.alpha < 1)
        #expect(try held(.disappear, [false, true]).drawn(at: 2).isEmpty)
    }

    // MARK: Scope

    @Test("Effects are for all symbols in a view, and none passes where they are removed")
    func scope() throws {
        func view(_ value: Int, _ isRemoved: Bool) -> some View {
            VStack {
                Image(systemName: "star.fill").symbolEffectsRemoved(isRemoved)
                Label("Heart", systemImage: "heart.fill").labelStyle(.iconOnly)
            }
            .symbolEffect(.pulse, value: value)
        }
        for isRemoved in [false, true] {
            let stage = try Stage()
            try stage.show(view(1, isRemoved))
            try stage.show(view(2, isRemoved), at: 1)
            expect(stage.drawn(at: 1.8).map { $0.alpha < 0.5 }, equals: [!isRemoved, true])
        }
    }

    @Test("Two effects add up")
    func together() throws {
        let stage = try Stage()
        for value in [1, 2] {
            let view = Image(systemName: "heart.fill").symbolEffect(.scale.up).symbolEffect(.pulse, value: value)
            try stage.show(view, at: Double(value))
        }
        let drawn = stage.drawn(at: 2.8)[0]
        let width = try rest().box.width
        #expect(drawn.alpha < 0.5 && abs(drawn.box.width - width * 1.25) < 0.01)
    }

    @Test("A moment is drawn the same whatever was drawn before")
    func randomAccess() throws {
        let times = stride(from: 1.0, through: 3, by: 0.13).map { $0 }
        let (forward, backward) = (try played(.bounce, "bell.badge"), try played(.bounce, "bell.badge"))
        expect(times.map { forward.drawn(at: $0) }, equals: Array(times.reversed().map { backward.drawn(at: $0) }.reversed()))
    }

    @Test("A symbol comes and goes by its effect")
    func transition() throws {
        func view(_ isThere: Bool) -> some View {
            VStack { if isThere { Image(systemName: "heart.fill").transition(.symbolEffect(.appear)) } }
        }
        let stage = try Stage()
        try stage.show(view(false))
        try stage.show(view(true), .linear(duration: 3), at: 1)
        let coming = try #require(stage.drawn(at: 1.05).first)
        let width = try rest().box.width
        #expect(coming.box.width < width * 0.95 && coming.alpha < 1)
        // The effect has a speed of its own.
        let there = try #require(stage.drawn(at: 2.9).first)
        #expect(abs(there.box.width - width) < 0.1 && there.alpha > 0.99)
        let _: SymbolEffectTransition = .symbolEffect
    }
}
