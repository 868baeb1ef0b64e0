/// A label and, as far from it as there is room, a switch.
struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    let tint: Color?
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.listLook) private var listLook

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
            // A row of a list with a switch is as high as one with a line of text: 44 points.
            .padding(.vertical, listLook == nil ? 0 : -4.5)
            .tapAction(.toggle) { binding.wrappedValue.toggle() }
    }
}

/// A switch: its colour off is the tertiary fill of black on white, on the system's green or the tint.
///
/// Source: `fact.toggle_size` of the layout measurements.
private struct Switch: View {
    let isOn: Bool
    let tint: Color?
    @Environment(\.tint) private var surroundingTint
    @Environment(\.systemLook.toggle) private var look

    var body: some View {
        ZStack(alignment: isOn ? .trailing : .leading) {
            Capsule(style: .circular).fill(isOn ? onStyle : AnyShapeStyle(FillShapeStyle().secondary))
            Circle()
                .fill(Color.white)
                .shadow(color: .black.opacity(0.06), radius: 0.5, y: 1)
                .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
                .frame(width: look.knob.width, height: look.knob.height)
                .padding((look.track.height - look.knob.height) / 2)
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
