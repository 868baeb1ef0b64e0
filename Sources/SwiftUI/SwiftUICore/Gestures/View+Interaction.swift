nonisolated extension View {
    /// Performs an action when the view is tapped a given number of times.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(InteractionModifier(.tap(count: count, action)))
    }

    /// Performs an action when the view is tapped a given number of times, with the location of the tap in a coordinate space.
    ///
    /// This overload is disfavoured, so that a long chain of modifiers whose tap action takes no argument is type-checked as fast as
    /// without it.
    @_disfavoredOverload
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Sets the area in which the view responds to touches.
    ///
    /// - Parameter eoFill: whether the even-odd rule excludes overlaps of the shape's parts.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    /// Sets the view's shape for some purposes, of which only touches have an effect here.
    ///
    /// - Parameter eoFill: whether the even-odd rule excludes overlaps of the shape's parts.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        let isTouched = kind.contains(.interaction)
        return modifier(InteractionModifier(isTouched ? .shape(shape, eoFill: eoFill) : .nothing))
    }

    /// Sets whether the view responds to touches.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(InteractionModifier(.hitTesting(enabled)))
    }

    /// Sets whether the controls in this view are disabled. A control that an outer view disables stays disabled.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
