import CoreGraphics
import Foundation

/// The presentation of a controller.
///
/// Source: Apple, UIKit `UIPresentationController`.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
    public let presentedViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    init(of controller: UIViewController) { presentedViewController = controller }
    open var presentingViewController: UIViewController? { presentedViewController.presentingViewController }
}

/// A delegate of a presentation; a render never calls it.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
}

/// The presentation of a controller as a sheet.
///
/// Source: Apple, UIKit `UISheetPresentationController`.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @MainActor @preconcurrency
    open class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        package enum Kind { case medium, large, custom((CGFloat) -> CGFloat?) }
        package let kind: Kind
        public let identifier: Identifier
        private init(_ identifier: Identifier, _ kind: Kind) { (self.identifier, self.kind) = (identifier, kind) }

        open class func medium() -> Detent { Detent(.medium, .medium) }
        open class func large() -> Detent { Detent(.large, .large) }

        /// A height that a closure computes of the largest one.
        open class func custom(
            identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), .custom { resolver(Context(maximumDetentValue: $0)) })
        }

        private struct Context: UISheetPresentationControllerDetentResolutionContext {
            let maximumDetentValue: CGFloat
        }
    }

    open var detents: [Detent] = [.large()]
    open var selectedDetentIdentifier: Detent.Identifier?
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var preferredCornerRadius: CGFloat?
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open func animateChanges(_ changes: () -> Void) { changes() }
}

/// The room of a sheet.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
    var maximumDetentValue: CGFloat { get }
}
