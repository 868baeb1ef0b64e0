/// The values that the modifiers of the older preview form set for one preview. Each is nil where unset.
package struct PreviewAttributes {
    package var displayName: String?
    package var context: (any PreviewContext)?
    package var layout: PreviewLayout?
    package var orientation: InterfaceOrientation?
    package var device: PreviewDevice?

    package init() {}

    /// These attributes, completed by those of the views around them.
    func inheriting(_ outer: PreviewAttributes) -> PreviewAttributes {
        var result = self
        result.displayName = displayName ?? outer.displayName
        result.context = context ?? outer.context
        result.layout = layout ?? outer.layout
        result.orientation = orientation ?? outer.orientation
        result.device = device ?? outer.device
        return result
    }
}

/// Carries preview attributes on a view. It changes nothing in how the view is drawn.
nonisolated struct PreviewAttributesModifier: ViewModifier {
    let attributes: PreviewAttributes

    @MainActor func body(content: Content) -> some View { content }
}
