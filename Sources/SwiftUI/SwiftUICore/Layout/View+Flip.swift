nonisolated extension View {
    /// Mirrors the view where the interface is read from right to left, as a picture of an arrow wants it.
    ///
    /// Source: Apple, SwiftUI `flipsForRightToLeftLayoutDirection(_:)`.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(RightToLeftFlip(isEnabled: enabled))
    }
}

nonisolated private struct RightToLeftFlip: ViewModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction

    @MainActor func body(content: Content) -> some View {
        content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
    }
}
