import Foundation
import RunContext

/// A bar's surface: how its ground and its hairline are drawn.
///
/// Source: Apple, UIKit `UIBarAppearance`.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    public var backgroundColor: UIColor?
    public var backgroundEffect: UIBlurEffect?
    public var backgroundImage: UIImage?
    public var shadowColor: UIColor?
    public var shadowImage: UIImage?

    public override init() {}

    /// The system's ground.
    open func configureWithDefaultBackground() { (backgroundEffect, backgroundColor) = (UIBlurEffect(style: .systemChromeMaterial), nil) }
    /// Sets an opaque background.
    open func configureWithOpaqueBackground() { (backgroundEffect, backgroundColor) = (nil, .systemBackground) }
    /// No ground.
    open func configureWithTransparentBackground() { (backgroundEffect, backgroundColor, shadowColor) = (nil, nil, nil) }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset.zero
    public var buttonAppearance = UIBarButtonItemAppearance()
    public var doneButtonAppearance = UIBarButtonItemAppearance()
    public var backButtonAppearance = UIBarButtonItemAppearance()
    public private(set) var backIndicatorImage: UIImage?
    public private(set) var backIndicatorTransitionMaskImage: UIImage?
    public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        (self.backIndicatorImage, backIndicatorTransitionMaskImage) = (backIndicatorImage, transitionMaskImage)
    }
}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
    public var selectionIndicatorTintColor: UIColor?
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of the items of a tab bar, by their states.
///
/// Source: Apple, UIKit `UITabBarItemAppearance`. Like the bar's, it is kept, and bars are drawn as the system's.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    public enum Style: Int, Sendable { case stacked, inline, compactInline }

    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()
    public override init() {}
    public init(style: Style) {}
}

/// The appearance of an item of a tab bar in a state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
    public var iconColor: UIColor?
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var badgeBackgroundColor: UIColor?
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset.zero
}

/// The appearance of the buttons of a navigation bar, by their states.
///
/// Source: Apple, UIKit `UIBarButtonItemAppearance`. Like the bar's, it is kept, and bars are drawn as the system's.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
    public let normal = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()
    public override init() {}
    public init(style: UIBarButtonItem.Style) {}
}

/// The appearance of a button of a navigation bar in a state.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset.zero
    public var backgroundImage: UIImage?
}

/// The bar at the top of a screen.
///
/// `appearance()` keeps its settings; the bars of SwiftUI's views are drawn as the system's, which is reported. Source: Apple, UIKit
/// `UINavigationBar`.
open class UINavigationBar: UIView {
    public var barStyle = UIBarStyle.default {
        didSet { RunReports.noteUndrawn("UINavigationBar.barStyle", if: barStyle != .default) }
    }
    public var barTintColor: UIColor?
    public var isTranslucent = true
    public var prefersLargeTitles = false
    public var shadowImage: UIImage?
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    public var standardAppearance = UINavigationBarAppearance()
    public var compactAppearance: UINavigationBarAppearance?
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    public var compactScrollEdgeAppearance: UINavigationBarAppearance?
    private var backgroundImages: [Int: UIImage] = [:]

    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) { backgroundImages[metrics.rawValue] = image }
    open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backgroundImages[metrics.rawValue] }

    private static let shared = UINavigationBar()
    /// Returns the bar that stands for the appearance of all bars.
    public class func appearance() -> UINavigationBar {
        RunReports.note("UINavigationBar.appearance() has no effect: the bars of SwiftUI views are drawn in the system's style.")
        return shared
    }
}

/// The amount of room for a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

/// The bar at the bottom of a screen with tabs.
///
/// `appearance()` keeps its settings; the bars of SwiftUI's views are drawn as the system's, which is reported. Source: Apple, UIKit
/// `UITabBar`.
open class UITabBar: UIView {
    public var barStyle = UIBarStyle.default {
        didSet { RunReports.noteUndrawn("UITabBar.barStyle", if: barStyle != .default) }
    }
    public var barTintColor: UIColor?
    public var unselectedItemTintColor: UIColor?
    public var isTranslucent = true
    public var backgroundImage: UIImage?
    public var shadowImage: UIImage?
    public var standardAppearance = UITabBarAppearance()
    public var scrollEdgeAppearance: UITabBarAppearance?

    private static let shared = UITabBar()
    /// Returns the bar that stands for the appearance of all tab bars.
    public class func appearance() -> UITabBar {
        RunReports.note("UITabBar.appearance() has no effect: the tab bars of SwiftUI views are drawn in the system's style.")
        return shared
    }
}

/// The colours of a bar.
public enum UIBarStyle: Int, Sendable { case `default`, black, blackTranslucent }
