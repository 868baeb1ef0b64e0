import CoreGraphics
import Foundation
import RunContext

/// A field for a search text.
///
/// Source: Apple, UIKit `UISearchBar`.
@MainActor @preconcurrency
open class UISearchBar: UIView, _KeyValueCoded {
    /// The extent of the bar around the field.
    public enum Style: Int, Sendable { case `default`, prominent, minimal }

    /// The field in it.
    public let searchTextField = UITextField()
    public func _value(named key: String) -> Any?? { key == "searchField" ? searchTextField : nil }
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    open var searchBarStyle = Style.default
    open var barTintColor: UIColor?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var backgroundImage: UIImage?
    open var prompt: String? {
        didSet { RunReports.noteUndrawn("UISearchBar.prompt", if: prompt != nil) }
    }
    open var scopeButtonTitles: [String]? {
        didSet { RunReports.noteUndrawn("UISearchBar.scopeButtonTitles", if: scopeButtonTitles?.isEmpty == false) }
    }
    open var selectedScopeButtonIndex = 0
    open var showsScopeBar = false
    open var showsBookmarkButton = false {
        didSet { RunReports.noteUndrawn("UISearchBar.showsBookmarkButton", if: showsBookmarkButton) }
    }
    open var enablesReturnKeyAutomatically = true
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }
    open var showsCancelButton = false
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.search
    open weak var delegate: (any UISearchBarDelegate)?

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 56) }
    // An extension in user code may take the place of these.
    open override dynamic func layoutSubviews() { super.layoutSubviews() }
    open override dynamic func didMoveToSuperview() { super.didMoveToSuperview() }

    open override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? .defaultHigh : .defaultLow
    }
}

/// A delegate of the events of a search field.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
