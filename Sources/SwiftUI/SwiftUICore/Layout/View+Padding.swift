nonisolated extension View {
    /// Adds space around the view.
    public func padding(_ insets: EdgeInsets) -> some View { modifier(LayoutWrapper(PaddingLayout(insets))) }

    /// Adds the same space on some edges; without a length, 16 points.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? PaddingLayout.defaultInset
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }

    /// Adds the same space on all edges.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

extension EdgeInsets {
    /// These insets with those of another at some edges.
    package func replacing(_ edges: Edge.Set, by other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? other.top : top, leading: edges.contains(.leading) ? other.leading : leading,
            bottom: edges.contains(.bottom) ? other.bottom : bottom,
            trailing: edges.contains(.trailing) ? other.trailing : trailing)
    }
}
