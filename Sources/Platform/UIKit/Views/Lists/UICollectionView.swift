import CoreGraphics
import Foundation

/// A view of items in an order of its layout's, drawn with the cells that its data source gives.
///
/// Source: Apple, UIKit `UICollectionView`.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
    /// The direction in which a collection scrolls.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

    /// The place to which an item is scrolled.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The kinds of the views of a section that flow layouts have.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    open weak var dataSource: (any UICollectionViewDataSource)?
    open weak var prefetchDataSource: AnyObject?
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            collectionViewLayout.collectionView = self
            reloadData()
        }
    }
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isPrefetchingEnabled = true
    open var isEditing = false
    open private(set) var indexPathsForSelectedItems: [IndexPath]? = []

    private var kinds: [String: UICollectionViewCell.Type] = [:]
    private var viewKinds: [String: UICollectionReusableView.Type] = [:]
    /// The cells that the data source gave, by items; a layout measures them before it places them.
    private var cells: [IndexPath: UICollectionViewCell] = [:]
    private var views: [String: UICollectionReusableView] = [:]
    private var shown: [IndexPath] = []
    private var needsReload = true
    private var laidOutSize = CGSize(width: -1, height: -1)

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    var itemsDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    // MARK: Cells

    open func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
        kinds[identifier] = cellClass
    }
    open func register(
        _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        viewKinds[elementKind + "/" + identifier] = viewClass
    }

    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        guard let kind = kinds[identifier] else {
            preconditionFailure(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a nib or a "
                    + "class for the identifier")
        }
        let cell = kind.init(frame: .zero)
        cell.reuseIdentifier = identifier
        cell.prepareForReuse()
        return cell
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let kind = viewKinds[elementKind + "/" + identifier] else {
            preconditionFailure(
                "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier")
        }
        return kind.init(frame: .zero)
    }

    /// The way in which cells of a class show items.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void
        let handler: Handler
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// The way in which views of a section are set up.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void
        let kind: String
        let handler: Handler
        public init(elementKind: String, handler: @escaping Handler) { (kind, self.handler) = (elementKind, handler) }
    }

    open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = Cell(frame: .zero)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view = Supplementary(frame: .zero)
        registration.handler(view, registration.kind, indexPath)
        return view
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    open func numberOfItems(inSection section: Int) -> Int { dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0 }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown.contains(indexPath) ? cells[indexPath] : nil }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open var visibleCells: [UICollectionViewCell] { shown.compactMap { cells[$0] } }
    open var indexPathsForVisibleItems: [IndexPath] { shown }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { shown.first { cells[$0]?.frame.contains(point) == true } }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Returns the cell of an item, for a layout that measures it.
    func measuredCell(at path: IndexPath) -> UICollectionViewCell? {
        if let cell = cells[path] { return cell }
        let cell = dataSource?.collectionView(self, cellForItemAt: path)
        cells[path] = cell
        return cell
    }

    /// Returns a view of a section, for a layout that measures it.
    func measuredView(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView? {
        let key = "\(kind)/\(path.section)/\(path.item)"
        if let view = views[key] { return view }
        let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        views[key] = view
        return view
    }

    // MARK: Changes

    open func reloadData() {
        needsReload = true
        setNeedsLayout()
    }
    open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
    open func reloadSections(_ sections: IndexSet) { reloadData() }
    open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    open func insertSections(_ sections: IndexSet) { reloadData() }
    open func deleteSections(_ sections: IndexSet) { reloadData() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        arrangeItems()
        guard let rect = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
        let inset = adjustedContentInset
        func offset(_ item: ClosedRange<CGFloat>, _ room: ClosedRange<CGFloat>, _ parts: [ScrollPosition]) -> CGFloat? {
            if scrollPosition.contains(parts[0]) { return item.lowerBound - room.lowerBound }
            if scrollPosition.contains(parts[1]) {
                return (item.lowerBound + item.upperBound - room.lowerBound - room.upperBound) / 2
            }
            return scrollPosition.contains(parts[2]) ? item.upperBound - room.upperBound : nil
        }
        func room(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<CGFloat> { start...max(start, end) }
        let y = offset(rect.minY...rect.maxY, room(inset.top, bounds.height - inset.bottom), [.top, .centeredVertically, .bottom])
        let x = offset(rect.minX...rect.maxX, room(inset.left, bounds.width - inset.right), [.left, .centeredHorizontally, .right])
        contentOffset = limited(CGPoint(x: x ?? contentOffset.x, y: y ?? contentOffset.y))
    }

    // MARK: Selection

    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        let kept = allowsMultipleSelection ? (indexPathsForSelectedItems ?? []).filter { $0 != indexPath } : []
        indexPathsForSelectedItems = kept + [indexPath].compactMap { $0 }
        for (path, cell) in cells { cell.isSelected = indexPathsForSelectedItems?.contains(path) == true }
        if let indexPath, !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        indexPathsForSelectedItems?.removeAll { $0 == indexPath }
        cells[indexPath]?.isSelected = false
    }

    /// Chooses the item of a cell, as a finger does.
    private func choose(_ cell: UICollectionViewCell) {
        guard allowsSelection, let path = indexPath(for: cell) else { return }
        guard itemsDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if allowsMultipleSelection, indexPathsForSelectedItems?.contains(path) == true {
            deselectItem(at: path, animated: false)
            itemsDelegate?.collectionView(self, didDeselectItemAt: path)
        } else {
            selectItem(at: path, animated: false, scrollPosition: [])
            itemsDelegate?.collectionView(self, didSelectItemAt: path)
        }
    }

    // MARK: Layout

    /// A collection scrolls along the axis of its layout however few items it has.
    override var alwaysScrolledAxes: (horizontal: Bool, vertical: Bool) {
        let isSideways = collectionViewLayout.scrollsSideways
        return (alwaysBounceHorizontal || isSideways, alwaysBounceVertical || !isSideways)
    }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        arrangeItems()
    }

    private func arrangeItems() {
        guard needsReload || laidOutSize != bounds.size || collectionViewLayout.isInvalid, !bounds.isEmpty else { return }
        let isNew = needsReload
        (needsReload, laidOutSize, collectionViewLayout.isInvalid) = (false, bounds.size, false)
        for view in Array(cells.values) as [UIView] + Array(views.values) { view.removeFromSuperview() }
        if isNew { (cells, views) = ([:], [:]) }
        shown = []
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
        let whole = CGRect(origin: .zero, size: CGSize(width: max(contentSize.width, bounds.width), height: contentSize.height))
        let attributes = collectionViewLayout.layoutAttributesForElements(in: whole.union(bounds)) ?? []
        for each in attributes.sorted(by: { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }) { adopt(each) }
    }

    private func adopt(_ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        let view: UICollectionReusableView?
        if let kind = attributes.representedElementKind {
            view = measuredView(ofKind: kind, at: path)
        } else {
            let cell = measuredCell(at: path)
            view = cell
            if let cell {
                itemsDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
                cell.isSelected = indexPathsForSelectedItems?.contains(path) == true
                cell.chosen = { [weak self, weak cell] in if let self, let cell { choose(cell) } }
                shown.append(path)
            }
        }
        guard let view, !attributes.isHidden else { return }
        view.frame = attributes.frame
        view.alpha = attributes.alpha
        if attributes.transform != .identity { view.transform = attributes.transform }
        view.apply(attributes)
        addSubview(view)
    }
}
