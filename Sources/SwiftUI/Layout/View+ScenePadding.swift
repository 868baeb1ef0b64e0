/// The space that a scene keeps around its content.
///
/// Source: Apple, SwiftUI `ScenePadding`.
public struct ScenePadding: Equatable, Sendable {
    private enum Kind: Equatable, Sendable { case minimum, navigationBar }
    private let kind: Kind
    public static let minimum = ScenePadding(kind: .minimum)
    public static let navigationBar = ScenePadding(kind: .navigationBar)
}

extension View {
    /// Adds the space that the scene keeps around its content: 16 points at the sides of an iPhone.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges) }

    /// Sets whether the status bar is not shown. The canvas of a preview has none.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    public func statusBar(hidden: Bool) -> some View { self }

    /// Sets whether the system's overlays are shown. The canvas of a preview has none.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
