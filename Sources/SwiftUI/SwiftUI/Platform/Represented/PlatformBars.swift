import UIKit

/// A UIKit toolbar among views.
struct PlatformToolbar: View {
    let bar: UIToolbar
    @Environment(\.pixelLength) private var pixelLength
    @Environment(\.systemLook.bottomBar) private var look

    var body: some View {
        items
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                if let standard = settings.standard, !standard.hasSystemGround {
                    BarGround(appearance: standard)
                } else if look.ground == .material, bar.backgroundColor == nil {
                    Rectangle().fill(Material.bar)
                }
            }
            .overlay(alignment: .top) {
                if look.ground == .material, let hairline = settings.standard.map(\.hairline) ?? .separator {
                    Rectangle().fill(Color(uiColor: hairline)).frame(height: pixelLength)
                }
            }
            .barColors(of: settings)
    }

    private var settings: BarSettings<UIToolbar> { BarSettings(of: bar) }

    @ViewBuilder private var items: some View {
        switch look.items {
        case .plain: HStack(spacing: 16) { BarItems(items: bar.items ?? []) }
        case .glass:
            GlassBarItems(
                entries: [ToolbarEntry(placement: .bottomBar, content: AnyView(BarItems(items: bar.items ?? [])))], look: .navigationBar)
        }
    }
}

/// The items of a toolbar, with the spaces between them.
struct BarItems: View {
    let items: [UIBarButtonItem]
    var changed: () -> Void = {}

    var body: some View {
        ForEach(Array(items.enumerated()), id: \.offset) { place in
            switch place.element.systemItem {
            case .flexibleSpace?: Spacer(minLength: 0)
            case .fixedSpace?: Color.clear.frame(width: max(place.element.width, 0), height: 1)
            default: BarButton(item: place.element, changed: changed)
            }
        }
    }
}

/// Puts the accessory view of a UIKit text input over the keyboard.
struct AccessoryOverKeyboard: ViewModifier {
    let accessory: UIView?

    func body(content: Content) -> some View {
        if let bar = accessory as? UIToolbar {
            content.toolbar { ToolbarItemGroup(placement: .keyboard) { BarItems(items: bar.items ?? []) } }
        } else if let accessory {
            content.toolbar { ToolbarItemGroup(placement: .keyboard) { BarView(view: accessory) } }
        } else {
            content
        }
    }
}

/// The search bar of a controller's item, below its title.
struct SearchControllerModifier: ViewModifier {
    let controller: UISearchController?
    let isAlwaysShown: Bool
    let changed: () -> Void

    func body(content: Content) -> some View {
        if let controller {
            content
                .searchable(
                    text: text(of: controller), isPresented: presented(controller),
                    placement: .navigationBarDrawer(displayMode: isAlwaysShown ? .always : .automatic),
                    prompt: controller.searchBar.placeholder.map { Text(verbatim: $0) }
                )
                .onSubmit(of: .search) {
                    controller.searchBar.delegate?.searchBarSearchButtonClicked(controller.searchBar)
                    changed()
                }
        } else {
            content
        }
    }

    private func text(of controller: UISearchController) -> Binding<String> {
        Binding {
            controller.searchBar.text ?? ""
        } set: { text in
            controller.take(text)
            changed()
        }
    }

    private func presented(_ controller: UISearchController) -> Binding<Bool> {
        Binding {
            controller.isActive
        } set: { isActive in
            guard isActive != controller.isActive else { return }
            controller.isActive = isActive
            if !isActive {
                controller.searchBar.delegate?.searchBarCancelButtonClicked(controller.searchBar)
                controller.take("")
            }
            changed()
        }
    }
}
