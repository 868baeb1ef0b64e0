import Foundation
import SwiftUI

/// A curve over time, sampled: its value from 0 to 1 and beyond, and its velocity.
struct PlottedCurve: Sendable {
    var title: String
    /// The seconds that are plotted.
    var duration: Double
    /// The time at which it ends, in words: "0.5 s".
    let ending: String
    var values: [Double]
    /// Per second.
    var velocities: [Double]
    /// Its values at the measured moments, which may lie between samples.
    private var exact: [Double: Double] = [:]

    /// The number of steps in a plot, which has one sample more.
    private static let steps = 300
    /// The plotted seconds of a curve that never ends.
    private static let endless = 3.0
    /// The plotted seconds of a curve that ends at once.
    private static let instant = 1.0

    /// - Parameters:
    ///   - subject: an `Animation`, a `Spring`, a `UnitCurve`, or a `KeyframeTimeline` of numbers.
    ///   - moments: times in seconds at which its value is asked for exactly.
    /// - Throws: `CurveError.notACurve` for anything else, `CurveError.notFinite` for a curve with values that no plot can show.
    init(_ title: String, of subject: Any, at moments: [Double] = []) throws {
        switch subject {
        case let animation as Animation:
            var value = AnimatedValue(0.0)
            value.set(1, animation: animation, at: 0)
            let end = value.settlingTime
            try self.init(title, end, moments) { (value.value(at: $0), value.velocity(at: $0)) }
        case let spring as Spring:
            try self.init(title, spring.settlingDuration, moments) {
                (spring.value(target: 1.0, time: $0), spring.velocity(target: 1.0, time: $0))
            }
        case let curve as UnitCurve:
            try self.init(title, of: Animation.timingCurve(curve, duration: 1), at: moments)
        case let timeline as KeyframeTimeline<Double>:
            try self.init(title, timeline.duration, moments) { timeline.value(time: $0) }
        case let timeline as KeyframeTimeline<CGFloat>:
            try self.init(title, timeline.duration, moments) { Double(timeline.value(time: $0)) }
        default:
            throw CurveError.notACurve(title, type: "\(type(of: subject))")
        }
    }

    /// - Parameter end: the time at which it ends, in seconds; infinite if it never ends.
    private init(
        _ title: String, _ end: Double, _ moments: [Double], sample: (Double) -> (value: Double, velocity: Double)
    ) throws {
        self.title = title
        let isInstant = end <= 0
        let duration = !end.isFinite ? Self.endless : isInstant ? Self.instant : max(end, 1e-3)
        ending = !end.isFinite ? "without an end" : isInstant ? "at once" : "\(CurvePlot.number((end * 1000).rounded() / 1000)) s"
        var times = (0...Self.steps).map { duration * Double($0) / Double(Self.steps) }
        var lead = 0.0
        if Self.isStepped(until: duration, sample) {
            // A time in the middle of a step identifies the step for certain; a step counts from its beginning on.
            lead = 0.5 / Self.stepsASecond
            // Between its own steps the curve stands still, which would be plotted as stairs of uneven width.
            let step = (duration * Self.stepsASecond / Double(Self.steps)).rounded(.up) / Self.stepsASecond
            times = (0...Int((duration / step - 1e-9).rounded(.up))).map { Double($0) * step }
        }
        self.duration = times[times.count - 1]
        let samples = times.map { sample(max($0 - lead, 0)) }
        if let place = samples.firstIndex(where: { !$0.value.isFinite }) {
            throw CurveError.notFinite(title, time: (times[place] * 1000).rounded() / 1000)
        }
        values = samples.map(\.value)
        velocities = samples.map(\.velocity)
        for moment in moments { exact[moment] = sample(moment).value }
    }

    /// The steps per second in which the animation of a spring is computed; a `Spring` itself has none.
    private static let stepsASecond = 300.0

    /// Returns true if a curve moves in such steps and stands still between them.
    private static func isStepped(until duration: Double, _ sample: (Double) -> (value: Double, velocity: Double)) -> Bool {
        let places = (1...5).map { (duration * Double($0) / 8 * stepsASecond).rounded(.down) / stepsASecond }
        func value(_ time: Double) -> Double { sample(time).value }
        return places.allSatisfy { value($0 + 0.001) == value($0 + 0.002) }
            && places.contains { value($0 + 0.001) != value($0 + 0.001 + 1 / stepsASecond) }
    }

    /// The value at a time in seconds: exact at the moments that were asked for, or else interpolated linearly between two
    /// samples; the last sample after the end.
    func value(at time: Double) -> Double {
        if let exact = exact[time], exact.isFinite { return exact }
        let place = min(max(time / duration, 0), 1) * Double(values.count - 1)
        let index = min(Int(place), values.count - 2)
        return values[index] + (values[index + 1] - values[index]) * (place - Double(index))
    }

    /// A curve whose velocity is computed from neighbouring values.
    private init(_ title: String, _ duration: Double, _ moments: [Double], value: (Double) -> Double) throws {
        let length = max(duration, 1e-3)
        let width = length / Double(Self.steps) / 2
        try self.init(title, duration, moments) { time in
            let (before, after) = (max(time - width, 0), min(time + width, length))
            return (value(time), (value(after) - value(before)) / max(after - before, 1e-9))
        }
    }
}

/// The reason why nothing can be plotted.
enum CurveError: Error, Equatable, CustomStringConvertible {
    case notACurve(String, type: String)
    /// The value is not finite; `time` is the first such time, in seconds.
    case notFinite(String, time: Double)
    case nothingToPlot

    var description: String {
        switch self {
        case .notACurve(let title, let type):
            "\(title) is \(type): only an Animation, a Spring, a UnitCurve or a KeyframeTimeline of numbers can be plotted."
        case .notFinite(let title, let time):
            "\(title) has no finite value at \(CurvePlot.number(time)) s, so it cannot be plotted: give it finite numbers."
        case .nothingToPlot:
            "There is nothing to plot: name an animation, such as \"spring(duration: 0.5, bounce: 0.3)\"."
        }
    }
}
