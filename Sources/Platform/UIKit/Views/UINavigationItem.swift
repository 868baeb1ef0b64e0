import Foundation
import RunContext

/// The parts of a navigation bar that belong to a controller.
///
/// Source: Apple, UIKit `UINavigationItem`.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    /// The rule for large titles.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

    /// The position of a search bar.
    public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked, integrated, integratedCentered, integratedButton }

    /// The content of the back button.
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

    open var title: String?
    open var prompt: String? {
        didSet { RunReports.noteUndrawn("UINavigationItem.prompt", if: prompt != nil) }
    }
    open var titleView: UIView?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var backButtonTitle: String? {
        didSet { RunReports.noteUndrawn("UINavigationItem.backButtonTitle", if: backButtonTitle != nil) }
    }
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { RunReports.noteUndrawn("UINavigationItem.backButtonDisplayMode", if: backButtonDisplayMode != .default) }
    }
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { RunReports.noteUndrawn("UINavigationItem.backBarButtonItem", if: backBarButtonItem != nil) }
    }
    open var hidesBackButton = false
    open var leftItemsSupplementBackButton = false
    open var hidesSearchBarWhenScrolling = true
    /// The search bar below the title.
    open var searchController: UISearchController?
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet {
            RunReports.noteUndrawn(
                "UINavigationItem.preferredSearchBarPlacement",
                if: preferredSearchBarPlacement != .automatic && preferredSearchBarPlacement != .stacked)
        }
    }
    /// The items from the leading side.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The items from the trailing side.
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var standardAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?

    public override init() {}
    public convenience init(title: String) {
        self.init()
        self.title = title
    }
    public init?(coder: NSCoder) {}

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
