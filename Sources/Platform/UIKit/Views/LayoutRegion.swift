import CoreGraphics
import Foundation
import LayoutEngine
import RunContext

/// The places that constraints give the views inside a view, at any depth.
///
/// Everything is one system, as in UIKit: the constraints, the frames of views that follow their masks, the content sizes of views with
/// their priorities, and the rules of stacks. Views outside of the region stand still.
@MainActor
struct LayoutRegion {
    typealias Axis = NSLayoutConstraint.Axis
    typealias Attribute = NSLayoutConstraint.Attribute
    typealias Expression = LinearSystem.Expression

    /// The edges of a rectangle along one axis, in the coordinates of the region's view.
    struct Extent {
        let start: Expression
        let length: Expression
        var end: Expression { start + length }

        func value(_ part: Part) -> Expression {
            switch part {
            case .start: start
            case .end: end
            case .middle: start + length * 0.5
            case .length: length
            }
        }

        func inset(_ start: CGFloat, _ end: CGFloat) -> Extent {
            Extent(start: self.start + Double(start), length: length - Double(start + end))
        }
    }

    enum Part { case start, end, middle, length }

    /// The lengths of the region's view; nil where they follow from the constraints.
    private let size: (width: CGFloat?, height: CGFloat?)
    private let root: UIView
    private let oldSize: CGSize
    private var solver = LinearSystem()
    private var extents: [ObjectIdentifier: [Axis: Extent]] = [:]
    /// The views of the region from the outside in, without its own.
    private var views: [UIView] = []
    private var guides: [UILayoutGuide] = []
    /// The required constraints, and what each asks for.
    private var required: [(rule: NSLayoutConstraint, first: Expression, relation: LinearSystem.Relation, second: Expression)] = []
    /// The views whose place or length the constraints leave open.
    private var openViews: Set<ObjectIdentifier> = []

    /// - Parameter oldSize: the size of the view at its last layout, from which masks count.
    init(of root: UIView, width: CGFloat?, height: CGFloat?, from oldSize: CGSize) {
        (self.root, self.oldSize, size) = (root, oldSize, (width, height))
        build(heights: [:])
        let heights = contentHeights
        if !heights.isEmpty { build(heights: heights) }
    }

    /// The importance of a rule that holds unless code forbids it: above all priorities.
    static let fixed = 1001.0
    /// The importance of the least length of a view that constraints leave open.
    ///
    /// Source: Apple, UIKit `UILayoutPriority.fittingSizeLevel`.
    static let fitting = Double(UILayoutPriority.fittingSizeLevel.rawValue)
    /// The importance of the place and length of a view of which constraints know nothing: below all priorities.
    private static let leftOpen = 0.0

    // MARK: The system

    /// - Parameter heights: the heights of texts whose width is known, by their views.
    private mutating func build(heights: [ObjectIdentifier: CGFloat]) {
        (solver, extents, views, guides, openViews, required) = (LinearSystem(), [:], [], [], [], [])
        let known: [(axis: Axis, length: CGFloat?)] = [(.horizontal, size.width), (.vertical, size.height)]
        for (axis, length) in known { add(root, axis, start: Expression(0), length: length.map { Expression(Double($0)) }) }
        addViews(inside: root)
        for (axis, length) in known where length == nil {
            guard let own = extents[ObjectIdentifier(root)]?[axis] else { continue }
            solver.add(own.length, .equal, Expression(0), importance: Self.fitting)
        }
        let all = constraints
        for guide in guides where isGiven(guide, by: all) { addVariables(for: guide) }
        for rule in all { add(rule) }
        for view in [root] + views {
            if view !== root || size.width == nil || size.height == nil { addContent(of: view, height: heights[ObjectIdentifier(view)]) }
            if let stack = view as? UIStackView { stack.addRules(to: &self) }
        }
        solver.solve()
        closeOpen()
    }

    private mutating func add(_ item: AnyObject, _ axis: Axis, start: Expression?, length: Expression?) {
        let start = start ?? Expression(solver.variable())
        let isOpen = length == nil
        let length = length ?? Expression(solver.variable())
        extents[ObjectIdentifier(item), default: [:]][axis] = Extent(start: start, length: length)
        if isOpen { solver.add(length, .atLeast, Expression(0), importance: Self.fixed) }
    }

    private mutating func addVariables(for item: AnyObject) {
        for axis in [Axis.horizontal, .vertical] { add(item, axis, start: nil, length: nil) }
    }

    private mutating func addViews(inside parent: UIView) {
        guides += parent.ownGuides
        guard parent === root || !parent.isOwnRegion else { return }
        if let scroll = parent as? UIScrollView {
            for axis in [Axis.horizontal, .vertical] {
                add(scroll.contentLayoutGuide, axis, start: extents[ObjectIdentifier(scroll)]?[axis]?.start, length: nil)
            }
        }
        let old = parent === root ? oldSize : parent.bounds.size
        for view in parent.subviews {
            views.append(view)
            if view.translatesAutoresizingMaskIntoConstraints {
                for axis in [Axis.horizontal, .vertical] { follow(view, in: parent, axis, from: axis.length(of: old)) }
            } else {
                addVariables(for: view)
            }
            addViews(inside: view)
        }
    }

    /// Adds a view that keeps its frame, or grows with the containing view according to its mask.
    private mutating func follow(_ view: UIView, in parent: UIView, _ axis: Axis, from old: CGFloat) {
        guard let outer = extents[ObjectIdentifier(parent)]?[axis] else { return }
        let (mask, frame) = (parent.autoresizesSubviews ? view.autoresizingMask : [], view.frame)
        let parts =
            axis == .horizontal
            ? [mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)]
            : [mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)]
        let share = 1 / Double(max(parts.count { $0 }, 1))
        let growth = (outer.length - Double(old)) * share
        let start = outer.start + Double(axis.start(of: frame))
        let length = Expression(Double(axis.length(of: frame.size)))
        add(view, axis, start: parts[0] ? start + growth : start, length: parts[1] ? length + growth : length)
    }

    /// The constraints of the views of the region, and those of the views around it that refer to them.
    private var constraints: [NSLayoutConstraint] {
        var all = root.constraints + views.flatMap(\.constraints)
        // What determines the size from outside does not count where the size by the content is asked for.
        guard size.width != nil, size.height != nil else { return all }
        var outer = root.superview
        while let view = outer {
            all += view.constraints
            outer = view.superview
        }
        return all
    }

    private func isGiven(_ guide: UILayoutGuide, by rules: [NSLayoutConstraint]) -> Bool {
        rules.contains { $0.firstItem === guide || $0.secondItem === guide }
    }

    private mutating func add(_ rule: NSLayoutConstraint) {
        guard let first = value(of: rule.firstAttribute, of: rule.firstItem, beside: rule.secondItem) else { return }
        var second = Expression(0)
        if rule.secondItem != nil {
            guard let other = value(of: rule.secondAttribute, of: rule.secondItem, beside: rule.firstItem) else { return }
            second = other * Double(rule.multiplier)
        }
        // From right to left, a distance from a leading edge is measured to the left.
        let isMirrored = rule.firstAttribute.isDirectional && UIKitSurroundings.current.isRightToLeft
        guard !first.isConstant || !second.isConstant else { return }
        let relation: LinearSystem.Relation =
            switch rule.relation {
            case .equal: .equal
            case .lessThanOrEqual: isMirrored ? .atLeast : .atMost
            case .greaterThanOrEqual: isMirrored ? .atMost : .atLeast
            }
        second = second + Double(isMirrored ? -rule.constant : rule.constant)
        solver.add(first, relation, second, importance: Double(rule.priority.rawValue))
        if rule.priority == .required { required.append((rule, first, relation, second)) }
    }

    /// Adds a rule of a container's own.
    mutating func require(
        _ first: Expression, _ relation: LinearSystem.Relation, _ second: Expression, importance: Double = 1000
    ) {
        solver.add(first, relation, second, importance: importance)
    }

    // MARK: Content

    /// Adds the size of a view's content: the view is not smaller, and not larger, by its priorities.
    private mutating func addContent(of view: UIView, height: CGFloat?) {
        guard !(view is UIStackView), let extent = extents[ObjectIdentifier(view)] else { return }
        let own = view.intrinsicContentSize
        for (axis, length) in [(Axis.horizontal, own.width), (.vertical, height ?? own.height)] where length >= 0 && length.isFinite {
            guard let taken = extent[axis]?.length, !taken.isConstant else { continue }
            // Of several views in a stack that could grow or shrink, the first one does.
            let order = Double((view.superview as? UIStackView)?.arrangedSubviews.firstIndex(of: view) ?? 0) / 1000
            let (hugging, resistance) = (
                view.contentHuggingPriority(for: axis), view.contentCompressionResistancePriority(for: axis)
            )
            let content = Expression(Double(length))
            solver.add(taken, .atMost, content, importance: Double(hugging.rawValue) + order)
            solver.add(taken, .atLeast, content, importance: Double(resistance.rawValue) + order)
        }
    }

    /// The heights of contents, such as lines of text, that differ in the width that the view has got.
    private var contentHeights: [ObjectIdentifier: CGFloat] {
        var heights: [ObjectIdentifier: CGFloat] = [:]
        for view in [root] + views where !(view is UIStackView) {
            let key = ObjectIdentifier(view)
            guard let extent = extents[key], extent[.vertical]?.length.isConstant == false, let width = extent[.horizontal]?.length,
                view.intrinsicContentSize.height >= 0
            else { continue }
            let height = view.fittingSize(in: CGSize(width: max(solver.value(of: width), 0), height: CGFloat.infinity)).height
            if height.isFinite, height != view.intrinsicContentSize.height { heights[key] = height }
        }
        return heights
    }

    /// Determines what the constraints leave open: a view begins where the containing view does, and is as large as its content.
    private mutating func closeOpen() {
        let solver = solver
        for view in views {
            guard let parent = view.superview, let outer = extents[ObjectIdentifier(parent)], let own = extents[ObjectIdentifier(view)]
            else { continue }
            for axis in [Axis.horizontal, .vertical] {
                guard let extent = own[axis], let start = outer[axis]?.start else { continue }
                let (opensStart, opensLength) = (!solver.isDetermined(extent.start), !solver.isDetermined(extent.length))
                if opensStart || opensLength { openViews.insert(ObjectIdentifier(view)) }
                if opensStart { self.solver.add(extent.start, .equal, start, importance: Self.leftOpen) }
                if opensLength { self.solver.add(extent.length, .equal, measured(view, axis), importance: Self.leftOpen) }
            }
        }
        if !openViews.isEmpty { self.solver.solve() }
    }

    /// The length of content that is not made of UIKit's views; of any other content the constraints know.
    private func measured(_ view: UIView, _ axis: Axis) -> Expression {
        guard let measured = view.measured, let outer = view.superview.flatMap({ extents[ObjectIdentifier($0)] }) else {
            return Expression(0)
        }
        let room = outer.mapValues { max(solver.value(of: $0.length), 0) }
        var size = CGSize(width: room[.horizontal] ?? 0, height: room[.vertical] ?? 0)
        // The height depends on the width, if the constraints determine one.
        if axis == .vertical, let width = extents[ObjectIdentifier(view)]?[.horizontal]?.length, solver.isDetermined(width) {
            size.width = solver.value(of: width)
        }
        let length = axis.length(of: measured(size))
        return Expression(length.isFinite ? Double(length) : 0)
    }

    // MARK: Attributes

    /// Returns the value of an item's attribute; nil where the item is none of the region's and cannot be.
    ///
    /// - Parameter other: the item on the other side: the edges of a scroll view are those of its content for the views inside.
    private func value(of attribute: Attribute, of item: AnyObject?, beside other: AnyObject?) -> Expression? {
        if attribute.isBaseline, let stack = item as? UIStackView, let first = stack.shown.first {
            return value(of: attribute, of: first, beside: other)
        }
        guard let item, let view = NSLayoutConstraint.view(of: item), let axis = attribute.axis, let part = attribute.part(of: item),
            var extent = extent(of: item, axis, beside: part == .length ? nil : other) ?? outside(view, axis)
        else { return nil }
        func inset(_ insets: UIEdgeInsets) {
            extent = axis == .horizontal ? extent.inset(insets.left, insets.right) : extent.inset(insets.top, insets.bottom)
        }
        if let guide = item as? UILayoutGuide, extents[ObjectIdentifier(guide)] == nil { inset(guide.insets) }
        if item === view { inset(view.alignmentRectInsets) }
        if attribute.isWithinMargins { inset(view.layoutMargins) }
        return extent.value(part) + Double(attribute.baseline(of: item))
    }

    private func extent(of item: AnyObject, _ axis: Axis, beside other: AnyObject?) -> Extent? {
        if let scroll = item as? UIScrollView, let inner = NSLayoutConstraint.view(of: other), inner !== scroll,
            inner.isDescendant(of: scroll),
            let content = extents[ObjectIdentifier(scroll.contentLayoutGuide)]?[axis]
        {
            return content
        }
        if let own = extents[ObjectIdentifier(item)]?[axis] { return own }
        guard let view = NSLayoutConstraint.view(of: item), let extent = extents[ObjectIdentifier(view)]?[axis] else { return nil }
        // The visible part of a scroll view, in the coordinates of its content.
        guard let scroll = view as? UIScrollView, item === scroll.frameLayoutGuide else { return extent }
        return Extent(start: extent.start + Double(axis.start(of: scroll.bounds)), length: extent.length)
    }

    /// Returns the extent of a view around the region, where it is now.
    private func outside(_ view: UIView, _ axis: Axis) -> Extent? {
        guard size.width != nil, size.height != nil else { return nil }
        let frame = root.convert(view.bounds, from: view)
        return Extent(
            start: Expression(Double(axis.start(of: frame))), length: Expression(Double(axis.length(of: frame.size))))
    }

    /// Returns the extent of a view of the region inside its margins, where the view keeps them.
    func extent(of view: UIView, _ axis: Axis, within margins: UIEdgeInsets = .zero) -> Extent? {
        extents[ObjectIdentifier(view)]?[axis].map {
            axis == .horizontal ? $0.inset(margins.left, margins.right) : $0.inset(margins.top, margins.bottom)
        }
    }

    /// Returns the value of an attribute of a view of the region.
    func value(of attribute: Attribute, of view: UIView) -> Expression? { value(of: attribute, of: view, beside: nil) }

    // MARK: Results

    /// The size of the region's view.
    var rootSize: CGSize { CGSize(width: length(of: root, .horizontal), height: length(of: root, .vertical)) }

    private func length(of view: UIView, _ axis: Axis) -> CGFloat {
        extents[ObjectIdentifier(view)]?[axis].map { max(solver.value(of: $0.length), 0) } ?? 0
    }

    /// Returns whether the constraints and the content of a view leave its place or its length open.
    func leavesOpen(_ view: UIView) -> Bool { openViews.contains(ObjectIdentifier(view)) }

    /// Places the views. A view that code has moved since it was placed stays there, as on a device until the next layout, unless its
    /// constraints now determine another place.
    ///
    /// - Parameter toAll: whether a layout was requested, which places every view.
    func apply(toAll: Bool) {
        reportBroken()
        for view in views {
            guard let parent = view.superview else { continue }
            var frame = view.frame
            for axis in [Axis.horizontal, .vertical] {
                guard let place = place(of: view, in: parent, axis) else { continue }
                if view.translatesAutoresizingMaskIntoConstraints {
                    axis.set(place, of: &frame)
                } else {
                    let place = onPixels(place)
                    if !toAll, !parent.needsLayout, let last = view.solved[axis], last == place { continue }
                    view.solved[axis] = place
                    axis.set(place, of: &frame)
                }
            }
            if !frame.isNear(view.frame) { view.frame = frame }
        }
        for guide in guides {
            guard let owner = guide.owningView else { continue }
            var frame = CGRect.zero
            for axis in [Axis.horizontal, .vertical] {
                if let place = place(of: guide, in: owner, axis) { axis.set(onPixels(place), of: &frame) }
            }
            guide.solved = frame
        }
        for case let scroll as UIScrollView in [root] + views {
            for axis in [Axis.horizontal, .vertical] {
                guard let length = extents[ObjectIdentifier(scroll.contentLayoutGuide)]?[axis]?.length, solver.isDetermined(length)
                else { continue }
                axis.set(onPixels((0, CGFloat(solver.value(of: length)))).length, of: &scroll.contentSize)
            }
        }
    }

    /// Reports required constraints that contradict others. UIKit breaks one of them, too, and chooses by itself.
    private func reportBroken() {
        // A view that has no size yet is laid out again when it has one.
        guard let width = size.width, let height = size.height, width > 0, height > 0 else { return }
        for (rule, first, relation, second) in required {
            let excess = solver.value(of: first) - solver.value(of: second)
            let isBroken =
                switch relation {
                case .equal: abs(excess) > Self.visible
                case .atMost: excess > Self.visible
                case .atLeast: excess < -Self.visible
                }
            if isBroken { RunReports.note("Required constraints contradict one another, and \(rule.words) is broken.") }
        }
    }

    /// The points by which a constraint has to be missed to be seen.
    private static let visible = 0.5

    /// Returns the place of an item in the coordinates of a view around it.
    private func place(of item: AnyObject, in outer: UIView, _ axis: Axis) -> (start: CGFloat, length: CGFloat)? {
        guard let extent = extents[ObjectIdentifier(item)]?[axis], let start = extents[ObjectIdentifier(outer)]?[axis]?.start
        else { return nil }
        return (CGFloat(solver.value(of: extent.start - start)), CGFloat(max(solver.value(of: extent.length), 0)))
    }

    /// Returns a place whose edges lie on pixels of the screen, as those of UIKit's views do.
    private func onPixels(_ place: (start: CGFloat, length: CGFloat)) -> (start: CGFloat, length: CGFloat) {
        let scale = UIKitSurroundings.current.displayScale
        // Half a pixel less a rounding error is half a pixel.
        let edge = { (place: CGFloat) in (place * scale + 1e-6).rounded() }
        let (first, last) = (edge(place.start), edge(place.start + place.length))
        return (first / scale, (last - first) / scale)
    }
}

extension NSLayoutConstraint {
    /// The constraint as words of a report, by its identifier or its sides.
    fileprivate var words: String {
        if let identifier { return identifier }
        func side(_ item: AnyObject?, _ attribute: Attribute) -> String { item.map { "\(type(of: $0)).\(attribute)" } ?? "" }
        let sign =
            switch relation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        var other = side(secondItem, secondAttribute)
        if !other.isEmpty, multiplier != 1 { other += " * \(multiplier)" }
        if other.isEmpty || constant != 0 { other += (other.isEmpty ? "" : " + ") + "\(constant)" }
        return "\(side(firstItem, firstAttribute)) \(sign) \(other)"
    }
}

extension CGRect {
    /// True if rounding alone tells the rectangles apart.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height]).allSatisfy { abs($0 - $1) < 1e-6 }
    }
}

extension NSLayoutConstraint.Axis {
    func length(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
    func start(of frame: CGRect) -> CGFloat { self == .horizontal ? frame.minX : frame.minY }

    fileprivate func set(_ length: CGFloat, of size: inout CGSize) {
        if self == .horizontal { size.width = length } else { size.height = length }
    }

    fileprivate func set(_ place: (start: CGFloat, length: CGFloat), of frame: inout CGRect) {
        if self == .horizontal { frame.origin.x = place.start } else { frame.origin.y = place.start }
        set(place.length, of: &frame.size)
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
        case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline: .vertical
        case .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        case .notAnAttribute: nil
        }
    }

    @MainActor fileprivate func part(of item: AnyObject) -> LayoutRegion.Part? {
        let isRightToLeft = UIKitSurroundings.current.isRightToLeft
        switch self {
        case .left, .leftMargin, .top, .topMargin: return .start
        case .right, .rightMargin, .bottom, .bottomMargin: return .end
        case .leading, .leadingMargin: return isRightToLeft ? .end : .start
        case .trailing, .trailingMargin: return isRightToLeft ? .start : .end
        case .centerX, .centerXWithinMargins, .centerY, .centerYWithinMargins: return .middle
        case .width, .height: return .length
        // Without a text both baselines are the bottom edge. Controls centre their text.
        case .firstBaseline, .lastBaseline:
            guard NSLayoutConstraint.font(of: item) != nil else { return .end }
            return item is UILabel ? (self == .firstBaseline ? .start : .end) : .middle
        case .notAnAttribute: return nil
        }
    }

    /// The distance from the part of an item to its baseline, in points down.
    @MainActor fileprivate func baseline(of item: AnyObject) -> CGFloat {
        guard isBaseline, let font = NSLayoutConstraint.font(of: item) else { return 0 }
        guard item is UILabel else { return (font.ascender + font.descender) / 2 }
        return self == .firstBaseline ? font.ascender : font.descender
    }

    fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
    fileprivate var isDirectional: Bool { [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self) }
    fileprivate var isWithinMargins: Bool { rawValue >= Self.leftMargin.rawValue }
}
