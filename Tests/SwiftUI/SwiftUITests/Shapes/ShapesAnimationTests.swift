import Foundation
import Geometry
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What a change of a shape hands to an animation; numbers from record `animation.value_scaling` of springs.json
/// (probe on macOS 27).
@Suite("Shapes on the way") struct ShapesAnimationTests {
    @Test func cornerRadius() {
        let delta = RoundedRectangle(cornerRadius: 12).animatableData - RoundedRectangle(cornerRadius: 2).animatableData
        expect(delta, equals: AnimatablePair(10, 10))
    }

    @Test func trimIsMeasuredIn128ths() {
        let delta = Self.delta(Circle().trim(from: 0, to: 0.2), Circle().trim(from: 0, to: 0.8))
        expect(delta, near: 76.8, within: 1e-9)
    }

    @Test func rotationIsMeasuredIn128thsOfARadian() {
        let delta = Self.delta(Rectangle().rotation(.zero), Rectangle().rotation(.degrees(90)))
        expect(delta, near: 201.062, within: 1e-3)
    }

    @Test func strokeWidth() {
        expect(Self.delta(Rectangle().stroke(lineWidth: 0), Rectangle().stroke(lineWidth: 5)), equals: 5)
    }

    /// The probe's border from 1 to 5 animates by 2 (the inset) and 4 (the width).
    @Test func borderWidth() {
        let first = Rectangle().inset(by: 0.5).stroke(lineWidth: 1)
        let second = Rectangle().inset(by: 2.5).stroke(lineWidth: 5)
        expect(Self.delta(first, second), near: (2 * 2 + 4 * 4).squareRoot(), within: 1e-9)
    }

    @Test("Half-way data gives the half-way shape") func halfWay() {
        let frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        let first = Rectangle().inset(by: 2).offset(x: 0, y: 10).scale(1).trim(from: 0, to: 0.2)
        let second = Rectangle().inset(by: 4).offset(x: 10, y: 0).scale(2).trim(from: 0, to: 0.6)
        let middle = Rectangle().inset(by: 3).offset(x: 5, y: 5).scale(1.5).trim(from: 0, to: 0.4)
        let path = Self.interpolate(first, second, 0.5).path(in: frame)
        let (box, expected) = (path.boundingRect, middle.path(in: frame).boundingRect)
        for (value, truth) in [(box.minX, expected.minX), (box.maxX, expected.maxX), (box.maxY, expected.maxY)] {
            expect(value, near: truth, within: 1e-9)
        }
    }

    @Test func anyShapeAnimatesWithinOneTypeAndJumpsBetweenTwo() {
        let frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        let small = AnyShape(RoundedRectangle(cornerRadius: 4))
        let large = AnyShape(RoundedRectangle(cornerRadius: 12))
        let middle = RoundedRectangle(cornerRadius: 8).path(in: frame)
        expect(Self.interpolate(small, large, 0.5).path(in: frame), equals: middle)

        let circle = AnyShape(Circle())
        expect(Self.interpolate(small, circle, 0.5).path(in: frame), equals: Circle().path(in: frame))
        expect(Self.interpolate(circle, small, 1).path(in: frame), equals: small.path(in: frame))
        expect(_AnyAnimatableData.zero.magnitudeSquared, equals: 0)
        expect(small.animatableData - small.animatableData, equals: .zero)
    }

    /// How far two shapes of one type are apart.
    private static func delta<S: Shape>(_ first: S, _ second: S) -> Double {
        (second.animatableData - first.animatableData).magnitudeSquared.squareRoot()
    }

    private static func interpolate<S: Shape>(_ first: S, _ second: S, _ amount: Double) -> S {
        var result = second
        result.animatableData = first.animatableData.interpolated(towards: second.animatableData, amount: amount)
        return result
    }
}
