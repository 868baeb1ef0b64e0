import Drawing
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@Suite struct DumpTests {
    @Test func aDumpIsOneLineAnItem() {
        let glyph = SharedPath(Path(CGRect(x: 0.5, y: -7, width: 4, height: 7)))
        let stops = [
            GradientPaint.Stop(color: .black, location: 0), GradientPaint.Stop(color: .white.multiplyingAlpha(by: 0.5), location: 1),
        ]
        let gradient = GradientPaint(stops: stops, shape: .linear(start: .zero, end: CGPoint(x: 0, y: 1.0 / 3)))
        let picture = ImageSource(Pixmap(widthInPixels: 2, heightInPixels: 3))
        var line = Path()
        line.addLines([.zero, CGPoint(x: 10.12345, y: -0.0001)])
        line.addQuadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: 1e13, y: 1))
        line.closeSubpath()
        let list = DisplayList(
            size: CGSize(width: 170, height: 170.5),
            items: [
                .fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), FillStyle(eoFill: true), .color(RGBA(255, 56, 60))),
                .transform(
                    CGAffineTransform(translationX: 4, y: 5),
                    [
                        .stroke(line, StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [3, 1.5]), .gradient(gradient)),
                        .glyphs([PlacedGlyph(outline: glyph, origin: CGPoint(x: 14, y: 28))], .color(RGBA(red: 1.2, green: 0, blue: 0))),
                    ]),
                .transform(CGAffineTransform(scaleX: 2, y: 0.5), [.image(picture, CGRect(x: 1, y: 2, width: 3, height: 4), .smooth)]),
                .group(
                    opacity: 0.25, blendMode: .plusLighter,
                    [
                        .clip(
                            Path(CGRect(x: 0, y: 0, width: 5, height: 5)), FillStyle(antialiased: false),
                            [
                                .filter(.blur(sigma: 2.5), []),
                                .filter(.shadow(color: .black, sigma: 1, offset: CGSize(width: 0, height: 4)), []),
                            ])
                    ]),
                .mask([.filter(.colorMatrix([1, 0.12345]), [])], content: []),
            ])
        expect(
            list.dump(),
            equals: """
                canvas 170x170.5
                fill #FF383CFF rect(0,0 10x20) even-odd
                transform move 4,5
                  stroke linear 0,0 -> 0,0.333 [0 #000000FF, 1 #FFFFFF80] width 2 round cap bevel join dash [3 1.5] phase 0 path(M 0,0 L 10.123,0 Q 10000000000000.0,1 2,2 Z)
                  glyphs rgba(1.2 0 0 1) 14,28(0.5,-7 4x7)
                transform matrix 2 0 0 0.5 0 0
                  image 2x3px in (1,2 3x4) smooth
                group opacity 0.25 plusLighter
                  clip rect(0,0 5x5) aliased
                    filter blur 2.5
                    filter shadow #000000FF 1 by 0,4
                masked
                  mask
                    filter colors [1 0.123]
                  content

                """)
    }

    @Test func effectsAreOneLineAnItem() {
        let picture = ImageSource(Pixmap(widthInPixels: 9, heightInPixels: 6))
        let parts = ImageParts(left: 1, top: 2, right: 3, bottom: 4, pixelsPerPoint: 2, isTiled: true)
        let box = CGRect(x: 1, y: 2, width: 3, height: 4)
        var projection = ProjectionTransform(CGAffineTransform(translationX: 4, y: 5))
        projection.m13 = 0.25
        let knots = [RGBA.black, .white, .black, .white].enumerated().map { index, color in
            MeshPaint.Knot(position: CGPoint(x: index % 2 * 8, y: index / 2 * 6), color: color)
        }
        let mesh = MeshPaint(columns: 2, rows: 2, knots: knots, background: .clear).map { Paint.mesh($0) } ?? .color(.clear)
        let glass = Backdrop(sigma: 22.5, saturation: 1.25, tint: RGBA(237, 237, 237, alpha: 0.5), opacity: 0.75)
        let list = DisplayList(
            size: CGSize(width: 10, height: 10),
            items: [
                .image(picture, box, ImageStyle(sampling: .cubic, isAntialiased: false, parts: parts)),
                .projection(projection, [.fill(Path(box), FillStyle(), mesh)]), .backdrop(Path(box), FillStyle(eoFill: true), glass),
                .filter(.innerShadow(color: .black, sigma: 1.5, offset: CGSize(width: 1, height: -2)), []),
                .filter(.opaqueBlur(sigma: 3), []),
            ])
        expect(
            list.dump(),
            equals: """
                canvas 10x10
                image 9x6px in (1,2 3x4) cubic aliased tiled inside 1,2,3,4 at 2
                projection 1 0 0.25 | 0 1 0 | 4 5 1
                  fill mesh 2x2 over #00000000 [0,0 #000000FF, 8,0 #FFFFFFFF, 0,6 #000000FF, 8,6 #FFFFFFFF] rect(1,2 3x4)
                backdrop blur 22.5 saturation 1.25 tint #EDEDED80 opacity 0.75 rect(1,2 3x4) even-odd
                filter inner shadow #000000FF 1.5 by 1,-2
                filter opaque blur 3

                """)
    }

    @Test(
        arguments: [
            (0.0005, "0.001"), (-0.0004, "0"), (-1.5, "-1.5"), (1e-9, "0"), (123456.789, "123456.789"), (2.9996, "3"), (.nan, "nan"),
            (-.infinity, "-inf"),
        ] as [(Double, String)])
    func numbersHaveThreeDecimals(value: Double, text: String) {
        let list = DisplayList(size: .zero, items: [.filter(.blur(sigma: CGFloat(value)), [])])
        expect(list.dump(), equals: "canvas 0x0\nfilter blur \(text)\n")
    }
}
