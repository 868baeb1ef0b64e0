import Foundation
import RunContext

/// A search bar for a navigation bar, with the controller of its results.
///
/// It is drawn as SwiftUI's `searchable` draws its field.
/// Source: Apple, UIKit `UISearchController`.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
    public let searchBar = UISearchBar()
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    public let searchResultsController: UIViewController?
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsSearchResultsController = true
    open var showsSearchResultsController = false
    open var automaticallyShowsScopeBar = true
    /// A Boolean value that indicates whether a search is under way.
    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            if isActive { noteUndrawn() }
            if isActive { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
            searchResultsUpdater?.updateSearchResults(for: self)
            if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
        }
    }

    public init(searchResultsController: UIViewController? = nil) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        RunReports.noteUndrawn("UISearchController's searchResultsController", if: searchResultsController != nil)
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }

    /// Reports further settings: a search is shown as SwiftUI shows one.
    private func noteUndrawn() {
        RunReports.noteUndrawn("UISearchController.obscuresBackgroundDuringPresentation", if: obscuresBackgroundDuringPresentation)
        RunReports.noteUndrawn("UISearchController.hidesNavigationBarDuringPresentation", if: !hidesNavigationBarDuringPresentation)
        RunReports.noteUndrawn("UISearchController.automaticallyShowsCancelButton", if: !automaticallyShowsCancelButton)
    }

    /// Takes the typed text, and notifies the delegate and the updater of the results.
    package func take(_ text: String) {
        guard text != searchBar.text ?? "" else { return }
        searchBar.text = text
        searchBar.delegate?.searchBar(searchBar, textDidChange: text)
        searchResultsUpdater?.updateSearchResults(for: self)
    }
}

/// An object that shows the results of a search.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}

/// A delegate that is called when a search begins and ends.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: AnyObject {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}
