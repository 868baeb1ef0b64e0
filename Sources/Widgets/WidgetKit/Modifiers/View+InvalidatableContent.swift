nonisolated extension View {
    /// Marks content that an interaction makes out of date until the widget's next entry arrives.
    ///
    /// While a widget waits for that entry, marked content is dimmed. A still or a step between two entries does not wait, so it is drawn
    /// unchanged.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        modifier(InvalidatableContent(isInvalidatable: invalidatable))
    }
}

/// The look of content that waits for an entry.
nonisolated private struct InvalidatableContent: ViewModifier {
    let isInvalidatable: Bool
    @Environment(\.isAwaitingEntry) private var isAwaitingEntry
    @Environment(\.redactionReasons) private var reasons

    /// The opacity of dimmed content. Apple publishes no number: its talk shows it dimmed and still readable.
    private static var dimming: Double { 0.35 }

    @MainActor func body(content: Content) -> some View {
        content.opacity(isInvalidatable && (isAwaitingEntry || reasons.contains(.invalidated)) ? Self.dimming : 1)
    }
}
