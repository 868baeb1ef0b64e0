/// Accessibility modifiers with a condition. While the condition is false, the view keeps the property it had before.
///
/// Source: Apple, SwiftUI `View.accessibilityLabel(_:isEnabled:)` and its kin, iOS 18.
nonisolated extension View {
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.label = label } }
    }

    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelResource), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.value = value } }
    }

    public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueResource), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.hint = hint } }
    }

    public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintResource), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.identifier = identifier } }
    }

    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.isHidden = hidden } }
    }

    public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.inputLabels = inputLabels } }
    }

    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }

    public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.activationPoint = .distance(activationPoint) } }
    }

    public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.activationPoint = .unit(activationPoint) } }
    }
}
