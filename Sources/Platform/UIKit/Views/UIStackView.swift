import CoreGraphics
import Foundation
import LayoutEngine
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

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
    }

    /// Sets the points behind a view; ``spacingUseDefault`` restores those of the stack.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[arrangedSubview] = spacing == Self.spacingUseDefault ? nil : spacing == Self.spacingUseSystem ? 8 : spacing
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat { customSpacings[arrangedSubview] ?? Self.spacingUseDefault }

    private func gap(after view: UIView) -> CGFloat { customSpacings[view] ?? (spacing == Self.spacingUseSystem ? 8 : spacing) }

    private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

    var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden && $0.superview === self } }

    /// The size of the views with the spaces between them.
    open override var intrinsicContentSize: CGSize {
        shown.isEmpty ? .zero : constrainedSize(in: CGSize(width: CGFloat.infinity, height: .infinity))
    }

    package override func fittingSize(in room: CGSize) -> CGSize {
        guard axis == .vertical, room.width.isFinite else { return intrinsicContentSize }
        let own = intrinsicContentSize
        return own.width <= room.width ? own : constrainedSize(in: CGSize(width: room.width, height: .infinity))
    }

    // MARK: Rules

    /// The importance of equal distances between centres, which give way to the least distances between edges.
    ///
    /// Source: Apple, UIKit `UIStackView.Distribution.equalCentering`; the number is below that of a content's hugging.
    private static let centering = 149.0

    /// Adds what the stack requires of the places of its views.
    func addRules(to region: inout LayoutRegion) {
        let (views, across) = (shown, axis == .horizontal ? NSLayoutConstraint.Axis.vertical : .horizontal)
        guard let room = region.extent(of: self, axis, within: margins), let breadth = region.extent(of: self, across, within: margins)
        else { return }
        let lengths = views.compactMap { region.extent(of: $0, axis) }
        let breadths = views.compactMap { region.extent(of: $0, across) }
        guard let first = lengths.first, let last = lengths.last, lengths.count == views.count, breadths.count == views.count else {
            return
        }
        region.require(first.start, .equal, room.start)
        region.require(last.end, .equal, room.end)
        distribute(views, lengths, in: &region)
        align(views, breadths, in: breadth, across, in: &region)
    }

    private func distribute(_ views: [UIView], _ lengths: [LayoutRegion.Extent], in region: inout LayoutRegion) {
        let sharesSpaces = distribution == .equalSpacing || distribution == .equalCentering
        for index in views.indices.dropFirst() {
            let (view, before) = (lengths[index], lengths[index - 1])
            let end = before.end + Double(gap(after: views[index - 1]))
            region.require(view.start, sharesSpaces ? .atLeast : .equal, end)
            switch distribution {
            case .fill: break
            case .fillEqually: region.require(view.length, .equal, before.length)
            case .fillProportionally:
                let (own, other) = (content(of: views[index]), content(of: views[index - 1]))
                // One less than required: the ends of the stack hold.
                if own > 0, other > 0 { region.require(view.length * other, .equal, before.length * own, importance: 999) }
            case .equalSpacing where index > 1: region.require(view.start - before.end, .equal, before.start - lengths[index - 2].end)
            case .equalCentering where index > 1:
                let (distance, former) = (
                    view.value(.middle) - before.value(.middle), before.value(.middle) - lengths[index - 2].value(.middle)
                )
                region.require(distance, .equal, former, importance: Self.centering)
            case .equalSpacing, .equalCentering: break
            }
        }
    }

    /// Returns the length of a view's content along the stack.
    private func content(of view: UIView) -> Double { Double(axis.length(of: view.intrinsicContentSize)) }

    private func align(
        _ views: [UIView], _ breadths: [LayoutRegion.Extent], in room: LayoutRegion.Extent, _ across: NSLayoutConstraint.Axis,
        in region: inout LayoutRegion
    ) {
        let baseline: NSLayoutConstraint.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        for (view, extent) in zip(views, breadths) {
            switch alignment {
            case .center: region.require(extent.value(.middle), .equal, room.value(.middle))
            case .firstBaseline, .lastBaseline:
                guard axis == .horizontal, let own = region.value(of: baseline, of: view),
                    let other = region.value(of: baseline, of: views[0])
                else { break }
                if view !== views[0] { region.require(own, .equal, other) }
            case .fill, .leading, .trailing: break
            }
            let (atStart, atEnd) = (alignment == .fill || alignment == .leading, alignment == .fill || alignment == .trailing)
            region.require(extent.start, atStart ? .equal : .atLeast, room.start)
            region.require(extent.end, atEnd ? .equal : .atMost, room.end)
        }
        // The stack is no broader than its views need.
        if alignment != .fill { region.require(room.length, .equal, .init(0), importance: LayoutRegion.fitting - 1) }
    }
}
