import Foundation
import Geometry
import TestSupport
import Testing

@Suite("Path data of SVG")
struct PathDataTests {
    @Test(
        "Commands are read in each form, and relative ones count from the current point",
        arguments: [
            ("M1 2L3 4", "M1,2 L3,4"), ("m1,2 3,4", "M1,2 L4,6"), ("M0 0 10 0 10 10Z", "M0,0 L10,0 L10,10 Z"),
            ("M1 1h2v3H0V0", "M1,1 L3,1 L3,4 L0,4 L0,0"), ("M.5.5-1-1", "M0.5,0.5 L-1,-1"), ("M1e1 0l-1e-1,0", "M10,0 L9.9,0"),
            ("M0 0C1 1 2 1 3 0S5-1 6 0", "M0,0 C1,1 2,1 3,0 C4,-1 5,-1 6,0"), ("M0 0Q1 1 2 0T4 0", "M0,0 Q1,1 2,0 Q3,-1 4,0"),
            ("M0 0zl1 1", "M0,0 Z L1,1"), ("M0 0A5 5 0 0 0 0 0L1 0", "M0,0 L0,0 L1,0"),
        ])
    func commands(text: String, expected: String) throws {
        let path = try #require(Path(pathData: text))
        expect(path.elements.map(Self.text).joined(separator: " "), equals: expected)
    }

    @Test(
        "An arc goes by its flags and ends where it should",
        arguments: [("M0 0a5 5 0 0 1 10 0", -5.0), ("M0 0a5 5 0 0010 0", 5), ("M0 0A50 50 0 1 1 10 0", -99.749)])
    func arcs(text: String, highest: Double) throws {
        let path = try #require(Path(pathData: text))
        let box = path.boundingRect
        expect(Double(path.currentPoint?.x ?? 0), near: 10, within: 1e-9)
        expect(Double(highest < 0 ? box.minY : box.maxY), near: highest, within: 0.01)
    }

    @Test("Broken data is no path", arguments: ["L1 1", "M1", "M0 0 L", "M0 0 X", "M0 0 A1 1 0 2 0 1 1", "M1e999 0", "M0 0z 1"])
    func faults(text: String) { #expect(Path(pathData: text) == nil) }

    @Test("No data is an empty path") func nothing() { expect(Path(pathData: " ")?.isEmpty, equals: true) }

    private static func text(_ element: Path.Element) -> String {
        func number(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
        func point(_ point: CGPoint) -> String { "\(number(Double(point.x))),\(number(Double(point.y)))" }
        return switch element {
        case .move(let to): "M\(point(to))"
        case .line(let to): "L\(point(to))"
        case .quadCurve(let to, let control): "Q\(point(control)) \(point(to))"
        case .curve(let to, let first, let second): "C\(point(first)) \(point(second)) \(point(to))"
        case .closeSubpath: "Z"
        }
    }
}
