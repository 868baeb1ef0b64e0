import Foundation

/// A collection of proxy values that represent the subviews of a layout view.
///
/// Source: Apple, SwiftUI `LayoutSubviews`.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias Iterator = IndexingIterator<LayoutSubviews>

    /// The layout direction inherited by the container view.
    public var layoutDirection: LayoutDirection

    private let items: [any LayoutItem]
    private let slots: ArraySlice<Int>
    private let recorder: PlacementRecorder

    init(items: [any LayoutItem], layoutDirection: LayoutDirection, recorder: PlacementRecorder) {
        self.init(
            items: items, slots: Array(items.indices)[...], layoutDirection: layoutDirection, recorder: recorder)
    }

    private init(
        items: [any LayoutItem], slots: ArraySlice<Int>, layoutDirection: LayoutDirection,
        recorder: PlacementRecorder
    ) {
        self.items = items
        self.slots = slots
        self.layoutDirection = layoutDirection
        self.recorder = recorder
    }

    public var startIndex: Int { slots.startIndex }
    public var endIndex: Int { slots.endIndex }

    /// Gets the subview proxy at the specified index.
    public subscript(index: Int) -> LayoutSubview {
        let slot = slots[index]
        return LayoutSubview(item: items[slot], slot: slot, recorder: recorder)
    }

    /// Gets the subview proxies in the specified range; indices stay those of the whole.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(items: items, slots: slots[bounds], layoutDirection: layoutDirection, recorder: recorder)
    }

    /// Gets the subview proxies with the specified indices; the result counts from zero.
    public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
        let chosen = indices.map { slots[$0] }
        return LayoutSubviews(items: items, slots: chosen[...], layoutDirection: layoutDirection, recorder: recorder)
    }

    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.layoutDirection == rhs.layoutDirection && lhs.elementsEqual(rhs)
    }

    /// The size of a subview, by its number from zero.
    func size(ofSubview number: Int, for proposal: ProposedViewSize) -> CGSize {
        items[slots[slots.startIndex + number]].sizeThatFits(proposal.withoutNaN).withoutNaN
    }

    /// The number of subviews of the container, of which this collection may be a part.
    var slotCount: Int { items.count }

    /// The same subviews, placing into another record.
    func recording(into recorder: PlacementRecorder) -> LayoutSubviews {
        LayoutSubviews(items: items, slots: slots, layoutDirection: layoutDirection, recorder: recorder)
    }
}
