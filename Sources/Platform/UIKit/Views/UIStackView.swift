import CoreGraphics
import Foundation
import RunContext

/// Views in a row or a column.
///
/// Source: Apple, UIKit `UIStackView`.
@MainActor @preconcurrency
open class UIStackView: UIView {
    /// The way in which views share the length.
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    /// The alignment of views across the axis.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    /// A Boolean value that indicates whether the views keep clear of the margins.
    open var isLayoutMarginsRelativeArrangement = false
    open var isBaselineRelativeArrangement = false {
        didSet { RunReports.noteUndrawn("UIStackView.isBaselineRelativeArrangement", if: isBaselineRelativeArrangement) }
    }
    open private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [UIView: CGFloat] = [:]

    /// The value for the spacing of the stack.
    public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// The value for the system's spacing, 8 points.
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNonzeroMagnitude)

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        addSubview(view)
    }

    /// Sets the points behind a view; ``spacingUseDefault`` restores those of the stack.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[arrangedSubview] = spacing == Self.spacingUseDefault ? nil : spacing == Self.spacingUseSystem ? 8 : spacing
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat { customSpacings[arrangedSubview] ?? Self.spacingUseDefault }

    private func gap(after view: UIView) -> CGFloat { customSpacings[view] ?? (spacing == Self.spacingUseSystem ? 8 : spacing) }

    /// The points between views, all together.
    private func gaps(between views: [UIView]) -> CGFloat { views.dropLast().reduce(0) { $0 + gap(after: $1) } }

    private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden && $0.superview === self } }
    private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    open override var intrinsicContentSize: CGSize {
        size(in: .infinity)
    }

    package override func fittingSize(in room: CGSize) -> CGSize {
        guard axis == .vertical, room.width.isFinite else { return intrinsicContentSize }
        return size(in: min(intrinsicContentSize.width, room.width))
    }

    /// Returns the size that a view has by itself.
    ///
    /// - Parameter width: the room across a column, which determines the height of a text of several lines.
    private func ownSize(of view: UIView, in width: CGFloat) -> CGSize {
        let own = view.intrinsicContentSize
        if axis == .vertical, own.height >= 0 { return view.fittingSize(in: CGSize(width: width, height: .infinity)) }
        guard own.width < 0 || own.height < 0 else { return own }
        let isOpen = view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
        let inside = isOpen ? view.compressedSize(in: CGSize(width: axis == .vertical ? width : .infinity, height: .infinity)) : .zero
        return CGSize(width: own.width >= 0 ? own.width : inside.width, height: own.height >= 0 ? own.height : inside.height)
    }

    private func size(in width: CGFloat) -> CGSize {
        let sizes = shown.map { ownSize(of: $0, in: width - margins.left - margins.right) }
        guard !sizes.isEmpty else { return .zero }
        let length = sizes.reduce(0) { $0 + along($1) } + gaps(between: shown)
        let breadth = sizes.map(across).max() ?? 0
        let (sides, ends) = (margins.left + margins.right, margins.top + margins.bottom)
        return axis == .horizontal
            ? CGSize(width: length + sides, height: breadth + ends) : CGSize(width: breadth + sides, height: length + ends)
    }

    /// Places the views one after another; the view with the lowest hugging priority takes any remaining room.
    open override func layoutSubviews() {
        let views = shown
        guard !views.isEmpty else { return }
        let inside = CGRect(origin: .zero, size: bounds.size).inset(by: margins)
        let room = along(inside.size)
        var lengths = views.map { view in fixedLength(of: view) ?? along(ownSize(of: view, in: inside.width)) }
        var more: CGFloat = 0
        let free = room - lengths.reduce(0, +) - gaps(between: views)
        switch distribution {
        case .fillEqually:
            lengths = lengths.map { _ in max((room - gaps(between: views)) / CGFloat(views.count), 0) }
        case .equalSpacing, .equalCentering:
            if views.count > 1 { more = max(free, 0) / CGFloat(views.count - 1) }
        case .fill, .fillProportionally:
            let loosest = views.indices.filter { fixedLength(of: views[$0]) == nil }.min {
                views[$0].contentHuggingPriority(for: axis).rawValue < views[$1].contentHuggingPriority(for: axis).rawValue
            }
            if let loosest { lengths[loosest] = max(lengths[loosest] + free, 0) }
        }
        var place = axis == .horizontal ? inside.minX : inside.minY
        for (view, length) in zip(views, lengths) {
            let own = across(ownSize(of: view, in: inside.width))
            let breadth = alignment == .fill ? across(inside.size) : min(own, across(inside.size))
            let rest = across(inside.size) - breadth
            let start = axis == .horizontal ? inside.minY : inside.minX
            let side = start + (alignment == .center ? rest / 2 : alignment == .trailing || alignment == .lastBaseline ? rest : 0)
            view.frame =
                axis == .horizontal
                ? CGRect(x: place, y: side, width: length, height: breadth) : CGRect(x: side, y: place, width: breadth, height: length)
            place += length + gap(after: view) + more
        }
    }

    /// Returns the length that a constraint of the view itself sets.
    private func fixedLength(of view: UIView) -> CGFloat? {
        let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        return view.constraints.first {
            $0.firstItem === view && $0.firstAttribute == attribute && $0.secondItem == nil && $0.relation == .equal
        }?.constant
    }
}
