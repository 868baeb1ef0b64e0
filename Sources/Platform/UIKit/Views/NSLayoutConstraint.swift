import Foundation

/// The weight of a constraint, up to 1,000 for one that must hold.
///
/// Source: Apple, UIKit `UILayoutPriority`.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
}

/// A relation between the position or size of two views.
///
/// Source: Apple, UIKit `NSLayoutConstraint`. Of constraints that cannot all hold, those of greater priority do.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    /// A direction.
    public enum Axis: Int, Sendable { case horizontal, vertical }
    /// The relation between the two sides of a constraint.
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
    /// The part of a view that a constraint refers to.
    public enum Attribute: Int, Sendable {
        case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0
    }

    public let firstItem: AnyObject?
    public let firstAttribute: Attribute
    public let relation: Relation
    public let secondItem: AnyObject?
    public let secondAttribute: Attribute
    public let multiplier: CGFloat
    public var constant: CGFloat
    public var priority = UILayoutPriority.required
    public var identifier: String?
    /// A Boolean value that indicates whether the constraint is archived with its view; nothing archives views here.
    public var shouldBeArchived = false

    /// Creates a constraint between nothing, which has no effect.
    public convenience override init() { self.init(nil, .notAnAttribute, .equal, nil, .notAnAttribute, 1, 0) }

    public convenience init(
        item view1: AnyObject, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: AnyObject?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(view1, attr1, relation, view2, attr2, multiplier, c)
    }

    fileprivate init(
        _ first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?, _ secondAttribute: Attribute,
        _ multiplier: CGFloat, _ constant: CGFloat
    ) {
        (firstItem, self.firstAttribute, self.relation) = (first, firstAttribute, relation)
        (secondItem, self.secondAttribute, self.multiplier, self.constant) = (second, secondAttribute, multiplier, constant)
    }

    /// The anchors of the two sides. They are equal to those of which the constraint was made.
    public private(set) lazy var firstAnchor: NSLayoutAnchor<AnyObject> = NSLayoutAnchor(firstItem, firstAttribute)
    public private(set) lazy var secondAnchor: NSLayoutAnchor<AnyObject>? = secondItem.map { NSLayoutAnchor($0, secondAttribute) }

    /// A Boolean value that indicates whether the constraint takes effect.
    public var isActive = false {
        didSet {
            guard isActive != oldValue, let holder else { return }
            if isActive { holder.constraints.append(self) } else { holder.constraints.removeAll { $0 === self } }
        }
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }
    public class func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }

    /// The innermost view around both sides.
    private var holder: UIView? {
        guard let first = Self.view(of: firstItem) else { return nil }
        guard let second = Self.view(of: secondItem) else { return first }
        var candidate: UIView? = first
        while let view = candidate, !second.isDescendant(of: view) { candidate = view.superview }
        return candidate
    }

    static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    /// Returns the font on whose baseline a view is set; nil for a view without text.
    static func font(of item: AnyObject?) -> UIFont? {
        (item as? UILabel)?.font ?? (item as? UITextField)?.font ?? (item as? UIButton)?.titleLabel?.font
    }
}

/// A rectangle inside a view that constraints may refer to: as large as the view, inside its margins, or inside the area that the device
/// keeps clear.
@MainActor @preconcurrency
public final class UILayoutGuide: NSObject {
    public internal(set) weak var owningView: UIView?
    public var identifier = ""
    /// The part of the view.
    enum Part { case whole, margins, readable, safeArea }
    private let part: Part
    public var _anchors: [NSLayoutConstraint.Attribute: AnyObject] = [:]

    public convenience override init() { self.init(of: nil) }

    init(of view: UIView?, _ part: Part = .whole) {
        owningView = view
        self.part = part
    }

    /// The insets of the rectangle from the view.
    var insets: UIEdgeInsets {
        guard let owningView else { return .zero }
        switch part {
        case .whole: return .zero
        case .safeArea: return owningView.safeAreaInsets
        case .margins, .readable:
            let (margins, safe) = (owningView.layoutMargins, owningView.safeAreaInsets)
            return UIEdgeInsets(
                top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
                right: margins.right + safe.right)
        }
    }

    /// The rectangle that constraints of the guide have given it; nil for a guide of the view's own.
    var solved: CGRect?

    /// The rectangle in the coordinates of the view that has it.
    public var layoutFrame: CGRect { solved ?? (owningView?.bounds ?? .zero).inset(by: insets) }
}

/// An anchor of any kind.
@MainActor private protocol LayoutAnchor {
    var item: AnyObject? { get }
    var attribute: NSLayoutConstraint.Attribute { get }
}

extension NSLayoutAnchor: LayoutAnchor {}

/// A place or size of a view, of which constraints are made.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    private(set) weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) { (self.item, self.attribute) = (item, attribute) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any LayoutAnchor else { return false }
        return MainActor.assumeIsolated { item === other.item && attribute == other.attribute }
    }
    open override var hash: Int { MainActor.assumeIsolated { attribute.rawValue } }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor?, multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(item, attribute, relation, other?.item, other?.attribute ?? .notAnAttribute, multiplier, constant)
    }

    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        constraint(.equal, to: anchor, constant: constant)
    }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, to: anchor, constant: constant)
    }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, to: anchor, constant: constant)
    }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, to: anchor, constant: multiplier * systemSpacing)
    }
    public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, to: anchor, constant: multiplier * systemSpacing)
    }
    public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, to: anchor, constant: multiplier * systemSpacing)
    }
}

public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, to: anchor, constant: multiplier * systemSpacing)
    }
    public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, to: anchor, constant: multiplier * systemSpacing)
    }
    public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, to: anchor, constant: multiplier * systemSpacing)
    }
}

/// Points between two views that have no text.
private let systemSpacing: CGFloat = 8

/// A width or height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, to: nil, constant: c) }
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, to: nil, constant: c)
    }
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, to: nil, constant: c)
    }
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint {
        constraint(.equal, to: anchor, multiplier: m, constant: c)
    }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        constraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
    }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        constraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
    }
}

/// An item that has anchors.
@MainActor @preconcurrency
public protocol _AnchoredItem: AnyObject {
    /// The anchors that code has asked for: each is one object for as long as the item lives.
    var _anchors: [NSLayoutConstraint.Attribute: AnyObject] { get set }
}

extension _AnchoredItem {
    /// Returns the anchor of an attribute, which is made once.
    fileprivate func anchor<Anchor: AnyObject>(
        _ attribute: NSLayoutConstraint.Attribute, _ make: (AnyObject, NSLayoutConstraint.Attribute) -> Anchor
    ) -> Anchor {
        if let anchor = _anchors[attribute] as? Anchor { return anchor }
        let anchor = make(self, attribute)
        _anchors[attribute] = anchor
        return anchor
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading) { NSLayoutXAxisAnchor($0, $1) } }
    public var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing) { NSLayoutXAxisAnchor($0, $1) } }
    public var leftAnchor: NSLayoutXAxisAnchor { anchor(.left) { NSLayoutXAxisAnchor($0, $1) } }
    public var rightAnchor: NSLayoutXAxisAnchor { anchor(.right) { NSLayoutXAxisAnchor($0, $1) } }
    public var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX) { NSLayoutXAxisAnchor($0, $1) } }
    public var topAnchor: NSLayoutYAxisAnchor { anchor(.top) { NSLayoutYAxisAnchor($0, $1) } }
    public var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom) { NSLayoutYAxisAnchor($0, $1) } }
    public var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY) { NSLayoutYAxisAnchor($0, $1) } }
    public var widthAnchor: NSLayoutDimension { anchor(.width) { NSLayoutDimension($0, $1) } }
    public var heightAnchor: NSLayoutDimension { anchor(.height) { NSLayoutDimension($0, $1) } }
}

extension UIView: _AnchoredItem {
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
    public var readableContentGuide: UILayoutGuide { guide(.readable) }
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { anchor(.firstBaseline) { NSLayoutYAxisAnchor($0, $1) } }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { anchor(.lastBaseline) { NSLayoutYAxisAnchor($0, $1) } }

    private func guide(_ part: UILayoutGuide.Part) -> UILayoutGuide {
        if let guide = guides[part] { return guide }
        let guide = UILayoutGuide(of: self, part)
        guides[part] = guide
        return guide
    }

    /// Adds a guide, whose place follows from its constraints.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        ownGuides.append(layoutGuide)
    }
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        ownGuides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }
    /// The guides that code has added.
    public var layoutGuides: [UILayoutGuide] { ownGuides }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
}

extension UILayoutGuide: _AnchoredItem {}
