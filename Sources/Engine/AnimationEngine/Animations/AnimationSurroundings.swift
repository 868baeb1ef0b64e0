import Foundation
import Geometry

/// The surroundings of an animated view, as they change from event to event; a custom animation finds them in its context.
package final class AnimationSurroundings: @unchecked Sendable {
    /// Guards the rest.
    private let lock = NSLock()
    /// The changes in the order of their times, which are seconds on the clock of the runs.
    private var changes: [(time: Double, value: Any)]
    /// Counts the notes, so that a reader sees when its copy is out of date.
    private var count = 0

    package init(_ value: Any, at time: Double) { changes = [(time, value)] }

    /// Notes the surroundings of the view from a moment on.
    package func note(_ value: Any, at time: Double) {
        lock.withLock {
            changes.removeAll { $0.time >= time }
            changes.append((time, value))
            count += 1
        }
    }

    /// Returns the surroundings of the view at a moment.
    func value(at time: Double) -> Any? {
        lock.withLock { (changes.last { $0.time <= time } ?? changes.first)?.value }
    }

    /// The number of notes so far, and the time from which the last of them holds.
    var version: (count: Int, since: Double) { lock.withLock { (count, changes.last?.time ?? 0) } }
}

/// An animation on its way to a value, with the surroundings of the value's view; runs take it apart.
struct SurroundedAnimation: CustomAnimation {
    let base: Animation
    let surroundings: AnimationSurroundings

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    static func == (lhs: SurroundedAnimation, rhs: SurroundedAnimation) -> Bool {
        lhs.base == rhs.base && lhs.surroundings === rhs.surroundings
    }

    func hash(into hasher: inout Hasher) { hasher.combine(base) }
}

extension Animation {
    /// Returns this animation for a value of a view with surroundings; itself if it never asks for them.
    package func surrounded(by surroundings: @autoclosure () -> AnimationSurroundings) -> Animation {
        isTimed ? self : Animation(SurroundedAnimation(base: self, surroundings: surroundings()))
    }

    /// The animation that moves, and the surroundings of the view.
    var parts: (animation: Animation, surroundings: AnimationSurroundings?) {
        guard let surrounded = base as? SurroundedAnimation else { return (self, nil) }
        return (surrounded.base, surrounded.surroundings)
    }
}
