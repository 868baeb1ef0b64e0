import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

@Suite struct GradientTests {
    private static func stop(_ color: RGBA, _ location: Double) -> GradientPaint.Stop {
        GradientPaint.Stop(color: color, location: location)
    }

    private static func picture(
        _ width: Int, _ height: Int, scale: CGFloat = 1, _ shape: GradientPaint.Shape, _ stops: [GradientPaint.Stop]
    ) throws -> Sketch {
        let paint = Paint.gradient(GradientPaint(stops: stops, shape: shape))
        return try Sketch(width, height, scale: scale, [.fill(Sketch.rect(0, 0, CGFloat(width), CGFloat(height)), FillStyle(), paint)])
    }

    private static let blackToWhite = [stop(.black, 0), stop(.white, 1)]

    @Test(arguments: [("horizontal", 256.0, 0.0), ("diagonal", 256, 256)])
    func linearGradientsAreApples(name: String, endX: Double, endY: Double) throws {
        // UnitCurve.easeInOut is the Bézier curve (.42, 0, .58, 1); y by bisection of x.
        func ease(_ progress: Double) -> Double {
            var (low, high) = (0.0, 1.0)
            for _ in 0..<50 {
                let t = (low + high) / 2
                let x = 3 * (1 - t) * (1 - t) * t * 0.42 + 3 * (1 - t) * t * t * 0.58 + t * t * t
                if x < progress { low = t } else { high = t }
            }
            return 3 * (1 - low) * low * low + low * low * low
        }
        let stops = (0..<16).map { index in
            let amount = ease(Double(index) / 15)
            let color = RGBA(red: 52 * (1 - amount) / 255, green: (199 - 77 * amount) / 255, blue: (89 + 166 * amount) / 255)
            return Self.stop(color, Double(index) / 15)
        }
        let sketch = try Self.picture(256, 256, scale: 3, .linear(start: .zero, end: CGPoint(x: endX, y: endY)), stops)
        let truth = try Truth.object("smooth_samples")
        let row = try #require(truth[name] as? [String: Any])
        let samples = try #require(row["samples"] as? [[Int]])
        for sample in samples {
            let ours = sketch.rgb(sample[0], row["y"] as? Int ?? sample[0])
            for channel in 0..<3 { #expect(abs(ours[channel] - sample[channel + 1]) <= 2) }
        }
    }

    @Test func aLongRampHasEveryStepOnce() throws {
        let sketch = try Self.picture(1024, 1, .linear(start: .zero, end: CGPoint(x: 1024, y: 0)), Self.blackToWhite)
        for x in 0..<1024 {
            let exact = (Double(x) + 0.5) / 1024 * 255
            #expect(abs(Double(sketch.rgb(x, 0)[0]) - exact) <= 0.502)
        }
    }

    @Test func aVerticalRampIsConstantAlongRows() throws {
        let sketch = try Self.picture(5, 100, .linear(start: .zero, end: CGPoint(x: 0, y: 100)), Self.blackToWhite)
        for y in 0..<100 {
            #expect(abs(Double(sketch.rgb(0, y)[0]) - (Double(y) + 0.5) * 2.55) <= 0.502)
            expect(sketch.rgb(4, y), equals: sketch.rgb(0, y))
        }
    }

    @Test func transparentStopsDoNotDarken() throws {
        let stops = [Self.stop(RGBA(255, 0, 0), 0), Self.stop(.clear, 1)]
        let sketch = try Self.picture(100, 1, .linear(start: .zero, end: CGPoint(x: 100, y: 0)), stops)
        for x in 0..<100 { expect(sketch.rgb(x, 0)[0], equals: sketch.alpha(x, 0)) }
        #expect(abs(sketch.alpha(50, 0) - 126) <= 1)
    }

    @Test func radialPlacesAreDistances() throws {
        let shape = GradientPaint.Shape.radial(center: CGPoint(x: 50, y: 50), startRadius: 10, endRadius: 40)
        let sketch = try Self.picture(100, 100, shape, Self.blackToWhite)
        for (x, y) in [(50, 50), (80, 50), (30, 21), (95, 95)] {
            let (dx, dy) = (Double(x) - 49.5, Double(y) - 49.5)
            let place = min(max(((dx * dx + dy * dy).squareRoot() - 10) / 30, 0), 1)
            #expect(abs(Double(sketch.rgb(x, y)[0]) - place * 255) <= 0.51)
        }
    }

    @Test func ellipticalGradientsAreSqueezedRadialOnes() throws {
        let shape = GradientPaint.Shape.elliptical(
            center: CGPoint(x: 50, y: 25), radii: CGSize(width: 50, height: 25), startFraction: 0, endFraction: 1)
        let sketch = try Self.picture(100, 50, shape, Self.blackToWhite)
        #expect(abs(sketch.rgb(74, 25)[0] - sketch.rgb(50, 37)[0]) <= 3)
        expect(sketch.rgb(0, 0), equals: [255, 255, 255])
    }

    /// colors.json, gradient.angular_outside: 0 to 180 degrees red to blue; beyond, the angularly nearer end.
    @Test func outsideAnAngularSweepTheNearerEndGoesOn() throws {
        let stops = [Self.stop(RGBA(255, 0, 0), 0), Self.stop(RGBA(0, 0, 255), 1)]
        let shape = GradientPaint.Shape.angular(center: CGPoint(x: 50, y: 50), start: .degrees(0), end: .degrees(180))
        let sketch = try Self.picture(100, 100, shape, stops)
        expect(sketch.rgb(20, 40), equals: [0, 0, 255])
        expect(sketch.rgb(80, 40), equals: [255, 0, 0])
        let below = sketch.rgb(50, 90)
        #expect(abs(below[0] - 128) <= 2 && abs(below[2] - 127) <= 2)
        #expect(sketch.rgb(90, 60)[0] > sketch.rgb(10, 60)[0])
    }

    @Test func aWholeTurnRunsClockwiseFromTheRight() throws {
        let shape = GradientPaint.Shape.angular(center: CGPoint(x: 50, y: 50), start: .degrees(0), end: .degrees(360))
        let sketch = try Self.picture(100, 100, shape, Self.blackToWhite)
        for (x, y, turns) in [(50, 95, 0.25), (4, 50, 0.5), (50, 4, 0.75)] {
            #expect(abs(Double(sketch.rgb(x, y)[0]) - turns * 255) <= 2)
        }
        #expect(sketch.rgb(95, 48)[0] > 250 && sketch.rgb(95, 52)[0] < 12)
    }

    /// Apple's page on `AngularGradient`: of more than a turn, the last complete one is drawn; here from 180 to 540 degrees,
    /// either way round.
    @Test func ofMoreThanATurnTheLastIsSeen() throws {
        for sign in [1.0, -1] {
            let shape = GradientPaint.Shape.angular(
                center: CGPoint(x: 50, y: 50), start: .degrees(0), end: .degrees(sign * 540))
            let sketch = try Self.picture(100, 100, shape, Self.blackToWhite)
            for (x, y, degrees) in [(50, 95, 450.0), (95, 50, 360), (50, 4, 270)] {
                let place = sign > 0 ? degrees : 720 - degrees
                #expect(abs(Double(sketch.rgb(x, y)[0]) - place / 540 * 255) <= 2)
            }
            #expect(abs(sketch.rgb(4, sign > 0 ? 52 : 48)[0] - 255) <= 3 && abs(sketch.rgb(4, sign > 0 ? 48 : 52)[0] - 85) <= 3)
        }
    }

    @Test func hardStopsStayHard() throws {
        let stops = [Self.stop(.black, 0.5), Self.stop(.white, 0.5)]
        let sketch = try Self.picture(10, 1, .linear(start: .zero, end: CGPoint(x: 10, y: 0)), stops)
        expect((0..<10).map { sketch.rgb($0, 0)[0] }, equals: [0, 0, 0, 0, 0, 255, 255, 255, 255, 255])
    }

    @Test func gradientsFollowTheTransform() throws {
        let paint = Paint.gradient(GradientPaint(stops: Self.blackToWhite, shape: .linear(start: .zero, end: CGPoint(x: 10, y: 0))))
        let item = DisplayItem.fill(Sketch.rect(0, 0, 10, 10), FillStyle(), paint)
        let turned = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
        let (plain, rotated) = (try Sketch(10, 10, [item]), try Sketch(10, 10, [.transform(turned, [item])]))
        for place in 0..<10 { #expect(abs(plain.rgb(place, 3)[0] - rotated.rgb(3, place)[0]) <= 1) }
    }

    private static let manyStops = [
        stop(RGBA(255, 95, 109), 0), stop(RGBA(255, 195, 113), 0.37), stop(RGBA(33, 147, 176), 0.61), stop(RGBA(250, 250, 2), 1),
    ]

    /// The colour between the stops at a place, channel by channel, before it is rounded.
    private static func exact(_ place: Double) -> [Double] {
        let place = min(max(place, 0), 1)
        let index = max(1, manyStops.firstIndex { $0.location >= place } ?? 1)
        let (from, to) = (manyStops[index - 1], manyStops[index])
        let part = (place - from.location) / (to.location - from.location)
        return zip([from.color.red, from.color.green, from.color.blue], [to.color.red, to.color.green, to.color.blue])
            .map { ($0 + ($1 - $0) * part) * 255 }
    }

    /// Levels grow in whole numbers along a row; rounding is all that parts them from the exact colour.
    @Test(arguments: [(0.0, 0.0, 700.0, 90.0), (613, 20, -11, 41), (-5000, 0, 9000, 333), (300, 0, 302, 7)])
    func linearColoursAreExact(x0: Double, y0: Double, x1: Double, y1: Double) throws {
        let shape = GradientPaint.Shape.linear(start: CGPoint(x: x0, y: y0), end: CGPoint(x: x1, y: y1))
        let sketch = try Self.picture(611, 23, shape, Self.manyStops)
        let (dx, dy) = (x1 - x0, y1 - y0)
        for y in 0..<23 {
            for x in 0..<611 {
                let place = ((Double(x) + 0.5 - x0) * dx + (Double(y) + 0.5 - y0) * dy) / (dx * dx + dy * dy)
                let wanted = Self.exact(place)
                let largest = zip(sketch.rgb(x, y), wanted).map { abs(Double($0) - $1) }.max() ?? 0
                // Places of stops are numbers of 32 bits: where 700 levels a pixel change, that is what shows.
                if largest > (abs(dx) < 10 ? 0.51 : 0.503) { Issue.record("\(largest) at \(x), \(y)"); return }
            }
        }
    }

    @Test(arguments: [(300.0, 11.0, 0.0, 280.0), (300, 11, 260, 40), (-90, -70, 20, 800), (305, 5, 0, 60)])
    func radialColoursAreExact(x: Double, y: Double, start: Double, end: Double) throws {
        let shape = GradientPaint.Shape.radial(
            center: CGPoint(x: x, y: y), startRadius: CGFloat(start), endRadius: CGFloat(end))
        let sketch = try Self.picture(611, 23, shape, Self.manyStops)
        for row in 0..<23 {
            for column in 0..<611 {
                let (dx, dy) = (Double(column) + 0.5 - x, Double(row) + 0.5 - y)
                let wanted = Self.exact(((dx * dx + dy * dy).squareRoot() - start) / (end - start))
                let largest = zip(sketch.rgb(column, row), wanted).map { abs(Double($0) - $1) }.max() ?? 0
                if largest > 0.515 { Issue.record("\(largest) at \(column), \(row)"); return }
            }
        }
    }
}
