import Foundation
@_spi(Nodes) import SwiftUICore

/// A presentation of a modifier over the window: its form, its content and the function that closes it.
struct Presentation {
    enum Form {
        case sheet
        case cover
        /// A popover with the point at which it points, and the side of that point on which it stands.
        case popover(PopoverAttachmentAnchor, arrow: Edge)
        case alert(AlertWords)
        case dialog(AlertWords)
        case menu
        /// A menu of the view, which is lifted, with its preview; nil for the view as it is.
        case contextMenu(preview: (@MainActor () -> AnyView)?)
        /// The view, or a preview of it, on a finger.
        case carried(CarriedPlace, preview: (@MainActor () -> AnyView)?)
        /// A bar over the keyboard, while a field is edited.
        case keyboardBar
    }

    var form: Form
    /// The identity that distinguishes the presentation from the next one of the same modifier.
    var identity: AnyHashable = 0
    /// Makes the content.
    var content: @MainActor () -> AnyView
    /// Resets the state that presents it.
    var close: @MainActor () -> Void
    /// Runs after the presentation has left.
    var onDismiss: (() -> Void)?
    /// True for a hint at something in the window: it is presented alone, and by the first view that has one.
    var isHint = false

    /// The name of the presentation in messages.
    var word: String {
        switch form {
        case .sheet: "The sheet"
        case .cover: "The full screen cover"
        case .popover: "The popover"
        case .alert: "The alert"
        case .dialog: "The confirmation dialog"
        case .menu: "The menu"
        case .contextMenu: "The context menu"
        case .carried: "The view that is dragged"
        case .keyboardBar: "The bar over the keyboard"
        }
    }
}

/// The words over the buttons of an alert or a dialog.
struct AlertWords {
    var title: Text?
    /// True if the title shows: an alert's does.
    var showsTitle = true
    var message: (() -> AnyView)?
}

extension AlertWords {
    /// The words of an alert from before iOS 15.
    init(_ title: Text, _ message: Text?) {
        self.title = title
        if let message { self.message = { AnyView(message) } }
    }
}

nonisolated extension View {
    /// Presents something over the window while there is something to present.
    func presenting(_ presentation: Presentation?) -> some View { modifier(PresenterModifier(presentation: presentation)) }

    /// Presents content while a value is true.
    func presenting<Content: View>(
        _ form: @autoclosure () -> Presentation.Form, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        // Closures of views are made anywhere and called on the main actor alone.
        nonisolated(unsafe) let content = content
        let presentation =
            isPresented.wrappedValue
            ? Presentation(
                form: form(), content: { AnyView(content()) }, close: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
            : nil
        return presenting(presentation)
    }

    /// Presents a hint in a popover, on a telephone too, where nothing else is presented.
    package func hint<Content: View>(
        isPresented: Bool, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge?, close: @escaping () -> Void,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        nonisolated(unsafe) let (content, close) = (content, close)
        let form = Presentation.Form.popover(attachmentAnchor, arrow: arrowEdge ?? .top)
        let presentation = Presentation(
            form: form, content: { AnyView(content().presentationCompactAdaptation(.popover)) }, close: { close() }, isHint: true)
        return presenting(isPresented ? presentation : nil)
    }

    /// Presents content made from an item while there is one.
    func presenting<Item: Identifiable, Content: View>(
        _ form: @autoclosure () -> Presentation.Form, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        nonisolated(unsafe) let (content, item) = (content, item)
        let presentation = item.wrappedValue.map { shown in
            nonisolated(unsafe) let shown = shown
            return Presentation(
                form: form(), identity: AnyHashable(shown.id), content: { AnyView(content(shown)) },
                close: { item.wrappedValue = nil }, onDismiss: onDismiss)
        }
        return presenting(presentation)
    }
}

nonisolated private struct PresenterModifier: ViewModifier, WrapperModifier {
    typealias Body = Never
    let presentation: Presentation?

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = PresenterNode.reuse(existing, inner: inner) { PresenterNode(tree: context.tree, inner: inner) }
        node.owner = ObjectIdentifier(owner)
        node.presentation = nil
        if let presentation { node.present(presentation, in: context) }
        return node
    }
}

/// A view that presents something over the window.
@MainActor
class PresenterNode: WrapperNode {
    var owner: ObjectIdentifier?
    var presentation: Presentation?

    /// The frame at which presentations point and which menus lift, in the coordinates of `placedFrame`.
    var liftedFrame: CGRect? { placedFrame }

    /// Draws the view that a menu lifts.
    func paintLifted(with painter: inout Painter) { inner.paint(with: &painter) }

    /// Takes a presentation, for which the root of the tree makes a layer.
    func present(_ presentation: Presentation, in context: BuildContext) {
        guard !context.environment.isInWidget else {
            // A widget has no field that could be edited.
            if case .keyboardBar = presentation.form { return }
            // A widget is a picture: the system presents nothing over it.
            let reason = "a widget cannot present it, and only the presenting view is drawn"
            return context.tree.diagnostics.note(.notShown(presentation.word, instead: reason))
        }
        self.presentation = presentation
        context.tree.presence.mayPresent = true
        if case .keyboardBar = presentation.form { context.tree.presence.hasKeyboardBars = true }
        // The presented content is elsewhere in the tree and is made by the root.
        if !context.tree.scopes.open.isEmpty { context.tree.scopes.needWhole = true }
    }

    override var dumpedChildren: [ViewNode] { inner.dumpedChildren }
    override var kind: String { inner.kind }
}
