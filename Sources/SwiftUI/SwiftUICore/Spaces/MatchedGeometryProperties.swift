/// A set of view properties that may be synchronized between views using `matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
///
/// Source: Apple, SwiftUI `MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The view's position, in window coordinates.
    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    /// The view's size, in local coordinates.
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    /// Both the position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
    /// Defines a group of views with synchronized geometry using an identifier and namespace.
    ///
    /// One view of a group is the source, and the others take on its frame. They are proposed its size and placed at its position,
    /// regardless of layout and without affecting it. If a view of a group is inserted in the same transaction as another is removed,
    /// both take the frame that moves from the old view to the new one.
    ///
    /// - Parameters:
    ///   - id: distinguishes the group from others in the namespace.
    ///   - namespace: a view's `@Namespace`.
    ///   - properties: the properties copied from the source.
    ///   - anchor: the point of the view that counts as its position.
    ///   - isSource: whether the view provides its geometry to others.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)), properties: properties, anchor: anchor,
                isSource: isSource))
    }
}

/// The key of a group of views with matched geometry.
struct MatchedGeometryKey: Hashable {
    var namespace: Namespace.ID
    var id: AnyHashable
    /// The host of the views. Views on different pages of a stack, or behind a sheet and in it, are in different groups.
    var host: ObjectIdentifier?
}

nonisolated struct MatchedGeometryModifier: ViewModifier, WrapperModifier {
    typealias Body = Never
    var key: MatchedGeometryKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { MatchedGeometryNode(tree: context.tree, inner: inner) }
        var modifier = self
        modifier.key.host = context.environment.viewHost
        node.modifier = modifier
        return node
    }
}

private enum ViewHostKey: EnvironmentKey {
    static var defaultValue: ObjectIdentifier? { nil }
}

extension EnvironmentValues {
    /// The host of a view, unless that is the window: the page of a navigation stack or a sheet.
    ///
    /// On a device, separate view controllers host those, and geometry is matched within each of them.
    package var viewHost: ObjectIdentifier? {
        get { self[ViewHostKey.self] }
        set { self[ViewHostKey.self] = newValue }
    }
}
