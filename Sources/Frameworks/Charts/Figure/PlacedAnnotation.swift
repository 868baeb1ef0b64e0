/// A view beside a mark, at its place in the plot's coordinates.
struct PlacedAnnotation: Identifiable {
    let id: AnyHashable
    let view: AnyView
    let frame: CGRect
    let zIndex: Double
    /// The distances by which it reaches above and below the plot although the scale could make room for it, in points.
    let missing: (top: CGFloat, bottom: CGFloat)

    /// - Parameter plot: the plot in the chart's coordinates, and the chart's size.
    @MainActor
    init(_ annotation: MarkAnnotation, of mark: DrawnMark, number: Int, plot: CGRect, proxy: MeasuringProxy) {
        let target = mark.target
        let content = annotation.content(AnnotationContext(targetSize: mark.frame.size))
        let isOver = annotation.position.kind == .overlay
        let room = ProposedViewSize(target.size.width > 0 ? target.size : proxy.size)
        let size = proxy.measure(content, isOver ? room : .unspecified)
        var frame = Self.frame(of: size, beside: target, annotation)
        let (x, y) = (annotation.overflow.x.kind, annotation.overflow.y.kind)
        if let bounds = Self.bounds(x, plot: plot, proxy: proxy, automatic: .fit(.automatic)) {
            frame.origin.x = min(max(frame.minX, bounds.minX), max(bounds.maxX - size.width, bounds.minX))
        }
        if let bounds = Self.bounds(y, plot: plot, proxy: proxy, automatic: .disabled) {
            frame.origin.y = min(max(frame.minY, bounds.minY), max(bounds.maxY - size.height, bounds.minY))
        }
        let mayPad = (y == .automatic || y == .padScale) && !mark.spansPlot && !isOver
        missing = mayPad ? (max(-frame.minY, 0), max(frame.maxY - plot.height, 0)) : (0, 0)
        id = AnyHashable([mark.id, AnyHashable(number)])
        view = content
        self.frame = frame
        zIndex = mark.zIndex
    }

    /// Returns the rectangle that an annotation has to fit into, in the plot's coordinates; nil if there is none.
    @MainActor
    private static func bounds(
        _ strategy: AnnotationOverflowResolution.Strategy.Kind, plot: CGRect, proxy: MeasuringProxy,
        automatic: AnnotationOverflowResolution.Strategy.Kind
    ) -> CGRect? {
        guard case .fit(let boundary) = strategy == .automatic ? automatic : strategy else { return nil }
        if boundary.kind == .plot { return CGRect(origin: .zero, size: plot.size) }
        return CGRect(x: -plot.minX, y: -plot.minY, width: proxy.size.width, height: proxy.size.height)
    }

    private static func frame(of size: CGSize, beside target: CGRect, _ annotation: MarkAnnotation) -> CGRect {
        let spacing = annotation.spacing ?? 4
        let (horizontal, vertical) = (annotation.alignment.horizontal, annotation.alignment.vertical)
        let rest = CGSize(width: target.width - size.width, height: target.height - size.height)
        var origin = CGPoint(
            x: target.minX + (horizontal == .leading ? 0 : horizontal == .trailing ? rest.width : rest.width / 2),
            y: target.minY + (vertical == .top ? 0 : vertical == .bottom ? rest.height : rest.height / 2))
        let (left, right) = (target.minX - spacing - size.width, target.maxX + spacing)
        let (above, below) = (target.minY - spacing - size.height, target.maxY + spacing)
        switch annotation.position.kind {
        case .overlay:
            // Kept off the edge that it is aligned to.
            let own = annotation.spacing ?? 0
            if vertical == .top { origin.y += own } else if vertical == .bottom { origin.y -= own }
            if horizontal == .leading { origin.x += own } else if horizontal == .trailing { origin.x -= own }
        case .automatic, .top: origin.y = above
        case .bottom: origin.y = below
        case .leading: origin.x = left
        case .trailing: origin.x = right
        case .topLeading: origin = CGPoint(x: left, y: above)
        case .topTrailing: origin = CGPoint(x: right, y: above)
        case .bottomLeading: origin = CGPoint(x: left, y: below)
        case .bottomTrailing: origin = CGPoint(x: right, y: below)
        }
        return CGRect(origin: origin, size: size)
    }
}
