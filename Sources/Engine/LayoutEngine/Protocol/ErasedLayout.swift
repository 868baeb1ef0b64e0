import Foundation
import Geometry

/// A layout of one type behind the untyped face. A cache that another layout made is replaced by a fresh one: that is
/// how `AnyLayout` changes from one layout to another.
struct ErasedLayout<L: Layout>: ErasableLayout {
    var layout: L

    var data: _AnyAnimatableData {
        get { _AnyAnimatableData(layout.animatableData) }
        set { if let value = newValue.value(as: L.AnimatableData.self) { layout.animatableData = value } }
    }

    var stackOrientation: Axis? { L.layoutProperties.stackOrientation }
    var traits: (any LayoutTraits)? { layout as? any LayoutTraits }

    func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
        guard var typed = cache as? L.Cache else {
            cache = makeCache(subviews)
            return
        }
        layout.updateCache(&typed, subviews: subviews)
        cache = typed
    }

    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) -> CGSize {
        withCache(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {
        withCache(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        withCache(&cache, subviews) {
            layout.explicitAlignment(
                of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        withCache(&cache, subviews) {
            layout.explicitAlignment(
                of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    private func withCache<Result>(
        _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        var typed = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        cache = ()
        let result = body(&typed)
        cache = typed
        return result
    }
}
