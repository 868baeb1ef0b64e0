/// The number of lines of a field: a field that grows to the side has one, any other as many as the `lineLimit(_:)` around it sets.
///
/// Source: Apple, SwiftUI `TextField.init(_:text:axis:)`.
struct FieldLines: ViewModifier {
    let axis: Axis

    func body(content: Content) -> some View {
        if axis == .horizontal { content.lineLimit(1) } else { content }
    }
}

/// The text of a field that grows downwards: beyond its last line the text continues out of sight, as it scrolls on a device.
struct GrowingText: View {
    let text: String
    /// True if the text is scrolled to its end.
    var showsEnd = false
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.multilineTextAlignment) private var alignment

    var body: some View { words.environment(\.avoidsOrphans, false) }

    @ViewBuilder private var words: some View {
        if lineLimit == nil, !showsEnd {
            Text(verbatim: text)
        } else {
            WindowLayout(alignment: alignment, showsEnd: showsEnd) {
                Text(verbatim: text).lineLimit(nil)
                Text(verbatim: text).hidden()
            }
            .clipped()
        }
    }
}

/// The end of a line that is too long for its field, where something was typed last.
struct TextEnd: View {
    let text: String
    @Environment(\.multilineTextAlignment) private var alignment

    var body: some View {
        EndLayout(alignment: alignment) { Text(verbatim: text) }.clipped()
    }
}

/// Shows the beginning of its first view, or its end, in as much room as the second needs.
private struct WindowLayout: Layout {
    let alignment: TextAlignment
    let showsEnd: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.last?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let window = ProposedViewSize(bounds.size)
        subviews.last?.place(at: bounds.origin, proposal: window)
        guard let text = subviews.first else { return }
        let question = ProposedViewSize(width: proposal.width, height: nil)
        let size = text.sizeThatFits(question)
        let room = bounds.width - size.width
        let x = alignment == .leading ? 0 : alignment == .center ? room / 2 : room
        let y = showsEnd ? min(bounds.height - size.height, 0) : 0
        text.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: question)
    }

    /// The baselines of the text.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGFloat? {
        subviews.last.flatMap { $0.dimensions(in: proposal)[explicit: guide] }
    }
}

/// Shows the end of a line, in all the room there is: the room does not change with each letter.
private struct EndLayout: Layout {
    let alignment: TextAlignment

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let whole = subviews.first?.sizeThatFits(.unspecified) else { return .zero }
        let width = proposal.width ?? whole.width
        return CGSize(width: width.isFinite ? width : whole.width, height: whole.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let text = subviews.first else { return }
        let room = bounds.width - text.sizeThatFits(.unspecified).width
        let x = room < 0 ? room : alignment == .leading ? 0 : alignment == .center ? room / 2 : room
        text.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
    }

    /// The baselines of the text.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGFloat? {
        subviews.first.flatMap { $0.dimensions(in: proposal)[explicit: guide] }
    }
}

/// Shows as much of a text of many lines as there is room for, from its beginning or up to its end.
struct EditorLayout: Layout {
    let showsEnd: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let text = subviews.first else { return .zero }
        let size = text.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
        return CGSize(width: size.width, height: min(size.height, proposal.height ?? size.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let text = subviews.first else { return }
        let question = ProposedViewSize(width: proposal.width, height: nil)
        let y = showsEnd ? min(bounds.height - text.sizeThatFits(question).height, 0) : 0
        text.place(at: CGPoint(x: bounds.minX, y: bounds.minY + y), proposal: question)
    }
}
