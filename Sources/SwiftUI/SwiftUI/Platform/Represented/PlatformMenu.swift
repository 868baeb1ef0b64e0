import UIKit

/// The elements of a UIKit menu, shown like those of a SwiftUI menu.
struct PlatformMenuContent: View {
    let elements: [UIMenuElement]
    let perform: @MainActor (UIAction) -> Void

    /// - Parameter perform: performs an action that a finger touches.
    init(_ menu: UIMenu, perform: @escaping @MainActor (UIAction) -> Void) {
        (elements, self.perform) = (menu.children, perform)
    }

    fileprivate init(_ elements: [UIMenuElement], perform: @escaping @MainActor (UIAction) -> Void) {
        (self.elements, self.perform) = (elements, perform)
    }

    var body: some View {
        ForEach(Array(elements.enumerated()), id: \.offset) { row(of: $0.element) }
    }

    private func row(of element: UIMenuElement) -> AnyView {
        switch element {
        case let action as UIAction: AnyView(MenuActionRow(action: action, perform: perform))
        case let menu as UIMenu where menu.options.contains(.displayInline):
            AnyView(
                Section {
                    PlatformMenuContent(menu.children, perform: perform)
                } header: {
                    if !menu.title.isEmpty { Text(verbatim: menu.title) }
                })
        case let menu as UIMenu:
            AnyView(
                Menu {
                    PlatformMenuContent(menu.children, perform: perform)
                } label: {
                    ElementLabel(element: menu)
                })
        case let later as UIDeferredMenuElement: AnyView(PlatformMenuContent(later.elements(), perform: perform))
        default: AnyView(EmptyView())
        }
    }
}

private struct MenuActionRow: View {
    let action: UIAction
    let perform: @MainActor (UIAction) -> Void

    var body: some View {
        if action.attributes.contains(.hidden) {
            EmptyView()
        } else if action.state == .off {
            let role: ButtonRole? = action.attributes.contains(.destructive) ? .destructive : nil
            Button(role: role, action: { perform(action) }, label: { ElementLabel(element: action) })
                .disabled(action.attributes.contains(.disabled))
        } else {
            Toggle(
                isOn: Binding {
                    true
                } set: { _ in
                    perform(action)
                }
            ) { ElementLabel(element: action) }
            .disabled(action.attributes.contains(.disabled))
        }
    }
}

private struct ElementLabel: View {
    let element: UIMenuElement

    var body: some View {
        if let image = element.image {
            Label {
                Text(verbatim: element.title)
            } icon: {
                Image(uiImage: image)
            }
        } else {
            Text(verbatim: element.title)
        }
    }
}

/// Brings up the menu of a UIKit view's interaction after a long press on the view.
struct PlatformContextMenu: ViewModifier {
    let view: UIView

    func body(content: Content) -> some View {
        if let interaction = view.interactions.lazy.compactMap({ $0 as? UIContextMenuInteraction }).first, let menu = interaction.menu() {
            content.contentShape(Rectangle()).contextMenu { PlatformMenuContent(menu) { $0.perform(by: interaction) } }
        } else {
            content
        }
    }
}
