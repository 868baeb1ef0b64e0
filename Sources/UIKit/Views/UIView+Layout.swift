import CoreGraphics
import Foundation

extension UIView {
    /// Gives every view inside its place.
    ///
    /// A view without constraints keeps its frame, or grows with the view around where its mask says so. A view with constraints
    /// gets what its equalities say, one after another as their other sides become known; what none says is its own size, and
    /// the middle. That is all of Auto Layout that a view with a picture or a blur at its edges takes.
    public func layoutIfNeeded() { arrangeSubviews(from: bounds.size) }

    /// Takes a size, and gives every view inside its place.
    package func arrange(in size: CGSize) {
        let old = bounds.size
        bounds.size = size
        arrangeSubviews(from: old)
    }

    private func arrangeSubviews(from old: CGSize) {
        let views = subviews
        let sizes = views.map(\.bounds.size)
        ConstraintSums(root: self, oldSize: old).apply()
        layoutSubviews()
        layer.layoutSublayers()
        for (view, size) in zip(views, sizes) { view.arrangeSubviews(from: size) }
    }
}

/// The places that constraints give the views directly inside one.
@MainActor
private struct ConstraintSums {
    let root: UIView
    let oldSize: CGSize

    /// What is known of a view along one axis.
    private struct Extent {
        var start: CGFloat?
        var end: CGFloat?
        var middle: CGFloat?
        var length: CGFloat?

        /// Works out what follows from two of the four.
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

    private static func place(of attribute: NSLayoutConstraint.Attribute) -> (axis: NSLayoutConstraint.Axis, part: Part)? {
        let isRightToLeft = UIKitSurroundings.current.isRightToLeft
        switch attribute {
        case .left: return (.horizontal, .start)
        case .right: return (.horizontal, .end)
        case .leading: return (.horizontal, isRightToLeft ? .end : .start)
        case .trailing: return (.horizontal, isRightToLeft ? .start : .end)
        case .centerX: return (.horizontal, .middle)
        case .width: return (.horizontal, .length)
        case .top: return (.vertical, .start)
        case .bottom: return (.vertical, .end)
        case .centerY: return (.vertical, .middle)
        case .height: return (.vertical, .length)
        case .firstBaseline, .lastBaseline, .notAnAttribute: return nil
        }
    }

    func apply() {
        let rules = constraints.filter { $0.relation == .equal }.sorted { $0.priority.rawValue > $1.priority.rawValue }
        var named: Set<UIView> = []
        for rule in rules {
            for item in [rule.firstItem, rule.secondItem] { if let view = NSLayoutConstraint.view(of: item) { named.insert(view) } }
        }
        for view in root.subviews where !named.contains(view) || view.translatesAutoresizingMaskIntoConstraints { resize(view) }
        let views = root.subviews.filter { named.contains($0) && !$0.translatesAutoresizingMaskIntoConstraints }
        guard !views.isEmpty else { return }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { solve(axis, rules, for: views) }
    }

    /// Those of the view itself, of those inside, and of what is around that are about them.
    private var constraints: [NSLayoutConstraint] {
        var all = root.constraints + root.subviews.flatMap(\.constraints)
        var outer = root.superview
        while let view = outer {
            all += view.constraints
            outer = view.superview
        }
        return all
    }

    private func solve(_ axis: NSLayoutConstraint.Axis, _ rules: [NSLayoutConstraint], for views: [UIView]) {
        var extents: [UIView: Extent] = [root: whole(axis)]
        for view in root.subviews where !views.contains(view) { extents[view] = extent(of: view.frame, axis) }
        for view in views { extents[view] = Extent() }
        func follow() {
            var isMoving = true
            while isMoving {
                isMoving = false
                for rule in rules where take(rule, axis, &extents) { isMoving = true }
            }
        }
        follow()
        // What is not said: the view's own length, then the start; each may say more of others.
        for view in views {
            if extents[view]?.length == nil {
                let fitting = view.fittingSize(in: root.bounds.size)
                _ = extents[view]?.set(.length, axis == .horizontal ? fitting.width : fitting.height)
                follow()
            }
            if extents[view]?.start == nil {
                _ = extents[view]?.set(.start, 0)
                follow()
            }
        }
        for view in views {
            guard let extent = extents[view], let start = extent.start, let length = extent.length else { continue }
            var frame = view.frame
            if axis == .horizontal {
                (frame.origin.x, frame.size.width) = (start, max(length, 0))
            } else {
                (frame.origin.y, frame.size.height) = (start, max(length, 0))
            }
            view.frame = frame
        }
    }

    /// Carries what is known on one side of an equality to the other.
    private func take(_ rule: NSLayoutConstraint, _ axis: NSLayoutConstraint.Axis, _ extents: inout [UIView: Extent]) -> Bool {
        guard let first = NSLayoutConstraint.view(of: rule.firstItem), let place = Self.place(of: rule.firstAttribute), place.axis == axis,
            extents[first] != nil
        else { return false }
        guard let second = NSLayoutConstraint.view(of: rule.secondItem) else {
            return first === root ? false : extents[first]?.set(place.part, rule.constant) ?? false
        }
        guard let other = Self.place(of: rule.secondAttribute), other.axis == axis, extents[second] != nil else { return false }
        // From right to left a distance from a leading edge leads to the left.
        let isDirectional = rule.firstAttribute == .leading || rule.firstAttribute == .trailing
        let constant = isDirectional && UIKitSurroundings.current.isRightToLeft ? -rule.constant : rule.constant
        if first !== root, let known = extents[second]?.value(other.part),
            extents[first]?.set(place.part, known * rule.multiplier + constant) == true
        {
            return true
        }
        if second !== root, rule.multiplier != 0, let known = extents[first]?.value(place.part) {
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

    /// Lets a view follow the one around by its mask.
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
