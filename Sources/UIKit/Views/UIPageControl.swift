import Foundation

/// The dots that say which page is shown.
///
/// The colours of `appearance()` are those of the dots below the pages of a SwiftUI `TabView`.
/// Source: Apple, UIKit `UIPageControl`.
open class UIPageControl: UIControl {
    public var numberOfPages = 0
    public var currentPage = 0
    public var hidesForSinglePage = false
    public var pageIndicatorTintColor: UIColor?
    public var currentPageIndicatorTintColor: UIColor?

    open override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(numberOfPages) * 18 + 20, height: 26) }

    private static let shared = UIPageControl()
    /// What all dots look like.
    public class func appearance() -> UIPageControl { shared }
}
