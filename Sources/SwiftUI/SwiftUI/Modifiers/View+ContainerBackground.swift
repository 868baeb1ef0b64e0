/// A kind of container whose background a view can give, and that the system shows by itself, as it does a widget.
///
/// Source: Apple, SwiftUI `ContainerBackgroundPlacement`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    package init(name: String) { self.name = name }

    public static var navigation: PageBackgroundPlacement { .navigation }
    public static var navigationSplitView: PageBackgroundPlacement { .navigationSplitView }
    public static var tabView: PageBackgroundPlacement { .tabView }
}

/// A kind of page whose background a view can give. Apple has one type for all of these; here a widget's background has a modifier of its
/// own, which is archived as such.
public struct PageBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// The page of a navigation stack that the view is on.
    public static let navigation = PageBackgroundPlacement(name: "navigation")
    /// The whole of the split view that the view is in.
    public static let navigationSplitView = PageBackgroundPlacement(name: "navigationSplitView")
    /// The page of a tab view that the view is on.
    public static let tabView = PageBackgroundPlacement(name: "tabView")
}

extension View {
    /// Gives the container that this view is in a view as its background; it is laid out in the whole container, margins
    /// included.
    ///
    /// - Parameters:
    ///   - container: the kind of container.
    ///   - alignment: where the background stands when it is smaller than the container.
    ///   - content: the background.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(ContainerLayerModifier(alignment: alignment, layer: content()))
    }

    /// Fills the background of the container that this view is in.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Gives the page that this view is on a view as its background, which reaches behind the bars and to the edges of the screen.
    public func containerBackground<V: View>(
        for container: PageBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let layer = content()
        return frame(maxWidth: .infinity, maxHeight: .infinity).background {
            layer.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment).ignoresSafeArea()
        }
    }

    /// Fills the background of the page that this view is on.
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: PageBackgroundPlacement) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }
}
