import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

/// A part of a picture drawn by itself has the bytes of that part of the whole.
@Suite struct RegionTests {
    struct Scene: Sendable, CustomTestStringConvertible {
        let name: String
        let items: [DisplayItem]
        var testDescription: String { name }
    }

    private static let side = 90
    private static let size = CGSize(width: side, height: side)

    private static let stops = [
        GradientPaint.Stop(color: RGBA(255, 95, 109, alpha: 0.5), location: 0),
        GradientPaint.Stop(color: RGBA(255, 195, 113), location: 0.3),
        GradientPaint.Stop(color: RGBA(33, 147, 176), location: 1),
    ]

    private static func gradient(_ shape: GradientPaint.Shape) -> Paint {
        .gradient(GradientPaint(stops: stops, shape: shape))
    }

    private static func star(_ center: CGPoint, _ radius: CGFloat) -> Path {
        Path { path in
            for index in 0..<9 {
                let angle = Double(index) * 4 * 2 * Double.pi / 9 + 0.1
                let place = CGPoint(
                    x: center.x + radius * CGFloat(Transcendental.cosine(angle)),
                    y: center.y + radius * CGFloat(Transcendental.sine(angle)))
                if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
            }
            path.closeSubpath()
        }
    }

    private static let picture: ImageSource = {
        var picture = Pixmap(widthInPixels: 13, heightInPixels: 9)
        for index in picture.bytes.indices { picture.bytes[index] = index % 4 == 3 ? 255 : UInt8(index * 53 % 256) }
        return ImageSource(picture)
    }()

    private static let glyphs: [DisplayItem] = {
        let glyph = SharedPath(Path(ellipseIn: CGRect(x: -1.3, y: -6, width: 5.1, height: 6.2)))
        let large = SharedPath(star(CGPoint(x: 0, y: 0), 40))
        let row = (0..<60).map {
            PlacedGlyph(outline: glyph, origin: CGPoint(x: -4 + 1.71 * Double($0), y: 9.3 + 1.3 * Double($0)))
        }
        return [
            .glyphs([PlacedGlyph(outline: large, origin: CGPoint(x: 44.3, y: 51.9))], .color(RGBA(0, 136, 255))),
            .glyphs(row, .color(.black.multiplyingAlpha(by: 0.7))),
        ]
    }()

    private static func blurred(_ sigma: CGFloat) -> [DisplayItem] {
        [
            .filter(
                .blur(sigma: sigma),
                [
                    Sketch.box(-60, 20, 75, 30, RGBA(255, 56, 60)), Sketch.fill(star(CGPoint(x: 60, y: 50), 34)),
                    Sketch.box(88, 60, 300, 9, RGBA(52, 199, 89)),
                ])
        ]
    }

    static let scenes: [Scene] =
        [
            Scene(name: "everything", items: DeterminismTests.everything.items),
            Scene(
                name: "edges",
                items: [
                    Sketch.fill(star(CGPoint(x: 45.3, y: 44.7), 60), RGBA(255, 56, 60), eoFill: true),
                    Sketch.fill(Path(ellipseIn: CGRect(x: -30.1, y: 20.2, width: 150, height: 31.3)), RGBA(0, 0, 0, alpha: 0.4)),
                    .stroke(
                        Path(ellipseIn: CGRect(x: 10, y: 5, width: 70, height: 77)),
                        StrokeStyle(lineWidth: 2.3, lineCap: .round, dash: [7, 5]), .color(.black)),
                ]),
            Scene(
                name: "linear",
                items: [Sketch.rect(0, 0, 90, 90)].map {
                    .fill($0, FillStyle(), gradient(.linear(start: CGPoint(x: 7, y: 13), end: CGPoint(x: 71, y: 59))))
                }),
            Scene(
                name: "radial and angular",
                items: [
                    .fill(
                        star(CGPoint(x: 45, y: 45), 50), FillStyle(),
                        gradient(.radial(center: CGPoint(x: 31, y: 39), startRadius: 3, endRadius: 50))),
                    .fill(
                        Sketch.rect(20, 51, 90, 20), FillStyle(),
                        gradient(.angular(center: CGPoint(x: 50, y: 60), start: .degrees(20), end: .degrees(250)))),
                ]),
            Scene(
                name: "images",
                items: [
                    .transform(
                        CGAffineTransform(translationX: 30, y: 5).rotated(by: 0.4),
                        [.image(picture, CGRect(x: 0, y: 0, width: 61, height: 47), .smooth)]),
                    .image(picture, CGRect(x: 40.3, y: 50.1, width: 43.7, height: 29), .nearest),
                    .fill(
                        star(CGPoint(x: 40, y: 60), 30), FillStyle(),
                        .pattern(picture, origin: CGPoint(x: 1, y: 2), size: CGSize(width: 7.3, height: 5.1))),
                ]),
            Scene(name: "glyphs", items: glyphs),
            Scene(
                name: "clip and mask",
                items: [
                    .clip(
                        star(CGPoint(x: 45, y: 45), 44), FillStyle(),
                        [
                            Sketch.box(0, 0, 90, 90, RGBA(255, 195, 113)),
                            .clip(Path(ellipseIn: CGRect(x: 20, y: 10, width: 60, height: 70)), FillStyle(), glyphs),
                            .mask(
                                [.fill(Sketch.rect(0, 0, 90, 90), FillStyle(), gradient(.linear(start: .zero, end: CGPoint(x: 90, y: 0))))],
                                content: [
                                    Sketch.fill(star(CGPoint(x: 35, y: 55), 30), RGBA(52, 199, 89))
                                ]),
                        ])
                ]),
            Scene(
                name: "groups",
                items: [
                    Sketch.box(0, 0, 90, 60, RGBA(255, 248, 231)),
                    .group(opacity: 0.6, blendMode: .luminosity, glyphs),
                    .group(
                        opacity: 0.5, blendMode: .normal, [Sketch.box(10, 10, 50, 50), Sketch.box(30.5, 30.5, 50, 50, RGBA(255, 0, 0))]),
                    .filter(.colorMatrix([0.2, 0.7, 0.1, 0, 0.1, 0.2, 0.7, 0.1, 0, 0, 0.2, 0.7, 0.1, 0, 0, 0, 0, 0, 0.9, 0.05]), glyphs),
                ]),
            Scene(
                name: "shadow",
                items: [
                    .filter(
                        .shadow(color: .black.multiplyingAlpha(by: 0.4), sigma: 7.5, offset: CGSize(width: 3.3, height: -11)),
                        [
                            Sketch.fill(star(CGPoint(x: 60, y: 60), 50), RGBA(0, 136, 255))
                        ])
                ]),
            Scene(name: "blurs in a blur", items: [.filter(.blur(sigma: 4.6), blurred(2) + glyphs)]),
        ] + [0.4, 1.3, 4, 4.6, 9, 21, 70].map { Scene(name: "blur \($0)", items: blurred(CGFloat($0))) }

    private static let regions = [
        PixelRect(minX: 0, minY: 0, maxX: 90, maxY: 90), PixelRect(minX: 41, minY: 33, maxX: 42, maxY: 34),
        PixelRect(minX: 13, minY: 0, maxX: 90, maxY: 17), PixelRect(minX: 0, minY: 61, maxX: 90, maxY: 90),
        PixelRect(minX: 31, minY: 22, maxX: 58, maxY: 77), PixelRect(minX: 67, minY: 5, maxX: 83, maxY: 49),
        PixelRect(minX: -20, minY: 70, maxX: 19, maxY: 400), PixelRect(minX: 88, minY: 1, maxX: 90, maxY: 3),
    ]

    @Test(arguments: scenes) func aRegionIsThatPartOfTheWhole(_ scene: Scene) throws {
        let list = DisplayList(size: Self.size, items: scene.items)
        let rasterizer = Rasterizer(scale: 1)
        let whole = try rasterizer.render(list)
        for region in Self.regions {
            let box = region.intersection(Self.regions[0])
            let part = whole.cropped(x: box.minX, y: box.minY, widthInPixels: box.width, heightInPixels: box.height)
            try expect(rasterizer.render(list, region: region), equals: part, "\(region)")
            // With nothing drawn before.
            try expect(Rasterizer(scale: 1).render(list, region: region), equals: part, "\(region)")
        }
    }

    @Test func aRegionBesideThePictureIsEmpty() throws {
        let list = DisplayList(size: Self.size, items: Self.glyphs)
        let part = try Rasterizer(scale: 1).render(list, region: PixelRect(minX: 90, minY: 0, maxX: 95, maxY: 10))
        #expect(part.bytes.isEmpty)
    }
}
