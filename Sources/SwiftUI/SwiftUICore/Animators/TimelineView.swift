/// A view that updates according to a schedule that you provide.
///
/// With the animation schedule, its content is made for every moment that is drawn. With every other schedule, and where something in the
/// content reacts to changes (`onChange`, `animation(_:value:)`, `task(id:)`), the dates are events of the tree. In a widget the date is
/// that of the entry.
///
/// On a dimmed display (`isLuminanceReduced`), the view asks the schedule for its dates in the mode `lowFrequency`. The content is then
/// made at the start of a minute at most, whatever the dates, and the cadence is `minutes`. An app with a running session, such as a
/// workout, gets an update each second instead. This view assumes such a session if a schedule of the user's own returns dates less than
/// a minute apart in that mode; that rule is a choice.
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

        /// Asks the timeline to rebuild the content that it keeps. It has no effect, because nothing is kept here.
        public func invalidateTimelineContent() {}
    }
}

/// Information passed to a timeline view's content callback.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
    public typealias Body = Never

    /// Creates a timeline view with the given schedule.
    public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .init($0.cadence))) }
    }

    /// Creates a timeline view whose content receives the context of this view type. The other initializer is Apple's later form.
    @_disfavoredOverload
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    package func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        context.tree.buildTimed(in: context) { buildNow(at: node, in: $0) }
    }

    @MainActor
    private func buildNow(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        let tree = context.tree
        let ticker = node.remembered(TimelineTicker(tree: tree))
        ticker.take(schedule, isDimmed: context.environment.isLuminanceReduced)
        tree.addTimedPart(ticker)
        let reactions = tree.evaluation.reactionCount
        let moment = Context(date: ticker.date, cadence: .init(ticker.pace))
        let view = content(moment).modifier(ContentPresenceModifier(follower: ticker))
        let elements = tree.build(view, at: node.child(0, holding: type(of: view)), in: context)
        ticker.contentReacts = tree.evaluation.reactionCount != reactions
        if !tree.isSampling { ticker.noteContent(isEmpty: elements.allSatisfy(\.isDeparting)) }
        if !tree.isSampling { ticker.explain(schedule, as: elements.first?.explainedName ?? "TimelineView") }
        return elements
    }
}

/// The pace at which a timeline may rebuild its content.
enum TimelinePace: Equatable {
    case live, seconds, minutes

    /// The shortest time between two updates, in seconds. Updates come at whole seconds or minutes of the clock; nil for an update with
    /// every frame.
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

    /// Creates the same cadence for another view type.
    fileprivate init<S, C>(_ other: TimelineView<S, C>.Context.Cadence) {
        switch other {
        case .live: self = .live
        case .seconds: self = .seconds
        case .minutes: self = .minutes
        }
    }
}
