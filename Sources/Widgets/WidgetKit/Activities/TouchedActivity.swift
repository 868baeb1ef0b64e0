import ActivityKit

/// A Live Activity that people touch: it was started as by its app, and intents find it and update it.
///
/// Source: Apple, "Adding interactivity to widgets and Live Activities"; "Displaying live data with Live Activities": a tap on the
/// compact or the minimal island opens the app, whatever its content.
struct TouchedActivity: View {
    let kind: ActivityPreviewViewKind
    /// The content on the Lock Screen; `nil` when the activity is gone.
    let content: AnyView?
    let island: DynamicIsland
    /// True if the island goes back to the camera, as it does once the activity has ended.
    let isIslandGone: Bool

    var body: some View {
        if kind == .content { shown } else { shown.widgetURL(island.url) }
    }

    @ViewBuilder private var shown: some View {
        switch kind {
        case .content:
            ZStack(alignment: .top) { if let content { LockScreenBanner(content: content) } }
        case .dynamicIsland(.expanded):
            LivingIsland(island: island, presentation: isIslandGone ? .resting : .expanded)
        case .dynamicIsland(.compact):
            LivingIsland(island: island, presentation: isIslandGone ? .resting : .compact).allowsHitTesting(false)
        case .dynamicIsland(.minimal):
            ZStack { if !isIslandGone { MinimalIsland(island: island) } }.allowsHitTesting(false)
        }
    }
}

extension TouchedSurface {
    /// An activity that begins with the first of some content states; there is one at least.
    static func activity(
        _ activity: ActivityDescription, in kind: ActivityPreviewViewKind, attributes: Any, states: [Any], isStale: Bool
    ) -> TouchedSurface {
        let state = states[0]
        func begin() -> ActivityStore {
            let store = ActivityStore()
            _ = activity.views.start(attributes: attributes, state: state, in: store)
            return store
        }
        func view(in store: ActivityStore) throws -> any View {
            let standing = activity.views.standing(in: store)
            let (shown, id) = (standing?.state ?? state, standing?.id)
            let isStale = isStale || standing?.isStale == true
            guard let content = activity.views.content(attributes: attributes, state: shown, isStale: isStale, id: id),
                let island = activity.views.island(attributes: attributes, state: shown, isStale: isStale, id: id)
            else { throw activity.mismatch(attributes: attributes, state: shown) }
            return TouchedActivity(
                kind: kind, content: standing.map { _ in AnyView(content) }, island: island,
                isIslandGone: standing?.hasEnded ?? true)
        }
        let isFixed = kind == .dynamicIsland(.compact) || kind == .dynamicIsland(.minimal)
        return TouchedSurface(
            first: { try view(in: begin()) }, next: { try view(in: .shared) },
            show: { index in
                await activity.views.bring(attributes: attributes, state: states[index], in: .shared)
                return try view(in: .shared)
            },
            mostHeight: isFixed ? nil : ActivityMetrics.heights.upperBound, begin: { SurfaceRun(begin()) })
    }
}
