import Foundation
import RunContext

/// The app, to the extent that a render has one: its requests to the outside are reported.
///
/// Source: Apple, UIKit `UIApplication`.
@MainActor @preconcurrency
public final class UIApplication: NSObject {
    /// The key of an option with which an app opens an address.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The state of use of the app.
    public enum State: Int, Sendable { case active, inactive, background }

    public static let shared = UIApplication()
    /// The delegate of the app's life cycle: that of `@UIApplicationDelegateAdaptor`, if the app has one.
    public weak var delegate: (any UIApplicationDelegate)?
    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")

    /// The window that was made the app's last.
    package var madeWindow: UIWindow?

    public var applicationState: State { .active }
    public var isIdleTimerDisabled = false
    public var applicationIconBadgeNumber = 0
    /// An app has no icon here, and no other one.
    public var supportsAlternateIcons: Bool { false }
    public var alternateIconName: String? { nil }

    public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        RunReports.note("UIApplication.setAlternateIconName(_:) was called: an app has no icon here.")
        completionHandler?(CocoaError(.featureUnsupported))
    }

    public func registerForRemoteNotifications() {
        RunReports.note("UIApplication.registerForRemoteNotifications() was called: push notifications are not available here.")
    }
    public func unregisterForRemoteNotifications() {}
    public var isRegisteredForRemoteNotifications: Bool { false }
    /// The type size that the user has chosen: that of the current traits.
    public var preferredContentSizeCategory: UIContentSizeCategory { UITraitCollection.current.preferredContentSizeCategory }
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIKitSurroundings.current.isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Opens nothing in a render: the call is reported, and the handler receives false.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        RunReports.note("UIApplication.open(\(url.absoluteString)) was called: nothing is opened here.")
        completion?(false)
    }

    /// Opens nothing in a render: the call is reported, and the result is false.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        open(url, options: options, completionHandler: nil)
        return false
    }

    /// Returns whether the device has an app for an address: the schemes of the web and of the system's own apps.
    public func canOpenURL(_ url: URL) -> Bool {
        ["http", "https", "mailto", "tel", "sms", "app-settings"].contains(url.scheme?.lowercased() ?? "")
    }
}

/// The direction in which an app is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The layout direction of a view: that of the language, or a fixed one.
///
/// Source: Apple, UIKit `UISemanticContentAttribute`.
public enum UISemanticContentAttribute: Int, Sendable { case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft }
