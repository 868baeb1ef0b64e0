import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Styles that are more than a colour: materials, shadows of fills, meshes.
@Suite("Fills") @MainActor struct FillingTests {
    private func dump(_ view: some View, at time: Double = 0) throws -> String {
        let stage = try Stage(width: 100, height: 60)
        try stage.show(view)
        return stage.tree.displayList(at: time).dump().split(separator: "\n").dropFirst().joined(separator: "\n")
    }

    private let red = Color(red: 1, green: 0, blue: 0)

    // MARK: Materials

    @Test func aMaterialIsABackdropInItsShape() throws {
        #expect(
            try dump(Color.clear.background(.thinMaterial)).contains(
                "backdrop blur 22.5 saturation 1.25 tint #EDEDED98 rect(0,0 100x60)"))
        let dark = Color.clear.background(.thinMaterial, in: Rectangle()).environment(\.colorScheme, .dark)
        #expect(try dump(dark).contains("backdrop blur 22.5 saturation 1.5 tint #313131A1 rect(0,0 100x60)"))
    }

    @Test(arguments: [ColorScheme.light, .dark]) func thickerMaterialsLetLessThrough(scheme: ColorScheme) {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
        let opacities = materials.map { ResolvedMaterial($0.thickness, in: scheme).tint.opacity }
        #expect(zip(opacities, opacities.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func aTranslucentMaterialIsHalfOfIt() throws {
        #expect(try dump(Rectangle().fill(.regularMaterial).opacity(0.5)).contains("opacity 0.5 rect"))
    }

    @Test func textInAMaterialHasItsTint() throws {
        #expect(try dump(Text("A").foregroundStyle(.thickMaterial)).contains("glyphs #EDEDEDD1"))
    }

    @Test("The background modifiers that take a style set the material under the content")
    func backgroundMaterial() throws {
        struct Probe: View {
            @Environment(\.backgroundMaterial) private var material
            let note: (Material?) -> Void
            var body: some View {
                let _ = note(material)
                Color.red
            }
        }
        struct Own: ShapeStyle { func resolve(in environment: EnvironmentValues) -> some ShapeStyle { AnyShapeStyle(.thickMaterial) } }
        func material(_ change: (Probe) -> some View) throws -> Material? {
            var found: Material?
            _ = try dump(change(Probe { found = $0 }))
            return found
        }
        try expect(material { $0 }, equals: nil)
        try expect(material { $0.background(.thinMaterial) }, equals: .thin)
        try expect(material { $0.background(AnyShapeStyle(.regularMaterial), in: .rect) }, equals: .regular)
        try expect(material { $0.background(Own()) }, equals: .thick)
        try expect(material { $0.background().backgroundStyle(.bar) }, equals: .bar)
        try expect(material { $0.background(.red).background(.thinMaterial) }, equals: nil)
        try expect(material { $0.background { Rectangle().fill(.thinMaterial) } }, equals: nil)
        try expect(material { $0.environment(\.backgroundMaterial, nil).background(.thinMaterial) }, equals: nil)
    }

    // MARK: Blend modes

    @Test("A style with a blend mode is composited in it, in shapes, texts and symbols")
    func blendedStyles() throws {
        let style = AnyShapeStyle(red).blendMode(.plusDarker)
        try expect(
            dump(Rectangle().fill(style)),
            equals: """
                group opacity 1 plusDarker
                  fill #FF0000FF rect(0,0 100x60)
                """)
        #expect(try dump(Text("A").foregroundStyle(style)).hasPrefix("group opacity 1 plusDarker\n  glyphs #FF0000FF"))
        #expect(try dump(Image(systemName: "heart.fill").foregroundStyle(style)).hasPrefix("group opacity 1 plusDarker"))
        #expect(try dump(Text("A").foregroundStyle(.blendMode(.screen))).hasPrefix("group opacity 1 screen"))
        #expect(try dump(Circle().stroke(style, lineWidth: 2)).hasPrefix("group opacity 1 plusDarker"))
        try expect(
            dump(Rectangle().fill(red.blendMode(.multiply).shadow(.drop(color: .black, radius: 2)).opacity(0.5))),
            equals: """
                filter shadow #000000FF 2 by 0,0
                  group opacity 1 multiply
                    fill #FF000080 rect(0,0 100x60)
                """)
    }

    @Test func aBlendedStyleMovesWithItsAnimation() throws {
        let stage = try Stage()
        try stage.show(Rectangle().fill(Color.black.blendMode(.screen)))
        try stage.show(Rectangle().fill(Color.white.blendMode(.screen)), .linear(duration: 1), at: 0)
        let half = stage.tree.displayList(at: 0.5).dump()
        #expect(half.contains("screen") && !half.contains("#000000FF") && !half.contains("#FFFFFFFF"))
    }

    // MARK: Shadows

    @Test func aDropShadowOfAFill() throws {
        try expect(
            dump(Rectangle().fill(red.shadow(.drop(color: .black, radius: 4, x: 1, y: 2)))),
            equals: """
                filter shadow #000000FF 4 by 1,2
                  fill #FF0000FF rect(0,0 100x60)
                """)
    }

    /// The default colours are those of Apple's interface: black in linear sRGB, at .33 and .55.
    @Test func shadowsHaveDefaultColours() throws {
        #expect(try dump(Rectangle().fill(red.shadow(.drop(radius: 4)))).hasPrefix("filter shadow #00000054 4 by 0,0"))
        #expect(
            try dump(Rectangle().fill(red.shadow(.inner(radius: 3, y: 1)))).hasPrefix("filter inner shadow #0000008C 3 by 0,1"))
    }

    @Test func laterShadowsLieAroundEarlierOnes() throws {
        let style = red.shadow(.inner(color: .white, radius: 1)).shadow(.drop(color: .black, radius: 2))
        try expect(
            dump(Rectangle().fill(style)),
            equals: """
                filter shadow #000000FF 2 by 0,0
                  filter inner shadow #FFFFFFFF 1 by 0,0
                    fill #FF0000FF rect(0,0 100x60)
                """)
    }

    @Test func textAndSymbolsHaveShadowsOfTheirStyle() throws {
        let style = red.shadow(.inner(radius: 2))
        #expect(try dump(Text("A").foregroundStyle(style)).hasPrefix("filter inner shadow"))
        #expect(try dump(Image(systemName: "heart.fill").foregroundStyle(style)).hasPrefix("filter inner shadow"))
        #expect(try dump(Text("A").foregroundStyle(.shadow(.drop(radius: 2)))).hasPrefix("filter shadow"))
    }

    @Test func aShadowsColourFollowsTheAppearance() throws {
        let style = red.shadow(.drop(color: .primary, radius: 1))
        let light = try dump(Rectangle().fill(style))
        #expect(try dump(Rectangle().fill(style).environment(\.colorScheme, .dark)) != light)
    }

    @Test func aShadowMovesWithItsAnimation() throws {
        let stage = try Stage()
        let box = { (radius: CGFloat) in Rectangle().fill(Color.black.shadow(.drop(color: .black, radius: radius))) }
        try stage.show(box(2))
        try stage.show(box(10), .linear(duration: 1), at: 0)
        #expect(stage.tree.displayList(at: 0.5).dump().contains("filter shadow #000000FF 6 by 0,0"))
        #expect(stage.tree.displayList(at: 1).dump().contains("filter shadow #000000FF 10 by 0,0"))
    }

    /// A shadow further out belongs to what is drawn of the view: clipped, moved and turned as it is.
    @Test func aShadowOfAClippedOrTurnedViewIsOfTheResult() throws {
        func shadow(_ view: some View) -> some View { view.shadow(color: .black, radius: 3) }
        #expect(
            try dump(shadow(red.clipShape(Circle()))).hasPrefix("filter shadow #000000FF 3 by 0,0\n  clip path("))
        #expect(
            try dump(shadow(red.rotationEffect(.degrees(90)))).hasPrefix("filter shadow #000000FF 3 by 0,0\n  transform"))
        #expect(try dump(red.clipShape(Circle()).blendMode(.multiply)).hasPrefix("group opacity 1 multiply\n  clip"))
    }

    // MARK: Meshes

    private func mesh(_ points: [SIMD2<Float>], _ colors: [Color], smooths: Bool = false) -> MeshGradient {
        MeshGradient(width: 2, height: 2, points: points, colors: colors, background: .black, smoothsColors: smooths)
    }

    private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

    private func paint(_ mesh: MeshGradient) throws -> MeshPaint {
        let style = mesh.resolvedStyle(in: EnvironmentValues())
        guard case .mesh(let paint) = style.paint(in: CGRect(x: 10, y: 20, width: 64, height: 32)) else {
            throw Missing()
        }
        return paint
    }

    private struct Missing: Error {}

    @Test func aFlatMeshIsAnEvenGrid() throws {
        let paint = try paint(mesh(corners, [.black, .white, .black, .white]))
        #expect(paint.columns == 33 && paint.rows == 33)
        for (index, knot) in paint.knots.enumerated() {
            let (column, row) = (Double(index % 33), Double(index / 33))
            expect(Double(knot.position.x), near: 10 + column * 2, within: 1e-9)
            expect(Double(knot.position.y), near: 20 + row, within: 1e-9)
            expect(knot.color.red, near: column / 32, within: 1e-5)
        }
    }

    @Test func smoothColoursHaveNoSlopeAtTheVertices() throws {
        let paint = try paint(mesh(corners, [.black, .white, .black, .white], smooths: true))
        for column in 0...32 {
            let t = Double(column) / 32
            expect(paint.knots[column].color.red, near: t * t * (3 - 2 * t), within: 1e-5)
        }
    }

    @Test func edgesRunThroughThePointsWithoutACorner() throws {
        // Three points a row, the middle ones moved down: Catmull-Rom slopes are level there.
        let points: [SIMD2<Float>] = [[0, 0], [0.5, 0.25], [1, 0], [0, 1], [0.5, 1], [1, 1]]
        let colors = [Color](repeating: .red, count: 6)
        let mesh = MeshGradient(width: 3, height: 2, points: points, colors: colors)
        let knots = try paint(mesh).knots
        let (before, at, after) = (knots[31].position, knots[32].position, knots[33].position)
        #expect(abs(at.x - 42) < 1e-6 && abs(at.y - 28) < 1e-6, "through the point itself")
        #expect(abs((at.y - before.y) + (after.y - at.y)) < 1e-6 && abs(at.y - before.y) < 0.1)
    }

    @Test func controlPointsAreTheEdgesOwn() throws {
        let flat = { (x: Float, y: Float) in
            MeshGradient.BezierPoint(
                position: [x, y], leadingControlPoint: [x, y], topControlPoint: [x, y], trailingControlPoint: [x, y],
                bottomControlPoint: [x, y])
        }
        var points = [flat(0, 0), flat(1, 0), flat(0, 1), flat(1, 1)]
        points[0].trailingControlPoint = [0.25, 0.8]
        points[1].leadingControlPoint = [0.75, 0.8]
        let mesh = MeshGradient(width: 2, height: 2, bezierPoints: points, colors: [.red, .red, .red, .red])
        let middle = try paint(mesh).knots[16].position
        // The middle of a cubic: an eighth of the ends, three eighths of the control points.
        #expect(abs(middle.x - 42) < 1e-5 && abs(middle.y - (20 + 32 * 0.6)) < 1e-5)
    }

    @Test(arguments: [(2, 2, 3, 4), (2, 2, 4, 3), (1, 4, 4, 4), (0, 0, 0, 0), (-2, -2, 4, 4), (1 << 40, 1 << 40, 1, 1)])
    func aMeshThatIsNoneIsItsBackground(width: Int, height: Int, points: Int, colors: Int) {
        let mesh = MeshGradient(
            width: width, height: height, points: [SIMD2<Float>](repeating: [0, 0], count: points),
            colors: [Color](repeating: .red, count: colors), background: .white)
        expect(mesh.resolvedStyle(in: EnvironmentValues()), equals: Color.white.resolvedStyle(in: EnvironmentValues()))
    }

    @Test func pointsAndColoursMove() throws {
        let stage = try Stage(width: 64, height: 32)
        var moved = corners
        moved[0] = [0.5, 0]
        try stage.show(mesh(corners, [.black, .white, .black, .white]))
        try stage.show(mesh(moved, [.white, .white, .black, .white]), .linear(duration: 1), at: 0)
        let text = stage.tree.displayList(at: 0.5).dump()
        #expect(text.contains("[16,0 #"), "a quarter of 64 points at half the way: \(text)")
        #expect(!text.contains("[16,0 #000000FF") && !text.contains("[16,0 #FFFFFFFF"))
    }

    @Test func aPerceptualMeshMixesInAnotherSpace() throws {
        let colors: [Color] = [.blue, .yellow, .blue, .yellow]
        let device = try paint(mesh(corners, colors))
        var other = mesh(corners, colors)
        other.colorSpace = .perceptual
        let perceptual = try paint(other)
        #expect(device.knots[0] == perceptual.knots[0] && device.knots[16] != perceptual.knots[16])
    }

    // MARK: Groups and blurs

    @Test func opaqueGroupsAndBlurs() throws {
        #expect(try dump(red.blur(radius: 3, opaque: true)).hasPrefix("filter opaque blur 3"))
        #expect(try dump(red.blur(radius: 3)).hasPrefix("filter blur 3"))
        #expect(
            try dump(Circle().fill(red).drawingGroup(opaque: true)).hasPrefix(
                "group opacity 1 normal\n  fill #000000FF rect(20,0 60x60)"))
    }

    @Test func aDrawingGroupNamesItsColourMode() throws {
        let view = Circle().fill(red)
        try expect(dump(view.drawingGroup(opaque: true, colorMode: .nonLinear)), equals: dump(view.drawingGroup(opaque: true)))
    }

    /// Record `colormatrix.colorMultiply(.2,.4,.6,.8)`: the colour on the matrix's diagonal.
    @Test func aMultipliedColourIsAMatrix() throws {
        let color = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
        let text = try dump(red.colorMultiply(color))
        #expect(text.hasPrefix("filter colors [0.2 0 0 0 0 0 0.4 0 0 0 0 0 0.6 0 0 0 0 0 0.8 0]"), "\(text)")
        // Each leaf on its own, as other colour effects.
        try expect(
            dump(
                HStack {
                    red; red
                }.colorMultiply(color)
            ).components(separatedBy: "filter colors").count, equals: 3)
    }

    @Test func aMultipliedColourMoves() throws {
        let stage = try Stage(width: 64, height: 32)
        try stage.show(red.colorMultiply(.black))
        try stage.show(red.colorMultiply(.white), .linear(duration: 1), at: 0)
        let text = stage.tree.displayList(at: 0.5).dump()
        // Halfway from black to white in OKLab is 99.1 of 255 (record `animation.color_mix`).
        #expect(text.contains("colors [0.389 "), "\(text)")
    }
}
