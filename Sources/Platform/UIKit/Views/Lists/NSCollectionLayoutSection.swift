import CoreGraphics
import Foundation

/// A length of an item, a group or an edge in a compositional layout.
///
/// Source: Apple, UIKit `NSCollectionLayoutDimension`.
@MainActor @preconcurrency
public final class NSCollectionLayoutDimension: NSObject {
    enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
    let kind: Kind
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }

    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        .init(.fractionalWidth, fractionalWidth)
    }
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        .init(.fractionalHeight, fractionalHeight)
    }
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute, absoluteDimension) }
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated, estimatedDimension) }

    public var isEstimated: Bool { kind == .estimated }

    func length(in room: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: room.width * dimension
        case .fractionalHeight: room.height * dimension
        case .absolute, .estimated: dimension
        }
    }
}

/// A size in a compositional layout.
///
/// Source: Apple, UIKit `NSCollectionLayoutSize`.
@MainActor @preconcurrency
public final class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        (widthDimension, heightDimension) = (width, height)
    }

    func size(in room: CGSize) -> CGSize { CGSize(width: widthDimension.length(in: room), height: heightDimension.length(in: room)) }
}

/// A space between items or groups.
///
/// Source: Apple, UIKit `NSCollectionLayoutSpacing`.
@MainActor @preconcurrency
public final class NSCollectionLayoutSpacing: NSObject {
    public let spacing: CGFloat
    public let isFlexible: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, self.isFlexible) = (spacing, isFlexible) }

    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(fixedSpacing, isFlexible: false) }
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(flexibleSpacing, isFlexible: true) }
}

/// An item of a compositional layout.
///
/// Source: Apple, UIKit `NSCollectionLayoutItem`.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
    public let layoutSize: NSCollectionLayoutSize
    /// The insets that an item's place keeps on its sides.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }

    /// The number of items inside.
    var count: Int { 1 }
}

/// Items beside or under each other.
///
/// Source: Apple, UIKit `NSCollectionLayoutGroup`.
@MainActor @preconcurrency
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    let axis: NSLayoutConstraint.Axis
    public let subitems: [NSCollectionLayoutItem]
    /// True if one item repeats for as long as it fits.
    private let repeats: Bool
    /// True if the items share the group's length evenly.
    private let sharesEvenly: Bool
    public var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ axis: NSLayoutConstraint.Axis, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], repeats: Bool,
        sharesEvenly: Bool
    ) {
        (self.axis, self.subitems, self.repeats, self.sharesEvenly) = (axis, subitems, repeats, sharesEvenly)
        super.init(layoutSize: size)
    }

    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        .init(.horizontal, layoutSize, subitems, repeats: true, sharesEvenly: false)
    }
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        .init(.vertical, layoutSize, subitems, repeats: true, sharesEvenly: false)
    }
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
    { .init(.horizontal, layoutSize, Array(repeating: subitem, count: count), repeats: false, sharesEvenly: true) }
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        .init(.vertical, layoutSize, Array(repeating: subitem, count: count), repeats: false, sharesEvenly: true)
    }
    public class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    { .init(.horizontal, layoutSize, Array(repeating: subitem, count: count), repeats: false, sharesEvenly: false) }
    public class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    { .init(.vertical, layoutSize, Array(repeating: subitem, count: count), repeats: false, sharesEvenly: false) }

    /// The frames of the items of one group in its size, in the order of the items.
    ///
    /// - Parameter measure: returns the height of the item of a number in a width, where it is estimated.
    func frames(in size: CGSize, from first: Int, measure: (Int, CGFloat) -> CGFloat?) -> (frames: [CGRect], size: CGSize) {
        let room = CGSize(
            width: size.width - contentInsets.leading - contentInsets.trailing,
            height: size.height - contentInsets.top - contentInsets.bottom)
        let gap = interItemSpacing?.spacing ?? 0
        var (offset, thickness): (CGFloat, CGFloat) = (0, 0)
        var result: [CGRect] = []
        func add(_ item: NSCollectionLayoutItem) -> Bool {
            var own = item.layoutSize.size(in: room)
            if sharesEvenly {
                let share = ((axis == .horizontal ? room.width : room.height) - gap * CGFloat(subitems.count - 1)) / CGFloat(subitems.count)
                if axis == .horizontal { own.width = share } else { own.height = share }
            }
            var inside: [CGRect]?
            if let group = item as? NSCollectionLayoutGroup {
                let nested = group.frames(in: own, from: first + result.count, measure: measure)
                (inside, own) = (nested.frames, nested.size)
            } else if item.layoutSize.heightDimension.isEstimated, let height = measure(first + result.count, own.width) {
                own.height = height
            }
            let length = axis == .horizontal ? own.width : own.height
            let limit = axis == .horizontal ? room.width : room.height
            if !result.isEmpty, offset + length > limit + 0.01, !isOpen { return false }
            let place = axis == .horizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
            let origin = CGPoint(x: place.x + contentInsets.leading, y: place.y + contentInsets.top)
            if let inside {
                result += inside.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            } else {
                let margins = item.contentInsets
                result.append(
                    CGRect(
                        x: origin.x + margins.leading, y: origin.y + margins.top,
                        width: max(own.width - margins.leading - margins.trailing, 0),
                        height: max(own.height - margins.top - margins.bottom, 0)))
            }
            offset += length + gap
            thickness = max(thickness, axis == .horizontal ? own.height : own.width)
            return true
        }
        for item in subitems where !add(item) { break }
        // One item that fills no group repeats within it.
        if repeats, subitems.count == 1, !isOpen { while result.count < 1000, add(subitems[0]) {} }
        let taken = max(offset - gap, 0)
        let isTall = layoutSize.heightDimension.isEstimated
        let height = (axis == .vertical ? taken : thickness) + contentInsets.top + contentInsets.bottom
        return (result, CGSize(width: size.width, height: isTall ? height : size.height))
    }

    /// True if the group is as long as its items.
    private var isOpen: Bool { axis == .vertical && layoutSize.heightDimension.isEstimated }
}

/// The view over or under a section.
///
/// Source: Apple, UIKit `NSCollectionLayoutBoundarySupplementaryItem`.
@MainActor @preconcurrency
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let alignment: NSRectAlignment
    public var pinToVisibleBounds = false

    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        (self.elementKind, self.alignment) = (elementKind, alignment)
        super.init(layoutSize: layoutSize)
    }
}

/// The side of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// The way in which a section scrolls across the direction of its collection; a picture shows the beginning.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// Groups of items.
///
/// Source: Apple, UIKit `NSCollectionLayoutSection`.
@MainActor @preconcurrency
public final class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup?
    let list: UICollectionLayoutListConfiguration?
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var interGroupSpacing: CGFloat = 0
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        list = nil
    }

    init(list: UICollectionLayoutListConfiguration) {
        group = nil
        self.list = list
    }

    /// A section whose items are rows.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }
}

/// The surroundings of a section.
///
/// Source: Apple, UIKit `NSCollectionLayoutEnvironment`.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: AnyObject {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// The space of a section.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: AnyObject {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
}

/// The look of a list.
///
/// Source: Apple, UIKit `UICollectionLayoutListConfiguration`.
public struct UICollectionLayoutListConfiguration: @unchecked Sendable {
    /// The style of a list.
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    /// The edge of a section: none, or a view of the data source's.
    public enum EdgeMode: Int, Sendable { case none, supplementary, firstItemInSection }

    public var appearance: Appearance
    public var headerMode = EdgeMode.none
    public var footerMode = EdgeMode.none
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    public var headerTopPadding: CGFloat?

    public init(appearance: Appearance) { self.appearance = appearance }
}
