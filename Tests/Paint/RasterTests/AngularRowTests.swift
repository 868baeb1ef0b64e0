import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

@testable import Raster

/// Eight pixels of an angular gradient at once are those that one at a time would be.
@Suite("Rows of angular gradients") struct AngularRowTests {
    @Test("Eight angles are what each of them is by itself") func angles() {
        var numbers: [Double] = [0, -0.0, 1, -1, 0.5, 3, 1e-300, -1e-300, 1e300, .infinity, -.infinity]
        numbers += (1...30).flatMap { [Double($0) * 0.37, -Double($0) * 1.91] }
        for y in numbers {
            for start in stride(from: 0, to: numbers.count - 7, by: 5) {
                let eight = SIMD8(numbers[start..<(start + 8)])
                let angles = Transcendental.angles(x: eight, y: SIMD8(repeating: y))
                for index in 0..<8 {
                    expect(angles[index], equals: Transcendental.angle(x: eight[index], y: y))
                }
            }
        }
    }

    /// One pixel by itself: the place of its direction, and the colour there.
    private func pixel(_ x: Int, _ y: Int, _ unit: CGAffineTransform, sweep: Double, _ ramp: ColorRamp) -> UInt32 {
        let (u, v) = PixelLine(unit, row: y).point(x)
        var turns = Transcendental.angle(x: u, y: v) / (2 * Double.pi)
        if turns < 0 { turns += 1 }
        if sweep > 1 { turns += (sweep - turns).rounded(.down) }
        let place: Float = turns <= sweep ? Float(turns / max(sweep, 1e-12)) : turns - sweep < 1 - turns ? 1 : 0
        var hint = 0
        return ramp.segments.withUnsafeBufferPointer { ColorRamp.pixel(at: place, $0, hint: &hint) }
    }

    @Test("A row is what its pixels are", arguments: [(0, 360), (0, 0), (30, 200), (180, 360), (-90, 700), (200, -100)], [0.5, 1])
    func rows(_ degrees: (start: Double, end: Double), alpha: Double) throws {
        let stops = [
            GradientPaint.Stop(color: RGBA(red: 1, green: 0, blue: 0.2, alpha: alpha), location: 0),
            GradientPaint.Stop(color: RGBA(10, 200, 90), location: 0.3), GradientPaint.Stop(color: RGBA(60, 20, 120), location: 1),
        ]
        let shape = GradientPaint.Shape.angular(
            center: CGPoint(x: 20.5, y: 17), start: .degrees(degrees.start), end: .degrees(degrees.end))
        let painter = try #require(GradientPainter(GradientPaint(stops: stops, shape: shape), CGAffineTransform(scaleX: 1.5, y: 1.5)))
        guard case .angular(let unit, let sweep) = painter.shape else { Issue.record("no angles"); return }
        for y in [-3, 0, 25, 26, 60] {
            var row = [UInt32](repeating: 0, count: 77)
            painter.paint(x: -5, y: y, count: 77, into: &row)
            expect(row, equals: (0..<77).map { pixel($0 - 5, y, unit, sweep: sweep, painter.ramp) })
        }
    }
}
