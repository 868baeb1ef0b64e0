/// Views in rows and columns that line up.
///
/// Source: Apple, SwiftUI `Grid`.
nonisolated public struct Grid<Content: View>: View, LayoutContainerView {
    public typealias Body = Never
    let layout: GridLayout
    let content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}
