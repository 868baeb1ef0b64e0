import Drawing

/// Content that may be larger than the space it is shown in.
///
/// A picture shows it from its beginning, or from where an event has scrolled it, clipped at the view's edges; without indicators, also
/// while a finger scrolls it.
///
/// Source: Apple, SwiftUI `ScrollView`.
nonisolated public struct ScrollView<Content: View>: View {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    @Environment(\.scrollContentMargins) private var margins
    @Environment(\.scrollAnchor) private var anchor
    @Environment(\.isScrollClipDisabled) private var isClipDisabled
    @Environment(\.scrollPositionLink) private var link
    @State private var container = ContainerSize(.zero)
    @State private var state = ScrollState()

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    @MainActor @preconcurrency public var body: some View {
        state.axes = axes
        return LayoutView(
            layout: ScrollLayout(axes: axes, anchor: anchor ?? .topLeading),
            content: VStack { content }
                .padding(margins)
                .transformEnvironment(\.self) { values in
                    values.scrollContentMargins = EdgeInsets()
                    values.containerSize = container
                    values.scrollState = state
                    values.scrollWatchers = []
                    values.scrollPositionLink = nil
                }
                .modifier(ScrolledContentModifier(state: state, link: link))
        )
        .modifier(ContainerSizeReader(container: container, margins: margins))
        .modifier(ScrollWindowModifier(state: state, margins: margins, isClipped: !isClipDisabled))
    }
}

private enum ScrollStateKey: EnvironmentKey {
    static var defaultValue: ScrollState? { nil }
}

extension EnvironmentValues {
    /// The scroll view around a view: lazy containers build what can be seen in it.
    var scrollState: ScrollState? {
        get { self[ScrollStateKey.self] }
        set { self[ScrollStateKey.self] = newValue }
    }
}
