import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Changes of a text while another change still runs.
@Suite("Interrupted changes of text") @MainActor struct TextInterruptionTests {
    private func number(_ value: Int) -> some View {
        Text(verbatim: "\(value)").monospacedDigit().contentTransition(.numericText(value: Double(value)))
    }

    private func glyphs(_ stage: Stage, at time: Double) -> [DrawnItem] { stage.drawn(at: time).filter(\.isText) }

    /// 1 becomes 4 at 1 s and 7 at 1.1 s.
    private func retargeted() throws -> Stage {
        let stage = try Stage()
        try stage.show(number(1))
        try stage.show(number(4), .default, at: 1)
        try stage.show(number(7), .default, at: 1.1)
        return stage
    }

    /// Source: record `numericText.retarget`, and its source's later correction: nothing that leaves is cut short.
    @Test("The arriving digit leaves from where it is, and the one it replaced goes on leaving") func retarget() throws {
        let before = try Stage()
        try before.show(number(1))
        try before.show(number(4), .default, at: 1)
        let stage = try retargeted()
        // At that moment nothing has changed: 1 leaving and 4, which was arriving; a 7 is not seen yet.
        let arriving = try #require(glyphs(before, at: 1.1).last)
        expect(glyphs(before, at: 1.1).count, equals: 2)
        expect(glyphs(stage, at: 1.1), equals: glyphs(before, at: 1.1))
        // A little later the 1 is as it would be, the 4 on its way on; the 7 comes in from the start, small and above.
        let later = glyphs(stage, at: 1.12)
        #expect(later.count == 3 && later[0] == glyphs(before, at: 1.12)[0])
        expect(later[1].box.midY, near: arriving.box.midY, within: 2)
        let rest = try #require(glyphs(stage, at: 3).first).box
        #expect(later[2].box.height < 0.6 * rest.height && later[2].box.midY < rest.midY - 0.4 * rest.height)
    }

    @Test("It goes on with the speed it had") func noKink() throws {
        let before = try Stage()
        try before.show(number(1))
        try before.show(number(4), .default, at: 1)
        let stage = try retargeted()
        let step = 0.002
        func speed(_ stage: Stage, _ start: Double, _ index: Int) throws -> CGFloat {
            let boxes = [start, start + step].map { glyphs(stage, at: $0) }
            return try (#require(boxes[1].dropFirst(index).first).box.midY - #require(boxes[0].dropFirst(index).first).box.midY) / step
        }
        let (old, new) = (try speed(before, 1.1 - step, 1), try speed(stage, 1.1, 1))
        #expect(abs(old) > 10 && abs(new - old) < 0.2 * abs(old))
    }

    @Test("1000 to 1010 every 30 ms never shows the numbers between legibly") func rapid() throws {
        let stage = try Stage()
        try stage.show(number(1000))
        var last: [DrawnItem] = []
        for step in 1...9 {
            let time = 1 + 0.03 * Double(step)
            try stage.show(number(1000 + step), .default, at: time)
            last = glyphs(stage, at: time + 0.029)
            // The three digits that stay, and at first the 0 that leaves; everything else is faint.
            expect(last.filter { $0.alpha > 0.45 }.count, equals: (step <= 2 ? 4 : 3), "step \(step)")
        }
    }

    @Test("Afterwards it stands as if nothing had been interrupted") func rest() throws {
        let stage = try retargeted()
        let fresh = try Stage()
        try fresh.show(number(7))
        #expect(stage.tree.settlingTime > 1.7 && stage.tree.settlingTime < 4)
        expect(stage.tree.displayList(at: stage.tree.settlingTime), equals: fresh.tree.displayList(at: 0))
    }

    @Test("A column that does not change again goes on as it was") func otherColumns() throws {
        let stage = try Stage()
        try stage.show(number(11))
        try stage.show(number(21), .default, at: 1)
        let undisturbed = try Stage()
        try undisturbed.show(number(11))
        try undisturbed.show(number(21), .default, at: 1)
        try stage.show(number(25), .default, at: 1.1)
        let first = { (stage: Stage) in
            glyphs(stage, at: 1.15).filter { $0.box.midX < 100 }.sorted { $0.alpha < $1.alpha }
        }
        #expect(first(stage) == first(undisturbed) && first(stage).count == 2)
    }

    @Test("More digits while fewer still roll: nothing jumps sideways") func travel() throws {
        let stage = try Stage()
        try stage.show(number(88))
        try stage.show(number(188), .linear(duration: 0.5), at: 1)
        let before = glyphs(stage, at: 1.25).map(\.box.midX).max() ?? 0
        try stage.show(number(1188), .linear(duration: 0.5), at: 1.25)
        let after = glyphs(stage, at: 1.25).map(\.box.midX).max() ?? 0
        expect(before, near: after, within: 0.01)
    }

    // MARK: Other transitions

    @Test("An interrupted fade fades what is seen", arguments: [ContentTransition.opacity, .interpolate])
    func fade(_ transition: ContentTransition) throws {
        func text(_ string: String) -> some View { Text(verbatim: string).contentTransition(transition) }
        let stage = try Stage()
        try stage.show(text("A"))
        try stage.show(text("B"), .linear(duration: 1), at: 1)
        try stage.show(text("C"), .linear(duration: 1), at: 1.5)
        // A and B are each half there; C comes over both.
        expect(glyphs(stage, at: 1.5).map(\.alpha), equals: [0.5, 0.5])
        let alphas = glyphs(stage, at: 1.75).map(\.alpha)
        #expect(alphas.count == 3 && zip(alphas, [0.1875, 0.5625, 0.25]).allSatisfy { abs($0 - $1) < 1e-9 })
        expect(glyphs(stage, at: 2.5).map(\.alpha), equals: [1])
    }

    @Test("Identity, and a change without an animation, end what runs") func snaps() throws {
        for isIdentity in [true, false] {
            func text(_ string: String) -> some View { Text(verbatim: string).contentTransition(isIdentity ? .identity : .opacity) }
            let stage = try Stage()
            try stage.show(Text(verbatim: "A").contentTransition(.opacity))
            try stage.show(Text(verbatim: "B").contentTransition(.opacity), .linear(duration: 1), at: 1)
            try stage.show(text("C"), isIdentity ? .linear(duration: 1) : nil, at: 1.5)
            expect(glyphs(stage, at: 1.6).map(\.alpha), equals: [1])
        }
    }

    @Test("Growing text that is told to shrink turns round where it is") func size() throws {
        func text(_ size: CGFloat) -> some View { Text(verbatim: "H").font(.system(size: size)) }
        let stage = try Stage()
        try stage.show(text(10))
        try stage.show(text(40), .linear(duration: 1), at: 1)
        let before = try #require(glyphs(stage, at: 1.5).first).box.height
        try stage.show(text(10), .linear(duration: 1), at: 1.5)
        #expect(abs(try #require(glyphs(stage, at: 1.5).first).box.height - before) < 0.01)
        let heights = [1.5, 1.75, 2, 2.25, 2.5].map { glyphs(stage, at: $0).first?.box.height ?? 0 }
        #expect(zip(heights, heights.dropFirst()).allSatisfy { abs($0 - $1) < 6 })
        let fresh = try Stage()
        try fresh.show(text(10))
        expect(glyphs(stage, at: 2.5), equals: glyphs(fresh, at: 0))
    }

    @Test("A line under growing text turns round with it") func lines() throws {
        func text(_ size: CGFloat) -> some View { Text(verbatim: "H").font(.system(size: size)).underline() }
        let stage = try Stage()
        let line = { (time: Double) in stage.drawn(at: time).first { !$0.isText }?.box ?? .null }
        try stage.show(text(10))
        try stage.show(text(40), .linear(duration: 1), at: 1)
        let before = line(1.5)
        try stage.show(text(10), .linear(duration: 1), at: 1.5)
        #expect(abs(line(1.5).width - before.width) < 0.01 && abs(line(1.5).minY - before.minY) < 0.01)
    }

    @Test("Digits that roll have the colours of the gradient where they are") func gradient() throws {
        let style = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let stage = try Stage()
        try stage.show(number(15).foregroundStyle(style))
        try stage.show(number(16).foregroundStyle(style), .default, at: 1)
        /// Where the gradients on show begin and end, on the canvas.
        func ends(_ items: [DisplayItem], _ transform: CGAffineTransform = .identity) -> [CGRect] {
            items.flatMap { item -> [CGRect] in
                switch item {
                case .glyphs(_, .gradient(let gradient)):
                    guard case .linear(let start, let end) = gradient.shape else { return [] }
                    let (first, last) = (start.applying(transform), end.applying(transform))
                    return [CGRect(x: first.x, y: 0, width: last.x - first.x, height: 0)]
                case .transform(let inner, let items): return ends(items, inner.concatenating(transform))
                case .filter(_, let items), .group(_, _, let items): return ends(items, transform)
                default: return []
                }
            }
        }
        let rest = try #require(ends(stage.tree.displayList(at: 3).items).first)
        let rolling = ends(stage.tree.displayList(at: 1.1).items)
        expect(rolling.count, equals: 3)
        #expect(rolling.allSatisfy { abs($0.minX - rest.minX) < 0.01 && abs($0.width - rest.width) < 0.01 })
    }

    @Test("A roll that becomes a fade goes on under it") func kindsMixed() throws {
        let stage = try Stage()
        try stage.show(number(1))
        try stage.show(number(4), .default, at: 1)
        let before = glyphs(stage, at: 1.1)
        try stage.show(Text(verbatim: "7").monospacedDigit().contentTransition(.opacity), .linear(duration: 1), at: 1.1)
        expect(glyphs(stage, at: 1.1), equals: before)
        expect(glyphs(stage, at: 3).map(\.alpha), equals: [1])
    }

    @Test("Any order of moments gives the same") func pureTime() throws {
        let tree = try retargeted().tree
        let times = stride(from: 1.1, to: 2, by: 0.05).map { $0 }
        let inOrder = times.map { tree.displayList(at: $0) }
        for (time, list) in zip(times, inOrder).reversed() { expect(tree.displayList(at: time), equals: list) }
    }
}
