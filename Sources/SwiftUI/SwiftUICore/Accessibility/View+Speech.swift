/// The speech settings of a view. They have no effect: nothing is spoken in a render, and none of them is drawn.
nonisolated extension View {
    /// Sets whether VoiceOver should always speak all punctuation in the text view.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    /// Sets whether VoiceOver should speak the contents of the text view character by character.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    /// Raises or lowers the pitch of spoken text, from -1 to 1.
    public func speechAdjustedPitch(_ value: Double) -> some View { self }

    /// Controls whether to queue pending announcements behind existing speech.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
