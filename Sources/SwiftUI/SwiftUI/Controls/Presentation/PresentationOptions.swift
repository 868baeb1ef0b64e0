/// The options of presented content for its presentation; the outermost value of each counts.
struct PresentationOptions {
    var detents: [PresentationDetent]?
    var selection: Binding<PresentationDetent>?
    var dragIndicator: Visibility?
    var cornerRadius: CGFloat?
    var background: (@MainActor () -> AnyView)?
    var interaction: PresentationBackgroundInteraction?
    var adaptation: PresentationAdaptation?
    var contentInteraction: PresentationContentInteraction?
    var isDismissDisabled = false
}

/// Source: Apple, "Configuring a sheet": content tells its presentation by modifiers, as by preferences.
enum PresentationOptionsKey: PreferenceKey {
    static var defaultValue: PresentationOptions { PresentationOptions() }

    /// Merges the options of views side by side: the first view that sets an option wins.
    static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
        let next = nextValue()
        value.detents = value.detents ?? next.detents
        value.selection = value.selection ?? next.selection
        value.dragIndicator = value.dragIndicator ?? next.dragIndicator
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        value.background = value.background ?? next.background
        value.interaction = value.interaction ?? next.interaction
        value.adaptation = value.adaptation ?? next.adaptation
        value.contentInteraction = value.contentInteraction ?? next.contentInteraction
        value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    }
}

/// Modifiers of the content of a sheet for its presentation.
nonisolated extension View {
    /// Sets the heights at which the sheet around the view rests; without any it is as high as it can be.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationOptions { $0.detents = detents.isEmpty ? nil : Array(detents) }
    }

    /// Sets the heights at which the sheet around the view rests, and the one at which it does.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentationOptions {
            $0.detents = detents.isEmpty ? nil : Array(detents)
            $0.selection = selection
        }
    }

    /// Sets whether the sheet has a grabber; without a word it has one if it rests at several heights.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationOptions { $0.dragIndicator = visibility }
    }

    /// Sets the radius of the presentation's corners, in points; nil is the system's.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationOptions { $0.cornerRadius = cornerRadius }
    }

    /// Sets the style that fills the presentation behind its content.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationOptions { $0.background = { AnyView(Rectangle().fill(style)) } }
    }

    /// Sets the view behind the presentation's content.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        nonisolated(unsafe) let content = content()
        return presentationOptions { $0.background = { AnyView(Color.clear.overlay(alignment: alignment) { content }) } }
    }

    /// Sets whether the views behind the presentation can be used while it is shown.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        presentationOptions { $0.interaction = interaction }
    }

    /// Sets the form that a popover takes where there is little room from side to side.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationOptions { $0.adaptation = adaptation }
    }

    /// Sets the form that a popover takes where there is little room from side to side or from top to bottom; screens here are upright.
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationOptions { $0.adaptation = horizontalAdaptation }
    }

    /// Keeps people from closing the presentation by a gesture.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationOptions { $0.isDismissDisabled = $0.isDismissDisabled || isDisabled }
    }

    func presentationOptions(_ change: @escaping (inout PresentationOptions) -> Void) -> some View {
        transformPreference(PresentationOptionsKey.self, change)
    }
}
