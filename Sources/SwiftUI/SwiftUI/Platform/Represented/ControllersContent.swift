import UIKit

/// Controllers with bars inside SwiftUI views: the bars keep clear of the screen's edges, whatever the views around do.
struct ControllersOnScreen: View {
    let view: _ControllersView
    @Environment(\.screenInsets) private var screenInsets

    var body: some View {
        GeometryReader { proxy in
            let insets = covered(proxy.frame(in: .global))
            if insets == EdgeInsets() {
                ControllerContent(view.controller)
            } else {
                ClearedView(content: ControllerContent(view.controller)) { insets }
            }
        }
    }

    /// Returns the insets by which a frame reaches into the areas that the device keeps clear above and below.
    private func covered(_ frame: CGRect) -> EdgeInsets {
        let screen = UIKitSurroundings.current.screenSize
        let (top, bottom) = (screenInsets.top - frame.minY, frame.maxY - (screen.height - screenInsets.bottom))
        return EdgeInsets(
            top: max(top, 0), leading: 0, bottom: screenInsets.bottom > 0 ? min(max(bottom, 0), screenInsets.bottom) : 0, trailing: 0)
    }
}

/// The content of a controller among others: its view, or the views of its child controllers under a system bar.
struct ControllerContent: View {
    let controller: UIViewController
    /// The view is never equal to its former self, as its content may have changed.
    let view: UIView
    /// True if SwiftUI's view in a hosting controller is as large as the proposal, as on a screen.
    let fills: Bool

    init(_ controller: UIViewController, fills: Bool = false) { (self.controller, view, self.fills) = (controller, controller.view, fills) }

    var body: some View {
        switch controller {
        case let tabs as UITabBarController: TabControllerContent(controller: tabs, view: view).modifier(PresentedOver(controller: tabs))
        case let split as UISplitViewController: SplitControllerContent(controller: split).modifier(PresentedOver(controller: split))
        case let navigation as UINavigationController where view is _ControllersView:
            NavigationControllerContent(controller: navigation, view: view).modifier(PresentedOver(controller: navigation))
        default:
            if let hosted = view as? HostedContentView {
                let _ = controller.appear()
                hosted.content.frame(maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil)
                    .background { Ground(view: view) }.modifier(PresentedOver(controller: controller))
            } else {
                GeometryReader { proxy in PlatformViewContent(view: arranged(in: proxy.size)) }.background { Ground(view: view) }
            }
        }
    }

    private func arranged(in size: CGSize) -> UIView {
        controller.arrange(in: size)
        return view
    }
}

/// The colour of a controller's view, which reaches under the bars.
private struct Ground: View {
    let view: UIView

    var body: some View {
        if let color = view.backgroundColor { Color(uiColor: color).ignoresSafeArea() }
    }
}

/// Controllers beside each other.
private struct TabControllerContent: View {
    let controller: UITabBarController
    let view: UIView
    @State private var changes = 0

    var body: some View {
        let _ = changes
        let controllers = controller.viewControllers ?? []
        TabView(selection: selection) {
            ForEach(controllers.indices, id: \.self) { index in
                let item = controllers[index].tabBarItem!
                ControllerContent(controllers[index])
                    .tabItem {
                        Label {
                            Text(verbatim: item.title ?? controllers[index].title ?? "")
                        } icon: {
                            if let image = shownImage(of: item, at: index) { Image(uiImage: image) }
                        }
                    }
                    .tag(index)
                    .badge(item.badgeValue.map { Text(verbatim: $0) })
                    .modifier(TabItemModifier { $0.look = TabItemLook(of: item, isSelected: index == controller.selectedIndex) })
            }
        }
        .environment(\.uiTabs, UIKitTabs(bar: controller.tabBar, page: controller.selectedViewController))
    }

    private func shownImage(of item: UITabBarItem, at index: Int) -> UIImage? {
        index == controller.selectedIndex ? item.selectedImage ?? item.image : item.image
    }

    private var selection: Binding<Int> {
        let (controller, changes) = (controller, $changes)
        return Binding {
            controller.selectedIndex
        } set: { index in
            controller.choose(index)
            changes.wrappedValue += 1
        }
    }
}

/// Controllers in columns, or the top one on a narrow screen.
private struct SplitControllerContent: View {
    let controller: UISplitViewController

    var body: some View {
        if controller.isCollapsed {
            if let top = controller.collapsed { ControllerContent(top) }
        } else {
            GeometryReader { proxy in
                let columns = controller.shownColumns(in: proxy.size.width)
                HStack(spacing: 0) {
                    ForEach(columns.indices, id: \.self) { index in
                        if index > 0 { Divider().ignoresSafeArea() }
                        ControllerContent(columns[index].controller).frame(width: columns[index].width)
                    }
                }
            }
        }
    }
}

/// Controllers one after another, the last one in sight.
private struct NavigationControllerContent: View {
    let controller: UINavigationController
    let view: UIView
    @State private var changes = 0

    var body: some View {
        let _ = changes
        if controller.isNavigationBarHidden {
            if let top = controller.topViewController { ControllerContent(top) }
        } else {
            NavigationStack(path: path) {
                page(at: 0).navigationDestination(for: Int.self) { page(at: $0) }
            }
            .environment(\.uiNavigationBar, controller.navigationBar)
        }
    }

    /// The places of the controllers behind the first.
    private var path: Binding<[Int]> {
        let (controller, changes) = (controller, $changes)
        return Binding {
            Array(controller.viewControllers.indices.dropFirst())
        } set: { places in
            while controller.viewControllers.count > max(places.count + 1, 1) { _ = controller.popViewController(animated: true) }
            changes.wrappedValue += 1
        }
    }

    @ViewBuilder
    private func page(at index: Int) -> some View {
        if controller.viewControllers.indices.contains(index) {
            let page = controller.viewControllers[index]
            // The controller's view is loaded first, so that the bar shows the items that its code sets up then.
            let content = ControllerContent(page)
            content.modifier(
                NavigationItemModifier(controller: page, prefersLargeTitles: controller.navigationBar.prefersLargeTitles) { changes += 1 })
        }
    }
}

/// The title and the buttons of a controller in the bar over it.
private struct NavigationItemModifier: ViewModifier {
    let controller: UIViewController
    let prefersLargeTitles: Bool
    let changed: () -> Void

    func body(content: Content) -> some View {
        let item = controller.navigationItem
        let title = item.title ?? controller.title
        titled(content, title, item.titleView)
            .navigationBarContent {
                $0.displayMode = isLarge(item) && $0.displayMode != .inline ? .large : .inline
                ($0.standardAppearance, $0.scrollEdgeAppearance) = (item.standardAppearance, item.scrollEdgeAppearance)
            }
            .navigationBarBackButtonHidden(
                item.hidesBackButton || item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
            )
            .toolbar {
                ToolbarItemGroup(placement: .topBarLeading) { buttons(item.leftBarButtonItems ?? []) }
                ToolbarItemGroup(placement: .topBarTrailing) { buttons((item.rightBarButtonItems ?? []).reversed()) }
            }
            .modifier(BottomItemsModifier(items: bottomItems, changed: changed))
            .modifier(
                SearchControllerModifier(
                    controller: item.searchController, isAlwaysShown: !item.hidesSearchBarWhenScrolling, changed: changed))
    }

    @ViewBuilder
    private func titled(_ content: Content, _ title: String?, _ view: UIView?) -> some View {
        if let view {
            content.toolbar { ToolbarItem(placement: .principal) { BarView(view: view) } }
        } else if let title {
            content.navigationTitle(Text(verbatim: title))
        } else {
            content
        }
    }

    /// The items of the toolbar below; empty where it is hidden.
    private var bottomItems: [UIBarButtonItem] {
        controller.navigationController?.isToolbarHidden == false ? controller.toolbarItems ?? [] : []
    }

    private func isLarge(_ item: UINavigationItem) -> Bool {
        prefersLargeTitles && item.largeTitleDisplayMode != .never && item.largeTitleDisplayMode != .inline
    }

    private func buttons(_ items: [UIBarButtonItem]) -> some View {
        ForEach(Array(items.enumerated()), id: \.offset) { BarButton(item: $0.element, changed: changed) }
    }
}

/// The items in the toolbar of a navigation controller.
private struct BottomItemsModifier: ViewModifier {
    let items: [UIBarButtonItem]
    let changed: () -> Void

    func body(content: Content) -> some View {
        if items.isEmpty {
            content
        } else {
            content.toolbar { ToolbarItemGroup(placement: .bottomBar) { BarItems(items: items, changed: changed) } }
        }
    }
}

/// A UIKit view in a bar, at its own or its intrinsic size.
struct BarView: View {
    let view: UIView

    var body: some View {
        let size = view.bounds.isEmpty ? view.compressedSize(in: CGSize(width: CGFloat.infinity, height: .infinity)) : view.bounds.size
        PlatformViewContent(view: arranged(in: size)).frame(width: size.width, height: size.height)
    }

    private func arranged(in size: CGSize) -> UIView {
        view.arrange(in: size)
        return view
    }
}

/// A UIKit button in a bar.
struct BarButton: View {
    let item: UIBarButtonItem
    let changed: () -> Void

    var body: some View {
        if item.isHidden || item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace {
            EmptyView()
        } else if let view = item.customView {
            BarView(view: view)
        } else {
            button.disabled(!item.isEnabled).tint(item.tintColor.map { Color(uiColor: $0) })
                .transformEnvironment(\.barItemForm) { [style = item.style] in
                    if $0 != nil, style != .plain { $0 = .prominentGlass }
                }
        }
    }

    @ViewBuilder
    private var button: some View {
        if let menu = item.menu {
            let content = PlatformMenuContent(menu) { action in
                if menu.options.contains(.singleSelection) { menu.choose(action) }
                action.perform(by: item)
                changed()
            }
            if item.hasOwnAction {
                Menu {
                    content
                } label: {
                    shown
                } primaryAction: {
                    press()
                }
            } else {
                Menu {
                    content
                } label: {
                    shown
                }
            }
        } else {
            Button {
                press()
            } label: {
                shown
            }
        }
    }

    private var shown: some View { label.fontWeight(item.style == .plain ? nil : .semibold) }

    private func press() {
        item.perform()
        changed()
    }

    @ViewBuilder
    private var label: some View {
        if let image = item.image {
            Image(uiImage: image).asTemplateUnlessOriginal.offset(item.pictureOffset)
                .accessibilityLabel(item.accessibilityLabel ?? item.title ?? "")
        } else if let title = item.title {
            let look = BarTextLook(of: item, in: item.isEnabled ? .normal : .disabled)
            look.applied(to: Text(verbatim: title))
        } else if let system = item.systemItem {
            switch system.shown {
            case .words(let words): Text(verbatim: words)
            case .symbol(let name):
                Label {
                    Text(verbatim: "\(system)")
                } icon: {
                    Image(systemName: name)
                }.labelStyle(.iconOnly)
            }
        }
    }
}

extension UIBarButtonItem.SystemItem {
    fileprivate enum Shown { case words(String), symbol(String) }

    /// Source: Human Interface Guidelines, and the pictures of `UIBarButtonItem.SystemItem` in Apple's documentation.
    fileprivate var shown: Shown {
        switch self {
        case .done: .words("Done")
        case .cancel: .words("Cancel")
        case .edit: .words("Edit")
        case .save: .words("Save")
        case .undo: .words("Undo")
        case .redo: .words("Redo")
        case .add: .symbol("plus")
        case .compose: .symbol("square.and.pencil")
        case .reply: .symbol("arrowshape.turn.up.left")
        case .action: .symbol("square.and.arrow.up")
        case .organize: .symbol("folder")
        case .bookmarks: .symbol("book")
        case .search: .symbol("magnifyingglass")
        case .refresh: .symbol("arrow.clockwise")
        case .stop, .close: .symbol("xmark")
        case .camera: .symbol("camera")
        case .trash: .symbol("trash")
        case .play: .symbol("play.fill")
        case .pause: .symbol("pause.fill")
        case .rewind: .symbol("backward.fill")
        case .fastForward: .symbol("forward.fill")
        case .pageCurl: .symbol("book.pages")
        case .writingTools: .symbol("apple.writing.tools")
        case .flexibleSpace, .fixedSpace: .words("")
        }
    }
}

extension TabItemLook {
    /// Creates the look that a UIKit item sets for its tab.
    @MainActor fileprivate init(of item: UITabBarItem, isSelected: Bool) {
        self.init()
        let look = BarTextLook(of: item, in: isSelected ? .selected : .normal)
        (titleFont, titleColor) = (look.font, look.color)
        titleOffset = CGSize(width: item.titlePositionAdjustment.horizontal, height: item.titlePositionAdjustment.vertical)
        badgeColor = item.badgeColor.map { Color(uiColor: $0) }
        pictureOffset = item.pictureOffset
    }
}

extension UIBarItem {
    /// The shift of a picture by insets that take from one side and give to the other.
    fileprivate var pictureOffset: CGSize {
        CGSize(width: (imageInsets.left - imageInsets.right) / 2, height: (imageInsets.top - imageInsets.bottom) / 2)
    }
}
