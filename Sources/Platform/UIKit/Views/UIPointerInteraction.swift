import CoreGraphics
import Foundation

/// Changes the pointer above a view. A render has no pointer, so that its delegate is never asked.
///
/// Source: Apple, UIKit `UIPointerInteraction`.
@MainActor @preconcurrency
open class UIPointerInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var isEnabled = true

    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    /// Nothing changes where no pointer is.
    open func invalidate() {}
}

/// A delegate that gives the look of the pointer.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { nil }
}

/// A part of a view with a look of the pointer.
@MainActor @preconcurrency
open class UIPointerRegion: NSObject {
    public let rect: CGRect
    public init(rect: CGRect) { self.rect = rect }
}

/// The effect of the pointer on a view.
public enum UIPointerEffect {
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
}

/// The outline of the pointer.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = 8)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
}

/// The look of the pointer above a view.
///
/// Source: Apple, UIKit `UIPointerStyle`.
@MainActor @preconcurrency
open class UIPointerStyle: NSObject {
    public let effect: UIPointerEffect?
    public let shape: UIPointerShape?

    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { (self.effect, self.shape) = (effect, shape) }
}
