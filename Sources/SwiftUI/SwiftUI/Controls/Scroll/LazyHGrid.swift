@_spi(Nodes) import SwiftUICore

/// Views in columns of rows whose heights the grid decides.
///
/// In a scroll view that scrolls that way only visible lines are built, like the rows of a `LazyHStack`.
///
/// Source: Apple, SwiftUI `LazyHGrid`.
nonisolated public struct LazyHGrid<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    let layout: LazyGridLayout
    let pinnedViews: PinnedScrollableViews
    let content: Content

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        let share: CGFloat =
            switch alignment {
            case .top: 0
            case .bottom: 1
            default: 0.5
            }
        layout = LazyGridLayout(axis: .horizontal, tracks: rows, share: share, spacing: spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor package func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        layout.build(content, pinning: pinnedViews, at: node, in: context)
    }
}
