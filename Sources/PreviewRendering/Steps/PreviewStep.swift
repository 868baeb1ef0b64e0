import Foundation

/// One thing that a scripted hand does to a view of an app.
package enum PreviewStep: Sendable, Equatable, Codable {
    /// Taps so often.
    case tap(StepTarget, count: Int)
    /// Presses for so many seconds.
    case longPress(StepTarget, seconds: Double)
    /// Moves a finger along a straight line to a point, in so many seconds.
    case drag(from: StepTarget, to: CGPoint, seconds: Double)
    /// The same by a distance.
    case dragBy(from: StepTarget, x: Double, y: Double, seconds: Double)
    /// Presses for so many seconds, and moves the finger by a distance then.
    case pressDrag(from: StepTarget, press: Double, x: Double, y: Double, seconds: Double)
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
    /// Asks the provider of a widget for a new timeline.
    case reload
    /// Lets a widget's time jump ahead, through entries and reloads.
    case goTo(VirtualMoment)

    /// As it would be typed.
    package var description: String {
        switch self {
        case .tap(let target, let count): count == 1 ? "tap \(target)" : "tap \(target) \(count) times"
        case .longPress(let target, _): "long-press \(target)"
        case .drag(let target, let to, _): "drag \(target) to \(StepTarget.point(to))"
        case .dragBy(let target, let x, let y, _): "drag \(target) by \(StepTarget.point(CGPoint(x: x, y: y)))"
        case .pressDrag(let target, _, let x, let y, _):
            "press-drag \(target) by \(StepTarget.point(CGPoint(x: x, y: y)))"
        case .pinch(let target, let scale, let degrees, _):
            degrees == 0 ? "pinch \(target) to \(scale)" : "rotate \(target) by \(degrees)"
        case .scroll(let target, let x, let y):
            "scroll \(target.map { "\($0) " } ?? "")by \(StepTarget.point(CGPoint(x: x, y: y)))"
        case .toggle(let target): "toggle \(target)"
        case .type(let text, _): "type \"\(text)\""
        case .wait(let seconds): "wait \(seconds) s"
        case .reload: "reload"
        case .goTo(let moment): "go to \(moment.description)"
        }
    }
}

/// What a step touches.
package enum StepTarget: Sendable, Equatable, Codable, CustomStringConvertible {
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
    case nothingThere(step: String, known: [String])
    case notASwitch(step: String, known: [String])
    case noField(step: String, known: [String])
    case nothingScrolls(step: String)
    case onlyViews(kind: String)
    case onlyWidgets(step: String)
    case noProvider(step: String)
    case past(step: String, now: String)

    package var description: String {
        switch self {
        case .outside(let step, let point, let width, let height):
            "Cannot \(step): \(point) lies outside of the view, which is \(width) by \(height) points."
        case .nothingThere(let step, let known):
            "Cannot \(step): nothing there can be touched. \(Self.list(known))"
        case .nothingScrolls(let step):
            "Cannot \(step): no scroll view there has content that is larger than it in that direction."
        case .notASwitch(let step, let known):
            "Cannot \(step): that is no switch. \(known.isEmpty ? "There is none here." : Self.list(known))"
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
