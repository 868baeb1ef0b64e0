import ArgumentParser
import Foundation
import HostProtocol

/// The input to the views of an app while they are filmed: steps, in the order in which they are typed, or a tour.
struct StepOptions: ParsableArguments {
    @Option(
        name: .customLong("tap"),
        help: ArgumentHelp(
            "Taps the view with this label, identifier or text, or a point of the image as x,y. Steps are performed in order; each waits "
                + "for rest, unless --wait precedes it.", valueName: "what"),
        transform: { TypedStep(.tap(try TypedStep.target($0, "--tap"), count: 1)) })
    var taps: [TypedStep] = []

    @Option(
        name: .customLong("double-tap"), help: ArgumentHelp("Taps twice.", valueName: "what"),
        transform: { TypedStep(.tap(try TypedStep.target($0, "--double-tap"), count: 2)) })
    var doubleTaps: [TypedStep] = []

    @Option(
        name: .customLong("long-press"), help: ArgumentHelp("Presses for one second.", valueName: "what"),
        transform: { TypedStep(.longPress(try TypedStep.target($0, "--long-press"), seconds: 1)) })
    var longPresses: [TypedStep] = []

    @Option(
        name: .customLong("drag"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Drags from a label or a point to a point, as 20,40:200,40, or by a signed distance, as Card:+120,0 or Card:-120,0; Card alone "
                + "where --through follows.", valueName: "from:to"),
        transform: { TypedStep(try TypedStep.drag($0)) })
    var drags: [TypedStep] = []

    @Option(
        name: .customLong("press-drag"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Presses for one second and then drags, as Card:+120,0.", valueName: "from:to"),
        transform: { TypedStep(try TypedStep.drag($0, pressing: 1)) })
    var pressDrags: [TypedStep] = []

    @Option(
        name: .customLong("through"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Continues the preceding drag to a further point, as 200,80, or by a signed distance, as +0,80 or -120,0; may be given more "
                + "than once.",
            valueName: "point"),
        transform: { TypedStep(through: try TypedStep.leg($0[...], "--through")) })
    var legs: [TypedStep] = []

    @Option(
        name: .customLong("pinch"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Moves two fingers apart or together, as Photo:2 or Photo:0.5.", valueName: "what:scale"),
        transform: { TypedStep(try TypedStep.pinch($0)) })
    var pinches: [TypedStep] = []

    @Option(
        name: .customLong("rotate"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Turns two fingers by degrees, clockwise, as Photo:45.", valueName: "what:degrees"),
        transform: { TypedStep(try TypedStep.rotation($0)) })
    var rotations: [TypedStep] = []

    @Option(
        name: .customLong("scroll"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Scrolls the first scroll view by so many points to the right and down, as 0,300, or the one at a label or point, as "
                + "Card:0,300.", valueName: "[what:]x,y"),
        transform: { TypedStep(try TypedStep.scroll($0)) })
    var scrolls: [TypedStep] = []

    @Option(
        name: .customLong("toggle"), help: ArgumentHelp("Turns a switch.", valueName: "what"),
        transform: { TypedStep(.toggle(try TypedStep.target($0, "--toggle"))) })
    var toggles: [TypedStep] = []

    @Option(
        name: .customLong("type"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Types into the last touched field, or the only one.", valueName: "text"),
        transform: { TypedStep(.type($0, into: nil)) })
    var texts: [TypedStep] = []

    @Option(
        name: .customLong("set"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Sets the @State property with this name, as isOn=true, or Card.count=3; values are true and false, numbers, text, case names, "
                + "nil, and JSON.", valueName: "name=value"),
        transform: { TypedStep(try TypedStep.set($0, isAnimated: false)) })
    var states: [TypedStep] = []

    @Option(
        name: .customLong("set-animated"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Sets a @State property as --set does, within withAnimation { }.", valueName: "name=value"),
        transform: { TypedStep(try TypedStep.set($0, isAnimated: true)) })
    var animatedStates: [TypedStep] = []

    @Option(
        name: .customLong("wait"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Waits this many seconds instead of waiting for rest.", valueName: "seconds"),
        transform: { TypedStep(.wait(seconds: try TypedStep.seconds($0, "--wait"))) })
    var waits: [TypedStep] = []

    @Option(
        name: .customLong("reload"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Asks a widget's provider for a new timeline; takes no value.", valueName: ""),
        transform: { words in
            guard words == "now" else { throw ValidationError("--reload takes no value") }
            return TypedStep(.reload)
        })
    var reloads: [TypedStep] = []

    @Option(
        name: .customLong("go-to"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Moves a widget's time ahead, by a time such as 6h or to a date such as 2025-09-10T08:00.", valueName: "moment"),
        transform: { TypedStep(.goTo(try MomentArgument($0, option: "--go-to").moment)) })
    var jumps: [TypedStep] = []

    @Flag(
        help: """
            Touches every view that can be touched once, each from rest, and films the effect; views that a touch opens are toured too, up \
            to three touches deep.
            """)
    var tour = false

    @Option(
        name: .customLong("tour-limit"), parsing: .unconditional,
        help: ArgumentHelp("The largest number of films of a tour.", valueName: "count"))
    var tourLimit: Int = 12

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Seconds to film of motion that neither ends nor repeats (3 by default). "
                + "More than 10 also lengthens the limit for motion that ends.",
            valueName: "seconds"))
    var duration: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Seconds from a tap in a widget to its response, which the intent takes; 0.5 by default.", valueName: "seconds"))
    var latency: Double?

    @Flag var flags: [StepFlag] = []

    /// Arguments as the parser takes them: `--reload`, a step without a value whose place among the others counts, gets
    /// one, since only options with values are parsed in their order.
    static func completed(_ arguments: [String]) -> [String] {
        var former: String?
        return arguments.map { word in
            defer { former = word }
            return word == "--reload" && former != "--type" ? "--reload=now" : word
        }
    }

    /// The steps in the order in which they were typed, each drag with the points after it.
    var steps: [PreviewStep] {
        typedSteps.reduce(into: []) { steps, typed in
            switch typed.action {
            case .step(let step): steps.append(step)
            case .through(let leg):
                guard case .drag(let target, let press, let legs, _)? = steps.last else { return }
                steps[steps.count - 1] = TypedStep.drag(from: target, press: press, along: legs + [leg])
            }
        }
    }

    private var typedSteps: [TypedStep] {
        let touches = taps + doubleTaps + longPresses + drags + pressDrags + legs + pinches + rotations + scrolls + toggles
        return (touches + texts + states + animatedStates + waits + reloads + jumps).sorted { $0.place < $1.place }
    }

    /// An hour; beyond it a value is a slip.
    private static let longest = 3600.0

    func validate() throws {
        guard tourLimit >= 1 else { throw ValidationError("--tour-limit is \(tourLimit), but must be 1 or more") }
        var isDrag = false
        for typed in typedSteps {
            switch typed.action {
            case .through where !isDrag:
                throw ValidationError("--through continues a drag: put it right after --drag, --press-drag or another --through")
            case .through: break
            case .step(.drag): isDrag = true
            case .step: isDrag = false
            }
        }
        for case .drag(let target, _, let legs, _) in steps where legs.isEmpty {
            throw ValidationError(
                "'\(TypedStep.text(of: target))' is not a drag; write from:to, such as 20,40:200,40, or from:+distance, such as Card:+120,0, "
                    + "or only from where --through follows")
        }
        if let duration, !(duration > 0 && duration <= Self.longest) {
            throw ValidationError("--duration is \(Amounts.number(duration)), but must be above 0 and at most 3600 seconds")
        }
        if let latency, !(latency >= 0 && latency <= 60) {
            throw ValidationError("--latency is \(Amounts.number(latency)), but must be 0 to 60 seconds")
        }
    }

    func apply(to options: inout RenderOptions) {
        options.steps = steps
        options.tourLimit = tour ? tourLimit : nil
        options.duration = duration
        options.latency = latency ?? options.latency
        for flag in flags { options[flag] = true }
    }
}

/// A step and its place among those that were typed.
struct TypedStep: Sendable {
    /// A step, or a further line of the drag before it, until both are one.
    enum Action: Sendable {
        case step(PreviewStep)
        case through(StepLeg)
    }

    let action: Action
    let place: Int

    init(_ step: PreviewStep) { (action, place) = (.step(step), Self.nextPlace()) }

    init(through leg: StepLeg) { (action, place) = (.through(leg), Self.nextPlace()) }

    /// Options of different names are parsed in the order in which they are typed, and only a counter records that order.
    private static func nextPlace() -> Int {
        places += 1
        return places
    }

    /// Arguments are parsed on one thread.
    private nonisolated(unsafe) static var places = 0

    static func target(_ argument: String, _ option: String) throws -> StepTarget {
        guard !argument.isEmpty else { throw ValidationError("\(option) needs a label, an identifier or a point as x,y") }
        return StepTarget(argument)
    }

    static func seconds(_ argument: String, _ option: String) throws -> Double {
        guard let seconds = Double(argument), seconds >= 0, seconds <= 3600 else {
            throw ValidationError("'\(argument)' is not a time; \(option) takes seconds, from 0 to 3600")
        }
        return seconds
    }

    /// `x,y` or `what:x,y`.
    static func scroll(_ argument: String) throws -> PreviewStep {
        let colon = argument.lastIndex(of: ":")
        let distance = colon.map { argument[argument.index(after: $0)...] } ?? argument[...]
        let numbers = distance.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
        guard numbers.count == 2, numbers.allSatisfy(\.isFinite), colon != argument.startIndex else {
            throw ValidationError(
                "'\(argument)' is not a scroll; write x,y, such as 0,300, or label:x,y, such as Card:0,300, in points to the right and down"
            )
        }
        return .scroll(colon.map { StepTarget(String(argument[..<$0])) }, x: numbers[0], y: numbers[1])
    }

    /// `name=value`.
    static func set(_ argument: String, isAnimated: Bool) throws -> PreviewStep {
        guard let sign = argument.firstIndex(of: "="), sign > argument.startIndex else {
            throw ValidationError("'\(argument)' sets no state; write name=value, such as isOn=true or Card.count=3")
        }
        let words = String(argument[argument.index(after: sign)...])
        return .set(String(argument[..<sign]), to: .words(words, isAnimated: isAnimated))
    }

    /// `what:scale`.
    static func pinch(_ argument: String) throws -> PreviewStep {
        guard let (target, scale) = twoFingers(argument), (0.01...100).contains(scale) else {
            throw ValidationError("'\(argument)' is not a pinch; write label:scale, such as Photo:2, with a scale from 0.01 to 100")
        }
        return .pinch(target, scale: scale, degrees: 0, seconds: 0.6)
    }

    /// `what:degrees`.
    static func rotation(_ argument: String) throws -> PreviewStep {
        guard let (target, degrees) = twoFingers(argument) else {
            throw ValidationError("'\(argument)' is not a turn; write label:degrees, such as Photo:45")
        }
        return .pinch(target, scale: 1, degrees: degrees, seconds: 0.6)
    }

    /// `what:number`; nil for other words.
    private static func twoFingers(_ argument: String) -> (target: StepTarget, number: Double)? {
        guard let colon = argument.lastIndex(of: ":"), colon > argument.startIndex,
            let number = Double(argument[argument.index(after: colon)...]), number.isFinite
        else { return nil }
        return (StepTarget(String(argument[..<colon])), number)
    }

    /// `from:x,y`, `from:+x,y`, or `from` alone, which has no way yet.
    static func drag(_ argument: String, pressing: Double = 0) throws -> PreviewStep {
        guard let colon = argument.lastIndex(of: ":"), colon > argument.startIndex,
            let leg = try? leg(argument[argument.index(after: colon)...], "--drag")
        else { return drag(from: StepTarget(argument), press: pressing, along: []) }
        return drag(from: StepTarget(String(argument[..<colon])), press: pressing, along: [leg])
    }

    /// A drag that takes as long for each of its lines.
    static func drag(from target: StepTarget, press: Double, along legs: [StepLeg]) -> PreviewStep {
        .drag(from: target, press: press, along: legs, seconds: 0.6 * Double(legs.count))
    }

    /// A target as it was typed.
    static func text(of target: StepTarget) -> String {
        switch target {
        case .label(let label): label
        case .point: target.description
        }
    }

    /// `x,y`, or a distance, of which a number has a sign: `+x,y`, `-x,y`, `x,+y`, `x,-y`.
    static func leg(_ argument: Substring, _ option: String) throws -> StepLeg {
        // No view has a point left of its edge or above it.
        let isDistance = argument.split(separator: ",", omittingEmptySubsequences: false).contains {
            $0.hasPrefix("+") || $0.hasPrefix("-")
        }
        let numbers = argument.dropFirst(argument.hasPrefix("+") ? 1 : 0).split(separator: ",", omittingEmptySubsequences: false)
            .map { Double($0) ?? .nan }
        guard numbers.count == 2, numbers.allSatisfy(\.isFinite) else {
            throw ValidationError("'\(argument)' is not a point; \(option) takes a point, as 200,80, or a distance, as +0,80 or -120,0")
        }
        return isDistance ? .by(x: numbers[0], y: numbers[1]) : .to(CGPoint(x: numbers[0], y: numbers[1]))
    }
}
