import RunContext
import Synchronization

/// The centre at which an app requests new timelines of its widgets, and reads which widgets are in use.
///
/// A render has no system that acts on a request at once: requests are kept in order, and the caller that plays the system's part takes
/// them with `takeRequests()` and reloads.
///
/// Source: Apple, WidgetKit `WidgetCenter`.
public final class WidgetCenter: Sendable {
    /// The center of the app.
    public static var shared: WidgetCenter { RunContext.current.widgetCenter }

    /// A request of an app.
    package enum Request: Equatable, Sendable {
        case reloadTimelines(kind: String)
        case reloadAllTimelines
        case invalidateConfigurationRecommendations
        case invalidateRelevance(kind: String)
    }

    /// Keys of the user information that an app receives when it is opened from a widget.
    public struct UserInfoKey {
        public static let kind = "WGWidgetUserInfoKeyKind"
        public static let family = "WGWidgetUserInfoKeyFamily"
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }

    private struct Contents {
        var requests: [Request] = []
        var placed: [WidgetInfo] = []
    }

    private let contents = Mutex(Contents())

    package init() {}

    /// Requests a new timeline for every widget of a kind.
    public func reloadTimelines(ofKind kind: String) { note(.reloadTimelines(kind: kind)) }

    /// Requests new timelines for all widgets of the app.
    public func reloadAllTimelines() { note(.reloadAllTimelines) }

    /// Marks the recommended configurations as out of date.
    public func invalidateConfigurationRecommendations() { note(.invalidateConfigurationRecommendations) }

    /// Marks the relevance of a widget as out of date.
    public func invalidateRelevance(ofKind kind: String) { note(.invalidateRelevance(kind: kind)) }

    /// Returns the token for pushes to widgets; a render has none.
    public func currentPushInfo() async throws -> WidgetPushInfo? { nil }

    /// Hands over the widgets that are in use.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success(contents.withLock { $0.placed }))
    }

    /// The widgets that are in use.
    public func currentConfigurations() async throws -> [WidgetInfo] { contents.withLock { $0.placed } }

    /// Sets the widgets that are in use, in their order on the screen.
    package func place(_ widgets: [WidgetInfo]) { contents.withLock { $0.placed = widgets } }

    /// The requests since the last call, oldest first.
    package func takeRequests() -> [Request] {
        contents.withLock { contents in
            defer { contents.requests = [] }
            return contents.requests
        }
    }

    private func note(_ request: Request) { contents.withLock { $0.requests.append(request) } }
}

private enum WidgetCenterKey: RunKey {
    static let defaultValue = WidgetCenter()
}

extension RunContext {
    /// The center of the run: that of the process, or of the widget for which the conductor plays the system.
    package var widgetCenter: WidgetCenter {
        get { self[WidgetCenterKey.self] }
        set { self[WidgetCenterKey.self] = newValue }
    }
}
