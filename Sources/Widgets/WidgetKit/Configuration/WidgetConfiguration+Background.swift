extension WidgetConfiguration {
    /// Sets the type that handles push tokens. A render has no tokens; the description keeps the type.
    public func pushHandler(_ pushHandlerType: any WidgetPushHandler.Type) -> some WidgetConfiguration {
        changing { $0.pushHandler = pushHandlerType }
    }

    /// Says what to do when downloads have ended that the widget began in the background.
    ///
    /// A run of Zoetrope ends with its pictures, before any event of a background session: the action is kept in the
    /// description for whoever plays the system's part.
    ///
    /// - Parameters:
    ///   - identifier: the session whose events are meant.
    ///   - urlSessionEvent: what to do; call the closure that it is given when it is done.
    public func onBackgroundURLSessionEvents(
        matching identifier: String,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        onBackgroundURLSessionEvents(matching: { $0 == identifier }, urlSessionEvent)
    }

    /// Says what to do when downloads have ended that the widget began in the background.
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

    /// Says what to do when the system wakes the widget's extension for a task of a kind.
    ///
    /// A run of Zoetrope ends with its pictures: nobody is ever woken.
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some WidgetConfiguration { self }

    /// Says what to do when the system wakes the widget's extension for a task of a kind; see `backgroundTask(_:action:)`.
    public func backgroundTask(
        _ task: BackgroundTask<Void, Void>, action: @escaping @Sendable () async -> Void
    ) -> some WidgetConfiguration { self }

    /// Says how the widget may be mounted in a room, which only Apple Vision Pro does.
    public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration {
        changing { $0.mountingStyles = styles }
    }

    /// Sets the apparent material of the widget in a room, which only Apple Vision Pro shows.
    public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration {
        changing { $0.texture = texture }
    }
}
