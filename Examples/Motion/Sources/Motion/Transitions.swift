import SwiftUI

/// A tile that comes, and goes, by a transition.
private struct Coming<T: Transition>: View {
    let transition: T

    init(_ transition: T) { self.transition = transition }

    var body: some View {
        Switching { isOn in
            ZStack { if isOn { Tile().transition(transition) } }
        }
    }
}

#Preview("transition identity", traits: .fixedLayout(width: 180, height: 120)) { Coming(.identity) }
#Preview("transition opacity", traits: .fixedLayout(width: 180, height: 120)) { Coming(.opacity) }
#Preview("transition scale", traits: .fixedLayout(width: 180, height: 120)) { Coming(.scale(0.2, anchor: .topLeading)) }
#Preview("transition slide", traits: .fixedLayout(width: 180, height: 120)) { Coming(.slide) }
#Preview("transition move", traits: .fixedLayout(width: 180, height: 120)) { Coming(.move(edge: .bottom)) }
#Preview("transition push", traits: .fixedLayout(width: 180, height: 120)) { Coming(.push(from: .leading)) }
#Preview("transition offset", traits: .fixedLayout(width: 180, height: 120)) { Coming(.offset(x: 50, y: -30)) }
#Preview("transition blurReplace downUp", traits: .fixedLayout(width: 180, height: 120)) { Coming(.blurReplace) }
#Preview("transition blurReplace upUp", traits: .fixedLayout(width: 180, height: 120)) { Coming(.blurReplace(.upUp)) }
#Preview("transition symbolEffect", traits: .fixedLayout(width: 180, height: 120)) {
    Switching { isOn in
        ZStack { if isOn { Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(.pink).transition(.symbolEffect) } }
    }
}

#Preview("transition combined", traits: .fixedLayout(width: 180, height: 120)) {
    Coming(OpacityTransition().combined(with: .scale(0.3)))
}

#Preview("transition asymmetric", traits: .fixedLayout(width: 180, height: 120)) {
    Coming(AsymmetricTransition(insertion: .move(edge: .top), removal: .scale(0.1)))
}

#Preview("transition with its own animation", traits: .fixedLayout(width: 180, height: 120)) {
    Switching(nil) { isOn in
        ZStack { if isOn { Tile(color: .orange).transition(.scale(0.2).animation(.bouncy(duration: 0.8))) } }
    }
}

/// Apple's example of a custom transition: it turns and fades.
private struct RotatingFadeTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .opacity(phase.isIdentity ? 1 : 0)
            .rotationEffect(.degrees(phase.value * 120))
    }
}

#Preview("transition of one's own", traits: .fixedLayout(width: 180, height: 120)) { Coming(RotatingFadeTransition()) }

private struct Tilted: ViewModifier {
    let angle: Double

    func body(content: Content) -> some View {
        content.rotation3DEffect(.degrees(angle), axis: (x: 1, y: 0, z: 0)).opacity(angle == 0 ? 1 : 0)
    }
}

#Preview("transition modifier", traits: .fixedLayout(width: 180, height: 120)) {
    Switching { isOn in
        ZStack { if isOn { Tile().transition(.modifier(active: Tilted(angle: 90), identity: Tilted(angle: 0))) } }
    }
}

#Preview("transition in a list of rows", traits: .fixedLayout(width: 180, height: 120)) {
    Switching(.smooth) { isOn in
        VStack(spacing: 6) {
            ForEach(isOn ? [1, 2, 3, 4] : [1, 4], id: \.self) { row in
                Capsule().fill(row == 1 || row == 4 ? Color.gray : .teal).frame(width: 120, height: 16)
                    .transition(.move(edge: .trailing).combined(with: .opacity))
            }
        }
    }
}
