@_spi(Nodes) import SwiftUICore

/// The rows of a list or form, cut off at its edges.
struct ListBody<Content: View>: View {
    let content: Content
    let selection: ListSelection
    let isForm: Bool

    @Environment(\.listStyle) private var listStyle
    @Environment(\.formLook) private var formLook

    @Environment(\.scrollContentBackground) private var background
    @Environment(\.scrollContentMargins) private var margins
    @Environment(\.scrollAnchor) private var anchor
    @Environment(\.scrollPositionLink) private var link
    @Environment(\.navigationColumns) private var columns
    @Environment(\.isInSidebar) private var isInSidebar
    @State private var state = ScrollState()
    @State private var swipe = RowSwipe()
    /// The tag of the row whose menu is open.
    @State private var menuTag: AnyHashable?
    private var editMode = FoundEditMode()

    init(content: Content, selection: ListSelection, isForm: Bool) {
        (self.content, self.selection, self.isForm) = (content, selection, isForm)
    }

    var body: some View {
        state.axes = .vertical
        state.ground = background == .hidden ? nil : look.background
        return LayoutView(
            layout: ListFrameLayout(anchor: anchor ?? .top),
            content: ListRows(
                content: content, look: look, selection: selection, state: state, swipe: swipe, openMenu: $menuTag,
                isEditing: editMode.isEditing
            )
            .transformEnvironment(\.self) { values in
                values.scrollState = state
                values.scrollWatchers = []
                values.scrollPositionLink = nil
            }
            .modifier(ScrolledContentModifier(state: state, link: link))
        )
        .modifier(ScrollWindowModifier(state: state, margins: margins, isClipped: true))
        .background(background == .hidden ? Color.clear : look.background)
        .modifier(OptionalPresenter(presenter: nextColumn))
    }

    /// In a split view, the presenter of the next column, which shows the row selected here.
    private var nextColumn: NavigationPresenter? {
        guard let column = columns.first, let clear = selection.clear else { return nil }
        let view = AnyView(NavigationColumn(column: column, further: Array(columns.dropFirst())))
        return NavigationPresenter(isPresented: !selection.isEmpty, content: view, dismiss: clear)
    }

    private var look: _ListLook {
        if isInSidebar, listStyle == DefaultListStyle._look || listStyle == SidebarListStyle._look { return _ListLook(kind: .column) }
        return isForm && listStyle == DefaultListStyle._look ? formLook : listStyle
    }
}

extension _ListLook {
    /// The colour behind the rows of a list.
    fileprivate var background: Color {
        kind == .column ? .clear : Color(source: .system(kind == .plain ? .systemBackground : .systemGroupedBackground))
    }
}

/// The frame of a list, which takes the proposal; the rows keep their heights.
private struct ListFrameLayout: Layout {
    /// The part of the rows that is shown until something scrolls, where they do not fit.
    let anchor: UnitPoint

    /// `rule.list` of the layout measurements: the proposal, and nothing where there is none.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let question = ProposedViewSize(width: bounds.width, height: nil)
        for rows in subviews {
            let beyond = max(rows.sizeThatFits(question).height - bounds.height, 0)
            rows.place(
                at: CGPoint(x: bounds.minX, y: bounds.minY - beyond * anchor.y), anchor: .topLeading, proposal: question)
        }
    }
}

/// Lays out the rows and draws the groups behind them and the lines between them.
private struct ListRows<Content: View>: View, ElementView {
    typealias Body = Never
    let content: Content
    let look: _ListLook
    let selection: ListSelection
    let state: ScrollState
    let swipe: RowSwipe
    let openMenu: Binding<AnyHashable?>
    let isEditing: Bool

    func makeNode(in context: BuildContext) -> ListNode { ListNode(tree: context.tree) }

    func update(_ node: ListNode, at structure: ViewElement, in context: BuildContext) {
        var inside = context.forContent
        inside.isInList = true
        inside.environment.stackAxis = nil
        inside.environment.listLook = look
        // The badge belongs to the corner of the list's own tab.
        inside.environment.rowBadge = nil
        inside.environment.listSelection = selection
        inside.environment.navigationColumns = []
        inside.environment.scrollContentMargins = EdgeInsets()
        inside.environment.listMenus = []
        inside.rowsRequest = LazyRowsRequest.lines
        let rows = build(at: structure.child(0, holding: Content.self), menus: context.environment.listMenus, in: inside)
        inside.rowsRequest = nil
        node.swipe = swipe
        // Source: UIKit's tables deselect their rows when editing ends, and a list's selection follows.
        if node.isEditing, !isEditing, !context.tree.isSampling, let clear = selection.endEditing { context.tree.afterUpdate(clear) }
        node.isEditing = isEditing
        // The node is remembered by this element, so it remembers only the one of the parts.
        let parts = structure.child(1, holding: ListRowPart.self)
        node.update(rows, state: state, look: look, selection: selection, in: inside) { [inside] view, row, part in
            let place = parts.child(.identity(AnyHashable(ObjectIdentifier(row))), holding: ListRowPart.self)
            return inside.tree.build(view, at: place.child(part.rawValue, holding: AnyView.self), in: inside)
        }
    }

    private func build(at place: ViewElement, menus: [ListMenu], in inside: BuildContext) -> [ViewNode] {
        guard !menus.isEmpty else { return inside.tree.build(content, at: place, in: inside) }
        let rows = content.modifier(RowMenuModifier(menus: menus, selection: selection, open: openMenu))
        return inside.tree.build(rows, at: place.child(0, holding: type(of: rows)), in: inside)
    }
}

/// The views at the top of a section, as the list's style has them.
struct ListHeaderStyle: ViewModifier {
    @Environment(\.listLook) private var list
    @Environment(\.headerProminence) private var prominence
    @Environment(\.systemLook.list) private var look

    func body(content: Content) -> some View {
        if prominence == .increased {
            content.font(.title3.bold()).textCase(nil)
        } else {
            let header = look.header(of: list?.kind ?? .insetGrouped)
            content.font(header.font)
                .foregroundStyle(list?.kind == .sidebar || header.isPrimary ? HierarchicalShapeStyle.primary : .secondary)
                .textCase(header.isUppercase ? .uppercase : nil)
        }
    }
}

/// The views at the bottom of a section, as the list's style has them.
struct ListFooterStyle: ViewModifier {
    func body(content: Content) -> some View { content.font(.footnote).foregroundStyle(.secondary) }
}
