/// Containers that see the views inside them one by one, as SwiftUI's own are made and many packages make theirs; what became
/// `Group(subviews:)`.
///
/// Source: SwiftUI's interface, where it is public with an underscore.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias Children = _VariadicView_Children
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    /// A container and its content.
    public struct Tree<Root: _VariadicView_Root, Content> {
        public var root: Root
        public var content: Content

        public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }
        public init(_ root: Root, @ViewBuilder content: () -> Content) { self.init(root: root, content: content()) }
    }
}

extension _VariadicView.Tree: View, PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
    public typealias Body = Never

    package func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        let body = root.body(children: _VariadicView_Children(context.subviews(of: content, at: node)))
        return context.tree.build(body, at: node.child(1, holding: type(of: body)), in: context)
    }
}

public protocol _VariadicView_Root {}

public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder @MainActor func body(children: _VariadicView.Children) -> Body
}

public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views inside a container, one by one.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
    private let elements: [Element]

    init(_ subviews: SubviewsCollection) { elements = subviews.map { Element(subview: $0) } }

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(index: Int) -> Element { elements[index] }

    @MainActor @preconcurrency public var body: some View { ForEach(elements) { $0 } }

    /// One of the views.
    nonisolated public struct Element: View, Identifiable {
        let subview: Subview

        public var id: AnyHashable { AnyHashable(subview.id) }

        /// The identity that the view was given, where it is of this type.
        @MainActor public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
            subview.node.traits.identities.lazy.compactMap { $0.base as? ID }.first
        }

        /// The value that the view sets for the container under a key.
        @MainActor public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            subview.node.layoutValue(for: ViewTraitValueKey<Trait>.self)
        }

        @MainActor @preconcurrency public var body: some View { subview }
    }
}

/// A key of a value that a view sets for the container that holds it.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

enum ViewTraitValueKey<Trait: _ViewTraitKey>: LayoutValueKey {
    static var defaultValue: Trait.Value { Trait.defaultValue }
}

nonisolated extension View {
    /// Tells the container that holds the view a value under a key.
    public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        layoutValue(key: ViewTraitValueKey<K>.self, value: value)
    }
}
