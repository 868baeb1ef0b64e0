/// How many lines a field has: one that grows to the side has a single one, another as many as `lineLimit(_:)` says around it.
///
/// Source: Apple, SwiftUI `TextField.init(_:text:axis:)`.
struct FieldLines: ViewModifier {
    let axis: Axis

    func body(content: Content) -> some View {
        if axis == .horizontal { content.lineLimit(1) } else { content }
    }
}

/// The text of a field that grows downwards: beyond its last line the text goes on out of sight, as it scrolls on a device.
struct GrowingText: View {
    let text: String
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.multilineTextAlignment) private var alignment

    var body: some View { words.environment(\.avoidsOrphans, false) }

    @ViewBuilder private var words: some View {
        if lineLimit == nil {
            Text(verbatim: text)
        } else {
            WindowLayout(alignment: alignment) {
                Text(verbatim: text).lineLimit(nil)
                Text(verbatim: text).hidden()
            }
            .clipped()
        }
    }
}

/// Shows the beginning of its first view in as much room as the second needs.
private struct WindowLayout: Layout {
    let alignment: TextAlignment

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.last?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let window = ProposedViewSize(bounds.size)
        subviews.last?.place(at: bounds.origin, proposal: window)
        guard let text = subviews.first else { return }
        let question = ProposedViewSize(width: proposal.width, height: nil)
        let room = bounds.width - text.sizeThatFits(question).width
        let x = alignment == .leading ? 0 : alignment == .center ? room / 2 : room
        text.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: question)
    }

    /// The baselines of the text.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGFloat? {
        subviews.last.flatMap { $0.dimensions(in: proposal)[explicit: guide] }
    }
}
