import Geometry
import TestSupport
import Testing

@testable import AnimationEngine

private let curves: [String: UnitCurve] = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
    "circularEaseIn": .circularEaseIn, "circularEaseOut": .circularEaseOut, "circularEaseInOut": .circularEaseInOut,
]

@Suite struct UnitCurveTests {
    @Test(arguments: TruthTable.unitCurves.records("curve.").filter { $0.value["progress"].numbers.count == 5 })
    func assertedValuesAndVelocities(_ record: TruthRecord) throws {
        let curve = try #require(curves[String(record.id.dropFirst("curve.".count))])
        let progress = record.value["progress"].numbers
        let (values, velocities) = (record.value["value"].numbers, record.value["velocity"].numbers)
        for (index, x) in progress.enumerated() {
            #expect(abs(curve.value(at: x) - values[index]) <= 0.01, "value at \(x)")
            #expect(abs(curve.velocity(at: x) - velocities[index]) <= 0.01, "velocity at \(x)")
        }
    }

    @Test(arguments: TruthTable.unitCurves.records("dense."))
    func denseValuesAreTheIdealBezier(_ record: TruthRecord) throws {
        let curve = try #require(curves[String(record.id.dropFirst("dense.".count))])
        let values = record.value["value"].numbers
        let velocities = record.value["velocity (interior)"].list.map(\.number)
        expect(values.count, equals: 21)
        // Results are multiples of 2^-20, so half of that (4.8e-7) off at most.
        for index in 0...20 {
            let x = Double(index) / 20
            expect(curve.value(at: x), near: values[index], within: 5e-7, "value at \(x)")
            if let velocity = velocities[index] {
                expect(curve.velocity(at: x), near: velocity, within: 6e-7, "velocity at \(x)")
            }
        }
    }

    @Test(arguments: TruthTable.unitCurves.records("pixel."))
    func gradientsOfSwiftUIShowTheSameCurve(_ record: TruthRecord) throws {
        let curve = try #require(curves[String(record.id.dropFirst("pixel.".count))])
        for (index, value) in record.value["k/15"].numbers.enumerated() {
            #expect(abs(curve.value(at: Double(index) / 15) - value) <= 0.41 / 255 + 5e-5)
        }
    }

    @Test func quirksAtTheEnds() {
        expect(UnitCurve.easeIn.velocity(at: 1), equals: 0)
        expect(UnitCurve.easeOut.velocity(at: 0), equals: 1)
        expect(UnitCurve.easeOut.velocity(at: 1), equals: 0)
        expect(UnitCurve.easeIn.velocity(at: 0), equals: 0)
    }

    @Test(arguments: [("curve.bezier.1", 0.25, 0.1, 0.75, 0.9), ("curve.bezier.extreme", -0.5, 2, 1.5, -1)])
    func bezier(_ id: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
        let record = TruthTable.unitCurves.record(id)
        #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        #expect(abs(curve.value(at: 0.5) - (record.value["value(0.5)"].number ?? .nan)) <= 0.01)
        #expect(abs(curve.velocity(at: 0.5) - (record.value["velocity(0.5)"].number ?? .nan)) <= 0.01)
    }

    @Test(arguments: [0.3, 0.7])
    func inverses(_ x: Double) {
        expect(UnitCurve.linear.inverse, equals: .linear)
        expect(UnitCurve.circularEaseIn.inverse, equals: .circularEaseOut)
        expect(UnitCurve.circularEaseOut.inverse, equals: .circularEaseIn)
        let (start, end) = (UnitPoint(x: 0.25, y: 0.1), UnitPoint(x: 0.75, y: 0.9))
        let swapped = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: start.y, y: start.x), endControlPoint: UnitPoint(x: end.y, y: end.x))
        let inverse = UnitCurve.bezier(startControlPoint: start, endControlPoint: end).inverse
        expect(inverse.value(at: x), equals: swapped.value(at: x))
        expect(inverse.velocity(at: x), equals: swapped.velocity(at: x))
        #expect(UnitCurve.easeIn.inverse != .easeOut)
        expect(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: x)), near: x, within: 3e-6)
    }

    @Test(arguments: [Double.nan, -.infinity, .infinity, -1, 2])
    func progressOutsideTheUnitIntervalIsClamped(_ progress: Double) {
        for curve in [UnitCurve.linear, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut] {
            expect(curve.value(at: progress), equals: (progress > 1 ? 1 : 0))
        }
    }
}
