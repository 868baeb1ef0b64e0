@_spi(Nodes) import SwiftUICore

/// The selected view of several over a bar of tabs.
struct TabBarFrame<Content: View>: View, ElementView {
    typealias Body = Never
    let choice: TabChoice
    /// The view that floats over the bar.
    let accessory: AnyView?
    /// Called when a tab with a role is chosen, with the tab that was shown before.
    let selected: (TabRole?, FormerTab?) -> Void
    let content: Content

    func makeNode(in context: BuildContext) -> BarredNode { BarredNode(tree: context.tree) }

    func update(_ node: BarredNode, at structure: ViewElement, in context: BuildContext) {
        var inside = context.forContent
        inside.environment.safeArea = node.safeArea
        inside.environment.containerSize = node.container
        inside.environment.stackAxis = nil
        inside.environment.tabViewLook = _TabViewLook(kind: .bar)
        inside.environment.tabAccessory = nil
        inside.environment.tabBarPlacement = .bottomBar
        let pages = context.tree.build(content, at: structure.child(0, holding: Content.self), in: inside)
            .filter { !$0.isDeparting }
        let selected = choice.index(in: pages)
        let former = selected.map { FormerTab(place: $0, tag: pages[$0].traits.tag) }
        let items = pages.enumerated().map { [choice, notify = self.selected] index, page in
            let traits = page.layoutValue(for: TabItemKey.self)
            return TabBar.Item(traits: traits, isSelected: index == selected) { [tag = page.traits.tag] in
                choice.choose(index, tag)
                if index != former?.place { notify(traits.role, former) }
            }
        }
        node.setContent(selected.map { [pages[$0]] } ?? [])
        if !context.tree.isSampling { tell(structure.remembered(ShownPage()), of: selected.map { pages[$0] }, in: context.tree) }
        var outside = context.forContent
        outside.environment.stackAxis = nil
        outside.environment.tabAccessory = nil
        let barStructure = structure.child(1, holding: AccessoryBar.self)
        node.makeBars = { [accessory] node in
            let wishes = node.preference(NavigationBarKey.self)
            let bar = AccessoryBar(
                accessory: accessory, bar: TabBar(items: items, isHidden: wishes.visibilities[.tabBar] == .hidden))
            let elements = outside.tree.build(bar, at: barStructure, in: outside)
            return [BarredNode.Bar(edge: .bottom, content: elements)]
        }
    }
}

/// The page that is shown.
@MainActor
private final class ShownPage {
    var page: NodeReference?
}

extension TabBarFrame {
    /// Notifies the former page that it is no longer shown, and a page shown before that it is shown again.
    private func tell(_ shown: ShownPage, of page: ViewNode?, in tree: ViewTree) {
        let former = shown.page?.node
        guard former !== page else { return }
        shown.page = page?.reference
        // The page comes before the other one goes, as with UIKit's tab bar controller.
        tree.afterUpdate {
            // A page of a stack may be over them: the page appears when that goes.
            if page?.isUnderPage != true { page?.performReturn() }
            former?.performAbsence()
        }
    }
}

/// A bar of tabs with a view over it.
private struct AccessoryBar: View {
    let accessory: AnyView?
    let bar: TabBar

    /// A choice by eye, after iOS 26: a capsule of glass, 48 points high.
    private static let height: CGFloat = 48

    var body: some View {
        VStack(spacing: 0) {
            if let accessory {
                accessory
                    .environment(\.tabViewBottomAccessoryPlacement, .expanded)
                    .frame(maxWidth: .infinity, minHeight: Self.height, maxHeight: Self.height)
                    .clipShape(Capsule())
                    .glassEffect()
                    .padding(.horizontal, 21)
                    .padding(.bottom, 8)
                    .transition(.opacity)
            }
            bar
        }
    }
}

/// A bar of tabs: a symbol over a title for each.
///
/// Source: UIKit's tab bar on an iPhone: 49 points high, titles of 10 points, medium; the tint for the selected one and grey
/// for the others.
struct TabBar: View {
    struct Item {
        var traits: TabItemTraits
        var isSelected: Bool
        var select: () -> Void
    }

    let items: [Item]
    let isHidden: Bool
    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        if !isHidden, !items.isEmpty {
            HStack(spacing: 0) {
                ForEach(items.indices, id: \.self) { tab(items[$0]) }
            }
            .frame(height: 49)
            .background { Rectangle().fill(Material.bar).ignoresSafeArea() }
            .overlay(alignment: .top) { Rectangle().fill(SeparatorShapeStyle()).frame(height: pixelLength) }
        }
    }

    @ViewBuilder private func tab(_ item: Item) -> some View {
        if let spoken = item.traits.spokenLabel {
            button(item).accessibilityLabel(spoken)
        } else {
            button(item)
        }
    }

    private func button(_ item: Item) -> some View {
        Group {
            if let label = item.traits.label {
                TabItemLabel(label: label, look: item.traits.look)
            } else {
                Color.clear.frame(width: 1, height: 1)
            }
        }
        .font(.system(size: 10, weight: .medium))
        .symbolVariant(.fill)
        .foregroundStyle(item.isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.gray))
        .overlay(alignment: .top) { badge(item.traits.badge, item.traits.look.badgeColor ?? .red).offset(x: 14, y: -3) }
        .frame(maxWidth: .infinity)
        .contentShape(Rectangle())
        .tapAction(.tab, item.select)
        .opacity(item.traits.isDisabled ? 0.4 : 1)
        .disabled(item.traits.isDisabled)
        .accessibilityIdentifier(item.traits.identifier ?? "")
    }

    @ViewBuilder private func badge(_ text: Text?, _ color: Color) -> some View {
        if let text {
            text
                .font(.system(size: 13))
                .foregroundStyle(.white)
                .padding(.horizontal, 5)
                .frame(minWidth: 18, minHeight: 18)
                .background(Capsule(style: .circular).fill(color))
                .fixedSize()
        }
    }
}
