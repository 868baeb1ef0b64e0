import SwiftUI

/// A ball that runs across and back by an animation.
private struct Running: View {
    let animation: Animation
    var seconds = 1.4

    init(_ animation: Animation, seconds: Double = 1.4) {
        self.animation = animation
        self.seconds = seconds
    }

    var body: some View {
        Switching(animation, seconds: seconds) { isOn in
            ZStack {
                Capsule().fill(.gray.opacity(0.2)).frame(width: 132, height: 4)
                Circle().fill(Color.indigo.gradient).frame(width: 32, height: 32).offset(x: isOn ? 50 : -50)
            }
        }
    }
}

#Preview("animation default", traits: .fixedLayout(width: 180, height: 120)) { Running(.default) }
#Preview("animation linear", traits: .fixedLayout(width: 180, height: 120)) { Running(.linear(duration: 1)) }
#Preview("animation easeIn", traits: .fixedLayout(width: 180, height: 120)) { Running(.easeIn(duration: 1)) }
#Preview("animation easeOut", traits: .fixedLayout(width: 180, height: 120)) { Running(.easeOut(duration: 1)) }
#Preview("animation easeInOut", traits: .fixedLayout(width: 180, height: 120)) { Running(.easeInOut(duration: 1)) }
#Preview("animation timingCurve", traits: .fixedLayout(width: 180, height: 120)) { Running(.timingCurve(0.9, 0.1, 0.1, 0.9, duration: 1)) }
#Preview("animation timingCurve of a UnitCurve", traits: .fixedLayout(width: 180, height: 120)) {
    Running(.timingCurve(.circularEaseInOut, duration: 1))
}

#Preview("animation smooth", traits: .fixedLayout(width: 180, height: 120)) { Running(.smooth) }
#Preview("animation snappy", traits: .fixedLayout(width: 180, height: 120)) { Running(.snappy) }
#Preview("animation bouncy", traits: .fixedLayout(width: 180, height: 120)) { Running(.bouncy(duration: 0.6, extraBounce: 0.2)) }
#Preview("animation spring", traits: .fixedLayout(width: 180, height: 120)) { Running(.spring(duration: 0.8, bounce: 0.4)) }
#Preview("animation spring of a Spring", traits: .fixedLayout(width: 180, height: 120)) {
    Running(.spring(Spring(mass: 1, stiffness: 80, damping: 8)), seconds: 1.8)
}

#Preview("animation interactiveSpring", traits: .fixedLayout(width: 180, height: 120)) { Running(.interactiveSpring()) }
#Preview("animation interpolatingSpring", traits: .fixedLayout(width: 180, height: 120)) {
    Running(.interpolatingSpring(stiffness: 120, damping: 9), seconds: 1.6)
}

#Preview("animation delay", traits: .fixedLayout(width: 180, height: 120)) { Running(.smooth.delay(0.4)) }
#Preview("animation speed", traits: .fixedLayout(width: 180, height: 120)) { Running(.smooth.speed(0.5)) }
#Preview("animation repeatCount", traits: .fixedLayout(width: 180, height: 120)) {
    Running(.easeInOut(duration: 0.4).repeatCount(3, autoreverses: true), seconds: 1.4)
}

/// Apple's example of a custom animation: an elastic ease-in and ease-out.
private struct ElasticEaseInEaseOut: CustomAnimation {
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time <= duration else { return nil }
        return value.scaled(by: amount(at: time / duration))
    }

    private func amount(at progress: Double) -> Double {
        if progress == 0 || progress == 1 { return progress }
        let wave = sin((20 * progress - 11.125) * (2 * .pi) / 4.5)
        return progress < 0.5 ? -pow(2, 20 * progress - 10) * wave / 2 : pow(2, -20 * progress + 10) * wave / 2 + 1
    }
}

#Preview("animation of one's own", traits: .fixedLayout(width: 180, height: 120)) {
    Running(Animation(ElasticEaseInEaseOut(duration: 1)))
}

/// A ball that is back before it has arrived.
private struct Interrupted: View {
    @State private var isOn = false

    var body: some View {
        Circle().fill(Color.pink.gradient).frame(width: 32, height: 32).offset(x: isOn ? 50 : -50)
            .frame(width: 180, height: 120)
            .background(.white)
            .task {
                for pause in [0.3, 0.25, 0.2, 0.3] {
                    try? await Task.sleep(for: .seconds(pause))
                    withAnimation(.spring(duration: 0.7)) { isOn.toggle() }
                }
            }
    }
}

#Preview("animation interrupted", traits: .fixedLayout(width: 180, height: 120)) { Interrupted() }

#Preview("animation easeInOut, circular", traits: .fixedLayout(width: 180, height: 120)) {
    Running(.timingCurve(.bezier(startControlPoint: UnitPoint(x: 0.8, y: 0), endControlPoint: UnitPoint(x: 0.2, y: 1)), duration: 1))
}

#Preview("animation logicallyComplete", traits: .fixedLayout(width: 180, height: 120)) {
    Running(.spring(duration: 0.6, bounce: 0.5).logicallyComplete(after: 0.3))
}

/// Swings for ever, by two animations whose periods have a common one.
private struct Swinging: View {
    @State private var isOn = false

    var body: some View {
        VStack(spacing: 20) {
            Circle().fill(Color.indigo.gradient).frame(width: 28, height: 28).offset(x: isOn ? 50 : -50)
                .animation(.easeInOut(duration: 0.6).repeatForever(autoreverses: true), value: isOn)
            RoundedRectangle(cornerRadius: 6).fill(Color.teal.gradient).frame(width: 28, height: 28)
                .rotationEffect(.degrees(isOn ? 360 : 0))
                .animation(.linear(duration: 0.8).repeatForever(autoreverses: false), value: isOn)
        }
        .frame(width: 180, height: 120)
        .background(.white)
        .onAppear { isOn = true }
    }
}

#Preview("animation repeatForever", traits: .fixedLayout(width: 180, height: 120)) { Swinging() }

#Preview("withTransaction", traits: .fixedLayout(width: 180, height: 120)) {
    Switching(nil) { isOn in
        Tile().offset(x: isOn ? 40 : -40).transaction(value: isOn) { $0.animation = .bouncy }
    }
}

#Preview("transaction of a body", traits: .fixedLayout(width: 180, height: 120)) {
    // The way is the switch's own; what the body adds is slower.
    Switching(.linear(duration: 0.3)) { isOn in
        Tile().transaction { $0.animation = .bouncy(duration: 1) } body: { $0.rotationEffect(.degrees(isOn ? 180 : 0)) }
            .offset(x: isOn ? 50 : -50)
    }
}

/// A value that is set through a binding with an animation of its own.
private struct Bound: View {
    @State private var isOn = false

    var body: some View {
        let binding = $isOn.animation(.bouncy)
        Tile(color: isOn ? .green : .indigo).offset(x: isOn ? 50 : -50)
            .frame(width: 180, height: 120)
            .background(.white)
            .task {
                for state in [true, false] {
                    try? await Task.sleep(for: .seconds(state ? 0.3 : 1))
                    binding.wrappedValue = state
                }
            }
    }
}

#Preview("animation of a binding", traits: .fixedLayout(width: 180, height: 120)) { Bound() }
