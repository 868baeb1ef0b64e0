import Foundation
import Geometry

/// A view's size and alignment guides in its own coordinate space, in points.
///
/// Guides are looked up when they are asked for, because a container has to arrange its children to know them.
///
/// Source: Apple, SwiftUI `ViewDimensions`.
public struct ViewDimensions: Equatable {
    package let size: CGSize
    private let proposal: ProposedViewSize
    private let guides: Guides

    private enum Guides {
        case none
        case baselines(first: CGFloat, last: CGFloat)
        case source(any AlignmentGuideSource)
    }

    /// A view that sets no guide.
    package init(size: CGSize) { self.init(size: size, proposal: .unspecified, guides: .none) }

    /// A text: baselines in points from the view's top.
    package init(size: CGSize, firstTextBaseline: CGFloat, lastTextBaseline: CGFloat) {
        self.init(
            size: size, proposal: .unspecified, guides: .baselines(first: firstTextBaseline, last: lastTextBaseline))
    }

    /// A view whose guides `source` knows, measured for `proposal`.
    package init(size: CGSize, proposal: ProposedViewSize, source: any AlignmentGuideSource) {
        self.init(size: size, proposal: proposal, guides: .source(source))
    }

    private init(size: CGSize, proposal: ProposedViewSize, guides: Guides) {
        (self.size, self.proposal, self.guides) = (size.withoutNaN, proposal, guides)
    }

    /// The view's width.
    public var width: CGFloat { size.width }

    /// The view's height.
    public var height: CGFloat { size.height }

    /// Gets the value of the given horizontal guide.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[AlignmentKey(guide)] }

    /// Gets the value of the given vertical guide.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[AlignmentKey(guide)] }

    /// Gets the explicit value of the given alignment guide, or nil where the view leaves it at its default.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: AlignmentKey(guide)] }

    /// Gets the explicit value of the given alignment guide, or nil where the view leaves it at its default.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: AlignmentKey(guide)] }

    /// The value of a guide of either axis.
    package subscript(guide: AlignmentKey) -> CGFloat { self[explicit: guide] ?? guide.defaultValue(in: self) }

    /// The explicit value of a guide of either axis; NaN counts as not set.
    package subscript(explicit guide: AlignmentKey) -> CGFloat? {
        statedValue(of: guide).flatMap { $0.isNaN ? nil : $0 }
    }

    private func statedValue(of guide: AlignmentKey) -> CGFloat? {
        switch guides {
        case .none: nil
        case .baselines(let first, let last):
            guide == AlignmentKey(VerticalAlignment.firstTextBaseline)
                ? first : guide == AlignmentKey(VerticalAlignment.lastTextBaseline) ? last : nil
        case .source(let source): source.explicitAlignment(of: guide, size: size, proposal: proposal)
        }
    }

    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        guard lhs.size == rhs.size else { return false }
        switch (lhs.guides, rhs.guides) {
        case (.none, .none): return true
        case (.baselines(let first, let last), .baselines(let otherFirst, let otherLast)):
            return first == otherFirst && last == otherLast
        case (.source(let source), .source(let other)): return source === other && lhs.proposal == rhs.proposal
        default: return false
        }
    }
}
