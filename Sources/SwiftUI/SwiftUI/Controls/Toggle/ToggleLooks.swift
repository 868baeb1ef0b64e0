/// A label and, as far from it as there is room, a switch.
struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    let tint: Color?
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.listLook) private var listLook
    @Environment(\.systemLook.toggle) private var look

    var body: some View {
        if labelsVisibility == .hidden {
            control
        } else {
            HStack(spacing: 0) {
                configuration.label
                // A label and a switch at their ideal sizes stand 8 points apart (`fact.toggle_size`).
                Spacer(minLength: 8)
                control
            }
            .controlBox()
        }
    }

    private var control: some View {
        let binding = configuration.$isOn
        return Switch(isOn: configuration.isOn, tint: tint)
            .compositingGroup()
            .opacity(isEnabled ? 1 : 0.5)
            .fittingLine(height: look.track.height, isInList: listLook != nil)
            .tapAction(.toggle) { binding.wrappedValue.toggle() }
    }
}

/// A switch on the system's green or the tint.
private struct Switch: View {
    let isOn: Bool
    let tint: Color?
    @Environment(\.tint) private var surroundingTint
    @Environment(\.systemLook.toggle) private var look

    var body: some View {
        ZStack {
            Capsule(style: .circular).fill(isOn ? onStyle : AnyShapeStyle(look.off))
            FractionView(SwitchKnob(size: look.knob, stretch: look.stretch), .value(isOn ? 1 : 0), Color.white)
                .shadow(color: .black.opacity(look.hasShadow ? 0.06 : 0), radius: 0.5, y: 1)
                .shadow(color: .black.opacity(look.hasShadow ? 0.15 : 0), radius: 4, y: 3)
        }
        .frame(width: look.track.width, height: look.track.height)
        .frame(width: look.layoutWidth, alignment: .leading)
    }

    private var onStyle: AnyShapeStyle {
        tint.map { AnyShapeStyle($0) } ?? surroundingTint ?? AnyShapeStyle(Color.green)
    }
}

/// A label on a tinted shape while it is on, and as a borderless button while it is off. Where buttons are bordered by
/// themselves, as in a widget, it is such a button while it is off, and a prominent one while it is on.
private struct ButtonToggleBody: View {
    let label: ToggleStyleConfiguration.Label
    let isOn: Bool
    @Environment(\.isInWidget) private var isInWidget

    var body: some View {
        if isInWidget {
            BorderedButton(label: AnyView(label), role: nil, look: isOn ? .filled : .tinted)
        } else if isOn {
            BorderedButton(label: AnyView(label), role: nil, look: .tinted)
        } else {
            BorderlessButton(label: AnyView(label.buttonInsets()), role: nil)
        }
    }
}

struct ButtonToggle: View {
    let configuration: ToggleStyleConfiguration

    var body: some View {
        let binding = configuration.$isOn
        ButtonToggleBody(label: configuration.label, isOn: configuration.isOn)
            .tapAction(.toggle) { binding.wrappedValue.toggle() }
    }
}
