import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

@Suite struct HostileInputTests {
    private static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude]

    @Test(arguments: numbers.dropLast())
    func coordinatesThatAreNoNumbersDrawNothing(value: CGFloat) throws {
        var path = Sketch.rect(1, 1, 5, 5)
        path.addCurve(to: CGPoint(x: value, y: 3), control1: CGPoint(x: 2, y: value), control2: CGPoint(x: 1, y: 1))
        let transform = CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: 0, ty: value)
        let items: [DisplayItem] = [
            .stroke(path, StrokeStyle(lineWidth: value), .color(.black)),
            .transform(transform, [Sketch.box(1, 1, 3, 3), .stroke(Sketch.rect(1, 1, 5, 5), StrokeStyle(), .color(.black))]),
            .filter(.blur(sigma: value), []),
            .filter(.shadow(color: .black, sigma: 2, offset: CGSize(width: value, height: 0)), []),
            .clip(Path(CGRect(x: value, y: 0, width: 3, height: 3)), FillStyle(), [Sketch.box(0, 0, 1, 1)]),
            .filter(.colorMatrix([Double(value)]), [Sketch.box(1, 1, 2, 2)]),
            .glyphs([PlacedGlyph(outline: SharedPath(Sketch.rect(0, 0, 2, 2)), origin: CGPoint(x: value, y: 1))], .color(.black)),
        ]
        try expect(Sketch(10, 10, items).area, equals: 0)
    }

    @Test(arguments: numbers)
    func oddGradientsDoNotTrap(value: CGFloat) throws {
        let stops = [
            GradientPaint.Stop(color: .black, location: Double(value)),
            GradientPaint.Stop(color: RGBA(red: Double(value), green: 0, blue: -1, alpha: 7), location: 0.5),
            GradientPaint.Stop(color: .white, location: -3),
        ]
        let shapes: [GradientPaint.Shape] = [
            .linear(start: CGPoint(x: value, y: 0), end: CGPoint(x: 3, y: 3)), .linear(start: .zero, end: .zero),
            .radial(center: CGPoint(x: 2, y: value), startRadius: 0, endRadius: 0),
            .radial(center: .zero, startRadius: value, endRadius: 1),
            .elliptical(center: .zero, radii: CGSize(width: value, height: 0), startFraction: 0, endFraction: 1),
            .angular(center: .zero, start: .degrees(Double(value)), end: .degrees(90)),
        ]
        for shape in shapes {
            let gradient = Paint.gradient(GradientPaint(stops: stops, shape: shape))
            _ = try Sketch(6, 6, [.fill(Sketch.rect(0, 0, 6, 6), FillStyle(), gradient)])
        }
        let empty = Paint.gradient(GradientPaint(stops: [], shape: shapes[1]))
        try expect(Sketch(6, 6, [.fill(Sketch.rect(0, 0, 6, 6), FillStyle(), empty)]).area, equals: 0)
    }

    @Test(arguments: numbers)
    func oddEffectsDoNotTrap(value: CGFloat) throws {
        let box = Sketch.box(1, 1, 4, 4)
        let color = RGBA(red: Double(value), green: -Double(value), blue: 0, alpha: Double(value))
        let knots = [(0, 0), (value, 0), (0, value), (6, 6)].map { MeshPaint.Knot(position: CGPoint(x: $0.0, y: $0.1), color: color) }
        let mesh = try #require(MeshPaint(columns: 2, rows: 2, knots: knots, background: color))
        let glass = Backdrop(sigma: value, saturation: Double(value), tint: color, opacity: Double(value))
        var projection = ProjectionTransform()
        projection.m23 = value
        let parts = ImageParts(left: -3, top: .max, right: .max, bottom: 0, pixelsPerPoint: min(value, 2), isTiled: false)
        let picture = ImageSource(Pixmap(widthInPixels: 3, heightInPixels: 3))
        let items: [DisplayItem] = [
            .fill(Sketch.rect(0, 0, 6, 6), FillStyle(), .mesh(mesh)), .backdrop(Sketch.rect(0, 0, 6, 6), FillStyle(), glass),
            .backdrop(Sketch.rect(value, 0, 6, 6), FillStyle(), Backdrop(sigma: 1, saturation: 1, tint: .white)),
            .projection(projection, [box]), .filter(.opaqueBlur(sigma: value), [box]),
            .filter(.innerShadow(color: color, sigma: value, offset: CGSize(width: value, height: value)), [box]),
            .image(picture, CGRect(x: 0, y: 0, width: 6, height: 6), ImageStyle(parts: parts)),
            .image(picture, CGRect(x: value, y: 0, width: value, height: 6), ImageStyle(sampling: .cubic)),
        ]
        let list = DisplayList(size: CGSize(width: 6, height: 6), items: items)
        let rasterizer = Rasterizer(scale: 1)
        let picture1 = try rasterizer.render(list)
        let former = Rasterizer.Frame(list: DisplayList(size: list.size), pixmap: Pixmap(widthInPixels: 6, heightInPixels: 6))
        try expect(rasterizer.frame(list, over: former).pixmap, equals: picture1)
    }

    /// Finite numbers whose products are not: in a matrix of colours, in glass, in tiles that are all but nothing.
    @Test(arguments: [1e300, -1e300, 1e-300, .nan]) func productsBeyondAllBoundsDoNotTrap(value: Double) throws {
        let box = Sketch.box(0, 0, 6, 6, RGBA(200, 0, 30, alpha: 0.5))
        let tiles = Paint.pattern(
            ImageSource(Pixmap(widthInPixels: 3, heightInPixels: 2)), origin: CGPoint(x: 1, y: value),
            size: CGSize(width: abs(value), height: 1e-306))
        let turn = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 1e-5, y: 1e5)
        let items: [DisplayItem] = [
            .filter(.colorMatrix([value, -value, value, 0, -value, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, value, 0, 0, 1, -value]), [box]),
            box, .backdrop(Sketch.rect(0, 0, 6, 6), FillStyle(), Backdrop(sigma: 1, saturation: value, tint: .clear)),
            .fill(Sketch.rect(0, 0, 6, 6), FillStyle(), tiles),
            .transform(turn, [.fill(Sketch.rect(-1e9, -1e9, 2e9, 2e9), FillStyle(), tiles)]),
        ]
        for item in items { _ = try Sketch(6, 6, [box, item]) }
    }

    @Test func effectsOfNothingDrawNothing() throws {
        let empty = Path()
        let items: [DisplayItem] = [
            .backdrop(empty, FillStyle(), Backdrop(sigma: 2, saturation: 1, tint: .black)), .filter(.opaqueBlur(sigma: 2), []),
            .filter(.innerShadow(color: .black, sigma: 2, offset: .zero), []), .projection(ProjectionTransform(), []),
            .projection(ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0)), [Sketch.box(0, 0, 5, 5)]),
            .image(
                ImageSource(Pixmap(widthInPixels: 0, heightInPixels: 0)), CGRect(x: 0, y: 0, width: 5, height: 5),
                ImageStyle(sampling: .cubic)),
        ]
        try expect(Sketch(10, 10, items).area, equals: 0)
        #expect(MeshPaint(columns: 1, rows: 5, knots: [], background: .black) == nil)
    }

    /// Stops out of order count as if they began where the one before them ended; one alone is its colour everywhere.
    @Test func stopsInAnyOrder() throws {
        func color(at x: Int, _ stops: [(RGBA, Double)]) throws -> [Int] {
            let stops = stops.map { GradientPaint.Stop(color: $0.0, location: $0.1) }
            let paint = Paint.gradient(GradientPaint(stops: stops, shape: .linear(start: .zero, end: CGPoint(x: 20, y: 0))))
            return try Sketch(20, 2, [.fill(Sketch.rect(0, 0, 20, 2), FillStyle(), paint)]).rgb(x, 1)
        }
        try expect(color(at: 5, [(.white, 0.5)]), equals: [255, 255, 255])
        try expect(color(at: 19, [(.black, 0), (.white, 0.5), (.white, 0.2), (.white, 1)]), equals: [255, 255, 255])
        try expect(color(at: 2, [(.black, 0.5), (.black, 0.2), (.white, 1)]), equals: [0, 0, 0])
    }

    @Test func degeneratePathsDrawNothing() throws {
        var open = Path()
        open.move(to: CGPoint(x: 3, y: 3))
        let items: [DisplayItem] = [
            Sketch.fill(Path()), Sketch.fill(open), Sketch.fill(Sketch.rect(2, 2, 0, 5)), Sketch.fill(Sketch.rect(2, 2, 5, 0)),
            .stroke(Path(), StrokeStyle(lineWidth: 4), .color(.black)), .stroke(open, StrokeStyle(lineWidth: 4), .color(.black)),
            .stroke(Sketch.rect(2, 2, 5, 5), StrokeStyle(lineWidth: 0), .color(.black)),
            .stroke(Sketch.rect(2, 2, 5, 5), StrokeStyle(lineWidth: -3), .color(.black)),
            .transform(CGAffineTransform(scaleX: 0, y: 0), [Sketch.box(0, 0, 8, 8)]), .glyphs([], .color(.black)),
            .group(opacity: 0, blendMode: .normal, [Sketch.box(0, 0, 8, 8)]), .clip(Path(), FillStyle(), [Sketch.box(0, 0, 8, 8)]),
            .mask([], content: [Sketch.box(0, 0, 8, 8)]), .group(opacity: .nan, blendMode: .multiply, [Sketch.box(0, 0, 8, 8)]),
        ]
        try expect(Sketch(10, 10, items).area, equals: 0)
    }

    @Test func hugeCurvesAndDashesEndSoon() throws {
        var path = Path()
        path.move(to: CGPoint(x: -1e8, y: 0))
        path.addCurve(to: CGPoint(x: 1e8, y: 10), control1: CGPoint(x: 1e9, y: -1e9), control2: CGPoint(x: -1e9, y: 1e9))
        let style = StrokeStyle(lineWidth: 3, dash: [1e-9, 1e-9])
        _ = try Sketch(20, 20, [Sketch.fill(path), .stroke(path, style, .color(.black))])
        let blur = DisplayItem.filter(.blur(sigma: 1e12), [Sketch.box(0, 0, 8, 8)])
        #expect(try Sketch(20, 20, [blur]).area < 20)
    }

    @Test(
        arguments: [
            (CGSize(width: 32_768, height: 1), 1.0), (CGSize(width: 20_000, height: 20_000), 1), (CGSize(width: 100, height: 100), 1000),
            (CGSize(width: 1e300, height: 1e300), 1e300), (CGSize(width: CGFloat.infinity, height: 1), 1),
        ] as [(CGSize, Double)])
    func aCanvasTooLargeIsAnError(size: CGSize, scale: Double) {
        let error = #expect(throws: RasterError.self) { try Rasterizer(scale: CGFloat(scale)).render(DisplayList(size: size)) }
        guard case .canvasTooLarge = error else {
            Issue.record("The error is \(String(describing: error)).")
            return
        }
        expect(error?.description.contains("32767"), equals: true)
    }

    @Test(
        arguments: [
            (CGSize(width: -1, height: 1), 1.0), (CGSize(width: CGFloat.nan, height: 1), 1), (CGSize(width: 1, height: 1), 0),
            (CGSize(width: 1, height: 1), -3), (CGSize(width: 1, height: 1), .nan),
        ] as [(CGSize, Double)])
    func aCanvasThatIsNoneIsAnError(size: CGSize, scale: Double) {
        let error = #expect(throws: RasterError.self) { try Rasterizer(scale: CGFloat(scale)).render(DisplayList(size: size)) }
        guard case .invalidCanvas = error else {
            Issue.record("The error is \(String(describing: error)).")
            return
        }
    }

    @Test func anEmptyCanvasIsAnEmptyPicture() throws {
        let picture = try Rasterizer(scale: 3).render(DisplayList(size: .zero, items: [Sketch.box(0, 0, 5, 5)]))
        #expect(picture.widthInPixels == 0 && picture.bytes.isEmpty)
    }
}
