import CoreGraphics
import Foundation

extension UIView {
    /// Gives every view inside its place.
    ///
    /// A view without constraints keeps its frame, or grows with the containing view according to its mask. A view with constraints gets
    /// the values of its equalities, one after another as their other sides become known; without any it gets its own size, in the
    /// middle. This is all of Auto Layout that a view with a picture or a blur at its edges needs.
    public func layoutIfNeeded() { arrangeSubviews(from: bounds.size) }

    /// A Boolean value that indicates whether the view's constraints leave its place or its size open.
    ///
    /// Source: Apple, UIKit `hasAmbiguousLayout`.
    public var hasAmbiguousLayout: Bool {
        guard let superview, !translatesAutoresizingMaskIntoConstraints else { return false }
        return ConstraintSums(root: superview, oldSize: superview.bounds.size).leavesOpen(self)
    }

    /// Takes a size, and gives every view inside its place.
    package func arrange(in size: CGSize) {
        let old = bounds.size
        bounds.size = size
        arrangeSubviews(from: old)
    }

    /// Returns the size that the view has by itself: by its content, or by the constraints between its sides and the views inside.
    ///
    /// - Parameter room: a width that is given holds; an infinite one is open.
    package func compressedSize(in room: CGSize) -> CGSize {
        let own = fittingSize(in: CGSize(width: room.width, height: .infinity))
        if own.width.isFinite, own.height.isFinite, intrinsicContentSize.height >= 0 { return own }
        let sums = ConstraintSums(root: self, oldSize: bounds.size)
        let width = room.width.isFinite ? room.width : sums.openLength(.horizontal, in: room)
        return CGSize(width: width, height: sums.openLength(.vertical, in: CGSize(width: width, height: .infinity)))
    }

    /// True if the views inside determine the view's length, as its content does not.
    fileprivate func isOpen(_ axis: NSLayoutConstraint.Axis) -> Bool {
        !hasContentLength(axis) && subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }

    fileprivate func hasContentLength(_ axis: NSLayoutConstraint.Axis) -> Bool {
        (axis == .horizontal ? intrinsicContentSize.width : intrinsicContentSize.height) >= 0
    }

    /// Returns the length that nothing else determines.
    fileprivate func ownLength(_ axis: NSLayoutConstraint.Axis, in room: CGSize) -> CGFloat {
        guard isOpen(axis) else {
            let fitting = fittingSize(in: room)
            return axis == .horizontal ? fitting.width : fitting.height
        }
        let infinite = CGFloat.infinity
        return axis == .horizontal
            ? compressedSize(in: CGSize(width: infinite, height: infinite)).width
            : compressedSize(in: CGSize(width: room.width, height: infinite)).height
    }

    private func arrangeSubviews(from old: CGSize) {
        let sizes = Dictionary(uniqueKeysWithValues: subviews.map { (ObjectIdentifier($0), $0.bounds.size) })
        ConstraintSums(root: self, oldSize: old).apply(toAll: needsLayout)
        needsLayout = false
        layoutSubviews()
        layer.layoutSublayers()
        // Also those that it has added, as a table does with its rows.
        for view in subviews { view.arrangeSubviews(from: sizes[ObjectIdentifier(view)] ?? view.bounds.size) }
    }
}

/// The places that constraints give the views directly inside one.
@MainActor
private struct ConstraintSums {
    let root: UIView
    let oldSize: CGSize

    /// The known positions and length of a view along one axis.
    private struct Extent {
        var start: CGFloat?
        var end: CGFloat?
        var middle: CGFloat?
        var length: CGFloat?

        /// Derives the remaining values from two of the four.
        mutating func complete() {
            if length == nil, let start, let end { length = end - start }
            if length == nil, let start, let middle { length = (middle - start) * 2 }
            if length == nil, let end, let middle { length = (end - middle) * 2 }
            guard let length else { return }
            if start == nil { start = end.map { $0 - length } ?? middle.map { $0 - length / 2 } }
            if let start {
                if end == nil { end = start + length }
                if middle == nil { middle = start + length / 2 }
            }
        }

        func value(_ part: Part) -> CGFloat? {
            switch part {
            case .start: start
            case .end: end
            case .middle: middle
            case .length: length
            }
        }

        mutating func set(_ part: Part, _ value: CGFloat) -> Bool {
            guard self.value(part) == nil, value.isFinite else { return false }
            switch part {
            case .start: start = value
            case .end: end = value
            case .middle: middle = value
            case .length: length = value
            }
            complete()
            return true
        }
    }

    private enum Part { case start, end, middle, length }

    private static func place(of attribute: NSLayoutConstraint.Attribute, of item: AnyObject?) -> (
        axis: NSLayoutConstraint.Axis, part: Part
    )? {
        let isRightToLeft = UIKitSurroundings.current.isRightToLeft
        switch attribute {
        case .left, .leftMargin: return (.horizontal, .start)
        case .right, .rightMargin: return (.horizontal, .end)
        case .leading, .leadingMargin: return (.horizontal, isRightToLeft ? .end : .start)
        case .trailing, .trailingMargin: return (.horizontal, isRightToLeft ? .start : .end)
        case .centerX, .centerXWithinMargins: return (.horizontal, .middle)
        case .width: return (.horizontal, .length)
        case .top, .topMargin: return (.vertical, .start)
        case .bottom, .bottomMargin: return (.vertical, .end)
        case .centerY, .centerYWithinMargins: return (.vertical, .middle)
        case .height: return (.vertical, .length)
        // Without a text both baselines are the bottom edge.
        case .firstBaseline: return (.vertical, NSLayoutConstraint.font(of: item) == nil ? .end : .start)
        case .lastBaseline: return (.vertical, .end)
        case .notAnAttribute: return nil
        }
    }

    /// Returns the distance of a constraint's attribute from the side of the view that ``place(of:of:)`` returns, in points to the right
    /// or down.
    private static func offset(of attribute: NSLayoutConstraint.Attribute, of item: AnyObject?) -> CGFloat {
        let font = NSLayoutConstraint.font(of: item)
        if attribute == .firstBaseline { return font?.ascender ?? 0 }
        if attribute == .lastBaseline { return font?.descender ?? 0 }
        let margins = (item as? UIView)?.layoutMargins ?? .zero
        switch attribute {
        case .leftMargin: return margins.left
        case .rightMargin: return -margins.right
        case .topMargin: return margins.top
        case .bottomMargin: return -margins.bottom
        case .leadingMargin: return UIKitSurroundings.current.isRightToLeft ? -margins.right : margins.left
        case .trailingMargin: return UIKitSurroundings.current.isRightToLeft ? margins.left : -margins.right
        case .centerXWithinMargins: return (margins.left - margins.right) / 2
        case .centerYWithinMargins: return (margins.top - margins.bottom) / 2
        default: break
        }
        guard let guide = item as? UILayoutGuide, let place = place(of: attribute, of: item) else { return 0 }
        let insets = guide.insets
        switch (place.axis, place.part) {
        case (.horizontal, .start): return insets.left
        case (.horizontal, .end): return -insets.right
        case (.horizontal, .middle): return (insets.left - insets.right) / 2
        case (.horizontal, .length): return -insets.left - insets.right
        case (.vertical, .start): return insets.top
        case (.vertical, .end): return -insets.bottom
        case (.vertical, .middle): return (insets.top - insets.bottom) / 2
        case (.vertical, .length): return -insets.top - insets.bottom
        }
    }

    /// Places the views. A view that code has moved since it was placed stays there, as on a device until the next layout, unless its
    /// constraints now determine another place.
    ///
    /// - Parameter toAll: whether a layout was requested, which places every view.
    func apply(toAll: Bool) {
        let rules = equalities
        let views = constrained(by: rules)
        for view in root.subviews where !views.contains(view) { resize(view) }
        guard !views.isEmpty else { return }
        let bounds = constraints.filter { $0.relation != .equal }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { solve(axis, rules, bounds, for: views, toAll: toAll) }
    }

    /// Returns the length of the containing view that the constraints determine, if nothing else does; without constraints, that of its
    /// own content.
    func openLength(_ axis: NSLayoutConstraint.Axis, in room: CGSize) -> CGFloat {
        let rules = equalities
        let bounds = constraints.filter { $0.relation != .equal }
        let views = root.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
        let extents = extents(axis, rules, bounds, for: views, isOpen: true, in: room)
        let length = extents[root]?.length ?? views.compactMap { extents[$0]?.end }.max() ?? 0
        return max(length, 0)
    }

    /// Returns whether the equalities leave the place or the length of a view open, and its content does not determine the length.
    func leavesOpen(_ view: UIView) -> Bool {
        let rules = equalities
        let views = constrained(by: rules)
        guard views.contains(view) else { return true }
        return [NSLayoutConstraint.Axis.horizontal, .vertical].contains { axis in
            var known = start(axis, for: views, isOpen: false)
            follow(rules, axis, &known, isOpen: false)
            for other in views where known[other]?.length == nil && (other.hasContentLength(axis) || other.isOpen(axis)) {
                // Any length will do: the question is only what follows from it.
                _ = known[other]?.set(.length, axis == .horizontal ? other.frame.width : other.frame.height)
                follow(rules, axis, &known, isOpen: false)
            }
            return known[view]?.start == nil || known[view]?.length == nil
        }
    }

    /// The equalities, those of the greatest priority first.
    private var equalities: [NSLayoutConstraint] {
        constraints.filter { $0.relation == .equal }.sorted { $0.priority.rawValue > $1.priority.rawValue }
    }

    /// Returns the views directly inside whose places follow from constraints.
    private func constrained(by rules: [NSLayoutConstraint]) -> [UIView] {
        let named = Set(rules.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { NSLayoutConstraint.view(of: $0) })
        return root.subviews.filter { named.contains($0) && !$0.translatesAutoresizingMaskIntoConstraints }
    }

    /// The constraints of the view itself, of the views inside, and of the containing views that refer to them.
    private var constraints: [NSLayoutConstraint] {
        var all = root.constraints + root.subviews.flatMap(\.constraints)
        var outer = root.superview
        while let view = outer {
            all += view.constraints
            outer = view.superview
        }
        return all
    }

    private func solve(
        _ axis: NSLayoutConstraint.Axis, _ rules: [NSLayoutConstraint], _ bounds: [NSLayoutConstraint], for views: [UIView], toAll: Bool
    ) {
        let extents = extents(axis, rules, bounds, for: views, isOpen: false, in: root.bounds.size)
        for view in views {
            guard let extent = extents[view], let start = extent.start, let length = extent.length.map({ max($0, 0) }) else { continue }
            if !toAll, let last = view.solved[axis], last == (start, length) { continue }
            view.solved[axis] = (start, length)
            var frame = view.frame
            if axis == .horizontal {
                (frame.origin.x, frame.size.width) = (start, length)
            } else {
                (frame.origin.y, frame.size.height) = (start, length)
            }
            view.frame = frame
        }
    }

    /// Returns the extents of the containing view and of the views inside that follow from the constraints.
    ///
    /// - Parameter isOpen: whether the constraints also determine the length of the containing view.
    private func extents(
        _ axis: NSLayoutConstraint.Axis, _ rules: [NSLayoutConstraint], _ bounds: [NSLayoutConstraint], for views: [UIView], isOpen: Bool,
        in room: CGSize
    ) -> [UIView: Extent] {
        var extents = start(axis, for: views, isOpen: isOpen)
        func follow() { self.follow(rules, axis, &extents, isOpen: isOpen) }
        follow()
        // Undetermined values: the view's own length, then the start; each may determine others.
        for view in views {
            if extents[view]?.length == nil {
                // The horizontal axis comes first: the height of a text depends on its width.
                let own = view.ownLength(
                    axis, in: axis == .horizontal || isOpen ? room : CGSize(width: view.frame.width, height: room.height))
                let length = bounded(own, of: view, axis, bounds, extents)
                _ = extents[view]?.set(.length, length)
                follow()
            }
            if extents[view]?.start == nil {
                _ = extents[view]?.set(.start, 0)
                follow()
            }
        }
        return extents
    }

    /// Returns the extents that are known before any constraint.
    private func start(_ axis: NSLayoutConstraint.Axis, for views: [UIView], isOpen: Bool) -> [UIView: Extent] {
        var extents: [UIView: Extent] = [root: isOpen ? Extent(start: 0) : whole(axis)]
        for view in root.subviews { extents[view] = views.contains(view) ? Extent() : extent(of: view.frame, axis) }
        return extents
    }

    /// Takes in all that follows from the equalities.
    private func follow(
        _ rules: [NSLayoutConstraint], _ axis: NSLayoutConstraint.Axis, _ extents: inout [UIView: Extent], isOpen: Bool
    ) {
        var isMoving = true
        while isMoving {
            isMoving = false
            for rule in rules where take(rule, axis, &extents, isOpen) { isMoving = true }
        }
    }

    /// Returns a view's own length within its inequalities: those of its length, and of the edge at which it ends.
    private func bounded(
        _ length: CGFloat, of view: UIView, _ axis: NSLayoutConstraint.Axis, _ bounds: [NSLayoutConstraint], _ extents: [UIView: Extent]
    ) -> CGFloat {
        var length = length
        for rule in bounds where rule.firstItem === view {
            guard let place = Self.place(of: rule.firstAttribute, of: view), place.axis == axis,
                let limit = value(of: rule, axis, extents)
            else { continue }
            let known = extents[view]
            let room: CGFloat? =
                switch place.part {
                case .length: limit
                case .end: known?.start.map { limit - $0 }
                case .start: known?.end.map { $0 - limit }
                case .middle: nil
                }
            guard let room else { continue }
            let isUpper = (rule.relation == .lessThanOrEqual) == (place.part != .start)
            length = isUpper ? min(length, max(room, 0)) : max(length, room)
        }
        return length
    }

    /// Returns the value of the second side of a constraint; nil if it is unknown.
    private func value(of rule: NSLayoutConstraint, _ axis: NSLayoutConstraint.Axis, _ extents: [UIView: Extent]) -> CGFloat? {
        guard let second = NSLayoutConstraint.view(of: rule.secondItem) else { return rule.constant }
        guard let other = Self.place(of: rule.secondAttribute, of: rule.secondItem), other.axis == axis,
            let known = extents[second]?.value(other.part)
        else { return nil }
        return known * rule.multiplier + Self.constant(of: rule)
    }

    /// Returns the constant between the sides of the two views, measured from the attributes of the constraint.
    private static func constant(of rule: NSLayoutConstraint) -> CGFloat {
        // From right to left, a distance from a leading edge is measured to the left.
        let directional: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .leadingMargin, .trailingMargin]
        let isMirrored = directional.contains(rule.firstAttribute) && UIKitSurroundings.current.isRightToLeft
        return (isMirrored ? -rule.constant : rule.constant) + offset(of: rule.secondAttribute, of: rule.secondItem) * rule.multiplier
            - offset(of: rule.firstAttribute, of: rule.firstItem)
    }

    /// Copies known values from one side of an equality to the other.
    private func take(
        _ rule: NSLayoutConstraint, _ axis: NSLayoutConstraint.Axis, _ extents: inout [UIView: Extent], _ isOpen: Bool
    ) -> Bool {
        guard let first = NSLayoutConstraint.view(of: rule.firstItem), let place = Self.place(of: rule.firstAttribute, of: rule.firstItem),
            place.axis == axis, extents[first] != nil
        else { return false }
        guard let second = NSLayoutConstraint.view(of: rule.secondItem) else {
            return first === root && !isOpen ? false : extents[first]?.set(place.part, rule.constant) ?? false
        }
        guard let other = Self.place(of: rule.secondAttribute, of: rule.secondItem), other.axis == axis, extents[second] != nil else {
            return false
        }
        let constant = Self.constant(of: rule)
        if first !== root || isOpen, let known = extents[second]?.value(other.part),
            extents[first]?.set(place.part, known * rule.multiplier + constant) == true
        {
            return true
        }
        if second !== root || isOpen, rule.multiplier != 0, let known = extents[first]?.value(place.part) {
            return extents[second]?.set(other.part, (known - constant) / rule.multiplier) ?? false
        }
        return false
    }

    private func whole(_ axis: NSLayoutConstraint.Axis) -> Extent { extent(of: CGRect(origin: .zero, size: root.bounds.size), axis) }

    private func extent(of frame: CGRect, _ axis: NSLayoutConstraint.Axis) -> Extent {
        axis == .horizontal
            ? Extent(start: frame.minX, end: frame.maxX, middle: frame.midX, length: frame.width)
            : Extent(start: frame.minY, end: frame.maxY, middle: frame.midY, length: frame.height)
    }

    /// Resizes a view with its containing view by its mask.
    private func resize(_ view: UIView) {
        let growth = CGSize(width: root.bounds.width - oldSize.width, height: root.bounds.height - oldSize.height)
        guard growth != .zero, root.autoresizesSubviews, !view.autoresizingMask.isEmpty else { return }
        let mask = view.autoresizingMask
        func share(_ isFlexible: Bool, of growth: CGFloat, among count: Int) -> CGFloat { isFlexible ? growth / CGFloat(max(count, 1)) : 0 }
        let across = [mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)]
        let down = [mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)]
        var frame = view.frame
        frame.origin.x += share(across[0], of: growth.width, among: across.count { $0 })
        frame.size.width = max(frame.width + share(across[1], of: growth.width, among: across.count { $0 }), 0)
        frame.origin.y += share(down[0], of: growth.height, among: down.count { $0 })
        frame.size.height = max(frame.height + share(down[1], of: growth.height, among: down.count { $0 }), 0)
        view.frame = frame
    }
}
