import SwiftUI

/// A wave whose height and phase are animated.
@Animatable
private struct Wave: Shape {
    var height: CGFloat
    var phase: Double
    @AnimatableIgnored var steps = 60

    func path(in rect: CGRect) -> Path {
        Path { path in
            for step in 0...steps {
                let x = Double(step) / Double(steps)
                let y = rect.midY + height * sin(x * 4 * .pi + phase)
                let point = CGPoint(x: rect.minX + rect.width * x, y: y)
                if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
    }
}

#Preview("Animatable shape", traits: .fixedLayout(width: 180, height: 120)) {
    Switching(.easeInOut(duration: 1)) { isOn in
        Wave(height: isOn ? 30 : 6, phase: isOn ? 6.28 : 0)
            .stroke(.teal, style: StrokeStyle(lineWidth: 5, lineCap: .round))
            .padding(20)
    }
}

/// A view whose number is animated: every value between is shown.
@Animatable
private struct Counter: View {
    var value: Double
    var body: some View { Text(value, format: .number.precision(.fractionLength(0))).font(.largeTitle.monospacedDigit()) }
}

#Preview("Animatable view", traits: .fixedLayout(width: 180, height: 120)) {
    Switching(.easeInOut(duration: 1)) { Counter(value: $0 ? 100 : 0) }
}

private struct Shake: GeometryEffect {
    var amount: Double
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 10 * sin(amount * .pi * 6), y: 0))
    }
}

#Preview("GeometryEffect", traits: .fixedLayout(width: 180, height: 120)) {
    Switching(.linear(duration: 0.6)) { Tile(color: .red, letter: "!").modifier(Shake(amount: $0 ? 1 : 0)) }
}

#Preview("visualEffect", traits: .fixedLayout(width: 180, height: 120)) {
    Switching(.smooth(duration: 0.8)) { isOn in
        HStack {
            if isOn { Spacer() }
            Tile().visualEffect { content, geometry in
                content.hueRotation(.degrees(geometry.frame(in: .global).minX)).blur(radius: isOn ? 3 : 0)
            }
            if !isOn { Spacer() }
        }
        .padding(.horizontal, 16)
    }
}

private struct Hero: View {
    let isOn: Bool
    @Namespace private var namespace

    var body: some View {
        ZStack(alignment: isOn ? .center : .bottomTrailing) {
            if isOn {
                RoundedRectangle(cornerRadius: 20).fill(Color.indigo.gradient)
                    .matchedGeometryEffect(id: "hero", in: namespace)
                    .frame(width: 140, height: 90)
            } else {
                RoundedRectangle(cornerRadius: 20).fill(Color.indigo.gradient)
                    .matchedGeometryEffect(id: "hero", in: namespace)
                    .frame(width: 40, height: 40)
            }
        }
        .frame(width: 160, height: 100, alignment: isOn ? .center : .bottomTrailing)
    }
}

#Preview("matchedGeometryEffect", traits: .fixedLayout(width: 180, height: 120)) { Switching(.smooth) { Hero(isOn: $0) } }

#Preview("geometryGroup", traits: .fixedLayout(width: 180, height: 120)) {
    Switching(.smooth(duration: 0.8)) { isOn in
        Tile().overlay(alignment: .bottomTrailing) {
            if isOn { Circle().fill(.orange).frame(width: 20, height: 20) }
        }
        .geometryGroup()
        .offset(x: isOn ? 40 : -40)
    }
}

/// An effect that plays while its symbol is there, or each time something changes.
private struct Playing<Content: View>: View {
    var seconds = 1.2
    let content: (Image, Bool) -> Content

    var body: some View {
        Switching(seconds: seconds) { isOn in
            content(Image(systemName: "bell.fill"), isOn).font(.system(size: 44)).foregroundStyle(.indigo)
        }
    }
}

#Preview("symbolEffect bounce", traits: .fixedLayout(width: 180, height: 120)) { Playing { $0.symbolEffect(.bounce, value: $1) } }
#Preview("symbolEffect wiggle", traits: .fixedLayout(width: 180, height: 120)) { Playing { $0.symbolEffect(.wiggle, value: $1) } }
#Preview("symbolEffect rotate", traits: .fixedLayout(width: 180, height: 120)) { Playing { $0.symbolEffect(.rotate, value: $1) } }
#Preview("symbolEffect breathe", traits: .fixedLayout(width: 180, height: 120)) { Playing { $0.symbolEffect(.breathe, value: $1) } }
#Preview("symbolEffect pulse", traits: .fixedLayout(width: 180, height: 120)) { Playing { $0.symbolEffect(.pulse, value: $1) } }
#Preview("symbolEffect scale", traits: .fixedLayout(width: 180, height: 120)) { Playing { $0.symbolEffect(.scale.up, isActive: $1) } }
#Preview("symbolEffect appear", traits: .fixedLayout(width: 180, height: 120)) { Playing { $0.symbolEffect(.appear, isActive: !$1) } }
#Preview("symbolEffect disappear", traits: .fixedLayout(width: 180, height: 120)) { Playing { $0.symbolEffect(.disappear, isActive: $1) } }
#Preview("symbolEffect variableColor", traits: .fixedLayout(width: 180, height: 120)) {
    Switching(seconds: 1.6) { isOn in
        Image(systemName: "wifi").font(.system(size: 44)).foregroundStyle(.indigo).symbolEffect(.variableColor.iterative, value: isOn)
    }
}

/// A modifier with data of its own, as before iOS 15.
private struct Bowed: AnimatableModifier {
    var share: Double

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func body(content: Content) -> some View { content.offset(x: -40 + 80 * share, y: -120 * share * (1 - share)) }
}

#Preview("AnimatableModifier", traits: .fixedLayout(width: 180, height: 120)) {
    Switching(.easeInOut(duration: 1)) { isOn in Tile().modifier(Bowed(share: isOn ? 1 : 0)) }
}

/// Cards that come up and go as they scroll in and out.
private struct Scrolled: View {
    @State private var position = ScrollPosition(edge: .top)

    var body: some View {
        ScrollView {
            VStack(spacing: 10) {
                ForEach(0..<6) { index in
                    RoundedRectangle(cornerRadius: 14).fill(Color(hue: Double(index) / 6, saturation: 0.6, brightness: 0.9))
                        .frame(width: 120, height: 50)
                        .scrollTransition { content, phase in
                            content.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(phase.isIdentity ? 1 : 0.6)
                                .rotationEffect(.degrees(phase.value * 20))
                        }
                }
            }
            .frame(maxWidth: .infinity)
        }
        .scrollPosition($position)
        .frame(width: 180, height: 120)
        .background(.white)
        .task {
            try? await Task.sleep(for: .seconds(0.3))
            withAnimation(.easeInOut(duration: 1.6)) { position.scrollTo(edge: .bottom) }
            try? await Task.sleep(for: .seconds(2))
            withAnimation(.smooth) { position.scrollTo(edge: .top) }
        }
    }
}

#Preview("scrollTransition", traits: .fixedLayout(width: 180, height: 120)) { Scrolled() }
