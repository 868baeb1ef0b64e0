import Drawing
import Foundation
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// The ways in which widget code writes shapes and styles: each must compile as it stands and draw.
@Suite("Forms of shapes and styles") @MainActor struct StylesFormsTests {
    static let shapes: [any View] = [
        Circle(),
        Circle().fill(),
        Circle().fill(.red),
        Circle().fill(Color.red),
        Circle().fill(.tint),
        Circle().fill(.fill.tertiary),
        Circle().fill(.white.opacity(0.3)),
        Circle().fill(style: FillStyle(eoFill: true)),
        Circle().fill(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)),
        Circle().fill(.radialGradient(Gradient(colors: [.red, .blue]), center: .center, startRadius: 0, endRadius: 9)),
        Circle().fill(.linearGradient(Color.red.gradient, startPoint: .top, endPoint: .bottom)),
        Circle().stroke(),
        Circle().stroke(lineWidth: 3),
        Circle().stroke(.red),
        Circle().stroke(Color.gray, lineWidth: 3),
        Circle().stroke(.blue.gradient, lineWidth: 3),
        Circle().stroke(style: StrokeStyle(lineWidth: 3, dash: [4, 2])),
        Circle().strokeBorder(),
        Circle().strokeBorder(lineWidth: 3),
        Circle().strokeBorder(style: StrokeStyle(lineWidth: 3)),
        Circle().strokeBorder(Color.red, lineWidth: 3).fill(.green),
        Circle().inset(by: 3).stroke(.secondary),
        Circle().rotation(.degrees(90)).fill(.red),
        Circle().offset(x: 3, y: 4).scale(0.5).fill(.red),
        Circle().trim(from: 0, to: 0.3).stroke(.red, style: StrokeStyle(lineWidth: 3, lineCap: .round)),
        ContainerRelativeShape().fill(Color.accentColor.gradient),
        AnyShape(Capsule()).fill(.tint.opacity(0.3)),
        Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 30, y: 30))
        }
        .stroke(.primary),
    ]

    static let styled: [any View] = [
        Rectangle().foregroundStyle(.red, .green),
        Rectangle().foregroundStyle(.tint.secondary).tint(.pink),
        Rectangle().foregroundStyle(.blue.gradient),
        Rectangle().foregroundStyle(Gradient(colors: [.red, .blue])),
        Rectangle().foregroundStyle(
            .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)),
        Rectangle().foregroundStyle(true ? .primary : .secondary),
        Rectangle().foregroundStyle(true ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)),
        Rectangle().foregroundColor(true ? .red : nil),
        Rectangle().foregroundColor(.init(red: 1, green: 0, blue: 0)),
        Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1),
        Color.red.gradient.colorSpaceView,
        EllipticalGradient(colors: [.red, .blue]),
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20),
        Color.red.clipShape(.rect(cornerRadius: 8)),
        Color.red.clipShape(.capsule),
        Color.red.clipShape(.rect(topLeadingRadius: 8)),
    ]

    @Test func shapesDraw() throws {
        for (index, view) in Self.shapes.enumerated() { #expect(try draws(view), "shape \(index)") }
    }

    @Test func stylesDraw() throws {
        for (index, view) in Self.styled.enumerated() { #expect(try draws(view), "style \(index)") }
    }

    private func draws(_ view: any View) throws -> Bool {
        let tree = ViewTree(size: CGSize(width: 40, height: 40), environment: EnvironmentValues())
        try tree.update(view, transaction: Transaction(), at: 0)
        return !tree.displayList(at: 0).items.isEmpty
    }
}

extension AnyGradient {
    @MainActor fileprivate var colorSpaceView: some View { Rectangle().fill(colorSpace(.perceptual)) }
}
