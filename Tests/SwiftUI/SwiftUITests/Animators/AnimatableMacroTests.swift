import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

@Suite("@Animatable in use") @MainActor struct AnimatableMacroTests {
    @Test("A shape's variables move, what is ignored jumps") func shape() throws {
        let stage = try Stage()
        try stage.show(Bar(width: 10, height: 20, name: "a").fill(.red))
        try stage.show(Bar(width: 30, height: 40, name: "b").fill(.red), .linear(duration: 1), at: 0)
        try expect(#require(stage.drawn(.red, at: 0.5)).box, equals: CGRect(x: 0, y: 0, width: 20, height: 30))
    }

    @Test("A view of one variable moves") func view() throws {
        let stage = try Stage()
        try stage.show(Meter(amount: 10))
        try stage.show(Meter(amount: 30), .linear(duration: 1), at: 0)
        try expect(#require(stage.drawn(.red, at: 0.5)).box.width, equals: 20)
    }

    @Test func valuesAreAVector() {
        let (one, other) = (
            AnimatableValues(1.0, CGFloat(2), AnimatablePair(3.0, 4.0)), AnimatableValues(10.0, CGFloat(20), AnimatablePair(30.0, 40.0))
        )
        expect(one + other, equals: AnimatableValues(11, 22, AnimatablePair(33, 44)))
        expect(other - one, equals: AnimatableValues(9, 18, AnimatablePair(27, 36)))
        #expect(one.magnitudeSquared == 30 && one.scaled(by: 2).value.1 == 4 && one != other)
        #expect(AnimatableValues<Double, CGFloat>.zero == AnimatableValues(0, 0))
        expect(one.interpolated(towards: other, amount: 0.5).value.2.second, equals: 22)
    }
}

@Animatable
private struct Bar: Shape {
    var width: CGFloat, height = 0.0
    @AnimatableIgnored var name: String
    static var count: Int { 0 }
    let constant = 4
    var area: CGFloat { width * height }

    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: width, height: height)) }
}

@Animatable
private struct Meter: View {
    var amount: Double
    @State private var isOn = false
    var body: some View { Color.red.frame(width: amount, height: 10) }
}
