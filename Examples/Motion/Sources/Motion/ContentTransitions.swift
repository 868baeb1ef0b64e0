import SwiftUI

/// A text that says one thing, then another.
private struct Changing: View {
    var from = "Morning"
    var to = "Evening"
    let transition: ContentTransition

    var body: some View {
        Switching(.easeInOut(duration: 1)) { isOn in
            Text(isOn ? to : from).font(.title2.bold()).contentTransition(transition)
        }
    }
}

/// A number that grows and shrinks again.
private struct Counting: View {
    let from: Int
    let to: Int
    var transition: (Int) -> ContentTransition = { .numericText(value: Double($0)) }

    var body: some View {
        Switching { isOn in
            let value = isOn ? to : from
            Text(value, format: .number).font(.largeTitle.bold().monospacedDigit()).contentTransition(transition(value))
        }
    }
}

#Preview("contentTransition identity", traits: .fixedLayout(width: 180, height: 120)) { Changing(transition: .identity) }
#Preview("contentTransition opacity", traits: .fixedLayout(width: 180, height: 120)) { Changing(transition: .opacity) }
#Preview("contentTransition interpolate", traits: .fixedLayout(width: 180, height: 120)) {
    Switching(.easeInOut(duration: 1)) { isOn in
        Text("Tap")
            .font(.system(size: isOn ? 60 : 24, weight: isOn ? .black : .ultraLight))
            .foregroundStyle(isOn ? .red : .blue)
            .contentTransition(.interpolate)
    }
}

#Preview("contentTransition interpolate, a symbol and a shape", traits: .fixedLayout(width: 180, height: 120)) {
    Switching(.easeInOut(duration: 1)) { isOn in
        HStack(spacing: 24) {
            Image(systemName: isOn ? "sun.max.fill" : "moon.fill").font(.largeTitle).contentTransition(.interpolate)
            RoundedRectangle(cornerRadius: isOn ? 4 : 24).fill(isOn ? .orange : .indigo).frame(width: 48, height: 48)
        }
    }
}

#Preview("contentTransition numericText", traits: .fixedLayout(width: 180, height: 120)) { Counting(from: 1984, to: 2107) }
#Preview("contentTransition numericText, a digit more", traits: .fixedLayout(width: 180, height: 120)) { Counting(from: 95, to: 159) }
#Preview("contentTransition numericText, ten times", traits: .fixedLayout(width: 180, height: 120)) { Counting(from: 1000, to: 10000) }
#Preview("contentTransition numericText countsDown", traits: .fixedLayout(width: 180, height: 120)) {
    Counting(from: 412, to: 415) { _ in .numericText(countsDown: true) }
}

#Preview("contentTransition numericText, Arabic", traits: .fixedLayout(width: 180, height: 120)) {
    Counting(from: 1984, to: 2107).environment(\.locale, Locale(identifier: "ar_EG")).environment(\.layoutDirection, .rightToLeft)
}

/// A number that changes while it still rolls.
private struct Hurried: View {
    @State private var value = 10

    var body: some View {
        Text(value, format: .number)
            .font(.largeTitle.bold().monospacedDigit())
            .contentTransition(.numericText(value: Double(value)))
            .frame(width: 180, height: 120)
            .background(.white)
            .task {
                for next in [14, 27, 33, 48, 61, 10] {
                    try? await Task.sleep(for: .seconds(next == 10 ? 1.2 : 0.15))
                    withAnimation { value = next }
                }
            }
    }
}

#Preview("contentTransition numericText, interrupted", traits: .fixedLayout(width: 180, height: 120)) { Hurried() }

/// A symbol that becomes another.
private struct Replacing<Effect: ContentTransitionSymbolEffect & SymbolEffect>: View {
    var from = "play.fill"
    var to = "pause.fill"
    let effect: Effect

    var body: some View {
        Switching { isOn in
            Image(systemName: isOn ? to : from).font(.system(size: 48)).foregroundStyle(.indigo)
                .contentTransition(.symbolEffect(effect))
        }
    }
}

#Preview("contentTransition symbolEffect", traits: .fixedLayout(width: 180, height: 120)) { Replacing(effect: .automatic) }
#Preview("contentTransition replace downUp", traits: .fixedLayout(width: 180, height: 120)) { Replacing(effect: .replace.downUp) }
#Preview("contentTransition replace upUp", traits: .fixedLayout(width: 180, height: 120)) { Replacing(effect: .replace.upUp) }
#Preview("contentTransition replace offUp", traits: .fixedLayout(width: 180, height: 120)) { Replacing(effect: .replace.offUp) }
#Preview("contentTransition replace magic", traits: .fixedLayout(width: 180, height: 120)) {
    Replacing(from: "bell", to: "bell.slash", effect: .replace.magic(fallback: .downUp))
}

#Preview("contentTransitionAddsDrawingGroup", traits: .fixedLayout(width: 180, height: 120)) {
    Changing(transition: .opacity).environment(\.contentTransitionAddsDrawingGroup, true)
}
