/// A change to the drawing of a view that may depend on the view's position and never affects the layout of others.
///
/// Effects are built from an ``EmptyVisualEffect`` by the methods of this protocol. Each applies around the effects before it.
///
/// Source: Apple, SwiftUI `VisualEffect`.
public protocol VisualEffect: Sendable, Animatable {}

/// The effect that changes nothing, to which others are added.
///
/// Source: Apple, SwiftUI `EmptyVisualEffect`.
public struct EmptyVisualEffect: VisualEffect {
    public typealias AnimatableData = EmptyAnimatableData

    public init() {}
}

nonisolated extension View {
    /// Changes the drawing of this view, given its size and position.
    ///
    /// The parameters of the effect animate with the transaction in which they change.
    ///
    /// - Parameter effect: receives an effect that changes nothing and the view's geometry; returns an effect built from the former.
    public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View {
        modifier(VisualEffectModifier(effect: effect))
    }
}

extension VisualEffect {
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(scale, anchor))
    }

    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.rotation(angle, anchor))
    }

    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(.rotation3D(angle, axis: axis, anchor, anchorZ: anchorZ, perspective: perspective))
    }

    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { adding(.transform(transform)) }

    public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

    /// Blurs each leaf with a Gaussian whose standard deviation is `radius` points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(.blur(radius: radius, isOpaque: opaque))
    }

    public func brightness(_ amount: Double) -> some VisualEffect { adding(.color(.brightness, amount)) }
    public func contrast(_ amount: Double) -> some VisualEffect { adding(.color(.contrast, amount)) }
    public func saturation(_ amount: Double) -> some VisualEffect { adding(.color(.saturation, amount)) }
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(.color(.grayscale, amount)) }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.color(.hueRotation, angle.radians)) }

    private func adding(_ step: VisualEffectStep) -> ExtendedVisualEffect<Self> {
        ExtendedVisualEffect(base: self, step: step)
    }
}

/// An effect with one more around it.
struct ExtendedVisualEffect<Base: VisualEffect>: VisualEffect, SteppedVisualEffect {
    var base: Base
    var step: VisualEffectStep

    var animatableData: AnimatablePair<Base.AnimatableData, AnimatableVector> {
        get { AnimatablePair(base.animatableData, step.numbers) }
        set {
            base.animatableData = newValue.first
            step.numbers = newValue.second
        }
    }

    var steps: [VisualEffectStep] { ((base as? any SteppedVisualEffect)?.steps ?? []) + [step] }
}

/// An effect that consists of single steps.
protocol SteppedVisualEffect {
    /// The steps, from the innermost to the outermost.
    var steps: [VisualEffectStep] { get }
}
