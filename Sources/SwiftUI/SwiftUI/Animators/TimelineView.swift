/// A view that updates according to a schedule that you provide.
///
/// With the animation schedule its content is made for every moment that is drawn. Where something in the content reacts to
/// changes (`onChange`, `animation(_:value:)`, `task(id:)`), and with every other schedule, the dates are events of the tree.
/// In a widget the date is that of the entry.
///
/// On a dimmed display (`isLuminanceReduced`) the schedule is asked for its dates in the mode `lowFrequency`, and the content is
/// made at the start of a minute at most, whatever dates there are; the cadence says so. An app in whose name a session runs, a
/// workout's say, gets a second each: that is taken to be so where a schedule of the user's own answers that mode with dates less
/// than a minute apart, which is a choice.
///
/// Source: Apple, SwiftUI `TimelineView`; watchOS, "Updating watchOS apps with timelines".
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    let schedule: Schedule
    let content: (Context) -> Content

    /// Information passed to a timeline view's content callback.
    public struct Context {
        /// A rate at which timeline views can receive updates.
        public enum Cadence: Comparable, Hashable, Sendable {
            /// Updates the view continuously.
            case live
            /// Updates the view approximately once per second.
            case seconds
            /// Updates the view approximately once per minute.
            case minutes
        }

        /// The date from the schedule that triggered the current view update.
        public let date: Date
        /// The rate at which the timeline updates the view.
        public let cadence: Cadence

        /// Calls for contents that the timeline keeps to be made anew; nothing is kept here.
        public func invalidateTimelineContent() {}
    }
}

/// Information passed to a timeline view's content callback.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
    public typealias Body = Never

    /// A timeline view that uses the given schedule.
    public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .init($0.cadence))) }
    }

    /// A timeline view whose content gets the context of this very view; the other form is Apple's later one.
    @_disfavoredOverload
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        context.tree.buildTimed(in: context) { buildNow(at: node, in: $0) }
    }

    @MainActor
    private func buildNow(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        let tree = context.tree
        let ticker = node.remembered(TimelineTicker(tree: tree))
        ticker.take(schedule, isDimmed: context.environment.isLuminanceReduced)
        tree.addTimedPart(ticker)
        let reactions = tree.reactionCount
        let moment = Context(date: ticker.date, cadence: .init(ticker.pace))
        let view = content(moment).modifier(ContentPresenceModifier(follower: ticker))
        let elements = tree.build(view, at: node.child(0, holding: type(of: view)), in: context)
        ticker.contentReacts = tree.reactionCount != reactions
        if !tree.isSampling { ticker.noteContent(isEmpty: elements.allSatisfy(\.isDeparting)) }
        if !tree.isSampling { ticker.explain(schedule, as: elements.first?.explainedName ?? "TimelineView") }
        return elements
    }
}

/// How often a timeline may make its content anew.
enum TimelinePace: Equatable {
    case live, seconds, minutes

    /// Seconds between two updates at least, which come with whole seconds or minutes of the clock; nil: as often as is drawn.
    var unit: Double? {
        switch self {
        case .live: nil
        case .seconds: 1
        case .minutes: 60
        }
    }
}

extension TimelineView.Context.Cadence {
    fileprivate init(_ pace: TimelinePace) {
        switch pace {
        case .live: self = .live
        case .seconds: self = .seconds
        case .minutes: self = .minutes
        }
    }

    /// The same cadence of another view.
    fileprivate init<S, C>(_ other: TimelineView<S, C>.Context.Cadence) {
        switch other {
        case .live: self = .live
        case .seconds: self = .seconds
        case .minutes: self = .minutes
        }
    }
}
