import Drawing

/// Content that may be larger than the space it is shown in.
///
/// A picture shows it from its beginning, cut off at the view's edges; without indicators, as a view that is not being
/// scrolled shows none.
///
/// Source: Apple, SwiftUI `ScrollView`.
public struct ScrollView<Content: View>: View {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    @Environment(\.scrollContentMargins) private var margins
    @Environment(\.scrollAnchor) private var anchor
    @Environment(\.isScrollClipDisabled) private var isClipDisabled
    @State private var container = ContainerSize(.zero)

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public var body: some View {
        LayoutView(
            layout: ScrollLayout(axes: axes, anchor: anchor ?? .topLeading),
            content: VStack { content }
                .padding(margins)
                .environment(\.scrollContentMargins, EdgeInsets())
                .environment(\.containerSize, container)
        )
        .modifier(ContainerSizeReader(container: container))
        .modifier(ScrollClip(isClipped: !isClipDisabled))
    }
}

/// Cuts what scrolls off at its edges; where they are those of the safe area, at those of the container, behind its bars.
struct ScrollClip: ViewModifier, WrapperModifier {
    typealias Body = Never
    let isClipped: Bool

    func wrap(_ inner: ViewNode, existing: ViewNode?, owner: StructureNode, in context: ExpansionContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { ScrollClipNode(tree: context.tree, inner: inner) }
        node.isClipped = isClipped
        return node
    }
}

private final class ScrollClipNode: WrapperNode {
    var isClipped = true
    /// How far the content shows beyond the frame, in points: left, top, right, bottom.
    private var reach: (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) = (0, 0, 0, 0)

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        super.placeChildren(in: frame, proposal: proposal)
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let whole = environment.safeArea?.extended(frame, edges: .all, isRightToLeft: isRightToLeft) ?? frame
        reach = (frame.minX - whole.minX, frame.minY - whole.minY, whole.maxX - frame.maxX, whole.maxY - frame.maxY)
    }

    private func window(at time: Double) -> CGRect {
        let frame = frame(at: time)
        return CGRect(
            x: frame.minX - reach.left, y: frame.minY - reach.top, width: frame.width + reach.left + reach.right,
            height: frame.height + reach.top + reach.bottom)
    }

    /// What has scrolled out of sight is not touched.
    override func letsTouchesIn(at point: CGPoint, time: Double) -> Bool { window(at: time).contains(point) }

    override func paint(with painter: inout Painter) {
        guard isClipped else { return inner.paint(with: &painter) }
        let window = window(at: painter.time)
        let items = painter.group { inner.paint(with: &$0) }
        guard !items.isEmpty else { return }
        painter.draw([.clip(Path(window), FillStyle(), items)])
    }
}
