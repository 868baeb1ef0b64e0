import CoreGraphics
import Foundation

/// The look of a preview of a view.
///
/// Source: Apple, UIKit `UIPreviewParameters`.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?
    open var backgroundColor: UIColor! = .systemBackground

    public override init() {}
    /// Parameters that show the lines of a text alone.
    public init(textLineRects: [NSValue]) {
        let path = UIBezierPath()
        for rect in textLineRects { path.append(UIBezierPath(rect: rect.rectValue)) }
        visiblePath = path
    }
}

/// The look of a preview of a view that is dragged.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place of a preview in a view.
///
/// Source: Apple, UIKit `UIPreviewTarget`.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
    public let container: UIView
    public let center: CGPoint
    public let transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
    }
}

/// A view, its look and its place while a menu or a drag lifts it. Menus and drags of UIKit's views lift nothing here, so that previews are
/// made and not shown.
///
/// Source: Apple, UIKit `UITargetedPreview`.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters
    public let target: UIPreviewTarget
    open var size: CGSize { view.bounds.size }

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
    }
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
