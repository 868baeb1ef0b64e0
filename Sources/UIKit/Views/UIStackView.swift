import CoreGraphics
import Foundation

/// Views in a row or a column.
///
/// Source: Apple, UIKit `UIStackView`.
@MainActor @preconcurrency
open class UIStackView: UIView {
    /// How views share the length.
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    /// How views stand across.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open private(set) var arrangedSubviews: [UIView] = []

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

    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden && $0.superview === self } }
    private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    open override var intrinsicContentSize: CGSize {
        let sizes = shown.map { $0.fittingSize(in: .zero) }
        guard !sizes.isEmpty else { return .zero }
        let length = sizes.reduce(0) { $0 + along($1) } + spacing * CGFloat(sizes.count - 1)
        let breadth = sizes.map(across).max() ?? 0
        return axis == .horizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
    }

    /// Places the views one after another; where there is room left, the one that holds on to its size least takes it.
    open override func layoutSubviews() {
        let views = shown
        guard !views.isEmpty else { return }
        let room = along(bounds.size)
        var lengths = views.map { view in fixedLength(of: view) ?? along(view.fittingSize(in: .zero)) }
        var gap = spacing
        let free = room - lengths.reduce(0, +) - spacing * CGFloat(views.count - 1)
        switch distribution {
        case .fillEqually:
            lengths = lengths.map { _ in max((room - spacing * CGFloat(views.count - 1)) / CGFloat(views.count), 0) }
        case .equalSpacing, .equalCentering:
            if views.count > 1 { gap += max(free, 0) / CGFloat(views.count - 1) }
        case .fill, .fillProportionally:
            let loosest = views.indices.filter { fixedLength(of: views[$0]) == nil }.min {
                views[$0].contentHuggingPriority(for: axis).rawValue < views[$1].contentHuggingPriority(for: axis).rawValue
            }
            if let loosest { lengths[loosest] = max(lengths[loosest] + free, 0) }
        }
        var place: CGFloat = 0
        for (view, length) in zip(views, lengths) {
            let own = across(view.fittingSize(in: bounds.size))
            let breadth = alignment == .fill ? across(bounds.size) : min(own, across(bounds.size))
            let rest = across(bounds.size) - breadth
            let side: CGFloat = alignment == .center ? rest / 2 : alignment == .trailing || alignment == .lastBaseline ? rest : 0
            view.frame = axis == .horizontal
                ? CGRect(x: place, y: side, width: length, height: breadth) : CGRect(x: side, y: place, width: breadth, height: length)
            place += length + gap
        }
    }

    /// The length that a constraint of the view itself says.
    private func fixedLength(of view: UIView) -> CGFloat? {
        let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        return view.constraints.first {
            $0.firstItem === view && $0.firstAttribute == attribute && $0.secondItem == nil && $0.relation == .equal
        }?.constant
    }
}
