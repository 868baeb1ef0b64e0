/// Views in a horizontal line.
///
/// Source: Apple, SwiftUI `HStack`.
nonisolated public struct HStack<Content: View>: View, LayoutContainerView {
    public typealias Body = Never
    let layout: HStackLayout
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// Views in a vertical line.
///
/// Source: Apple, SwiftUI `VStack`.
nonisolated public struct VStack<Content: View>: View, LayoutContainerView {
    public typealias Body = Never
    let layout: VStackLayout
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// Views on top of each other.
///
/// Source: Apple, SwiftUI `ZStack`.
nonisolated public struct ZStack<Content: View>: View, LayoutContainerView {
    public typealias Body = Never
    let layout: ZStackLayout
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}
