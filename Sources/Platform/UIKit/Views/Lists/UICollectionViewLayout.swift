import CoreGraphics
import Foundation

/// The place and look of a view of a collection.
///
/// Source: Apple, UIKit `UICollectionViewLayoutAttributes`.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject {
    open var frame = CGRect.zero
    open var indexPath: IndexPath
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var transform = CGAffineTransform.identity
    open private(set) var representedElementKind: String?

    public required init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
        super.init()
    }
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementKind = elementKind
    }

    open var size: CGSize {
        get { frame.size }
        set {
            frame = CGRect(
                x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width, height: newValue.height)
        }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
}

/// The places of the views of a collection.
///
/// Source: Apple, UIKit `UICollectionViewLayout`.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?
    /// A Boolean value that indicates whether the places are computed again before the next picture.
    var isInvalid = true
    /// A Boolean value that indicates whether the collection scrolls to the side.
    var scrollsSideways: Bool { false }

    public override init() {}
    public required init?(coder: NSCoder) {}

    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidateLayout() {
        isInvalid = true
        collectionView?.setNeedsLayout()
    }
}

/// A layout that computes all places when it is prepared.
@MainActor @preconcurrency
open class _PlacedLayout: UICollectionViewLayout {
    var placed: [UICollectionViewLayoutAttributes] = []
    var size = CGSize.zero

    open override var collectionViewContentSize: CGSize { size }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        placed.filter { $0.frame.intersects(rect) }
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        placed.first { $0.indexPath == indexPath && $0.representedElementKind == nil }
    }
    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { placed.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind } }

    func place(_ path: IndexPath, kind: String? = nil, at frame: CGRect) {
        let attributes =
            kind.map { UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: path) }
            ?? UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = frame
        placed.append(attributes)
    }
}

/// Items in lines, as words in a text.
///
/// Source: Apple, UIKit `UICollectionViewFlowLayout`: a line holds as many items as fit with the least space; the rest of its space is
/// spread between them, but for the last line, whose spaces are the least; items are in the middle of their line.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: _PlacedLayout {
    /// The size of items that are as large as their content.
    public nonisolated static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var itemSize = CGSize(width: 50, height: 50)
    /// The size for items that are measured; zero for items that are not.
    open var estimatedItemSize = CGSize.zero
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    override var scrollsSideways: Bool { scrollDirection == .horizontal }
    open var headerReferenceSize = CGSize.zero
    open var footerReferenceSize = CGSize.zero
    open var sectionInset = UIEdgeInsets.zero
    open var sectionHeadersPinToVisibleBounds = false
    open var sectionFootersPinToVisibleBounds = false

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    open override func prepare() {
        super.prepare()
        placed = []
        guard let collectionView else { return }
        let isVertical = scrollDirection == .vertical
        let across = isVertical ? collectionView.bounds.width : collectionView.bounds.height
        var along: CGFloat = 0
        for section in 0..<collectionView.numberOfSections { along = arrange(section, of: collectionView, from: along, across: across) }
        size = isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    private func itemSize(at path: IndexPath, of view: UICollectionView) -> CGSize {
        let own = flowDelegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        guard estimatedItemSize != .zero || own.width > 1e30 else { return own }
        return view.measuredCell(at: path)?.ownSize ?? own
    }

    /// Returns a rectangle by its extents along and across the scrolling.
    private func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
        scrollDirection == .vertical
            ? CGRect(origin: CGPoint(x: across, y: along), size: size) : CGRect(origin: CGPoint(x: along, y: across), size: size)
    }

    private func arrange(_ section: Int, of view: UICollectionView, from start: CGFloat, across: CGFloat) -> CGFloat {
        let isVertical = scrollDirection == .vertical
        var along = start
        func placeEdge(_ kind: String, _ size: CGSize) {
            let length = isVertical ? size.height : size.width
            guard length > 0 else { return }
            let full = isVertical ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
            place(IndexPath(item: 0, section: section), kind: kind, at: rect(along, 0, full))
            along += length
        }
        placeEdge(
            UICollectionView.elementKindSectionHeader,
            flowDelegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize)
        let inset = flowDelegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let sides = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
        along += isVertical ? inset.top : inset.left
        along = placeLines(section, of: view, from: along, between: sides.0, and: across - sides.1)
        along += isVertical ? inset.bottom : inset.right
        placeEdge(
            UICollectionView.elementKindSectionFooter,
            flowDelegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize)
        return along
    }

    private func placeLines(_ section: Int, of view: UICollectionView, from start: CGFloat, between low: CGFloat, and high: CGFloat)
        -> CGFloat
    {
        let isVertical = scrollDirection == .vertical
        let gap = flowDelegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section) ?? minimumInteritemSpacing
        let lineGap = flowDelegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
        let sizes = (0..<view.numberOfItems(inSection: section)).map { itemSize(at: IndexPath(item: $0, section: section), of: view) }
        func width(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
        func height(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
        var (along, first) = (start, 0)
        while first < sizes.count {
            var (last, taken) = (first, width(sizes[first]))
            while last + 1 < sizes.count, taken + gap + width(sizes[last + 1]) <= high - low + 1e-6 {
                last += 1
                taken += gap + width(sizes[last])
            }
            let line = sizes[first...last]
            let thickness = line.map(height).max() ?? 0
            let isLast = last == sizes.count - 1
            // A single item of a line that is not the last lies in the middle; several share the space that is left.
            let rest = max(high - low - taken, 0)
            let spread = isLast || line.count < 2 ? gap : gap + rest / CGFloat(line.count - 1)
            var across = low + (line.count == 1 && !isLast ? rest / 2 : 0)
            for (offset, own) in line.enumerated() {
                place(
                    IndexPath(item: first + offset, section: section), at: rect(along + (thickness - height(own)) / 2, across, own))
                across += width(own) + spread
            }
            along += thickness + (isLast ? 0 : lineGap)
            first = last + 1
        }
        return along
    }
}
