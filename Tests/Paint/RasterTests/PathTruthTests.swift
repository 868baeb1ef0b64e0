import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

@Suite struct PathTruthTests {
    private static func curve(_ add: (inout Path) -> Void) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 100))
        add(&path)
        return path
    }

    /// The dark areas that Apple's pictures of these paths have.
    @Test func areasAreApples() throws {
        let values = try #require(try Truth.effect("path")["value"] as? [String: Any])
        let quad = Self.curve { $0.addQuadCurve(to: CGPoint(x: 100, y: 100), control: CGPoint(x: 50, y: 0)) }
        let cubic = Self.curve {
            $0.addCurve(to: CGPoint(x: 100, y: 100), control1: .zero, control2: CGPoint(x: 100, y: 0))
        }
        let quadArea = try #require(values["quad (0,100)-(50,0)-(100,100) dark area"] as? Double)
        let cubicArea = try #require(values["cubic (0,100)-(0,0)-(100,0)-(100,100) dark area"] as? Double)
        #expect(abs(try Sketch(110, 110, [Sketch.fill(quad)]).area - quadArea) < 10)
        // Exactly 6000; Apple's picture has 22.7 less in it.
        #expect(abs(try Sketch(110, 110, [Sketch.fill(cubic)]).area - cubicArea) < 24)
        let ellipse = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(abs(try Sketch(110, 70, [Sketch.fill(ellipse)]).area - 4714.2) < 2)
    }

    @Test(arguments: [(false, [30, 30]), (true, [10, 10])])
    func arcsSweepAsApplesDo(clockwise: Bool, inside: [Int]) throws {
        var path = Path()
        path.move(to: CGPoint(x: 20, y: 20))
        path.addArc(
            center: CGPoint(x: 20, y: 20), radius: 18, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: clockwise)
        let sketch = try Sketch(40, 40, [Sketch.fill(path)])
        expect(sketch.alpha(inside[0], inside[1]), equals: 255)
        expect(sketch.alpha(40 - inside[0], 40 - inside[1]), equals: 0)
        expect(sketch.area, near: Double.pi * 18 * 18 * (clockwise ? 0.75 : 0.25), within: 1)
    }

    /// A continuous corner against macOS 26, pixel by pixel.
    @Test(arguments: [
        ("blue 45x44 top left", 45.0, 44.0, false, false), ("blue 45x44 bottom right", 45, 44, true, true),
        ("cyan 58x44 top right", 58, 44, true, false),
    ])
    func continuousCornersAreApples(name: String, width: Double, height: Double, right: Bool, bottom: Bool) throws {
        let rows = try #require(try Truth.object("rounded_corners")[name] as? [[Int]])
        let box = CGRect(x: 0, y: 0, width: width, height: height)
        let sketch = try Sketch(Int(width), Int(height), [Sketch.fill(Path(roundedRect: box, cornerRadius: 8))])
        for (row, values) in rows.enumerated() {
            for (column, grey) in values.enumerated() {
                let x = right ? Int(width) - 1 - column : column
                let y = bottom ? Int(height) - 1 - row : row
                #expect(abs(sketch.alpha(x, y) - (255 - grey)) <= 9)
            }
        }
    }
}
