import SwiftUI

private enum Jump: CaseIterable {
    case rest, up, turned

    var height: Double { self == .rest ? 0 : -16 }
    var angle: Double { self == .turned ? 360 : 0 }
}

#Preview("phaseAnimator", traits: .fixedLayout(width: 180, height: 120)) {
    Tile().phaseAnimator(Jump.allCases) { content, phase in
        content.rotationEffect(.degrees(phase.angle)).offset(y: phase.height)
    } animation: { phase in
        phase == .rest ? .bouncy(duration: 0.4) : .easeInOut(duration: 0.4)
    }
    .frame(width: 180, height: 120)
    .background(.white)
}

#Preview("phaseAnimator trigger", traits: .fixedLayout(width: 180, height: 120)) {
    Switching(seconds: 1.6) { isOn in
        Image(systemName: "hand.thumbsup.fill").font(.system(size: 44)).foregroundStyle(.orange)
            .phaseAnimator([0, -25, 15], trigger: isOn) { content, angle in
                content.rotationEffect(.degrees(angle), anchor: .bottomLeading)
            } animation: { _ in
                .snappy(duration: 0.35)
            }
    }
}

/// Apple's example of keyframes: values of several tracks.
private struct Pose {
    var scale = 1.0
    var stretch = 1.0
    var height = 0.0
    var angle = Angle.zero
}

private struct Bouncing: View {
    let trigger: Bool?

    var body: some View {
        if let trigger {
            heart.keyframeAnimator(initialValue: Pose(), trigger: trigger, content: posed) { _ in tracks }
        } else {
            heart.keyframeAnimator(initialValue: Pose(), repeating: true, content: posed) { _ in tracks }
        }
    }

    private var heart: some View { Image(systemName: "heart.fill").font(.system(size: 40)).foregroundStyle(.pink) }

    private func posed(_ content: some View, _ pose: Pose) -> some View {
        content
            .rotationEffect(pose.angle)
            .scaleEffect(pose.scale)
            .scaleEffect(y: pose.stretch, anchor: .bottom)
            .offset(y: pose.height)
    }

    @KeyframesBuilder<Pose> private var tracks: some Keyframes<Pose> {
        KeyframeTrack(\.scale) {
            LinearKeyframe(1, duration: 0.36)
            SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
            SpringKeyframe(1, spring: .bouncy)
        }
        KeyframeTrack(\.stretch) {
            CubicKeyframe(0.8, duration: 0.2)
            CubicKeyframe(1.2, duration: 0.3)
            CubicKeyframe(1, duration: 0.3)
        }
        KeyframeTrack(\.height) {
            LinearKeyframe(0, duration: 0.1)
            SpringKeyframe(-20, duration: 0.5, spring: .bouncy)
            SpringKeyframe(0, spring: .bouncy)
        }
        KeyframeTrack(\.angle) {
            CubicKeyframe(.zero, duration: 0.3)
            CubicKeyframe(.degrees(12), duration: 0.2)
            CubicKeyframe(.degrees(-12), duration: 0.2)
            MoveKeyframe(.zero)
        }
    }
}

#Preview("keyframeAnimator", traits: .fixedLayout(width: 180, height: 120)) {
    Bouncing(trigger: nil).frame(width: 180, height: 120).background(.white)
}

#Preview("keyframeAnimator trigger", traits: .fixedLayout(width: 180, height: 120)) {
    Switching(seconds: 2.4) { Bouncing(trigger: $0) }
}

#Preview("TimelineView animation", traits: .fixedLayout(width: 180, height: 120)) {
    TimelineView(.animation) { context in
        let turn = context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 2) / 2
        Circle().trim(from: 0, to: 0.7).stroke(.indigo, style: StrokeStyle(lineWidth: 8, lineCap: .round))
            .rotationEffect(.degrees(turn * 360))
            .frame(width: 60, height: 60)
    }
    .frame(width: 180, height: 120)
    .background(.white)
}

#Preview("TimelineView periodic", traits: .fixedLayout(width: 180, height: 120)) {
    TimelineView(.periodic(from: .now, by: 1)) { context in
        Text(context.date, format: .dateTime.minute().second())
            .font(.largeTitle.monospacedDigit())
            .contentTransition(.numericText())
            .animation(.default, value: context.date)
    }
    .frame(width: 180, height: 120)
    .background(.white)
}

/// Two steps, the second when the first counts as complete.
private struct Chained: View {
    @State private var step = 0

    var body: some View {
        Tile(color: step == 0 ? .indigo : .green)
            .rotationEffect(.degrees(step == 2 ? 180 : 0))
            .offset(x: step == 0 ? -50 : 50)
            .frame(width: 180, height: 120)
            .background(.white)
            .task {
                try? await Task.sleep(for: .seconds(0.3))
                withAnimation(.smooth, completionCriteria: .logicallyComplete) {
                    step = 1
                } completion: {
                    withAnimation(.bouncy, completionCriteria: .removed) { step = 2 } completion: { withAnimation { step = 0 } }
                }
            }
    }
}

#Preview("withAnimation completion", traits: .fixedLayout(width: 180, height: 120)) { Chained() }

#Preview("animation of a body", traits: .fixedLayout(width: 180, height: 120)) {
    Switching(.easeInOut(duration: 1)) { isOn in
        Tile().scaleEffect(isOn ? 1.4 : 1).animation(.linear(duration: 0.2)) { $0.opacity(isOn ? 0.4 : 1) }
    }
}

#Preview("TimelineView explicit", traits: .fixedLayout(width: 180, height: 120)) {
    let start = Date.now
    TimelineView(.explicit([0.4, 0.8, 1.2, 1.6].map { start.addingTimeInterval($0) })) { context in
        let step = (context.date.timeIntervalSince(start) / 0.4).rounded()
        Tile(color: .teal).rotationEffect(.degrees(step * 90)).animation(.snappy, value: step)
    }
    .frame(width: 180, height: 120)
    .background(.white)
}

/// A clock whose minute begins after half a second.
#Preview("TimelineView everyMinute", traits: .fixedLayout(width: 180, height: 120)) {
    let start = Date.now
    let lead = 59.5 - start.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60)
    TimelineView(OffsetSchedule(base: .everyMinute, offset: lead)) { context in
        Text(context.date.addingTimeInterval(lead), format: .dateTime.hour().minute())
            .font(.largeTitle.monospacedDigit())
            .contentTransition(.numericText())
            .animation(.default, value: context.date)
    }
    .frame(width: 180, height: 120)
    .background(.white)
}

/// Another schedule on a clock that is fast by so many seconds.
private struct OffsetSchedule<Base: TimelineSchedule>: TimelineSchedule {
    let base: Base
    let offset: TimeInterval

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
        base.entries(from: startDate.addingTimeInterval(offset), mode: mode).lazy.map { $0.addingTimeInterval(-offset) }
    }
}

private enum Beat: CaseIterable { case rest, lift, turn }

#Preview("PhaseAnimator", traits: .fixedLayout(width: 180, height: 120)) {
    PhaseAnimator(Beat.allCases) { beat in
        Tile(color: beat == .rest ? .indigo : .orange)
            .offset(y: beat == .rest ? 15 : -15)
            .rotationEffect(.degrees(beat == .turn ? 180 : 0))
    } animation: { beat in
        beat == .turn ? .easeInOut(duration: 0.5) : .bouncy(duration: 0.5)
    }
    .frame(width: 180, height: 120)
    .background(.white)
}

#Preview("PhaseAnimator trigger", traits: .fixedLayout(width: 180, height: 120)) {
    Switching(seconds: 2) { isOn in
        PhaseAnimator(Beat.allCases, trigger: isOn) { beat in
            Tile(color: .teal).scaleEffect(beat == .lift ? 1.4 : 1).rotationEffect(.degrees(beat == .turn ? 90 : 0))
        }
    }
}

#Preview("KeyframeAnimator", traits: .fixedLayout(width: 180, height: 120)) {
    KeyframeAnimator(initialValue: CGPoint(x: -50, y: 0)) { place in
        Circle().fill(Color.indigo.gradient).frame(width: 28, height: 28).offset(x: place.x, y: place.y)
    } keyframes: { _ in
        KeyframeTrack(\.x) {
            LinearKeyframe(50, duration: 0.8)
            LinearKeyframe(-50, duration: 0.8)
        }
        KeyframeTrack(\.y) {
            CubicKeyframe(-30, duration: 0.4)
            CubicKeyframe(0, duration: 0.4)
            CubicKeyframe(30, duration: 0.4)
            CubicKeyframe(0, duration: 0.4)
        }
    }
    .frame(width: 180, height: 120)
    .background(.white)
}

#Preview("KeyframeAnimator trigger", traits: .fixedLayout(width: 180, height: 120)) {
    Switching(seconds: 1.4) { isOn in
        KeyframeAnimator(initialValue: 0.0, trigger: isOn) { turn in
            Tile(color: .pink).rotationEffect(.degrees(turn))
        } keyframes: { _ in
            CubicKeyframe(25, duration: 0.2)
            CubicKeyframe(-20, duration: 0.25)
            SpringKeyframe(0, duration: 0.6, spring: .bouncy)
        }
    }
}
