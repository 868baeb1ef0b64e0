/// The accessibility of text. Applied to a `Text`, these modifiers return a `Text`, so the result can be concatenated with others.
extension Text {
    /// Sets a spoken label that replaces the written text.
    ///
    /// Source: Apple, SwiftUI `Text.accessibilityLabel(_:)`.
    public func accessibilityLabel(_ label: Text) -> Text { with(.spoken(label)) }

    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Text { accessibilityLabel(Text(labelResource)) }

    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

    /// Sets the level of the heading that this text is. It has no effect on what is drawn.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }

    /// Sets the kind of text, for a voice that speaks it. It has no effect on what is drawn.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

    /// Sets whether VoiceOver should always speak all punctuation in the text. It has no effect, because nothing is spoken in a render.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

    /// Sets whether VoiceOver should speak the text character by character.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

    /// Raises or lowers the pitch of spoken text, from -1 to 1.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }

    /// Controls whether to queue pending announcements behind existing speech.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

    /// The text with its parts replaced by their spoken labels; nil if no part has a spoken label.
    var spoken: Text? {
        for case .spoken(let label) in modifiers.reversed() { return label }
        guard case .concatenated(let first, let second) = storage else { return nil }
        let (one, other) = (first.spoken, second.spoken)
        return one == nil && other == nil ? nil : (one ?? first) + (other ?? second)
    }
}
