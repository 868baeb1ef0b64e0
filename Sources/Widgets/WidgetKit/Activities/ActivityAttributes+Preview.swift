import ActivityKit

extension ActivityAttributes {
    /// A preview of a Live Activity, for the older form of previews: the widget of the app that shows these attributes.
    ///
    /// - Parameters:
    ///   - contentState: the content state to show.
    ///   - isStale: whether it is out of date.
    ///   - viewKind: the presentation.
    ///
    /// Source: Apple, ActivityKit `ActivityAttributes.previewContext(_:isStale:viewKind:)`.
    @MainActor @preconcurrency
    public func previewContext(
        _ contentState: Self.ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View {
        PreviewedActivity(attributes: self, state: contentState, isStale: isStale, viewKind: viewKind)
    }
}

/// One content state of a Live Activity, drawn by the widget of this executable that shows it.
struct PreviewedActivity<Attributes: ActivityAttributes>: SurfaceView {
    let attributes: Attributes
    let state: Attributes.ContentState
    let isStale: Bool
    let viewKind: ActivityPreviewViewKind

    var surfaceContent: any SurfaceContent {
        ActivityPreviewContent(
            viewKind: viewKind, widget: { () throws(WidgetReadingError) in try Self.widget() }, attributes: attributes,
            isStale: isStale, states: { [state] })
    }

    var body: some View {
        if let activity = try? Self.widget().activity,
            let view = try? activity.view(of: state, kind: viewKind, attributes: attributes, isStale: isStale)
        {
            AnyView(view)
        } else {
            Text(verbatim: "\(WidgetReadingError.noActivityWidget(attributes: "\(Attributes.self)"))")
        }
    }

    private static func widget() throws(WidgetReadingError) -> any Widget {
        for found in WidgetDiscovery.widgets() where found.widget.activity?.views.attributesType == Attributes.self {
            return found.widget
        }
        throw .noActivityWidget(attributes: "\(Attributes.self)")
    }
}
