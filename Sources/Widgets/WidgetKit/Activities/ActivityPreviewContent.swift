import AppIntents
import ActivityKit

/// A Live Activity to preview: a presentation of it, and the content states it shows one after another.
package struct ActivityPreviewContent: SurfaceContent {
    package let viewKind: ActivityPreviewViewKind
    /// The widget of the activity; throws if there is none.
    let widget: @MainActor () throws(WidgetReadingError) -> any Widget
    let attributes: Any
    let isStale: Bool
    let states: @MainActor () async -> [Any]
    /// True if the preview was generated and its values are samples.
    var isSample = false

    package var kindName: String { "live activity" }
    package var title: String { (try? widget()).map { String(describing: type(of: $0)) } ?? "LiveActivity" }
    package var shown: [Any.Type] { (try? widget()).map { [type(of: $0)] } ?? [] }

    /// The same states in another presentation.
    package func like(_ kind: ActivityPreviewViewKind, asSample isSample: Bool = false) -> ActivityPreviewContent {
        ActivityPreviewContent(
            viewKind: kind, widget: widget, attributes: attributes, isStale: isStale, states: states, isSample: isSample || self.isSample)
    }

    package func surface(_ wishes: [ParameterWish]) async throws -> Surface {
        let widget = try widget()
        guard let activity = widget.activity else { throw WidgetReadingError.noActivity(type: "\(type(of: widget))") }
        let shown = Surface.State.views(of: activity, kind: viewKind, attributes: attributes, isStale: isStale)
        let (contents, interludes) = PreviewInterlude.split(await states())
        var surface = Surface(viewKind.role, states: contents.map(shown), alignment: .top)
        surface.interludes = interludes
        if isSample {
            surface.notes = [
                "No preview shows the Live Activity of \(title): it is drawn with sample values. Show your own with #Preview(as: .content, "
                    + "using: …) { \(title)() } contentStates: { … }."
            ]
        }
        switch viewKind {
        case .content:
            surface.watchStates = contents.map { state in
                Surface.State { try activity.watchView(of: state, attributes: attributes, isStale: isStale) }
            }
            surface.standByStates = { screen in
                contents.map { state in
                    Surface.State { try activity.standByView(of: state, on: screen, attributes: attributes, isStale: isStale) }
                }
            }
        case .dynamicIsland(.minimal): break
        case .dynamicIsland(let presentation): surface.perform(contents, of: activity, in: presentation, like: self)
        }
        if !contents.isEmpty {
            surface.touched = .activity(activity, in: viewKind, attributes: attributes, states: contents, isStale: isStale)
        }
        return surface
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
        switch kind {
        case .content:
            guard let content = views.content(attributes: attributes, state: state, isStale: isStale, id: nil) else {
                throw mismatch(attributes: attributes, state: state)
            }
            return LockScreenBanner(content: AnyView(content))
        case .dynamicIsland(let presentation):
            let island = try island(of: state, attributes: attributes, isStale: isStale)
            switch presentation {
            case .compact: return CompactIsland(island: island)
            case .minimal: return MinimalIsland(island: island)
            case .expanded: return ExpandedIsland(island: island)
            }
        }
    }
}

extension ActivityPreviewViewKind {
    var role: Surface.Role {
        switch self {
        case .content: .banner
        case .dynamicIsland(.minimal): .minimalIsland
        case .dynamicIsland: .island
        }
    }
}

extension Surface {
    /// Adds the scenes of a living island: it comes out of the camera or of its compact form, shows every state, and goes back.
    mutating func perform(
        _ contents: [Any], of activity: ActivityDescription, in presentation: ActivityPreviewViewKind.DynamicIslandPreviewViewState,
        like preview: ActivityPreviewContent
    ) {
        guard let first = contents.first, let last = contents.last else { return }
        func scene(_ content: Any, _ presentation: LivingIsland.Presentation, _ name: String? = nil) -> State {
            State(name: name) {
                LivingIsland(
                    island: try activity.island(of: content, attributes: preview.attributes, isStale: preview.isStale),
                    presentation: presentation)
            }
        }
        let isExpanded = presentation == .expanded
        let rest: LivingIsland.Presentation = isExpanded ? .compact : .resting
        let names = isExpanded ? ("compact", "compact-after") : ("camera", "camera-after")
        scenes =
            [scene(first, rest, names.0)]
            + contents.enumerated().map { scene($1, isExpanded ? .expanded : .compact, "state\($0 + 1)") }
            + [scene(last, rest, names.1)]
        animation = Self.islandSpring
    }

    /// The animation of the island: a spring that overshoots a little. Judged by eye: no public source has its numbers.
    private static var islandSpring: Animation { .spring(duration: 0.5, bounce: 0.22) }
}

extension ActivityDescription {
    /// - Throws: `WidgetReadingError.activityMismatch` if attributes or state are not this activity's.
    func island(of state: Any, attributes: Any, isStale: Bool) throws(WidgetReadingError) -> DynamicIsland {
        guard let island = views.island(attributes: attributes, state: state, isStale: isStale, id: nil) else {
            throw mismatch(attributes: attributes, state: state)
        }
        return island
    }

    /// The view of a content state on a watch.
    func watchView(of state: Any, attributes: Any, isStale: Bool) throws(WidgetReadingError) -> any View {
        guard let content = views.content(attributes: attributes, state: state, isStale: isStale, id: nil) else {
            throw mismatch(attributes: attributes, state: state)
        }
        return WatchActivity(
            content: content, island: try island(of: state, attributes: attributes, isStale: isStale),
            isOwn: supplementalFamilies.contains(.small))
    }

    /// The view of a content state on a screen in StandBy.
    func standByView(
        of state: Any, on screen: CGSize, attributes: Any, isStale: Bool
    ) throws(WidgetReadingError) -> any View {
        guard let content = views.content(attributes: attributes, state: state, isStale: isStale, id: nil) else {
            throw mismatch(attributes: attributes, state: state)
        }
        return StandByActivity(content: AnyView(content), screen: screen)
    }

    func mismatch(attributes: Any, state: Any) -> WidgetReadingError {
        .activityMismatch(expected: "\(views.attributesType)", found: "\(type(of: attributes)) with \(type(of: state))")
    }
}
