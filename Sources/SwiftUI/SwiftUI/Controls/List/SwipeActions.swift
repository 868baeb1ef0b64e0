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

    var body: some View {
        SwipeActionLayout(isAtRight: isAtRight) { content }
            .buttonStyle(SwipeActionButtonStyle(close: close))
            .environment(\.tint, AnyShapeStyle(Color.gray))
            .environment(\.layoutDirection, .leftToRight)
            .environment(\.stackAxis, nil)
    }
}

/// Boxes of equal width that fill the strip brought out.
struct SwipeActionLayout: Layout {
    let isAtRight: Bool

    /// By eye, after UIKit's swipe actions: 74 points for a word of the length of "Delete".
    static let width: CGFloat = 74

    nonisolated init(isAtRight: Bool) { self.isAtRight = isAtRight }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = subviews.reduce(Self.width) { max($0, $1.sizeThatFits(.unspecified).width) }
        return CGSize(width: proposal.width ?? widest * CGFloat(subviews.count), height: proposal.height ?? 44)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard !subviews.isEmpty else { return }
        let width = bounds.width / CGFloat(subviews.count)
        for (index, subview) in subviews.enumerated() {
            let column = isAtRight ? subviews.count - 1 - index : index
            subview.place(
                at: CGPoint(x: bounds.minX + width * CGFloat(column), y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

/// An action behind a row: white on red where it destroys, else on its tint, an icon alone.
private struct SwipeActionButtonStyle: PrimitiveButtonStyle {
    let close: () -> Void

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
                if configuration.role == .destructive {
                    Color.red
                } else {
                    Rectangle().fill(TintShapeStyle())
                }
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
