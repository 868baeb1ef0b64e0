import Foundation
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Every symbol of Apple's animation reference, page by page, used with Apple's name, labels and defaults: what is missing does
/// not compile.
@Suite("Apple's animation pages") @MainActor struct AnimationPagesTests {
    /// What a page of the reference lists, each used once.
    private struct Page {
        let title: String
        private(set) var symbols: [String] = []

        init(_ title: String) { self.title = title }

        /// Notes a symbol that was used.
        mutating func has<Value>(_ symbol: String, _ value: @autoclosure () throws -> Value) rethrows {
            _ = try value()
            symbols.append(symbol)
        }

        /// Notes a symbol that is a type, or is used where it is declared.
        mutating func has(_ symbol: String) { symbols.append(symbol) }
    }

    /// How many symbols the reference lists on a page, the page's own among them; on all other pages there is that one.
    private static let listed = [
        "AnimationCompletionCriteria": 3, "Animation": 38, "PhaseAnimator": 3, "KeyframeAnimator": 3, "Keyframes": 2,
        "KeyframeTimeline": 5, "KeyframeTrack": 3, "KeyframeTrackContentBuilder": 9, "KeyframesBuilder": 9,
        "KeyframeTrackContent": 2, "CubicKeyframe": 2, "LinearKeyframe": 2, "MoveKeyframe": 2, "SpringKeyframe": 2,
        "CustomAnimation": 4, "AnimationContext": 5, "AnimationState": 3, "AnimationStateKey": 2, "UnitCurve": 13,
        "Spring": 28, "Animatable": 3, "AnimatablePair": 5, "VectorArithmetic": 5, "EmptyAnimatableData": 3,
        "TimelineView": 3, "TimelineSchedule": 13, "MatchedGeometryProperties": 4, "GeometryEffect": 2, "Namespace": 4,
        "Transition": 27, "TransitionProperties": 3, "TransitionPhase": 6, "AsymmetricTransition": 4, "AnyTransition": 15,
        "ContentTransition": 8, "Transaction": 11, "TransactionKey": 2,
        // An article, and a name for a context that `TimelineView` lists.
        "Updating watchOS apps with timelines": 0, "TimelineViewDefaultContext": 0,
    ]

    @Test("All 62 pages, with the 281 symbols that they list, are there")
    func everything() {
        let pages =
            actions + [animation] + animators + keyframes + custom + curves + values + timelines + geometry
            + transitions + contents + transactions
        expect(pages.count, equals: 62)
        expect(pages.reduce(0) { $0 + Self.listed[$1.title, default: 1] }, equals: 281)
        for page in pages {
            expect(Set(page.symbols).count, equals: page.symbols.count, "\(page.title)")
            // Several forms of one symbol are told apart by words behind its name.
            let names = Set(page.symbols.map { $0.prefix { $0 != " " } })
            #expect(names.count + 1 >= Self.listed[page.title, default: 1], "\(page.title)")
        }
    }

    // MARK: Actions and values

    private var actions: [Page] {
        var first = Page("withAnimation(_:_:)")
        withAnimation { first.has("withAnimation(_:_:)") }
        _ = withAnimation(.linear) { 1 }
        first = Page("withAnimation(_:_:)")
        var second = Page("withAnimation(_:completionCriteria:_:completion:)")
        withAnimation {
        } completion: {
        }
        let result = withAnimation(.default, completionCriteria: .removed, { 2 }, completion: {})
        expect(result, equals: 2)
        second = Page(second.title)
        var criteria = Page("AnimationCompletionCriteria")
        criteria.has("logicallyComplete", AnimationCompletionCriteria.logicallyComplete)
        criteria.has("removed", AnimationCompletionCriteria.removed)
        _ = Color.red.animation(.linear)
        _ = Color.red.animation(.linear, value: 1)
        _ = Color.red.animation(.linear) { $0.opacity(0.5) }
        return [
            first, second, criteria, Page("animation(_:)"), Page("animation(_:value:)"), Page("animation(_:body:)"),
        ]
    }

    private var animation: Page {
        var page = Page("Animation")
        page.has("default", Animation.default)
        page.has("linear", Animation.linear)
        page.has("linear(duration:)", Animation.linear(duration: 1))
        page.has("easeIn", Animation.easeIn)
        page.has("easeIn(duration:)", Animation.easeIn(duration: 1))
        page.has("easeOut", Animation.easeOut)
        page.has("easeOut(duration:)", Animation.easeOut(duration: 1))
        page.has("easeInOut", Animation.easeInOut)
        page.has("easeInOut(duration:)", Animation.easeInOut(duration: 1))
        page.has("bouncy", Animation.bouncy)
        page.has("bouncy(duration:extraBounce:)", Animation.bouncy(duration: 1, extraBounce: 0.1))
        page.has("smooth", Animation.smooth)
        page.has("smooth(duration:extraBounce:)", Animation.smooth(duration: 1, extraBounce: 0.1))
        page.has("snappy", Animation.snappy)
        page.has("snappy(duration:extraBounce:)", Animation.snappy(duration: 1, extraBounce: 0.1))
        page.has("spring", Animation.spring)
        page.has("spring(_:blendDuration:)", Animation.spring(Spring(), blendDuration: 0))
        page.has("spring(duration:bounce:blendDuration:)", Animation.spring(duration: 1, bounce: 0.2, blendDuration: 0))
        page.has(
            "spring(response:dampingFraction:blendDuration:)",
            Animation.spring(response: 0.5, dampingFraction: 0.8, blendDuration: 0))
        page.has("interactiveSpring", Animation.interactiveSpring)
        page.has(
            "interactiveSpring(response:dampingFraction:blendDuration:)",
            Animation.interactiveSpring(response: 0.5, dampingFraction: 0.8, blendDuration: 0))
        page.has("interpolatingSpring", Animation.interpolatingSpring)
        page.has("interpolatingSpring(_:initialVelocity:)", Animation.interpolatingSpring(Spring(), initialVelocity: 0))
        page.has(
            "interpolatingSpring(duration:bounce:initialVelocity:)",
            Animation.interpolatingSpring(duration: 1, bounce: 0, initialVelocity: 0))
        page.has(
            "interpolatingSpring(mass:stiffness:damping:initialVelocity:)",
            Animation.interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0))
        page.has("init(_:)", Animation(Halves()))
        page.has("timingCurve(_:duration:)", Animation.timingCurve(.easeIn, duration: 1))
        page.has("timingCurve(_:_:_:_:duration:)", Animation.timingCurve(0.1, 0.2, 0.3, 1, duration: 1))
        page.has("delay(_:)", Animation.linear.delay(1))
        page.has("repeatCount(_:autoreverses:)", Animation.linear.repeatCount(2, autoreverses: false))
        page.has("repeatForever(autoreverses:)", Animation.linear.repeatForever(autoreverses: false))
        page.has("speed(_:)", Animation.linear.speed(2))
        page.has("base", Animation.linear.base)
        var context = AnimationContext<Double>()
        page.has("animate(value:time:context:)", Animation.linear.animate(value: 1, time: 0.1, context: &context))
        page.has("logicallyComplete(after:)", Animation.linear.logicallyComplete(after: 1))
        page.has(
            "shouldMerge(previous:value:time:context:)",
            Animation.spring.shouldMerge(previous: .spring, value: 1, time: 0.1, context: &context))
        page.has("velocity(value:time:context:)", Animation.linear.velocity(value: 1, time: 0.1, context: context))
        page.has(
            "interactiveSpring(duration:extraBounce:blendDuration:)",
            Animation.interactiveSpring(duration: 1, extraBounce: 0, blendDuration: 0))
        return page
    }

    // MARK: Animators

    private var animators: [Page] {
        _ = Color.red.phaseAnimator([0, 1]) {
            $0.opacity(Double($1))
        } animation: { _ in
            .linear
        }
        _ = Color.red.phaseAnimator([0, 1], trigger: 1) {
            $0.opacity(Double($1))
        } animation: { _ in
            .linear
        }
        _ = Color.red.phaseAnimator([0, 1]) { $0.opacity(Double($1)) }
        var phases = Page("PhaseAnimator")
        phases.has(
            "init(_:content:animation:)",
            PhaseAnimator([0, 1]) {
                Text("\($0)")
            } animation: { _ in
                .linear
            })
        phases.has(
            "init(_:trigger:content:animation:)",
            PhaseAnimator([0, 1], trigger: 1) {
                Text("\($0)")
            } animation: { _ in
                .linear
            })
        _ = Color.red.keyframeAnimator(initialValue: 0.0, repeating: true) {
            $0.opacity($1)
        } keyframes: { _ in
            KeyframeTrack { LinearKeyframe(1, duration: 1) }
        }
        _ = Color.red.keyframeAnimator(initialValue: 0.0, trigger: 1) {
            $0.opacity($1)
        } keyframes: { _ in
            LinearKeyframe(1, duration: 1)
        }
        var animator = Page("KeyframeAnimator")
        animator.has(
            "init(initialValue:repeating:content:keyframes:)",
            KeyframeAnimator(initialValue: 0.0, repeating: false) {
                Text("\($0)")
            } keyframes: { _ in
                LinearKeyframe(1, duration: 1)
            })
        animator.has(
            "init(initialValue:trigger:content:keyframes:)",
            KeyframeAnimator(initialValue: 0.0, trigger: 1) {
                Text("\($0)")
            } keyframes: { _ in
                LinearKeyframe(1, duration: 1)
            })
        return [
            Page("phaseAnimator(_:content:animation:)"), Page("phaseAnimator(_:trigger:content:animation:)"), phases,
            Page("keyframeAnimator(initialValue:repeating:content:keyframes:)"),
            Page("keyframeAnimator(initialValue:trigger:content:keyframes:)"), animator,
        ]
    }

    private struct Place: Animatable {
        var x = 0.0
        var y = 0.0
        var animatableData: AnimatablePair<Double, Double> {
            get { AnimatablePair(x, y) }
            set { (x, y) = (newValue.first, newValue.second) }
        }
    }

    private struct Path: Keyframes {
        var isLong = true
        var body: some Keyframes<Place> {
            KeyframeTrack(\Place.x) { LinearKeyframe(1, duration: 1) }
            KeyframeTrack(\Place.y) { Rise(isHigh: isLong) }
        }
    }

    private struct Rise: KeyframeTrackContent {
        var isHigh: Bool
        var body: some KeyframeTrackContent<Double> {
            for step in 1...2 { LinearKeyframe(Double(step), duration: 0.5) }
            if isHigh { CubicKeyframe(2, duration: 1) } else { SpringKeyframe(3, duration: 1) }
        }
    }

    private var keyframes: [Page] {
        var content = Page("Keyframes")
        content.has("body", Path().body)
        content.has("Body")
        content.has("Value", Path.Value.self)
        var timeline = Page("KeyframeTimeline")
        let path = KeyframeTimeline(initialValue: Place()) { Path() }
        timeline.has("init(initialValue:content:)")
        timeline.has("duration", path.duration)
        timeline.has("value(time:)", path.value(time: 0.5))
        timeline.has("value(progress:)", path.value(progress: 0.5))
        var track = Page("KeyframeTrack")
        track.has("init(content:)", KeyframeTrack(content: { LinearKeyframe(1.0, duration: 1) }))
        track.has("init(_:content:)", KeyframeTrack(\Place.x, content: { LinearKeyframe(1.0, duration: 1) }))
        typealias Tracks = KeyframeTrackContentBuilder<Double>
        let linear = LinearKeyframe(1.0, duration: 1)
        var builder = Page("KeyframeTrackContentBuilder")
        builder.has("buildArray(_:)", Tracks.buildArray([linear, linear]))
        builder.has("buildBlock()", Tracks.buildBlock())
        let either: Tracks.Conditional<Double, LinearKeyframe<Double>, MoveKeyframe<Double>> = Tracks.buildEither(first: linear)
        let other: Tracks.Conditional<Double, LinearKeyframe<Double>, MoveKeyframe<Double>> = Tracks.buildEither(
            second: MoveKeyframe(1.0))
        builder.has("buildEither(first:)", either)
        builder.has("buildEither(second:)", other)
        builder.has("buildExpression(_:)", Tracks.buildExpression(linear))
        builder.has("buildPartialBlock(accumulated:next:)", Tracks.buildPartialBlock(accumulated: linear, next: linear))
        builder.has("buildPartialBlock(first:)", Tracks.buildPartialBlock(first: linear))
        builder.has("Conditional")
        typealias Whole = KeyframesBuilder<Double>
        var frames = Page("KeyframesBuilder")
        frames.has("buildArray(_:)", Whole.buildArray([linear, linear]))
        let none: some Keyframes<Double> = Whole.buildBlock()
        let nothing: some KeyframeTrackContent<Double> = Whole.buildBlock()
        frames.has("buildBlock() of keyframes", none)
        frames.has("buildBlock() of a track", nothing)
        let first: KeyframeTrackContentBuilder<Double>.Conditional<Double, LinearKeyframe<Double>, MoveKeyframe<Double>> =
            Whole.buildEither(first: linear)
        let second: KeyframeTrackContentBuilder<Double>.Conditional<Double, LinearKeyframe<Double>, MoveKeyframe<Double>> =
            Whole.buildEither(second: MoveKeyframe(1.0))
        frames.has("buildEither(first:)", first)
        frames.has("buildEither(second:)", second)
        let whole = KeyframeTrack<Double, Double, LinearKeyframe<Double>> { linear }
        frames.has("buildExpression(_:) of a keyframe", Whole.buildExpression(linear))
        frames.has("buildExpression(_:) of a track", Whole.buildExpression(whole))
        frames.has("buildFinalResult(_:) of a keyframe", Whole.buildFinalResult(linear))
        frames.has("buildFinalResult(_:) of a track", Whole.buildFinalResult(whole))
        frames.has("buildPartialBlock(accumulated:next:) of keyframes", Whole.buildPartialBlock(accumulated: linear, next: linear))
        frames.has("buildPartialBlock(accumulated:next:) of tracks", Whole.buildPartialBlock(accumulated: whole, next: whole))
        frames.has("buildPartialBlock(first:) of a track", Whole.buildPartialBlock(first: whole))
        frames.has("buildPartialBlock(first:) of a keyframe", Whole.buildPartialBlock(first: linear))
        var part = Page("KeyframeTrackContent")
        part.has("body", Rise(isHigh: true).body)
        part.has("Body")
        part.has("Value", Rise.Value.self)
        var cubic = Page("CubicKeyframe")
        cubic.has("init", CubicKeyframe(1.0, duration: 1, startVelocity: 0, endVelocity: 0))
        var line = Page("LinearKeyframe")
        line.has("init", LinearKeyframe(1.0, duration: 1, timingCurve: .easeIn))
        var move = Page("MoveKeyframe")
        move.has("init", MoveKeyframe(1.0))
        var spring = Page("SpringKeyframe")
        spring.has("init", SpringKeyframe(1.0, duration: nil, spring: Spring(), startVelocity: nil))
        return [content, timeline, track, builder, frames, part, cubic, line, move, spring]
    }

    // MARK: Custom animations

    private struct CountKey<Value: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: Int { 0 }
    }

    private struct Halves: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            context.state[CountKey<V>.self] += 1
            context.isLogicallyComplete = time > 0.5
            return time < 1 && !context.environment.accessibilityReduceMotion ? value.scaled(by: 0.5) : nil
        }

        func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { .zero }

        func shouldMerge<V: VectorArithmetic>(
            previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> Bool { false }
    }

    private var custom: [Page] {
        var animation = Page("CustomAnimation")
        var context = AnimationContext<Double>()
        animation.has("animate(value:time:context:)", Halves().animate(value: 1.0, time: 0, context: &context))
        animation.has("velocity(value:time:context:)", Halves().velocity(value: 1.0, time: 0, context: context))
        animation.has(
            "shouldMerge(previous:value:time:context:)",
            Halves().shouldMerge(previous: .linear, value: 1.0, time: 0, context: &context))
        var page = Page("AnimationContext")
        page.has("state", context.state)
        page.has("environment", context.environment)
        page.has("withState(_:)", context.withState(AnimationState<Float>()))
        page.has("isLogicallyComplete", context.isLogicallyComplete)
        var state = Page("AnimationState")
        state.has("init()", AnimationState<Double>())
        state.has("subscript(_:)", AnimationState<Double>()[CountKey<Double>.self])
        var key = Page("AnimationStateKey")
        key.has("defaultValue", CountKey<Double>.defaultValue)
        key.has("Value", CountKey<Double>.Value.self)
        return [animation, page, state, key]
    }

    private var curves: [Page] {
        var curve = Page("UnitCurve")
        for (name, value) in [
            ("linear", UnitCurve.linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
            ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
            ("circularEaseInOut", .circularEaseInOut),
        ] { curve.has(name, value) }
        curve.has(
            "bezier(startControlPoint:endControlPoint:)",
            UnitCurve.bezier(startControlPoint: .topLeading, endControlPoint: .bottomTrailing))
        curve.has("inverse", UnitCurve.easeIn.inverse)
        curve.has("value(at:)", UnitCurve.easeIn.value(at: 0.5))
        curve.has("velocity(at:)", UnitCurve.easeIn.velocity(at: 0.5))
        curve.has("easeInEaseOut", UnitCurve.easeInEaseOut)
        let spring = Spring(duration: 0.5, bounce: 0.2)
        var page = Page("Spring")
        page.has("init(duration:bounce:)", spring)
        page.has("init(mass:stiffness:damping:allowOverDamping:)", Spring(mass: 1, stiffness: 100, damping: 10, allowOverDamping: true))
        page.has("init(response:dampingRatio:)", Spring(response: 0.5, dampingRatio: 0.8))
        page.has(
            "init(settlingDuration:dampingRatio:epsilon:)", Spring(settlingDuration: 1, dampingRatio: 0.8, epsilon: 0.001))
        page.has("bouncy", Spring.bouncy)
        page.has("bouncy(duration:extraBounce:)", Spring.bouncy(duration: 1, extraBounce: 0.1))
        page.has("smooth", Spring.smooth)
        page.has("smooth(duration:extraBounce:)", Spring.smooth(duration: 1, extraBounce: 0.1))
        page.has("snappy", Spring.snappy)
        page.has("snappy(duration:extraBounce:)", Spring.snappy(duration: 1, extraBounce: 0.1))
        page.has("bounce", spring.bounce)
        page.has("damping", spring.damping)
        page.has("dampingRatio", spring.dampingRatio)
        page.has("duration", spring.duration)
        page.has("mass", spring.mass)
        page.has("response", spring.response)
        page.has("settlingDuration", spring.settlingDuration)
        page.has("stiffness", spring.stiffness)
        page.has("value(target:initialVelocity:time:)", spring.value(target: 1.0, initialVelocity: 0, time: 0.1))
        page.has(
            "value(fromValue:toValue:initialVelocity:time:)",
            spring.value(fromValue: Place(), toValue: Place(x: 1), initialVelocity: Place(), time: 0.1))
        page.has("velocity(target:initialVelocity:time:)", spring.velocity(target: 1.0, initialVelocity: 0, time: 0.1))
        page.has(
            "velocity(fromValue:toValue:initialVelocity:time:)",
            spring.velocity(fromValue: Place(), toValue: Place(x: 1), initialVelocity: Place(), time: 0.1))
        var (value, velocity) = (0.0, 0.0)
        spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.1)
        page.has("update(value:velocity:target:deltaTime:)")
        page.has("force(target:position:velocity:)", spring.force(target: 1.0, position: 0, velocity: 0))
        page.has(
            "force(fromValue:toValue:position:velocity:)",
            spring.force(fromValue: Place(), toValue: Place(x: 1), position: Place(), velocity: Place()))
        page.has(
            "settlingDuration(target:initialVelocity:epsilon:)",
            spring.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001))
        page.has(
            "settlingDuration(fromValue:toValue:initialVelocity:epsilon:)",
            spring.settlingDuration(fromValue: Place(), toValue: Place(x: 1), initialVelocity: Place(), epsilon: 0.001))
        return [curve, page]
    }

    // MARK: Values

    private var values: [Page] {
        var animatable = Page("Animatable")
        animatable.has("animatableData", Place().animatableData)
        animatable.has("AnimatableData", Place.AnimatableData.self)
        var pair = Page("AnimatablePair")
        let both = AnimatablePair(1.0, 2.0)
        pair.has("init(_:_:)", both)
        pair.has("first", both.first)
        pair.has("second", both.second)
        pair.has("magnitudeSquared", both.magnitudeSquared)
        var vector = Page("VectorArithmetic")
        var number = 2.0
        vector.has("magnitudeSquared", number.magnitudeSquared)
        number.scale(by: 2)
        vector.has("scale(by:)")
        vector.has("scaled(by:)", number.scaled(by: 2))
        number.interpolate(towards: 1, amount: 0.5)
        vector.has("interpolate(towards:amount:)")
        vector.has("interpolated(towards:amount:)", number.interpolated(towards: 1, amount: 0.5))
        var empty = Page("EmptyAnimatableData")
        empty.has("init()", EmptyAnimatableData())
        empty.has("magnitudeSquared", EmptyAnimatableData().magnitudeSquared)
        return [animatable, pair, vector, empty]
    }

    private var timelines: [Page] {
        var view = Page("TimelineView")
        view.has(
            "init(_:content:) with the default context",
            TimelineView(.everyMinute, content: { (context: TimelineViewDefaultContext) in Text(context.date, style: .time) }))
        view.has("Context", TimelineView<EveryMinuteTimelineSchedule, Never>.Context.self)
        view.has(
            "init(_:content:)",
            TimelineView(.animation) { (context: TimelineView<AnimationTimelineSchedule, Text>.Context) in
                Text(context.cadence <= .live ? "live" : "slow")
            })
        let now = Date(timeIntervalSinceReferenceDate: 0)
        var schedule = Page("TimelineSchedule")
        schedule.has("animation", AnimationTimelineSchedule.animation)
        schedule.has("animation(minimumInterval:paused:)", AnimationTimelineSchedule.animation(minimumInterval: 1, paused: false))
        schedule.has("everyMinute", EveryMinuteTimelineSchedule.everyMinute)
        schedule.has("explicit(_:)", ExplicitTimelineSchedule<[Date]>.explicit([now]))
        schedule.has("periodic(from:by:)", PeriodicTimelineSchedule.periodic(from: now, by: 1))
        schedule.has("entries(from:mode:)", PeriodicTimelineSchedule(from: now, by: 1).entries(from: now, mode: .normal))
        schedule.has("Entries", PeriodicTimelineSchedule.Entries.self)
        schedule.has("Mode", PeriodicTimelineSchedule.Mode.self)
        schedule.has("TimelineScheduleMode", [TimelineScheduleMode.normal, .lowFrequency])
        schedule.has("AnimationTimelineSchedule", AnimationTimelineSchedule(minimumInterval: nil, paused: false))
        schedule.has("EveryMinuteTimelineSchedule", EveryMinuteTimelineSchedule())
        schedule.has("ExplicitTimelineSchedule", ExplicitTimelineSchedule([now]))
        schedule.has("PeriodicTimelineSchedule", PeriodicTimelineSchedule(from: now, by: 1))
        return [Page("Updating watchOS apps with timelines"), view, schedule, Page("TimelineViewDefaultContext")]
    }

    // MARK: Geometry

    nonisolated private struct Shift: GeometryEffect {
        var x = 0.0
        var animatableData: Double {
            get { x }
            set { x = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: x, y: 0)) }
    }

    private struct Spaced: View {
        @Namespace private var space
        var id: Namespace.ID { space }
        var body: some View {
            Color.red.matchedGeometryEffect(id: 1, in: space, properties: .frame, anchor: .center, isSource: true)
        }
    }

    private var geometry: [Page] {
        _ = Spaced().body
        var properties = Page("MatchedGeometryProperties")
        properties.has("frame", MatchedGeometryProperties.frame)
        properties.has("position", MatchedGeometryProperties.position)
        properties.has("size", MatchedGeometryProperties.size)
        var effect = Page("GeometryEffect")
        effect.has("effectValue(size:)", Shift().effectValue(size: .zero))
        effect.has("ignoredByLayout()", Shift().ignoredByLayout())
        var namespace = Page("Namespace")
        namespace.has("init()", Namespace())
        namespace.has("wrappedValue", Spaced().id)
        namespace.has("ID", Namespace.ID.self)
        namespace.has("@Namespace")
        _ = Color.red.geometryGroup()
        return [
            Page("matchedGeometryEffect(id:in:properties:anchor:isSource:)"), properties, effect, namespace,
            Page("geometryGroup()"),
        ]
    }

    // MARK: Transitions

    private struct Turn: Transition {
        static let properties = TransitionProperties(hasMotion: true)
        func body(content: Content, phase: TransitionPhase) -> some View { content.rotationEffect(.degrees(phase.value * 90)) }
    }

    private var transitions: [Page] {
        _ = Color.red.transition(.slide)
        _ = Color.red.transition(AnyTransition.slide)
        var page = Page("Transition")
        page.has("blurReplace", BlurReplaceTransition.blurReplace)
        page.has("blurReplace(_:)", BlurReplaceTransition.blurReplace(.upUp))
        page.has("identity", IdentityTransition.identity)
        page.has("move(edge:)", MoveTransition.move(edge: .top))
        page.has("offset(_:)", OffsetTransition.offset(CGSize(width: 1, height: 1)))
        page.has("offset(x:y:)", OffsetTransition.offset(x: 1, y: 1))
        page.has("opacity", OpacityTransition.opacity)
        page.has("push(from:)", PushTransition.push(from: .leading))
        page.has("scale", ScaleTransition.scale)
        page.has("scale(_:anchor:)", ScaleTransition.scale(0.5, anchor: .top))
        page.has("slide", SlideTransition.slide)
        page.has("symbolEffect", SymbolEffectTransition.symbolEffect)
        page.has("symbolEffect(_:options:)", SymbolEffectTransition.symbolEffect(.appear, options: .default))
        page.has("animation(_:)", Turn().animation(.linear))
        page.has("properties", Turn.properties)
        page.has("apply(content:phase:)", Turn().apply(content: Color.red, phase: .identity))
        page.has("combined(with:)", Turn().combined(with: OpacityTransition()))
        page.has("body(content:phase:)")
        page.has("Body", Turn.Body.self)
        page.has("Content", Turn.Content.self)
        page.has("BlurReplaceTransition", BlurReplaceTransition(configuration: .downUp))
        page.has("IdentityTransition", IdentityTransition())
        page.has("MoveTransition", MoveTransition(edge: .top))
        page.has("OffsetTransition", OffsetTransition(.zero))
        page.has("OpacityTransition", OpacityTransition())
        page.has("PushTransition", PushTransition(edge: .top))
        page.has("ScaleTransition", ScaleTransition(0.5))
        page.has("SlideTransition", SlideTransition())
        var properties = Page("TransitionProperties")
        properties.has("init(hasMotion:)", TransitionProperties(hasMotion: false))
        properties.has("hasMotion", TransitionProperties().hasMotion)
        var phase = Page("TransitionPhase")
        phase.has("identity", TransitionPhase.identity)
        phase.has("willAppear", TransitionPhase.willAppear)
        phase.has("didDisappear", TransitionPhase.didDisappear)
        phase.has("isIdentity", TransitionPhase.identity.isIdentity)
        phase.has("value", TransitionPhase.identity.value)
        var asymmetric = Page("AsymmetricTransition")
        let both = AsymmetricTransition(insertion: Turn(), removal: OpacityTransition())
        asymmetric.has("init(insertion:removal:)", both)
        asymmetric.has("insertion", both.insertion)
        asymmetric.has("removal", both.removal)
        var any = Page("AnyTransition")
        any.has("identity", AnyTransition.identity)
        any.has("move(edge:)", AnyTransition.move(edge: .top))
        any.has("offset(_:)", AnyTransition.offset(.zero))
        any.has("offset(x:y:)", AnyTransition.offset(x: 1, y: 1))
        any.has("opacity", AnyTransition.opacity)
        any.has("push(from:)", AnyTransition.push(from: .leading))
        any.has("scale", AnyTransition.scale)
        any.has("scale(scale:anchor:)", AnyTransition.scale(scale: 0.5, anchor: .top))
        any.has("slide", AnyTransition.slide)
        any.has("animation(_:)", AnyTransition.slide.animation(.linear))
        any.has("asymmetric(insertion:removal:)", AnyTransition.asymmetric(insertion: .slide, removal: .opacity))
        any.has("combined(with:)", AnyTransition.slide.combined(with: .opacity))
        any.has("init(_:)", AnyTransition(Turn()))
        any.has("modifier(active:identity:)", AnyTransition.modifier(active: Shift(x: 1), identity: Shift()))
        return [
            Page("transition(_:)"), Page("transition(_:) of any"), page, properties, phase, asymmetric, any,
        ]
    }

    private var contents: [Page] {
        _ = Text("A").contentTransition(.opacity)
        var environment = EnvironmentValues()
        environment.contentTransition = .interpolate
        environment.contentTransitionAddsDrawingGroup = true
        #expect(environment.contentTransitionAddsDrawingGroup)
        var page = Page("ContentTransition")
        page.has("identity", ContentTransition.identity)
        page.has("interpolate", ContentTransition.interpolate)
        page.has("numericText(countsDown:)", ContentTransition.numericText(countsDown: true))
        page.has("numericText(value:)", ContentTransition.numericText(value: 1))
        page.has("opacity", ContentTransition.opacity)
        page.has("symbolEffect", ContentTransition.symbolEffect)
        page.has("symbolEffect(_:options:)", ContentTransition.symbolEffect(.replace, options: .default))
        _ = PlaceholderContentView<Color>.self
        return [
            Page("contentTransition(_:)"), Page("contentTransition"), Page("contentTransitionAddsDrawingGroup"), page,
            Page("PlaceholderContentView"),
        ]
    }

    // MARK: Transactions

    private enum SpeedKey: TransactionKey {
        static var defaultValue: Double { 1 }
    }

    @available(*, deprecated)
    nonisolated private struct Faded: AnimatableModifier {
        var share = 0.0
        var animatableData: Double {
            get { share }
            set { share = newValue }
        }
        @MainActor func body(content: Content) -> some View { content.opacity(share) }
    }

    private var transactions: [Page] {
        withTransaction(Transaction(animation: .linear)) {}
        withTransaction(\.disablesAnimations, true) {}
        _ = Color.red.transaction { $0.animation = nil }
        _ = Color.red.transaction(value: 1) { $0.animation = nil }
        _ = Color.red.transaction {
            $0.animation = nil
        } body: {
            $0.opacity(0.5)
        }
        var page = Page("Transaction")
        var transaction = Transaction()
        page.has("init()", transaction)
        page.has("init(animation:)", Transaction(animation: .linear))
        page.has("animation", transaction.animation)
        page.has("disablesAnimations", transaction.disablesAnimations)
        transaction.addAnimationCompletion(criteria: .removed) {}
        page.has("addAnimationCompletion(criteria:_:)")
        transaction.dismissBehavior = .interactive
        page.has("dismissBehavior", transaction.dismissBehavior)
        page.has("isContinuous", transaction.isContinuous)
        page.has("scrollTargetAnchor", transaction.scrollTargetAnchor)
        page.has("tracksVelocity", transaction.tracksVelocity)
        transaction[SpeedKey.self] = 2
        expect(transaction[SpeedKey.self], equals: 2)
        page.has("subscript(_:)", transaction[SpeedKey.self])
        var key = Page("TransactionKey")
        key.has("defaultValue", SpeedKey.defaultValue)
        key.has("Value", SpeedKey.Value.self)
        return [
            Page("withTransaction(_:_:)"), Page("withTransaction(_:_:_:)"), Page("transaction(_:)"), Page("transaction(value:_:)"),
            Page("transaction(_:body:)"), page, key, Page("AnimatableModifier"),
        ]
    }
}
