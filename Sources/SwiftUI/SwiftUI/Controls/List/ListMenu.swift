import Foundation
@_spi(Nodes) import SwiftUICore

/// The actions of the rows of a list by their tags: the menu that a long press brings up, and the action of a tap.
struct ListMenu {
    /// Returns whether the menu is for rows with a tag.
    let takes: @MainActor (AnyHashable) -> Bool
    /// Makes the menu of some rows; nil where there is no menu.
    let content: (@MainActor (Set<AnyHashable>) -> AnyView)?
    let primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?

    /// A menu for the rows whose tags are of a type.
    init<I: Hashable, M: View>(
        _ type: I.Type, menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)?
    ) {
        // Closures of views are made anywhere and called on the main actor alone.
        nonisolated(unsafe) let menu = menu
        @MainActor func own(_ tags: Set<AnyHashable>) -> Set<I> { Set(tags.compactMap { $0.value(as: I.self) }) }
        takes = { $0.value(as: I.self) != nil }
        if M.self == EmptyView.self {
            content = nil
        } else {
            content = { tags in AnyView(menu(own(tags))) }
        }
        if let primaryAction {
            nonisolated(unsafe) let primaryAction = primaryAction
            self.primaryAction = { tags in primaryAction(own(tags)) }
        } else {
            self.primaryAction = nil
        }
    }
}

private enum ListMenusKey: EnvironmentKey {
    static var defaultValue: [ListMenu] { [] }
}

extension EnvironmentValues {
    /// The menus of the rows of lists in the view, the innermost first.
    var listMenus: [ListMenu] {
        get { self[ListMenusKey.self] }
        set { self[ListMenusKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Gives the rows of a list in this view a menu, and an action that a tap performs, by their tags.
    ///
    /// A row that is selected acts for all that are. Tags must be of the type; a menu that is an `EmptyView` never opens.
    ///
    /// Source: Apple, SwiftUI `contextMenu(forSelectionType:menu:primaryAction:)`.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        transformEnvironment(\.listMenus) { $0.insert(ListMenu(itemType, menu: menu, primaryAction: primaryAction), at: 0) }
    }
}

/// Puts a node around each row of a list that can show the menu of that row.
struct RowMenuModifier: ViewModifier, WrapperModifier {
    typealias Body = Never
    let menus: [ListMenu]
    let selection: ListSelection
    /// The tag of the row whose menu is open.
    let open: Binding<AnyHashable?>

    func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = RowMenuNode.reuse(existing, inner: inner) { RowMenuNode(tree: context.tree, inner: inner) }
        node.owner = ObjectIdentifier(node)
        node.presentation = nil
        (node.open, node.perform) = (nil, nil)
        let isRow = inner.layoutValue(for: SectionMembershipKey.self).map { $0.role == .content } ?? true
        guard isRow, let tag = inner.traits.tag, let menu = menus.first(where: { $0.takes(tag) }) else { return node }
        let tags = selection.holds(tag) ? selection.tags : [tag]
        if let perform = menu.primaryAction { node.perform = { perform(tags) } }
        guard let content = menu.content else { return node }
        node.open = { [open] in open.wrappedValue = tag }
        if open.wrappedValue == tag {
            node.present(
                Presentation(
                    form: .contextMenu(preview: nil), content: { content(tags) }, close: { [open] in open.wrappedValue = nil }),
                in: context)
        }
        return node
    }
}

/// A row of a list that may show a menu.
@MainActor
final class RowMenuNode: PresenterNode {
    /// Opens the menu; nil where there is none.
    var open: (@MainActor () -> Void)?
    /// The action of a tap; nil where a tap selects the row.
    var perform: (@MainActor () -> Void)?
    weak var list: ListNode?

    /// The frame of the whole row, which a menu lifts, with the parts that the list puts behind and beside it.
    override var liftedFrame: CGRect? { list?.rowFrame(around: self) ?? super.liftedFrame }

    override func paintLifted(with painter: inout Painter) {
        guard let list else { return super.paintLifted(with: &painter) }
        list.paintRow(around: self, with: &painter)
    }
}

extension ViewNode {
    /// The node in a row that may show its menu.
    var rowMenu: RowMenuNode? {
        var node: ViewNode? = self
        while let wrapper = node as? WrapperNode {
            if let menu = wrapper as? RowMenuNode { return menu }
            node = wrapper.inner
        }
        return nil
    }
}
