/// How content fits or fills a space.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

nonisolated extension View {
    /// Keeps the view in proportion; without a ratio, in that of its ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(LayoutWrapper(AspectRatioLayout(ratio: aspectRatio, fills: contentMode == .fill)))
    }

    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
