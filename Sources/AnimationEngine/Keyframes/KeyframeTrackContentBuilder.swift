import Geometry

/// The builder that creates keyframe track content from the keyframes within a closure.
///
/// Source: Apple, SwiftUI `KeyframeTrackContentBuilder`.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value { expression }

    public static func buildBlock() -> some KeyframeTrackContent<Value> { _KeyframeSequence<Value>(parts: []) }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> { _KeyframeSequence(parts: [accumulated, next]) }

    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
        _KeyframeSequence(parts: components)
    }

    public static func buildOptional(
        _ component: (some KeyframeTrackContent<Value>)?
    ) -> some KeyframeTrackContent<Value> {
        _KeyframeSequence(parts: component.map { [$0] } ?? [])
    }

    public static func buildEither(first component: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        _KeyframeSequence(parts: [component])
    }

    public static func buildEither(second component: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        _KeyframeSequence(parts: [component])
    }
}
