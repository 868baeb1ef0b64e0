/// A layout that places views at their own frames.
struct PlotLayout: Layout {
    let size: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let frame = subview[PlotFrame.self]
            subview.place(
                at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY), anchor: .center,
                proposal: ProposedViewSize(frame.size))
        }
    }
}

/// The frame of a view, in points of the layout.
private struct PlotFrame: LayoutValueKey {
    static var defaultValue: CGRect { .zero }
}

nonisolated extension View {
    /// Sets the frame of a view in a ``PlotLayout``.
    func plotFrame(_ frame: CGRect) -> some View { layoutValue(key: PlotFrame.self, value: frame) }
}

/// A layout that arranges views in rows, as many in each as fit: a legend's entries.
struct FlowLayout: Layout {
    let spacing: CGFloat
    let lineSpacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(of: subviews, width: proposal.width)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(of: subviews, width: bounds.width)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(of subviews: Subviews, width: CGFloat?) -> [CGRect] {
        var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        return subviews.map { subview in
            let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
            if x > 0, let width, x + size.width > width + 0.01 { (x, y, height) = (0, y + height + lineSpacing, 0) }
            let frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
            (x, height) = (x + size.width + spacing, max(height, size.height))
            return frame
        }
    }
}
