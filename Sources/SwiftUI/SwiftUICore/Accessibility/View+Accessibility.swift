/// The accessibility labels, values and settings of a view. They have no effect on what is drawn.
nonisolated extension View {
    /// Sets the label that describes the view.
    public func accessibilityLabel(_ label: Text) -> some View { accessibility { $0.label = label } }

    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(labelResource))
    }

    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

    /// Sets the description of the value that the view shows.
    public func accessibilityValue(_ valueDescription: Text) -> some View {
        accessibility { $0.value = valueDescription }
    }

    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

    @_disfavoredOverload
    public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
        accessibilityValue(Text(valueResource))
    }

    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

    /// Sets the description of what a tap does.
    public func accessibilityHint(_ hint: Text) -> some View { accessibility { $0.hint = hint } }

    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

    @_disfavoredOverload
    public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
        accessibilityHint(Text(hintResource))
    }

    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

    /// Sets a name by which tests find the view.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility { $0.identifier = identifier }
    }

    /// Hides the view from assistive technologies.
    public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility { $0.isHidden = hidden } }

    /// Makes the view an accessibility element of its own.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility { $0.childBehavior = children }
    }

    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.traits.formUnion(traits) }
    }

    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.traits.remove(traits) }
    }

    /// Sets the priority of the view in the reading order: the highest is read first.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibility { $0.sortPriority = sortPriority }
    }

    /// Sets the level of the heading that this view is.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibility { $0.headingLevel = level }
    }

    /// Sets whether the view responds to touches.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
        accessibility { $0.respondsToUserInteraction = respondsToUserInteraction }
    }

    /// Sets the names by which people may ask for the view, the best first.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessibility { $0.inputLabels = inputLabels }
    }

    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    @_disfavoredOverload
    public func accessibilityInputLabels(_ inputLabelResources: [LocalizedStringResource]) -> some View {
        accessibilityInputLabels(inputLabelResources.map { Text($0) })
    }

    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }
}
