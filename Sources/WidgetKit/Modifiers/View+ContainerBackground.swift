extension View {
    /// Gives the container that this view is in a view as its background.
    ///
    /// - Parameters:
    ///   - container: the kind of container.
    ///   - alignment: where the background stands when it is smaller than the container.
    ///   - content: the background.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(ContainerLayerModifier(alignment: alignment, layer: RemovableBackground(content: content())))
    }

    /// Fills the background of the container that this view is in.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }
}

/// A container background, which is not there where the system shows widgets without one.
private struct RemovableBackground<Content: View>: View {
    let content: Content

    @Environment(\.showsWidgetContainerBackground) private var isShown

    var body: some View {
        if isShown { content }
    }
}
