extension View {
    /// Marks content that an interaction makes out of date until the widget's next entry arrives.
    ///
    /// While a widget waits for that entry, what is marked is dimmed; a still or a step between two entries is not waiting, so
    /// it is drawn as it is.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        modifier(InvalidatableContent(isInvalidatable: invalidatable))
    }
}

/// The look of content that waits for an entry.
private struct InvalidatableContent: ViewModifier {
    let isInvalidatable: Bool
    @Environment(\.isAwaitingEntry) private var isAwaitingEntry
    @Environment(\.redactionReasons) private var reasons

    /// How much of the content is left. Apple publishes no number: its talk shows it dimmed and still readable.
    private static var dimming: Double { 0.35 }

    func body(content: Content) -> some View {
        content.opacity(isInvalidatable && (isAwaitingEntry || reasons.contains(.invalidated)) ? Self.dimming : 1)
    }
}
