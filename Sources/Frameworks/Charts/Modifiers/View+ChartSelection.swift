nonisolated extension View {
    /// Configures charts in this view so that a touch selects the value of x under it; the selection ends with the touch.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartOverlay { proxy in
            SelectionArea(plot: proxy.plotFrame) { drag in
                value.wrappedValue = drag.isOver ? nil : proxy.value(atX: drag.point.x)
            }
        }
    }

    /// Configures charts in this view so that a drag selects the range of x that it passes; a tap clears the selection.
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chartOverlay { proxy in
            SelectionArea(plot: proxy.plotFrame) { drag in
                range.wrappedValue = drag.range { proxy.value(atX: $0.x) }
            }
        }
    }

    /// Configures charts in this view so that a touch selects the value of y under it; the selection ends with the touch.
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartOverlay { proxy in
            SelectionArea(plot: proxy.plotFrame) { drag in
                value.wrappedValue = drag.isOver ? nil : proxy.value(atY: drag.point.y)
            }
        }
    }

    /// Configures charts in this view so that a drag selects the range of y that it passes; a tap clears the selection.
    public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chartOverlay { proxy in
            SelectionArea(plot: proxy.plotFrame) { drag in
                range.wrappedValue = drag.range { proxy.value(atY: $0.y) }
            }
        }
    }

    /// Configures pie and donut charts in this view so that a touch selects the value at its angle: the total of all sectors up to there.
    /// The selection ends with the touch.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartOverlay { proxy in
            SelectionArea(plot: proxy.plotFrame) { drag in
                value.wrappedValue = drag.isOver ? nil : proxy.value(atAngle: proxy.angle(at: drag.point))
            }
        }
    }
}

/// The plot of a chart as an area that is touched to select.
nonisolated private struct SelectionArea: View {
    let plot: Anchor<CGRect>?
    let select: (Drag) -> Void
    @Environment(\.layoutDirection) private var direction

    /// A touch in points from the top leading corner of the plot, kept inside it.
    struct Drag {
        let start: CGPoint
        let point: CGPoint
        let isOver: Bool

        /// Returns the range between its start and its current point; nil for a tap.
        func range<P: Comparable>(_ value: (CGPoint) -> P?) -> ClosedRange<P>? {
            guard start != point, let first = value(start), let last = value(point) else { return nil }
            return min(first, last)...max(first, last)
        }
    }

    @MainActor var body: some View {
        GeometryReader { geometry in
            if let plot {
                let frame = geometry[plot]
                Color.clear
                    .contentShape(Rectangle())
                    .gesture(
                        DragGesture(minimumDistance: 0)
                            .onChanged { select(drag($0, in: frame.size, isOver: false)) }
                            .onEnded { select(drag($0, in: frame.size, isOver: true)) }
                    )
                    .frame(width: frame.width, height: frame.height)
                    .offset(x: frame.minX, y: frame.minY)
            }
        }
    }

    @MainActor private func drag(_ value: DragGesture.Value, in size: CGSize, isOver: Bool) -> Drag {
        // A chart is mirrored like any layout, and touches are not.
        func inside(_ point: CGPoint) -> CGPoint {
            let x = min(max(point.x, 0), size.width)
            return CGPoint(x: direction == .rightToLeft ? size.width - x : x, y: min(max(point.y, 0), size.height))
        }
        return Drag(start: inside(value.startLocation), point: inside(value.location), isOver: isOver)
    }
}
