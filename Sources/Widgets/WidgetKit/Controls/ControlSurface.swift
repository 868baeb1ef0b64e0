import AppIntents

/// A control in one size: as the gallery shows it, as it is now, and in its other state.
package struct ControlSurface: SurfaceContent {
    let description: ControlDescription
    let type: Any.Type
    let size: ControlPlateSize

    package init(_ found: WidgetDiscovery.FoundControl, size: ControlPlateSize) {
        description = found.description
        type = Swift.type(of: found.control)
        self.size = size
    }

    package var title: String { "\(type)" }
    package var kindName: String { "control" }
    package var shown: [Any.Type] { [type] }

    /// Makes the states of the control. A toggle is shown off and on, or on and off, with its own state first. A button is shown at rest
    /// and, if its label differs then, while its intent runs.
    package func surface(_ wishes: [ParameterWish]) async throws -> Surface {
        let (template, fault) = try await description.shown(wishes)
        return try surface(template, fault.map { "\($0)" }, wishes)
    }

    /// The control with the value for the gallery, since its provider has not answered within some seconds.
    package func surface(withoutAnswerIn seconds: Double, _ wishes: [ParameterWish]) throws -> Surface {
        var surface = try surface(
            description.preview(), "\(ControlValueFault.TooLate(kind: description.kind, seconds: seconds))", wishes)
        // A touch would call it again.
        surface.touched = nil
        return surface
    }

    private func surface(_ template: ControlTemplate?, _ fault: String?, _ wishes: [ParameterWish]) throws -> Surface {
        guard let template else { throw WidgetReadingError.offersNoControl(type: title, kind: description.kind) }
        var surface = Surface(.control, states: states(of: template))
        let (size, description) = (size, description)
        func touched(_ template: ControlTemplate?) throws -> any View {
            guard let template else { throw WidgetReadingError.offersNoControl(type: "\(type)", kind: description.kind) }
            return TouchedControl(template: template, size: size, description: description)
        }
        // A provider that throws later leaves the previous content.
        surface.touched = TouchedSurface(
            first: { try touched(template) }, next: { try touched(try await description.current(wishes)) })
        surface.failures = [fault].compactMap(\.self)
        surface.parameterNames = description.parameterNames
        surface.actionHint = ControlParts(template, isActive: false).hint
        surface.promptsForConfiguration = description.promptsForConfiguration
        return surface
    }

    private func states(of template: ControlTemplate) -> [Surface.State] {
        let size = size
        func state(_ name: String, _ isActive: Bool) -> Surface.State {
            Surface.State(name: name) { ControlPlate(template: template, size: size, isActive: isActive) }
        }
        switch template.content {
        case .toggle(let isOn, _, _):
            return [state(isOn ? "on" : "off", isOn), state(isOn ? "off" : "on", !isOn)]
        case .button(_, let actionLabel):
            let speaks = !LabelPieces(of: actionLabel(true)).words.isEmpty || !LabelPieces(of: actionLabel(true)).pictures.isEmpty
            return [state("idle", false)] + (speaks ? [state("active", true)] : [])
        }
    }
}

/// A control that people press: a toggle shows its new value at once, a button that its intent runs. A toggle that is pressed again
/// meanwhile goes back, and both of its intents are performed, one after the other.
private struct TouchedControl: View {
    let template: ControlTemplate
    let size: ControlPlateSize
    let description: ControlDescription

    /// The value that a press gave a toggle, until the control's value is read again.
    @State private var pressed: (isOn: Bool, generation: Int)?
    @Environment(\.isAwaitingEntry) private var isAwaiting
    @Environment(\.widgetGeneration) private var generation

    var body: some View {
        Button(role: nil, performing: press) {
            ControlPlate(template: template, size: size, isActive: isActive)
                // A change by a finger is animated like one by a provider.
                .animation(.default, value: isActive)
                .overlay { if size == .small { unseenWords } }
        }
        .buttonStyle(PressedControl())
        .disabled(template.isDisabled)
        .accessibilityIdentifier(description.kind)
        .accessibilityAddTraits(isToggle ? .isToggle : [])
        .accessibilityInputLabels([description.displayName].compactMap { $0 })
    }

    /// The words of a small control, which shows none if it has a symbol: its label is the same as in the other sizes.
    private var unseenWords: some View {
        let parts = ControlParts(template, isActive: isActive)
        return VStack {
            if parts.symbol != nil { parts.title }
            parts.status
        }
        .hidden()
    }

    private var isToggle: Bool { if case .toggle = template.content { true } else { false } }

    private var isActive: Bool {
        guard case .toggle(let isOn, _, _) = template.content else { return isAwaiting }
        return pressed.flatMap { $0.generation == generation ? $0.isOn : nil } ?? isOn
    }

    private func press() {
        if case .toggle = template.content { pressed = (!isActive, generation) }
        template.perform(isActive)
    }
}

/// A control shrinks a little under a finger. No public source has the amount, so it is judged by eye. It does not grow: the plate fills
/// its canvas.
private struct PressedControl: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.snappy(duration: 0.2), value: configuration.isPressed)
    }
}
