import UIKit
@_spi(Nodes) import SwiftUICore

/// The tabs of a tablet, as titles in the middle of the row of a navigation bar.
struct TopTabBar: View {
    let items: [TabBar.Item]
    let look: TopTabBarLook
    /// True if a sidebar shows in place of the bar; nil where there is no sidebar.
    let sidebar: Binding<Bool>?
    @Environment(\.systemLook) private var systemLook
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let row = systemLook.navigationBar
        ZStack { if !items.isEmpty { capsule } }
            .frame(maxWidth: .infinity, minHeight: row.rowHeight, maxHeight: row.rowHeight)
            .padding(.bottom, row.belowRow)
    }

    private var capsule: some View {
        HStack(spacing: 0) {
            if let sidebar { SidebarToggle(isShown: sidebar, look: look) }
            ForEach(items.indices, id: \.self) { index in
                if !items[index].traits.isInSidebarAlone { tab(items[index]) }
            }
        }
        .font(.system(size: look.titleSize, weight: .medium))
        .padding(look.inset)
        .frame(height: look.height)
        .background {
            if look.isGlass {
                GlassPlate(kind: .bar(tint: nil), shape: Capsule(style: .circular))
            } else {
                Capsule(style: .circular).fill(Material.bar)
            }
        }
    }

    private func tab(_ item: TabBar.Item) -> some View {
        let other = Color.primary.opacity(GlassItemsLook.symbolOpacity(in: colorScheme))
        return Group {
            if let label = item.traits.label {
                TabItemLabel(label: label, bar: systemLook.tabBar, arrangement: item.traits.role == .search ? .picture : .title)
            }
        }
        .foregroundStyle(item.isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(other))
        .padding(.horizontal, look.titleInset)
        .frame(maxHeight: .infinity)
        .background { if item.isSelected { TabSelection() } }
        .overlay(alignment: .topTrailing) { TabBadge(text: item.traits.badge, look: item.traits.look) }
        .modifier(TabBarTouch(item: item))
    }
}

/// The tabs of a tablet in a column beside the content, under the headers of their sections.
struct TabSidebar: View {
    let items: [TabBar.Item]
    let look: TopTabBarLook
    let sidebar: Binding<Bool>?
    @Environment(\.systemLook) private var systemLook
    @Environment(\.tabSidebarParts) private var parts

    var body: some View {
        SidebarPanel {
            VStack(alignment: .leading, spacing: 0) {
                HStack {
                    Spacer()
                    if let sidebar { SidebarToggle(isShown: sidebar, look: look) }
                }
                .frame(height: systemLook.navigationBar.rowHeight)
                .padding(.bottom, systemLook.navigationBar.belowRow)
                .padding(.horizontal, 4)
                parts.header.padding(.horizontal, 20)
                List(selection: selection) {
                    ForEach(sections.indices, id: \.self) { index in
                        if let header = sections[index].header {
                            Section {
                                rows(sections[index].places)
                            } header: {
                                header
                            }
                        } else {
                            Section { rows(sections[index].places) }
                        }
                    }
                    parts.footer
                }
                parts.bottomBar.padding(20)
            }
        }
    }

    /// Tabs that follow each other in a section, or in none.
    private var sections: [(header: AnyView?, places: [Int])] {
        var sections: [(title: TabSectionTitle?, places: [Int])] = []
        for (place, item) in items.enumerated() {
            let title = item.traits.section
            if sections.isEmpty || sections[sections.count - 1].title !== title { sections.append((title, [])) }
            sections[sections.count - 1].places.append(place)
        }
        return sections.map { ($0.title?.header, $0.places) }
    }

    private var selection: Binding<Int?> {
        Binding(get: { items.firstIndex { $0.isSelected } }, set: { if let place = $0 { items[place].select() } })
    }

    private func rows(_ places: [Int]) -> some View {
        ForEach(places, id: \.self) { place in
            let traits = items[place].traits
            if let label = traits.label {
                TabItemLabel(label: label, bar: systemLook.tabBar, arrangement: .row)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .badge(traits.badge)
                    .disabled(traits.isDisabled)
                    .accessibilityIdentifier(traits.identifier ?? "")
                    .tag(place)
            }
        }
    }
}

/// A column beside the content of a tablet: a panel of glass, or from edge to edge with a line at its end.
///
/// Source: the picture of NetNewsWire named at `ListMeasures.column`: the panel stands 10 points from the side, 32 from the top, where the
/// safe area begins, and 10 from the bottom of the screen; it is 300 points wide with corners of 22, and the next column begins at 320.
struct SidebarPanel<Content: View>: View {
    /// The width of the column with the space around its panel, in points.
    var width: CGFloat = SidebarPanel.usualWidth
    @ViewBuilder let content: Content
    @Environment(\.systemLook.tabBar.top?.isGlass) private var isGlass
    @Environment(\.screenInsets) private var screenInsets
    @Environment(\.pixelLength) private var pixelLength

    static var usualWidth: CGFloat { 320 }
    private static var margin: CGFloat { 10 }

    var body: some View {
        let content = content.environment(\.isInSidebar, true)
        if isGlass ?? false {
            let shape = RoundedRectangle(cornerRadius: 22, style: .continuous)
            content
                .frame(width: width - 2 * Self.margin)
                .frame(maxHeight: .infinity)
                .clipShape(shape)
                .background { GlassPlate(kind: .bar(tint: nil), shape: shape) }
                .padding(.horizontal, Self.margin)
                .padding(.bottom, Self.margin - screenInsets.bottom)
        } else {
            content
                .frame(width: width)
                .frame(maxHeight: .infinity)
                .background { Color(uiColor: .systemGroupedBackground).ignoresSafeArea() }
                .overlay(alignment: .trailing) { Color(uiColor: .separator).frame(width: pixelLength).ignoresSafeArea() }
        }
    }
}

/// The button that brings a sidebar and takes it away.
struct SidebarToggle: View {
    @Binding var isShown: Bool
    let look: TopTabBarLook

    var body: some View {
        Image(systemName: "sidebar.leading")
            .font(.system(size: look.titleSize, weight: .medium))
            .padding(.horizontal, look.titleInset)
            .frame(height: look.height - 2 * look.inset)
            .contentShape(Rectangle())
            .tapAction(.button) { isShown.toggle() }
            .accessibilityLabel(isShown ? "Hide Sidebar" : "Show Sidebar")
    }
}

private enum IsInSidebarKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True in a column at the leading side of a tablet's screen.
    var isInSidebar: Bool {
        get { self[IsInSidebarKey.self] }
        set { self[IsInSidebarKey.self] = newValue }
    }
}
