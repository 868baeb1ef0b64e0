import SwiftUI

struct SquishStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .background(.blue, in: .capsule)
            .foregroundStyle(.white)
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .animation(.spring, value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == SquishStyle {
    static var squish: SquishStyle { SquishStyle() }
}

struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                configuration.label
                Spacer()
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
            }
        }
    }
}

struct BarStyle: ProgressViewStyle {
    let tint: Color

    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            Capsule().fill(.quaternary).frame(width: 200, height: 12).overlay(alignment: .leading) {
                Capsule().fill(tint).frame(width: 200 * (configuration.fractionCompleted ?? 0))
            }
        }
    }
}

struct DialStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Dial(progress: configuration.value).stroke(.green, lineWidth: 12)
            configuration.currentValueLabel
        }
        .frame(width: 120, height: 120)
    }
}

struct StackedStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon.font(.largeTitle)
            configuration.title
        }
    }
}
