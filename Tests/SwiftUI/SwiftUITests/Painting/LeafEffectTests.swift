import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What effects apply to when there are maps between them and the leaves, and where offsets come to rest.
@Suite("Leaf effects") @MainActor struct LeafEffectTests {
    private func items(_ view: some View) throws -> [DisplayItem] {
        let stage = try Stage()
        try stage.show(view)
        return stage.tree.displayList(at: 0).items
    }

    private var box: some View { Color.red.frame(width: 40, height: 20) }

    private var pair: some View {
        ZStack {
            box
            box.padding(5)
        }
    }

    // MARK: Maps

    /// How many leaves an effect is around, of views with a map between the effect and two leaves.
    @Test(arguments: [0, 1, 2, 3, 4]) func effectsReachLeavesThroughMaps(_ map: Int) throws {
        @ViewBuilder func mapped(_ view: some View) -> some View {
            switch map {
            case 0: view.offset(y: -4)
            case 1: view.rotationEffect(.degrees(20))
            case 2: view.scaleEffect(1.5)
            case 3: view.transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0))
            default: view.offset(x: 3).rotationEffect(.degrees(20)).offset(y: 3)
            }
        }
        try expect(items(mapped(pair).shadow(radius: 4)).count, equals: 2)
        try expect(items(mapped(pair).blur(radius: 4)).count, equals: 2)
        try expect(items(mapped(pair).blendMode(.multiply)).count, equals: 2)
        try expect(items(mapped(pair).colorInvert()).count, equals: 2)
        try expect(items(mapped(pair.compositingGroup()).shadow(radius: 4)).count, equals: 1)
        try expect(items(mapped(pair).compositingGroup().shadow(radius: 4)).count, equals: 1)
        try expect(items(mapped(pair)).count, equals: 1, "Nothing asks for the leaves one by one.")
    }

    /// Record `transform`: a shadow's offset is in the coordinates where it was written.
    @Test func maps() throws {
        let view = box.shadow(radius: 1, x: 3).rotationEffect(.degrees(90)).shadow(radius: 2, x: 5).scaleEffect(2)
        guard case .transform(_, let scaled)? = try items(view).first,
            case .filter(.shadow(_, 2, CGSize(width: 5, height: 0)), let outer)? = scaled.first,
            case .transform(_, let turned)? = outer.first,
            case .filter(.shadow(_, 1, CGSize(width: 3, height: 0)), let inner)? = turned.first, case .fill? = inner.first
        else {
            Issue.record("Shadows and maps in the order in which they were written.")
            return
        }
    }

    /// A style's inner shadow is on the shape, not on the shadow that it casts, in whichever order they are written.
    @Test(arguments: [false, true]) func innerShadowsLieOnTheShapeAlone(isInnerFirst: Bool) throws {
        let (inner, drop) = (ShadowStyle.inner(radius: 2), ShadowStyle.drop(radius: 7))
        let style = Color.red.shadow(isInnerFirst ? inner : drop).shadow(isInnerFirst ? drop : inner)
        for view in [AnyView(Circle().fill(style)), AnyView(Text("A").foregroundStyle(style))] {
            guard case .filter(.shadow(_, 7, _), let cast)? = try items(view).first,
                case .filter(.innerShadow(_, 2, _), _)? = cast.first
            else {
                Issue.record("the inner shadow inside the other one")
                return
            }
        }
    }

    // MARK: Offsets

    /// Record `rule.pixel_snap`: "ImageRenderer (scale 1) snaps layout positions and .offset to whole device pixels, 0.5
    /// rounds up (x 0.125/0.25 -> 0, 0.5 -> 1)"; at three pixels a point the grid is finer.
    @Test(
        arguments: [
            (0.125, 1.0, 0.0), (0.25, 1, 0), (0.5, 1, 1), (0.75, 1, 1), (-0.5, 1, 0), (-0.75, 1, -1), (7, 1, 7), (0.25, 2, 0.5),
            (0.5, 3, 2.0 / 3), (1.0 / 3, 3, 1.0 / 3), (-0.4, 3, -1.0 / 3),
        ] as [(Double, Double, Double)])
    func offsetsAreWholePixels(offset: Double, scale: Double, expected: Double) throws {
        let stage = try Stage(scale: scale)
        try stage.show(box.offset(x: offset, y: offset))
        let still = try Stage(scale: scale)
        try still.show(box)
        let (moved, placed) = (try #require(stage.drawn(at: 0).first).box, try #require(still.drawn(at: 0).first).box)
        #expect(abs(moved.minX - placed.minX - expected) < 1e-9 && abs(moved.minY - placed.minY - expected) < 1e-9)
    }

    @Test func offsetsAreAnywhereOnTheirWay() throws {
        let stage = try Stage(scale: 1)
        try stage.show(box.offset(x: 0))
        let start = try #require(stage.drawn(at: 0).first).box.minX
        try stage.show(box.offset(x: 2.3), .linear(duration: 1), at: 0)
        let halfway = try #require(stage.drawn(at: 0.6).first).box.minX
        expect(halfway - start, near: 1.2, within: 1e-9)
        try expect(#require(stage.drawn(at: 2).first).box.minX, equals: start + 2)
    }

    // MARK: Colours that fade

    /// Colours between stops count as far as they are opaque: red that fades to a clear black stays red.
    @Test(arguments: [Gradient.ColorSpace.device, .perceptual]) func fadingColorsKeepTheirHue(_ space: Gradient.ColorSpace) throws {
        let red = Color(red: 1, green: 0, blue: 0)
        guard
            case .fill(_, _, .gradient(let gradient))? = try items(
                Rectangle().fill(Gradient(colors: [red, .clear]).colorSpace(space))
            ).first
        else {
            Issue.record("a gradient")
            return
        }
        for stop in gradient.stops where stop.color.alpha > 0 {
            #expect(abs(stop.color.red - 1) < 1e-5 && stop.color.green < 1e-5 && stop.color.blue < 1e-5)
            expect(stop.color.alpha, near: 1 - stop.location, within: 1e-6)
        }
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [red, .clear, red, .clear], colorSpace: space)
        guard case .fill(_, _, .mesh(let paint))? = try items(mesh).first else {
            Issue.record("a mesh")
            return
        }
        for knot in paint.knots where knot.color.alpha > 0 { expect(knot.color.red, near: 1, within: 1e-5) }
    }

    /// Half of a translucent blue and half of an opaque red, by hand: the opaque one counts twice.
    @Test func opaqueColorsCountMore() {
        let red = Color.Resolved(red: 1, green: 0, blue: 0)
        let blue = Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0.5)
        let middle = red.mixed(with: blue, by: 0.5, in: .device)
        #expect(abs(middle.red - 2.0 / 3) < 1e-5 && abs(middle.blue - 1.0 / 3) < 1e-5 && middle.opacity == 0.75)
        let seen = red.mixed(with: blue, by: 0.5, in: .perceptual)
        #expect(seen.opacity == 0.75 && seen.red > seen.blue)
    }

    /// What fades to or from a clear colour keeps its own: half of the way is half as opaque, and no greyer.
    @Test(arguments: [Color.clear, Color(red: 1, green: 1, blue: 0).opacity(0)]) func colorsThatFadeKeepTheirHue(_ clear: Color) {
        let environment = EnvironmentValues.appearance(.light)
        let (blue, away) = (Color(red: 0.2, green: 0.4, blue: 1).resolve(in: environment), clear.resolve(in: environment))
        for fraction in [0.25, 0.5, 0.75] as [Float] {
            var data = blue.animatableData
            data.scale(by: Double(1 - fraction))
            var rest = away.animatableData
            rest.scale(by: Double(fraction))
            var fading = blue
            fading.animatableData = data + rest
            for color in [
                fading, blue.mixed(with: away, by: Double(fraction), in: .device),
                blue.mixed(with: away, by: Double(fraction), in: .perceptual),
            ] {
                #expect(abs(color.red - 0.2) < 1e-4 && abs(color.green - 0.4) < 1e-4 && abs(color.blue - 1) < 1e-4)
                expect(Double(color.opacity), near: Double(1 - fraction), within: 1e-6)
            }
        }
    }
}
