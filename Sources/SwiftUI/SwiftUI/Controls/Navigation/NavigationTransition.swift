@_spi(Nodes) import SwiftUICore

/// The transition by which a view comes over another in a navigation stack.
///
/// Source: Apple, SwiftUI `NavigationTransition`.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// The move of the system: a slide from the trailing edge.
///
/// Source: Apple, SwiftUI `AutomaticNavigationTransition`.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
    init() {}
}

/// A transition in which a view grows out of the view that led to it, and shrinks back into it.
///
/// Source: Apple, SwiftUI `ZoomNavigationTransition`.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
    let key: MatchedTransitionKey
}

nonisolated extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

nonisolated extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A view grows out of the matched source with an identifier.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(key: MatchedTransitionKey(id: AnyHashable(sourceID), namespace: namespace))
    }
}

/// The key that connects a source with a view.
struct MatchedTransitionKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

nonisolated extension View {
    /// Sets how the view comes and goes in the navigation stack that it is pushed onto, or as a sheet or a full screen cover.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        modifier(NavigationTransitionModifier(zoom: (style as? ZoomNavigationTransition)?.key))
    }

    /// Makes the view the source that another one grows out of.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(
            TransitionSourceModifier(key: MatchedTransitionKey(id: AnyHashable(id), namespace: namespace), cornerRadius: nil))
    }

    /// Makes the view the source that another view grows out of, and sets its look at the beginning of that transition.
    public func matchedTransitionSource<ID: Hashable, Configuration: MatchedTransitionSourceConfiguration>(
        id: ID, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> Configuration
    ) -> some View {
        let looks = (configuration(EmptyMatchedTransitionSourceConfiguration()) as? LookedMatchedTransitionSource)?.looks
        return modifier(
            TransitionSourceModifier(
                key: MatchedTransitionKey(id: AnyHashable(id), namespace: namespace), cornerRadius: looks?.radius)
        )
        .reporting(looks?.hasMore ?? false, "The background or shadow of a matchedTransitionSource", instead: "only its shape is drawn")
    }
}

/// The look of the source of a transition.
///
/// Source: Apple, SwiftUI `MatchedTransitionSourceConfiguration`.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

/// A source without changes to its look.
///
/// Source: Apple, SwiftUI `EmptyMatchedTransitionSourceConfiguration`.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    init() {}
}

/// The resolved looks of a configuration.
nonisolated private struct LookedMatchedTransitionSource: MatchedTransitionSourceConfiguration {
    struct Looks {
        var radius: CGFloat?
        /// True if the configuration asks for a background or a shadow, too.
        var hasMore = false
    }

    var looks: Looks
}

nonisolated extension MatchedTransitionSourceConfiguration {
    private var looks: LookedMatchedTransitionSource.Looks {
        (self as? LookedMatchedTransitionSource)?.looks ?? LookedMatchedTransitionSource.Looks()
    }

    private func with(
        _ change: (inout LookedMatchedTransitionSource.Looks) -> Void
    ) -> some MatchedTransitionSourceConfiguration {
        var looks = looks
        change(&looks)
        return LookedMatchedTransitionSource(looks: looks)
    }

    /// Sets the shape that the view grows out of.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        with { $0.radius = max(shape.cornerSize.width, shape.cornerSize.height) }
    }

    /// Sets the background of the source as the view grows.
    public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { with { $0.hasMore = true } }

    /// Sets the shadow of the source as the view grows.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { with { $0.hasMore = true } }
}

/// Tells the page that a view belongs to how it moves.
nonisolated private struct NavigationTransitionModifier: ViewModifier, ContextModifier {
    typealias Body = Never
    let zoom: MatchedTransitionKey?

    @MainActor func modify(_ context: inout BuildContext, at node: ViewElement) {
        if context.environment.navigationPage == nil, let posture = context.environment.sheetPosture { posture.zoom = zoom }
        guard let page = context.environment.navigationPage, page.zoom != zoom else { return }
        page.zoom = zoom
        // The page below was evaluated before it was known that it need not make way.
        guard !context.tree.isSampling, let model = context.environment.navigation else { return }
        context.tree.afterUpdate { model.update() }
    }
}

/// Makes a view known to its stack as a source.
nonisolated private struct TransitionSourceModifier: ViewModifier, WrapperModifier {
    typealias Body = Never
    let key: MatchedTransitionKey
    let cornerRadius: CGFloat?

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { TransitionSourceNode(tree: context.tree, inner: inner) }
        node.cornerRadius = cornerRadius
        context.environment.navigation?.add(node, as: key)
        context.tree.presence.zoomSources[AnyHashable(key)] = node.reference
        return node
    }
}

extension ViewTree {
    /// Returns the frame in which a source is seen, in the coordinates of a presentation at a frame of the window; nil where there is no
    /// such source.
    func zoomSource(_ key: MatchedTransitionKey, in frame: CGRect) -> ZoomSource? {
        guard let node = presence.zoomSources[AnyHashable(key)]?.node as? TransitionSourceNode, node.placedFrame != nil else { return nil }
        let own = node.seenFrame
        guard own.width > 0, own.height > 0 else { return nil }
        return ZoomSource(
            frame: own.offsetBy(dx: -frame.minX, dy: -frame.minY), radius: node.radius, screen: CGRect(origin: .zero, size: frame.size))
    }
}

/// Gives a navigation model the node of its stack, whose place the transitions need.
struct StackFrameModifier: ViewModifier, WrapperModifier {
    typealias Body = Never
    let model: NavigationModel

    func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { TransitionSourceNode(tree: context.tree, inner: inner) }
        model.frameNode = node
        return node
    }
}

/// A view whose visible frame transitions ask for.
@MainActor
final class TransitionSourceNode: WrapperNode {
    /// The radius set by code, in points; nil for that of the view's own corners.
    var cornerRadius: CGFloat?

    /// The radius of the visible corners, in points.
    var radius: CGFloat { cornerRadius ?? inner.roundedCorners ?? 0 }

    override var dumpedChildren: [ViewNode] { inner.dumpedChildren }
    override var kind: String { inner.kind }

    /// The frame in which the view is seen, in the coordinates of the whole picture.
    var seenFrame: CGRect { inner.frame(at: tree.now).mapped(by: globalTransform) }
}

/// A shape, style or modifier that gives a view rounded corners.
@MainActor
protocol RoundedCorners {
    /// Returns the radius, in points; nil where the corners are not quarter circles.
    func cornerRadius(of size: CGSize) -> CGFloat?
}

extension ClipEffect: RoundedCorners {
    @MainActor func cornerRadius(of size: CGSize) -> CGFloat? { Self.cornerRadius(of: shape, size) }

    @MainActor fileprivate static func cornerRadius(of shape: some Shape, _ size: CGSize) -> CGFloat? {
        switch shape {
        case let shape as RoundedRectangle: max(shape.cornerSize.width, shape.cornerSize.height)
        case is Capsule, is Circle, is Ellipse: min(size.width, size.height) / 2
        default: nil
        }
    }
}

extension ShapeNode: RoundedCorners {
    func cornerRadius(of size: CGSize) -> CGFloat? { ClipEffect<S>.cornerRadius(of: shape, size) }
}

extension EffectNode: RoundedCorners {
    func cornerRadius(of size: CGSize) -> CGFloat? { (effect as? any RoundedCorners)?.cornerRadius(of: size) }
}

extension ViewNode {
    /// The radius of the view's visible corners: those of a shape that clips it, or that fills its frame behind it.
    fileprivate var roundedCorners: CGFloat? {
        guard let frame = placedFrame else { return nil }
        if let own = (self as? any RoundedCorners)?.cornerRadius(of: frame.size) { return own }
        return children.lazy.filter { $0.placedFrame == frame }.compactMap(\.roundedCorners).first
    }
}
