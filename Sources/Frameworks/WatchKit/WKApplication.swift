import Foundation
import RunScope

/// Whether the app is in front.
public enum WKApplicationState: Int, Sendable { case active, inactive, background }

/// Hears of an app's life; nothing but a picture is made here, so that nothing is heard.
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

/// What a fetch in the background brought.
public enum WKBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// Work that the system asks an app for in the background.
open class WKRefreshBackgroundTask: NSObject {
    public var userInfo: (any NSSecureCoding & NSObjectProtocol)? { nil }

    /// Says that the work is done.
    public func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}

/// Work that refreshes what an app shows.
open class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {}

/// Work that makes the picture which the dock shows.
open class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {}

/// Work that takes what the phone sent.
open class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {}

/// Work that takes what a session downloaded.
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
