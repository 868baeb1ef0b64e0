import CoreGraphics
import Foundation
import RunContext

/// A bar of buttons, 44 points high.
///
/// Source: Apple, UIKit `UIToolbar`.
@MainActor @preconcurrency
open class UIToolbar: UIView {
    public var barTintColor: UIColor?
    public var isTranslucent = true
    public var barStyle = UIBarStyle.default
    /// The items from the leading side.
    open var items: [UIBarButtonItem]?
    @KeptAppearance open var standardAppearance: UIToolbarAppearance
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance?
    private var backgroundImages: [Int: UIImage] = [:]

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// Keeps an image for the background. An empty image removes the background; every other is reported.
    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics.rawValue] = backgroundImage
        RunReports.noteUndrawn("UIToolbar.setBackgroundImage(_:forToolbarPosition:barMetrics:)", if: (backgroundImage?.size.width ?? 0) > 0)
    }
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics.rawValue]
    }
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        ownShadowImage = shadowImage
        RunReports.noteUndrawn("UIToolbar.setShadowImage(_:forToolbarPosition:)", if: (shadowImage?.size.width ?? 0) > 0)
    }
    /// True if an empty image removed the line above the bar.
    package var hidesShadow: Bool { ownShadowImage.map { $0.size.width == 0 } ?? false }
    private var ownShadowImage: UIImage?
    /// True if an empty image removed the background.
    package var hidesGround: Bool { groundImage.map { $0.size.width == 0 } ?? false }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : UIKitSurroundings.current.screenSize.width, height: 44)
    }
    open override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? .defaultHigh : .defaultLow
    }
}

extension UIToolbar: AppearingBar {
    package var ownAppearance: UIToolbarAppearance? { $standardAppearance }
    package var groundImage: UIImage? { backgroundImages[UIBarMetrics.default.rawValue] }
    package var shadowImage: UIImage? { ownShadowImage }
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
