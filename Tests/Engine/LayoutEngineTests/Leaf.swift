import Foundation
import Geometry

@testable import LayoutEngine

/// A layout item without children, and where it was placed.
final class Leaf: LayoutItem {
    private let size: (ProposedViewSize) -> CGSize
    private let guides: (CGSize) -> ViewDimensions
    let spacing: ViewSpacing
    let layoutPriority: Double
    private(set) var frame: CGRect?
    private(set) var proposals: [ProposedViewSize] = []

    var measurements: Int { proposals.count }

    init(
        spacing: ViewSpacing = ViewSpacing(), priority: Double = 0,
        guides: @escaping (CGSize) -> ViewDimensions = { ViewDimensions(size: $0) },
        size: @escaping (ProposedViewSize) -> CGSize
    ) {
        (self.spacing, layoutPriority, self.guides, self.size) = (spacing, priority, guides, size)
    }

    convenience init(_ width: CGFloat, _ height: CGFloat, spacing: ViewSpacing = ViewSpacing()) {
        self.init(spacing: spacing) { _ in CGSize(width: width, height: height) }
    }

    /// A text of fixed size with baselines from its top.
    convenience init(text width: CGFloat, _ height: CGFloat, first: CGFloat, last: CGFloat) {
        self.init(
            guides: { ViewDimensions(size: $0, firstTextBaseline: first, lastTextBaseline: last) },
            size: { _ in CGSize(width: width, height: height) })
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposals.append(proposal)
        return size(proposal)
    }

    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { guides(sizeThatFits(proposal)) }

    func place(at topLeading: CGPoint, proposal: ProposedViewSize) {
        frame = CGRect(origin: topLeading, size: size(proposal))
    }

    func layoutValue<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value { key.defaultValue }
}
