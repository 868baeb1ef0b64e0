import Foundation
import Geometry

/// A modifier that decides about the size, proposal or place of one child.
///
/// It is a layout like any other, so that the view tree has one kind of node for all containers. Children beyond the first belong to
/// layouts that declare them; here they are not expected and stay unmeasured.
protocol UnaryLayout: Layout, LayoutTraits where Cache == Void {
    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize
    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize)
    func spacing(of child: LayoutSubview) -> ViewSpacing
}

extension UnaryLayout {
    package var isModifier: Bool { true }
    package var layoutPriorityRule: LayoutPriorityRule { .none }

    func spacing(of child: LayoutSubview) -> ViewSpacing { child.spacing }

    package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
        subviews.first.map { spacing(of: $0) } ?? ViewSpacing()
    }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        subviews.first.map { size(of: $0, proposal: proposal) } ?? .zero
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        if let child = subviews.first { place(child, in: bounds, proposal: proposal) }
    }
}

extension LayoutSubview {
    /// Places the subview, measured for a proposal, so that its guides meet the bounds' own.
    func place(aligned alignment: Alignment, in bounds: CGRect, proposal: ProposedViewSize) {
        let own = ViewDimensions(size: bounds.size)
        let dimensions = dimensions(in: proposal)
        let x = own[alignment.horizontal] - dimensions[alignment.horizontal]
        let y = own[alignment.vertical] - dimensions[alignment.vertical]
        place(at: CGPoint(x: bounds.minX + x.orZero, y: bounds.minY + y.orZero), proposal: proposal)
    }
}
