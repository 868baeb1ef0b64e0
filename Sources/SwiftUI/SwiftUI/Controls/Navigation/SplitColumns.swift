import UIKit
@_spi(Nodes) import SwiftUICore

/// The columns of a split view beside each other, on a tablet.
///
/// Source: Apple, SwiftUI `NavigationSplitView`: links of a column show their views in the next one. On a screen held upright the detail is
/// shown alone at first, and on its side the column before it, too.
struct SplitColumns: View {
    let sidebar: AnyView
    let content: AnyView?
    let detail: AnyView
    let visibility: Binding<NavigationSplitViewVisibility>?
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @State private var contentLink = ColumnLink()
    @State private var detailLink = ColumnLink()
    @State private var widths: [CGFloat?] = [nil, nil]
    @State private var changes = 0
    @Environment(\.pixelLength) private var pixelLength
    @Environment(\.splitViewStyle) private var style

    /// The width of a column between the others, in points. Source: the picture of NetNewsWire named at `ListMeasures.column`.
    private static let contentWidth: CGFloat = 310

    var body: some View {
        _ = changes
        for link in [contentLink, detailLink] { link.change = { [changes = $changes] in changes.wrappedValue += 1 } }
        return GeometryReader { proxy in
            let shown = shownColumns(isWide: proxy.size.width > proxy.size.height)
            HStack(spacing: 0) {
                if shown.sidebar {
                    SidebarPanel(width: widths[0] ?? SidebarPanel<EmptyView>.usualWidth) {
                        column(sidebar, 0, leadsTo: content == nil ? detailLink : contentLink, toggle: toggle(isShown: true))
                    }
                    .transition(.move(edge: .leading))
                }
                if let content, shown.content {
                    column(contentLink.view ?? content, 1, leadsTo: detailLink, toggle: shown.sidebar ? nil : toggle(isShown: false))
                        .frame(width: widths[1] ?? Self.contentWidth)
                        .overlay(alignment: .trailing) { Color(uiColor: .separator).frame(width: pixelLength).ignoresSafeArea() }
                }
                column(
                    detailLink.view ?? detail, 2, leadsTo: nil, toggle: shown.sidebar || shown.content ? nil : toggle(isShown: false)
                )
                .frame(maxWidth: .infinity)
            }
        }
        .background { Color(uiColor: .systemBackground).ignoresSafeArea() }
        .environment(\.sharedBarRow, 0)
    }

    private func column(_ view: AnyView, _ place: Int, leadsTo next: ColumnLink?, toggle: ColumnToggle?) -> some View {
        NavigationContainer(root: view.environment(\.isNavigationColumn, true))
            .environment(\.nextColumn, next)
            .environment(\.columnToggle, toggle)
            .onPreferenceChange(ColumnWidthKey.self) { width in
                if widths.indices.contains(place), widths[place] != width { widths[place] = width }
            }
    }

    private var present: NavigationSplitViewVisibility { visibility?.wrappedValue ?? ownVisibility }

    private func shownColumns(isWide: Bool) -> (sidebar: Bool, content: Bool) {
        switch present {
        case .all: (true, true)
        case .doubleColumn: (content == nil, true)
        case .detailOnly: (false, false)
        default: isWide && style != .prominentDetail ? (content == nil, true) : (false, false)
        }
    }

    private func toggle(isShown: Bool) -> ColumnToggle {
        let change = visibility ?? $ownVisibility
        let (without, with): (NavigationSplitViewVisibility, NavigationSplitViewVisibility) =
            content == nil ? (.detailOnly, .doubleColumn) : (.doubleColumn, .all)
        return ColumnToggle(isShown: isShown) { withAnimation { change.wrappedValue = isShown ? without : with } }
    }
}

/// The view that a link of a column shows in the next one.
@MainActor
final class ColumnLink: HandedOn {
    private var number = 0
    private var make: () -> AnyView? = { nil }
    var change: () -> Void = {}

    nonisolated init() {}

    /// The view, once a link has shown one.
    var view: AnyView? { make().map { AnyView($0.id(number)) } }

    func show(_ make: @escaping () -> AnyView?) {
        self.make = make
        number += 1
        change()
    }
}

/// The button of a bar that brings the sidebar and takes it away.
struct ColumnToggle {
    let isShown: Bool
    let act: @MainActor () -> Void

    /// In the sidebar it stands at its trailing side, elsewhere at the leading one.
    @MainActor var entry: ToolbarEntry {
        ToolbarEntry(
            placement: isShown ? .topBarTrailing : .topBarLeading,
            content: AnyView(Button(isShown ? "Hide Sidebar" : "Show Sidebar", systemImage: "sidebar.leading", action: act)))
    }
}

/// The width that a column asks for, in points.
enum ColumnWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

private enum SplitViewStyleKey: EnvironmentKey {
    static var defaultValue: _NavigationSplitViewKind { .automatic }
}

private enum NextColumnKey: EnvironmentKey {
    static var defaultValue: ColumnLink? { nil }
}

private enum ColumnToggleKey: EnvironmentKey {
    static var defaultValue: ColumnToggle? { nil }
}

extension EnvironmentValues {
    var splitViewStyle: _NavigationSplitViewKind {
        get { self[SplitViewStyleKey.self] }
        set { self[SplitViewStyleKey.self] = newValue }
    }

    /// The column in which links of this column show their views; nil: they show them in their own.
    var nextColumn: ColumnLink? {
        get { self[NextColumnKey.self] }
        set { self[NextColumnKey.self] = newValue }
    }

    /// The button for the sidebar in the first bar of a column.
    var columnToggle: ColumnToggle? {
        get { self[ColumnToggleKey.self] }
        set { self[ColumnToggleKey.self] = newValue }
    }
}
