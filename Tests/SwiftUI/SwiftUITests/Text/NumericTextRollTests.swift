import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Numbers that roll in a view: changed digits roll column by column, unchanged ones stay.
@Suite("Numeric text in a view") @MainActor struct NumericTextRollTests {
    private func number(_ value: Int, unit: String = "") -> some View {
        Text(verbatim: "\(value)\(unit)").monospacedDigit().contentTransition(.numericText(value: Double(value)))
    }

    /// A stage on which one number has just become another, at 1 s.
    private func stage(_ old: Int, _ new: Int, _ animation: Animation? = .default, unit: String = "") throws -> Stage {
        let stage = try Stage()
        try stage.show(number(old, unit: unit))
        try stage.show(number(new, unit: unit), animation, at: 1)
        return stage
    }

    private func glyphs(_ stage: Stage, at time: Double) -> [DrawnItem] { stage.drawn(at: time).filter(\.isText) }

    @Test func withoutAnAnimationItSnaps() throws {
        let stage = try stage(412, 415, nil)
        expect(stage.tree.settlingTime, equals: -.infinity)
        let fresh = try Stage()
        try fresh.show(number(415))
        expect(glyphs(stage, at: 1), equals: glyphs(fresh, at: 0))
    }

    @Test("412 to 415: the first two digits stay, the last rolls") func unchangedDigitsStay() throws {
        let stage = try stage(412, 415)
        let before = try Stage()
        try before.show(number(412))
        let rest = glyphs(before, at: 0)
        for time in stride(from: 1.05, to: 1.6, by: 0.05) {
            let shown = glyphs(stage, at: time)
            #expect(shown.contains(rest[0]) && shown.contains(rest[1]), "at \(time)")
            #expect(!shown.contains(rest[2]), "at \(time)")
        }
        // Two digits in the last column: the old one fades, the new one comes; both are blurred.
        let moving = glyphs(stage, at: 1.1).filter { $0 != rest[0] && $0 != rest[1] }
        #expect(moving.count == 2 && moving.allSatisfy { $0.blur > 0 && $0.alpha < 1 })
    }

    @Test("1,984 to 2,107: the comma rolls with the digits around it, in its turn") func separatorsRoll() throws {
        func alignment(_ old: String, _ new: String) -> Set<Int> {
            let (old, new) = (Array(old), Array(new))
            return NumericTextAlignment(old: old, new: new).rollingSeparators(in: new) { old[$0.old] == new[$0.new] }
        }
        expect(alignment("1,984", "2,107"), equals: [1])
        #expect(alignment("1,984", "1,107").isEmpty && alignment("1,984", "2,984").isEmpty)
        #expect(alignment("a,b", "c,d").isEmpty)
        func amount(_ text: String) -> some View { Text(verbatim: text).contentTransition(.numericText(value: 1)) }
        let (stage, before) = (try Stage(), try Stage())
        try before.show(amount("1,984"))
        try stage.show(amount("1,984"))
        try stage.show(amount("2,107"), .default, at: 1)
        let rest = glyphs(before, at: 0)
        // Its turn comes after 37.5 ms of the 150 (measured: 33).
        expect(glyphs(stage, at: 1.03).filter { $0.blur > 0 }.count, equals: 2)
        expect(glyphs(stage, at: 1.06).filter { $0.blur > 0 }.count, equals: 4)
        #expect(!glyphs(stage, at: 1.2).contains(rest[1]))
    }

    @Test("The digit rolls by its own clock, whatever the animation", arguments: [0.12, 0.8, 1.0, 1.4])
    func ownClock(_ duration: Double) throws {
        let (first, second) = (try stage(412, 415), try stage(412, 415, .linear(duration: duration)))
        for time in [1.0, 1.05, 1.1, 1.2, 1.4] { expect(glyphs(first, at: time), equals: glyphs(second, at: time)) }
    }

    @Test("Counting up comes from above, counting down from below") func direction() throws {
        let capHeight = try #require(glyphs(try stage(1, 1), at: 1).first).box.height
        for (old, new, side) in [(1, 7, -1.0), (7, 1, 1.0)] {
            let stage = try stage(old, new)
            let shown = glyphs(stage, at: 1.05)
            let rest = try #require(glyphs(stage, at: 3).first).box
            expect(shown.count, equals: 2)
            // The one that leaves is drawn first; the one that comes is on its side of the resting place.
            let (leaving, coming) = (shown[0].box.midY - rest.midY, shown[1].box.midY - rest.midY)
            #expect(coming * side > 0.3 * capHeight && leaving * side < -0.1 * capHeight)
        }
    }

    @Test("Changed columns start one after the other, the most significant first") func stagger() throws {
        let stage = try stage(123, 456)
        func comers(_ time: Double) -> [DrawnItem] {
            // Old and new of each column in turn.
            glyphs(stage, at: time).sorted { $0.box.midX < $1.box.midX }
        }
        // Column two starts after 75 ms, column three after 150 ms.
        expect(comers(1.06).count, equals: 4, "the first column shows two digits, the others one each")
        expect(comers(1.12).count, equals: 5)
        expect(comers(1.2).count, equals: 6)
        #expect(stage.tree.settlingTime >= 1 + NumericTextTransition.duration + 0.15)
    }

    @Test("Another number of digits: what is added comes at once, what changes in its turn") func structural() throws {
        let stage = try stage(99, 100)
        expect(glyphs(stage, at: 1.03).count, equals: 4, "the first nine leaves; two digits come")
        expect(glyphs(stage, at: 1.2).count, equals: 5)
    }

    @Test(
        "A digit that comes or goes grows or shrinks beside the others, and never over them",
        arguments: [(9, 10), (99, 100), (10, 9), (100, 99), (95, 159), (9, 1_234_567)], [Alignment.leading, .center, .trailing])
    func newDigitsStandBesideTheOthers(_ change: (old: Int, new: Int), _ alignment: Alignment) throws {
        let (old, new) = change
        let (stage, before, after) = (try Stage(), try Stage(), try Stage())
        func aligned(_ value: Int) -> some View { number(value).frame(width: 100, alignment: alignment) }
        try stage.show(aligned(old))
        try stage.show(aligned(new), .linear(duration: 0.4), at: 1)
        try before.show(aligned(old))
        try after.show(aligned(new))
        let (first, last) = (glyphs(before, at: 0).map(\.box), glyphs(after, at: 0).map(\.box))
        let edges = ((first + last).map(\.minX).min() ?? 0, (first + last).map(\.maxX).max() ?? 0)
        for time in stride(from: 1.02, to: 1.42, by: 0.02) {
            // Of the two in a column one leaves and the other comes, one over the other.
            let shown = glyphs(stage, at: time).filter { $0.alpha > 0.5 }.map(\.box).sorted { $0.midX < $1.midX }
            #expect(shown.allSatisfy { $0.minX > edges.0 - 2 && $0.maxX < edges.1 + 2 }, "outside of the text at \(time)")
            for (one, other) in zip(shown, shown.dropFirst()) {
                #expect(one.maxX < other.minX + 1, "\(one) lies over \(other) at \(time)")
            }
        }
        expect(glyphs(stage, at: 2).map(\.box), equals: last)
    }

    @Test("One that comes and is interrupted goes on from what is seen of it") func interruptedComer() throws {
        let stage = try Stage()
        func leading(_ value: Int) -> some View { number(value).frame(width: 100, alignment: .leading) }
        try stage.show(leading(9))
        try stage.show(leading(10), .linear(duration: 0.8), at: 1)
        let before = glyphs(stage, at: 1.25).map(\.box).min { $0.midX < $1.midX }
        try stage.show(leading(11), .linear(duration: 0.8), at: 1.25)
        let after = glyphs(stage, at: 1.25).map(\.box).min { $0.midX < $1.midX }
        let (one, other) = (try #require(before), try #require(after))
        #expect(abs(one.midX - other.midX) < 0.1 && abs(one.height - other.height) < 0.1)
    }

    @Test("1,000 to 10,000: nothing rolls, a zero comes at the end, the comma moves") func grows() throws {
        func amount(_ text: String) -> some View { Text(verbatim: text).contentTransition(.numericText(countsDown: false)) }
        let (stage, before, after) = (try Stage(), try Stage(), try Stage())
        try before.show(amount("1,000"))
        try after.show(amount("10,000"))
        try stage.show(amount("1,000"))
        try stage.show(amount("10,000"), .linear(duration: 0.4), at: 1)
        let shown = glyphs(stage, at: 1.2)
        #expect(shown.count == 6 && shown.filter { $0.alpha < 1 }.count == 1)
        let (old, new) = (glyphs(before, at: 0), glyphs(after, at: 0))
        // Halfway each old character is halfway to the new place of its own; the comma's is one digit further.
        let places = zip([0, 1, 2, 3, 4], [0, 2, 1, 3, 4]).map { (old[$0].box.minX + new[$1].box.minX) / 2 }
        for place in places { #expect(shown.contains { abs($0.box.minX - place) < 0.35 && $0.alpha == 1 }, "nothing at \(place)") }
    }

    @Test("95 mg to 159 mg: the unit travels, it does not roll") func unitTravels() throws {
        let stage = try stage(95, 159, .linear(duration: 0.4), unit: "\u{A0}mg")
        let (before, after) = (try Stage(), try Stage())
        try before.show(number(95, unit: "\u{A0}mg"))
        try after.show(number(159, unit: "\u{A0}mg"))
        let (old, new) = (try #require(glyphs(before, at: 0).last), try #require(glyphs(after, at: 0).last))
        for (time, amount) in [(1.1, 0.25), (1.2, 0.5)] {
            let x = old.box.minX + (new.box.minX - old.box.minX) * amount
            let unit = glyphs(stage, at: time).first { abs($0.box.minX - x) < 0.35 && $0.alpha == 1 }
            #expect(unit != nil, "the g is not at \(x) at \(time)")
        }
    }

    @Test("Afterwards the new number stands as if it had never rolled") func rest() throws {
        let stage = try stage(95, 159, unit: " mg")
        let fresh = try Stage()
        try fresh.show(number(159, unit: " mg"))
        expect(stage.tree.displayList(at: stage.tree.settlingTime), equals: fresh.tree.displayList(at: 0))
    }

    @Test("Other transitions of content") func fadeAndIdentity() throws {
        func texts(_ transition: ContentTransition) throws -> [DrawnItem] {
            let stage = try Stage()
            try stage.show(Text(verbatim: "A").contentTransition(transition))
            try stage.show(Text(verbatim: "B").contentTransition(transition), .linear(duration: 1), at: 1)
            return glyphs(stage, at: 1.25)
        }
        try expect(texts(.opacity).map(\.alpha), equals: [0.75, 0.25])
        try expect(texts(.interpolate).map(\.alpha), equals: [0.75, 0.25])
        try expect(texts(.identity).map(\.alpha), equals: [1])
    }

    @Test("The same characters at another size grow on the way") func interpolatedSize() throws {
        let stage = try Stage()
        func text(_ size: CGFloat) -> some View { Text(verbatim: "H").font(.system(size: size)) }
        try stage.show(text(10))
        let small = try #require(glyphs(stage, at: 0).first).box.height
        try stage.show(text(30), .linear(duration: 1), at: 1)
        let heights = [1, 1.5, 2].map { glyphs(stage, at: $0).first?.box.height ?? 0 }
        #expect(abs(heights[0] - small) < 0.05 && abs(heights[1] - small * 2) < 0.1 && abs(heights[2] - small * 3) < 0.05)
    }

    @Test("A symbol in the text stays while the number beside it rolls") func inlineSymbol() throws {
        let stage = try Stage()
        func text(_ value: Int) -> some View {
            Text("\(Image(systemName: "heart.fill")) \(value)").monospacedDigit()
                .contentTransition(.numericText(value: Double(value)))
        }
        try stage.show(text(1))
        let heart = try #require(glyphs(stage, at: 0).max { $0.box.width < $1.box.width })
        try stage.show(text(7), .default, at: 1)
        for time in [1.05, 1.2, 1.5] { #expect(glyphs(stage, at: time).contains(heart)) }
    }

    @Test("Another weight: the outlines themselves change") func interpolatedWeight() throws {
        let stage = try Stage()
        func text(_ weight: Font.Weight) -> some View { Text(verbatim: "I").font(.system(size: 40, weight: weight)) }
        try stage.show(text(.thin))
        try stage.show(text(.black), .linear(duration: 1), at: 1)
        let widths = [1, 1.25, 1.5, 2].map { glyphs(stage, at: $0).first?.box.width ?? 0 }
        #expect(widths[3] > 2 * widths[0] && abs(widths[2] - (widths[0] + widths[3]) / 2) < 0.1)
        #expect(widths[1] > widths[0] && widths[1] < widths[2])
    }

    @Test("Another design fades, and so does text that wraps anew") func whatFades() throws {
        func texts<V: View>(_ view: (Bool) -> V) throws -> [Double] {
            let stage = try Stage()
            try stage.show(view(false))
            try stage.show(view(true), .linear(duration: 1), at: 1)
            return Set(glyphs(stage, at: 1.25).map(\.alpha)).sorted()
        }
        try expect(texts { Text(verbatim: "A").fontDesign($0 ? .serif : .default) }, equals: [0.25, 0.75])
        try expect(texts { Text(verbatim: "A").italic($0) }, equals: [0.25, 0.75])
        try expect(texts { Text(verbatim: "one two three").frame(width: $0 ? 60 : 150) }, equals: [0.25, 0.75])
        try expect(
            texts {
                Text(verbatim: "one two three").frame(width: $0 ? 60 : 150).contentTransition(.interpolate)
            }, equals: [1])
    }
}
