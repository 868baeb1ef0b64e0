nonisolated extension View {
    /// Sets the name that a preview of this view goes by.
    ///
    /// Source: Apple, SwiftUI `previewDisplayName(_:)`.
    public func previewDisplayName(_ value: String?) -> some View {
        previewAttributes { $0.displayName = value }
    }

    /// Sets where a preview of this view is shown.
    ///
    /// Source: Apple, SwiftUI `previewContext(_:)`.
    public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        previewAttributes { $0.context = value }
    }

    /// Sets the size of the canvas for a preview of this view.
    ///
    /// Source: Apple, SwiftUI `previewLayout(_:)`.
    public func previewLayout(_ value: PreviewLayout) -> some View {
        previewAttributes { $0.layout = value }
    }

    /// Sets which way up the canvas for a preview of this view is.
    ///
    /// Source: Apple, SwiftUI `previewInterfaceOrientation(_:)`.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        previewAttributes { $0.orientation = value }
    }

    /// Sets the device for a preview of this view: the canvas takes the size of its screen.
    ///
    /// Source: Apple, SwiftUI `previewDevice(_:)`.
    public func previewDevice(_ value: PreviewDevice?) -> some View {
        previewAttributes { $0.device = value }
    }

    private func previewAttributes(_ set: (inout PreviewAttributes) -> Void) -> some View {
        var attributes = PreviewAttributes()
        set(&attributes)
        return modifier(PreviewAttributesModifier(attributes: attributes))
    }
}
