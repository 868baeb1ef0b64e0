/// What is said of a text. On a text it leaves a text, which can be put together with others.
extension Text {
    /// Says what the text is called in place of what is written in it.
    ///
    /// Source: Apple, SwiftUI `Text.accessibilityLabel(_:)`.
    public func accessibilityLabel(_ label: Text) -> Text { with(.spoken(label)) }

    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Text { accessibilityLabel(Text(labelResource)) }

    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

    /// Says how deep the heading that the text is stands in the order of headings. Nothing of it is drawn.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }

    /// Says what kind of text this is to whoever speaks it. Nothing of it is drawn.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

    /// Sets whether VoiceOver should always speak all punctuation in the text. Nobody speaks where pictures are made.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

    /// Sets whether VoiceOver should speak the text character by character.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

    /// Raises or lowers the pitch of spoken text, from -1 to 1.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }

    /// Controls whether to queue pending announcements behind existing speech.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

    /// The text with what is said of its parts in place of them; nil where nothing else is said than is written.
    var spoken: Text? {
        for case .spoken(let label) in modifiers.reversed() { return label }
        guard case .concatenated(let first, let second) = storage else { return nil }
        let (one, other) = (first.spoken, second.spoken)
        return one == nil && other == nil ? nil : (one ?? first) + (other ?? second)
    }
}
