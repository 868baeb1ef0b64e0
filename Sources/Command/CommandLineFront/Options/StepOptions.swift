import ArgumentParser
import HostProtocol

/// The input to the views of an app while they are filmed: steps, in the order in which they are typed, or a tour.
struct StepOptions: ParsableArguments {
    @Option(
        name: .customLong("tap"),
        help: ArgumentHelp(
            "Taps the view with this label, identifier or text, or a point of the image as x,y. Steps are performed in order; each waits "
                + "for rest, unless --wait precedes it.", valueName: "what"),
        transform: { TypedStep(.init(kind: "tap", target: try TypedStep.target($0, "--tap"))) })
    var taps: [TypedStep] = []

    @Option(
        name: .customLong("double-tap"), help: ArgumentHelp("Taps twice.", valueName: "what"),
        transform: { TypedStep(.init(kind: "doubleTap", target: try TypedStep.target($0, "--double-tap"))) })
    var doubleTaps: [TypedStep] = []

    @Option(
        name: .customLong("long-press"), help: ArgumentHelp("Presses for one second.", valueName: "what"),
        transform: { TypedStep(.init(kind: "longPress", target: try TypedStep.target($0, "--long-press"))) })
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
        transform: { TypedStep(.init(kind: TypedStep.through, legs: [try TypedStep.leg($0[...], "--through")])) })
    var legs: [TypedStep] = []

    @Option(
        name: .customLong("pinch"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Moves two fingers apart or together, as Photo:2 or Photo:0.5.", valueName: "what:scale"),
        transform: { TypedStep(try TypedStep.twoFingers($0, kind: "pinch")) })
    var pinches: [TypedStep] = []

    @Option(
        name: .customLong("rotate"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Turns two fingers by degrees, clockwise, as Photo:45.", valueName: "what:degrees"),
        transform: { TypedStep(try TypedStep.twoFingers($0, kind: "rotate")) })
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
        transform: { TypedStep(.init(kind: "toggle", target: try TypedStep.target($0, "--toggle"))) })
    var toggles: [TypedStep] = []

    @Option(
        name: .customLong("type"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Types into the last touched field, or the only one.", valueName: "text"),
        transform: { TypedStep(.init(kind: "type", text: $0)) })
    var texts: [TypedStep] = []

    @Option(
        name: .customLong("set"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Sets the @State property with this name, as isOn=true, or Card.count=3; values are true and false, numbers, text, case names, "
                + "nil, and JSON.", valueName: "name=value"),
        transform: { TypedStep(try TypedStep.set($0, kind: "set")) })
    var states: [TypedStep] = []

    @Option(
        name: .customLong("set-animated"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Sets a @State property as --set does, within withAnimation { }.", valueName: "name=value"),
        transform: { TypedStep(try TypedStep.set($0, kind: "setAnimated")) })
    var animatedStates: [TypedStep] = []

    @Option(
        name: .customLong("wait"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Waits this many seconds instead of waiting for rest.", valueName: "seconds"),
        transform: { TypedStep(.init(kind: "wait", numbers: [try TypedStep.seconds($0, "--wait")])) })
    var waits: [TypedStep] = []

    @Option(
        name: .customLong("reload"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Asks a widget's provider for a new timeline; takes no value.", valueName: ""),
        transform: { words in
            guard words == "now" else { throw ValidationError("--reload takes no value") }
            return TypedStep(.init(kind: "reload"))
        })
    var reloads: [TypedStep] = []

    @Option(
        name: .customLong("go-to"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Moves a widget's time ahead, by a time such as 6h or to a date such as 2025-09-10T08:00.", valueName: "moment"),
        transform: { words in
            let moment = try MomentArgument(words, option: "--go-to").moment
            return TypedStep(.init(kind: moment.isDate ? "goToDate" : "goTo", numbers: [moment.seconds]))
        })
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
        help: ArgumentHelp("Seconds to film of motion that never ends and does not repeat.", valueName: "seconds"))
    var duration: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Seconds from a tap in a widget to its response, which the intent takes; 0.5 by default.", valueName: "seconds"))
    var latency: Double?

    @Flag(name: .customLong("show-touches"), help: "Marks the positions of the fingers.")
    var showTouches = false

    @Flag(help: "Lists when each animation runs, with its view, attribute, values, start and end, as text and JSON.")
    var explain = false

    /// Arguments as the parser takes them: `--reload`, a step without a value whose place among the others counts, gets
    /// one, since only options with values are parsed in their order.
    static func completed(_ arguments: [String]) -> [String] {
        var former: String?
        return arguments.map { word in
            defer { former = word }
            return word == "--reload" && former != "--type" ? "--reload=now" : word
        }
    }

    /// The steps in the order in which they were typed.
    var steps: [HostRequest.Step] {
        typedSteps.reduce(into: []) { steps, step in
            if step.kind == TypedStep.through, let last = steps.last, last.kind == "drag" {
                steps[steps.count - 1].legs += step.legs
            } else {
                steps.append(step)
            }
        }
    }

    private var typedSteps: [HostRequest.Step] {
        let touches = taps + doubleTaps + longPresses + drags + pressDrags + legs + pinches + rotations + scrolls + toggles
        return (touches + texts + states + animatedStates + waits + reloads + jumps).sorted { $0.place < $1.place }.map(\.step)
    }

    /// An hour; beyond it a value is a slip.
    private static let longest = 3600.0

    func validate() throws {
        guard tourLimit >= 1 else { throw ValidationError("--tour-limit is \(tourLimit), but must be 1 or more") }
        for step in steps {
            if step.kind == TypedStep.through {
                throw ValidationError("--through continues a drag: put it right after --drag, --press-drag or another --through")
            }
            if step.kind == "drag", step.legs.isEmpty {
                let target = step.target ?? ""
                throw ValidationError(
                    "'\(target)' is not a drag; write from:to, such as 20,40:200,40, or from:+distance, such as Card:+120,0, or only from "
                        + "where --through follows")
            }
        }
        if let duration, !(duration > 0 && duration <= Self.longest) {
            throw ValidationError("--duration is \(Messages.number(duration)), but must be above 0 and at most 3600 seconds")
        }
        if let latency, !(latency >= 0 && latency <= 60) {
            throw ValidationError("--latency is \(Messages.number(latency)), but must be 0 to 60 seconds")
        }
    }

    /// Writes the options into a request.
    func fill(_ request: inout HostRequest) {
        request.steps = steps
        request.tour = tour ? tourLimit : nil
        request.duration = duration
        request.latency = latency
        request.showsTouches = showTouches
        request.isExplained = explain
    }
}

/// A step and its place among those that were typed.
struct TypedStep: Sendable {
    let step: HostRequest.Step
    let place: Int

    init(_ step: HostRequest.Step) {
        self.step = step
        place = Self.nextPlace()
    }

    /// Options of different names are parsed in the order in which they are typed, and only a counter records that order.
    private static func nextPlace() -> Int {
        places += 1
        return places
    }

    /// Arguments are parsed on one thread.
    private nonisolated(unsafe) static var places = 0

    static func target(_ argument: String, _ option: String) throws -> String {
        guard !argument.isEmpty else { throw ValidationError("\(option) needs a label, an identifier or a point as x,y") }
        return argument
    }

    static func seconds(_ argument: String, _ option: String) throws -> Double {
        guard let seconds = Double(argument), seconds >= 0, seconds <= 3600 else {
            throw ValidationError("'\(argument)' is not a time; \(option) takes seconds, from 0 to 3600")
        }
        return seconds
    }

    /// `x,y` or `what:x,y`.
    static func scroll(_ argument: String) throws -> HostRequest.Step {
        let colon = argument.lastIndex(of: ":")
        let distance = colon.map { argument[argument.index(after: $0)...] } ?? argument[...]
        let numbers = distance.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
        guard numbers.count == 2, numbers.allSatisfy(\.isFinite), colon != argument.startIndex else {
            throw ValidationError(
                "'\(argument)' is not a scroll; write x,y, such as 0,300, or label:x,y, such as Card:0,300, in points to the right and down"
            )
        }
        return HostRequest.Step(kind: "scroll", target: colon.map { String(argument[..<$0]) }, numbers: numbers)
    }

    /// The mark of a further line of the drag before it, until both are one.
    static let through = "through"

    /// `name=value`.
    static func set(_ argument: String, kind: String) throws -> HostRequest.Step {
        guard let sign = argument.firstIndex(of: "="), sign > argument.startIndex else {
            throw ValidationError("'\(argument)' sets no state; write name=value, such as isOn=true or Card.count=3")
        }
        return HostRequest.Step(
            kind: kind, target: String(argument[..<sign]), text: String(argument[argument.index(after: sign)...]))
    }

    /// `what:number`.
    static func twoFingers(_ argument: String, kind: String) throws -> HostRequest.Step {
        let colon = argument.lastIndex(of: ":")
        let number = colon.flatMap { Double(argument[argument.index(after: $0)...]) }
        guard let colon, colon > argument.startIndex, let number, number.isFinite, kind == "rotate" || (0.01...100).contains(number) else {
            throw ValidationError(
                kind == "pinch"
                    ? "'\(argument)' is not a pinch; write label:scale, such as Photo:2, with a scale from 0.01 to 100"
                    : "'\(argument)' is not a turn; write label:degrees, such as Photo:45")
        }
        return HostRequest.Step(kind: kind, target: String(argument[..<colon]), numbers: [number])
    }

    /// `from:x,y`, `from:+x,y`, or `from` alone, which has no way yet.
    static func drag(_ argument: String, pressing: Double? = nil) throws -> HostRequest.Step {
        let numbers = pressing.map { [$0] } ?? []
        guard let colon = argument.lastIndex(of: ":"), colon > argument.startIndex,
            let leg = try? leg(argument[argument.index(after: colon)...], "--drag")
        else { return HostRequest.Step(kind: "drag", target: argument, numbers: numbers) }
        return HostRequest.Step(kind: "drag", target: String(argument[..<colon]), numbers: numbers, legs: [leg])
    }

    /// `x,y`, or a distance, of which a number has a sign: `+x,y`, `-x,y`, `x,+y`, `x,-y`.
    static func leg(_ argument: Substring, _ option: String) throws -> HostRequest.Step.Leg {
        // No view has a point left of its edge or above it.
        let isDistance = argument.split(separator: ",", omittingEmptySubsequences: false).contains {
            $0.hasPrefix("+") || $0.hasPrefix("-")
        }
        let numbers = argument.dropFirst(argument.hasPrefix("+") ? 1 : 0).split(separator: ",", omittingEmptySubsequences: false)
            .map { Double($0) ?? .nan }
        guard numbers.count == 2, numbers.allSatisfy(\.isFinite) else {
            throw ValidationError("'\(argument)' is not a point; \(option) takes a point, as 200,80, or a distance, as +0,80 or -120,0")
        }
        return HostRequest.Step.Leg(x: numbers[0], y: numbers[1], isDistance: isDistance)
    }
}
