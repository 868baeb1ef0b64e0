import CoreGraphics
import Foundation

/// A delegate that decides which column a narrow screen shows.
///
/// Source: Apple, UIKit `UISplitViewControllerDelegate`.
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
}

/// Controllers in columns; a narrow screen shows one of them.
///
/// Source: Apple, UIKit `UISplitViewController`.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
    /// The number of columns.
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    /// The place of a controller.
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
    /// The columns in sight.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    }
    /// The way in which columns share the screen.
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }

    /// The width of a column that is as wide as the system makes it.
    public static let automaticDimension: CGFloat = -1

    public let style: Style
    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var preferredDisplayMode = DisplayMode.automatic
    open var preferredSplitBehavior = SplitBehavior.automatic
    open var presentsWithGesture = true
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    private var columns: [Column: UIViewController] = [:]
    /// The columns that code has hidden.
    private var hidden: Set<Column> = []
    /// The controllers one after another, on a screen that shows one column.
    private var stacked: UIViewController?

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// The controllers of the primary and the secondary column.
    open var viewControllers: [UIViewController] {
        get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
        set {
            set(newValue.first, for: .primary)
            set(newValue.count > 1 ? newValue.last : nil, for: .secondary)
        }
    }

    /// Sets the controller of a column. Columns of a style have a navigation controller each, as Apple's have.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard let vc, column != .compact, !(vc is UINavigationController) else { return set(vc, for: column) }
        set(UINavigationController(rootViewController: vc), for: column)
    }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    private func set(_ controller: UIViewController?, for column: Column) {
        columns[column]?.removeFromParent()
        columns[column] = controller
        if let controller { addChild(controller) }
        stacked = nil
    }

    open func show(_ column: Column) { hidden.remove(column) }
    open func hide(_ column: Column) { hidden.insert(column) }

    /// Shows a controller in the secondary column.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if style == .unspecified { set(vc, for: .secondary) } else { setViewController(vc, for: .secondary) }
    }

    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
    open var displayMode: DisplayMode {
        if isCollapsed || preferredDisplayMode == .secondaryOnly || hidden.contains(.primary) { return .secondaryOnly }
        if preferredDisplayMode != .automatic { return preferredDisplayMode }
        return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    }

    open override func loadView() { view = _ControllersView(of: self) }

    // MARK: What is shown

    /// The width of a column at the side, in points.
    ///
    /// Source: Apple's documentation of `maximumPrimaryColumnWidth`: 320 points by default.
    private static let columnWidth: CGFloat = 320

    /// The columns beside each other in a width, each with its own width; nil for the one that takes the rest.
    package func shownColumns(in width: CGFloat) -> [(controller: UIViewController, width: CGFloat?)] {
        let mode = displayMode
        let count = mode == .secondaryOnly ? 0 : [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(mode) ? 2 : 1
        let side = [Column.primary, .supplementary].filter { columns[$0] != nil && !hidden.contains($0) }.suffix(count)
        var most = maximumPrimaryColumnWidth > 0 ? maximumPrimaryColumnWidth : Self.columnWidth
        most = max(most, minimumPrimaryColumnWidth)
        let asked =
            preferredPrimaryColumnWidth > 0
            ? preferredPrimaryColumnWidth
            : preferredPrimaryColumnWidthFraction > 0 ? preferredPrimaryColumnWidthFraction * width : Self.columnWidth
        let own = max(min(asked, most), minimumPrimaryColumnWidth)
        return side.compactMap { column in columns[column].map { ($0, column == .primary ? own : Self.columnWidth) } }
            + [columns[.secondary]].compactMap { $0.map { ($0, nil) } }
    }

    /// The controller on a screen that shows one column: that of the compact column, or the columns one after another up to the top one.
    package var collapsed: UIViewController? {
        if let compact = columns[.compact] { return compact }
        if let stacked { return stacked }
        stacked = stackedColumns()
        return stacked
    }

    private func stackedColumns() -> UIViewController? {
        let order = [Column.primary, .supplementary, .secondary].filter { columns[$0] != nil }
        guard let first = order.first, let root = columns[first] else { return nil }
        var top = order.last ?? first
        if style == .unspecified {
            if let secondary = columns[.secondary], first == .primary,
                delegate?.splitViewController(self, collapseSecondary: secondary, onto: root) == true
            {
                top = .primary
            }
        } else {
            top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: top) ?? top
        }
        guard let navigation = root as? UINavigationController else { return columns[top] ?? root }
        for column in order.dropFirst() where column.rawValue <= top.rawValue {
            guard let controller = columns[column] else { continue }
            let pushed = (controller as? UINavigationController)?.viewControllers ?? [controller]
            for each in pushed { each.removeFromParent() }
            navigation.viewControllers += pushed
        }
        return navigation
    }
}

extension UIViewController {
    public var splitViewController: UISplitViewController? { self as? UISplitViewController ?? parent?.splitViewController }
}
