/// An opaque value representing a subview of another view, which shows that subview where it stands.
///
/// Source: Apple, SwiftUI `Subview`.
nonisolated public struct Subview: View, Identifiable {
    /// A unique identifier for a subview.
    public struct ID: Hashable {
        let node: ObjectIdentifier
    }

    let node: ViewNode

    /// The unique identifier of the view, the same as long as the view lives.
    public var id: ID { ID(node: ObjectIdentifier(node)) }

    /// The container values associated with the given subview.
    @MainActor @preconcurrency public var containerValues: ContainerValues {
        var values = node.layoutValue(for: ContainerValuesKey.self)
        values.tag = node.traits.tag
        return values
    }

    @MainActor @preconcurrency public var body: some View { BuiltView(node: node) }
}

/// An opaque collection representing the subviews of a view.
///
/// Source: Apple, SwiftUI `SubviewsCollection`.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
    var subviews: [Subview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(collection: self, bounds: bounds)
    }

    @MainActor @preconcurrency public var body: some View { ForEach(subviews) { $0 } }
}

/// A slice of a subviews collection.
///
/// Source: Apple, SwiftUI `SubviewsCollectionSlice`.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
    let collection: SubviewsCollection
    let bounds: Range<Int>

    public var startIndex: Int { bounds.lowerBound }
    public var endIndex: Int { bounds.upperBound }
    public subscript(index: Int) -> Subview { collection[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(collection: collection, bounds: bounds)
    }

    @MainActor @preconcurrency public var body: some View { ForEach(Array(self)) { $0 } }
}

/// A section of a view: its header, content and footer.
///
/// Source: Apple, SwiftUI `SectionConfiguration`.
public struct SectionConfiguration: Identifiable {
    /// A unique identifier for a section configuration.
    public struct ID: Hashable {
        let section: ObjectIdentifier?
        let first: Subview.ID?
    }

    /// The unique identifier of the section configuration.
    public let id: ID
    /// The collection of views that make up the header of the section.
    public let header: SubviewsCollection
    /// The collection of views that make up the content of the section.
    public let content: SubviewsCollection
    /// The collection of views that make up the footer of the section.
    public let footer: SubviewsCollection

    /// The container values of the section: those of the first view in it.
    @MainActor public var containerValues: ContainerValues {
        (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues()
    }
}

/// An opaque collection representing the sections of a view: views in a row without a section are one.
///
/// Source: Apple, SwiftUI `SectionCollection`.
public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    @MainActor
    init(_ subviews: SubviewsCollection) {
        var parts: [(section: ObjectIdentifier?, header: [Subview], content: [Subview], footer: [Subview])] = []
        for subview in subviews.subviews {
            let membership = subview.node.layoutValue(for: SectionMembershipKey.self)
            if parts.isEmpty || parts[parts.count - 1].section != membership?.section {
                parts.append((membership?.section, [], [], []))
            }
            switch membership?.role ?? .content {
            case .header: parts[parts.count - 1].header.append(subview)
            case .content: parts[parts.count - 1].content.append(subview)
            case .footer: parts[parts.count - 1].footer.append(subview)
            }
        }
        sections = parts.map { part in
            SectionConfiguration(
                id: .init(section: part.section, first: part.section == nil ? part.content.first?.id : nil),
                header: SubviewsCollection(subviews: part.header), content: SubviewsCollection(subviews: part.content),
                footer: SubviewsCollection(subviews: part.footer))
        }
    }
}

/// A view that is already built, with the environment of its place here.
package struct BuiltView: View, PrimitiveView {
    package typealias Body = Never
    package let node: ViewNode

    package init(node: ViewNode) {
        self.node = node
    }

    package func build(at structure: ViewElement, in context: BuildContext) -> [ViewNode] {
        let wrapper = WrapperNode.reuse(structure.base, inner: node) { WrapperNode(tree: context.tree, inner: node) }
        structure.base = wrapper
        if context.tree.laysOutInParts { wrapper.forget() }
        wrapper.environment = context.environment
        wrapper.transactionBox = context.transactionBox
        return [context.tree.wrap(wrapper, at: structure, in: context)]
    }
}

extension BuildContext {
    /// Builds a view and returns its parts as subviews of another view.
    @MainActor
    func subviews(of view: any View, at node: ViewElement) -> SubviewsCollection {
        let nodes = tree.build(view, at: node.child(0, holding: type(of: view)), in: forContent)
        return SubviewsCollection(subviews: nodes.filter { !$0.isDeparting }.map { Subview(node: $0) })
    }
}
