import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Changes of size, weight and lines that move instead of jumping.
@Suite("Changes of form") @MainActor struct ChangeOfFormTests {
    private func ink(_ stage: Stage, at time: Double) throws -> CGRect { try #require(stage.drawn(.red, at: time)).box }

    @Test("A symbol grows to another size of its font, evenly and from where it is", arguments: [false, true])
    func symbolSize(_ isScaled: Bool) throws {
        func symbol(_ isLarge: Bool) -> AnyView {
            let image = Image(systemName: "heart.fill").foregroundStyle(.red)
            return isScaled
                ? AnyView(image.font(.system(size: 30)).imageScale(isLarge ? .large : .small))
                : AnyView(image.font(.system(size: isLarge ? 60 : 30)))
        }
        let stage = try Stage()
        try stage.show(symbol(false))
        let small = try ink(stage, at: 0)
        try stage.show(symbol(true), .linear(duration: 1), at: 1)
        let (start, middle, end) = (try ink(stage, at: 1), try ink(stage, at: 1.5), try ink(stage, at: 2))
        #expect(abs(start.width - small.width) < 0.01 && abs(start.minX - small.minX) < 0.4)
        #expect(end.width > small.width * 1.2)
        expect(middle.width, near: (small.width + end.width) / 2, within: 0.01)
        expect(middle.midX, near: 100, within: 0.5)
        // Back from where it is.
        try stage.show(symbol(false), .linear(duration: 1), at: 2)
        try stage.show(symbol(true), .linear(duration: 1), at: 2.5)
        #expect(abs(try ink(stage, at: 2.5).width - middle.width) < 0.01)
        let still = try Stage()
        try still.show(symbol(true))
        try expect(ink(stage, at: 9), equals: ink(still, at: 0))
    }

    @Test("A symbol becomes bold by and by") func symbolWeight() throws {
        func symbol(_ weight: Font.Weight) -> some View {
            Image(systemName: "heart").foregroundStyle(.red).font(.system(size: 60)).fontWeight(weight)
        }
        let stage = try Stage()
        try stage.show(symbol(.ultraLight))
        try stage.show(symbol(.black), .linear(duration: 1), at: 1)
        let pictures = [1, 1.25, 1.5, 1.75, 2].map { "\(stage.tree.displayList(at: $0))" }
        expect(Set(pictures).count, equals: 5)
    }

    @Test("A resizable symbol and one that changes without an animation are there at once") func atOnce() throws {
        let stage = try Stage()
        func symbol(_ size: CGFloat) -> some View { Image(systemName: "heart.fill").foregroundStyle(.red).font(.system(size: size)) }
        try stage.show(symbol(30))
        try stage.show(symbol(60), at: 1)
        let still = try Stage()
        try still.show(symbol(60))
        try expect(ink(stage, at: 1), equals: ink(still, at: 0))
        #expect(stage.tree.settlingTime <= 1)
    }

    @Test("The digits of numericText grow with their font, those that stay and those that roll") func rollingSize() throws {
        func number(_ text: String, _ size: CGFloat) -> some View {
            Text(verbatim: text).font(.system(size: size)).foregroundStyle(.red).contentTransition(.numericText()).fixedSize()
        }
        let stage = try Stage()
        try stage.show(number("11", 20))
        let heights = { (time: Double) in stage.drawn(at: time).map(\.box.height) }
        let small = try #require(heights(0).max())
        try stage.show(number("11", 60), .linear(duration: 1), at: 1)
        let middle = try #require(heights(1.5).max())
        let large = try #require(heights(2.5).max())
        #expect(abs(try #require(heights(1).max()) - small) < 0.1)
        expect(middle, near: (small + large) / 2, within: 0.6)
        // From one number to another, both at once.
        try stage.show(number("12", 20), .linear(duration: 1), at: 4)
        #expect(abs(try #require(heights(4).max()) - large) < 0.6)
        let still = try Stage()
        try still.show(number("12", 20))
        expect(stage.drawn(at: 8).map(\.box), equals: still.drawn(at: 0).map(\.box))
    }

    @Test("Lines under and through a text fade in and out", arguments: [false, true]) func lines(_ isThrough: Bool) throws {
        func text(_ isLined: Bool) -> some View {
            Text("lined").foregroundStyle(.red).strikethrough(isThrough && isLined).underline(!isThrough && isLined)
        }
        let stage = try Stage()
        try stage.show(text(false))
        let plain = stage.drawn(at: 0).count
        try stage.show(text(true), .linear(duration: 1), at: 1)
        expect(stage.tree.settlingTime, equals: 2)
        let pictures = [1, 1.25, 1.5, 2].map { "\(stage.tree.displayList(at: $0))" }
        expect(Set(pictures).count, equals: 4)
        #expect(stage.drawn(at: 2).count > plain)
        try stage.show(text(false), .linear(duration: 1), at: 3)
        #expect("\(stage.tree.displayList(at: 3.5))" != "\(stage.tree.displayList(at: 4))")
        expect(stage.drawn(at: 4).count, equals: plain)
    }

    @Test("A line through a text does not come from under it") func fromUnderToThrough() throws {
        func text(_ isThrough: Bool) -> some View { Text("lined").foregroundStyle(.red).strikethrough(isThrough).underline(!isThrough) }
        let stage = try Stage()
        try stage.show(text(false))
        let under = try #require(stage.drawn(at: 0).last).box
        try stage.show(text(true), .linear(duration: 1), at: 1)
        let through = try #require(stage.drawn(at: 3).last).box
        expect(stage.drawn(at: 1.5).suffix(2).map(\.box), equals: [under, through])
    }

    @Test("The offset of a baseline moves") func baselineOffset() throws {
        // Beside another text, on one baseline.
        func text(_ offset: CGFloat) -> some View {
            HStack(alignment: .firstTextBaseline) {
                Text("x").foregroundStyle(.red).baselineOffset(offset); Text("y").font(.system(size: 60))
            }
        }
        let stage = try Stage()
        try stage.show(text(0))
        let start = try ink(stage, at: 0).midY
        try stage.show(text(20), .linear(duration: 1), at: 1)
        let (middle, end) = (try ink(stage, at: 1.5).midY, try ink(stage, at: 2).midY)
        #expect(abs(try ink(stage, at: 1).midY - start) < 0.5)
        #expect(abs(middle - (start + end) / 2) < 0.5 && abs(end - start) > 5, "\(start) \(middle) \(end)")
    }
}
