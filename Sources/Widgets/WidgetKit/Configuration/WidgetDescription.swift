/// The settings in a widget's configuration, with all modifiers applied.
@MainActor
package struct WidgetDescription {
    /// The name by which `WidgetCenter` and the archive know the widget.
    package var kind: String

    /// The title in the widget gallery.
    package var displayName: Text?

    /// The sentence in the widget gallery.
    package var summary: Text?

    /// The sizes it may be shown in, in the order of the source code.
    ///
    /// Without `supportedFamilies(_:)` they are the sizes of the Home Screen.
    package var supportedFamilies: [WidgetFamily] = WidgetFamily.familiesByDefault
    /// True if the source code names the supported families.
    package var namesFamilies = false

    /// Returns the families in which a device offers the widget, each once; nil means a phone.
    ///
    /// A widget that names none is offered in the accessories of a watch there, as in Xcode's template for a watch.
    package func families(on device: WidgetDevice?) -> [WidgetFamily] {
        let all = device?.isWatch == true && !namesFamilies ? WidgetFamily.everyFamily.filter(\.isAccessory) : supportedFamilies
        return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// True if the content reaches the edges of the widget.
    package var areContentMarginsDisabled = false

    /// True if the system may leave out the container background, as on the Lock Screen.
    package var isContainerBackgroundRemovable = true

    /// The locations where the system should offer the widget last.
    package var disfavoredLocations: [DisfavoredLocations] = []

    /// True if people choose the widget's parameters when they add it.
    package var promptsForConfiguration = false

    /// The handler of new push tokens.
    package var pushHandler: (any WidgetPushHandler.Type)?

    /// The actions for when downloads have ended.
    package var backgroundEvents: [BackgroundEvents] = []

    /// The ways in which the widget may be mounted in a room.
    package var mountingStyles: [WidgetMountingStyle] = [.elevated, .recessed]
    package var texture = WidgetTexture.glass

    /// True if the widget appears only in the Smart Stack of a watch, which shows it when it is relevant.
    package var isRelevanceWidget = false

    /// The kind of the widget whose place it takes in a Smart Stack.
    package var associatedKind: String?

    /// Entries, and the view of an entry.
    package let timelines: any WidgetTimelineSource

    /// Sessions of downloads, and the action for when they have ended.
    package struct BackgroundEvents {
        package let isMeant: (_ identifier: String) -> Bool
        package let action: (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    }

    /// Places a widget is not meant for, with the families concerned.
    package struct DisfavoredLocations: Equatable, Sendable {
        package let locations: [WidgetLocation]
        package let families: [WidgetFamily]
    }
}

extension Widget {
    /// Returns the description that the widget's configuration gives.
    ///
    /// - Throws: `WidgetReadingError.offersNoWidget` for an `EmptyWidgetConfiguration`.
    package func describe() throws(WidgetReadingError) -> WidgetDescription {
        guard let description = body.resolvedDescription else {
            throw .offersNoWidget(type: String(describing: Self.self))
        }
        return description
    }
}
