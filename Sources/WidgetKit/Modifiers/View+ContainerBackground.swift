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
        let background = ContainerBackground(
            placement: container, alignment: alignment, content: AnyView(content()))
        return transformPreference(ContainerBackgroundKey.self) { $0.append(background) }
    }

    /// Fills the background of the container that this view is in.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }
}
