/// Transforms the subviews of a given view into a resulting content view.
///
/// Source: Apple, SwiftUI `GroupElementsOfContent`.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View, PrimitiveView {
    public typealias Body = Never

    private let source: Subviews
    private let transform: (SubviewsCollection) -> Content

    init(source: Subviews, transform: @escaping (SubviewsCollection) -> Content) {
        (self.source, self.transform) = (source, transform)
    }

    @MainActor package func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        let content = transform(context.subviews(of: source, at: node))
        return context.tree.build(content, at: node.child(1, holding: Content.self), in: context)
    }
}

/// Transforms the sections of a given view into a resulting content view.
///
/// Source: Apple, SwiftUI `GroupSectionsOfContent`.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View, PrimitiveView {
    public typealias Body = Never

    private let source: Sections
    private let transform: (SectionCollection) -> Content

    init(source: Sections, transform: @escaping (SectionCollection) -> Content) {
        (self.source, self.transform) = (source, transform)
    }

    @MainActor package func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        let content = transform(SectionCollection(context.subviews(of: source, at: node)))
        return context.tree.build(content, at: node.child(1, holding: Content.self), in: context)
    }
}

extension Group {
    /// Constructs a group from the subviews of the given view.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(content: GroupElementsOfContent(source: view, transform: transform))
    }

    /// Constructs a group from the sections of the given view.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(content: GroupSectionsOfContent(source: view, transform: transform))
    }
}
