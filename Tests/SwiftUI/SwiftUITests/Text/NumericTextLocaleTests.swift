import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Numbers that roll as people write them elsewhere.
@Suite("Numeric text of other places") @MainActor struct NumericTextLocaleTests {
    private func glyphs(_ stage: Stage, at time: Double) -> [DrawnItem] { stage.drawn(at: time).filter(\.isText) }

    private func stage(_ locale: String, _ direction: LayoutDirection = .leftToRight) throws -> Stage {
        let stage = try Stage()
        stage.tree.environment.locale = Locale(identifier: locale)
        stage.tree.environment.layoutDirection = direction
        return stage
    }

    private func number(_ value: Int, _ transition: ContentTransition? = nil) -> some View {
        Text(value, format: .number).monospacedDigit().contentTransition(transition ?? .numericText(value: Double(value)))
    }

    /// The characters at rest before the change, by where they stand, and which of them are there unmoved on the way.
    private func staying(_ old: Int, _ new: Int, in locale: String, _ direction: LayoutDirection = .leftToRight) throws -> [Bool] {
        let stage = try stage(locale, direction)
        // Its left end stays, however wide the digits of the font are.
        func pinned(_ value: Int) -> some View {
            number(value).fixedSize().frame(width: 150, alignment: direction == .leftToRight ? .leading : .trailing)
        }
        try stage.show(pinned(old))
        let rest = glyphs(stage, at: 0).sorted { $0.box.midX < $1.box.midX }
        try stage.show(pinned(new), .default, at: 1)
        // After 0.3 s the last of some columns has begun, and none has ended.
        return rest.map { glyph in
            glyphs(stage, at: 1.3).contains {
                // A box ends at a pixel, and text from right to left begins there.
                abs($0.box.midX - glyph.box.midX) < 0.4 && $0.box.midY == glyph.box.midY && $0.box.size == glyph.box.size
                    && $0.alpha == 1 && $0.blur == 0
            }
        }
    }

    @Test(
        "The digits that change roll, from left to right as they are read; separators between them roll, others stay",
        arguments: [
            ("en_US", 1984, 1987, "1,984", [true, true, true, true, false]),
            ("de_DE", 1984, 1987, "1.984", [true, true, true, true, false]),
            ("de_DE", 1984, 2107, "1.984", [false, false, false, false, false]),
            ("hi_IN", 1_234_567, 1_234_568, "12,34,567", [true, true, true, true, true, true, true, true, false]),
            ("hi_IN", 1_234_567, 1_334_567, "12,34,567", [true, false, true, true, true, true, true, true, true]),
            ("fr_CH", 1984, 1987, "1 984", [true, true, true, false]),
            ("ar_EG", 1984, 1987, "١٬٩٨٤", [true, true, true, true, false]),
        ] as [(String, Int, Int, String, [Bool])])
    func grouping(_ locale: String, _ old: Int, _ new: Int, _ text: String, _ stays: [Bool]) throws {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        let written = TextResolver.resolve(Text(old, format: .number), in: environment).string
        expect(written.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " "), equals: text)
        try expect(staying(old, new, in: locale), equals: stays)
    }

    @Test("Arabic digits in text from right to left run from left to right: the last one is at the right") func rightToLeft() throws {
        try expect(staying(1984, 1987, in: "ar_EG", .rightToLeft), equals: [true, true, true, true, false])
    }

    @Test("Afterwards it is the new number's still, in either direction", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func rest(_ direction: LayoutDirection) throws {
        for locale in ["ar_EG", "hi_IN", "de_DE"] {
            let (stage, fresh) = (try stage(locale, direction), try stage(locale, direction))
            try stage.show(number(99_999))
            try stage.show(number(1_234_567), .default, at: 1)
            try fresh.show(number(1_234_567))
            expect(stage.tree.displayList(at: stage.tree.settlingTime), equals: fresh.tree.displayList(at: 0), "\(locale)")
        }
    }

    @Test("countsDown says from which side digits come, whatever the numbers", arguments: ["en_US", "ar_EG"])
    func countsDown(_ locale: String) throws {
        for (old, new) in [(2, 7), (7, 2)] {
            var sides: [CGFloat] = []
            for countsDown in [false, true] {
                let stage = try stage(locale)
                try stage.show(number(old, .numericText(countsDown: countsDown)))
                try stage.show(number(new, .numericText(countsDown: countsDown)), .default, at: 1)
                let shown = glyphs(stage, at: 1.05)
                let rest = try #require(glyphs(stage, at: 3).first).box
                expect(shown.count, equals: 2)
                sides.append(shown[1].box.midY - rest.midY)
            }
            #expect(sides[0] < -1 && sides[1] > 1, "\(old) to \(new): \(sides)")
        }
    }

    private func seen(_ stage: Stage, at time: Double) -> [DrawnItem] { glyphs(stage, at: time).filter { $0.alpha > 0.02 } }

    @Test(
        "A number that is changed on its way jumps at no moment, and ends as the last one", arguments: [0.01, 0.03, 0.08, 0.15, 0.3, 0.5])
    func retargeting(_ delay: Double) throws {
        let (before, stage, fresh) = (try stage("en_US"), try stage("en_US"), try stage("en_US"))
        for stage in [before, stage] {
            try stage.show(number(1984))
            try stage.show(number(2107), .default, at: 1)
        }
        try stage.show(number(3555), .default, at: 1 + delay)
        try fresh.show(number(3555))
        let (old, new) = (seen(before, at: 1 + delay), seen(stage, at: 1 + delay))
        expect(old.count, equals: new.count)
        for glyph in old {
            let isThere = new.contains {
                abs($0.box.midX - glyph.box.midX) < 0.1 && abs($0.box.midY - glyph.box.midY) < 0.1 && abs($0.alpha - glyph.alpha) < 0.02
            }
            #expect(isThere, "\(glyph) is not among \(new)")
        }
        // What is seen moves on evenly: 120 points a second are a point in a frame of 120 a second.
        let step = 1.0 / 120
        for moment in stride(from: 1 + delay, to: 1 + delay + 0.2, by: step) {
            let (one, next) = (glyphs(stage, at: moment), glyphs(stage, at: moment + step))
            for glyph in one where glyph.alpha > 0.2 {
                let way = next.map { hypot($0.box.midX - glyph.box.midX, $0.box.midY - glyph.box.midY) }.min() ?? .infinity
                #expect(way < 4, "a digit is gone at \(moment + step)")
            }
        }
        expect(stage.tree.displayList(at: stage.tree.settlingTime), equals: fresh.tree.displayList(at: 0))
    }
}
