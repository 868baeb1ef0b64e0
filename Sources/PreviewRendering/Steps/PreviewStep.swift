import Foundation
import SwiftUI

/// One thing that a scripted hand does to a view of an app.
package enum PreviewStep: Sendable, Equatable {
    /// Taps so often.
    case tap(StepTarget, count: Int)
    /// Presses for so many seconds.
    case longPress(StepTarget, seconds: Double)
    /// Presses for so many seconds, and moves the finger along straight lines then, evenly, in so many seconds in all.
    case drag(from: StepTarget, press: Double, along: [StepLeg], seconds: Double)
    /// Moves two fingers apart or together until they are `scale` times as far apart as at first, and turns them around each
    /// other by so many degrees, clockwise.
    case pinch(StepTarget, scale: Double, degrees: Double, seconds: Double)
    /// Scrolls the content of a scroll view so far to the right and down, with a finger that stops before it leaves; without a
    /// target the first scroll view that scrolls that way.
    case scroll(StepTarget?, x: Double, y: Double)
    /// Taps a switch.
    case toggle(StepTarget)
    /// Types into a field; into the one touched last if none is named, or the only one.
    case type(String, into: StepTarget?)
    /// Lets so many seconds pass. Without one a step waits until what the last one began has come to rest.
    case wait(seconds: Double)
    /// Sets a state property of a view, found by its name.
    case set(String, to: StateValue, animation: Animation?)
    /// Asks the provider of a widget for a new timeline.
    case reload
    /// Lets a widget's time jump ahead, through entries and reloads.
    case goTo(VirtualMoment)

    /// As it would be typed.
    package var description: String {
        switch self {
        case .tap(let target, let count): count == 1 ? "tap \(target)" : "tap \(target) \(count) times"
        case .longPress(let target, _): "long-press \(target)"
        case .drag(let target, let press, let legs, _):
            "\(press > 0 ? "press-drag" : "drag") \(target) \(legs.map(\.description).joined(separator: ", then "))"
        case .pinch(let target, let scale, let degrees, _):
            degrees == 0 ? "pinch \(target) to \(scale)" : "rotate \(target) by \(degrees)"
        case .scroll(let target, let x, let y):
            "scroll \(target.map { "\($0) " } ?? "")by \(StepTarget.point(CGPoint(x: x, y: y)))"
        case .toggle(let target): "toggle \(target)"
        case .type(let text, _): "type \"\(text)\""
        case .wait(let seconds): "wait \(seconds) s"
        case .set(let name, let value, _): "set \(name) to \(value)"
        case .reload: "reload"
        case .goTo(let moment): "go to \(moment.description)"
        }
    }
}

/// A straight line of a finger's way.
package enum StepLeg: Sendable, Equatable, CustomStringConvertible {
    /// To a point, in points from the top left.
    case to(CGPoint)
    /// By a distance in points, from where the line before it ends.
    case by(x: Double, y: Double)

    package var description: String {
        switch self {
        case .to(let point): "to \(StepTarget.point(point))"
        case .by(let x, let y): "by \(StepTarget.point(CGPoint(x: x, y: y)))"
        }
    }

    /// Where it ends.
    func end(from start: CGPoint) -> CGPoint {
        switch self {
        case .to(let point): point
        case .by(let x, let y): CGPoint(x: start.x + CGFloat(x), y: start.y + CGFloat(y))
        }
    }
}

extension PreviewStep {
    /// Drags from a place by a distance in points.
    static func drag(from target: StepTarget, press: Double = 0, x: CGFloat, y: CGFloat, seconds: Double) -> PreviewStep {
        .drag(from: target, press: press, along: [.by(x: Double(x), y: Double(y))], seconds: seconds)
    }
}

/// What a step touches.
package enum StepTarget: Sendable, Equatable, CustomStringConvertible {
    /// A view by its accessibility label or identifier, or by what is written in it.
    case label(String)
    /// In points from the top left.
    case point(CGPoint)

    /// A name, or two numbers with a comma between them.
    package init(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        if parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite, y.isFinite {
            self = .point(CGPoint(x: x, y: y))
        } else {
            self = .label(text)
        }
    }

    package var description: String {
        switch self {
        case .label(let label): "\"\(label)\""
        case .point(let point): "\(Self.number(point.x)),\(Self.number(point.y))"
        }
    }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(Double(value))
    }
}

/// Why a step cannot be carried out.
package enum StepError: Error, Equatable, CustomStringConvertible {
    case outside(step: String, point: String, width: Double, height: Double)
    /// A point of the picture that lies in the place around what can be touched, which takes up a part of it.
    case beside(step: String, point: String, frame: CGRect)
    case nothingThere(step: String, known: [String])
    case notASwitch(step: String, known: [String])
    case noField(step: String, known: [String])
    /// Nothing there waits for what the step does.
    case noGesture(step: String, TouchDemand, known: [String])
    case noState(step: String, name: String, known: [String])
    case notAValue(step: String, name: String, type: String)
    case stateOfWidget(step: String)
    case nothingScrolls(step: String)
    case onlyViews(kind: String)
    case onlyWidgets(step: String)
    case noProvider(step: String)
    case past(step: String, now: String)

    package var description: String {
        switch self {
        case .outside(let step, let point, let width, let height):
            "Cannot \(step): \(point) lies outside of the view, which is \(width) by \(height) points."
        case .beside(let step, let point, let frame):
            "Cannot \(step): \(point) lies in the place around what can be touched, which reaches from "
                + "\(StepTarget.point(frame.origin)) to \(StepTarget.point(CGPoint(x: frame.maxX, y: frame.maxY))) in the picture."
        case .nothingThere(let step, let known):
            "Cannot \(step): nothing there can be touched. \(Self.list(known))"
        case .nothingScrolls(let step):
            "Cannot \(step): no scroll view there has content that is larger than it in that direction."
        case .notASwitch(let step, let known):
            "Cannot \(step): that is no switch. \(known.isEmpty ? "There is none here." : Self.list(known))"
        case .noGesture(let step, let demand, let known):
            "Cannot \(step): nothing there \(demand.words). "
                + (known.isEmpty ? "Nothing here does." : "What does: \(known.map { "\"\($0)\"" }.joined(separator: ", ")).")
        case .noState(let step, let name, let known):
            "Cannot \(step): no view here has a state called \"\(name)\". "
                + (known.isEmpty ? "None has any: a @State property can be set." : "There are: \(known.joined(separator: ", ")).")
        case .notAValue(let step, let name, let type):
            "Cannot \(step): that is no \(type), which \(name) is. Written can be true and false, numbers, text, the names of cases "
                + "without values, nil, and JSON of what is Decodable."
        case .stateOfWidget(let step):
            "Cannot \(step): a widget's views keep no state, the system shows an archive of them. Change what its provider gives."
        case .noField(let step, let known):
            "Cannot \(step): \(known.isEmpty ? "there is no field here." : "name the field. \(Self.list(known))")"
        case .onlyWidgets(let step):
            "Cannot \(step): only widgets have a timeline, and this is a view of an app."
        case .noProvider(let step):
            "Cannot \(step): no provider stands behind this preview. Preview the widget itself: #Preview(as:) { } timelineProvider: { }."
        case .past(let step, let now):
            "Cannot \(step): the widget's time is \(now) already, and it only goes on."
        case .onlyViews(let kind):
            "Steps are for views of an app, widgets, controls and Live Activities; this is \(kind), which is only drawn here."
        }
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "Nothing here can be touched." : "There are: \(names.map { "\"\($0)\"" }.joined(separator: ", "))."
    }
}

extension TouchDemand {
    /// What is wanted, after a subject.
    fileprivate var words: String {
        switch self {
        case .longPress: "waits for a long press"
        case .magnification: "follows two fingers that move apart"
        case .rotation: "follows two fingers that turn"
        }
    }
}
