import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// A frame as wide as the environment says.
private struct Wide: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier { Framed(width: environment.lineSpacing) }
}

private struct Framed: ViewModifier {
    let width: CGFloat
    func body(content: Content) -> some View { content.frame(width: width, height: 10) }
}

/// An effect whose members belong to no actor, as its protocol's do not.
private nonisolated struct Slide: GeometryEffect {
    var distance: Double
    var animatableData: Double {
        get { distance }
        set { distance = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: distance, y: 0)) }
}

@MainActor
@Suite("Modifiers of the environment and of geometry") struct EnvironmentalModifierTests {
    private func box(_ view: some View) throws -> CGRect? {
        let stage = try Stage(width: 200, height: 100)
        try stage.show(view)
        return stage.drawn(at: 0).first { $0.color != nil }?.box
    }

    @Test("A modifier is made of the environment around its view, also after a change") func environment() throws {
        let bar = Color.red.modifier(Wide())
        let stage = try Stage(width: 200, height: 100)
        for width in [CGFloat(40), 60] {
            try stage.show(bar.lineSpacing(width))
            expect(stage.drawn(at: 0).first { $0.color != nil }?.box.width, equals: width)
        }
    }

    @Test("An effect of no actor moves a view") func effect() throws {
        let still = try box(Color.red.frame(width: 20, height: 20))
        let moved = try box(Color.red.frame(width: 20, height: 20).modifier(Slide(distance: 30)))
        expect(moved, equals: still?.offsetBy(dx: 30, dy: 0))
    }

    @Test("No window's controls stand in a view's corners") func corners() throws {
        var insets: RectangleCornerInsets?
        let stage = try Stage(width: 200, height: 100)
        try stage.show(
            GeometryReader { proxy in
                let _ = insets = proxy.containerCornerInsets
                Color.red
            })
        expect(insets, equals: RectangleCornerInsets())
        var other = RectangleCornerInsets()
        other.animatableData.first.first = CGSize(width: 3, height: 4).animatableData
        expect(other.topLeading, equals: CGSize(width: 3, height: 4))
    }
}
