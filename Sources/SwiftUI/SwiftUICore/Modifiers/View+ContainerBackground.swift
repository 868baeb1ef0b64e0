/// A kind of container that shows its own background, which a view can replace, as a widget does.
///
/// Source: Apple, SwiftUI `ContainerBackgroundPlacement`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    package init(name: String) { self.name = name }

    public static var navigation: PageBackgroundPlacement { .navigation }
    public static var navigationSplitView: PageBackgroundPlacement { .navigationSplitView }
    public static var tabView: PageBackgroundPlacement { .tabView }
}

/// A kind of page whose background a view can provide. Apple has one type for all of these. Here a widget's background has a modifier of
/// its own, which is archived as such.
public struct PageBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// The page of a navigation stack that contains the view.
    public static let navigation = PageBackgroundPlacement(name: "navigation")
    /// The whole of the split view that contains the view.
    public static let navigationSplitView = PageBackgroundPlacement(name: "navigationSplitView")
    /// The page of a tab view that contains the view.
    public static let tabView = PageBackgroundPlacement(name: "tabView")
}

nonisolated extension View {
    /// Sets a view as the background of the container that holds this view. It is laid out in the whole container, margins included.
    ///
    /// - Parameters:
    ///   - container: the kind of container.
    ///   - alignment: the position of a background that is smaller than the container.
    ///   - content: the background.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(ContainerLayerModifier(alignment: alignment, layer: content()))
    }

    /// Fills the background of the container that holds this view.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Sets a view as the background of the page that holds this view. It reaches behind the bars and to the edges of the screen.
    public func containerBackground<V: View>(
        for container: PageBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let layer = content()
        return frame(maxWidth: .infinity, maxHeight: .infinity).background {
            layer.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment).ignoresSafeArea()
        }
    }

    /// Fills the background of the page that holds this view.
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: PageBackgroundPlacement) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }
}
