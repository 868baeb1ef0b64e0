import CoreGraphics
import Foundation

/// A list of rows, drawn with the cells that its data source gives.
///
/// Since iOS 16 SwiftUI's lists are not tables, so `appearance()` changes none of them. Tables that are made later take its background and
/// its separators. Source: Apple, UIKit `UITableView`.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
    /// The style of a table: rows from edge to edge, or groups.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// The style of the lines between rows.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    /// The place to which a row is scrolled.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    /// The animation of a change, which a picture does not show.
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }

    /// The height of rows that are as high as their content.
    public nonisolated static let automaticDimension: CGFloat = -1

    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)?
    open var separatorStyle = SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets.zero
    open var tableFooterView: UIView? { didSet { setNeedsReload() } }
    open var tableHeaderView: UIView? { didSet { setNeedsReload() } }
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    open var sectionHeaderTopPadding: CGFloat = 0
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var rowHeight = UITableView.automaticDimension
    /// The height of the empty rows that fill a plain table below its last row; 0 for none, `automaticDimension` for that of the last row.
    open var fillerRowHeight = ControlSizes.current.table.fillsScreen ? UITableView.automaticDimension : 0 { didSet { setNeedsReload() } }
    open var estimatedRowHeight = UITableView.automaticDimension
    open var sectionHeaderHeight = UITableView.automaticDimension
    open var sectionFooterHeight = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    open var isEditing = false
    open var cellLayoutMarginsFollowReadableWidth = false
    open var sectionIndexColor: UIColor?
    /// True if the focus of a keyboard returns to the row that had it last; nothing has the focus here.
    open var remembersLastFocusedIndexPath = false
    open private(set) var indexPathsForSelectedRows: [IndexPath]?
    open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
    open var visibleCells: [UITableViewCell] { shown.map(\.cell) }
    open var indexPathsForVisibleRows: [IndexPath]? { shown.map(\.path) }

    private var kinds: [String: UITableViewCell.Type] = [:]
    private var headerKinds: [String: UITableViewHeaderFooterView.Type] = [:]
    private var shown: [(path: IndexPath, cell: UITableViewCell)] = []
    private var decoration: [UIView] = []
    /// The frames of the rows by sections, in points of the content.
    private var rowFrames: [[CGRect]] = []
    private var sectionFrames: [CGRect] = []
    private var needsReload = true
    private var laidOutSize = CGSize(width: -1, height: -1)

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        let appearances = AppearanceProxies.all(of: UITableView.self)
        backgroundColor =
            appearances.lazy.compactMap(\.backgroundColor).first ?? (style == .plain ? .systemBackground : .systemGroupedBackground)
        separatorColor = appearances.lazy.compactMap(\.separatorColor).first
        if appearances.contains(where: { $0.separatorStyle == .none }) { separatorStyle = .none }
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    // MARK: Cells

    open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) { kinds[identifier] = cellClass }
    open func register(_ aClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerKinds[identifier] = aClass
    }

    /// Returns a new cell of the registered class; nil if no class is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let kind = kinds[identifier] else { return nil }
        let cell = kind.init(style: .default, reuseIdentifier: identifier)
        cell.prepareForReuse()
        return cell
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier")
        }
        return cell
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerKinds[identifier]?.init(reuseIdentifier: identifier)
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown.first { $0.path == indexPath }?.cell }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.first { $0.cell === cell }?.path }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        for (section, rows) in rowFrames.enumerated() {
            if let row = rows.firstIndex(where: { $0.contains(point) }) { return IndexPath(row: row, section: section) }
        }
        return nil
    }
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        arrangeRows()
        guard rowFrames.indices.contains(indexPath.section), rowFrames[indexPath.section].indices.contains(indexPath.row) else {
            return .zero
        }
        return rowFrames[indexPath.section][indexPath.row]
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    open func numberOfRows(inSection section: Int) -> Int { dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0 }

    // MARK: Changes

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }
    open func reloadData() { setNeedsReload() }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
    open func reconfigureRows(at indexPaths: [IndexPath]) { setNeedsReload() }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { setNeedsReload() }
    open func beginUpdates() {}
    open func endUpdates() { setNeedsReload() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        setNeedsReload()
        completion?(true)
    }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        let (rect, inset, height) = (rectForRow(at: indexPath), adjustedContentInset, bounds.height)
        let y: CGFloat
        switch scrollPosition {
        case .top: y = rect.minY - inset.top
        case .middle: y = rect.midY - (height + inset.top - inset.bottom) / 2
        case .bottom: y = rect.maxY - height + inset.bottom
        case .none: return scrollRectToVisible(rect, animated: animated)
        }
        contentOffset = limited(CGPoint(x: contentOffset.x, y: y))
    }

    // MARK: Selection

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        let kept = allowsMultipleSelection ? (indexPathsForSelectedRows ?? []).filter { $0 != indexPath } : []
        let all = kept + [indexPath].compactMap { $0 }
        indexPathsForSelectedRows = all.isEmpty ? nil : all
        for (path, cell) in shown { cell.isSelected = all.contains(path) }
        if let indexPath, scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        let left = (indexPathsForSelectedRows ?? []).filter { $0 != indexPath }
        indexPathsForSelectedRows = left.isEmpty ? nil : left
        cellForRow(at: indexPath)?.isSelected = false
    }

    /// Chooses the row of a cell, as a finger does.
    private func choose(_ cell: UITableViewCell) {
        guard allowsSelection, let path = indexPath(for: cell) else { return }
        guard let chosen = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
        if allowsMultipleSelection, indexPathsForSelectedRows?.contains(chosen) == true {
            deselectRow(at: chosen, animated: false)
            tableDelegate?.tableView(self, didDeselectRowAt: chosen)
        } else {
            selectRow(at: chosen, animated: false, scrollPosition: .none)
            tableDelegate?.tableView(self, didSelectRowAt: chosen)
        }
    }

    // MARK: Layout

    /// A table bounces up and down however few rows it has.
    override var alwaysScrolledAxes: (horizontal: Bool, vertical: Bool) { (alwaysBounceHorizontal, true) }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        arrangeRows()
    }

    private func arrangeRows() {
        guard needsReload || laidOutSize != bounds.size, bounds.width > 0 else { return }
        (needsReload, laidOutSize) = (false, bounds.size)
        for (_, cell) in shown { cell.removeFromSuperview() }
        for view in decoration { view.removeFromSuperview() }
        (shown, decoration, rowFrames) = ([], [], [])
        var y: CGFloat = 0
        if let tableHeaderView { y = place(tableHeaderView, at: y, height: height(of: tableHeaderView)) }
        for section in 0..<numberOfSections { y = arrange(section, from: y) }
        if let tableFooterView { y = place(tableFooterView, at: y, height: height(of: tableFooterView)) }
        contentSize = CGSize(width: bounds.width, height: y)
        if style == .plain, separatorStyle == .singleLine, tableFooterView == nil { fill(from: y) }
    }

    /// Draws the lines of empty rows down to the lower edge.
    private func fill(from end: CGFloat) {
        let last = rowFrames.last { !$0.isEmpty }?.last?.height ?? (rowHeight > 0 ? rowHeight : ControlSizes.current.table.leastHeight)
        let height = fillerRowHeight < 0 ? last : fillerRowHeight
        guard height > 0 else { return }
        let hair = 1 / UIKitSurroundings.current.displayScale
        let left = separatorInset == .zero ? TableSizes.margin(in: bounds.width) : separatorInset.left
        for y in stride(from: end + height, through: bounds.height, by: height) {
            let line = UIView(frame: CGRect(x: left, y: y - hair, width: bounds.width - left - separatorInset.right, height: hair))
            line.backgroundColor = separatorColor ?? .separator
            addSubview(line)
            decoration.append(line)
        }
    }

    private func height(of view: UIView) -> CGFloat {
        view.frame.height > 0 ? view.frame.height : view.compressedSize(in: CGSize(width: bounds.width, height: .infinity)).height
    }

    private func place(_ view: UIView, at y: CGFloat, height: CGFloat) -> CGFloat {
        view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
        addSubview(view)
        decoration.append(view)
        return y + height
    }

    private func arrange(_ section: Int, from start: CGFloat) -> CGFloat {
        var y = start
        let header = tableDelegate?.tableView(self, viewForHeaderInSection: section)
        y = placeEdge(
            header, dataSource?.tableView(self, titleForHeaderInSection: section), at: y,
            height: tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight, isHeader: true)
        let margin = style == .insetGrouped ? TableSizes.margin(in: bounds.width) : 0
        let (first, count) = (shown.count, numberOfRows(inSection: section))
        var frames: [CGRect] = []
        for row in 0..<count {
            let path = IndexPath(row: row, section: section)
            guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { continue }
            let width = bounds.width - 2 * margin
            let height = rowHeight(of: cell, at: path, width: width)
            frames.append(CGRect(x: margin, y: y, width: width, height: height))
            adopt(cell, at: path, frame: frames[frames.count - 1], isLast: row == count - 1)
            y += height
        }
        rowFrames.append(frames)
        if style == .insetGrouped { roundCorners(of: shown[first...].map(\.cell)) }
        let footer = tableDelegate?.tableView(self, viewForFooterInSection: section)
        return placeEdge(
            footer, dataSource?.tableView(self, titleForFooterInSection: section), at: y,
            height: tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight, isHeader: false)
    }

    private func rowHeight(of cell: UITableViewCell, at path: IndexPath, width: CGFloat) -> CGFloat {
        let wanted = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        return wanted >= 0 ? wanted : cell.ownHeight(in: width)
    }

    private func adopt(_ cell: UITableViewCell, at path: IndexPath, frame: CGRect, isLast: Bool) {
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        cell.frame = frame
        cell.showsSeparator = separatorStyle == .singleLine && !(isLast && style != .plain)
        cell.separatorColor = separatorColor ?? .separator
        if separatorInset != .zero { cell.separatorInset = separatorInset }
        cell.isSelected = indexPathsForSelectedRows?.contains(path) == true
        cell.chosen = { [weak self, weak cell] in if let self, let cell { choose(cell) } }
        addSubview(cell)
        shown.append((path, cell))
    }

    private func roundCorners(of cells: [UITableViewCell]) {
        for (index, cell) in cells.enumerated() {
            var corners: CACornerMask = []
            if index == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if index == cells.count - 1 { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
            cell.layer.cornerRadius = corners.isEmpty ? 0 : min(ControlSizes.current.table.groupRadius, cell.bounds.height / 2)
            cell.layer.maskedCorners = corners
            cell.clipsToBounds = true
        }
    }

    /// Places the header or footer of a section, and returns the y where it ends.
    private func placeEdge(_ view: UIView?, _ title: String?, at y: CGFloat, height: CGFloat, isHeader: Bool) -> CGFloat {
        if let view {
            let own = height >= 0 ? height : view.compressedSize(in: CGSize(width: bounds.width, height: .infinity)).height
            return place(view, at: y, height: own)
        }
        guard let title else {
            // Groups are apart.
            return y + (height >= 0 ? height : style == .plain ? 0 : isHeader && y == 0 ? 20 : 17.5)
        }
        let label = SectionTitle(title, isHeader: isHeader, isPlain: style == .plain)
        return place(label, at: y, height: height >= 0 ? height : label.ownHeight(in: bounds.width))
    }
}

/// The words over or under the rows of a section.
private final class SectionTitle: UIView {
    private let label = UILabel()
    private let (top, bottom): (CGFloat, CGFloat)

    init(_ title: String, isHeader: Bool, isPlain: Bool) {
        (top, bottom) = isHeader ? (isPlain ? 8 : 18, 8) : (8, 8)
        super.init(frame: .zero)
        label.text = title
        label.numberOfLines = 0
        label.font = isHeader ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
        label.textColor = isHeader && isPlain ? .label : .secondaryLabel
        addSubview(label)
    }
    required init?(coder: NSCoder) { nil }

    func ownHeight(in width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: max(width - 40, 0), height: .infinity)).height + top + bottom
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 20, y: top, width: max(bounds.width - 40, 0), height: max(bounds.height - top - bottom, 0))
    }
}

extension UITableView: FollowingAppearance {}
