import Foundation
import SwiftUI

/// A curve over time, sampled: its value from 0 to 1 and beyond, and its velocity.
struct PlottedCurve: Sendable {
    var title: String
    /// Seconds.
    var duration: Double
    var values: [Double]
    /// Per second.
    var velocities: [Double]

    /// As many samples as there are steps in a plot, and one more.
    private static let steps = 300
    /// Seconds that are shown of what never ends.
    private static let endless = 3.0

    /// - Parameter subject: an `Animation`, a `Spring`, a `UnitCurve`, or a `KeyframeTimeline` of numbers.
    /// - Throws: `CurveError.notACurve` for anything else.
    init(_ title: String, of subject: Any) throws {
        switch subject {
        case let animation as Animation:
            var value = AnimatedValue(0.0)
            value.set(1, animation: animation, at: 0)
            let end = value.settlingTime
            self.init(title, duration: end.isFinite ? max(end, 1e-3) : Self.endless) {
                (value.value(at: $0), value.velocity(at: $0))
            }
        case let spring as Spring:
            try self.init(title, of: Animation.spring(spring))
        case let curve as UnitCurve:
            try self.init(title, of: Animation.timingCurve(curve, duration: 1))
        case let timeline as KeyframeTimeline<Double>:
            self.init(title, timeline.duration) { timeline.value(time: $0) }
        case let timeline as KeyframeTimeline<CGFloat>:
            self.init(title, timeline.duration) { Double(timeline.value(time: $0)) }
        default:
            throw CurveError.notACurve(title, type: "\(type(of: subject))")
        }
    }

    private init(_ title: String, duration: Double, sample: (Double) -> (value: Double, velocity: Double)) {
        self.title = title
        self.duration = duration
        let samples = (0...Self.steps).map { sample(duration * Double($0) / Double(Self.steps)) }
        values = samples.map(\.value)
        velocities = samples.map(\.velocity)
    }

    /// A curve whose velocity is told by its neighbours.
    private init(_ title: String, _ duration: Double, value: (Double) -> Double) {
        let length = max(duration, 1e-3)
        let width = length / Double(Self.steps) / 2
        self.init(title, duration: length) { time in
            let (before, after) = (max(time - width, 0), min(time + width, length))
            return (value(time), (value(after) - value(before)) / max(after - before, 1e-9))
        }
    }
}

/// Why nothing can be plotted.
enum CurveError: Error, Equatable, CustomStringConvertible {
    case notACurve(String, type: String)
    case nothingToPlot

    var description: String {
        switch self {
        case .notACurve(let title, let type):
            "\(title) is \(type): only an Animation, a Spring, a UnitCurve or a KeyframeTimeline of numbers can be plotted."
        case .nothingToPlot:
            "There is nothing to plot: name an animation, such as \"spring(duration: 0.5, bounce: 0.3)\"."
        }
    }
}
