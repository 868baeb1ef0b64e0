/// The actions that a swipe of a row brings out at one of its sides.
struct RowActions {
    var content: AnyView
    /// True if a swipe across most of the row performs the first action.
    var allowsFullSwipe: Bool
}

nonisolated extension View {
    /// Puts actions behind a row of a list, which a swipe brings out.
    ///
    /// - Parameters:
    ///   - edge: the side at which they come out.
    ///   - allowsFullSwipe: whether a swipe across most of the row performs the first one.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let actions = content()
        return modifier(
            ListRowTraitModifier { traits in
                let path = edge == .leading ? \ListRowTraits.leadingActions : \ListRowTraits.trailingActions
                // With several modifiers, the inner one's actions are nearer to the side.
                let outer = traits[keyPath: path]?.content
                let all = outer.map { AnyView(TupleView((actions, $0))) } ?? AnyView(actions)
                traits[keyPath: path] = RowActions(content: all, allowsFullSwipe: allowsFullSwipe)
            })
    }

    /// Disables deleting this row.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(ListRowTraitModifier { $0.isDeleteDisabled = $0.isDeleteDisabled || isDisabled })
    }
}

extension ListRowTraits {
    /// Returns the actions that a swipe brings out at a side: the row's own actions, or else, at the trailing side, a button that deletes
    /// the row.
    ///
    /// - Parameter delete: deletes the row; nil where it cannot be deleted.
    @MainActor
    func actions(at edge: HorizontalEdge, delete: (() -> Void)?) -> RowActions? {
        if edge == .leading { return leadingActions }
        if let trailingActions { return trailingActions }
        guard let delete, !isDeleteDisabled else { return nil }
        let action: @MainActor () -> Void = { delete() }
        let button = Button(role: .destructive, action: action) { Text("Delete") }
        return RowActions(content: AnyView(button), allowsFullSwipe: true)
    }
}

/// The actions of a row side by side, the first at the row's side.
struct SwipeActionStrip: View {
    let content: AnyView
    let isAtRight: Bool
    let close: () -> Void
    @Environment(\.systemLook.list.swipe) private var look

    var body: some View {
        SwipeActionLayout(isAtRight: isAtRight, look: look) { content }
            .buttonStyle(SwipeActionButtonStyle(close: close, isCapsule: look.capsule != nil))
            .environment(\.tint, AnyShapeStyle(Color.gray))
            .environment(\.layoutDirection, .leftToRight)
            .environment(\.stackAxis, nil)
    }
}

/// Boxes of equal width that fill the strip brought out.
struct SwipeActionLayout: Layout {
    let isAtRight: Bool
    let look: SwipeActionLook

    nonisolated init(isAtRight: Bool, look: SwipeActionLook) { (self.isAtRight, self.look) = (isAtRight, look) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = subviews.reduce(look.width) { max($0, $1.sizeThatFits(.unspecified).width) }
        let ideal = widest * CGFloat(subviews.count) + look.spacing * CGFloat(subviews.count + 1)
        return CGSize(width: proposal.width ?? ideal, height: proposal.height ?? 44)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard !subviews.isEmpty else { return }
        let width = max((bounds.width - look.spacing) / CGFloat(subviews.count) - look.spacing, 0)
        let height = min(look.capsule?.height ?? bounds.height, bounds.height)
        for (index, subview) in subviews.enumerated() {
            let column = isAtRight ? subviews.count - 1 - index : index
            subview.place(
                at: CGPoint(x: bounds.minX + look.spacing + (width + look.spacing) * CGFloat(column), y: bounds.midY - height / 2),
                proposal: ProposedViewSize(width: width, height: height))
        }
    }
}

/// An action behind a row: white on red where it destroys, else on its tint, an icon alone.
private struct SwipeActionButtonStyle: PrimitiveButtonStyle {
    let close: () -> Void
    let isCapsule: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .labelStyle(SwipeActionLabelStyle())
            .font(.system(size: 15))
            .lineLimit(1)
            .foregroundStyle(.white)
            .padding(.horizontal, 8)
            .fixedSize()
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .background {
                let shape = isCapsule ? AnyShape(Capsule()) : AnyShape(Rectangle())
                shape.fill(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
            }
            .clipped()
            .tapAction {
                // Rows that go, go by their transition.
                withAnimation(.default) {
                    configuration.trigger()
                    close()
                }
            }
    }
}

private struct SwipeActionLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.spokenIcon.font(.system(size: 19)).symbolVariant(.fill)
    }
}
