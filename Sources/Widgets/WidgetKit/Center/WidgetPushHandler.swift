/// A handler of the token for pushes to widgets.
///
/// Source: Apple, WidgetKit `WidgetPushHandler`.
public protocol WidgetPushHandler {
    init()

    /// The token, or the widgets that are in use, changed.
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The token for pushes to widgets.
///
/// Source: Apple, WidgetKit `WidgetPushInfo`.
public struct WidgetPushInfo: Hashable, Sendable {
    public let token: Data
}

/// The way in which a widget is mounted in a room.
///
/// Source: Apple, WidgetKit `WidgetMountingStyle`.
public struct WidgetMountingStyle: Hashable, Sendable {
    private let name: String

    /// The widget is mounted on a surface.
    public static let elevated = WidgetMountingStyle(name: "elevated")
    /// The widget is mounted in a surface.
    public static let recessed = WidgetMountingStyle(name: "recessed")
}
