extension WidgetConfiguration {
    /// Sets the type that handles push tokens. A render has no tokens; the description keeps the type.
    public func pushHandler(_ pushHandlerType: any WidgetPushHandler.Type) -> some WidgetConfiguration {
        changing { $0.pushHandler = pushHandlerType }
    }

    /// Sets the action for when downloads that the widget began in the background have ended.
    ///
    /// A run of Zoetrope ends with its pictures, before any event of a background session. The description keeps the action for the
    /// caller that plays the system's part.
    ///
    /// - Parameters:
    ///   - identifier: the session whose events are meant.
    ///   - urlSessionEvent: the action; it calls the closure that it receives when it is done.
    public func onBackgroundURLSessionEvents(
        matching identifier: String,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        onBackgroundURLSessionEvents(matching: { $0 == identifier }, urlSessionEvent)
    }

    /// Sets the action for when downloads that the widget began in the background have ended.
    ///
    /// - Parameter matching: which sessions are meant; `nil` for all.
    public func onBackgroundURLSessionEvents(
        matching: ((String) -> Bool)? = nil,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        changing { description in
            description.backgroundEvents.append(
                WidgetDescription.BackgroundEvents(isMeant: matching ?? { _ in true }, action: urlSessionEvent))
        }
    }

    /// Sets the action for when the system wakes the widget's extension for a task of a kind.
    ///
    /// A run of Zoetrope ends with its pictures: no extension is ever woken.
    nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some WidgetConfiguration { self }

    /// Sets the action for when the system wakes the widget's extension for a task of a kind; see `backgroundTask(_:action:)`.
    nonisolated public func backgroundTask(
        _ task: BackgroundTask<Void, Void>, action: @escaping @Sendable () async -> Void
    ) -> some WidgetConfiguration { self }

    /// Sets the ways in which the widget may be mounted in a room, which only Apple Vision Pro does.
    public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration {
        changing { $0.mountingStyles = styles }
    }

    /// Sets the apparent material of the widget in a room, which only Apple Vision Pro shows.
    public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration {
        changing { $0.texture = texture }
    }
}
