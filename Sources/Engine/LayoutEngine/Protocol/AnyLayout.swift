import Foundation
import Geometry

/// A type-erased instance of the layout protocol.
///
/// Source: Apple, SwiftUI `AnyLayout`.
public struct AnyLayout: Layout, LayoutTraits {
    private var base: any ErasableLayout

    /// The cache of the wrapped layout.
    public struct Cache {
        fileprivate var value: Any
    }

    public typealias AnimatableData = _AnyAnimatableData

    /// True, as the wrapped layout may come from user code.
    package static var statesGuides: Bool { true }

    /// Creates a type-erased value that wraps the specified layout.
    public init<L>(_ layout: L) where L: Layout {
        base = (layout as? AnyLayout)?.base ?? ErasedLayout(layout: layout)
    }

    public var animatableData: _AnyAnimatableData {
        get { base.data }
        set { base.data = newValue }
    }

    /// The orientation that the wrapped layout declares, which the type of `AnyLayout` cannot know.
    var stackOrientation: Axis? { base.stackOrientation }

    package var layoutPriorityRule: LayoutPriorityRule { base.traits?.layoutPriorityRule ?? .none }
    package var isModifier: Bool { base.traits?.isModifier ?? false }

    package func chosenSubview(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Int? {
        base.traits?.chosenSubview(proposal: proposal, subviews: subviews)
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(value: base.makeCache(subviews)) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        base.updateCache(&cache.value, subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        base.spacing(subviews, &cache.value)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        base.sizeThatFits(proposal, subviews, &cache.value)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        base.placeSubviews(bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        base.explicitAlignment(guide, bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        base.explicitAlignment(guide, bounds, proposal, subviews, &cache.value)
    }
}
