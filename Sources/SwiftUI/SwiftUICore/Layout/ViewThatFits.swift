/// The first of several views that fits the space.
///
/// Source: Apple, SwiftUI `ViewThatFits`.
nonisolated public struct ViewThatFits<Content: View>: View, LayoutContainerView {
    public typealias Body = Never
    let layout: ViewThatFitsLayout
    let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        layout = ViewThatFitsLayout(axes: axes)
        self.content = content()
    }
}
