import CoreGraphics
import Foundation
import RunContext

/// The outermost view of an app.
///
/// Source: Apple, UIKit `UIWindow`.
@MainActor @preconcurrency
open class UIWindow: UIView {
    open var rootViewController: UIViewController?
    open weak var windowScene: UIWindowScene?
    /// The place among other windows; a picture has one window.
    open var windowLevel = Level.normal
    /// The place of a window above or below others.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
        public static func + (level: Level, number: CGFloat) -> Level { Level(level.rawValue + number) }
        public static func - (level: Level, number: CGFloat) -> Level { Level(level.rawValue - number) }
    }
    open var screen: UIScreen { .main }
    open var isKeyWindow: Bool { windowScene?.windows.first === self }

    public init(windowScene: UIWindowScene) {
        super.init(frame: CGRect(origin: .zero, size: UIKitSurroundings.current.screenSize))
        self.windowScene = windowScene
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var window: UIWindow? { self }
    /// The insets of the phone on which views are previewed: 59 points above, 34 below.
    open override var safeAreaInsets: UIEdgeInsets {
        let area = UIKitSurroundings.current.safeArea
        return area == .zero ? UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) : area
    }
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }
    open func makeKey() {
        UIApplication.shared.madeWindow = self
        becomeKey()
    }
    /// Called when the window becomes the key window.
    open func becomeKey() {}
    /// Called when the window is no longer the key window, which never happens in a picture.
    open func resignKey() {}
}

/// One of an app's interfaces.
///
/// Source: Apple, UIKit `UIScene`.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// The state of use of a scene.
    public enum ActivationState: Int, Sendable {
        case foregroundActive, foregroundInactive, background
        case unattached = -1
    }

    /// The notifications of a scene's life. A render never sends them, as its scene is in front all the time.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

    open var activationState: ActivationState { .foregroundActive }
}

/// The bar at the top of the screen.
///
/// Source: Apple, UIKit `UIStatusBarManager`.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
    /// The bar's rectangle, as high as the space that the screen keeps clear above its content.
    public var statusBarFrame: CGRect {
        let screen = UIKitSurroundings.current
        let height = screen.safeArea == .zero ? 59 : screen.safeArea.top
        return CGRect(x: 0, y: 0, width: screen.screenSize.width, height: height)
    }
    public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
    public var statusBarStyle: UIStatusBarStyle { .default }
}

/// An interface with windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    open internal(set) var windows: [UIWindow] = []
    open var keyWindow: UIWindow? { windows.first }
    open var screen: UIScreen { .main }
    open var traitCollection: UITraitCollection { currentTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    open var effectiveGeometry: Geometry { Geometry() }

    /// The place of a scene on its screen, which it fills.
    @MainActor @preconcurrency
    open class Geometry: NSObject {
        open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    }

    /// The geometry that a program asks for.
    @MainActor @preconcurrency
    open class GeometryPreferences: NSObject {
        @MainActor @preconcurrency
        public final class iOS: GeometryPreferences {
            public var interfaceOrientations: UIInterfaceOrientationMask?
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) { self.interfaceOrientations = interfaceOrientations }
        }
    }

    /// Reports the call: a device is held as `--orientation` says.
    open func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
        RunReports.note("requestGeometryUpdate(_:) was called: a device is held as --orientation says.")
    }
}

extension UIApplication {
    private static let scene: UIWindowScene = {
        let scene = UIWindowScene()
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        scene.windows = [window]
        return scene
    }()

    /// The one scene of the app, with a window as large as the screen and an empty controller.
    public var connectedScenes: Set<UIScene> { [Self.scene] }
    public var windows: [UIWindow] { Self.scene.windows }
    public var keyWindow: UIWindow? { Self.scene.windows.first }

    /// Returns false: there is no keyboard to dismiss, and no Objective-C method to call.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }
}
