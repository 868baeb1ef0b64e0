nonisolated extension View {
    /// Sets where a horizontal guide of the view lies, in points from its leading edge.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(LayoutWrapper(AlignmentGuideLayout(AlignmentKey(g), computeValue: computeValue)))
    }

    /// Sets where a vertical guide of the view lies, in points from its top edge.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(LayoutWrapper(AlignmentGuideLayout(AlignmentKey(g), computeValue: computeValue)))
    }
}
