import Foundation

@testable import LayoutEngine

/// An item with a layout value attached, as `layoutValue(key:value:)` makes it.
final class Tagged<AttachedKey: LayoutValueKey>: LayoutItem {
    private let item: any LayoutItem
    private let value: AttachedKey.Value

    init(_ item: any LayoutItem, _ key: AttachedKey.Type, _ value: AttachedKey.Value) {
        (self.item, self.value) = (item, value)
    }

    var layoutPriority: Double { item.layoutPriority }
    var spacing: ViewSpacing { item.spacing }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.sizeThatFits(proposal) }
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { item.dimensions(in: proposal) }
    func place(at topLeading: CGPoint, proposal: ProposedViewSize) { item.place(at: topLeading, proposal: proposal) }

    func layoutValue<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value {
        if key == AttachedKey.self, let value = value as? Key.Value { return value }
        return item.layoutValue(for: key)
    }
}
