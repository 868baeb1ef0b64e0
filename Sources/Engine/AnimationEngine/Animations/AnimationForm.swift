import Geometry

/// An animation of the system's as plain data; a custom animation of user code has no form.
package indirect enum AnimationForm: Codable, Sendable, Equatable {
    case standard
    case fluidSpring(response: Double, dampingFraction: Double, blendDuration: Double)
    case spring(angularFrequency: Double, decayConstant: Double, mass: Double, initialVelocity: Double)
    case curve(UnitCurveForm, duration: Double)
    case delay(AnimationForm, seconds: Double)
    case speed(AnimationForm, factor: Double)
    /// `count` is nil for one that never ends.
    case repetition(AnimationForm, count: Int?, autoreverses: Bool)
    case completion(AnimationForm, seconds: Double)

    /// The most animations that may be around one.
    package static let longestChain = 16

    /// True if the animation is wrapped in no more animations than a reader accepts.
    package var isShallow: Bool { isShallow(Self.longestChain) }

    private func isShallow(_ rest: Int) -> Bool {
        guard rest > 0 else { return false }
        switch self {
        case .standard, .fluidSpring, .spring, .curve: return true
        case .delay(let base, _), .speed(let base, _), .repetition(let base, _, _), .completion(let base, _):
            return base.isShallow(rest - 1)
        }
    }
}

/// A unit curve as plain data.
package enum UnitCurveForm: Codable, Sendable, Equatable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
}

extension Animation {
    /// The animation as data; nil if user code's takes part in it.
    package var form: AnimationForm? {
        switch base {
        case is DefaultAnimation: return .standard
        case let spring as FluidSpringAnimation:
            return .fluidSpring(
                response: spring.response, dampingFraction: spring.dampingFraction, blendDuration: spring.blendDuration)
        case let animation as InterpolatingSpringAnimation:
            let spring = animation.spring
            return .spring(
                angularFrequency: spring.angularFrequency, decayConstant: spring.decayConstant, mass: spring.mass,
                initialVelocity: animation.initialVelocity)
        case let animation as UnitCurveAnimation: return .curve(animation.curve.form, duration: animation.duration)
        case let animation as DelayAnimation: return animation.base.form.map { .delay($0, seconds: animation.delay) }
        case let animation as SpeedAnimation: return animation.base.form.map { .speed($0, factor: animation.speed) }
        case let animation as RepeatAnimation:
            return animation.base.form.map {
                .repetition($0, count: animation.repeatCount, autoreverses: animation.autoreverses)
            }
        case let animation as LogicalCompletionAnimation:
            return animation.base.form.map { .completion($0, seconds: animation.duration) }
        default: return nil
        }
    }

    /// The animation that data describe.
    package init(_ form: AnimationForm) {
        switch form {
        case .standard: self.init(DefaultAnimation())
        case .fluidSpring(let response, let dampingFraction, let blendDuration):
            self.init(
                FluidSpringAnimation(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
        case .spring(let frequency, let decay, let mass, let velocity):
            let spring = Spring(angularFrequency: frequency, decayConstant: decay, mass: mass)
            self.init(InterpolatingSpringAnimation(spring: spring, initialVelocity: velocity))
        case .curve(let curve, let duration): self.init(UnitCurveAnimation(duration: duration, curve: UnitCurve(form: curve)))
        case .delay(let base, let seconds): self.init(DelayAnimation(base: Animation(base), delay: seconds))
        case .speed(let base, let factor): self.init(SpeedAnimation(base: Animation(base), speed: factor))
        case .repetition(let base, let count, let autoreverses):
            self.init(RepeatAnimation(base: Animation(base), repeatCount: count, autoreverses: autoreverses))
        case .completion(let base, let seconds):
            self.init(LogicalCompletionAnimation(base: Animation(base), duration: seconds))
        }
    }
}
