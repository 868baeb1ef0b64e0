import Foundation

/// One thing that a scripted hand does to a view of an app.
package enum PreviewStep: Codable, Equatable, Sendable {
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
    /// Waits until what the step before it began has come to rest, and then so many seconds.
    case rest(seconds: Double)
    /// Sets a state property of a view, found by its name.
    case set(String, to: StepValue)
    /// Asks the provider of a widget for a new timeline.
    case reload
    /// Lets a widget's time jump ahead, through entries and reloads.
    case goTo(VirtualMoment)
    /// Brings up an entry that a preview lists, counted from 0.
    case showEntry(Int)

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
        case .rest(let seconds): "rest \(seconds) s"
        case .set(let name, let value): "set \(name) to \(value)"
        case .reload: "reload"
        case .goTo(let moment): "go to \(moment.description)"
        case .showEntry(let index): "show entry \(index + 1)"
        }
    }
}

/// A straight line of a finger's way.
package enum StepLeg: Codable, Equatable, Sendable, CustomStringConvertible {
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

    /// Returns the point at which the leg ends.
    package func end(from start: CGPoint) -> CGPoint {
        switch self {
        case .to(let point): point
        case .by(let x, let y): CGPoint(x: start.x + CGFloat(x), y: start.y + CGFloat(y))
        }
    }
}

extension PreviewStep {
    /// Drags from a place by a distance in points.
    package static func drag(from target: StepTarget, press: Double = 0, x: CGFloat, y: CGFloat, seconds: Double) -> PreviewStep {
        .drag(from: target, press: press, along: [.by(x: Double(x), y: Double(y))], seconds: seconds)
    }
}

/// The target that a step touches.
package enum StepTarget: Codable, Equatable, Sendable, CustomStringConvertible {
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

/// The new value of a state property, and the animation of its change.
package enum StepValue: Sendable, CustomStringConvertible {
    /// As it is typed; animated as in `withAnimation { }`, or at once.
    case words(String, isAnimated: Bool)
    /// A value, and a SwiftUI `Animation` or nil, that a test gives: neither leaves its process.
    case own(any Sendable, animation: (any Sendable)?)

    package var description: String {
        switch self {
        case .words(let words, _): words
        case .own(let value, _): "\(value)"
        }
    }
}

extension StepValue: Equatable {
    package static func == (first: StepValue, second: StepValue) -> Bool {
        switch (first, second) {
        case (.words(let first, let isFirst), .words(let second, let isSecond)): first == second && isFirst == isSecond
        case (.own(let first, let animation), .own(let second, let other)):
            type(of: first) == type(of: second) && "\(first) \(String(describing: animation))" == "\(second) \(String(describing: other))"
        case (.words, .own), (.own, .words): false
        }
    }
}

extension StepValue: Codable {
    private enum CodingKeys: CodingKey { case words, isAnimated }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self = .words(try keys.decode(String.self, forKey: .words), isAnimated: try keys.decode(Bool.self, forKey: .isAnimated))
    }

    /// - Throws: `EncodingError` for a test's own value.
    package func encode(to encoder: any Encoder) throws {
        guard case .words(let words, let isAnimated) = self else {
            throw EncodingError.invalidValue(
                self, .init(codingPath: encoder.codingPath, debugDescription: "A test's own value stays in it."))
        }
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(words, forKey: .words)
        try keys.encode(isAnimated, forKey: .isAnimated)
    }
}
