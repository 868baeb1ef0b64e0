/// Several views as one, without a layout of their own.
///
/// Source: Apple, SwiftUI `Group`.
public struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func expand(at node: StructureNode, in context: ExpansionContext) -> [ViewNode] {
        context.tree.expand(content, at: node.child(0, holding: Content.self), in: context)
    }
}
