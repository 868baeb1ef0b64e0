import ActivityKit
import RunContext

/// The settings in the configuration of a Live Activity, with all modifiers applied.
@MainActor
package struct ActivityDescription {
    /// The presentations besides those of an iPhone that have their own views.
    package var supplementalFamilies: [ActivityFamily] = []

    /// The views of a content state.
    package let views: any ActivityViewSource
}

/// The views of a Live Activity, for any type of attributes.
@MainActor
package protocol ActivityViewSource {
    /// The type of the attributes.
    var attributesType: Any.Type { get }

    /// The view on the Lock Screen; `nil` if attributes or state are of another type.
    ///
    /// - Parameter id: the identifier of the activity; `nil` for that of a preview.
    func content(attributes: Any, state: Any, isStale: Bool, id: String?) -> (any View)?

    /// The views in the Dynamic Island; `nil` if attributes or state are of another type.
    func island(attributes: Any, state: Any, isStale: Bool, id: String?) -> DynamicIsland?

    /// Starts the activity in a store, as the app does; false if attributes or state are of another type.
    func start(attributes: Any, state: Any, in store: ActivityStore) -> Bool

    /// Brings a content state as the app does: it updates the activity, or starts another one if that has ended.
    func bring(attributes: Any, state: Any, in store: ActivityStore) async

    /// Returns the current activity in a store; `nil` if none is still shown.
    func standing(in store: ActivityStore) -> StandingActivity?

    /// Returns made-up attributes and a made-up state, for a placeholder; `nil` if they cannot be made.
    func sample() -> (attributes: Any, state: Any)?
}

/// A Live Activity at a moment.
package struct StandingActivity {
    let id: String
    let state: Any
    let isStale: Bool
    let hasEnded: Bool
}

struct ActivityViews<Attributes: ActivityAttributes, Content: View>: ActivityViewSource {
    let content: (ActivityViewContext<Attributes>) -> Content
    let island: (ActivityViewContext<Attributes>) -> DynamicIsland

    var attributesType: Any.Type { Attributes.self }

    func content(attributes: Any, state: Any, isStale: Bool, id: String?) -> (any View)? {
        context(attributes, state, isStale, id).map(content)
    }

    func island(attributes: Any, state: Any, isStale: Bool, id: String?) -> DynamicIsland? {
        context(attributes, state, isStale, id).map(island)
    }

    func start(attributes: Any, state: Any, in store: ActivityStore) -> Bool {
        guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState else { return false }
        return RunContext.with(\.activityStore, store) {
            (try? Activity.request(attributes: attributes, content: ActivityContent(state: state, staleDate: nil))) != nil
        }
    }

    func bring(attributes: Any, state: Any, in store: ActivityStore) async {
        guard let state = state as? Attributes.ContentState else { return }
        let current = store.activities.lazy.compactMap { $0 as? Activity<Attributes> }.first
        guard let current, current.activityState != .ended else {
            _ = start(attributes: attributes, state: state, in: store)
            return
        }
        // Made for this update alone, so that it may leave the main actor.
        nonisolated(unsafe) let content = ActivityContent(state: state, staleDate: nil)
        await current.update(content)
    }

    func standing(in store: ActivityStore) -> StandingActivity? {
        store.activities.lazy.compactMap { $0 as? Activity<Attributes> }.first.map { activity in
            let state = activity.activityState
            return StandingActivity(
                id: activity.id, state: activity.content.state, isStale: state == .stale, hasEnded: state == .ended)
        }
    }

    func sample() -> (attributes: Any, state: Any)? {
        guard let attributes = SampleDecoder.sample(of: Attributes.self),
            let state = SampleDecoder.sample(of: Attributes.ContentState.self)
        else { return nil }
        return (attributes, state)
    }

    private func context(
        _ attributes: Any, _ state: Any, _ isStale: Bool, _ id: String?
    ) -> ActivityViewContext<Attributes>? {
        guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState else { return nil }
        return ActivityViewContext(
            attributes: attributes, state: state, activityID: id ?? Self.previewIdentifier, isStale: isStale)
    }

    /// The identifier of an activity that a preview shows.
    private static var previewIdentifier: String { "00000000-0000-0000-0000-000000000000" }
}

/// A configuration that describes a Live Activity.
@MainActor
protocol DescribedActivityConfiguration {
    var activityDescription: ActivityDescription? { get }
}

extension WidgetConfiguration {
    /// The Live Activity that this configuration describes, found at the end of its chain of bodies; `nil` for a widget.
    package var resolvedActivity: ActivityDescription? {
        if let described = self as? any DescribedActivityConfiguration { return described.activityDescription }
        if self is any DescribedConfiguration { return nil }
        return body.resolvedActivity
    }

    /// Returns this configuration with a change to the Live Activity that it describes.
    func changingActivity(_ change: @escaping @MainActor (inout ActivityDescription) -> Void) -> some WidgetConfiguration {
        ModifiedActivityConfiguration(content: self, change: change)
    }
}

extension ModifiedWidgetConfiguration: DescribedActivityConfiguration {
    var activityDescription: ActivityDescription? { content.resolvedActivity }
}

/// A configuration with one change to its Live Activity.
@MainActor
struct ModifiedActivityConfiguration<Content: WidgetConfiguration>: DescribedConfiguration, DescribedActivityConfiguration {
    typealias Body = Never

    let content: Content
    let change: @MainActor (inout ActivityDescription) -> Void

    var widgetDescription: WidgetDescription? { content.resolvedDescription }

    var activityDescription: ActivityDescription? {
        guard var description = content.resolvedActivity else { return nil }
        change(&description)
        return description
    }
}

extension Widget {
    /// The description of the widget's Live Activity; `nil` for an ordinary widget.
    package var activity: ActivityDescription? { body.resolvedActivity }
}
