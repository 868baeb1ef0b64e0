import CoreGraphics
import Foundation
import RunContext

/// A view that shows a part of its larger content.
///
/// Source: Apple, UIKit `UIScrollView`.
@MainActor @preconcurrency
open class UIScrollView: UIView {
    /// The bars that the content is kept clear of.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    /// The colour of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

    /// The rate at which a scroll slows down after the finger is lifted.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The way in which scrolling dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    /// The insets of the scroll indicators.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var indicatorStyle = IndicatorStyle.default
    open var decelerationRate = DecelerationRate.normal
    open var isDirectionalLockEnabled = false
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var bouncesZoom = true
    open var scrollsToTop = true
    open var refreshControl: UIRefreshControl? {
        didSet { RunReports.noteUndrawn("UIScrollView.refreshControl", if: refreshControl != nil) }
    }
    /// The room around the content: ``contentInset``, and the insets of the safe area that ``contentInsetAdjustmentBehavior`` adds.
    open var adjustedContentInset: UIEdgeInsets {
        let (own, safe, axes) = (contentInset, safeAreaInsets, adjustedAxes)
        return UIEdgeInsets(
            top: own.top + (axes.vertical ? safe.top : 0), left: own.left + (axes.horizontal ? safe.left : 0),
            bottom: own.bottom + (axes.vertical ? safe.bottom : 0), right: own.right + (axes.horizontal ? safe.right : 0))
    }
    /// The insets that the content was placed with at the last layout.
    private var placedInset = UIEdgeInsets.zero
    // Always false: a render has no finger on it.
    open var isTracking: Bool { false }
    open var isDragging: Bool { false }
    open var isDecelerating: Bool { false }
    open var isZooming: Bool { false }
    /// The guide of the visible part.
    open private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self)
    /// The guide of the scrolled content, whose size is ``contentSize`` where constraints determine it.
    open private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self)
    open weak var delegate: (any UIScrollViewDelegate)?

    open func flashScrollIndicators() {}
    open func adjustedContentInsetDidChange() {}

    /// The axes along which the view scrolls whatever the size of its content.
    var alwaysScrolledAxes: (horizontal: Bool, vertical: Bool) { (alwaysBounceHorizontal, alwaysBounceVertical) }

    /// The axes along which the insets of the safe area are added.
    ///
    /// Source: Apple, UIKit `UIScrollView.ContentInsetAdjustmentBehavior`. `automatic` differs from `scrollableAxes` in a navigation
    /// controller alone, whose bar is not over the content here.
    private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
        switch contentInsetAdjustmentBehavior {
        case .never: return (false, false)
        case .always: return (true, true)
        case .automatic, .scrollableAxes:
            let always = alwaysScrolledAxes
            return (always.horizontal || contentSize.width > bounds.width, always.vertical || contentSize.height > bounds.height)
        }
    }

    /// The smallest and the largest offset that show content alone, with its insets.
    private var offsetLimits: (least: CGPoint, most: CGPoint) {
        let inset = adjustedContentInset
        let least = CGPoint(x: -inset.left, y: -inset.top)
        return (
            least,
            CGPoint(
                x: max(contentSize.width + inset.right - bounds.width, least.x),
                y: max(contentSize.height + inset.bottom - bounds.height, least.y))
        )
    }

    /// Returns the nearest offset that shows content alone, with its insets.
    func limited(_ offset: CGPoint) -> CGPoint {
        let (least, most) = offsetLimits
        return CGPoint(x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
    }

    /// Places the content behind its insets, unless it has been scrolled away from its beginning.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        let (inset, old) = (adjustedContentInset, placedInset)
        guard inset != old else { return }
        placedInset = inset
        if contentOffset.x == -old.left { contentOffset.x = -inset.left }
        if contentOffset.y == -old.top { contentOffset.y = -inset.top }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
    open func zoom(to rect: CGRect, animated: Bool) { RunReports.noteUndrawn("UIScrollView.zoom(to:animated:)") }

    /// Scrolls as little as it takes for a rectangle of the content to be seen.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        var offset = contentOffset
        offset.x = max(min(offset.x, rect.minX - inset.left), rect.maxX - bounds.width + inset.right)
        offset.y = max(min(offset.y, rect.minY - inset.top), rect.maxY - bounds.height + inset.bottom)
        contentOffset = offset
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A delegate of a view's scrolling.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// A control that reloads a list when the list is pulled down. It is kept, and not drawn.
///
/// Source: Apple, UIKit `UIRefreshControl`.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}
