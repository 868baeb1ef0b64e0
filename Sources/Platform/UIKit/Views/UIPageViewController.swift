import CoreGraphics
import Foundation

/// The pages before and behind a page.
///
/// Source: Apple, UIKit `UIPageViewControllerDataSource`.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
        -> UIViewController?
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
        -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// A delegate that is called when pages are turned.
///
/// Source: Apple, UIKit `UIPageViewControllerDelegate`.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {}
}

/// Controllers as pages, of which one fills the view. A swipe or a touch of the dots turns to another page at once.
///
/// Source: Apple, UIKit `UIPageViewController`.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
    /// The way in which pages follow a finger.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    /// The axis along which pages are turned.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    /// The side from which a page comes.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    /// The place of the spine of curled pages.
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }

    /// Settings of a page controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { viewIfLoaded?.setNeedsLayout() } }
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open var isDoubleSided = false
    open private(set) var viewControllers: [UIViewController]? = []
    private let dots = UIPageControl()

    /// The height of the strip of the dots below the pages, in points.
    ///
    /// Source: Apple's documentation of `presentationCount(for:)` shows the strip; 37 points is the height that `UIPageControl` has by
    /// itself before iOS 14.
    private static let stripHeight: CGFloat = 37

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
        super.init(coder: coder)
    }

    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        show(viewControllers ?? [])
        completion?(true)
    }

    private func show(_ pages: [UIViewController]) {
        for page in viewControllers ?? [] where !pages.contains(where: { $0 === page }) {
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        }
        for page in pages where page.parent !== self {
            addChild(page)
            page.didMove(toParent: self)
        }
        viewControllers = pages
        if isViewLoaded { showPages() }
    }

    private func showPages() {
        for page in viewControllers ?? [] where page.view.superview !== view { view.insertSubview(page.view, at: 0) }
        view.setNeedsLayout()
    }

    open override func loadView() {
        let pages = PagesView()
        pages.layout = { [weak self] in self?.layOut(in: $0) }
        view = pages
        dots.isUserInteractionEnabled = false
        pages.addSubview(dots)
        let directions: [(UISwipeGestureRecognizer.Direction, Bool)] =
            navigationOrientation == .horizontal ? [(.left, true), (.right, false)] : [(.up, true), (.down, false)]
        for (direction, isForward) in directions {
            let swipe = UISwipeGestureRecognizer(
                target: self,
                action: isForward
                    ? Selector("turnForward", UIPageViewController.self) { $0.turnForward }
                    : Selector("turnBack", UIPageViewController.self) { $0.turnBack })
            swipe.direction = direction
            pages.addGestureRecognizer(swipe)
        }
        showPages()
    }

    private func layOut(in bounds: CGRect) {
        let count = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
        dots.isHidden = count == 0 || navigationOrientation == .vertical
        dots.numberOfPages = count
        dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
        let pages = viewControllers ?? []
        let strip = dots.isHidden ? 0 : Self.stripHeight
        let width = bounds.width / CGFloat(max(pages.count, 1))
        for (index, page) in pages.enumerated() {
            page.view.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height - strip)
        }
        dots.frame = CGRect(x: 0, y: bounds.height - strip, width: bounds.width, height: strip)
    }

    // MARK: Turning pages

    private func turnForward() { turn(isForward: true) }
    private func turnBack() { turn(isForward: false) }

    private func turn(isForward: Bool) {
        guard let dataSource, let page = isForward ? viewControllers?.last : viewControllers?.first else { return }
        let next =
            isForward
            ? dataSource.pageViewController(self, viewControllerAfter: page)
            : dataSource.pageViewController(self, viewControllerBefore: page)
        guard let next else { return }
        let former = viewControllers ?? []
        delegate?.pageViewController(self, willTransitionTo: [next])
        show([next])
        delegate?.pageViewController(self, didFinishAnimating: true, previousViewControllers: former, transitionCompleted: true)
    }
}

/// The view of a page controller.
private final class PagesView: UIView {
    var layout: (CGRect) -> Void = { _ in }

    override func layoutSubviews() {
        super.layoutSubviews()
        layout(bounds)
    }
}
