import Foundation

/// The dots that indicate the current page.
///
/// The colours of `appearance()` are those of the dots below the pages of a SwiftUI `TabView`.
/// Source: Apple, UIKit `UIPageControl`.
open class UIPageControl: UIControl {
    public var numberOfPages = 0
    public var currentPage = 0
    public var hidesForSinglePage = false
    public var pageIndicatorTintColor: UIColor?
    public var currentPageIndicatorTintColor: UIColor?
    /// The image in place of all dots.
    public var preferredIndicatorImage: UIImage?
    /// The image in place of the dot of the current page.
    public var preferredCurrentPageIndicatorImage: UIImage?
    public var backgroundStyle = BackgroundStyle.automatic
    public var direction = Direction.natural
    /// A Boolean value that indicates whether a finger that moves along the dots turns pages. A render touches the dots by taps alone.
    public var allowsContinuousInteraction = true
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]

    /// The background of the dots.
    ///
    /// Source: Apple, UIKit `UIPageControl.BackgroundStyle`.
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

    /// The direction in which the dots of the next pages follow.
    ///
    /// Source: Apple, UIKit `UIPageControl.Direction`.
    public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }

    /// The interaction with the dots, which determines their background: a plate appears while a finger moves along them.
    public enum InteractionState: Int, Sendable { case none, discrete, continuous }
    public var interactionState: InteractionState { .none }

    /// Sets the image in place of the dot of a page.
    public func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
    public func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Sets the image in place of the dot of a page while that page is current.
    public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { currentImages[page] = image }
    public func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    /// Returns the image that is now shown for a page; nil for a dot.
    package func shownImage(forPage page: Int) -> UIImage? {
        (page == currentPage ? currentImages[page] ?? preferredCurrentPageIndicatorImage : nil) ?? images[page] ?? preferredIndicatorImage
    }

    package var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let size = CGSize(width: CGFloat(pageCount) * 18 + 20, height: 26)
        return isVertical ? CGSize(width: size.height, height: size.width) : size
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
}

extension UIPageControl: FollowingAppearance {}
