import Drawing
import Foundation
import Pixels
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Images and symbols that fade into others.
@Suite("Images that fade") @MainActor struct ImageFadeTests {
    private func stage(inWidget: Bool) throws -> Stage {
        let stage = try Stage()
        stage.tree.environment.isInWidget = inWidget
        return stage
    }

    /// The opacities of what is drawn in a colour, back to front.
    private func opacities(_ stage: Stage, at time: Double) -> [Double] {
        stage.drawn(at: time).map { ($0.alpha * 100).rounded() / 100 }
    }

    private func symbol(_ name: String) -> some View { Image(systemName: name).foregroundStyle(.red) }

    @Test("In a widget a symbol fades into another, in an app it does so if asked") func defaults() throws {
        let widget = try stage(inWidget: true)
        try widget.show(symbol("square.fill"))
        try widget.show(symbol("circle.fill"), .linear(duration: 1), at: 1)
        #expect(opacities(widget, at: 1.25) == [0.75, 0.25] && opacities(widget, at: 2) == [1])
        let app = try stage(inWidget: false)
        try app.show(symbol("square.fill"))
        try app.show(symbol("circle.fill"), .linear(duration: 1), at: 1)
        expect(opacities(app, at: 1.25), equals: [1])
        try app.show(symbol("square.fill").contentTransition(.opacity), .linear(duration: 1), at: 3)
        try app.show(symbol("circle.fill").contentTransition(.opacity), .linear(duration: 1), at: 4)
        expect(opacities(app, at: 4.5), equals: [0.5, 0.5])
    }

    @Test("An identity, and a change without an animation, jump in a widget, too") func jumps() throws {
        let stage = try stage(inWidget: true)
        try stage.show(symbol("square.fill").contentTransition(.identity))
        try stage.show(symbol("circle.fill").contentTransition(.identity), .linear(duration: 1), at: 1)
        expect(opacities(stage, at: 1), equals: [1])
        try stage.show(symbol("square.fill").contentTransition(.opacity), nil, at: 2)
        expect(opacities(stage, at: 2), equals: [1])
    }

    @Test("What fades is shared by all that is seen when another fade begins") func interrupted() throws {
        let stage = try stage(inWidget: true)
        try stage.show(symbol("square.fill"))
        try stage.show(symbol("circle.fill"), .linear(duration: 1), at: 1)
        try stage.show(symbol("star.fill"), .linear(duration: 1), at: 1.5)
        expect(opacities(stage, at: 1.5), equals: [0.5, 0.5])
        expect(opacities(stage, at: 1.75), equals: [0.19, 0.56, 0.25])
        expect(opacities(stage, at: 2.5), equals: [1])
    }

    @Test("Pictures fade as symbols do") func pictures() throws {
        func picture(_ side: Int) throws -> Image {
            let pixmap = try #require(Pixmap(widthInPixels: side, heightInPixels: side))
            return Image(ImageSource(pixmap), scale: 1)
        }
        let stage = try stage(inWidget: true)
        try stage.show(try picture(20))
        try stage.show(try picture(30), .linear(duration: 1), at: 1)
        #expect(stage.drawn(at: 1.5).count == 2 && stage.drawn(at: 2).count == 1)
        let sizes = stage.drawn(at: 1.5).map(\.box.width)
        expect(sizes, equals: [20, 25])
        let middles = stage.drawn(at: 1.5).map(\.box.midX)
        expect(middles[0], near: middles[1], within: 0.5)
    }
}

/// Which animations a widget plays.
@Suite("Animations in widgets") @MainActor struct WidgetAnimationTests {
    private func stage(isDimmed: Bool = false) throws -> Stage {
        let stage = try Stage()
        stage.tree.environment.isInWidget = true
        stage.tree.environment.isLuminanceReduced = isDimmed
        return stage
    }

    private func bar(_ value: Int) -> some View { Color.red.frame(width: CGFloat(10 + 100 * value), height: 5) }

    @Test("On a dimmed display nothing animates") func dimmed() throws {
        let stage = try stage(isDimmed: true)
        func view(_ value: Int) -> some View {
            VStack {
                bar(value).animation(.linear(duration: 1), value: value)
                Text("\(value)").contentTransition(.numericText())
                if value == 1 { Color.blue.frame(width: 5, height: 5) } else { Color.green.frame(width: 5, height: 5).transition(.slide) }
                Image(systemName: value == 1 ? "star" : "circle")
            }
        }
        try stage.show(view(0))
        try stage.show(view(1), .linear(duration: 1), at: 1)
        #expect(stage.tree.settlingTime <= 1)
        expect(stage.tree.displayList(at: 1), equals: stage.tree.displayList(at: 3))
    }

    @Test("What still moves after two seconds is there then, and its place in the source is told") func cutOff() throws {
        let stage = try stage()
        try stage.show(bar(0).animation(.linear(duration: 4), value: 0))
        try stage.show(bar(1).animation(.linear(duration: 4), value: 1), at: 1)
        expect(stage.drawn(.red, at: 2)?.box.width, equals: 35)
        expect(stage.tree.settlingTime, equals: 3)
        expect(stage.drawn(.red, at: 3)?.box.width, equals: 110)
        let words = stage.tree.diagnostics.entries.map(\.description)
        #expect(words.count == 1 && words[0].contains("ImageFadeTests.swift:") && words[0].contains("two seconds"))
    }

    @Test(
        "Animations of two seconds play whole, springs of a second as well, and nothing is told",
        arguments: [
            .linear(duration: 2), .spring(duration: 1), .bouncy, .default, .easeInOut(duration: 1).delay(1),
        ] as [Animation]) func short(_ animation: Animation) throws
    {
        let stage = try stage()
        try stage.show(bar(0).animation(animation, value: 0))
        try stage.show(bar(1).animation(animation, value: 1), at: 1)
        #expect(stage.tree.diagnostics.entries.isEmpty)
        let app = try Stage()
        try app.show(bar(0).animation(animation, value: 0))
        try app.show(bar(1).animation(animation, value: 1), at: 1)
        expect(stage.tree.settlingTime, equals: app.tree.settlingTime)
    }
}
