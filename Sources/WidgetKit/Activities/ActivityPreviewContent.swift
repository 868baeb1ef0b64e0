import ActivityKit

/// A Live Activity to preview: a presentation of it, and the content states it shows one after another.
package struct ActivityPreviewContent: SurfaceContent {
    let viewKind: ActivityPreviewViewKind
    /// The widget of the activity; throws if there is none.
    let widget: @MainActor () throws(WidgetReadingError) -> any Widget
    let attributes: Any
    let isStale: Bool
    let states: @MainActor () async -> [Any]

    package var kindName: String { "live activity" }
    package var title: String { (try? widget()).map { String(describing: type(of: $0)) } ?? "LiveActivity" }
    package var shown: [Any.Type] { (try? widget()).map { [type(of: $0)] } ?? [] }

    package func surface() async throws -> Surface {
        let widget = try widget()
        guard let activity = widget.activity else { throw WidgetReadingError.noActivity(type: "\(type(of: widget))") }
        let shown = Surface.State.views(of: activity, kind: viewKind, attributes: attributes, isStale: isStale)
        return Surface(states: await states().map(shown), alignment: .top)
    }
}

extension Surface.State {
    /// The view of a content state in a presentation.
    @MainActor
    static func views(
        of activity: ActivityDescription, kind: ActivityPreviewViewKind, attributes: Any, isStale: Bool
    ) -> (_ state: Any) -> Surface.State {
        { state in
            Surface.State {
                try activity.view(of: state, kind: kind, attributes: attributes, isStale: isStale)
            }
        }
    }
}

extension ActivityDescription {
    /// The view of a content state in a presentation.
    ///
    /// - Throws: `WidgetReadingError.activityMismatch` if attributes or state are not this activity's.
    func view(
        of state: Any, kind: ActivityPreviewViewKind, attributes: Any, isStale: Bool
    ) throws(WidgetReadingError) -> any View {
        let mismatch = WidgetReadingError.activityMismatch(
            expected: "\(views.attributesType)", found: "\(type(of: attributes)) with \(type(of: state))")
        switch kind {
        case .content:
            guard let content = views.content(attributes: attributes, state: state, isStale: isStale) else { throw mismatch }
            return LockScreenBanner(content: AnyView(content))
        case .dynamicIsland(let presentation):
            guard let island = views.island(attributes: attributes, state: state, isStale: isStale) else { throw mismatch }
            switch presentation {
            case .compact: return CompactIsland(island: island)
            case .minimal: return MinimalIsland(island: island)
            case .expanded: return ExpandedIsland(island: island)
            }
        }
    }
}
