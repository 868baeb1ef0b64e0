import AppIntents
import Synchronization

/// The centre at which an app requests new values of its controls.
///
/// A render has no system that acts on a request at once: requests are kept in order, and the caller that plays the system's part takes
/// them with `takeRequests()` and reloads.
///
/// Source: Apple, WidgetKit `ControlCenter`.
public final class ControlCenter: Sendable {
    /// The center of the app.
    public static let shared = ControlCenter()

    /// A request of an app.
    package enum Request: Equatable, Sendable {
        case reloadControls(kind: String)
        case reloadAllControls
    }

    private struct Contents {
        var requests: [Request] = []
        var placed: [ControlInfo] = []
    }

    private let contents = Mutex(Contents())

    package init() {}

    /// Requests a new value of every control of a kind.
    public func reloadControls(ofKind kind: String) { note(.reloadControls(kind: kind)) }

    /// Requests new values of all controls of the app.
    public func reloadAllControls() { note(.reloadAllControls) }

    /// The controls that are in use.
    public func currentControls() async throws -> [ControlInfo] { contents.withLock { $0.placed } }

    /// Sets the controls that are in use, in their order.
    package func place(_ controls: [ControlInfo]) { contents.withLock { $0.placed = controls } }

    /// The requests since the last call, oldest first.
    package func takeRequests() -> [Request] {
        contents.withLock { contents in
            defer { contents.requests = [] }
            return contents.requests
        }
    }

    private func note(_ request: Request) { contents.withLock { $0.requests.append(request) } }
}

/// A control that someone placed.
///
/// Source: Apple, WidgetKit `ControlInfo`.
public struct ControlInfo: Sendable {
    /// The kind that the control's configuration names.
    public let kind: String

    /// The token for pushes to the control; a render has none.
    public let pushInfo: ControlPushInfo?

    private let configuration: (any AppIntent)?

    package init(kind: String, configuration: (any AppIntent)? = nil) {
        self.kind = kind
        self.configuration = configuration
        pushInfo = nil
    }

    /// The parameters of the control; `nil` if they are of another intent.
    public func configurationIntent<Intent: ControlConfigurationIntent>(of intentType: Intent.Type) -> Intent? {
        configuration as? Intent
    }
}

/// The token for pushes to a control.
///
/// Source: Apple, WidgetKit `ControlPushInfo`.
public struct ControlPushInfo: Hashable, Sendable {
    public let token: Data
}

/// A handler of tokens for pushes to controls.
///
/// Source: Apple, WidgetKit `ControlPushHandler`.
public protocol ControlPushHandler {
    init()

    /// The tokens of these controls changed.
    func pushTokensDidChange(controls: [ControlInfo])
}
