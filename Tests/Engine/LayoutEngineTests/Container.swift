import Foundation
import Geometry

@testable import LayoutEngine

/// A layout item that runs a layout over its children, in the coordinate space of the root.
final class Container: LayoutItem {
    private let runner: LayoutRunner
    private let children: [any LayoutItem]
    private let priority: Double?

    init(_ layout: any Layout, _ children: [any LayoutItem], priority: Double? = nil) {
        runner = LayoutRunner(layout, items: children)
        (self.children, self.priority) = (children, priority)
    }

    var layoutPriority: Double { priority ?? runner.layoutPriority }
    var spacing: ViewSpacing { runner.spacing }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { runner.sizeThatFits(proposal) }
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { runner.dimensions(in: proposal) }
    func place(at topLeading: CGPoint, proposal: ProposedViewSize) {
        runner.place(at: topLeading, proposal: proposal)
    }

    func layoutValue<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value {
        runner.isModifier ? children[0].layoutValue(for: key) : key.defaultValue
    }
}
