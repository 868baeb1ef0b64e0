/// How content that scrolls meets the bars over it.
///
/// Source: Apple, SwiftUI `ScrollEdgeEffectStyle`.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, hard, soft }
    private let kind: Kind

    /// As the system has it: soft, where bars have no background.
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
    /// The bar's material ends in a line.
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
    /// The bar's material fades away.
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

/// The effect of a bar where content scrolls under it.
struct ScrollEdgeEffect {
    var isHidden = false
    var style = ScrollEdgeEffectStyle.automatic
}

nonisolated extension View {
    /// Sets how content that scrolls in this view meets the navigation bar over it.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        scrollEdgeEffect(edges) { $0.style = style ?? .automatic }
    }

    /// Sets whether the navigation bar over content that scrolls in this view stays without a background.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        scrollEdgeEffect(edges) { $0.isHidden = hidden }
    }

    private func scrollEdgeEffect(_ edges: Edge.Set, _ change: @escaping (inout ScrollEdgeEffect) -> Void) -> some View {
        navigationBarContent {
            if edges.contains(.top) { change(&$0.edgeEffects[.navigationBar, default: ScrollEdgeEffect()]) }
            if edges.contains(.bottom) { change(&$0.edgeEffects[.bottomBar, default: ScrollEdgeEffect()]) }
        }
    }
}
