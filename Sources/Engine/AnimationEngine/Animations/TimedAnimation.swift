import Foundation
import Geometry

/// An animation whose every moment can be computed at once, without the moments before it.
///
/// `animate` must be a pure function of the value, the time and the state the animation was started (or merged) with, and
/// leave that state alone. All of SwiftUI's own animations are of this kind.
package protocol TimedAnimation: CustomAnimation {
    /// True if every animation inside this one is timed too; if not, it is stepped like a custom animation.
    var isTimed: Bool { get }

    /// The first moment, in seconds on the clock of `animate`, at which `animate` returns `nil`; may be infinite.
    func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval

    /// Computes once per change what `animate` would otherwise compute for every frame, and keeps it in the state.
    func prepare<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>)
}

extension TimedAnimation {
    package func prepare<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>) {}
}

extension Animation {
    /// True if any moment can be computed without the moments before it.
    package var isTimed: Bool { (base as? any TimedAnimation)?.isTimed ?? false }

    /// The first moment at which `animate` returns `nil`, in seconds from the start; infinite if there is none.
    package func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval {
        if let timed = base as? any TimedAnimation, timed.isTimed {
            return timed.duration(of: value, context: context)
        }
        return AnimationStepper(animation: self, value: value, context: context, start: 0).end
    }
}

extension Animation {
    /// Prepares the state of a change that is about to run; nothing for a custom animation.
    package func prepare<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>) {
        (base as? any TimedAnimation)?.prepare(value: value, context: &context)
    }
}
