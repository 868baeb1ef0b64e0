import SwiftUI

private struct Pivot: ViewModifier {
    let angle: Double

    func body(content: Content) -> some View {
        content.rotationEffect(.degrees(angle), anchor: .bottomLeading).opacity(angle == 0 ? 1 : 0)
    }
}

extension AnyTransition {
    static var pivot: AnyTransition { .modifier(active: Pivot(angle: -90), identity: Pivot(angle: 0)) }

    static func flight(to edge: Edge) -> AnyTransition { .move(edge: edge).combined(with: .opacity) }
}

struct Twirl: Transition {
    var turns = 1.0

    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase.isIdentity ? 1 : 0.01)
            .rotationEffect(.degrees(phase.value * 360 * turns))
    }
}

struct Shake: GeometryEffect {
    var distance: CGFloat = 10
    var count = 3
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: distance * sin(animatableData * .pi * 2 * CGFloat(count)), y: 0))
    }
}

struct Wobble: ViewModifier {
    let trigger: Int

    func body(content: Content) -> some View {
        content.keyframeAnimator(initialValue: 0.0, trigger: trigger) { view, angle in
            view.rotationEffect(.degrees(angle))
        } keyframes: { _ in
            KeyframeTrack {
                CubicKeyframe(12, duration: 0.2)
                CubicKeyframe(-12, duration: 0.3)
                SpringKeyframe(0, duration: 0.6)
            }
        }
    }
}

struct Glow: ViewModifier {
    let isActive: Bool

    func body(content: Content) -> some View { content.shadow(color: .blue, radius: isActive ? 24 : 0) }
}

extension View {
    func pop(when trigger: Binding<Int>, by scale: CGFloat = 1.2) -> some View {
        keyframeAnimator(initialValue: 1, trigger: trigger.wrappedValue) { view, factor in
            view.scaleEffect(factor)
        } keyframes: { _ in
            KeyframeTrack {
                CubicKeyframe(scale, duration: 0.3)
                SpringKeyframe(1, duration: 0.5)
            }
        }
    }
}

struct Wave: TextRenderer {
    var strength: Double

    var animatableData: Double {
        get { strength }
        set { strength = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
            var copy = context
            copy.translateBy(x: 0, y: sin(Double(index)) * strength)
            copy.draw(slice)
        }
    }
}

struct Accelerating: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time > 1 ? nil : value.scaled(by: time * time)
    }
}
