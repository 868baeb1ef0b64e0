import Foundation

/// A list of rows.
///
/// Since iOS 16 SwiftUI's lists are not tables, so settings of `appearance()` change none of them. Source: Apple, UIKit `UITableView`.
open class UITableView: UIScrollView {
    /// The style of the lines between rows.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }

    public var separatorStyle = SeparatorStyle.singleLine
    public var separatorColor: UIColor?
    public var separatorInset = UIEdgeInsets.zero
    public var tableFooterView: UIView?
    public var tableHeaderView: UIView?
    public var sectionHeaderTopPadding: CGFloat = 0
    public var allowsSelection = true

    private static let shared = UITableView()
    /// Returns the table that stands for the appearance of all tables.
    public class func appearance() -> UITableView { shared }
}

/// A row of a table.
open class UITableViewCell: UIView {
    /// The look of a chosen row.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

    public var selectionStyle = SelectionStyle.default
    public var selectedBackgroundView: UIView?
    public var backgroundView: UIView?

    private static let shared = UITableViewCell()
    /// Returns the cell that stands for the appearance of all rows.
    public class func appearance() -> UITableViewCell { shared }
}
