/// A container that animates its content with keyframes.
///
/// Its content is rebuilt for every moment, from the value of the keyframes at that moment.
///
/// Source: Apple, SwiftUI `KeyframeAnimator`.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where Value == KeyframePath.Value {
    private let initialValue: Value
    private let trigger: TriggerValue?
    private let isRepeating: Bool
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath

    /// Plays the given keyframes when the given trigger value changes, updating the view using the content builder.
    ///
    /// A run that begins during another run continues from the value shown.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.trigger = TriggerValue(trigger)
        isRepeating = false
        self.content = content
        self.keyframes = keyframes
    }

    /// Plays the given keyframes from the moment the view appears, repeatedly if `repeating` is true.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        trigger = nil
        isRepeating = repeating
        self.content = content
        self.keyframes = keyframes
    }

    @MainActor @preconcurrency public var body: some View {
        KeyframePlayerView(
            initialValue: initialValue, trigger: trigger, isRepeating: isRepeating, content: content, keyframes: keyframes)
    }
}

nonisolated extension View {
    /// Plays the given keyframes when the given trigger value changes, and modifies this view for the value at each moment.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(initialValue: initialValue, trigger: trigger) { [self] value in
            content(PlaceholderContentView(view: self), value)
        } keyframes: {
            keyframes($0)
        }
    }

    /// Loops the given keyframes, and modifies this view for the value at each moment.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(initialValue: initialValue, repeating: repeating) { [self] value in
            content(PlaceholderContentView(view: self), value)
        } keyframes: {
            keyframes($0)
        }
    }
}

/// The content of a keyframe animator at the moment being evaluated.
struct KeyframePlayerView<Value, Path: Keyframes, Content: View>: View, PrimitiveView where Value == Path.Value {
    typealias Body = Never
    let initialValue: Value
    let trigger: TriggerValue?
    let isRepeating: Bool
    let content: (Value) -> Content
    let keyframes: (Value) -> Path

    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        context.tree.buildTimed(in: context) { buildNow(at: node, in: $0) }
    }

    @MainActor
    private func buildNow(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        let tree = context.tree
        if tree.environment.isInWidget {
            tree.diagnostics.note(.standsStillInWidget("keyframeAnimator", shows: "its initial value"))
            let view = content(initialValue)
            return tree.build(view, at: node.child(0, holding: type(of: view)), in: context)
        }
        let player = node.remembered(KeyframePlayer(initialValue: initialValue, trigger: trigger))
        let context = context.named("KeyframeAnimator", at: node) { time, tree, _ in InspectedMotion(of: player, at: time, in: tree) }
        if !tree.isSampling { player.update(to: self, in: tree) }
        tree.addTimedPart(player)
        let view = content(player.value(at: tree.moment))
        let nodes = tree.build(view, at: node.child(0, holding: type(of: view)), in: context)
        if !tree.isSampling { player.explainStart(in: tree, as: nodes.first?.explainedName ?? "KeyframeAnimator") }
        return nodes
    }
}

/// The run of keyframes that an animator plays.
@MainActor
final class KeyframePlayer<Value>: LoopingPart {
    private let initialValue: Value
    private var trigger: TriggerValue?
    private var run: (timeline: KeyframeTimeline<Value>, start: Double, repeats: Bool)?
    /// True if a run has begun but has not been explained yet.
    private var hasStarted = false
    /// The number of the last explained run.
    private var explainedRun: Int?

    init(initialValue: Value, trigger: TriggerValue?) {
        self.initialValue = initialValue
        self.trigger = trigger
    }

    func update<Path, Content>(to view: KeyframePlayerView<Value, Path, Content>, in tree: ViewTree) where Path.Value == Value {
        defer { trigger = view.trigger }
        if let old = trigger, let new = view.trigger {
            if new.differs(from: old) { start(view.keyframes, from: value(at: tree.now), at: tree.now, repeats: false) }
        } else if run == nil, view.trigger == nil {
            start(view.keyframes, from: initialValue, at: tree.now, repeats: view.isRepeating)
            if let run, run.repeats, run.timeline.duration > 0 {
                tree.animations.loops.append(AnimationLoop(start: run.start, period: run.timeline.duration))
            }
        }
    }

    private func start<Path: Keyframes>(
        _ keyframes: (Value) -> Path, from value: Value, at time: Double, repeats: Bool
    ) where Path.Value == Value {
        let timeline: KeyframeTimeline<Value>
        if let run, time < run.start + run.timeline.duration {
            // Cubic and spring keyframes continue at the velocity that is visible (Apple, `keyframeAnimator`).
            timeline = KeyframeTimeline(initialValue: value, replacing: run.timeline, at: time - run.start) { keyframes(value) }
        } else {
            timeline = KeyframeTimeline(initialValue: value) { keyframes(value) }
        }
        run = (timeline, time, repeats && timeline.duration > 0)
        hasStarted = true
        AnimationStarts.current?.noteEnd(timeDependence.end)
    }

    /// Notes what the keyframes of a new run do, and that those of the previous run stop.
    ///
    /// - Parameter view: the name of the content, which is known once the content is built.
    func explainStart(in tree: ViewTree, as view: @autoclosure () -> String) {
        guard hasStarted, let run else { return }
        hasStarted = false
        let notes = run.timeline.notes
        if let fault = notes.first(where: { !$0.isFinite }) {
            let isNumber = !(fault.from + fault.to).contains(where: \.isNaN)
            let name = view()
            tree.diagnostics.note(
                isNumber
                    ? .attributeInfinite("keyframes of \(fault.track)", of: name)
                    : .attributeNotANumber("keyframes of \(fault.track)", of: name))
        }
        if let note = notes.first(where: { $0.unusableDuration != nil }), let duration = note.unusableDuration {
            tree.diagnostics.note(.keyframeDuration("\(duration)", track: note.track, of: view()))
        }
        guard tree.explanation.isOn else { return }
        explainedRun = tree.explanation.explain(
            notes, of: view(), since: run.start, repeats: run.repeats ? run.timeline.duration : nil, after: explainedRun, by: self)
    }

    func value(at time: Double) -> Value {
        guard let run else { return initialValue }
        let elapsed = max(time - run.start, 0)
        guard run.repeats else { return run.timeline.value(time: elapsed) }
        // The loop restarts at whole periods, which may be off by a last bit.
        let rounds = ((elapsed + 1e-9) / run.timeline.duration).rounded(.down)
        return run.timeline.value(time: max(elapsed - rounds * run.timeline.duration, 0))
    }

    var timeDependence: TimeDependence {
        guard let run else { return .never }
        return run.repeats ? .always : .until(run.start + run.timeline.duration)
    }
}
