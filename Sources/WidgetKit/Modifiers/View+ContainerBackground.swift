extension View {
    /// Gives the container that this view is in a view as its background; it is laid out in the whole container, margins
    /// included.
    ///
    /// - Parameters:
    ///   - container: the kind of container.
    ///   - alignment: where the background stands when it is smaller than the container.
    ///   - content: the background.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(ContainerLayerModifier(alignment: alignment, layer: content()))
    }

    /// Fills the background of the container that this view is in.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }
}
