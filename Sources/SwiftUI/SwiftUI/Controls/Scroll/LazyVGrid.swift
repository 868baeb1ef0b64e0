@_spi(Nodes) import SwiftUICore

/// Views in rows of columns whose widths the grid decides.
///
/// In a scroll view that scrolls that way only visible lines are built, like the rows of a `LazyVStack`.
///
/// Source: Apple, SwiftUI `LazyVGrid`.
nonisolated public struct LazyVGrid<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    let layout: LazyGridLayout
    let pinnedViews: PinnedScrollableViews
    let content: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        let share: CGFloat =
            switch alignment {
            case .leading: 0
            case .trailing: 1
            default: 0.5
            }
        layout = LazyGridLayout(axis: .vertical, tracks: columns, share: share, spacing: spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor package func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        layout.build(content, pinning: pinnedViews, at: node, in: context)
    }
}
