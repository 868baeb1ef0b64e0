extension View {
    /// Performs an action when the view is tapped so many times.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(InteractionModifier(.tap(count: count, action)))
    }

    /// Performs an action when the view is tapped so many times, with the place of the tap in a coordinate space.
    ///
    /// Disfavoured, so that a long chain with a tap whose action takes nothing is checked as fast as without this form.
    @_disfavoredOverload
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Sets where the view can be hit.
    ///
    /// - Parameter eoFill: whether overlaps of the shape's parts are outside of it by the even-odd rule.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    /// Sets the view's shape for some purposes; of those, touches alone are carried out here.
    ///
    /// - Parameter eoFill: whether overlaps of the shape's parts are outside of it by the even-odd rule.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        let isTouched = kind.contains(.interaction)
        return modifier(InteractionModifier(isTouched ? .shape(shape, eoFill: eoFill) : .nothing))
    }

    /// Sets whether the view can be hit.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(InteractionModifier(.hitTesting(enabled)))
    }

    /// Sets whether the controls in this view do nothing; a control that is disabled further out stays so.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
