import Foundation
import RunContext

/// A bar's surface: how its ground and its hairline are drawn.
///
/// Source: Apple, UIKit `UIBarAppearance`.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    public var backgroundColor: UIColor?
    public var backgroundEffect: UIBlurEffect?
    public var backgroundImage: UIImage?
    public var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the hairline at the edge of the bar; nil for none.
    public var shadowColor: UIColor?
    /// A picture in place of the hairline. An empty one removes it; every other is reported.
    public var shadowImage: UIImage? {
        didSet { RunReports.noteUndrawn("UIBarAppearance.shadowImage", if: (shadowImage?.size.width ?? 0) > 0) }
    }

    public required override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates an appearance with the ground and the hairline of another.
    public required init(barAppearance: UIBarAppearance) {
        super.init()
        take(barAppearance)
    }

    /// The system's ground.
    open func configureWithDefaultBackground() {
        (backgroundEffect, backgroundColor, backgroundImage) = (UIBlurEffect(style: .systemChromeMaterial), nil, nil)
        (shadowColor, shadowImage) = (.separator, nil)
    }
    /// Sets an opaque background.
    open func configureWithOpaqueBackground() {
        (backgroundEffect, backgroundColor, backgroundImage) = (nil, .systemBackground, nil)
        (shadowColor, shadowImage) = (.separator, nil)
    }
    /// No ground, and no hairline.
    open func configureWithTransparentBackground() {
        (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
        (shadowColor, shadowImage) = (nil, nil)
    }

    open func copy(with zone: NSZone? = nil) -> Any { Self(barAppearance: self) }

    /// Takes over all settings of another that this class has, too.
    func take(_ other: UIBarAppearance) {
        (backgroundColor, backgroundEffect, backgroundImage) = (other.backgroundColor, other.backgroundEffect, other.backgroundImage)
        (backgroundImageContentMode, shadowColor, shadowImage) = (other.backgroundImageContentMode, other.shadowColor, other.shadowImage)
    }
}

extension UIBarAppearance {
    /// True while nothing but the system's ground is under the bar.
    package var hasSystemGround: Bool {
        backgroundEffect?.style == .systemChromeMaterial && backgroundColor == nil && backgroundImage == nil
    }

    /// True if the bar has nothing under it.
    package var isTransparent: Bool { backgroundEffect == nil && backgroundColor == nil && backgroundImage == nil }

    /// The colour of the hairline; nil for none.
    package var hairline: UIColor? { shadowImage.map { $0.size.width == 0 } ?? false ? nil : shadowColor }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { titleTextAttributes.noteUndrawn("UINavigationBarAppearance.titleTextAttributes") }
    }
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { largeTitleTextAttributes.noteUndrawn("UINavigationBarAppearance.largeTitleTextAttributes") }
    }
    public var titlePositionAdjustment = UIOffset.zero
    public var buttonAppearance = UIBarButtonItemAppearance()
    public var doneButtonAppearance = UIBarButtonItemAppearance()
    public var backButtonAppearance = UIBarButtonItemAppearance()
    public private(set) var backIndicatorImage: UIImage?
    public private(set) var backIndicatorTransitionMaskImage: UIImage?
    public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        (self.backIndicatorImage, backIndicatorTransitionMaskImage) = (backIndicatorImage, transitionMaskImage)
        RunReports.noteUndrawn("UINavigationBarAppearance.setBackIndicatorImage(_:transitionMaskImage:)", if: backIndicatorImage != nil)
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
        titlePositionAdjustment = other.titlePositionAdjustment
        (buttonAppearance, doneButtonAppearance, backButtonAppearance) =
            (other.buttonAppearance, other.doneButtonAppearance, other.backButtonAppearance)
        (backIndicatorImage, backIndicatorTransitionMaskImage) = (other.backIndicatorImage, other.backIndicatorTransitionMaskImage)
    }
}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
    public var selectionIndicatorTintColor: UIColor? {
        didSet { RunReports.noteUndrawn("UITabBarAppearance.selectionIndicatorTintColor", if: selectionIndicatorTintColor != nil) }
    }
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        (stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance) =
            (other.stackedLayoutAppearance, other.inlineLayoutAppearance, other.compactInlineLayoutAppearance)
    }
}

extension [NSAttributedString.Key: Any] {
    /// Reports the attributes of a title that a bar does not draw: all but its font and its colour.
    func noteUndrawn(_ name: String) {
        for key in keys.map(\.rawValue).sorted()
        where key != NSAttributedString.Key.font.rawValue && key != NSAttributedString.Key.foregroundColor.rawValue {
            RunReports.noteUndrawn("\(name) with \(key)")
        }
    }
}

/// The appearance of the items of a tab bar, by their states.
///
/// Source: Apple, UIKit `UITabBarItemAppearance`. Bars draw the normal and the selected state.
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
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { titleTextAttributes.noteUndrawn("UITabBarItemStateAppearance.titleTextAttributes") }
    }
    public var badgeBackgroundColor: UIColor?
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { badgeTextAttributes.noteUndrawn("UITabBarItemStateAppearance.badgeTextAttributes") }
    }
    public var titlePositionAdjustment = UIOffset.zero
}

/// The appearance of the buttons of a navigation bar, by their states.
///
/// Source: Apple, UIKit `UIBarButtonItemAppearance`. A bar draws the normal state of its titles.
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
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { titleTextAttributes.noteUndrawn("UIBarButtonItemStateAppearance.titleTextAttributes") }
    }
    public var titlePositionAdjustment = UIOffset.zero {
        didSet {
            RunReports.noteUndrawn("UIBarButtonItemStateAppearance.titlePositionAdjustment", if: titlePositionAdjustment != .zero)
        }
    }
    public var backgroundImage: UIImage? {
        didSet { RunReports.noteUndrawn("UIBarButtonItemStateAppearance.backgroundImage", if: backgroundImage != nil) }
    }
}

/// The bar at the top of a screen.
///
/// The bars of SwiftUI's stacks and of navigation controllers take the settings of `appearance()`. Source: Apple, UIKit
/// `UINavigationBar`.
open class UINavigationBar: UIView {
    public var barStyle = UIBarStyle.default
    public var barTintColor: UIColor?
    public var isTranslucent = true
    public var prefersLargeTitles = false
    /// A picture in place of the hairline. An empty one removes it; every other is reported.
    public var shadowImage: UIImage? {
        didSet { RunReports.noteUndrawn("UINavigationBar.shadowImage", if: (shadowImage?.size.width ?? 0) > 0) }
    }
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    @KeptAppearance public var standardAppearance: UINavigationBarAppearance
    public var compactAppearance: UINavigationBarAppearance?
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    public var compactScrollEdgeAppearance: UINavigationBarAppearance?
    private var backgroundImages: [Int: UIImage] = [:]

    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) { backgroundImages[metrics.rawValue] = image }
    open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backgroundImages[metrics.rawValue] }
}

extension UINavigationBar: AppearingBar {
    package var ownAppearance: UINavigationBarAppearance? { $standardAppearance }
    package var groundImage: UIImage? { backgroundImage(for: .default) }
}

/// The amount of room for a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

/// The bar at the bottom of a screen with tabs.
///
/// The bars of SwiftUI's tab views and of tab bar controllers take the settings of `appearance()`. Source: Apple, UIKit `UITabBar`.
open class UITabBar: UIView {
    public var barStyle = UIBarStyle.default
    public var barTintColor: UIColor?
    public var unselectedItemTintColor: UIColor?
    public var isTranslucent = true
    public var backgroundImage: UIImage?
    /// A picture in place of the hairline. An empty one removes it; every other is reported.
    public var shadowImage: UIImage? {
        didSet { RunReports.noteUndrawn("UITabBar.shadowImage", if: (shadowImage?.size.width ?? 0) > 0) }
    }
    @KeptAppearance public var standardAppearance: UITabBarAppearance
    public var scrollEdgeAppearance: UITabBarAppearance?
}

extension UITabBar: AppearingBar {
    package var ownAppearance: UITabBarAppearance? { $standardAppearance }
    package var groundImage: UIImage? { backgroundImage }
}

/// The colours of a bar: those of its surroundings, or white words on a dark ground.
public enum UIBarStyle: Int, Sendable { case `default`, black, blackTranslucent }
