import Foundation

/// A delegate of the life cycle of an app.
///
/// An app of which a picture is made is launched, and that is all: the two methods about its launch are called, the others
/// never are.
///
/// Source: Apple, UIKit `UIApplicationDelegate`.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
    /// The app's window, if it has no scenes.
    var window: UIWindow? { get }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}

extension UIApplicationDelegate {
    public var window: UIWindow? { nil }

    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}

extension UIApplication {
    /// The reason for which an app was started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    }

    /// The key of an option with which an app is opened for an address.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
}

/// The result of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientations that an interface may have.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

extension UIWindowScene {
    /// Portrait, as previews are.
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

/// An entry of the menu of an app's icon.
///
/// Source: Apple, UIKit `UIApplicationShortcutItem`.
open class UIApplicationShortcutItem: NSObject {
    open internal(set) var type: String
    open internal(set) var localizedTitle: String
    open internal(set) var localizedSubtitle: String?
    open internal(set) var icon: UIApplicationShortcutIcon?
    open internal(set) var userInfo: [String: any NSSecureCoding]?

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        (self.icon, self.userInfo) = (icon, userInfo)
    }
}

/// The picture beside an entry in the menu of an app's icon.
open class UIApplicationShortcutIcon: NSObject {
    public let name: String
    public init(systemImageName: String) { name = systemImageName }
    public init(templateImageName: String) { name = templateImageName }
}

extension UIApplication {
    /// Kept for the app to read; the icon is not drawn.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { Self.keptShortcutItems }
        set { Self.keptShortcutItems = newValue }
    }
    private static var keptShortcutItems: [UIApplicationShortcutItem]?
}

/// A delegate of the life cycle of a scene. In a render it is only called when the scene connects, where the app's window is drawn.
///
/// Source: Apple, UIKit `UISceneDelegate`.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
}

/// A delegate of the life cycle of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? { nil }
}

/// One interface of an app, as the system keeps it.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    /// The purpose of an interface.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public nonisolated static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public nonisolated static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    public let role: Role = .windowApplication
    public let persistentIdentifier = "zoetrope"
    public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: .windowApplication) }
    package nonisolated override init() { super.init() }
}

/// The parts that an interface is made of.
///
/// Source: Apple, UIKit `UISceneConfiguration`.
@MainActor @preconcurrency
open class UISceneConfiguration {
    public let name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

extension UIScene {
    /// The reasons for which a scene was made.
    @MainActor @preconcurrency
    open class ConnectionOptions {
        public let urlContexts: Set<UIOpenURLContext> = []
        public let shortcutItem: UIApplicationShortcutItem? = nil
        public let userActivities: Set<NSUserActivity> = []
        public let handoffUserActivityType: String? = nil
        public let sourceApplication: String? = nil
        package init() {}
    }
}

/// An address that a scene opens.
public final class UIOpenURLContext: NSObject {
    public let url: URL
    init(url: URL) { self.url = url }
}

/// An object that continues an activity from another device.
public protocol UIUserActivityRestoring: AnyObject {}
