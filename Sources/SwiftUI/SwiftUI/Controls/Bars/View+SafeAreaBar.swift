nonisolated extension View {
    /// Puts a bar at the top or bottom of this view, as `safeAreaInset` does. The effect with which scrolled content ends below a bar
    /// is not drawn.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing ?? 0, content: content)
    }

    /// Puts a bar at a side of this view, as `safeAreaInset` does.
    public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing ?? 0, content: content)
    }
}
