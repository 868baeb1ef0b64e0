import Drawing
import Foundation
import Geometry
import Pixels
import TestSupport
@testable import Raster
import Testing

/// Pixels that mirror each other around a centre are computed once and copied.
@Suite struct EllipticalRowTests {
    private static let stops = [
        GradientPaint.Stop(color: .white, location: 0), GradientPaint.Stop(color: RGBA(10, 200, 90), location: 0.4),
        GradientPaint.Stop(color: RGBA(60, 20, 120), location: 1),
    ]

    /// Centres at pixels' edges and centres and between them, inside a row and beside it, and scales that have no exact
    /// reciprocal.
    struct Place: Sendable {
        let center: CGPoint
        let scale: CGFloat
        let radii: CGSize
    }

    static let places: [Place] = [
        Place(center: CGPoint(x: 60, y: 50), scale: 1, radii: CGSize(width: 70, height: 70)),
        Place(center: CGPoint(x: 40.5, y: 20.5), scale: 1, radii: CGSize(width: 90, height: 40)),
        Place(center: CGPoint(x: 20, y: 17), scale: 3, radii: CGSize(width: 31, height: 23)),
        Place(center: CGPoint(x: 85.0 / 3, y: 14.5), scale: 3, radii: CGSize(width: 17, height: 29)),
        Place(center: CGPoint(x: 33.3, y: 20.1), scale: 1, radii: CGSize(width: 50, height: 60)),
        Place(center: CGPoint(x: -20, y: 130), scale: 1, radii: CGSize(width: 150, height: 150)),
    ]

    private static func painter(_ place: Place, _ transform: CGAffineTransform? = nil) -> GradientPainter? {
        let shape = GradientPaint.Shape.elliptical(
            center: place.center, radii: place.radii, startFraction: 0.1, endFraction: 1)
        let toPixels = transform ?? CGAffineTransform(scaleX: place.scale, y: place.scale)
        return GradientPainter(GradientPaint(stops: stops, shape: shape), toPixels)
    }

    @Test(arguments: 0..<6, [0, 3, -17]) func aPixelIsTheSameHoweverTheRowIsCut(index: Int, start: Int) throws {
        let painter = try #require(Self.painter(Self.places[index]))
        for y in [0, 7, 50, 51, 99] {
            var row = [UInt32](repeating: 0, count: 131)
            painter.paint(x: start, y: y, count: 131, into: &row)
            var single: [UInt32] = [0]
            let alone = (0..<131).map { offset -> UInt32 in
                painter.paint(x: start + offset, y: y, count: 1, into: &single)
                return single[0]
            }
            expect(row, equals: alone)
        }
    }

    /// Rows that are said to be alike are, and lie on both sides of the centre.
    @Test(arguments: 0..<6) func rowsThatMirrorEachOtherAreAlike(index: Int) throws {
        let place = Self.places[index]
        let painter = try #require(Self.painter(place))
        for y in 0..<100 {
            guard let mirror = painter.mirror(ofRow: y) else { continue }
            var (row, other) = ([UInt32](repeating: 0, count: 90), [UInt32](repeating: 0, count: 90))
            painter.paint(x: 5, y: y, count: 90, into: &row)
            painter.paint(x: 5, y: mirror, count: 90, into: &other)
            expect(row, equals: other)
            expect(Double(y + mirror + 1) / 2, near: Double(place.center.y * place.scale), within: 1e-6)
        }
        expect(painter.mirror(ofRow: 0) == nil, equals: index == 4)
    }

    /// A turned ellipse has no rows that mirror each other.
    @Test func turnedEllipsesHaveNone() throws {
        let turn = CGAffineTransform(rotationAngle: 0.3)
        #expect(try #require(Self.painter(Self.places[1], turn)).mirror(ofRow: 3) == nil)
    }

    /// A part below the centre, which nothing mirrors, against the same part of the whole; under a mask too.
    @Test(arguments: 0..<6) func copiedRowsAreRowsPaintedAlone(index: Int) throws {
        let place = Self.places[index]
        let shape = GradientPaint.Shape.elliptical(
            center: place.center, radii: place.radii, startFraction: 0.1, endFraction: 1)
        let paint = Paint.gradient(GradientPaint(stops: Self.stops, shape: shape))
        let size = CGSize(width: 140 / place.scale, height: 120 / place.scale)
        let box = CGRect(origin: .zero, size: size)
        let round = Path(roundedRect: box.insetBy(dx: 1.3, dy: 2.1), cornerRadius: 20 / place.scale)
        let items: [[DisplayItem]] = [
            [.fill(Path(box), FillStyle(), paint)], [.fill(round, FillStyle(), paint)],
            [.clip(round, FillStyle(), [.fill(Path(box), FillStyle(), paint)])],
        ]
        for list in items.map({ DisplayList(size: size, items: $0) }) {
            let whole = try Rasterizer(scale: place.scale).render(list)
            for y in stride(from: 0, to: whole.heightInPixels, by: 13) {
                let part = PixelRect(minX: 3, minY: y, maxX: 133, maxY: y + 1)
                let row = try Rasterizer(scale: place.scale).render(list, region: part)
                expect(row, equals: whole.cropped(x: 3, y: y, widthInPixels: 130, heightInPixels: row.heightInPixels))
            }
        }
    }
}
