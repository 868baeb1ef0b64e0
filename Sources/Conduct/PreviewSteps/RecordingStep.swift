import Foundation
import HostProtocol
import SwiftUI

/// Something that a scripted hand does to a view while it is filmed.
///
/// Steps are carried out in order. Each waits until what the one before it began has come to rest, unless a ``Wait`` stands
/// between them.
public protocol RecordingStep {
    /// The step as the renderer knows it.
    var step: RecordedStep { get }
}

/// A step as the renderer knows it.
public struct RecordedStep: Sendable, Equatable {
    package let step: PreviewStep
}

/// Taps a view.
public struct Tap: RecordingStep {
    public let step: RecordedStep

    /// - Parameters:
    ///   - label: the view's accessibility label or identifier, or what is written in it.
    ///   - count: how often, as for a double tap.
    public init(_ label: String, count: Int = 1) { step = RecordedStep(step: .tap(.label(label), count: count)) }

    /// - Parameter point: in points from the top left.
    public init(at point: CGPoint, count: Int = 1) { step = RecordedStep(step: .tap(.point(point), count: count)) }
}

/// Presses a view and holds.
public struct LongPress: RecordingStep {
    public let step: RecordedStep

    public init(_ label: String, for duration: Duration = .seconds(1)) {
        step = RecordedStep(step: .longPress(.label(label), seconds: duration.inSeconds))
    }

    public init(at point: CGPoint, for duration: Duration = .seconds(1)) {
        step = RecordedStep(step: .longPress(.point(point), seconds: duration.inSeconds))
    }
}

/// Drags a finger along straight lines, evenly.
public struct Drag: RecordingStep {
    public let step: RecordedStep

    /// From the middle of a view by a distance in points.
    public init(_ label: String, by distance: CGSize, in duration: Duration = .milliseconds(600)) {
        step = RecordedStep(
            step: .drag(from: .label(label), press: 0, along: [StepLeg(distance)], seconds: duration.inSeconds))
    }

    public init(from start: CGPoint, to end: CGPoint, in duration: Duration = .milliseconds(600)) {
        step = RecordedStep(step: .drag(from: .point(start), press: 0, along: [.to(end)], seconds: duration.inSeconds))
    }

    /// From the middle of a view through points in turn; the finger leaves at the last of them.
    ///
    /// - Parameters:
    ///   - points: in points from the top left.
    ///   - duration: of the whole way.
    public init(_ label: String, through points: [CGPoint], in duration: Duration = .milliseconds(1200)) {
        step = RecordedStep(
            step: .drag(from: .label(label), press: 0, along: points.map { .to($0) }, seconds: duration.inSeconds))
    }

    /// From the middle of a view by distances in points, each from where the one before it ends.
    public init(_ label: String, by distances: [CGSize], in duration: Duration = .milliseconds(1200)) {
        step = RecordedStep(
            step: .drag(from: .label(label), press: 0, along: distances.map { StepLeg($0) }, seconds: duration.inSeconds))
    }

    /// Along a path: the finger comes down at its first point and leaves at its last.
    public init(along points: [CGPoint], in duration: Duration = .milliseconds(1200)) {
        step = RecordedStep(
            step: .drag(
                from: .point(points.first ?? .zero), press: 0, along: points.dropFirst().map { .to($0) }, seconds: duration.inSeconds))
    }
}

/// Presses a view and then drags it, as movable views require.
public struct PressDrag: RecordingStep {
    public let step: RecordedStep

    /// From the middle of a view by a distance in points.
    public init(
        _ label: String, for press: Duration = .seconds(1), by distance: CGSize, in duration: Duration = .milliseconds(600)
    ) {
        step = RecordedStep(
            step: .drag(from: .label(label), press: press.inSeconds, along: [StepLeg(distance)], seconds: duration.inSeconds))
    }

    /// Creates a drag from the middle of a view through points in turn, at which the carried view may be dropped.
    public init(
        _ label: String, for press: Duration = .seconds(1), through points: [CGPoint], in duration: Duration = .milliseconds(1200)
    ) {
        step = RecordedStep(
            step: .drag(from: .label(label), press: press.inSeconds, along: points.map { .to($0) }, seconds: duration.inSeconds))
    }
}

/// Moves two fingers apart or together, evenly.
public struct Pinch: RecordingStep {
    public let step: RecordedStep

    /// - Parameter scale: how far the fingers are apart at the end, as a multiple of how far they were at first; above 0.
    public init(_ label: String, scale: Double, in duration: Duration = .milliseconds(600)) {
        step = RecordedStep(step: .pinch(.label(label), scale: max(scale, 0.01), degrees: 0, seconds: duration.inSeconds))
    }

    /// - Parameter point: the middle between the fingers, in points from the top left.
    public init(at point: CGPoint, scale: Double, in duration: Duration = .milliseconds(600)) {
        step = RecordedStep(step: .pinch(.point(point), scale: max(scale, 0.01), degrees: 0, seconds: duration.inSeconds))
    }
}

/// Turns two fingers around each other, evenly.
public struct Rotate: RecordingStep {
    public let step: RecordedStep

    /// - Parameter degrees: clockwise.
    public init(_ label: String, degrees: Double, in duration: Duration = .milliseconds(600)) {
        step = RecordedStep(step: .pinch(.label(label), scale: 1, degrees: degrees, seconds: duration.inSeconds))
    }

    /// - Parameter point: the middle between the fingers, in points from the top left.
    public init(at point: CGPoint, degrees: Double, in duration: Duration = .milliseconds(600)) {
        step = RecordedStep(step: .pinch(.point(point), scale: 1, degrees: degrees, seconds: duration.inSeconds))
    }
}

/// Scrolls a scroll view, with a finger that stops before it leaves.
public struct Scroll: RecordingStep {
    public let step: RecordedStep

    /// - Parameters:
    ///   - label: what stands in the scroll view, or its accessibility identifier; nil: the first one that scrolls that way.
    ///   - distance: how far its content goes to the right and down, in points.
    public init(_ label: String? = nil, by distance: CGSize) {
        step = RecordedStep(
            step: .scroll(label.map { .label($0) }, x: Double(distance.width), y: Double(distance.height)))
    }
}

/// Sets a state property of a view, as its own code would.
///
/// It is found by its name; of several views that have one so called the outermost is meant, or that which `Card.isOpen` names.
public struct SetState: RecordingStep {
    public let step: RecordedStep

    /// - Parameters:
    ///   - name: of the `@State` property, with the view's type before it where the name alone is ambiguous.
    ///   - value: of the property's type, or written alike, as 1 for 1.0 and "dark" for a case.
    ///   - animation: of the change, as in `withAnimation`; nil: it comes at once, but for what views animate by themselves.
    public init(_ name: String, to value: some Sendable, animation: Animation? = nil) {
        step = RecordedStep(step: .set(name, to: .own(value, animation: animation)))
    }
}

/// Turns a switch.
public struct TurnSwitch: RecordingStep {
    public let step: RecordedStep

    public init(_ label: String) { step = RecordedStep(step: .toggle(.label(label))) }
}

/// Types into a field.
public struct TypeText: RecordingStep {
    public let step: RecordedStep

    /// - Parameter field: its label; nil: the one touched last, or the only one.
    public init(_ text: String, into field: String? = nil) {
        step = RecordedStep(step: .type(text, into: field.map { .label($0) }))
    }
}

/// Lets time pass.
public struct Wait: RecordingStep {
    public let step: RecordedStep

    public init(_ duration: Duration) { step = RecordedStep(step: .wait(seconds: duration.inSeconds)) }
}

/// Asks a widget's provider for a new timeline, as `WidgetCenter` does.
public struct Reload: RecordingStep {
    public let step: RecordedStep

    public init() { step = RecordedStep(step: .reload) }
}

/// Lets a widget's time jump ahead, through its entries and reloads.
public struct GoTo: RecordingStep {
    public let step: RecordedStep

    public init(_ date: Date) { step = RecordedStep(step: .goTo(.date(date))) }

    /// - Parameter duration: from the widget's present on.
    public init(after duration: Duration) { step = RecordedStep(step: .goTo(.later(seconds: duration.inSeconds))) }
}

extension StepLeg {
    fileprivate init(_ distance: CGSize) { self = .by(x: Double(distance.width), y: Double(distance.height)) }
}

extension Duration {
    package var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}

/// Builds lists of steps from closures.
@resultBuilder
public enum RecordingBuilder {
    public static func buildExpression(_ step: some RecordingStep) -> [RecordedStep] { [step.step] }
    public static func buildBlock(_ steps: [RecordedStep]...) -> [RecordedStep] { steps.flatMap { $0 } }
    public static func buildOptional(_ steps: [RecordedStep]?) -> [RecordedStep] { steps ?? [] }
    public static func buildEither(first: [RecordedStep]) -> [RecordedStep] { first }
    public static func buildEither(second: [RecordedStep]) -> [RecordedStep] { second }
    public static func buildArray(_ steps: [[RecordedStep]]) -> [RecordedStep] { steps.flatMap { $0 } }
}
