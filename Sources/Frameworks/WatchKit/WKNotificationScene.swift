import RunContext
import SwiftUI
import UserNotifications

/// The view of a notification on a watch; a render never shows one.
///
/// Source: Apple, SwiftUI `WKNotificationScene`.
nonisolated public struct WKNotificationScene<Content: View, Controller: WKUserNotificationHostingController<Content>>: Scene {
    public init(controller: Controller.Type, category: String) {}

    @MainActor @preconcurrency public var body: some Scene {
        RunReports.note("WKNotificationScene shows a watch's notifications, which are not rendered.")
        return Settings { EmptyView() }
    }
}

/// A controller of the view of a notification on a watch.
///
/// Source: Apple, WatchKit `WKUserNotificationHostingController`.
@MainActor @preconcurrency
open class WKUserNotificationHostingController<Body: View>: NSObject {
    public required override init() {}

    open var body: Body { preconditionFailure("A notification controller has a body of its own.") }
    open class var isInteractive: Bool { false }
    open class var coalescedDescriptionFormat: String? { nil }

    open func didReceive(_ notification: UNNotification) {}
    open func dismiss() {}
}
