import AppIntents
import ActivityKit

/// A Live Activity that no preview shows, in one presentation: its views, redacted, with attributes that are made up.
package struct ActivityPlaceholder: SurfaceContent {
    let activity: ActivityDescription
    let widget: Any.Type
    let kind: ActivityPreviewViewKind

    package var presentation: String { kind.presentation }

    /// Every presentation, as a phone shows them.
    package static func all(of activity: ActivityDescription, shownBy widget: any Widget) -> [ActivityPlaceholder] {
        ActivityPreviewViewKind.all.map { ActivityPlaceholder(activity: activity, widget: type(of: widget), kind: $0) }
    }

    package var title: String { "\(widget)" }
    package var kindName: String { "live activity" }
    package var shown: [Any.Type] { [widget] }

    package func surface(_ wishes: [ParameterWish]) async throws -> Surface {
        guard let sample = activity.views.sample() else {
            throw WidgetReadingError.noSample(widget: "\(widget)", attributes: "\(activity.views.attributesType)")
        }
        let (activity, kind) = (activity, kind)
        let state = Surface.State(name: "placeholder", redaction: .placeholder) {
            try activity.view(of: sample.state, kind: kind, attributes: sample.attributes, isStale: false)
        }
        var surface = Surface(kind.role, states: [state])
        surface.notes = [
            "No preview shows the Live Activity of \(widget): it is drawn redacted, with generated attributes. Show your own with "
                + "#Preview(as: .content, using: …) { \(widget)() } contentStates: { … }."
        ]
        guard case .content = kind else { return surface }
        surface.standByStates = { screen in
            [
                Surface.State(name: "placeholder", redaction: .placeholder) {
                    try activity.standByView(of: sample.state, on: screen, attributes: sample.attributes, isStale: false)
                }
            ]
        }
        return surface
    }
}
