import Foundation
import Geometry

/// Views laid over one another at a common alignment, as by a `ZStack`, also where the stack is implicit.
struct OverlaidViews {
    let alignment: Alignment
    let subviews: LayoutSubviews

    /// The union of the views, lined up; of those with the highest layout priority only, as SwiftUI does.
    func size(_ proposal: ProposedViewSize) -> CGSize {
        let spans = spans(proposal)
        return CGSize(width: spans.x.length, height: spans.y.length)
    }

    /// Proposes every view the container's own size, measures again, and lines the answers up inside their own union,
    /// which starts at the container's corner (probed on macOS 27).
    func place(in bounds: CGRect) {
        let proposal = ProposedViewSize(bounds.size)
        let spans = spans(proposal)
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            let corner = CGPoint(
                x: bounds.minX + spans.x.start(guide: dimensions[alignment.horizontal]),
                y: bounds.minY + spans.y.start(guide: dimensions[alignment.vertical]))
            subview.place(at: corner, proposal: proposal)
        }
    }

    /// The preferences of the views with the highest priority: a spacer's zero counts only among spacers.
    var spacing: ViewSpacing {
        let spacings = leading.map(\.spacing)
        guard let first = spacings.first else { return ViewSpacing() }
        return spacings.dropFirst().reduce(first) { $0.union($1) }
    }

    private var leading: [LayoutSubview] {
        guard let highest = subviews.map(\.priority).max() else { return [] }
        return subviews.filter { $0.priority == highest }
    }

    private func spans(_ proposal: ProposedViewSize) -> (x: AlignmentSpan, y: AlignmentSpan) {
        var (x, y) = (AlignmentSpan(), AlignmentSpan())
        for subview in leading {
            let dimensions = subview.dimensions(in: proposal)
            x.add(length: dimensions.width, guide: dimensions[alignment.horizontal])
            y.add(length: dimensions.height, guide: dimensions[alignment.vertical])
        }
        return (x, y)
    }
}
