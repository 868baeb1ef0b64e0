import Drawing
import Foundation
import Geometry
import Pixels
import Raster
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
        #expect(try Sketch(10, 10, items).area == 0)
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
        #expect(try Sketch(6, 6, [.fill(Sketch.rect(0, 0, 6, 6), FillStyle(), empty)]).area == 0)
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
        #expect(try Sketch(10, 10, items).area == 0)
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

    @Test(arguments: [
        (CGSize(width: 32_768, height: 1), 1.0), (CGSize(width: 20_000, height: 20_000), 1), (CGSize(width: 100, height: 100), 1000),
        (CGSize(width: 1e300, height: 1e300), 1e300), (CGSize(width: CGFloat.infinity, height: 1), 1),
    ] as [(CGSize, Double)])
    func aCanvasTooLargeIsAnError(size: CGSize, scale: Double) {
        let error = #expect(throws: RasterError.self) { try Rasterizer(scale: CGFloat(scale)).render(DisplayList(size: size)) }
        guard case .canvasTooLarge = error else {
            Issue.record("The error is \(String(describing: error)).")
            return
        }
        #expect(error?.description.contains("32767") == true)
    }

    @Test(arguments: [
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
