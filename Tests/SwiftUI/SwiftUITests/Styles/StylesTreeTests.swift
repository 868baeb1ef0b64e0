import Drawing
import Foundation
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Styles and shapes as a view tree draws them.
@Suite("Styles in a view tree") @MainActor struct StylesTreeTests {
    /// The fills of a view laid out in 40 by 40 points, back to front.
    private func fills(of view: some View, in environment: EnvironmentValues = EnvironmentValues()) throws -> [Paint] {
        try list(of: view, in: environment).items.compactMap { item in
            guard case .fill(_, _, let paint) = item else { return nil }
            return paint
        }
    }

    private func list(
        of view: some View, in environment: EnvironmentValues = EnvironmentValues()
    ) throws -> DisplayList {
        let tree = ViewTree(size: CGSize(width: 40, height: 40), environment: environment)
        try tree.update(view, transaction: Transaction(), at: 0)
        return tree.displayList(at: 0)
    }

    private func paint(_ color: Color, _ scheme: ColorScheme = .light) -> Paint {
        .color(color.resolve(in: .appearance(scheme)).rgba)
    }

    /// Record `foreground.precedence` (probe on macOS 27).
    @Test func theInnermostForegroundWins() throws {
        try expect(fills(of: Rectangle().foregroundStyle(.red).foregroundStyle(.blue)), equals: [paint(.red)])
        try expect(fills(of: Rectangle().foregroundColor(.red).foregroundStyle(.blue)), equals: [paint(.red)])
        try expect(fills(of: Rectangle().foregroundColor(nil).foregroundStyle(.blue)), equals: [paint(.primary)])
    }

    /// Record `scheme.rules`: the environment's scheme changes only that subtree.
    @Test func theColorSchemeOfASubtree() throws {
        try expect(fills(of: Color.red.colorScheme(.dark)), equals: [paint(.red, .dark)])
        try expect(fills(of: Color.red.environment(\.colorScheme, .dark)), equals: [paint(.red, .dark)])
        try expect(fills(of: Color.red), equals: [paint(.red)])
    }

    @Test func tintAndAccentColor() throws {
        try expect(fills(of: Rectangle().fill(.tint)), equals: [paint(.blue)])
        try expect(fills(of: Rectangle().fill(.tint).tint(.green)), equals: [paint(.green)])
        try expect(fills(of: Rectangle().fill(.tint).tint(nil).tint(.green)), equals: [paint(.blue)])
        try expect(fills(of: Rectangle().fill(.tint.opacity(0.5)).accentColor(.pink)), equals: [paint(.pink.opacity(0.5))])
        try expect(fills(of: Color.accentColor.accentColor(.pink)), equals: [paint(.pink)])
    }

    @Test func hierarchicalStylesInAContext() throws {
        let view = Rectangle().fill(.secondary).foregroundStyle(.red, .green)
        try expect(fills(of: view), equals: [paint(.green)])
        try expect(fills(of: Rectangle().fill(.tertiary).foregroundStyle(.red)), equals: [paint(.red.opacity(0.25))])
        try expect(fills(of: Rectangle().fill(.background).backgroundStyle(.red)), equals: [paint(.red)])
    }

    @Test("Fills and strokes of one shape lie in the order written") func chain() throws {
        let view = Circle().fill(.red).stroke(.green, lineWidth: 2).strokeBorder(.blue, lineWidth: 4)
        let list = try list(of: view)
        let drawn = list.items.compactMap { item -> (CGRect, Paint)? in
            guard case .fill(let path, _, let paint) = item else { return nil }
            return (path.boundingRect, paint)
        }
        expect(drawn.map(\.1), equals: [paint(.red), paint(.green), paint(.blue)])
        for (box, width) in zip(drawn.map(\.0.width), [40.0, 42, 40]) { expect(box, near: width, within: 0.05) }
    }

    @Test func gradientsAreViews() throws {
        let view = LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
        let shape = GradientPaint.Shape.linear(start: CGPoint(x: 0, y: 20), end: CGPoint(x: 40, y: 20))
        guard case .gradient(let gradient)? = try fills(of: view).first else {
            Issue.record("a gradient")
            return
        }
        expect(gradient.shape, equals: shape)
        #expect(gradient.stops.first?.color == .white && gradient.stops.last?.color == .black)
    }

    @Test func aColorOnItsWayIsMixedInOKLab() throws {
        let tree = ViewTree(size: CGSize(width: 40, height: 40), environment: EnvironmentValues())
        try tree.update(Color.red, transaction: Transaction(), at: 0)
        try tree.update(Color.blue, transaction: Transaction(animation: .linear(duration: 1)), at: 0)
        guard case .fill(_, _, .color(let color))? = tree.displayList(at: 0.5).items.first else {
            Issue.record("a colour")
            return
        }
        // Record `animation.color_mix`, red to blue at one half.
        for (channel, truth) in zip([color.red, color.green, color.blue], [171.55, 120.95, 168.02]) {
            expect(channel * 255, near: truth, within: 0.05)
        }
    }

    @Test func containerRelativeShapesFollowTheirContainer() throws {
        var environment = EnvironmentValues()
        let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        environment.containerShape = ContainerShape(shape: RoundedRectangle(cornerRadius: 10), frame: bounds)
        let view = ContainerRelativeShape().frame(width: 32, height: 32)
        guard case .fill(let path, _, _)? = try list(of: view, in: environment).items.first else {
            Issue.record("a shape")
            return
        }
        let expected = RoundedRectangle(cornerRadius: 6).path(in: CGRect(x: 0, y: 0, width: 32, height: 32))
        expect(path, equals: expected.offsetBy(dx: 4, dy: 4))
    }
}
