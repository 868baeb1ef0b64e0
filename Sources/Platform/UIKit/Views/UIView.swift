import CoreGraphics
import Foundation
@_exported import QuartzCore

/// A rectangle of an interface, with others inside.
///
/// Views are values here: their content is drawn where SwiftUI shows one in a representable. They do not animate by themselves and are
/// not touched.
///
/// Source: Apple, UIKit `UIView`.
@MainActor @preconcurrency
open class UIView: UIResponder, UIAppearanceContainer {
    /// The way in which a view fits its content into its bounds.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft
        case bottomRight
    }

    /// The distances that follow a change of the containing view.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The adjustment of the tint, which is dimmed behind an alert, for example.
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

    /// The size for a view that is as small as its content allows.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// The size for a view that is as large as it can be.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The value for a side without an intrinsic size.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    open class var layerClass: AnyClass { CALayer.self }

    public let layer: CALayer
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    /// The transform in space. If it leaves the plane, its effect within the plane is drawn.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    /// The mask of the view: the view is visible where the mask covers it, in the view's own coordinates.
    open var mask: UIView?
    open var backgroundColor: UIColor?
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var clipsToBounds = false
    open var contentMode = ContentMode.scaleToFill
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var translatesAutoresizingMaskIntoConstraints = true
    /// A Boolean value that indicates whether fingers act on the view; image views and labels have to opt in.
    open var isUserInteractionEnabled: Bool {
        get { ownInteraction ?? Self.interactsByDefault }
        set { ownInteraction = newValue }
    }
    private var ownInteraction: Bool?
    package class var interactsByDefault: Bool { true }
    open var isMultipleTouchEnabled = false
    open var tag = 0
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The distances that content keeps from the edges: 8 points, and of a controller's view those of the system at the sides.
    open var layoutMargins: UIEdgeInsets {
        get {
            guard let controller = managingController else { return ownMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
            let (own, least) = (ownMargins ?? .zero, controller.leastMargins)
            return UIEdgeInsets(
                top: max(own.top, least.top), left: max(own.left, least.left), bottom: max(own.bottom, least.bottom),
                right: max(own.right, least.right))
        }
        set { ownMargins = newValue }
    }
    private var ownMargins: UIEdgeInsets?
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open var isExclusiveTouch = false
    open var clearsContextBeforeDrawing = true
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityElements: [Any]?
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var shouldGroupAccessibilityChildren = false
    open var isAccessibilityElement = false
    /// Kept: colours are never inverted in a render.
    open var accessibilityIgnoresInvertColors = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityFrame = CGRect.zero
    open var accessibilityAttributedLabel: NSAttributedString?
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    open var accessibilityRespondsToUserInteraction = true
    open var showsLargeContentViewer = false
    open var largeContentTitle: String?
    private var ownScale: CGFloat?
    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The other interactions with touches of the view.
    open var interactions: [any UIInteraction] = []
    /// The constraints that this view holds, for any views.
    open internal(set) var constraints: [NSLayoutConstraint] = []
    /// The anchors and guides that code has asked for: each is one object for as long as the view lives.
    public var _anchors: [NSLayoutConstraint.Attribute: AnyObject] = [:]
    var guides: [UILayoutGuide.Part: UILayoutGuide] = [:]
    var ownGuides: [UILayoutGuide] = []
    /// True if constraints of the views inside refer to none outside, as in a cell: they are solved by themselves.
    var isOwnRegion: Bool { false }
    private var ownTint: UIColor?
    /// True if the view has a tint that it does not inherit.
    package var hasOwnTint: Bool { ownTint != nil }
    private var priorities: [NSLayoutConstraint.Axis: (hugging: UILayoutPriority, resistance: UILayoutPriority)] = [:]
    package var needsLayout = false
    /// The position and length of the view that the constraints last gave, along each axis.
    package var solved: [NSLayoutConstraint.Axis: (start: CGFloat, length: CGFloat)] = [:]
    /// True if `draw(_:)` is that of this class, which draws nothing.
    package private(set) var drawsNothing = false

    public init(frame: CGRect) {
        layer = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
        super.init()
        layer.owner = self
        self.frame = frame
    }

    public convenience override init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        layer = CALayer()
        super.init()
        layer.owner = self
    }

    // MARK: Place

    open var bounds: CGRect {
        get { layer.bounds }
        set { layer.bounds = newValue }
    }

    open var frame: CGRect {
        get { layer.frame }
        set { layer.frame = newValue }
    }

    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .systemBlue }
        set { ownTint = newValue }
    }

    /// The number of pixels per point; the screen's by default.
    open var contentScaleFactor: CGFloat {
        get { ownScale ?? UIKitSurroundings.current.displayScale }
        set { ownScale = newValue }
    }

    /// The margins in the direction of reading.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let (margins, isMirrored) = (layoutMargins, effectiveUserInterfaceLayoutDirection == .rightToLeft)
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isMirrored ? margins.left : margins.right)
        }
        set {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
                right: isMirrored ? newValue.leading : newValue.trailing)
        }
    }

    /// The direction in which the view is laid out: that of the language by default.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: UIKitSurroundings.current.isRightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// Returns true: no keyboard is open, so no text is being edited.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { true }

    open var window: UIWindow? { superview?.window }
    /// The insets of the area that the screen keeps clear, of a view whose outermost view fills the screen.
    open var safeAreaInsets: UIEdgeInsets { coveredInsets }
    open var traitCollection: UITraitCollection { currentTraits }

    // MARK: Size

    /// The size that the view has by its content; `noIntrinsicMetric` on a side without one.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// The size that best fits another; the view's own unless a subclass knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Measures content that is not made of views of UIKit's.
    package var measured: ((CGSize) -> CGSize)?

    /// The size that the view takes in a room, by its content.
    package func fittingSize(in room: CGSize) -> CGSize {
        if let measured { return measured(room) }
        let own = intrinsicContentSize
        return CGSize(width: own.width >= 0 ? own.width : room.width, height: own.height >= 0 ? own.height : room.height)
    }

    /// Returns the size of the view by its constraints and its content if it is to be as small, or as large, as it can.
    ///
    /// Source: Apple, UIKit `systemLayoutSizeFitting(_:)`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Does the same, with the requested length for each side whose priority is required.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let isWide = horizontalFittingPriority.rawValue >= UILayoutPriority.required.rawValue
        let isTall = verticalFittingPriority.rawValue >= UILayoutPriority.required.rawValue
        let own = compressedSize(in: CGSize(width: isWide ? targetSize.width : .infinity, height: .infinity))
        return CGSize(width: isWide ? targetSize.width : own.width, height: isTall ? targetSize.height : own.height)
    }

    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
    open func invalidateIntrinsicContentSize() {}

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { priorities[axis]?.hugging ?? .defaultLow }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        priorities[axis, default: (.defaultLow, .defaultHigh)].hugging = priority
    }

    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities[axis]?.resistance ?? .defaultHigh
    }

    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        priorities[axis, default: (.defaultLow, .defaultHigh)].resistance = priority
    }

    // MARK: Layout and drawing

    /// Called for objects of a storyboard or a nib, which are unsupported: never.
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}
    /// Asks the view whether a gesture on it may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func layoutSubviews() {}
    /// Requests a layout, which gives every view inside the place that its constraints determine, wherever code has moved it since.
    open func setNeedsLayout() { needsLayout = true }
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraints() {}
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}
    open func updateConstraintsIfNeeded() { updateConstraints() }
    open func needsUpdateConstraints() -> Bool { false }
    open class var requiresConstraintBasedLayout: Bool { false }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didAddSubview(_ subview: UIView) {}
    /// Called once, before the view is first laid out, with nil, and when code sets `traitOverrides` of it or of what contains it.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    var hasTraits = false
    open func tintColorDidChange() {}

    /// Draws into the current context; this class draws nothing.
    open func draw(_ rect: CGRect) { drawsNothing = true }

    // MARK: Hierarchy

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    open func insertSubview(_ view: UIView, at index: Int) {
        view.willMove(toSuperview: self)
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        view.solved = [:]
        didAddSubview(view)
        view.didMoveToSuperview()
        view.didMoveToWindow()
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        subviews.swapAt(index1, index2)
    }

    open func removeFromSuperview() {
        superview?.willRemoveSubview(self)
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    open func bringSubviewToFront(_ view: UIView) {
        guard subviews.contains(where: { $0 === view }) else { return }
        subviews.removeAll { $0 === view }
        subviews.append(view)
    }

    open func sendSubviewToBack(_ view: UIView) {
        guard subviews.contains(where: { $0 === view }) else { return }
        subviews.removeAll { $0 === view }
        subviews.insert(view, at: 0)
    }

    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }

    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// The controller whose view it is.
    package weak var managingController: UIViewController?

    open override var next: UIResponder? { managingController ?? superview }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        if gestureRecognizer.view === self { gestureRecognizer.view = nil }
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self.point(inside: point, with: event) ? self : nil }
}
