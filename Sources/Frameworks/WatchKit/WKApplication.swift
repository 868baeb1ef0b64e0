import Foundation
import RunContext

/// The state of the app: in front, or not.
public enum WKApplicationState: Int, Sendable { case active, inactive, background }

/// A delegate of an app's life cycle. A render only makes pictures, so it is never called.
///
/// Source: Apple, WatchKit `WKApplicationDelegate`.
@MainActor @preconcurrency
public protocol WKApplicationDelegate: NSObjectProtocol {
    func applicationDidFinishLaunching()
    func applicationDidBecomeActive()
    func applicationWillResignActive()
    func applicationWillEnterForeground()
    func applicationDidEnterBackground()
    func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any]) async -> WKBackgroundFetchResult
    func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data)
    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
}

extension WKApplicationDelegate {
    public func applicationDidFinishLaunching() {}
    public func applicationDidBecomeActive() {}
    public func applicationWillResignActive() {}
    public func applicationWillEnterForeground() {}
    public func applicationDidEnterBackground() {}
    public func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any]) async -> WKBackgroundFetchResult { .noData }
    public func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data) {}
    public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
}

/// The name that `WKApplicationDelegate` had while apps were extensions.
public typealias WKExtensionDelegate = WKApplicationDelegate

/// The result of a fetch in the background.
public enum WKBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// A task that the system requests from an app in the background.
open class WKRefreshBackgroundTask: NSObject {
    public var userInfo: (any NSSecureCoding & NSObjectProtocol)? { nil }

    /// Marks the task as done.
    public func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}

/// A task that refreshes the content of an app.
open class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {}

/// Work that makes the picture which the dock shows.
open class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {}

/// A task that takes the data that the phone sent.
open class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {}

/// A task that takes the files that a session downloaded.
open class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask {
    public var sessionIdentifier: String { "" }
}

/// The app on a watch: in front, and alone.
///
/// Source: Apple, WatchKit `WKApplication`.
@MainActor @preconcurrency
open class WKApplication: NSObject {
    private static let one = WKApplication()

    /// The one app.
    public class func shared() -> WKApplication { one }

    public weak var delegate: (any WKApplicationDelegate)?
    public var applicationState: WKApplicationState { .active }
    public var isApplicationRunningInDock: Bool { false }
    public var isAutorotating: Bool { false }
    public var isRegisteredForRemoteNotifications: Bool { false }

    public func registerForRemoteNotifications() { report("registerForRemoteNotifications()") }
    public func unregisterForRemoteNotifications() { report("unregisterForRemoteNotifications()") }

    public func openSystemURL(_ url: URL) { report("openSystemURL(\(url.absoluteString))") }

    public func scheduleBackgroundRefresh(
        withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping ((any Error)?) -> Void
    ) {
        report("scheduleBackgroundRefresh")
        scheduledCompletion(nil)
    }

    private func report(_ call: String) {
        RunReports.note("WKApplication.\(call) was called: no background task runs here.")
    }
}

/// The name that `WKApplication` had while apps were extensions.
public typealias WKExtension = WKApplication
