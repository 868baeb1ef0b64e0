import HostProtocol
import SwiftUI
import TestSupport
import Testing

@testable import PreviewRendering

/// What `zoetrope curve` plots of curves, and what it says of those that no plot can show.
@Suite("Plotted curves") struct PlottedCurveTests {
    @Test("A curve is plotted to its end") func whole() throws {
        let curve = try PlottedCurve("linear", of: Animation.linear(duration: 0.5))
        #expect(curve.duration == 0.5 && curve.ending == "0.5 s")
        #expect(curve.values.first == 0 && curve.values.last == 1 && curve.values[150] == 0.5)
        try expect(PlottedCurve("curve", of: UnitCurve.easeIn).ending, equals: "1 s")
    }

    @Test("Measured points are drawn over their curve, with how far off they are at most") @MainActor func measured() throws {
        let curve = try PlottedCurve("linear", of: Animation.linear(duration: 0.5))
        let plain = CurvePlot(curves: [curve]).geometry
        let points = HostRequest.MeasuredPoints(title: "mine.csv", times: [0, 0.25, 0.5], values: [0, 0.5, 1.02])
        let plot = CurvePlot(curves: [curve], points: [points])
        expect(plot.geometry.lines.count, equals: plain.lines.count + 6)
        #expect(plot.geometry.labels.map(\.text).contains("× mine.csv   3 points, at most 0.02 off linear"))
        // The second one lies in the middle of the curve.
        let value = try #require(plot.geometry.lines.first { $0.points.count == 301 })
        let cross = plot.geometry.lines.filter { $0.width == 0.8 }[2].points
        #expect(
            abs((cross[0].x + cross[1].x) / 2 - value.points[150].x) < 1e-9
                && abs((cross[0].y + cross[1].y) / 2 - value.points[150].y) < 1e-9)
        #expect(plot.svg.contains("mine.csv"))
    }

    @Test("An animation of a spring is plotted at its own steps, without stairs; a spring by itself is even") func springs() throws {
        for subject in [Animation.smooth as Any, Spring.smooth, Animation.spring(duration: 1.3, bounce: 0.2)] {
            let curve = try PlottedCurve("spring", of: subject)
            // It moves on from each sample to the next; the first step gives it a velocity alone.
            let rising = Array(curve.values.dropFirst().prefix { $0 < 0.9 })
            #expect(rising.count > 20 && zip(rising, rising.dropFirst()).allSatisfy { $0 < $1 })
            let steps = zip(rising, rising.dropFirst()).map { $1 - $0 }
            // The way from one sample to the next changes by and by.
            #expect(zip(steps, steps.dropFirst()).allSatisfy { abs($1 - $0) < 0.004 }, "\(steps)")
        }
        let spring = try PlottedCurve("spring", of: Spring(duration: 0.7, bounce: 0.2))
        expect(spring.value(at: 0.2), near: Spring(duration: 0.7, bounce: 0.2).value(target: 1, time: 0.2), within: 1e-3)
        expect(spring.duration, equals: Spring(duration: 0.7, bounce: 0.2).settlingDuration)
    }

    @Test("What was measured is compared with the curve itself, and not with what lies between its samples") func exact() throws {
        let times = (0...20).map { Double($0) / 41 }
        let curve = try PlottedCurve("smooth", of: Animation.smooth, at: times)
        var value = AnimatedValue(0.0)
        value.set(1, animation: .smooth, at: 0)
        #expect(times.allSatisfy { curve.value(at: $0) == value.value(at: $0) })
    }

    @Test("Long titles are shortened, and what is not off is said to be less than can be told") @MainActor func headings() throws {
        let title = String(repeating: "CubicKeyframe ", count: 12)
        let curve = try PlottedCurve(title, of: Animation.linear(duration: 0.5))
        let points = HostRequest.MeasuredPoints(title: title, times: [0, 0.25], values: [0, 0.5])
        let labels = CurvePlot(curves: [curve], points: [points]).geometry.labels.map(\.text)
        #expect(labels.allSatisfy { $0.count < 110 })
        #expect(labels.contains { $0.contains("less than 0.0001 off") })
    }

    @Test("What ends at once is plotted for a second", arguments: [0, -1, Double.nan])
    func instant(_ duration: Double) throws {
        let curve = try PlottedCurve("linear", of: Animation.easeInOut(duration: duration))
        #expect(curve.duration == 1 && curve.ending == "at once")
        #expect(curve.values.allSatisfy { $0 == 1 })
    }

    @Test("Of what never ends a few seconds are plotted") func endless() throws {
        let curve = try PlottedCurve("pulse", of: Animation.linear(duration: 1).repeatForever())
        #expect(curve.duration == 3 && curve.ending == "without an end")
    }

    @Test("A curve with values that are no finite numbers is told with the moment of the first") func notFinite() throws {
        #expect(throws: CurveError.notFinite("curve", time: 0)) {
            try PlottedCurve("curve", of: Animation.timingCurve(0.5, .infinity, 0, 1, duration: 1))
        }
        // A velocity may have no bound, as where a circle begins.
        try expect(PlottedCurve("circle", of: UnitCurve.circularEaseOut).values.last, equals: 1)
        let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(Double.nan, duration: 1) }
        #expect(throws: CurveError.self) { try PlottedCurve("keyframes", of: timeline) }
        expect(
            "\(CurveError.notFinite("curve", time: 0.003))",
            equals: "curve has no finite value at 0.003 s, so it cannot be plotted: give it finite numbers.")
    }
}
