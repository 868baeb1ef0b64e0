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

extension View {
    /// Defines a group of views with synchronized geometry using an identifier and namespace.
    ///
    /// Of the views of a group one is the source, and the others get its frame: they are proposed its size and put where it
    /// is, whatever layout has in mind for them, and layout does not notice. Where a view of a group is inserted as another
    /// one is removed, in one transaction, both take the frame that moves from the old one to the new one.
    ///
    /// - Parameters:
    ///   - id: tells the group from others of the namespace.
    ///   - namespace: a view's `@Namespace`.
    ///   - properties: what is copied from the source.
    ///   - anchor: which point of the view is its position.
    ///   - isSource: whether the view gives its geometry to others.
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

/// What names a group of views of matched geometry.
struct MatchedGeometryKey: Hashable {
    var namespace: Namespace.ID
    var id: AnyHashable
    /// What hosts the views: those on different pages of a stack, or behind a sheet and in it, are of different groups.
    var host: ObjectIdentifier?
}

struct MatchedGeometryModifier: ViewModifier, WrapperModifier {
    typealias Body = Never
    var key: MatchedGeometryKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
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
    /// What a view is hosted by, where that is not the window: the page of a navigation stack, a sheet.
    ///
    /// On a device those are hosted by view controllers of their own, and geometry is matched within one of them.
    var viewHost: ObjectIdentifier? {
        get { self[ViewHostKey.self] }
        set { self[ViewHostKey.self] = newValue }
    }
}
