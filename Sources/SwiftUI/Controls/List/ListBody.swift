/// The rows of a list or form, cut off at its edges.
struct ListBody<Content: View>: View {
    let content: Content
    let selection: Set<AnyHashable>
    let isForm: Bool

    @Environment(\.listStyle) private var listStyle
    @Environment(\.formLook) private var formLook

    @Environment(\.scrollContentBackground) private var background

    var body: some View {
        ListRows(content: content, look: look, selection: selection)
            .modifier(ScrollWindowModifier(state: nil, margins: EdgeInsets(), isClipped: true))
            .background(background == .hidden ? Color.clear : look.background)
    }

    private var look: _ListLook { isForm && listStyle == DefaultListStyle._look ? formLook : listStyle }
}

extension _ListLook {
    /// What lies behind the rows of a list.
    fileprivate var background: Color {
        Color(source: .system(kind == .plain ? .systemBackground : .systemGroupedBackground))
    }
}

/// Lays the rows out and draws what stands behind and between them.
private struct ListRows<Content: View>: View, ElementView {
    typealias Body = Never
    let content: Content
    let look: _ListLook
    let selection: Set<AnyHashable>

    func makeNode(in context: BuildContext) -> ListNode { ListNode(tree: context.tree) }

    func update(_ node: ListNode, at structure: ViewElement, in context: BuildContext) {
        var inside = context.forContent
        inside.environment.stackAxis = nil
        inside.environment.listLook = look
        inside.environment.scrollContentMargins = EdgeInsets()
        let rows = context.tree.build(content, at: structure.child(0, holding: Content.self), in: inside)
        node.update(rows, look: look, selection: selection, in: inside) { view, row, part in
            let place = structure.child(.identity(AnyHashable(ObjectIdentifier(row))), holding: ListRowPart.self)
            return context.tree.build(view, at: place.child(part.rawValue, holding: AnyView.self), in: inside)
        }
    }
}

/// The views at the top of a section, as the list's style has them.
struct ListHeaderStyle: ViewModifier {
    @Environment(\.listLook) private var look
    @Environment(\.headerProminence) private var prominence

    func body(content: Content) -> some View {
        if prominence == .increased {
            content.font(.title3.bold()).textCase(nil)
        } else if look?.kind == .plain {
            content.font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
        } else {
            content.font(.footnote).foregroundStyle(.secondary).textCase(.uppercase)
        }
    }
}

/// The views at the bottom of a section, as the list's style has them.
struct ListFooterStyle: ViewModifier {
    func body(content: Content) -> some View { content.font(.footnote).foregroundStyle(.secondary) }
}
