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

    private static let shared = UIPageControl()
    /// What all dots look like.
    public class func appearance() -> UIPageControl { shared }
}

/// Options side by side.
///
/// The colours of `appearance()` are those of SwiftUI's segmented pickers.
/// Source: Apple, UIKit `UISegmentedControl`.
open class UISegmentedControl: UIControl {
    public var selectedSegmentTintColor: UIColor?
    public var selectedSegmentIndex = -1
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }

    private static let shared = UISegmentedControl()
    /// What all such controls look like.
    public class func appearance() -> UISegmentedControl { shared }
}
