import RunContext
import UIKit

/// A UIKit view controller that manages a SwiftUI view hierarchy.
///
/// Source: Apple, SwiftUI `UIHostingController`.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// The root view of the SwiftUI view hierarchy managed by this view controller.
    public var rootView: Content {
        didSet { (viewIfLoaded as? HostedContentView)?.content = AnyView(rootView) }
    }

    /// The safe areas that the root view keeps clear of; it is laid out within all of them, and others are noted.
    public var safeAreaRegions = SafeAreaRegions.all {
        didSet { RunReports.noteUndrawn("UIHostingController.safeAreaRegions", if: safeAreaRegions != .all) }
    }
    /// The sizes of the root view that the controller follows. The view's intrinsic size is the root's whether or not it is among them.
    public var sizingOptions: UIHostingControllerSizingOptions = []

    open override var preferredContentSize: CGSize {
        get { sizingOptions.contains(.preferredContentSize) ? sizeThatFits(in: .zero) : super.preferredContentSize }
        set { super.preferredContentSize = newValue }
    }

    /// Creates a hosting controller object that wraps the specified SwiftUI view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    public required init?(coder aDecoder: NSCoder) {
        fatalError("A hosting controller needs its root view: call init(rootView:), or init(coder:rootView:) in your own init(coder:).")
    }

    open override func loadView() {
        let view = HostedContentView()
        view.content = AnyView(rootView)
        view.backgroundColor = .systemBackground
        self.view = view
    }

    /// Returns the size that the root view takes when a size is proposed to it; a side of zero is proposed as unspecified.
    ///
    /// Source: Apple, SwiftUI `UIHostingController.sizeThatFits(in:)`.
    open func sizeThatFits(in size: CGSize) -> CGSize { HostedContentView.size(of: rootView, in: size) }
}

/// The sizes that a hosting controller follows.
///
/// Source: Apple, SwiftUI `UIHostingControllerSizingOptions`.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

/// The view of a hosting controller.
class HostedContentView: UIView {
    var content = AnyView(EmptyView())

    /// The ideal size of the content.
    override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        Self.size(of: content.modifier(TraitsOfView(view: self, isAlways: true)), in: size)
    }

    /// Returns the size that a view takes when a size is proposed to it; a side of zero is proposed as unspecified.
    static func size(of content: some View, in size: CGSize) -> CGSize {
        let renderer = ImageRenderer(content: content)
        renderer.proposedSize = ProposedViewSize(width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
        renderer.scale = UIKitSurroundings.current.displayScale
        return renderer.contentSize
    }
}
