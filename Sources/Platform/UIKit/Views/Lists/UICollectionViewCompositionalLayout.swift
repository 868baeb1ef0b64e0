import CoreGraphics
import Foundation

/// Sections of groups of items.
///
/// Sections follow each other downwards. A section that scrolls sideways shows its beginning.
///
/// Source: Apple, UIKit `UICollectionViewCompositionalLayout`.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: _PlacedLayout {
    public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

    private let provider: SectionProvider
    /// The list of all sections; nil for groups.
    private let list: UICollectionLayoutListConfiguration?
    open var configuration: UICollectionViewCompositionalLayoutConfiguration

    public init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    ) {
        (provider, list, self.configuration) = ({ _, _ in section }, section.list, configuration)
        super.init()
    }

    public init(
        sectionProvider: @escaping SectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    ) {
        (provider, list, self.configuration) = (sectionProvider, nil, configuration)
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    /// A layout of rows.
    public class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(list: configuration))
    }

    private final class Environment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
        let contentSize: CGSize
        init(_ size: CGSize) { contentSize = size }
        var effectiveContentSize: CGSize { contentSize }
        var container: any NSCollectionLayoutContainer { self }
        var traitCollection: UITraitCollection { .current }
    }

    open override func prepare() {
        super.prepare()
        placed = []
        guard let collectionView else { return }
        if let list, collectionView.backgroundColor == .systemBackground {
            collectionView.backgroundColor =
                list.backgroundColor ?? (list.appearance == .plain ? .systemBackground : .systemGroupedBackground)
        }
        let environment = Environment(collectionView.bounds.size)
        var y: CGFloat = 0
        for index in 0..<collectionView.numberOfSections {
            if index > 0 { y += configuration.interSectionSpacing }
            guard let section = provider(index, environment) else { continue }
            y = section.list.map { arrange($0, index, of: collectionView, from: y) } ?? arrange(section, index, of: collectionView, from: y)
        }
        size = CGSize(width: collectionView.bounds.width, height: y)
    }

    // MARK: Groups

    private func arrange(_ section: NSCollectionLayoutSection, _ index: Int, of view: UICollectionView, from start: CGFloat) -> CGFloat {
        var y = start
        let insets = section.contentInsets
        let room = CGSize(
            width: view.bounds.width - insets.leading - insets.trailing, height: view.bounds.height - insets.top - insets.bottom)
        func placeEdges(_ edges: [NSCollectionLayoutBoundarySupplementaryItem]) {
            for edge in edges {
                var own = edge.layoutSize.size(in: room)
                let path = IndexPath(item: 0, section: index)
                if edge.layoutSize.heightDimension.isEstimated, let made = view.measuredView(ofKind: edge.elementKind, at: path) {
                    own.height = made.ownHeight(in: own.width)
                }
                place(path, kind: edge.elementKind, at: CGRect(origin: CGPoint(x: insets.leading, y: y), size: own))
                y += own.height
            }
        }
        let below: Set<NSRectAlignment> = [.bottom, .bottomLeading, .bottomTrailing]
        placeEdges(section.boundarySupplementaryItems.filter { !below.contains($0.alignment) })
        y += insets.top
        if let group = section.group { y = placeGroups(group, section, index, of: view, from: y, room: room) }
        y += insets.bottom
        placeEdges(section.boundarySupplementaryItems.filter { below.contains($0.alignment) })
        return y
    }

    private func placeGroups(
        _ group: NSCollectionLayoutGroup, _ section: NSCollectionLayoutSection, _ index: Int, of view: UICollectionView,
        from start: CGFloat, room: CGSize
    ) -> CGFloat {
        let count = view.numberOfItems(inSection: index)
        let isSideways = section.orthogonalScrollingBehavior != .none
        var (x, y, bottom, item) = (CGFloat(0), start, start, 0)
        while item < count {
            let (frames, own) = group.frames(in: group.layoutSize.size(in: room), from: item) { number, width in
                guard number < count else { return nil }
                return view.measuredCell(at: IndexPath(item: number, section: index))?.ownHeight(in: width)
            }
            if frames.isEmpty { break }
            for frame in frames.prefix(count - item) {
                place(
                    IndexPath(item: item, section: index), at: frame.offsetBy(dx: section.contentInsets.leading + x, dy: y))
                item += 1
            }
            bottom = max(bottom, y + own.height)
            if isSideways { x += own.width + section.interGroupSpacing } else { y += own.height + section.interGroupSpacing }
        }
        return bottom
    }

    // MARK: Lists

    private func arrange(_ list: UICollectionLayoutListConfiguration, _ index: Int, of view: UICollectionView, from start: CGFloat)
        -> CGFloat
    {
        let isInset = list.appearance == .insetGrouped || list.appearance == .sidebar
        let margin: CGFloat = isInset ? 16 : 0
        let width = view.bounds.width - 2 * margin
        var y = start
        func placeEdge(_ kind: String) {
            let path = IndexPath(item: 0, section: index)
            guard let edge = view.measuredView(ofKind: kind, at: path) else { return }
            let height = edge.ownHeight(in: width)
            place(path, kind: kind, at: CGRect(x: margin, y: y, width: width, height: height))
            y += height
        }
        if list.headerMode == .supplementary {
            placeEdge(UICollectionView.elementKindSectionHeader)
        } else if list.appearance != .plain {
            y += index == 0 ? 20 : 17.5
        }
        let count = view.numberOfItems(inSection: index)
        for item in 0..<count {
            let path = IndexPath(item: item, section: index)
            guard let cell = view.measuredCell(at: path) else { continue }
            let height = max(cell.ownHeight(in: width), ControlSizes.current.table.leastHeight)
            place(path, at: CGRect(x: margin, y: y, width: width, height: height))
            (cell as? UICollectionViewListCell)?.showsSeparator = list.showsSeparators && (item < count - 1 || list.appearance == .plain)
            dress(cell, isFirst: item == 0, isLast: item == count - 1, isInset: isInset, isPlain: list.appearance == .plain)
            y += height
        }
        if list.footerMode == .supplementary { placeEdge(UICollectionView.elementKindSectionFooter) }
        if list.appearance != .plain { y += 17.5 }
        return y
    }

    private func dress(_ cell: UICollectionViewCell, isFirst: Bool, isLast: Bool, isInset: Bool, isPlain: Bool) {
        if cell.backgroundColor == nil, cell.backgroundConfiguration == nil {
            cell.backgroundColor = isPlain ? .systemBackground : .secondarySystemGroupedBackground
        }
        guard isInset else { return }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.cornerRadius = corners.isEmpty ? 0 : 26
        cell.layer.maskedCorners = corners
        cell.clipsToBounds = true
    }
}

/// The properties of a whole compositional layout.
///
/// Source: Apple, UIKit `UICollectionViewCompositionalLayoutConfiguration`.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var interSectionSpacing: CGFloat = 0
    public override init() {}
}
