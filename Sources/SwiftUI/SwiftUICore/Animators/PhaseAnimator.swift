/// A container that animates its content by automatically cycling through a collection of phases that you provide, each
/// defining a discrete step within an animation.
///
/// The next phase begins when the animation of the previous one counts as complete. After a phase that moves nothing, the next one
/// follows after a frame of 1/60 s.
///
/// Source: Apple, SwiftUI `PhaseAnimator`.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: TriggerValue?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?

    /// Cycles through the given phases each time a trigger value changes: once through all of them, and back to the first.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = TriggerValue(trigger)
        self.content = content
        self.animation = animation
    }

    /// Cycles through the given phases as long as the view exists.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    @MainActor @preconcurrency public var body: some View {
        PhasePlayerView(phases: phases, trigger: trigger, content: content, animation: animation)
    }
}

nonisolated extension View {
    /// Cycles through the given phases each time a trigger value changes, and modifies this view for each.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, trigger: trigger) { [self] phase in
            content(PlaceholderContentView(view: self), phase)
        } animation: {
            animation($0)
        }
    }

    /// Cycles through the given phases as long as the view exists, and modifies this view for each.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases) { [self] phase in
            content(PlaceholderContentView(view: self), phase)
        } animation: {
            animation($0)
        }
    }
}

/// The value of a trigger. It is only ever compared with another one.
struct TriggerValue {
    private let value: any Equatable

    init(_ value: some Equatable) { self.value = value }

    func differs(from other: TriggerValue) -> Bool {
        func isEqual<T: Equatable>(_ first: T) -> Bool { first == other.value as? T }
        return !isEqual(value)
    }
}
